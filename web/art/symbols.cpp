// Symbols printed upon a tile: goods, gold, flying machines, mists and the like.
#include <algorithm>

#include "web/art/art.hpp"
#include "web/art/buildings.hpp"
#include "web/art/palette.hpp"
#include "web/art/plants.hpp"
#include "web/art/scene.hpp"

namespace bastide::art {

namespace {

void medallion(Canvas& canvas, Vec2 at, float radius, Rgb face) {
  canvas.glaze(circle(at + Vec2{0.012f, 0.014f}, radius), palette::shadow, 0.45f);
  canvas.fill(circle(at, radius, 32), palette::ink, 0.9f);
  canvas.fill(circle(at, radius - fine_pen, 32), palette::plaster);
  canvas.fill(circle(at, radius * 0.84f, 32), face);
  canvas.pen(circle(at, radius * 0.84f, 32), fine_pen, palette::ink, 0.5f, true);
}

void barrel(Canvas& canvas, Vec2 at, float s) {
  const Rgb wood = rgb(0x9a5f34);
  Path body = bezier(at + Vec2{-0.32f, -0.5f} * s, at + Vec2{-0.52f, -0.2f} * s,
                     at + Vec2{-0.52f, 0.2f} * s, at + Vec2{-0.32f, 0.5f} * s, 8);
  const Path right = bezier(at + Vec2{0.32f, 0.5f} * s, at + Vec2{0.52f, 0.2f} * s,
                            at + Vec2{0.52f, -0.2f} * s, at + Vec2{0.32f, -0.5f} * s, 8);
  body.insert(body.end(), right.begin(), right.end());
  canvas.fill(body, wood);
  for (const float y : {-0.28f, 0.28f}) {
    canvas.pen({at + Vec2{-0.42f, y} * s, at + Vec2{0.42f, y} * s}, s * 0.1f, palette::stone_dark,
               0.95f);
  }
  canvas.pen(body, fine_pen, palette::ink, 0.85f, true);
}

void ear_of_grain(Canvas& canvas, Vec2 at, float s) {
  for (const float lean : {-0.3f, 0.f, 0.3f}) {
    const Vec2 foot = at + Vec2{lean * 0.3f, 0.5f} * s, head = at + Vec2{lean * 1.2f, -0.48f} * s;
    canvas.pen({foot, head}, s * 0.07f, rgb(0xa87a22), 1);
    for (int k = 0; k < 4; ++k) {
      const Vec2 p = lerp(foot, head, 0.5f + 0.16f * static_cast<float>(k));
      for (const float side : {-1.f, 1.f}) {
        canvas.fill(ellipse(p + Vec2{side * 0.075f, -0.02f} * s, s * 0.06f, s * 0.095f, 8),
                    rgb(0xd9a82e));
      }
    }
  }
}

void bolt_of_cloth(Canvas& canvas, Vec2 at, float s) {
  const Rgb cloth = rgb(0x8a3b7a);
  const Path roll{at + Vec2{-0.5f, -0.22f} * s, at + Vec2{0.32f, -0.22f} * s,
                  at + Vec2{0.32f, 0.24f} * s, at + Vec2{-0.5f, 0.24f} * s};
  canvas.fill(roll, cloth);
  for (int i = 0; i < 3; ++i) {
    const float y = -0.1f + 0.12f * static_cast<float>(i);
    canvas.pen({at + Vec2{-0.48f, y} * s, at + Vec2{0.3f, y} * s}, s * 0.03f, cloth * 0.6f, 0.7f);
  }
  canvas.pen(roll, fine_pen, palette::ink, 0.85f, true);
  canvas.fill(ellipse(at + Vec2{0.32f, 0.01f} * s, s * 0.14f, s * 0.23f), lit(cloth, 1.3f));
  canvas.pen(ellipse(at + Vec2{0.32f, 0.01f} * s, s * 0.14f, s * 0.23f), fine_pen, palette::ink,
             0.85f, true);
  canvas.pen(ellipse(at + Vec2{0.32f, 0.01f} * s, s * 0.05f, s * 0.1f), fine_pen, palette::ink,
             0.7f, true);
}

// Free ground for a symbol, as printed: in segment `segment` (-1: any field), away from figures.
Vec2 free_place(const Scene& scene, int segment, float wish) {
  Vec2 best{0.5f, 0.5f};
  float best_worth = -1e9f;
  for (int y = 4; y < 45; ++y) {
    for (int x = 4; x < 45; ++x) {
      const Vec2 p{static_cast<float>(x) / 48.f, static_cast<float>(y) / 48.f};
      const int here = scene.segment_at_printed(p);
      if (segment >= 0 ? here != segment : !scene.is_field(here)) continue;
      float worth = std::min(std::min(scene.depth_at_printed(p), rim_distance(p)), wish) * 3;
      for (std::size_t s = 0; s < scene.type.segments.size(); ++s) {
        const Anchor a = scene.map.anchors[s];
        worth += 0.5f * std::min(length(p - Vec2{a.x, a.y}), 0.2f);
      }
      if (worth > best_worth) {
        best_worth = worth;
        best = p;
      }
    }
  }
  return scene.turned(best);
}

// Ribbed wings of parchment on a wooden frame; its red beak points where it flies.
void flying_machine(Canvas& canvas, Vec2 at, Vec2 way) {
  const Vec2 side = right_of(way);
  const auto p = [&](float ahead, float aside) { return at + way * ahead + side * aside; };
  const auto wing = [&](float s) {  // scalloped behind, between the ribs
    Path path =
        bezier(p(0.03f, 0), p(0.06f, s * 0.05f), p(0.05f, s * 0.1f), p(-0.005f, s * 0.14f), 8);
    constexpr float tips[4][2] = {
        {-0.005f, 0.14f}, {-0.05f, 0.105f}, {-0.06f, 0.06f}, {-0.035f, 0}};
    for (int i = 0; i + 1 < 4; ++i) {
      const Vec2 from = p(tips[i][0], s * tips[i][1]), to = p(tips[i + 1][0], s * tips[i + 1][1]);
      const Vec2 bay = lerp(from, to, 0.5f) + way * 0.02f;
      const Path edge = bezier(from, lerp(from, bay, 0.7f), lerp(to, bay, 0.7f), to, 6);
      path.insert(path.end(), edge.begin() + 1, edge.end());
    }
    return path;
  };
  const Path tail{p(-0.05f, 0), p(-0.105f, 0.035f), p(-0.09f, 0), p(-0.105f, -0.035f)};
  const Path wings[] = {wing(1), wing(-1), tail};
  for (const Path& part : wings) {
    Path shade = part;
    for (Vec2& q : shade) q = q + Vec2{0.045f, 0.05f};
    canvas.glaze(shade, palette::shadow, 0.4f);
  }
  const Rgb wood = rgb(0x8a5a34);
  for (const Path& part : wings) {
    canvas.fill(part, &part == &wings[2] ? palette::wheat : palette::plaster);
    canvas.pen(part, fine_pen * 1.2f, palette::ink, 0.9f, true);
  }
  for (const float s : {1.f, -1.f}) {
    for (const Vec2 tip : {Vec2{-0.005f, 0.14f}, Vec2{-0.05f, 0.105f}, Vec2{-0.06f, 0.06f}})
      canvas.pen({p(0.025f, s * 0.012f), p(tip.x, s * tip.y)}, fine_pen * 1.3f, wood, 0.9f);
  }
  canvas.pen({p(0.06f, 0), p(-0.09f, 0)}, 0.017f, palette::ink, 0.8f);
  canvas.pen({p(0.06f, 0), p(-0.09f, 0)}, 0.012f, wood);
  const Path beak{p(0.1f, 0), p(0.05f, 0.024f), p(0.05f, -0.024f)};
  canvas.fill(beak, rgb(0xc2402f));
  canvas.pen(beak, fine_pen, palette::ink, 0.8f, true);
}

void nuggets(Canvas& canvas, Vec2 at) {
  for (const Vec2 d : {Vec2{-0.035f, 0.012f}, Vec2{0.035f, 0.014f}, Vec2{0.0f, -0.022f}}) {
    const Path bar{at + d + Vec2{-0.033f, 0.016f}, at + d + Vec2{-0.02f, -0.016f},
                   at + d + Vec2{0.02f, -0.016f}, at + d + Vec2{0.033f, 0.016f}};
    canvas.glaze(ellipse(at + d + Vec2{0.014f, 0.018f}, 0.035f, 0.012f), palette::shadow, 0.4f);
    canvas.fill(bar, palette::gold);
    canvas.pen({bar[1], bar[2]}, 0.008f, lit(palette::gold, 1.6f), 0.9f);
    canvas.pen(bar, fine_pen, palette::ink, 0.85f, true);
  }
}

void sheep(Canvas& canvas, Vec2 at) {
  canvas.glaze(ellipse(at + Vec2{0.008f, 0.016f}, 0.03f, 0.012f), palette::shadow, 0.45f);
  for (const Vec2 d : {Vec2{-0.014f, 0}, Vec2{0.012f, 0.002f}, Vec2{0, -0.008f}}) {
    canvas.fill(circle(at + d, 0.0175f), palette::ink, 0.8f);
  }
  for (const Vec2 d : {Vec2{-0.014f, 0}, Vec2{0.012f, 0.002f}, Vec2{0, -0.008f}}) {
    canvas.fill(circle(at + d, 0.0145f), palette::plaster);
  }
  canvas.fill(ellipse(at + Vec2{0.03f, -0.004f}, 0.01f, 0.008f, 12), palette::ink, 0.9f);
}

void hill(Canvas& canvas, Vec2 at) {
  const Mask mask = canvas.area(ellipse(at, 0.17f, 0.13f, 40));
  canvas.shade(mask, [&](float u, float v, Rgb under) {
    const float x = (u - at.x) / 0.17f, y = (v - at.y) / 0.13f;
    const float r = std::min(1.f, x * x + y * y), steep = std::sqrt(r) * (1 - r) * 2.4f;
    return lit(under, 1 + 0.3f * steep * (-0.7f * x - 0.7f * y) / std::max(std::sqrt(r), 0.05f));
  });
  for (int i = 0; i < 9; ++i) {
    const Vec2 d = direction(0.1f + 0.19f * static_cast<float>(i));
    canvas.pen({at + Vec2{d.x * 0.115f, d.y * 0.085f}, at + Vec2{d.x * 0.16f, d.y * 0.12f}},
               fine_pen, palette::ink, 0.5f);
  }
}

void vines(Canvas& canvas, Vec2 at, std::uint32_t seed) {
  for (int row = -2; row <= 2; ++row) {
    for (int k = -3; k <= 3; ++k) {
      const Vec2 p = at + Vec2{static_cast<float>(k) * 0.03f, static_cast<float>(row) * 0.032f};
      paint_bush(canvas, p, 0.0105f, scramble(seed, static_cast<std::uint32_t>(row * 9 + k + 50)));
      canvas.fill(circle(p + Vec2{0.003f, 0.004f}, 0.0045f, 8), rgb(0x6b3a86));
    }
  }
}

void crop_sign(Canvas& canvas, Vec2 at, CropSymbol sign) {
  const float w = 0.013f;
  const Rgb ink = rgb(0x7d5a1e);
  switch (sign) {
    case CropSymbol::rake:
      canvas.pen({at + Vec2{0, 0.08f}, at + Vec2{0, -0.05f}}, w, ink, 0.9f);
      canvas.pen({at + Vec2{-0.05f, -0.05f}, at + Vec2{0.05f, -0.05f}}, w, ink, 0.9f);
      for (const float x : {-0.05f, 0.f, 0.05f})
        canvas.pen({at + Vec2{x, -0.05f}, at + Vec2{x, -0.085f}}, w, ink, 0.9f);
      break;
    case CropSymbol::club:
      canvas.pen({at + Vec2{-0.05f, 0.07f}, at + Vec2{0.01f, -0.01f}}, w, ink, 0.9f);
      canvas.pen({at + Vec2{0.01f, -0.01f}, at + Vec2{0.045f, -0.065f}}, w * 2.6f, ink, 0.9f);
      break;
    case CropSymbol::shield:
      canvas.pen({at + Vec2{-0.05f, -0.07f}, at + Vec2{0.05f, -0.07f}, at + Vec2{0.045f, 0.02f},
                  at + Vec2{0, 0.075f}, at + Vec2{-0.045f, 0.02f}},
                 w, ink, 0.9f, true);
      break;
    case CropSymbol::none:
      break;
  }
}

void ghost(Canvas& canvas, Vec2 at) {
  Path body{at + Vec2{-0.03f, 0.05f}, at + Vec2{-0.03f, -0.005f}};
  for (int i = 0; i <= 12; ++i)
    body.push_back(at + Vec2{0, -0.005f} +
                   direction(3.1416f + 3.1416f * static_cast<float>(i) / 12.f) * 0.03f);
  body.push_back(at + Vec2{0.03f, 0.05f});
  body.push_back(at + Vec2{0.015f, 0.036f});
  body.push_back(at + Vec2{0, 0.05f});
  body.push_back(at + Vec2{-0.015f, 0.036f});
  canvas.fill(body, Rgb{0.97f, 0.98f, 1});
  canvas.pen(body, fine_pen * 1.2f, rgb(0x56607a), 0.95f, true);
  for (const float x : {-0.011f, 0.011f})
    canvas.fill(ellipse(at + Vec2{x, -0.004f}, 0.005f, 0.008f, 10), rgb(0x30364a));
}

void gold_bar(Canvas& canvas, Vec2 at, float s) {
  const auto p = [&](float x, float y) { return at + Vec2{x, y} * s; };
  const Path top{p(-0.30f, -0.22f), p(0.22f, -0.30f), p(0.36f, -0.14f), p(-0.20f, -0.05f)};
  const Path front{p(-0.20f, -0.05f), p(0.36f, -0.14f), p(0.46f, 0.12f), p(-0.20f, 0.26f)};
  const Path end{p(-0.30f, -0.22f), p(-0.20f, -0.05f), p(-0.20f, 0.26f), p(-0.44f, 0.02f)};
  canvas.glaze(ellipse(p(0.06f, 0.2f), 0.5f * s, 0.14f * s), palette::shadow, 0.5f);
  canvas.fill(top, lit(palette::gold, 1.45f));
  canvas.fill(front, palette::gold);
  canvas.fill(end, palette::gold * 0.72f);
  for (const Path& face : {top, front, end})
    canvas.pen(face, s * 0.035f, rgb(0x6b4a08), 0.9f, true);
}

// A letter with its seal.
void letter(Canvas& canvas, Vec2 at, float s) {
  const auto p = [&](float x, float y) { return at + Vec2{x, y} * s; };
  const Path sheet{p(-0.46f, -0.30f), p(0.46f, -0.30f), p(0.46f, 0.32f), p(-0.46f, 0.32f)};
  Path shade = sheet;
  for (Vec2& q : shade) q = q + Vec2{0.04f, 0.05f} * s;
  canvas.glaze(shade, palette::shadow, 0.4f);
  canvas.fill(sheet, palette::plaster);
  canvas.fill({sheet[0], sheet[1], p(0, 0.08f)}, lit(palette::plaster, 1.3f));
  canvas.pen({sheet[0], p(0, 0.08f), sheet[1]}, s * 0.03f, palette::ink, 0.7f);
  canvas.pen(sheet, s * 0.04f, palette::ink, 0.85f, true);
  canvas.fill(circle(p(0, 0.08f), 0.12f * s), rgb(0xa3301f));
  canvas.fill(circle(p(-0.01f, 0.07f), 0.07f * s), rgb(0xc9523a));
}

}  // namespace

Image paint_thing(Thing thing, int size) {
  Canvas canvas(size, size, static_cast<float>(size));
  const Vec2 middle{0.5f, 0.5f};
  if (thing <= Thing::cloth) {
    canvas.glaze(circle(middle + Vec2{0.03f, 0.04f}, 0.44f, 48), palette::shadow, 0.5f);
    canvas.fill(circle(middle, 0.44f, 48), palette::ink);
    canvas.fill(circle(middle, 0.41f, 48), palette::plaster);
    canvas.fill(circle(middle, 0.36f, 48), rgb(0xf2dfb0));
  }
  switch (thing) {
    case Thing::wine:
      barrel(canvas, middle, 0.46f);
      break;
    case Thing::grain:
      ear_of_grain(canvas, middle, 0.5f);
      break;
    case Thing::cloth:
      bolt_of_cloth(canvas, middle, 0.5f);
      break;
    case Thing::gold:
      gold_bar(canvas, middle, 0.96f);
      break;
    case Thing::message:
      letter(canvas, middle, 0.92f);
      break;
  }
  return canvas.image();
}

void paint_hill(Scene& scene) { hill(scene.canvas, free_place(scene, -1, 0.2f)); }

void paint_symbols(Scene& scene) {
  Canvas& canvas = scene.canvas;
  const TileType& type = scene.type;
  for (std::size_t i = 0; i < type.segments.size(); ++i) {
    const Segment& s = type.segments[i];
    const int index = static_cast<int>(i);
    if (s.goods != Goods::none) {
      const Vec2 at = free_place(scene, index, 0.12f);
      medallion(canvas, at, 0.075f, rgb(0xf2dfb0));
      if (s.goods == Goods::wine) barrel(canvas, at, 0.085f);
      if (s.goods == Goods::grain) ear_of_grain(canvas, at, 0.085f);
      if (s.goods == Goods::cloth) bolt_of_cloth(canvas, at, 0.09f);
    }
    for (int k = 0; k < s.sheep; ++k) {
      const Vec2 at = free_place(scene, index, 0.1f);
      sheep(canvas, at + Vec2{0.05f * static_cast<float>(k), 0.03f * static_cast<float>(k & 1)});
    }
  }
  for (const Site& site : scene.plan.sites) {
    if (site.kind == SiteKind::crop_circle) crop_sign(canvas, site.at, type.crop);
    if (site.kind == SiteKind::inn) {
      // The inn's own sign, on a pole.
      const Vec2 at = site.at + Vec2{0.062f, 0.0f};
      canvas.pen({at + Vec2{0, 0.03f}, at + Vec2{0, -0.045f}}, 0.009f, palette::ink, 0.95f);
      medallion(canvas, at + Vec2{0, -0.055f}, 0.033f, palette::gold);
    }
  }
  const bool placed_crop =
      std::any_of(scene.plan.sites.begin(), scene.plan.sites.end(),
                  [](const Site& s) { return s.kind == SiteKind::crop_circle; });
  if (type.crop != CropSymbol::none && !placed_crop) {
    const Vec2 at = free_place(scene, -1, 0.14f);
    medallion(canvas, at, 0.105f, palette::wheat);
    crop_sign(canvas, at, type.crop);
  }
  if (type.vineyard) vines(canvas, free_place(scene, -1, 0.14f), scene.seed);
  if (type.gold) nuggets(canvas, free_place(scene, -1, 0.1f));
  if (type.mage) {
    const Vec2 at = free_place(scene, -1, 0.1f);
    medallion(canvas, at, 0.065f, rgb(0x5a3f8c));
    Path star;
    for (int i = 0; i < 10; ++i)
      star.push_back(at + direction(-1.5708f + 0.62832f * static_cast<float>(i)) *
                              (i % 2 == 0 ? 0.045f : 0.019f));
    canvas.fill(star, palette::gold);
  }
  if (type.robber) {
    const Vec2 at = free_place(scene, -1, 0.1f);
    medallion(canvas, at, 0.065f, rgb(0x6d6a63));
    canvas.fill(circle(at, 0.036f), rgb(0xe3b98f));
    canvas.fill(canvas.band({at + Vec2{-0.034f, -0.006f}, at + Vec2{0.034f, -0.006f}}, 0.02f),
                palette::ink);
    for (const float x : {-0.013f, 0.013f})
      canvas.fill(circle(at + Vec2{x, -0.006f}, 0.006f, 10), palette::plaster);
  }
  if (type.wheel > 0) {
    const Vec2 at = free_place(scene, -1, 0.1f);
    medallion(canvas, at, 0.065f, rgb(0xe8d9b8));
    for (int i = 0; i < 6; ++i)
      canvas.pen({at, at + direction(1.0472f * static_cast<float>(i)) * 0.05f}, fine_pen,
                 palette::ink, 0.6f);
    for (int i = 0; i < type.wheel; ++i) {
      const Vec2 p =
          at +
          Vec2{(static_cast<float>(i) - 0.5f * static_cast<float>(type.wheel - 1)) * 0.034f, 0};
      canvas.fill(circle(p, 0.0155f), palette::ink);
      canvas.fill(circle(p, 0.0115f), rgb(0xc2402f));
    }
  }
  if (type.flying_machine >= 0) {
    const float angle = -1.5708f + 0.7854f * static_cast<float>(type.flying_machine) +
                        1.5708f * static_cast<float>(scene.rotation);
    flying_machine(canvas, free_place(scene, -1, 0.12f), direction(angle));
  }
}

void paint_mists(Scene& scene) {
  Canvas& canvas = scene.canvas;
  const TileNoise billow(5, 5, scene.seed, 91), wisp(13, 13, scene.seed, 92);
  for (std::size_t i = 0; i < scene.type.segments.size(); ++i) {
    const Segment& s = scene.type.segments[i];
    if (s.kind != SegmentKind::mist) continue;
    const SideMask sides = turn_sides(s.sides, scene.rotation);
    canvas.shade_all([&](float u, float v, Rgb under) {
      const float far[4] = {v, 1 - u, 1 - v, u};
      float near = 1;
      for (int side = 0; side < 4; ++side) {
        if ((sides >> side & 1) != 0) near = std::min(near, far[side]);
      }
      const float n = 0.6f * billow(u, v) + 0.4f * wisp(u, v);
      const float cover = smooth(0.36f, 0.05f, near + 0.22f * (n - 0.5f));
      return mix(under, Rgb{0.90f, 0.92f, 0.96f} * (0.94f + 0.1f * wisp(u, v)), 0.86f * cover);
    });
    int laid = 0;
    for (int side = 0; side < 4 && laid < s.ghosts; ++side) {
      if ((s.sides >> side & 1) == 0) continue;
      const int here = std::min(2, s.ghosts - laid);
      for (int k = 0; k < here; ++k, ++laid) {
        const Vec2 printed = turn(Vec2{0.28f + 0.44f * static_cast<float>(k), 0.1f}, side);
        ghost(canvas, scene.turned(printed));
      }
    }
  }
}

}  // namespace bastide::art
