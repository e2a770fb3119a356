// Coats of arms.
#include "web/art/buildings.hpp"
#include "web/art/paint_context.hpp"
#include "web/art/palette.hpp"

namespace bastide::art {

namespace {

Path escutcheon(Vec2 at, float height) {
  return drawn({-42, -50, 42, -50, bend, 42, 18, 23, 38, 0, 50, bend, -23, 38, -42, 18, -42, -50},
               at, height);
}

}  // namespace

void paint_coat_of_arms(Canvas& canvas, Vec2 at, float height, int device) {
  const Path rim = escutcheon(at, height),
             face = escutcheon(at + Vec2{0, -height * 0.005f}, height * 0.84f);
  canvas.fill(canvas.band(rim, fine_pen * 2.6f, 0, true), palette::ink, 0.9f);
  canvas.fill(rim, palette::plaster);
  const Mask field = canvas.area(face);
  canvas.fill(field, palette::azure);
  const float h = height * 0.42f, w = h * 0.84f;
  const auto lay = [&](const Mask& mask) { canvas.fill(both(mask, field), palette::gilt); };
  switch (device & 3) {
    case 0:  // cross
      lay(canvas.band({at + Vec2{0, -h}, at + Vec2{0, h}}, height * 0.17f));
      lay(canvas.band({at + Vec2{-w, -h * 0.18f}, at + Vec2{w, -h * 0.18f}}, height * 0.17f));
      break;
    case 1:  // chevron
      lay(canvas.band({at + Vec2{-w, h * 0.5f}, at + Vec2{0, -h * 0.3f}, at + Vec2{w, h * 0.5f}},
                      height * 0.18f));
      lay(canvas.area(circle(at + Vec2{-w * 0.5f, -h * 0.52f}, height * 0.085f)));
      lay(canvas.area(circle(at + Vec2{w * 0.5f, -h * 0.52f}, height * 0.085f)));
      break;
    case 2:  // bend
      lay(canvas.band({at + Vec2{-w * 1.2f, -h * 1.1f}, at + Vec2{w, h * 0.75f}}, height * 0.22f));
      break;
    default:  // tower
      lay(canvas.area(drawn({-42, 47,  -35, -28, -50, -28, -50, -78, -21, -78, -21, -53,
                             21,  -53, 21,  -78, 50,  -78, 50,  -28, 35,  -28, 42,  47},
                            at, h)));
  }
  // Light on the left, shade on the right.
  canvas.fill(both(canvas.band({at + Vec2{-w * 0.85f, -h * 0.9f}, at + Vec2{-w * 0.8f, h * 0.2f}},
                               height * 0.14f, 0.9f),
                   field),
              Rgb{1, 1, 1}, 0.3f);
  canvas.glaze(both(canvas.band({at + Vec2{w * 0.9f, -h * 0.9f}, at + Vec2{w * 0.5f, h}},
                                height * 0.26f, 0.9f),
                    field),
               palette::shadow, 0.45f);
  canvas.pen(face, fine_pen, palette::ink, 0.7f, true);
}

}  // namespace bastide::art
