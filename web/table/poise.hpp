// The tile in the hand, or being tried: it comes down where it has been placed, and swings round
// when it is rotated.
#pragma once

#include <imgui.h>

#include <optional>

#include "engine/board/board.hpp"

namespace bastide::web {

struct Ui;

struct Poise {
  std::optional<Position> at;
  int rotation = 0;
  double since = 0;
  bool put_down = false;  // rather than turned
  int swing = 0;          // quarter turns still to go
};

// How far, of its size, a tile is lifted before it is put down.
inline constexpr float poise_lift = 0.12f;

bool poise_moves(Ui& ui, const Poise& poise);
// Draws the tile in hand on its cell.
void draw_poised_tile(Ui& ui, Poise& poise, ImDrawList& draw, Position at, int rotation, ImVec2 min,
                      ImVec2 max, ImTextureID picture);

}  // namespace bastide::web
