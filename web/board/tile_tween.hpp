// Animates the tile in the hand, or placed tentatively: it is put down when placed, and swings
// round when rotated.
#pragma once

#include <imgui.h>

#include <optional>

#include "engine/board/board.hpp"

namespace bastide::web {

struct TilePicture;
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

bool tween_moves(const Ui& ui, const TileTween& tween);
// The tile in hand is at a cell, in a rotation.
void tween_follow(const Ui& ui, TileTween& tween, Position at, int rotation);
// `picture`: null as long as it is not painted.
void draw_tweened_tile(const Ui& ui, const TileTween& tween, ImDrawList& draw, ImVec2 min,
                       float side, const TilePicture& picture);

}  // namespace bastide::web
