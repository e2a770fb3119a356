// Entering by hand which tile was laid: the place first and then one of those that fit there, or
// the tile first; and whatever else chance has decided.
#pragma once

#include <cstddef>

#include "engine/board/board.hpp"

namespace bastide {
struct Action;
}  // namespace bastide

namespace bastide::web {

struct Play;
struct PlayView;
struct Session;

// Whether chance has to be entered, and the table shows it.
bool enters_chance(const Session& session, const Play& play);

// Asks which tile lies on a cell; pressed again, no longer.
void ask_tile(PlayView& view, Position at);
void forget_place(Play& play);
// Lays the nth of those that fit there. Where no figure can be put on it, the turn is complete.
void name_tile(PlayView& view, std::size_t nth);
void next_fitting(Play& play, int step);
// Chance has decided so: the tile is in the hand, or put aside because it fits nowhere.
void enter_chance(PlayView& view, const Action& action);

}  // namespace bastide::web
