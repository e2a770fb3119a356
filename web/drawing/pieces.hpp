// Figures and tokens on the screen.
#pragma once

#include <imgui.h>

#include "engine/rules/piece.hpp"
#include "web/art/set_art.hpp"
#include "web/ui/theme.hpp"

namespace bastide::web {

struct Camera;
struct Pictures;
struct Session;

// Draws a figure with its body centred on a point; `size` is that of its picture. Those that stand
// in fields never lie.
void draw_piece(const Theme& theme, const Session& session, Pictures& pictures, ImDrawList& draw,
                PlayerIndex owner, Piece piece, bool lying, ImVec2 at, float size, float alpha);
// A square picture, rotated about the point at this fraction of its height.
void draw_turned(ImDrawList& draw, ImTextureID picture, ImVec2 at, float size, float turn,
                 ImU32 tint = IM_COL32_WHITE, float share = 0.5f);
// A standing figure that tips over to the west: 0 upright, 1 on its back.
void draw_tipping_piece(const Theme& theme, const Session& session, Pictures& pictures,
                        ImDrawList& draw, PlayerIndex owner, FigureKind kind, float tipped,
                        ImVec2 at, float size);
// The soft shadow on the ground of something in the air.
void draw_ground_shadow(ImDrawList& draw, ImVec2 at, float width, float alpha);
// By Choice::kind: a figure of a player, or one that belongs to nobody.
void draw_kind(const Theme& theme, const Session& session, Pictures& pictures, ImDrawList& draw,
               PlayerIndex owner, int kind, ImVec2 at, float size, float alpha);

void draw_token(const Theme& theme, Pictures& pictures, ImDrawList& draw, art::TokenPainter token,
                ImVec2 centre, float size, float alpha = 1);
inline void draw_token(const Theme& theme, Pictures& pictures, ImDrawList& draw, Piece piece,
                       ImVec2 centre, float size, float alpha = 1) {
  draw_token(theme, pictures, draw, art::token_of(piece), centre, size, alpha);
}

// The sign of a kind of feature, in one colour.
art::Glyph icon_of(SegmentKind kind);
void draw_art_icon(const Theme& theme, Pictures& pictures, ImDrawList& draw, art::Glyph icon,
                   ImVec2 centre, float size, ImU32 ink = colour::ink_soft);

// The size of a standing figure's picture on the board.
float figure_size(const Camera& camera);

}  // namespace bastide::web
