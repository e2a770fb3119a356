// Drawing what moves: tiles that fly in, figures that drop and walk home, points.
#pragma once

#include <optional>

#include "web/drawing/board.hpp"

namespace bastide::web {

struct Motion;
struct Settings;
struct Texts;

// Where off the board tiles come from, and points and pieces go.
struct OffBoard {
  Area hand;  // the drawn tile
  Point score[max_players];
};

// Under the figures: a glowing feature.
void draw_motion_below(const BoardDrawing& on, const Motion& motion);
void draw_motion_above(const BoardDrawing& on, const Motion& motion, const OffBoard& off_board);

// A sentence at the top of the board about what is being shown. Returns what it covers.
std::optional<Area> draw_caption(const BoardDrawing& on, const Texts& texts,
                                 const Settings& settings, const Motion& motion);

}  // namespace bastide::web
