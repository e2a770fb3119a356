// Finds the area of each segment on a tile.
#include "web/art/segment_map.hpp"

#include <algorithm>

#include "web/art/canvas.hpp"
#include "web/art/plan.hpp"
#include "web/art/set_art.hpp"
#include "web/art/sites.hpp"

namespace bastide::art {

namespace {

constexpr int cells = SegmentMap::cells;
constexpr std::uint8_t open_ground = 0xfe;  // a field, not yet assigned

std::size_t index(int x, int y) { return static_cast<std::size_t>(y * cells + x); }
Vec2 middle_of(int x, int y) {
  return {(static_cast<float>(x) + 0.5f) / cells, (static_cast<float>(y) + 0.5f) / cells};
}

using Grid = std::array<std::uint8_t, cells * cells>;

void stamp(Grid& grid, const Mask& mask, int segment) {
  for (int y = mask.y; y < mask.y + mask.height; ++y) {
    for (int x = mask.x; x < mask.x + mask.width; ++x) {
      if (mask.at(x, y) > 0.5f) {
        grid[index(x, y)] = segment < 0 ? no_segment : static_cast<std::uint8_t>(segment);
      }
    }
  }
}

// The position of a half-edge along the rim, just inside the tile and clear of a road in the
// middle.
Vec2 half_middle(int half, float share = 0.25f, float depth = 0.006f) {
  const float along = (half & 1) != 0 ? 1 - share : share;
  return turn(Vec2{along, depth}, half / 2);
}

using Cell = std::pair<int, int>;

// Flood fill: every cell in the list grows into the open ground around it, all at the same rate, so
// that fields that touch at a narrow place meet there.
void flood(Grid& grid, std::vector<Cell> open) {
  for (std::size_t next = 0; next < open.size(); ++next) {
    const auto [x, y] = open[next];
    constexpr int steps[4][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    for (const auto& step : steps) {
      const int nx = x + step[0], ny = y + step[1];
      if (nx < 0 || ny < 0 || nx >= cells || ny >= cells) continue;
      if (grid[index(nx, ny)] != open_ground) continue;
      grid[index(nx, ny)] = grid[index(x, y)];
      open.push_back({nx, ny});
    }
  }
}

void flood(Grid& grid, int x, int y, std::uint8_t segment) {
  grid[index(x, y)] = segment;
  flood(grid, {{x, y}});
}

void stamp_solid(Grid& grid, const TilePlan& plan) {
  const Canvas sheet(cells, cells, cells);
  for (const Way& stream : plan.waters)
    stamp(grid, sheet.band(stream.line, water_width), stream.segment);
  for (const Way& road : plan.roads) stamp(grid, sheet.band(road.line, road_width), road.segment);
  const auto stamp_sites = [&](bool in_city) {
    for (const Site& site : plan.sites)
      if (site.art->takes_ground && site.in_city == in_city)
        stamp(grid, sheet.area(circle(site.at, site.radius)), site.segment);
  };
  stamp_sites(false);
  for (const CityPlan& city : plan.cities) stamp(grid, sheet.area(city.outline), city.segment);
  stamp_sites(true);
  for (const Way& road : plan.roads) {
    if (road.above_city) stamp(grid, sheet.band(road.line, road_width), road.segment);
  }
}

void label_fields(Grid& grid, const TileType& type) {
  std::vector<Cell> seeds;
  for (std::size_t s = 0; s < type.segments.size(); ++s) {
    if (type.segments[s].kind != SegmentKind::field) continue;
    for (int half = 0; half < 8; ++half) {
      if ((type.segments[s].halves >> half & 1) == 0) continue;
      for (int k = 1; k < 10; ++k) {
        const Vec2 p = half_middle(half, 0.045f * static_cast<float>(k));
        const int x = static_cast<int>(p.x * cells), y = static_cast<int>(p.y * cells);
        if (grid[index(x, y)] != open_ground) continue;
        grid[index(x, y)] = static_cast<std::uint8_t>(s);
        seeds.push_back({x, y});
      }
    }
  }
  flood(grid, std::move(seeds));
  // The rest is enclosed: the largest piece is the enclosed field, crumbs belong to no segment.
  for (std::size_t s = 0; s < type.segments.size(); ++s) {
    if (type.segments[s].kind != SegmentKind::field || type.segments[s].halves != 0) continue;
    int best_x = -1, best_y = 0, best = 0;
    Grid trial = grid;
    for (int y = 0; y < cells; ++y) {
      for (int x = 0; x < cells; ++x) {
        if (trial[index(x, y)] != open_ground) continue;
        flood(trial, x, y, static_cast<std::uint8_t>(s));
        const int size =
            static_cast<int>(std::count(trial.begin(), trial.end(), static_cast<std::uint8_t>(s)));
        std::replace(trial.begin(), trial.end(), static_cast<std::uint8_t>(s), no_segment);
        if (size > best) {
          best = size;
          best_x = x;
          best_y = y;
        }
      }
    }
    if (best_x >= 0) flood(grid, best_x, best_y, static_cast<std::uint8_t>(s));
  }
  std::replace(grid.begin(), grid.end(), open_ground, no_segment);
}

struct Candidate {
  Vec2 at;
  float worth;
};

std::vector<Candidate> candidates(const TileType& type, const TilePlan& plan, const Grid& grid,
                                  const std::vector<float>& depth, int segment) {
  std::vector<Candidate> out;
  if (landmark_in(type.segments[static_cast<std::size_t>(segment)])) return {{{0.5f, 0.5f}, 1}};
  for (const Site& site : plan.sites) {
    if (site.segment != segment || site.art == &spring_site) continue;
    out.push_back({site.at, 1});
    return out;
  }
  for (const auto* ways : {&plan.roads, &plan.waters}) {
    for (const Way& way : *ways) {
      if (way.segment != segment) continue;
      const bool ends = std::any_of(plan.sites.begin(), plan.sites.end(), [&](const Site& site) {
        return length(site.at - way.line.back()) < site.radius + 0.02f;
      });
      for (int i = 0; i <= 12; ++i) {
        const float share = 0.2f + 0.05f * static_cast<float>(i);
        const float wish = ends ? 0.38f : 0.5f;
        out.push_back({point_along(way.line, share).at, 0.1f - 0.12f * std::fabs(share - wish)});
      }
    }
  }
  if (!out.empty()) return out;
  // A farmer lies down and needs more room than a knight.
  const bool field = type.segments[static_cast<std::size_t>(segment)].kind == SegmentKind::field;
  const float enough = field ? 0.2f : 0.12f;
  for (int y = 1; y < cells; y += 2) {
    for (int x = 1; x < cells; x += 2) {
      if (grid[index(x, y)] != segment) continue;
      const float d = depth[index(x, y)];
      const Vec2 p = middle_of(x, y);
      const float rim = std::min(std::min(p.x, p.y), std::min(1 - p.x, 1 - p.y));
      if (rim < 0.07f) continue;
      out.push_back({p, 1.3f * std::min(d, enough) - 0.04f * length(p - Vec2{0.5f, 0.5f})});
    }
  }
  return out;
}

void place_anchors(SegmentMap& map, const TileType& type, const TilePlan& plan) {
  const std::vector<float> depth = segment_depths(map);
  const int n = std::min(static_cast<int>(type.segments.size()), max_segments);
  std::vector<std::vector<Candidate>> all(static_cast<std::size_t>(n));
  for (int s = 0; s < n; ++s) {
    auto& list = all[static_cast<std::size_t>(s)];
    list = candidates(type, plan, map.segment, depth, s);
    if (list.empty()) list.push_back({{0.5f, 0.5f}, 0});
    const auto best = std::max_element(list.begin(), list.end(),
                                       [](auto& a, auto& b) { return a.worth < b.worth; });
    map.anchors[static_cast<std::size_t>(s)] = {best->at.x, best->at.y};
  }
  // Figures must not cover each other: moves each in turn to its best place among the others.
  for (int round = 0; round < 4; ++round) {
    for (int s = 0; s < n; ++s) {
      float best = -1e9f;
      Anchor chosen = map.anchors[static_cast<std::size_t>(s)];
      for (const Candidate& c : all[static_cast<std::size_t>(s)]) {
        float nearest = 1;
        for (int o = 0; o < n; ++o) {
          if (o == s) continue;
          const Anchor a = map.anchors[static_cast<std::size_t>(o)];
          const float south = map.south[static_cast<std::size_t>(o)];
          for (int turns = 0; turns < (south > 0 ? 4 : 1); ++turns) {
            const Vec2 stands = turn(Vec2{0.5f, 0.5f + south}, turns) - Vec2{0.5f, 0.5f};
            nearest = std::min(nearest, length(c.at - (Vec2{a.x, a.y} + stands)));
          }
        }
        const float worth = c.worth + 1.2f * std::min(nearest, 0.27f);
        if (worth > best) {
          best = worth;
          chosen = {c.at.x, c.at.y};
        }
      }
      map.anchors[static_cast<std::size_t>(s)] = chosen;
    }
  }
}

}  // namespace

std::vector<float> segment_depths(const SegmentMap& map) {
  const Grid& grid = map.segment;
  constexpr float step = 1.f / cells, slant = 1.414f / cells, rim = 0.05f;
  std::vector<float> depth(grid.size(), 1e9f);
  const auto relax = [&](int x, int y, int dx, int dy, float cost) {
    const int nx = x + dx, ny = y + dy;
    float& d = depth[index(x, y)];
    if (nx < 0 || ny < 0 || nx >= cells || ny >= cells) {
      d = std::min(d, rim);
    } else if (grid[index(nx, ny)] != grid[index(x, y)]) {
      d = std::min(d, step * 0.5f);
    } else {
      d = std::min(d, depth[index(nx, ny)] + cost);
    }
  };
  for (int y = 0; y < cells; ++y) {
    for (int x = 0; x < cells; ++x) {
      relax(x, y, -1, 0, step);
      relax(x, y, 0, -1, step);
      relax(x, y, -1, -1, slant);
      relax(x, y, 1, -1, slant);
    }
  }
  for (int y = cells - 1; y >= 0; --y) {
    for (int x = cells - 1; x >= 0; --x) {
      relax(x, y, 1, 0, step);
      relax(x, y, 0, 1, step);
      relax(x, y, 1, 1, slant);
      relax(x, y, -1, 1, slant);
    }
  }
  return depth;
}

SegmentMap map_segments(const TileType& type) {
  const TilePlan plan = plan_tile(type);
  SegmentMap map;
  map.segment.fill(open_ground);
  stamp_solid(map.segment, plan);
  label_fields(map.segment, type);
  for (const Site& site : plan.sites) {
    if (site.segment < 0) continue;
    map.south[static_cast<std::size_t>(site.segment)] = site.radius * site.art->south;
  }
  for (const CityPlan& city : plan.cities) {
    const auto i = static_cast<std::size_t>(city.segment);
    if (const LandmarkArt* landmark = landmark_in(type.segments[i])) map.south[i] = landmark->south;
  }
  place_anchors(map, type, plan);
  return map;
}

int segment_at(const SegmentMap& map, int rotation, float x, float y) {
  const Vec2 p = turn(Vec2{x, y}, 4 - (rotation & 3));
  if (!(p.x >= 0 && p.y >= 0 && p.x < 1 && p.y < 1)) return -1;
  const std::uint8_t s =
      map.segment[index(static_cast<int>(p.x * cells), static_cast<int>(p.y * cells))];
  return s == no_segment ? -1 : s;
}

Anchor segment_anchor(const SegmentMap& map, int segment, int rotation) {
  if (segment < 0 || segment >= max_segments) return {};
  const Anchor a = map.anchors[static_cast<std::size_t>(segment)];
  const Vec2 p = turn(Vec2{a.x, a.y}, rotation);
  return {p.x, p.y + map.south[static_cast<std::size_t>(segment)]};
}

int segment_at(const TileType& type, int rotation, float x, float y) {
  return segment_at(map_segments(type), rotation, x, y);
}

Anchor segment_anchor(const TileType& type, int segment, int rotation) {
  return segment_anchor(map_segments(type), segment, rotation);
}

Image paint_segment_mask(const TileType& type, int rotation, int segment, int size,
                         const SegmentMap& map) {
  const TilePlan plan = turn(plan_tile(type), rotation);
  const Canvas sheet(size, size, static_cast<float>(size));
  std::vector<float> cover(static_cast<std::size_t>(size) * static_cast<std::size_t>(size), 0.f);
  const bool is_field = segment >= 0 && segment < static_cast<int>(type.segments.size()) &&
                        type.segments[static_cast<std::size_t>(segment)].kind == SegmentKind::field;
  if (is_field) {
    // The coarse map says which field it is; the sharp edge comes from what is drawn over it.
    for (int y = 0; y < size; ++y) {
      for (int x = 0; x < size; ++x) {
        const float u = (static_cast<float>(x) + 0.5f) / static_cast<float>(size);
        const float v = (static_cast<float>(y) + 0.5f) / static_cast<float>(size);
        constexpr float near = 1.6f / cells;
        constexpr Vec2 around[5] = {{0, 0}, {near, 0}, {-near, 0}, {0, near}, {0, -near}};
        for (const Vec2 d : around) {
          if (segment_at(map, rotation, u + d.x, v + d.y) != segment) continue;
          cover[static_cast<std::size_t>(y * size + x)] = 1;
          break;
        }
      }
    }
  }
  const auto lay = [&](const Mask& mask, int owner) {
    for (int y = mask.y; y < mask.y + mask.height; ++y) {
      for (int x = mask.x; x < mask.x + mask.width; ++x) {
        float& c = cover[static_cast<std::size_t>(y * size + x)];
        const float m = mask.at(x, y);
        c = owner == segment ? std::max(c, m) : c * (1 - m);
      }
    }
  };
  for (const Way& stream : plan.waters) lay(sheet.band(stream.line, water_width), stream.segment);
  for (const Way& road : plan.roads) lay(sheet.band(road.line, road_width), road.segment);
  const auto lay_sites = [&](bool in_city) {
    for (const Site& site : plan.sites)
      if (site.art->takes_ground && site.in_city == in_city)
        lay(sheet.area(circle(site.at, site.radius, 48)), site.segment);
  };
  lay_sites(false);
  for (const CityPlan& city : plan.cities) lay(sheet.area(city.outline), city.segment);
  lay_sites(true);
  for (const Way& road : plan.roads) {
    if (road.above_city) lay(sheet.band(road.line, road_width), road.segment);
  }
  Image image{size, size, std::vector<std::uint32_t>(cover.size())};
  for (std::size_t i = 0; i < cover.size(); ++i) {
    image.rgba[i] = 0x00ffffffu | static_cast<std::uint32_t>(cover[i] * 255.f + 0.5f) << 24;
  }
  return image;
}

}  // namespace bastide::art
