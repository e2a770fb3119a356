// Trees, bushes and grass.
#include "web/art/plants.hpp"

#include "web/art/buildings.hpp"
#include "web/art/palette.hpp"

namespace bastide::art {

namespace {

Path crown(Vec2 at, float radius, std::uint32_t seed) {
  Rng rng(seed);
  const int lobes = 7 + rng.below(4);
  const float phase = rng.range(0, 6.28f), depth = rng.range(0.09f, 0.15f);
  Path path;
  constexpr int steps = 44;
  for (int i = 0; i < steps; ++i) {
    const float a = 6.2831853f * static_cast<float>(i) / steps;
    const float bulge = std::fabs(std::sin(0.5f * static_cast<float>(lobes) * a + phase));
    path.push_back(at + direction(a) * (radius * (1 - depth + depth * 1.6f * bulge +
                                                  0.06f * std::sin(2 * a + phase))));
  }
  return path;
}

}  // namespace

void paint_tree_shadow(Canvas& canvas, Vec2 at, float radius) {
  canvas.glaze(ellipse(at + shadow_fall * (radius * 0.75f), radius * 1.1f, radius * 0.9f, 16),
               palette::shadow, 0.42f);
}

void paint_tree(Canvas& canvas, Vec2 at, float radius, std::uint32_t seed) {
  Rng rng(seed);
  const Rgb body =
      mix(palette::leaf, mix(palette::leaf_dark, palette::leaf_light, rng.unit()), 0.6f);
  const Vec2 top{at.x, at.y - radius * 0.5f};
  const Path outline = crown(top, radius, seed);
  canvas.shade(canvas.area(outline), [&](float u, float v, Rgb) {
    const float x = (u - top.x) / radius, y = (v - top.y) / radius;
    const float z = std::sqrt(std::max(0.f, 1 - x * x - y * y));
    return lit(body, light_on(x, y, z));
  });
  // Sunlit leaves, as a few dabs.
  if (radius * canvas.scale() > 4) {
    for (int k = 0; k < 5; ++k) {
      const Vec2 spot = top + Vec2{rng.range(-0.55f, 0.25f), rng.range(-0.55f, 0.25f)} * radius;
      canvas.fill(circle(spot, radius * rng.range(0.1f, 0.2f), 8), lit(body, 1.3f), 0.55f);
    }
    const Vec2 low = top + Vec2{0.35f, 0.35f} * radius;
    canvas.fill(circle(low, radius * 0.22f, 8), body * 0.7f, 0.4f);
  }
  canvas.pen(outline, std::max(fine_pen * 0.85f, 0.5f / canvas.scale()),
             mix(palette::ink, palette::leaf_dark, 0.45f), 0.7f, true);
}

void paint_bush(Canvas& canvas, Vec2 at, float radius, std::uint32_t seed) {
  Rng rng(seed);
  const Rgb body = mix(palette::leaf, palette::leaf_dark, rng.unit() * 0.6f);
  canvas.glaze(ellipse(at + shadow_fall * (radius * 0.7f), radius, radius * 0.8f, 12),
               palette::shadow, 0.35f);
  canvas.fill(circle(at, radius, 12), body);
  canvas.fill(circle(at + Vec2{-0.3f, -0.35f} * radius, radius * 0.55f, 10), lit(body, 1.22f),
              0.8f);
  canvas.pen(circle(at, radius, 12), fine_pen * 0.7f, palette::leaf_dark * 0.7f, 0.55f, true);
}

void paint_tuft(Canvas& canvas, Vec2 at, float size, Rng& rng) {
  const Rgb colour = mix(palette::leaf, palette::leaf_dark, rng.unit() * 0.5f);
  for (int k = -1; k <= 1; ++k) {
    const Vec2 tip = at + Vec2{static_cast<float>(k) * size * 0.5f + rng.about(size * 0.15f),
                               -size * rng.range(0.6f, 1.f)};
    canvas.pen({at + Vec2{static_cast<float>(k) * size * 0.12f, 0}, tip}, fine_pen * 0.7f, colour,
               0.6f);
  }
}

}  // namespace bastide::art
