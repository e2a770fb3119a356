// Pictures of the Flying Machines.
#include "web/art/buildings.hpp"
#include "web/art/palette.hpp"
#include "web/art/set_art.hpp"
#include "web/art/symbols.hpp"

namespace bastide::art {

namespace {

// Ribbed wings of parchment on a wooden frame; its red beak points in the direction of flight.
void flying_machine(Canvas& canvas, Vec2 at, Vec2 way) {
  // Drawn flying east.
  const auto turned = [&](std::initializer_list<signed char> marks, float mirror = 1) {
    Path path = drawn(marks);
    for (Vec2& p : path) p = at + (way * p.x + right_of(way) * (p.y * mirror)) * 0.125f;
    return path;
  };
  const auto wing = [&](float side) {
    return turned({24, 0,    bend, 48, 40,  40, 80,  -4, 112,  bend, -5, 102, -16, 94,  -40,
                   84, bend, -32,  71, -34, 61, -48, 48, bend, -30,  31, -24, 17,  -28, 0},
                  side);
  };
  const Path parts[] = {turned({-40, 0, -84, 28, -72, 0, -84, -28}), wing(1), wing(-1)};
  for (Path shade : parts) {
    for (Vec2& q : shade) q = q + Vec2{0.045f, 0.05f};
    canvas.glaze(shade, palette::shadow, 0.4f);
  }
  for (const Path& part : parts) {
    canvas.fill(part, &part == parts ? palette::wheat : palette::plaster);
    canvas.pen(part, fine_pen * 1.2f, palette::ink, 0.9f, true);
  }
  const Rgb wood = rgb(0x8a5a34);
  for (const float side : {1.f, -1.f})
    canvas.pen(turned({20, 10, -4, 112, 20, 10, -40, 84, 20, 10, -48, 48}, side), fine_pen * 1.3f,
               wood, 0.9f);
  const Path spine = turned({48, 0, -72, 0}), beak = turned({80, 0, 40, 19, 40, -19});
  canvas.pen(spine, 0.017f, palette::ink, 0.8f);
  canvas.pen(spine, 0.012f, wood);
  canvas.fill(beak, palette::church_roof);
  canvas.pen(beak, fine_pen, palette::ink, 0.8f, true);
}

float room_for(const TileType& type) { return type.flying_machine >= 0 ? 0.14f : 0; }

void paint_machine(PaintContext& paint) {
  if (paint.type.flying_machine < 0) return;
  const float angle = -1.5708f + 0.7854f * static_cast<float>(paint.type.flying_machine) +
                      1.5708f * static_cast<float>(paint.rotation);
  flying_machine(paint.canvas, paint.turned(paint.symbol), direction(angle));
}

}  // namespace

extern const SetArt flying_machines_art = {.symbol_room = room_for, .paint_symbols = paint_machine};

}  // namespace bastide::art
