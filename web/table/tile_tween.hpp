// Animates the tile in the hand, or placed tentatively: it is put down when placed, and swings
// round when rotated.
#pragma once

#include <imgui.h>

#include <optional>

#include "engine/board/board.hpp"

namespace bastide::web {

struct Ui;

struct TileTween {
  std::optional<Position> at;
  int rotation = 0;
  double since = 0;
  bool put_down = false;  // rather than turned
  int swing = 0;          // remaining quarter turns
};

// How high a tile is lifted before it is put down, relative to its size.
inline constexpr float tween_lift = 0.12f;

bool tween_moves(Ui& ui, const TileTween& tween);
// Draws the tile in hand on its cell.
void draw_tweened_tile(Ui& ui, TileTween& tween, ImDrawList& draw, Position at, int rotation,
                       ImVec2 min, ImVec2 max, ImTextureID picture);

}  // namespace bastide::web
