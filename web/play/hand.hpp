// A decision while the player is considering it. Nothing is played before it is confirmed: the tile
// is placed tentatively, in a copy of the state.
#pragma once

#include <optional>
#include <vector>

#include "engine/rules/action.hpp"
#include "engine/rules/state.hpp"
#include "engine/rules/turn_table.hpp"
#include "web/session/scribe.hpp"

namespace bastide {
struct Game;
}  // namespace bastide

namespace bastide::web {

// A cell where the drawn tile fits, and the distinct rotations in which it does (bit mask).
struct Spot {
  Position at;
  u8 rotations = 0;
};

struct Hand {
  TypeIndex type = no_type;  // the drawn tile
  u8 rotation = 0;           // its current rotation
  std::vector<Spot> spots;
  std::optional<Action> placement;  // tentative
  std::optional<State> preview;     // the position in which `offers` is decided
  Phase phase = Phase::over;        // the phase of that decision
  std::vector<Action> offers;    // the figures after a tentative placement, or any other decision
  std::optional<Action> chosen;  // among them
  int kind = 0;              // of the figure held: preferred if several may be placed (choices.hpp)
  bool choice_only = false;  // no tile is to be placed: the decision is only among `offers`

  // In a game that is written down, which tile was laid comes before where it goes: the spots are
  // those on which any fits.
  bool names = false;
  std::optional<Position> asked;  // the one that has been chosen,
  std::vector<Fitting> fitting;   // the tiles that fit there,
  int nth = -1;                   // and that of them to which the keys have come
};

// Loads the decision of a state; an empty hand at a chance node and at the end.
Hand take_hand(const Game& game, const State& state);

// Where chance is entered by hand and draws a tile.
Hand take_naming(const Game& game, const State& state);

const Spot* find_spot(const Hand& hand, Position at);

// Places the tile tentatively, in the current rotation if it fits, otherwise in the next one that
// does. Returns false, changing nothing, if it does not fit.
bool lay(const Game& game, const State& state, Hand& hand, Position at);

// Picks the tile up again.
void take_back(Hand& hand);

// Rotates the tile by `steps` (+1 clockwise, -1): on the board, to the next rotation that fits
// there; in the hand, to the next that fits anywhere. False if there is no other.
bool turn(const Game& game, const State& state, Hand& hand, int steps);

// Without help: rotates the tile in the hand by quarter turns, whether it fits anywhere or not.
void turn_freely(const Game& game, Hand& hand, int steps);
// Whether it fits on a space in its current rotation.
bool fits_as_held(const Game& game, const Hand& hand, const Spot& spot);

// The rotation that the tile would get on a cell: the current one, or the next that fits.
u8 rotation_on(const Spot& spot, u8 held);

// Whether confirming only places the tile: another decision follows before that about a figure.
bool only_places(const Hand& hand);

// Whether passing is among the offers.
bool may_pass(const Hand& hand);

// The actions to play: the placement, and the choice (or passing). Empty while a required choice is
// missing.
std::vector<Action> confirmed(const Hand& hand);

}  // namespace bastide::web
