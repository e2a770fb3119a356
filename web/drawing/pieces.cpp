#include "web/drawing/pieces.hpp"

#include <algorithm>
#include <cmath>

#include "web/art/set_art.hpp"
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

// A square picture around a point.
static void draw_around(ImDrawList& draw, ImTextureID picture, ImVec2 c, float size, ImU32 tint) {
  const float h = size / 2;
  if (picture) draw.AddImage(picture, {c.x - h, c.y - h}, {c.x + h, c.y + h}, {0, 0}, {1, 1}, tint);
}

void draw_art_icon(const GamePaint& paint, art::Glyph icon, ImVec2 c, float size, ImU32 ink) {
  draw_around(paint.draw, icon_picture(paint.pictures, icon, size * paint.theme.density), c, size,
              ink);
}

constexpr float middle_of_body = 0.56f, middle_of_lying = 0.62f;  // in the pictures

void draw_piece(const GamePaint& paint, const FigureShown& shown, ImVec2 at, float size,
                float alpha) {
  const art::FigureArt& figure = art::figure_art(shown.piece);
  const bool somebodys = figure.colour == nullptr;
  const bool lying = shown.lying && !figure.stands_in_fields;
  if (somebodys && shown.owner >= paint.game.sides) return;
  const ImTextureID picture = piece_picture(
      paint.pictures, shown.piece, lying ? art::Pose::lying : art::Pose::standing,
      somebodys ? colour_of(paint.session, shown.owner) : 0, size * paint.theme.density);
  if (!picture) return;
  const ImVec2 min(at.x - size / 2, at.y - size * (lying ? middle_of_lying : middle_of_body));
  paint.draw.AddImage(picture, min, {min.x + size, min.y + size}, {0, 0}, {1, 1},
                      faded(IM_COL32_WHITE, alpha));
}

void draw_turned(ImDrawList& draw, ImTextureID picture, const Turned& place, ImU32 tint) {
  const float co = std::cos(place.turn) * place.size, si = std::sin(place.turn) * place.size;
  const auto corner = [&](float x, float y) {
    return ImVec2(place.at.x + x * co - y * si, place.at.y + x * si + y * co);
  };
  const float top = -place.share, low = 1 - place.share;
  const ImVec2 a = corner(-0.5f, top), b = corner(0.5f, top), c = corner(0.5f, low),
               d = corner(-0.5f, low);
  if (picture)
    draw.AddImageQuad(picture, a, b, c, d, {0, 0}, {1, 0}, {1, 1}, {0, 1}, tint);
  else
    draw.AddQuadFilled(a, b, c, d, tint);
}

void draw_tipping_piece(const GamePaint& paint, FigureShown figure, float tipped, ImVec2 at,
                        float size, float alpha) {
  const float lies = std::clamp((tipped - 0.6f) / 0.4f, 0.0f, 1.0f);
  if (lies < 1) {
    const ImTextureID picture =
        piece_picture(paint.pictures, figure.piece, art::Pose::standing,
                      colour_of(paint.session, figure.owner), size * paint.theme.density);
    if (picture)
      draw_turned(paint.draw, picture, {at, size, -1.5708f * tipped, middle_of_body},
                  faded(IM_COL32_WHITE, alpha * (1 - lies)));
  }
  figure.lying = true;
  if (lies > 0) draw_piece(paint, figure, at, size, alpha * lies);
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

void draw_token(const GamePaint& paint, Piece piece, ImVec2 centre, float size, float alpha) {
  draw_token(paint, art::token_of(piece), centre, size, alpha);
}

void draw_token(const GamePaint& paint, art::TokenPainter token, ImVec2 c, float size,
                float alpha) {
  draw_around(paint.draw, token_picture(paint.pictures, token, size * paint.theme.density), c, size,
              faded(IM_COL32_WHITE, alpha));
}

float figure_size(const Camera& camera) {
  const float zoom = camera.now.zoom;
  return std::clamp(zoom * 0.44f, 20.0f, 150.0f);
}

}  // namespace bastide::web
