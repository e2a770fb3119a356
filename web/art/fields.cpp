// Grass, strips of grain, hedges and trees.
#include <algorithm>
#include <optional>

#include "web/art/buildings.hpp"
#include "web/art/paint_context.hpp"
#include "web/art/palette.hpp"
#include "web/art/plants.hpp"

namespace bastide::art {

void paint_meadow(PaintContext& paint) {
  const std::uint32_t seed = paint.seed;
  const TileNoise wash(3, 3, seed, 1), patch(7, 7, seed, 2), stroke(34, 15, seed, 3),
      cross_stroke(15, 31, seed, 4);
  // Paper grain, some three pixels wide at any size.
  const int grains = std::min(std::max(paint.canvas.width() / 3, 40), 330);
  const TileNoise grain(grains, grains, seed, 5), blade(95, 60, seed, 6);
  const bool fine = paint.canvas.width() >= 100;
  paint.canvas.shade_all([&](float u, float v, Rgb) {
    const float a = wash(u, v), b = patch(u, v);
    // Strokes of a broad brush, in varying directions.
    const float s = stroke(u, v) * b + cross_stroke(u, v) * (1 - b);
    Rgb c = mix(palette::grass, palette::grass_warm, 0.75f * smooth(0.4f, 0.85f, a));
    c = mix(c, palette::grass_deep,
            0.42f * smooth(0.45f, 0.9f, b) + 0.2f * smooth(0.55f, 0.15f, a));
    float k = 0.955f + 0.09f * s;
    if (fine) k += 0.055f * (grain(u, v) - 0.5f) + 0.045f * (blade(u, v) - 0.5f);
    return c * k;
  });
}

namespace {

// A ploughed parcel of land, in strips.
struct Parcel {
  Vec2 at;  // as printed
  float width, height, angle;
  int strips;
  int crops[4];
};

constexpr Rgb crops[6] = {palette::wheat,  palette::cabbage,    palette::plough,
                          palette::barley, palette::grass_deep, palette::wheat};

// Parcels fade out smoothly at the end of their field.
float soft_depth(const PaintContext& paint, Vec2 printed) {
  constexpr float cell = 1.f / SegmentMap::cells;
  const float x = printed.x / cell - 0.5f, y = printed.y / cell - 0.5f;
  const float fx = std::floor(x), fy = std::floor(y);
  const auto at = [&](float cx, float cy) {
    const Vec2 p{(cx + 0.5f) * cell, (cy + 0.5f) * cell};
    return paint.is_field(paint.segment_at_printed(p)) ? paint.depth_at_printed(p) : 0.f;
  };
  return mix(mix(at(fx, fy), at(fx + 1, fy), x - fx),
             mix(at(fx, fy + 1), at(fx + 1, fy + 1), x - fx), y - fy);
}

Path outline_of(const PaintContext& paint, const Parcel& parcel) {
  const Vec2 x = direction(parcel.angle), y = right_of(x);
  const auto corner = [&](float cx, float cy) {
    return paint.turned(parcel.at + x * (cx * parcel.width) + y * (cy * parcel.height));
  };
  // The sides bulge a little, for an irregular look.
  Path path;
  constexpr Vec2 corners[4] = {{-0.5f, -0.46f}, {0.5f, -0.5f}, {0.47f, 0.5f}, {-0.5f, 0.48f}};
  for (int side = 0; side < 4; ++side) {
    const Vec2 a = corners[side], b = corners[(side + 1) & 3];
    const Vec2 out = right_of(b - a) * -0.05f;
    for (int i = 0; i < 8; ++i) {
      const float t = static_cast<float>(i) / 8.f;
      const Vec2 p = lerp(a, b, t) + out * (4 * t * (1 - t));
      path.push_back(corner(p.x, p.y));
    }
  }
  return path;
}

void paint_parcel(PaintContext& paint, const Parcel& parcel, Rng& rng) {
  Canvas& canvas = paint.canvas;
  const Path outline = outline_of(paint, parcel);
  const Vec2 x = direction(parcel.angle), y = right_of(x);
  const TileNoise tone(11, 11, paint.seed, 21);
  const float row = 0.0165f, line = smooth(2.2f, 5.f, row * canvas.scale());
  const float cover = paint.low_detail() ? 0.55f : 0.78f;
  canvas.shade(canvas.area(outline), [&](float u, float v, Rgb under) {
    const Vec2 printed = paint.printed({u, v});
    const float edge = smooth(0.02f, 0.03f, soft_depth(paint, printed));
    if (edge <= 0) return under;
    const Vec2 off = printed - parcel.at;
    const float along = dot(off, x) / parcel.width + 0.5f + 0.02f * std::sin(dot(off, y) * 30);
    const float strip = clamp01(along) * static_cast<float>(parcel.strips);
    const int index = std::min(static_cast<int>(strip), parcel.strips - 1);
    const float in_strip = strip - static_cast<float>(index);
    Rgb c = crops[parcel.crops[index]] * (0.92f + 0.16f * tone(u, v));
    // Rows; every other strip is worked across.
    const float across = (index & 1) != 0 && parcel.strips > 1 ? dot(off, y) : dot(off, x);
    const float wave = std::sin(6.2832f * across / row);
    c = c * (1 - line * 0.13f * smooth(0.1f, 0.9f, wave));
    if (wave < -0.6f) c = lit(c, 1 + 0.10f * line);
    // A green ridge between strips; pigment gathers along the rim.
    const float seam =
        std::min(in_strip, 1 - in_strip) * parcel.width / static_cast<float>(parcel.strips);
    if (index > 0 || in_strip > 0.5f) {
      const bool inner = !(index == parcel.strips - 1 && in_strip > 0.5f);
      if (inner) c = mix(palette::grass_deep * 0.86f, c, smooth(0.002f, 0.0065f, seam));
    }
    return mix(under, c, cover * edge);
  });
  canvas.shade(canvas.band(outline, 0.007f, 0, true), [&](float u, float v, Rgb under) {
    const float edge = smooth(0.02f, 0.03f, soft_depth(paint, paint.printed({u, v})));
    return mix(under, palette::leaf_dark, 0.24f * edge);
  });
  // A hedge along a part of the outline.
  const std::size_t from = static_cast<std::size_t>(rng.below(32)),
                    count = 10 + static_cast<std::size_t>(rng.below(9));
  Path hedge;
  for (std::size_t i = 0; i < count; ++i) hedge.push_back(outline[(from + i) % outline.size()]);
  const int bushes = static_cast<int>(path_length(hedge) / 0.0155f);
  for (int i = 0; i <= bushes; ++i) {
    const Vec2 p =
        point_along(hedge, static_cast<float>(i) / static_cast<float>(std::max(bushes, 1))).at;
    const float size = rng.range(0.0075f, 0.0125f);
    const std::uint32_t seed = rng.bits();
    if (rng.unit() < 0.1f || paint.low_detail() || soft_depth(paint, paint.printed(p)) < 0.02f)
      continue;
    paint_bush(canvas, p + Vec2{rng.about(0.003f), rng.about(0.003f)}, size, seed);
  }
}

// The orientation of a parcel: along the nearest road, water or wall if there is one.
float lie_of_land(const PaintContext& paint, Vec2 printed, float otherwise) {
  const Vec2 at = paint.turned(printed);
  float nearest = 0.3f, angle = otherwise;
  const auto follow = [&](const Path& line) {
    for (std::size_t i = 2; i < line.size(); i += 2) {
      const float d = length(line[i] - at);
      if (d >= nearest) continue;
      nearest = d;
      const Vec2 run = line[i] - line[i - 2];
      angle = std::atan2(run.y, run.x) - 1.5708f * static_cast<float>(paint.rotation);
    }
  };
  for (const Way& road : paint.plan.roads) follow(road.line);
  for (const Way& stream : paint.plan.waters) follow(stream.line);
  for (const CityPlan& city : paint.plan.cities) {
    for (const Wall& wall : city.walls) follow(wall.line);
  }
  return angle;
}

// Blades and flowers on the open grass.
void paint_flowers(PaintContext& paint, const std::vector<Parcel>& parcels, Rng& rng) {
  const int tufts = paint.pixels(1) < 100 ? 0 : 46;
  for (int i = 0; i < tufts; ++i) {
    const Vec2 p{rng.range(0.03f, 0.97f), rng.range(0.03f, 0.97f)};
    const float size = rng.range(0.009f, 0.016f);
    const bool flower = rng.unit() < 0.3f;
    if (!paint.is_field(paint.segment_at_printed(p)) || paint.depth_at_printed(p) < 0.03f) continue;
    bool free = true;
    for (const Parcel& other : parcels) free = free && length(other.at - p) > 0.6f * other.width;
    if (!free) continue;
    const Vec2 at = paint.turned(p);
    if (flower) {
      constexpr Rgb petals[3] = {rgb(0xf7f1dc), rgb(0xf0d35a), rgb(0xd9787a)};
      const Rgb petal = petals[rng.below(3)];
      for (int k = 0; k < 3; ++k) {
        paint.canvas.fill(circle(at + Vec2{rng.about(0.012f), rng.about(0.01f)}, 0.0034f, 6), petal,
                          0.9f);
      }
    } else {
      paint_tuft(paint.canvas, at, size, rng);
    }
  }
}

}  // namespace

void paint_crops(PaintContext& paint) {
  Rng rng(scramble(paint.seed, 30u));
  std::vector<Parcel> parcels;
  const int wish = 2 + rng.below(3);
  for (int trial = 0; trial < 90 && static_cast<int>(parcels.size()) < wish; ++trial) {
    Parcel parcel{{rng.range(0.14f, 0.86f), rng.range(0.14f, 0.86f)},
                  rng.range(0.19f, 0.32f),
                  rng.range(0.15f, 0.24f),
                  rng.about(0.3f),
                  0,
                  {}};
    const bool adjoining = !parcels.empty() && rng.unit() < 0.8f;
    const int side = rng.below(4);
    const float mistake = rng.about(0.03f);
    std::size_t beside = parcels.size();
    if (adjoining) {
      // Another parcel adjoining one that is there, hedge to hedge.
      beside = static_cast<std::size_t>(rng.below(static_cast<int>(parcels.size())));
      const Parcel& first = parcels[beside];
      const Vec2 x = direction(first.angle), y = right_of(x);
      const float way = side < 2 ? 1.f : -1.f;
      if ((side & 1) == 0) {
        parcel.height = first.height * rng.range(0.85f, 1.05f);
        parcel.width *= 0.8f;
        parcel.at =
            first.at + x * (way * (0.5f * (first.width + parcel.width) + 0.014f)) + y * mistake;
      } else {
        parcel.width = first.width * rng.range(0.85f, 1.05f);
        parcel.height *= 0.8f;
        parcel.at =
            first.at + y * (way * (0.5f * (first.height + parcel.height) + 0.014f)) + x * mistake;
      }
      parcel.angle = first.angle;
    } else {
      parcel.angle = lie_of_land(paint, parcel.at, parcel.angle * 5) + 0.3f * parcel.angle;
    }
    const Vec2 p = parcel.at;
    if (!paint.is_field(paint.segment_at_printed(p)) ||
        paint.depth_at_printed(p) < (adjoining ? 0.06f : 0.085f))
      continue;
    bool free = paint.is_clear_of_symbol(p, 0.45f * std::max(parcel.width, parcel.height));
    for (std::size_t i = 0; i < parcels.size(); ++i) {
      const float room = i == beside ? 0.3f * std::min(parcel.width, parcels[i].height)
                                     : 0.55f * (parcel.width + parcels[i].width) + 0.02f;
      free = free && length(parcels[i].at - p) > room;
    }
    for (const Vec2 corner : outline_of(paint, parcel))
      free = free && rim_distance(corner) > 0.035f;
    if (!free) continue;
    parcel.strips = parcel.width > 0.25f ? 4 : parcel.width > 0.21f ? 3 : 2;
    int sown = rng.below(6);
    for (int i = 0; i < parcel.strips; ++i) {
      parcel.crops[i] = sown;
      sown = (sown + 1 + rng.below(4)) % 6;
    }
    parcels.push_back(parcel);
    paint.parcels.push_back(p);
    paint_parcel(paint, parcel, rng);
  }
  paint_flowers(paint, parcels, rng);
}

namespace {

// On the printed tile.
struct Round {
  Vec2 at;
  float radius;
};

bool clear_of_figures(const PaintContext& paint, Vec2 p, float room) {
  return std::all_of(
      paint.map.anchors.begin(),
      paint.map.anchors.begin() + static_cast<std::ptrdiff_t>(paint.type.segments.size()),
      [&](const Anchor& a) {
        return length(p - Vec2{a.x, a.y}) >= room;
      });
}

// Room for an orchard in rows, a wood or a farmstead.
std::optional<Round> find_home(const PaintContext& paint, Rng& rng) {
  for (int trial = 0; trial < 40; ++trial) {
    const Vec2 p{rng.range(0.15f, 0.85f), rng.range(0.15f, 0.85f)};
    if (!paint.is_field(paint.segment_at_printed(p)) || paint.depth_at_printed(p) < 0.12f ||
        rim_distance(p) < 0.13f)
      continue;
    const bool free = clear_of_figures(paint, p, 0.17f) &&
                      std::all_of(paint.parcels.begin(), paint.parcels.end(),
                                  [&](Vec2 parcel) { return length(p - parcel) > 0.2f; });
    if (free) return Round{p, 0.09f};
  }
  return std::nullopt;
}

void plant_wood(const PaintContext& paint, Vec2 home, Rng& rng, std::vector<Round>& trees) {
  for (int k = 0; k < 40 && trees.size() < 13; ++k) {
    const float radius = rng.range(0.02f, 0.03f);
    const Vec2 p = home + direction(rng.range(0, 6.28f)) * (0.095f * std::sqrt(rng.unit()));
    bool free = paint.depth_at_printed(p) > radius;
    for (const Round& other : trees)
      free = free && length(other.at - p) > (other.radius + radius) * 0.72f;
    if (free) trees.push_back({p, radius});
  }
}

void plant_orchard(Vec2 home, Rng& rng, std::vector<Round>& trees) {
  const Vec2 x = direction(rng.range(0, 3.14f)), y = right_of(x);
  for (int row = -1; row <= 1; ++row)
    for (int k = -1; k <= 1; ++k)
      trees.push_back(
          {home + x * (0.052f * static_cast<float>(k)) + y * (0.05f * static_cast<float>(row)),
           rng.range(0.0155f, 0.018f)});
}

void try_tree(const PaintContext& paint, const std::optional<Round>& home,
              std::vector<Round>& trees, const Round& tree) {
  const auto [p, radius] = tree;
  const float room = paint.depth_at_printed(p);
  if (!paint.is_field(paint.segment_at_printed(p)) || room < radius + 0.012f) return;
  if (rim_distance(p) < radius * 2.3f || !paint.is_clear_of_symbol(p, radius)) return;
  if (home && length(home->at - p) < home->radius + radius) return;
  for (const Round& other : trees)
    if (length(other.at - p) < (other.radius + radius) * 0.8f) return;
  if (clear_of_figures(paint, p, 0.055f)) trees.push_back(tree);
}

}  // namespace

void add_plants(PaintContext& paint, std::vector<Upright>& things) {
  Rng rng(scramble(paint.seed, 31u));
  std::vector<Round> trees;
  const float pick = paint.symbol_room > 0 ? 1 : rng.unit();
  const std::optional<Round> home = pick < 0.62f ? find_home(paint, rng) : std::nullopt;
  if (home && pick < 0.2f)
    add_farmstead(paint, things, paint.turned(home->at), rng.bits());
  else if (home && pick < 0.28f)
    add_windmill(paint, things, paint.turned(home->at));
  else if (home && pick < 0.48f)
    plant_wood(paint, home->at, rng, trees);
  else if (home)
    plant_orchard(home->at, rng, trees);
  // Copses.
  const int copses = 3 + rng.below(3);
  for (int c = 0; c < copses; ++c) {
    const Vec2 middle{rng.range(0.08f, 0.92f), rng.range(0.08f, 0.92f)};
    const int size = 1 + rng.below(5);
    for (int k = 0; k < size; ++k) {
      const float radius = rng.range(0.017f, 0.03f);
      try_tree(paint, home, trees, {middle + Vec2{rng.about(0.065f), rng.about(0.05f)}, radius});
    }
  }
  // An avenue along a stretch of road.
  for (const Way& road : paint.plan.roads) {
    if (rng.unit() < 0.35f || road.line.size() < 4) continue;
    const float from = rng.range(0.12f, 0.4f), sign = rng.unit() < 0.5f ? -1.f : 1.f;
    const int count = 3 + rng.below(4);
    for (int k = 0; k < count; ++k) {
      const Along spot = point_along(road.line, from + 0.085f * static_cast<float>(k));
      const Vec2 at = paint.printed(spot.at + right_of(spot.direction) * (sign * 0.077f));
      try_tree(paint, home, trees, {at, rng.range(0.014f, 0.019f)});
    }
  }
  for (const Round& tree : trees) {
    const Vec2 at = paint.turned(tree.at);
    paint_tree_shadow(paint.canvas, at, tree.radius);
    stand(paint, things, at, tree.radius, rng.bits());
  }
}

}  // namespace bastide::art
