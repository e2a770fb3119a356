// Pictures of the magic portal.
#include "web/art/buildings.hpp"
#include "web/art/palette.hpp"
#include "web/art/plants.hpp"
#include "web/art/set_art.hpp"
#include "web/art/symbols.hpp"

namespace bastide::art {

namespace {

float room_for(const TileType& type) { return type.portal ? 0.13f : 0; }

constexpr Rgb deep = rgb(0x2a1a5e), light = rgb(0x9fe8ff), violet = rgb(0x7a4fd0);

// A gate of stones with a whirl of light in it, `s` high.
void paint_gate(Canvas& canvas, Vec2 at, float s) {
  canvas.glaze(ellipse(at + Vec2{0.14f, 0.44f} * s, 0.56f * s, 0.17f * s, 28), palette::shadow,
               0.45f);
  canvas.fill(canvas.band(ellipse(at, 0.4f * s, 0.46f * s, 36), 0.3f * s, 0.9f, true), light,
              0.35f);
  const Path outside = drawn(
      {-50, 50, -50, -8, bend, -48, -44, -22, -60, 0, -60, bend, 22, -60, 48, -44, 50, -8, 50, 50},
      at, s);
  const Path inside = drawn(
      {-30, 50, -30, -6, bend, -30, -28, -16, -40, 0, -40, bend, 16, -40, 30, -28, 30, -6, 30, 50},
      at, s);
  canvas.fill(canvas.band(outside, 0.05f * s, 0, true), palette::ink, 0.95f);
  canvas.fill(outside, palette::stone_mid);
  canvas.fill(drawn({-50, 50,  -50,  -8,  bend, -48, -44, -22, -60, 0,   -60,
                     0,   -50, bend, -18, -50,  -40, -38, -42, -8,  -42, 50},
                    at, s),
              palette::stone);
  // Joints of the stones.
  for (int i = 0; i <= 6; ++i) {
    const Vec2 d = direction(3.1415927f + 0.5235988f * static_cast<float>(i));
    const Vec2 from = at + Vec2{d.x * 0.3f, -0.08f + d.y * 0.32f} * s,
               to = at + Vec2{d.x * 0.5f, -0.08f + d.y * 0.53f} * s;
    canvas.pen({from, to}, 0.022f * s, palette::stone_dark, 0.9f);
  }
  for (const float side : {-1.f, 1.f})
    canvas.pen({at + Vec2{side * 0.3f, 0.24f} * s, at + Vec2{side * 0.5f, 0.24f} * s}, 0.022f * s,
               palette::stone_dark, 0.9f);
  canvas.fill(inside, deep);
  canvas.pen(inside, 0.03f * s, palette::ink, 0.9f);
  const Vec2 eye = at + Vec2{0, 0.04f} * s;
  canvas.fill(ellipse(eye, 0.24f * s, 0.36f * s, 28), violet, 0.9f);
  canvas.fill(ellipse(eye, 0.16f * s, 0.25f * s, 28), rgb(0x4aa3e6));
  Path whirl;
  for (int i = 0; i <= 30; ++i) {
    const float t = static_cast<float>(i) / 30;
    whirl.push_back(eye + Vec2{std::cos(11 * t) * 0.22f * t, std::sin(11 * t) * 0.34f * t} * s);
  }
  canvas.pen(whirl, 0.045f * s, light, 0.95f);
  canvas.fill(ellipse(eye, 0.06f * s, 0.09f * s, 16), rgb(0xffffff));
}

void paint_portal(PaintContext& paint) {
  if (!paint.type.portal) return;
  paint_gate(paint.canvas, paint.turned(paint.symbol), 0.2f * paint.sign_scale());
}

}  // namespace

extern const SetArt portal_art = {.symbol_room = room_for, .paint_symbols = paint_portal};

}  // namespace bastide::art
