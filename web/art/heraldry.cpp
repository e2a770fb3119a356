// Coats of arms.
#include "web/art/buildings.hpp"
#include "web/art/palette.hpp"
#include "web/art/scene.hpp"

namespace bastide::art {

namespace {

Path escutcheon(Vec2 at, float height) {
  const float w = height * 0.42f, h = height * 0.5f;
  Path path{at + Vec2{-w, -h}, at + Vec2{w, -h}};
  const Path right = bezier(at + Vec2{w, -h}, at + Vec2{w, h * 0.35f},
                            at + Vec2{w * 0.55f, h * 0.75f}, at + Vec2{0, h}, 14);
  const Path left = bezier(at + Vec2{0, h}, at + Vec2{-w * 0.55f, h * 0.75f},
                           at + Vec2{-w, h * 0.35f}, at + Vec2{-w, -h}, 14);
  path.insert(path.end(), right.begin() + 1, right.end());
  path.insert(path.end(), left.begin() + 1, left.end() - 1);
  return path;
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
  const auto lay = [&](const Mask& mask) { canvas.fill(both(mask, field), palette::gold); };
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
    default: {  // tower
      const Vec2 o = at + Vec2{0, -h * 0.08f};
      lay(canvas.area({o + Vec2{-w * 0.5f, h * 0.55f}, o + Vec2{-w * 0.42f, -h * 0.2f},
                       o + Vec2{-w * 0.6f, -h * 0.2f}, o + Vec2{-w * 0.6f, -h * 0.7f},
                       o + Vec2{-w * 0.25f, -h * 0.7f}, o + Vec2{-w * 0.25f, -h * 0.45f},
                       o + Vec2{w * 0.25f, -h * 0.45f}, o + Vec2{w * 0.25f, -h * 0.7f},
                       o + Vec2{w * 0.6f, -h * 0.7f}, o + Vec2{w * 0.6f, -h * 0.2f},
                       o + Vec2{w * 0.42f, -h * 0.2f}, o + Vec2{w * 0.5f, h * 0.55f}}));
    }
  }
  // Light from the left, shade to the right.
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
