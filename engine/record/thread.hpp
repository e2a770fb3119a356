// A game that goes from device to device as a link: a thread (docs/link.md, "Fair").
//
// One device invites, the others join one after the other, then they play in turn. What one knows
// of a thread is a record; what a link brings is another, and both are compared.
#pragma once

#include "engine/record/record.hpp"

namespace bastide {

// Makes a game that has not begun one between devices: this one with the players of `seats` (bit p:
// player p), among them who plays computers, and others who are still to join. Who begins must be
// among them. Codes "fair.seats".
Expected<void> invite(Record& record, u8 seats, const FairValue& secret);

// Another device joins for players whom nobody plays yet. Codes "fair.seats".
Expected<void> join(Record& record, u8 seats, const FairValue& secret);

// The first player for whom nobody has joined; no_player: all have.
PlayerIndex open_seat(const Fair& fair);

// The device with this secret; no_device: it does not take part.
u8 own_device(const Fair& fair, const FairValue& secret);

// Reveals one more value, if the next step is of this device and begins a stretch, and gives the
// state its seed. `last`: the device of the last step. False: it is not this device's step.
bool begin_own_step(const Game& game, State& state, Fair& fair, u8 last, u8 device,
                    const FairValue& secret);

// Whether what was revealed fits the game, whose actions must be legal. Codes "fair.seats";
// "fair.stretch" (detail: the turn): a device has revealed too little for its steps, or too much;
// "fair.chance" (detail: the turn): a chance is not what was revealed decides.
std::optional<Error> check_fair(const Game& game, const Record& record);

// Takes back what was revealed for actions that the record no longer has.
void rewind_fair(const Game& game, Record& record);

// The better two records belong together, the earlier.
enum class Standing : u8 {
  same,
  newer,       // it goes on where the known one ends
  older,       // the known one goes on where it ends
  other_past,  // it was played otherwise from `common` on, or other people have joined
  forged,      // what `device` reveals is not what it promised on joining
  other_game,
};

struct Comparison {
  Standing standing = Standing::other_game;
  std::size_t common = 0;  // actions that both have
  int turn = 0;            // in which they part, from 1; 0: before the first
  u8 device = no_device;   // forged: whose
};

// What a sound record is to a known one. Names do not matter.
Comparison compare_threads(const Catalogue& catalogue, const Record& known, const Record& other);

}  // namespace bastide
