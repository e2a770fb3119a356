// Figures and other pieces on the table.
#pragma once

#include <imgui.h>

#include <cstddef>

#include "engine/rules/action.hpp"
#include "engine/rules/setup.hpp"
#include "web/art/art.hpp"
#include "web/art/laid.hpp"
#include "web/ui/theme.hpp"

namespace bastide::web {

struct Hand;
struct Pictures;
struct Session;

// Draws a figure whose body is centred on a point; `size` is that of its picture.
void draw_piece(const Theme& theme, const Session& session, Pictures& pictures, ImDrawList& draw,
                PlayerIndex owner, FigureKind kind, bool lying, ImVec2 at, float size, float alpha);
void draw_piece(const Theme& theme, const Session& session, Pictures& pictures, ImDrawList& draw,
                PlayerIndex owner, art::Piece piece, bool lying, ImVec2 at, float size,
                float alpha);
// A square picture turned about the point at this share of its height.
void draw_turned(ImDrawList& draw, ImTextureID picture, ImVec2 at, float size, float turn,
                 ImU32 tint = IM_COL32_WHITE, float share = 0.5f);
// A standing figure that tips over to the west: 0 upright, 1 on its back.
void draw_tipping_piece(const Theme& theme, const Session& session, Pictures& pictures,
                        ImDrawList& draw, PlayerIndex owner, FigureKind kind, float tipped,
                        ImVec2 at, float size);
// The soft shadow on the ground of something in the air.
void draw_ground_shadow(ImDrawList& draw, ImVec2 at, float width, float alpha);
// By Choice::kind: a figure of a player, mage or witch.
void draw_kind(const Theme& theme, const Session& session, Pictures& pictures, ImDrawList& draw,
               PlayerIndex owner, int kind, ImVec2 at, float size, float alpha);

void draw_token(const Theme& theme, Pictures& pictures, ImDrawList& draw, art::Token token,
                ImVec2 centre, float size, float alpha = 1);

// The sign of a kind of feature, in one colour.
art::Glyph icon_of(SegmentKind kind);
void draw_art_icon(const Theme& theme, Pictures& pictures, ImDrawList& draw, art::Glyph icon,
                   ImVec2 centre, float size, ImU32 ink = colour::ink_soft);

// A wooden raft between two points.
void draw_ferry(ImDrawList& draw, ImVec2 a, ImVec2 middle, ImVec2 b, float width, float alpha);

// The six sides of a die have one to three eyes.
void draw_die(ImDrawList& draw, ImVec2 centre, float size, int eyes, float turn);

// What an offer of the hand is about, as a small picture.
void draw_choice_sign(const Theme& theme, const Session& session, Pictures& pictures,
                      const Hand& hand, ImDrawList& draw, std::size_t offer, ImVec2 centre,
                      float size);

}  // namespace bastide::web
