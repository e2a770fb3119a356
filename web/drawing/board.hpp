// What code needs to draw on the board.
#pragma once

#include <imgui.h>

#include "engine/board/board.hpp"
#include "web/drawing/camera.hpp"
#include "web/drawing/paint.hpp"
#include "web/ui/area.hpp"

namespace bastide {
struct Event;
struct State;
}  // namespace bastide

namespace bastide::web {

struct Ui;

struct BoardDrawing : GamePaint {
  Ui& ui;
  const Board& board;  // as it is shown
  std::size_t tiles;   // the first ones lie there
  const Camera& camera;
  const Area& area;             // of the screen, free of panels
  float wind = 0;               // how far clouds have drifted (ShownBoard::wind)
  ImU32 land = IM_COL32_WHITE;  // the tint of the tiles (Surroundings::land)
  bool no_hints = false;        // whether to give no help
};
// The same of another position: what is being considered, or what a move leads to.
inline BoardDrawing of_board(const BoardDrawing& on, const Board& board, std::size_t tiles) {
  return {on, on.ui, board, tiles, on.camera, on.area, on.wind, on.land, on.no_hints};
}
inline BoardDrawing of_board(const BoardDrawing& on, const Board& board) {
  return of_board(on, board, board.tiles.size());
}

// An event while it is being shown, `t` from 0 to 1.
struct ShownEvent {
  const Event& event;
  const State &before, &after;
  float t;
};

inline Point middle_of(const Board& board, TileIndex tile) {
  return middle_of(board.cells[board.tiles[tile].cell].at);
}

// Where a figure stands on a segment.
Point figure_point(Pictures& pictures, const Game& game, const Board& board, Node node);

// ---- Motion
// --------------------------------------------------------------------------------------

inline float eased(float t) { return t * t * (3 - 2 * t); }
inline ImVec2 between(ImVec2 a, ImVec2 b, float t) {
  return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
}
// The height of something that falls from 1, bounces once and comes to rest at t = 1.
inline float bounce(float t) {
  constexpr float ground = 0.6f;
  if (t < ground) return 1 - (t / ground) * (t / ground);
  const float hop = (t - ground) / (1 - ground) * 2 - 1;
  return 0.13f * (1 - hop * hop);
}

}  // namespace bastide::web
