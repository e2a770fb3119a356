// Grass, strips of crop, hedges and trees.
#include <algorithm>

#include "web/art/buildings.hpp"
#include "web/art/palette.hpp"
#include "web/art/plants.hpp"
#include "web/art/scene.hpp"

namespace bastide::art {

void paint_meadow(Scene& scene) {
  const std::uint32_t seed = scene.seed;
  const TileNoise wash(3, 3, seed, 1), patch(7, 7, seed, 2), stroke(34, 15, seed, 3),
      cross_stroke(15, 31, seed, 4), grain(150, 150, seed, 5);
  const bool fine = scene.canvas.width() >= 100;
  scene.canvas.shade_all([&](float u, float v, Rgb) {
    const float a = wash(u, v), b = patch(u, v);
    // Strokes of a broad brush, one way here and another way there.
    const float s = stroke(u, v) * b + cross_stroke(u, v) * (1 - b);
    Rgb c = mix(palette::grass, palette::grass_warm, 0.75f * smooth(0.4f, 0.85f, a));
    c = mix(c, palette::grass_deep, 0.42f * smooth(0.45f, 0.9f, b) + 0.2f * smooth(0.55f, 0.15f, a));
    float k = 0.955f + 0.09f * s;
    if (fine) k += 0.05f * (grain(u, v) - 0.5f);
    return c * k;
  });
}

namespace {

// A rectangle of ground under the plough, in strips.
struct Parcel {
  Vec2 at;
  float width, height, angle;
};

void paint_strip(Scene& scene, const Path& strip, Rgb crop, bool along_first, std::uint32_t seed) {
  Canvas& canvas = scene.canvas;
  const Mask mask = canvas.area(strip);
  const TileNoise tone(9, 9, seed, 21);
  canvas.shade(mask, [&](float u, float v, Rgb under) {
    return mix(under, crop * (0.93f + 0.14f * tone(u, v)), 0.82f);
  });
  // Furrows.
  const Vec2 a = strip[0], b = strip[along_first ? 1 : 3], c = strip[along_first ? 3 : 1], d = strip[2];
  const int rows = std::max(2, static_cast<int>(length(c - a) / 0.017f));
  for (int i = 1; i < rows; ++i) {
    const float t = (static_cast<float>(i)) / static_cast<float>(rows);
    canvas.pen({lerp(a, c, t), lerp(b, d, t)}, 0.0045f, crop * 0.66f, 0.5f);
  }
  // Pigment gathers at the edge of a wash.
  canvas.pen(strip, 0.006f, crop * 0.6f, 0.5f, true);
}

void paint_parcel(Scene& scene, const Parcel& parcel, Dice& dice) {
  const float angle = parcel.angle + 1.5708f * static_cast<float>(scene.rotation);
  const Vec2 x = direction(angle), y = right_of(x);
  const Vec2 at = scene.turned(parcel.at);
  const auto corner = [&](float cx, float cy) {
    return at + x * (cx * parcel.width) + y * (cy * parcel.height);
  };
  const float s = dice.about(0.06f), t = dice.about(0.06f);
  const Path whole{corner(-0.5f, -0.5f + s), corner(0.5f, -0.5f), corner(0.5f + s, 0.5f), corner(-0.5f, 0.5f + t)};
  constexpr Rgb crops[5] = {palette::wheat, palette::cabbage, palette::plough, palette::barley,
                            palette::grass_deep};
  const int strips = parcel.width > 0.15f ? 3 : 2;
  int crop = dice.below(5);
  for (int i = 0; i < strips; ++i) {
    const float from = static_cast<float>(i) / static_cast<float>(strips);
    const float to = static_cast<float>(i + 1) / static_cast<float>(strips);
    const Path strip{lerp(whole[0], whole[1], from), lerp(whole[0], whole[1], to),
                     lerp(whole[3], whole[2], to), lerp(whole[3], whole[2], from)};
    paint_strip(scene, strip, crops[crop], false, scramble(scene.seed, static_cast<std::uint32_t>(i)));
    crop = (crop + 1 + dice.below(3)) % 5;
  }
  scene.canvas.pen(whole, fine_pen, palette::ink, 0.45f, true);
  // A hedge along two sides.
  const int first = dice.below(4);
  for (int side = first; side < first + 2; ++side) {
    const Vec2 from = whole[static_cast<std::size_t>(side & 3)];
    const Vec2 to = whole[static_cast<std::size_t>((side + 1) & 3)];
    const int bushes = static_cast<int>(length(to - from) / 0.017f);
    for (int i = 0; i <= bushes; ++i) {
      if (dice.unit() < 0.12f) continue;
      const Vec2 p = lerp(from, to, static_cast<float>(i) / static_cast<float>(bushes));
      paint_bush(scene.canvas, p + Vec2{dice.about(0.003f), dice.about(0.003f)},
                 dice.range(0.009f, 0.0125f), dice.bits());
    }
  }
}

}  // namespace

void paint_crops(Scene& scene) {
  Dice dice(scramble(scene.seed, 30u));
  std::vector<Parcel> parcels;
  const int wish = 1 + dice.below(3);
  for (int trial = 0; trial < 60 && static_cast<int>(parcels.size()) < wish; ++trial) {
    const Vec2 p{dice.range(0.12f, 0.88f), dice.range(0.12f, 0.88f)};
    const float size = dice.range(0.11f, 0.2f), angle = dice.range(0, 3.14f);
    const Parcel parcel{p, size * dice.range(1.f, 1.25f), size * dice.range(0.72f, 0.95f), angle};
    const float radius = 0.5f * std::sqrt(parcel.width * parcel.width + parcel.height * parcel.height);
    if (!scene.is_field(scene.segment_at_printed(p)) || rim_distance(p) < radius + 0.02f) continue;
    if (scene.depth_at_printed(p) < radius + 0.025f) continue;
    bool free = true;
    for (const Parcel& other : parcels) {
      free = free && length(other.at - p) > radius + 0.6f * other.width + 0.03f;
    }
    if (!free) continue;
    parcels.push_back(parcel);
    paint_parcel(scene, parcel, dice);
  }
  // Blades and flowers on the open grass.
  const int tufts = scene.pixels(1) < 100 ? 0 : 46;
  for (int i = 0; i < tufts; ++i) {
    const Vec2 p{dice.range(0.03f, 0.97f), dice.range(0.03f, 0.97f)};
    const float size = dice.range(0.009f, 0.016f);
    const bool flower = dice.unit() < 0.3f;
    if (!scene.is_field(scene.segment_at_printed(p)) || scene.depth_at_printed(p) < 0.03f) continue;
    bool free = true;
    for (const Parcel& other : parcels) free = free && length(other.at - p) > 0.75f * other.width;
    if (!free) continue;
    const Vec2 at = scene.turned(p);
    if (flower) {
      constexpr Rgb petals[3] = {rgb(0xf7f1dc), rgb(0xf0d35a), rgb(0xd9787a)};
      const Rgb petal = petals[dice.below(3)];
      for (int k = 0; k < 3; ++k) {
        scene.canvas.fill(circle(at + Vec2{dice.about(0.012f), dice.about(0.01f)}, 0.0034f, 6), petal, 0.9f);
      }
    } else {
      paint_tuft(scene.canvas, at, size, dice);
    }
  }
}

void add_plants(Scene& scene, std::vector<Standing>& things) {
  Dice dice(scramble(scene.seed, 31u));
  struct Tree {
    Vec2 at;
    float radius;
  };
  std::vector<Tree> trees;
  const auto try_tree = [&](Vec2 p, float radius) {
    const float room = scene.depth_at_printed(p);
    if (!scene.is_field(scene.segment_at_printed(p)) || room < radius + 0.012f) return;
    if (rim_distance(p) < radius * 2.3f) return;
    for (const Tree& other : trees) {
      if (length(other.at - p) < (other.radius + radius) * 0.8f) return;
    }
    for (std::size_t s = 0; s < scene.type.segments.size(); ++s) {
      const Anchor a = scene.map.anchors[s];
      if (length(p - Vec2{a.x, a.y}) < 0.055f) return;  // leave the figure its place
    }
    trees.push_back({p, radius});
  };
  // Copses.
  const int copses = 3 + dice.below(3);
  for (int c = 0; c < copses; ++c) {
    const Vec2 middle{dice.range(0.08f, 0.92f), dice.range(0.08f, 0.92f)};
    const int size = 1 + dice.below(5);
    for (int k = 0; k < size; ++k) {
      try_tree(middle + Vec2{dice.about(0.065f), dice.about(0.05f)}, dice.range(0.017f, 0.03f));
    }
  }
  // An avenue along a stretch of road.
  for (const Way& road : scene.plan.roads) {
    if (dice.unit() < 0.35f || road.line.size() < 4) continue;
    const float from = dice.range(0.12f, 0.4f), sign = dice.unit() < 0.5f ? -1.f : 1.f;
    const int count = 3 + dice.below(4);
    for (int k = 0; k < count; ++k) {
      const Along spot = point_along(road.line, from + 0.085f * static_cast<float>(k));
      try_tree(scene.printed(spot.at + right_of(spot.direction) * (sign * 0.077f)),
               dice.range(0.014f, 0.019f));
    }
  }
  for (const Tree& tree : trees) {
    const Vec2 at = scene.turned(tree.at);
    const float radius = tree.radius;
    const std::uint32_t seed = dice.bits();
    paint_tree_shadow(scene.canvas, at, radius);
    things.push_back({at.y, [&scene, at, radius, seed] { paint_tree(scene.canvas, at, radius, seed); }});
  }
}

}  // namespace bastide::art
