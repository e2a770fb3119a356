// A small picture of a turn: the tile as it would lie, and the figure on it.
#pragma once

#include <optional>
#include <span>

#include "engine/rules/action.hpp"
#include "web/drawing/camera.hpp"
#include "web/drawing/pictures.hpp"
#include "web/drawing/pieces.hpp"

namespace bastide {
struct State;
}  // namespace bastide

namespace bastide::web {

struct Session;

struct LaidTurn {
  Position at;  // on the board
  TileLook look;
  std::optional<FigureShown> figure;
  Point where;  // of the figure on the tile, 0 to 1
};

// Nothing where no tile is placed.
std::optional<LaidTurn> laid_turn(const Session& session, Pictures& pictures, const State& before,
                                  std::span<const Action> turn);
void draw_laid_turn(const GamePaint& paint, const LaidTurn& turn, ImVec2 min, float side);

}  // namespace bastide::web
