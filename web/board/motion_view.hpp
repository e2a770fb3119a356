// Drawing what moves: tiles that fly in, figures that drop and walk home, points.
#pragma once

#include <optional>

#include "web/drawing/camera.hpp"

namespace bastide::web {

struct BoardDrawing;
struct Motion;
struct OffBoard;
struct Settings;
struct Texts;

// Under the figures: a glowing feature.
void draw_motion_below(const BoardDrawing& on, const Motion& motion);
void draw_motion_above(const BoardDrawing& on, const Motion& motion, const OffBoard& off_board);

// A sentence at the top of the board about what is being shown. Returns what it covers.
std::optional<Area> draw_caption(const BoardDrawing& on, const Texts& texts,
                                 const Settings& settings, const Motion& motion);

}  // namespace bastide::web
