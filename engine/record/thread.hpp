// A thread: a game that is passed from device to device as a link (docs/by-link.md, "Fair").
//
// One device invites, the others join one after another, then they play in turn. What a device
// knows of a thread is one record, what a link brings is another, and the two are compared.
#pragma once

#include "engine/record/record.hpp"

namespace bastide {

// Turns a game that has not begun into one between devices: this one with the players of `seats`
// (bit p: player p), including the computer players, and others that are still to join. The first
// player must be among `seats`. Codes "fair.seats".
Expected<void> invite(Record& record, u8 seats, const FairValue& secret);

// Adds another device, for one player who belongs to nobody yet. Codes "fair.seats".
Expected<void> join(Record& record, u8 seats, const FairValue& secret);

// If it is this device's turn to reveal a value before the first draw, does so.
void reveal_first(Fair& fair, u8 device, const FairValue& secret);

// The device with this secret; no_device: it is not part of the thread.
u8 own_device(const Fair& fair, const FairValue& secret);

// If this device makes the next step and it begins a stretch, reveals one more value and sets the
// state's seed. `place`: of the game so far. False: the step is not this device's.
bool begin_own_step(const Game& game, State& state, Fair& fair, FairPlace& place, u8 device,
                    const FairValue& secret);

// ---- A computer that plays for a device that is gone --------------------------------------------
//
// All others give their word, then one of them reveals once more: until then nobody knows what will
// be drawn. `at`: the actions of the game so far.

// Gives this device's word that from here on a computer of this version plays for the device whose
// step is next, and confirms the agreement if that is due. False: it has none to give.
bool give_word(const Game& game, const State& state, Fair& fair, FairPlace& place, FairWord word,
               const FairValue& secret);
// Confirms an agreement if all have given their word and this device is the one to do so.
bool confirm_words(const Game& game, const State& state, Fair& fair, FairPlace& place,
                   FairWord word, const FairValue& secret);
// If this device would have had to confirm, shows the others that it does not: the game went on
// before it could. They wait for that, or for a step of a device that had not agreed.
bool decline(const Game& game, const State& state, Fair& fair, const FairPlace& place,
             FairWord word, const FairValue& secret);
// Takes back all words that do not hold: somebody plays on.
void drop_words(Fair& fair, const FairPlace& place, std::size_t at);
// Adds the words that only the other one of two records with the same actions has.
void merge_words(Record& record, const Record& other);

// Whether a device that has given its word at the end of the game that it knows may go on with
// `other`, in which the one believed gone has answered: not as long as the agreement may hold
// elsewhere.
bool may_follow(const Catalogue& catalogue, const Record& known, const Record& other, u8 device);

// How far a game has got after so many of its actions, and what is agreed there.
struct FairEnd {
  FairPlace place;
  Agreement agreement;
  bool held = false;  // an agreement has begun to hold there
};
FairEnd fair_end(const Game& game, const Record& record, std::size_t count);

// Whether the revealed values are consistent with the game, whose actions must be legal. Codes
// "fair.seats"; "fair.stretch" (detail: the turn): a device has revealed too few or too many values
// for its steps; "fair.chance" (detail: the turn): a chance outcome is not the one that the
// revealed values give.
std::optional<Error> check_fair(const Game& game, const Record& record);

// Drops the values revealed for actions that the record no longer has. Returns how far it has got.
FairPlace rewind_fair(const Game& game, Record& record);

// Ordered by how well two records match, best first.
enum class Relation : u8 {
  same,
  newer,       // it continues the known one, or more have joined or revealed their first value
  older,       // the known one continues it
  other_past,  // it differs from `common` on, or other people have joined
  forged,      // values revealed by `device` do not lead to its root
  other_game,
};

struct Comparison {
  Relation relation = Relation::other_game;
  std::size_t common = 0;  // actions that both share
  int turn = 0;            // in which they diverge, from 1; 0: before the first
  u8 device = no_device;   // forged: whose
  // At the end of the shorter one words have been given that the longer one goes on without.
  bool overtaken = false;
};

// Compares a valid record with a known one. Names do not matter.
Comparison compare_threads(const Catalogue& catalogue, const Record& known, const Record& other);

}  // namespace bastide
