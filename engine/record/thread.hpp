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

// If the next step belongs to this device and begins a stretch, reveals one more value and sets the
// state's seed. `last`: the device that made the last step. False: the step is not this device's.
bool begin_own_step(const Game& game, State& state, Fair& fair, u8 last, u8 device,
                    const FairValue& secret);

// Whether the revealed values are consistent with the game, whose actions must be legal. Codes
// "fair.seats"; "fair.stretch" (detail: the turn): a device has revealed too few or too many values
// for its steps; "fair.chance" (detail: the turn): a chance outcome is not the one that the
// revealed values give.
std::optional<Error> check_fair(const Game& game, const Record& record);

// Drops the values revealed for actions that the record no longer has.
void rewind_fair(const Game& game, Record& record);

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
};

// Compares a valid record with a known one. Names do not matter.
Comparison compare_threads(const Catalogue& catalogue, const Record& known, const Record& other);

}  // namespace bastide
