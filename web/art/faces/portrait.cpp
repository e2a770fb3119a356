#include "web/art/faces/portrait.hpp"

#include "web/art/buildings.hpp"
#include "web/art/noise.hpp"
#include "web/art/palette.hpp"

namespace bastide::art {

namespace {

// Shadows are a little violet, lights a little yellow.
Rgb in_light(Rgb colour, float light) {
  if (light >= 1) return mix(colour, Rgb{1, 0.97f, 0.84f}, (light - 1) * 1.15f);
  const float dark = 1 - light;
  return colour * Rgb{1 - dark * 0.84f, 1 - dark * 1.08f, 1 - dark * 0.98f};
}

struct Extent {
  Vec2 least{9, 9}, most{-9, -9};
};
Extent extent_of(const Path& path) {
  Extent e;
  for (const Vec2 p : path) {
    e.least = {std::min(e.least.x, p.x), std::min(e.least.y, p.y)};
    e.most = {std::max(e.most.x, p.x), std::max(e.most.y, p.y)};
  }
  return e;
}

Path shifted(Path path, Vec2 by) {
  for (Vec2& p : path) p = p + by;
  return path;
}

}  // namespace

Mask mask_of(const Portrait& p, const Path& shape) { return both(p.canvas.area(shape), p.frame); }

void paint_form(Portrait& p, const Path& outline, Rgb colour, Bulge bulge) {
  Canvas& canvas = p.canvas;
  if (bulge.line > 0) {
    // Heavier where the light does not reach.
    const float line = p.line * bulge.line;
    for (const float aside : {0.f, 0.35f})
      canvas.fill(both(canvas.band(shifted(outline, Vec2{aside, aside} * line), line * 2, 0, true),
                       p.frame),
                  palette::ink, 0.94f);
  }
  const Extent e = extent_of(outline);
  const Vec2 middle = (e.least + e.most) * 0.5f, half = (e.most - e.least) * 0.5f;
  const TileNoise mottle(11, 11, 5, 77);
  const Mask mask = mask_of(p, outline);
  canvas.fill(mask, colour);
  canvas.shade(mask, [&](float u, float v, Rgb) {
    float x = (u - middle.x) / std::max(half.x, 1e-3f),
          y = (v - middle.y) / std::max(half.y, 1e-3f);
    const float r = std::sqrt(x * x + y * y), most = std::min(r, 1.f);
    const float z = std::sqrt(std::max(0.06f, 1 - most * most));
    const float light = mix(1, light_on(x * 0.9f, y * 0.9f, z) * 1.03f, bulge.depth);
    return in_light(colour, light + 0.05f * (mottle(u, v) - 0.5f));
  });
}

void paint_on(Portrait& p, const Mask& ground, const Path& shape, Rgb colour, float alpha) {
  p.canvas.fill(both(p.canvas.area(shape), ground), colour, alpha);
}

void glaze_on(Portrait& p, const Mask& ground, const Path& shape, Rgb colour, float alpha) {
  p.canvas.glaze(both(p.canvas.area(shape), ground), colour, alpha);
}

void ink_line(Portrait& p, const Path& along, float width, float alpha, Taper ends) {
  const float pen = std::max(p.line * width, 0.6f / p.canvas.scale());
  p.canvas.fill(mask_of(p, stroke(along, pen, ends)), palette::ink, alpha);
}

void tint(Portrait& p, const Mask& ground, Vec2 at, float radius, Rgb colour, float alpha) {
  p.canvas.fill(both(p.canvas.band({at, at + Vec2{0.0001f, 0}}, radius, 1), ground), colour, alpha);
}

void shade_along(Portrait& p, const Mask& ground, const Path& line, float width, float alpha) {
  p.canvas.glaze(both(p.canvas.band(line, width, 1), ground), Rgb{0.52f, 0.36f, 0.42f}, alpha);
}

void comb(Portrait& p, const Mask& ground, const Strands& strands, Rgb hair) {
  Rng rng(static_cast<std::uint32_t>(strands.count) * 31u + 7u);
  const int count = p.small() ? (strands.count + 1) / 2 : strands.count;
  for (int i = 0; i < count; ++i) {
    const float share =
        (static_cast<float>(i) + 0.5f + rng.about(0.25f)) / static_cast<float>(count);
    const Vec2 a = point_along(strands.from, share).at, d = point_along(strands.to, share).at;
    const Vec2 aside =
        right_of(d - a) * (0.01f * strands.bow / std::max(length(d - a), 0.05f) + rng.about(0.06f));
    const Path along = bezier(a, lerp(a, d, 0.33f) + aside, lerp(a, d, 0.7f) + aside, d, 8);
    const Rgb colour = i % 3 == 1 ? in_light(hair, 1.3f) : in_light(hair, rng.range(0.5f, 0.72f));
    paint_on(p, ground, stroke(along, p.line * rng.range(0.7f, 1.25f), {0.3f, 0.1f}), colour,
             i % 3 == 1 ? 0.6f : 0.75f);
  }
}

}  // namespace bastide::art
