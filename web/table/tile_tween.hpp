// The tile in the hand, or being tried: it comes down where it has been placed, and swings round
// when it is rotated.
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
  int swing = 0;          // quarter turns still to go
};

// How far, of its size, a tile is lifted before it is put down.
inline constexpr float tween_lift = 0.12f;

bool tween_moves(Ui& ui, const TileTween& tween);
// Draws the tile in hand on its cell.
void draw_tweened_tile(Ui& ui, TileTween& tween, ImDrawList& draw, Position at, int rotation,
                       ImVec2 min, ImVec2 max, ImTextureID picture);

}  // namespace bastide::web
