#include "web/drawing/pieces.hpp"

#include <algorithm>
#include <cmath>

#include "web/drawing/camera.hpp"
#include "web/drawing/pictures.hpp"
#include "web/session/session.hpp"

namespace bastide::web {

art::Glyph icon_of(SegmentKind kind) {
  switch (kind) {
    case SegmentKind::city:
      return art::Glyph::city;
    case SegmentKind::road:
      return art::Glyph::road;
    case SegmentKind::monastery:
      return art::Glyph::monastery;
    case SegmentKind::garden:
      return art::Glyph::garden;
    default:
      return needs_surroundings(kind) ? art::Glyph::monastery : art::Glyph::field;
  }
}

void draw_art_icon(const Theme& theme, Pictures& pictures, ImDrawList& draw, art::Glyph icon,
                   ImVec2 c, float size, ImU32 ink) {
  const ImTextureID picture = icon_picture(pictures, icon, size * theme.density);
  const float h = size / 2;
  if (picture) draw.AddImage(picture, {c.x - h, c.y - h}, {c.x + h, c.y + h}, {0, 0}, {1, 1}, ink);
}

void draw_piece(const Theme& theme, const Session& session, Pictures& pictures, ImDrawList& draw,
                PlayerIndex owner, Piece piece, bool lying, ImVec2 at, float size, float alpha) {
  const art::FigureArt& figure = art::figure_art(piece);
  const bool somebodys = figure.colour == nullptr;
  lying = lying && !figure.stands_in_fields;
  if (somebodys && owner >= session.game.sides) return;
  const ImTextureID picture =
      piece_picture(pictures, piece, lying ? art::Pose::lying : art::Pose::standing,
                    somebodys ? colour_of(session, owner) : 0, size * theme.density);
  if (!picture) return;
  const float top = lying ? 0.62f : 0.56f;  // the middle of the body in the picture
  const ImVec2 min(at.x - size / 2, at.y - size * top);
  draw.AddImage(picture, min, {min.x + size, min.y + size}, {0, 0}, {1, 1},
                faded(IM_COL32_WHITE, alpha));
}

void draw_turned(ImDrawList& draw, ImTextureID picture, ImVec2 at, float size, float turn,
                 ImU32 tint, float share) {
  const float co = std::cos(turn) * size, si = std::sin(turn) * size;
  const auto corner = [&](float x, float y) {
    return ImVec2(at.x + x * co - y * si, at.y + x * si + y * co);
  };
  const float top = -share, low = 1 - share;
  const ImVec2 a = corner(-0.5f, top), b = corner(0.5f, top), c = corner(0.5f, low),
               d = corner(-0.5f, low);
  if (picture)
    draw.AddImageQuad(picture, a, b, c, d, {0, 0}, {1, 0}, {1, 1}, {0, 1}, tint);
  else
    draw.AddQuadFilled(a, b, c, d, tint);
}

void draw_tipping_piece(const Theme& theme, const Session& session, Pictures& pictures,
                        ImDrawList& draw, PlayerIndex owner, FigureKind kind, float tipped,
                        ImVec2 at, float size) {
  const float lies = std::clamp((tipped - 0.6f) / 0.4f, 0.0f, 1.0f);
  if (lies < 1) {
    const ImTextureID picture = piece_picture(pictures, kind, art::Pose::standing,
                                              colour_of(session, owner), size * theme.density);
    // Turned about the middle of the body.
    if (picture)
      draw_turned(draw, picture, at, size, -1.5708f * tipped, faded(IM_COL32_WHITE, 1 - lies),
                  0.56f);
  }
  if (lies > 0) draw_piece(theme, session, pictures, draw, owner, kind, true, at, size, lies);
}

void draw_ground_shadow(ImDrawList& draw, ImVec2 at, float width, float alpha) {
  for (const float grow : {1.0f, 0.75f, 0.5f}) {
    ImVec2 rim[20];
    for (int i = 0; i < 20; ++i) {
      const float a = 0.31415927f * static_cast<float>(i);
      rim[i] = {at.x + std::cos(a) * width * 0.5f * grow, at.y + std::sin(a) * width * 0.2f * grow};
    }
    draw.AddConvexPolyFilled(rim, 20, faded(IM_COL32(0x1d, 0x1a, 0x2c, 0x48), alpha));
  }
}

void draw_kind(const Theme& theme, const Session& session, Pictures& pictures, ImDrawList& draw,
               PlayerIndex owner, int kind, ImVec2 at, float size, float alpha) {
  draw_piece(theme, session, pictures, draw, owner, static_cast<FigureKind>(kind), false, at, size,
             alpha);
}

void draw_token(const Theme& theme, Pictures& pictures, ImDrawList& draw, art::TokenPainter token,
                ImVec2 c, float size, float alpha) {
  const ImTextureID picture = token_picture(pictures, token, size * theme.density);
  const float h = size / 2;
  if (picture)
    draw.AddImage(picture, {c.x - h, c.y - h}, {c.x + h, c.y + h}, {0, 0}, {1, 1},
                  faded(IM_COL32_WHITE, alpha));
}

float figure_size(const Camera& camera) {
  const float zoom = camera.now.zoom;
  return std::clamp(zoom * 0.44f, 20.0f, 150.0f);
}

}  // namespace bastide::web
