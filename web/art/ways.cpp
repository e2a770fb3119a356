// Roads, waters, lakes and bridges.
#include "web/art/buildings.hpp"
#include "web/art/paint_context.hpp"
#include "web/art/palette.hpp"
#include "web/art/plants.hpp"
#include "web/art/set_art.hpp"

namespace bastide::art {

namespace {

// Ways extend a little beyond the edge of the tile, so that no rounded end shows there.
Path prolonged(const Path& line) {
  Path out = line;
  const auto grow = [](Vec2 end, Vec2 before) { return end + unit(end - before) * 0.12f; };
  if (rim_distance(line.front()) < 0.001f) out.insert(out.begin(), grow(line[0], line[1]));
  if (rim_distance(line.back()) < 0.001f) {
    out.push_back(grow(line[line.size() - 1], line[line.size() - 2]));
  }
  return out;
}

Path pond(const Site& site, float grow) {
  Path path = circle(site.at, site.radius + grow, 40);
  for (std::size_t i = 0; i < path.size(); ++i) {
    const float a = 6.2831853f * static_cast<float>(i) / 40.f;
    path[i] =
        site.at + (path[i] - site.at) * (1 + 0.06f * std::sin(3 * a + 1) + 0.04f * std::sin(5 * a));
  }
  return path;
}

void waves(PaintContext& paint, const Path& line) {
  Rng rng(scramble(paint.seed, 41u));
  for (int i = 0; i < 16; ++i) {
    const Along spot = point_along(line, rng.range(0.06f, 0.94f));
    if (rim_distance(spot.at) < 0.04f) continue;
    const Vec2 side = right_of(spot.direction);
    const Vec2 p = spot.at + side * rng.about(water_width * 0.3f);
    const Vec2 d = spot.direction * rng.range(0.012f, 0.03f);
    paint.canvas.pen({p - d, p + side * 0.004f, p + d}, 0.005f,
                     rng.unit() < 0.6f ? palette::water_light : palette::water_deep, 0.55f);
  }
}

void lay_roads(PaintContext& paint, const std::vector<Path>& lines) {
  Canvas& canvas = paint.canvas;
  const float line = std::max(fine_pen * 1.15f, 0.55f / canvas.scale());
  for (const Path& path : lines) {
    canvas.glaze(canvas.band(path, road_width * 1.55f, 0.42f), palette::road_edge, 0.5f);
  }
  for (const Path& path : lines)
    canvas.fill(canvas.band(path, road_width + 2 * line), palette::ink, 0.62f);
  const TileNoise tone(22, 22, paint.seed, 42);
  for (const Path& path : lines) {
    canvas.shade(canvas.band(path, road_width), [&](float u, float v, Rgb) {
      return palette::road * (0.95f + 0.06f * tone(u, v));
    });
  }
  // Worn darker towards both edges, with two ruts.
  for (const Path& path : lines) {
    for (const float side : {-1.f, 1.f}) {
      canvas.fill(
          canvas.band(offset_path(path, side * road_width * 0.41f), road_width * 0.16f, 0.6f),
          palette::road_edge, 0.4f);
    }
  }
  for (const Path& path : lines) {
    for (const float side : {-1.f, 1.f}) {
      canvas.fill(canvas.band(offset_path(path, side * road_width * 0.17f), 0.009f, 0.4f),
                  palette::rut, 0.85f);
    }
  }
}

// A finished road is paved: rows of stones across it, kerbs along both sides.
void pave(Canvas& canvas, const Path& road, const Path& line) {
  canvas.fill(canvas.band(line, road_width * 0.96f), palette::cobble);
  const int rows = static_cast<int>(path_length(road) / 0.0227f);
  for (int i = 0; i < rows; ++i) {
    const Along spot = point_along(road, (static_cast<float>(i) + 0.5f) / static_cast<float>(rows));
    const Vec2 side = right_of(spot.direction) * (road_width * 0.46f);
    canvas.pen({spot.at - side, spot.at + side}, fine_pen * 0.8f, palette::cobble_dark, 0.6f);
    const Vec2 joint = spot.at + side * ((i & 1) != 0 ? 0.36f : -0.36f);
    canvas.pen({joint, joint + spot.direction * 0.0227f}, fine_pen * 0.8f, palette::cobble_dark,
               0.5f);
  }
  for (const float side : {-1.f, 1.f}) {
    canvas.pen(offset_path(line, side * road_width * 0.45f), 0.011f, palette::stone, 0.95f);
    canvas.pen(offset_path(line, side * road_width * 0.38f), fine_pen * 0.8f, palette::cobble_dark,
               0.7f);
  }
}

void paint_bridge(PaintContext& paint, const Way& road, float share, float half) {
  Canvas& canvas = paint.canvas;
  const Path& line = road.line;
  const float whole = path_length(line);
  Path deck;
  for (int i = -6; i <= 6; ++i) {
    deck.push_back(point_along(line, share + half / whole * static_cast<float>(i) / 6.f).at);
  }
  const auto ribbon = [&deck](float width, Vec2 by = {}) {
    Path path = offset_path(deck, width / 2);
    const Path back = offset_path(deck, -width / 2);
    path.insert(path.end(), back.rbegin(), back.rend());
    for (Vec2& p : path) p = p + by;
    return path;
  };
  canvas.glaze(ribbon(road_width * 1.4f, {0.014f, 0.02f}), palette::shadow, 0.45f);
  canvas.fill(ribbon(road_width * 1.4f, {0, 0.006f}), palette::stone_dark);
  canvas.fill(ribbon(road_width * 1.4f), palette::stone);
  canvas.pen(ribbon(road_width * 1.4f), fine_pen, palette::ink, 0.8f, true);
  canvas.fill(ribbon(road_width * 1.02f), palette::ink, 0.6f);
  canvas.fill(ribbon(road_width * 0.94f), palette::road * 0.97f);
  for (const float side : {-1.f, 1.f}) {
    canvas.fill(canvas.band(offset_path(deck, side * road_width * 0.17f), 0.009f, 0.4f),
                palette::rut, 0.85f);
  }
  if (paint.is_completed(road.segment)) pave(canvas, deck, deck);
  for (std::size_t i = 1; i + 1 < deck.size(); i += 2) {
    const Vec2 side = right_of(unit(deck[i + 1] - deck[i]));
    for (const float s : {-1.f, 1.f}) {
      canvas.pen(
          {deck[i] + side * (s * road_width * 0.5f), deck[i] + side * (s * road_width * 0.67f)},
          fine_pen, palette::ink, 0.5f);
    }
  }
}

// Where two ways cross, as a fraction of the first one's length; below 0: nowhere.
float crossing(const Path& a, const Path& b) {
  float along = 0;
  for (std::size_t i = 1; i < a.size(); ++i) {
    const Vec2 p = a[i - 1], r = a[i] - p;
    for (std::size_t j = 1; j < b.size(); ++j) {
      const Vec2 q = b[j - 1], s = b[j] - q;
      const float d = cross(r, s);
      if (std::fabs(d) < 1e-9f) continue;
      const float t = cross(q - p, s) / d, k = cross(q - p, r) / d;
      if (t >= 0 && t <= 1 && k >= 0 && k <= 1) return (along + t * length(r)) / path_length(a);
    }
    along += length(r);
  }
  return -1;
}

}  // namespace

void paint_waters(PaintContext& paint) {
  Canvas& canvas = paint.canvas;
  std::vector<Path> lines;
  for (const Way& stream : paint.plan.waters) lines.push_back(prolonged(stream.line));
  std::vector<const Site*> ponds;
  for (const Site& site : paint.plan.sites) {
    if (site.art->is_water) ponds.push_back(&site);
  }
  if (lines.empty() && ponds.empty()) return;
  // Sand, an inked shore, the water itself, and a highlight in its middle.
  const float line = std::max(fine_pen, 0.55f / canvas.scale());
  for (const Path& path : lines) {
    canvas.fill(canvas.band(path, water_width * 1.3f, 0.22f), palette::bank, 0.85f);
  }
  for (const Site* site : ponds) canvas.fill(pond(*site, 0.016f), palette::bank, 0.85f);
  for (const Path& path : lines)
    canvas.fill(canvas.band(path, water_width + 2 * line), palette::ink, 0.6f);
  for (const Site* site : ponds) canvas.pen(pond(*site, 0), line * 2.4f, palette::ink, 0.6f, true);
  const TileNoise tone(12, 12, paint.seed, 43);
  const auto water = [&](float u, float v, Rgb) {
    return mix(palette::water_deep, palette::water, 0.55f + 0.4f * tone(u, v));
  };
  for (const Path& path : lines) canvas.shade(canvas.band(path, water_width), water);
  for (const Site* site : ponds) canvas.shade(canvas.area(pond(*site, 0)), water);
  for (const Path& path : lines) {
    canvas.fill(canvas.band(path, water_width * 0.8f, 0.8f), palette::water_light, 0.55f);
  }
  for (const Site* site : ponds) {
    canvas.fill(canvas.band({site->at, site->at + Vec2{0.001f, 0}}, site->radius * 1.7f, 0.9f),
                palette::water_light, 0.5f);
  }
  for (const Path& path : lines) waves(paint, path);
  // Reeds and stones along the banks.
  Rng rng(scramble(paint.seed, 45u));
  for (int i = 0; i < 22 && !lines.empty() && paint.pixels(1) >= 128; ++i) {
    const Along spot = point_along(lines[0], rng.unit());
    const float side = rng.unit() < 0.5f ? -0.53f : 0.53f, size = rng.range(0.004f, 0.008f);
    const Vec2 p = spot.at + right_of(spot.direction) * (side * water_width);
    if (rim_distance(p) < 0.03f) continue;
    if (i % 3 == 0) {
      canvas.fill(circle(p, size, 8), palette::stone_dark);
      canvas.fill(circle(p + Vec2{-0.25f, -0.3f} * size, size * 0.6f, 8), palette::stone);
    } else {
      paint_tuft(canvas, p, size * 3.2f, rng);
    }
  }
}

void paint_roads(PaintContext& paint) {
  std::vector<Path> under, over;
  for (const Way& road : paint.plan.roads) {
    if (!road.above_city) (road.over ? over : under).push_back(prolonged(road.line));
  }
  if (!under.empty()) lay_roads(paint, under);
  if (!over.empty()) lay_roads(paint, over);
  for (const Way& road : paint.plan.roads) {
    if (!paint.is_completed(road.segment)) continue;
    const Path line = prolonged(road.line);
    paint.canvas.fill(paint.canvas.band(line, road_width * 1.06f), palette::ink, 0.7f);
    pave(paint.canvas, road.line, line);
  }
  // Pebbles and tufts along the verge.
  Rng rng(scramble(paint.seed, 44u));
  if (paint.pixels(1) >= 128) {
    for (const Way& road : paint.plan.roads) {
      if (road.above_city || road.segment < 0) continue;
      const int count = static_cast<int>(path_length(road.line) * 34);
      for (int i = 0; i < count; ++i) {
        const Along spot = point_along(road.line, rng.unit());
        const float side = rng.unit() < 0.5f ? -1.f : 1.f, off = rng.range(0.36f, 0.56f),
                    size = rng.range(0.0018f, 0.0036f);
        const bool tuft = rng.unit() < 0.3f;
        const Vec2 p = spot.at + right_of(spot.direction) * (side * off * road_width);
        if (rim_distance(p) < 0.02f) continue;
        if (tuft) {
          paint_tuft(paint.canvas, p, 0.011f, rng);
        } else {
          paint.canvas.fill(circle(p, size, 8), palette::stone_dark, 0.6f);
        }
      }
    }
  }
  // A bridge wherever a road crosses water or another road.
  for (const Way& road : paint.plan.roads) {
    for (const Way& stream : paint.plan.waters) {
      const float share = crossing(road.line, stream.line);
      if (share > 0) paint_bridge(paint, road, share, water_width * 0.72f);
    }
    if (!road.over) continue;
    for (const Way& other : paint.plan.roads) {
      if (other.over) continue;
      const float share = crossing(road.line, other.line);
      if (share > 0) paint_bridge(paint, road, share, road_width * 0.95f);
    }
  }
}

void paint_roads_above_cities(PaintContext& paint) {
  for (const Way& road : paint.plan.roads) {
    if (!road.above_city) continue;
    lay_roads(paint, {prolonged(road.line)});
    paint_bridge(paint, road, 0.5f, 0.3f);
  }
}

}  // namespace bastide::art
