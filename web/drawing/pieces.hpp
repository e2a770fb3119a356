// Figures and tokens on the screen.
#pragma once

#include <imgui.h>

#include "engine/base/player.hpp"
#include "engine/rules/vocabulary.hpp"
#include "engine/tiles/tile_type.hpp"
#include "web/art/vocabulary.hpp"
#include "web/drawing/paint.hpp"

namespace bastide::web {

struct Camera;

// A figure of a player, or one that belongs to nobody. Those that stand in fields never lie.
struct FigureShown {
  PlayerIndex owner = no_player;
  Piece piece;
  bool lying = false;
};
// Draws it with its body centred on a point; `size` is that of its picture.
void draw_piece(const GamePaint& paint, const FigureShown& figure, ImVec2 at, float size,
                float alpha = 1);
// Where a square picture is, rotated about the point at a fraction of its height.
struct Turned {
  ImVec2 at;
  float size, turn, share = 0.5f;
};
void draw_turned(ImDrawList& draw, ImTextureID picture, const Turned& place,
                 ImU32 tint = IM_COL32_WHITE);
// A standing figure that tips over to the west: 0 upright, 1 on its back.
void draw_tipping_piece(const GamePaint& paint, FigureShown figure, float tipped, ImVec2 at,
                        float size, float alpha = 1);
// The soft shadow on the ground of something in the air.
void draw_ground_shadow(ImDrawList& draw, ImVec2 at, float width, float alpha);

void draw_token(const GamePaint& paint, art::TokenPainter token, ImVec2 centre, float size,
                float alpha = 1);
void draw_token(const GamePaint& paint, Piece piece, ImVec2 centre, float size, float alpha = 1);

// The sign of a kind of feature, in one colour.
art::Glyph icon_of(SegmentKind kind);
void draw_art_icon(const GamePaint& paint, art::Glyph icon, ImVec2 centre, float size,
                   ImU32 ink = colour::ink_soft);

// The size of a standing figure's picture on the board.
float figure_size(const Camera& camera);

}  // namespace bastide::web
