// Houses, towers and walls.
#include "web/art/buildings.hpp"

#include <array>

#include "web/art/palette.hpp"

namespace bastide::art {

float light_on(float x, float y, float z) {
  const float lambert =
      (x * -0.58f + y * -0.50f + z * 0.64f) / std::sqrt(std::max(x * x + y * y + z * z, 1e-6f));
  return 0.66f + 0.52f * std::max(lambert, -0.15f);
}

namespace {

Vec2 raised(Vec2 p, float height) { return {p.x, p.y - height}; }

std::array<Vec2, 4> plan_of(const House& h) {
  const Vec2 along = direction(h.angle) * (h.ridge / 2),
             across = right_of(direction(h.angle)) * (h.depth / 2);
  return {h.at - along - across, h.at + along - across, h.at + along + across,
          h.at - along + across};
}

// Seen from above the south-east: whether the face, given clockwise, is visible.
bool faces_us(const Path& face) {
  float sum = 0;
  for (std::size_t i = 0; i < face.size(); ++i) sum += cross(face[i], face[(i + 1) % face.size()]);
  return sum > 0;
}

}  // namespace

float house_radius(const House& h) {
  return 0.5f * std::sqrt(h.ridge * h.ridge + h.depth * h.depth);
}

void paint_house_shadow(Canvas& canvas, const House& h) {
  Path outline;
  for (const Vec2 p : plan_of(h)) {
    outline.push_back(p);
    outline.push_back(p + shadow_fall * h.wall);
  }
  const Vec2 along = direction(h.angle) * (h.ridge / 2 * (h.pointed ? 0.f : h.hipped ? 0.5f : 1.f));
  outline.push_back(h.at - along + shadow_fall * (h.wall + h.roof));
  outline.push_back(h.at + along + shadow_fall * (h.wall + h.roof));
  canvas.glaze(hull(outline), palette::shadow, mix(0.2f, 0.4f, smooth(60, 160, canvas.scale())));
}

void paint_house(Canvas& canvas, const House& h, bool openings) {
  const std::array<Vec2, 4> p = plan_of(h);
  const Vec2 d = direction(h.angle);
  const float inset = h.pointed ? h.ridge * 0.499f : h.hipped ? h.ridge * 0.28f : 0;
  const bool hipped = h.hipped || h.pointed;
  const Vec2 ridge_a = raised(h.at - d * (h.ridge / 2 - inset), h.wall + h.roof);
  const Vec2 ridge_b = raised(h.at + d * (h.ridge / 2 - inset), h.wall + h.roof);
  std::array<Vec2, 4> eaves;
  for (std::size_t i = 0; i < 4; ++i) eaves[i] = raised(p[i], h.wall);
  const float line = std::max(fine_pen * 0.8f, 0.55f / canvas.scale());
  const float ink = mix(0.22f, 0.62f, smooth(50, 220, canvas.scale()));

  // The visible walls: side i runs from corner i to i + 1, with its outside to the left.
  for (std::size_t i = 0; i < 4; ++i) {
    const std::size_t j = (i + 1) & 3;
    const Vec2 normal = right_of(unit(p[j] - p[i])) * -1.f;
    if (normal.y <= 0.02f) continue;
    Path face{eaves[i], eaves[j], p[j], p[i]};
    const bool gable = !hipped && (i & 1) == 1;
    if (gable) face = {eaves[i], i == 1 ? ridge_b : ridge_a, eaves[j], p[j], p[i]};
    const Rgb colour = lit(h.plaster, mix(light_on(normal.x, normal.y, 0.25f), 1.02f, 0.5f));
    canvas.fill(face, colour);
    canvas.pen(face, line, palette::ink, ink, true);
    if (openings && h.wall * canvas.scale() > 4) {
      // A door in the gable, windows along the eaves.
      const int windows = gable ? 1 : 2;
      for (int w = 0; w < windows; ++w) {
        const float t = gable ? 0.5f : 0.3f + 0.4f * static_cast<float>(w);
        const Vec2 foot = lerp(p[i], p[j], t);
        const Vec2 half = (p[j] - p[i]) * (gable ? 0.11f : 0.07f);
        const float low = gable ? 0 : h.wall * 0.3f, high = h.wall * 0.72f;
        canvas.fill({raised(foot - half, low), raised(foot + half, low), raised(foot + half, high),
                     raised(foot - half, high)},
                    palette::ink, 0.75f);
      }
    }
  }
  // The two slopes, then hips; the rear one first.
  const float rise = h.roof, run = h.depth / 2;
  const Vec2 across = right_of(d);
  struct Slope {
    Path face;
    float light;
  };
  std::array<Slope, 4> slopes = {Slope{{eaves[0], eaves[1], ridge_b, ridge_a},
                                       light_on(-across.x * rise, -across.y * rise, run)},
                                 Slope{{eaves[2], eaves[3], ridge_a, ridge_b},
                                       light_on(across.x * rise, across.y * rise, run)},
                                 Slope{{}, 1}, Slope{{}, 1}};
  if (hipped) {
    slopes[2] = {{eaves[1], eaves[2], ridge_b}, light_on(d.x * rise, d.y * rise, inset)};
    slopes[3] = {{eaves[3], eaves[0], ridge_a}, light_on(-d.x * rise, -d.y * rise, inset)};
  }
  for (const Slope& slope : slopes) {
    if (slope.face.empty() || !faces_us(slope.face)) continue;
    const Rgb colour = lit(h.tiles, slope.light * 1.06f);
    canvas.fill(slope.face, colour);
    // Rows of tiles.
    if (slope.face.size() == 4 && h.depth * canvas.scale() > 9) {
      const int courses = h.depth * canvas.scale() > 26 ? 3 : 2;
      for (int k = 1; k <= courses; ++k) {
        const float t = static_cast<float>(k) / static_cast<float>(courses + 1);
        canvas.pen({lerp(slope.face[0], slope.face[3], t), lerp(slope.face[1], slope.face[2], t)},
                   line * 0.7f, colour * 0.62f, 0.55f);
      }
    }
  }
  for (const Slope& slope : slopes) {
    if (slope.face.empty() || !faces_us(slope.face)) continue;
    canvas.pen(slope.face, line, palette::ink, ink, true);
  }
  if (!h.pointed) canvas.pen({ridge_a, ridge_b}, line * 1.1f, lit(h.tiles, 1.35f), 0.8f);
}

void paint_tower_shadow(Canvas& canvas, const Tower& t) {
  Path outline = circle(t.at, t.radius, 14);
  for (const Vec2 p : circle(t.at + shadow_fall * (t.height * 0.8f), t.radius, 14))
    outline.push_back(p);
  if (t.roof > 0) outline.push_back(t.at + shadow_fall * (t.height * 0.8f + t.roof * 0.8f));
  canvas.glaze(hull(outline), palette::shadow, 0.42f);
}

void paint_tower(Canvas& canvas, const Tower& t) {
  const float line = std::max(fine_pen, 0.6f / canvas.scale());
  const Vec2 top = raised(t.at, t.height);
  Path body = circle(t.at, t.radius, 20);
  for (const Vec2 p : circle(top, t.radius, 20)) body.push_back(p);
  body = hull(body);
  const Mask mask = canvas.area(body);
  canvas.shade(mask, [&](float u, float, Rgb) {
    const float x = std::min(1.f, std::max(-1.f, (u - t.at.x) / t.radius));
    return lit(t.stone, light_on(x, std::sqrt(1 - x * x) * 0.8f, 0.25f) * 1.02f);
  });
  canvas.pen(body, line, palette::ink, 0.75f, true);
  if (t.height * canvas.scale() > 9) {
    canvas.pen({raised(t.at, t.height * 0.2f), raised(t.at, t.height * 0.45f)}, t.radius * 0.22f,
               palette::ink, 0.7f);
  }
  const Path rim = circle(top, t.radius * 1.08f, 20);
  if (t.roof <= 0) {
    canvas.fill(rim, lit(t.stone, 1.12f));
    canvas.fill(circle(top, t.radius * 0.66f, 16), lit(t.stone, 0.72f));
    // Battlements: notches around the rim.
    for (int k = 0; k < 8; ++k) {
      const Vec2 d = direction(0.39f + 0.7854f * static_cast<float>(k));
      canvas.pen({top + d * (t.radius * 0.66f), top + d * (t.radius * 1.05f)}, t.radius * 0.2f,
                 palette::stone_dark, 0.8f);
    }
    canvas.pen(rim, line, palette::ink, 0.75f, true);
    if (t.flag) paint_flag(canvas, top, 0.09f, palette::gilt);
    return;
  }
  const Vec2 tip = raised(top, t.roof);
  Path cone = circle(top, t.radius * 1.18f, 20);
  cone.push_back(tip);
  cone = hull(cone);
  canvas.shade(canvas.area(cone), [&](float u, float v, Rgb) {
    // Shading around the cone.
    const float share = clamp01((v - tip.y) / std::max(top.y + t.radius - tip.y, 1e-4f));
    const float x =
        std::min(1.f, std::max(-1.f, (u - t.at.x) / (t.radius * 1.18f * std::max(share, 0.15f))));
    return lit(t.tiles, light_on(x, 0.55f, 0.75f) * 1.08f);
  });
  canvas.pen(cone, line, palette::ink, 0.75f, true);
  if (t.flag) paint_flag(canvas, raised(tip, -0.006f), 0.06f, palette::church_roof);
}

void paint_flag(Canvas& canvas, Vec2 foot, float height, Rgb colour) {
  const float line = std::max(fine_pen, 0.6f / canvas.scale());
  const Vec2 top = raised(foot, height);
  const float h = 0.033f, l = 0.068f;
  Path cloth = bezier(top, top + Vec2{l * 0.35f, -h * 0.35f}, top + Vec2{l * 0.65f, h * 0.35f},
                      top + Vec2{l, 0}, 8);
  cloth.push_back(top + Vec2{l * 0.78f, h * 0.5f});
  const Path low = bezier(top + Vec2{l, h}, top + Vec2{l * 0.65f, h * 1.35f},
                          top + Vec2{l * 0.35f, h * 0.65f}, top + Vec2{0, h}, 8);
  cloth.insert(cloth.end(), low.begin(), low.end());
  canvas.pen({foot, raised(top, 0.006f)}, line * 1.3f, palette::ink, 0.95f);
  canvas.fill(cloth, colour);
  canvas.pen(cloth, line * 0.8f, palette::ink, 0.8f, true);
}

}  // namespace bastide::art
