// A person's move while it is being thought over. Nothing is played before it is confirmed: the
// tile lies on the table tentatively, in a copy of the state.
#pragma once

#include <optional>
#include <vector>

#include "engine/rules/game.hpp"

namespace bastide::web {

// A cell where the drawn tile fits, and the distinct rotations in which it does (bit mask).
struct Spot {
  Position at;
  u8 rotations = 0;
};

struct Hand {
  TypeIndex type = no_type;  // the drawn tile
  u8 rotation = 0;           // as it is held
  std::vector<Spot> spots;
  std::optional<Action> placement;   // tentative
  std::optional<State> preview;      // the position with it
  std::vector<Action> figures;       // what S6 would then offer, pass first
  std::optional<Action> figure;      // chosen among them
  bool fixed = false;  // the tile has been played: only the figure is left to choose
};

// Takes up the decision of a state; an empty hand when neither tile nor figure is to be placed.
Hand take_hand(const Game& game, const State& state);

const Spot* find_spot(const Hand& hand, Position at);

// Lays the tile tentatively, in the rotation held if it fits there, else in the next one that does.
// False, and nothing changes, where it does not fit.
bool lay(const Game& game, const State& state, Hand& hand, Position at);

// Takes the tile up again.
void take_back(Hand& hand);

// Turns the tile by `steps` (+1 clockwise, -1): where it lies, to the next rotation that fits
// there; in the hand, to the next that fits anywhere. False if there is no other.
bool turn(const Game& game, const State& state, Hand& hand, int steps);

// How the tile would be turned on a cell: the rotation held, or the next that fits.
u8 rotation_on(const Spot& spot, u8 held);

// Chooses or un-chooses a figure for the tentative placement.
void choose_figure(Hand& hand, const Action& figure);

// The actions to play: the placement and the figure (or passing).
std::vector<Action> confirmed(const Hand& hand);

}  // namespace bastide::web
