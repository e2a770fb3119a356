// The ground plan of a tile.
#include "web/art/plan.hpp"

#include <algorithm>
#include <array>

#include "web/art/noise.hpp"
#include "web/art/set_art.hpp"
#include "web/art/sites.hpp"

namespace bastide::art {

namespace {

constexpr Vec2 corners[4] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};  // edge s runs from corner s to s + 1
constexpr Vec2 middles[4] = {{0.5f, 0}, {1, 0.5f}, {0.5f, 1}, {0, 0.5f}};
constexpr Vec2 inwards[4] = {{0, 1}, {-1, 0}, {0, -1}, {1, 0}};
constexpr Vec2 alongs[4] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};

bool has(EdgeMask edges, int edge) { return (edges >> (edge & 3) & 1) != 0; }
int count(EdgeMask edges) { return has(edges, 0) + has(edges, 1) + has(edges, 2) + has(edges, 3); }
int first(EdgeMask edges) {
  for (int s = 0; s < 4; ++s) {
    if (has(edges, s)) return s;
  }
  return 0;
}

int field_at(const TileType& type, int half) {
  for (std::size_t i = 0; i < type.segments.size(); ++i) {
    const Segment& s = type.segments[i];
    if (s.kind == SegmentKind::field && (s.halves >> (half & 7) & 1) != 0)
      return static_cast<int>(i);
  }
  return -1;
}

int city_at(const TileType& type, int edge) {
  for (std::size_t i = 0; i < type.segments.size(); ++i)
    if (type.segments[i].kind == SegmentKind::city && has(type.segments[i].edges, edge))
      return static_cast<int>(i);
  return -1;
}

bool field_edge(const TileType& type, int edge) {
  return type.edges[static_cast<std::size_t>(edge & 3)] != EdgeKind::city;
}

// Whether the city reaches this corner of the tile, away from its edges: two fields meet there with
// nothing else between, or a field and another city that do not touch, because of an enclosed
// field.
bool parted_at(const TileType& type, int corner) {
  const int before = field_at(type, (corner + 3) * 2 + 1), after = field_at(type, corner * 2);
  if (before >= 0 && after >= 0) return before != after;
  const int field = std::max(before, after);
  if (field < 0) return false;
  const int city = city_at(type, before < 0 ? corner + 3 : corner);
  return city >= 0 && (type.segments[static_cast<std::size_t>(field)].cities >> city & 1) == 0;
}

// Whether one city covers both edges.
bool same_city(const TileType& type, int a, int b) {
  return std::any_of(type.segments.begin(), type.segments.end(), [&](const Segment& s) {
    return s.kind == SegmentKind::city && has(s.edges, a) && has(s.edges, b);
  });
}

// The angle between walls and the city's edge at a corner of the tile, the same on every tile.
constexpr float wall_cos = 0.809f, wall_sin = 0.588f;

Path wobbled(Path path, float amount, std::uint32_t seed) {
  const float phase = share_of(scramble(seed)) * 6.28f,
              second = share_of(scramble(seed, 7u)) * 6.28f;
  Path out = path;
  for (std::size_t i = 1; i + 1 < path.size(); ++i) {
    const float t = static_cast<float>(i) / static_cast<float>(path.size() - 1);
    const float window = std::sin(3.14159f * t);
    const float w = window * window * amount;
    const Vec2 side = right_of(unit(path[i + 1] - path[i - 1]));
    out[i] =
        path[i] + side * (w * (std::sin(9.f * t + phase) + 0.6f * std::sin(17.f * t + second)));
  }
  return out;
}

// A wall from corner to corner, clockwise, around edges that are not the city's.
struct Gap {
  int from, to;
  bool city_before, city_after;  // next to its corners
  bool crowded;                  // another city is within it, or all around
  float lean_from, lean_to;      // of a wedge, as lean_at()
};

// How far a wedge turns from the diagonal of its corner, away from a city beside it.
float lean_at(const TileType& type, int corner) {
  if (!field_edge(type, corner + 3)) return -0.25f;
  return field_edge(type, corner) ? 0.f : 0.25f;
}

Path wall_line(const Gap& gap, std::uint32_t seed) {
  const int a = gap.from, b = gap.to, edges = b - a;
  const float lean_a = gap.lean_from, lean_b = gap.lean_to;
  const Vec2 from = corners[a & 3], to = corners[b & 3];
  const float reach = edges == 1   ? (gap.crowded ? 0.64f : 0.40f)
                      : edges == 2 ? (lean_a != 0 || lean_b != 0 ? 0.62f : 0.45f)
                                   : (gap.crowded ? 0.42f : 0.62f);
  // Leads away from the edge before corner a, and into the edge after corner b. Where no city edge
  // is next to the corner, the city narrows to a wedge along the diagonal.
  const Vec2 middle{0.5f, 0.5f};
  const auto leave = [&](int corner, int edge, bool before, bool city) {
    const Vec2 along = before ? alongs[edge & 3] * -1.f : alongs[edge & 3];
    if (city) return along * wall_cos + inwards[edge & 3] * wall_sin;
    const Vec2 diagonal = unit(middle - corners[corner & 3]);
    const float lean = before ? lean_a : lean_b, half = lean != 0 ? 0.13f : 0.22f;
    const float turn_by = lean + (before ? -half : half);
    return Vec2{diagonal.x - diagonal.y * turn_by, diagonal.y + diagonal.x * turn_by};
  };
  const Vec2 out = leave(a, a + 3, true, gap.city_before);
  const Vec2 in = leave(b, b, false, gap.city_after);
  return wobbled(bezier(from, from + out * reach, to + in * reach, to, 48), 0.007f, seed);
}

CityPlan plan_city(const TileType& type, int segment, std::uint32_t seed) {
  const Segment& city = type.segments[static_cast<std::size_t>(segment)];
  CityPlan plan;
  plan.segment = segment;
  if (count(city.edges) == 0) return plan;
  const int start = first(city.edges);
  int edge = start;
  do {
    if (has(city.edges, edge)) {
      plan.outline.push_back(corners[edge & 3]);
      ++edge;
      continue;
    }
    int end = edge;
    while (!has(city.edges, end)) ++end;
    int from = edge;
    for (int corner = edge + 1; corner <= end; ++corner) {
      if (corner < end && !parted_at(type, corner & 3)) continue;
      Wall wall;
      const auto is_city = [&type](int s) { return !field_edge(type, s); };
      const bool crowded = corner - from == 1   ? is_city(from)
                           : corner - from == 3 ? same_city(type, from, from + 2)
                                                : false;
      const bool at_edge = from == edge, to_edge = corner == end;
      wall.line =
          wall_line({from, corner, at_edge, to_edge, crowded, at_edge ? 0 : lean_at(type, from),
                     to_edge ? 0 : lean_at(type, corner)},
                    scramble(seed, static_cast<std::uint32_t>(corner)));
      plan.outline.insert(plan.outline.end(), wall.line.begin(), wall.line.end() - 1);
      plan.walls.push_back(std::move(wall));
      from = corner;
    }
    edge = end;
  } while (edge < start + 4);
  return plan;
}

Path through(const TileType& type, EdgeMask edges, std::uint32_t seed) {
  const int a = first(edges);
  int b = a + 1;
  while (!has(edges, b)) ++b;
  const Vec2 from = middles[a & 3], to = middles[b & 3];
  if (b - a == 2) {
    // Straight across, bending away from a city on one side.
    const bool city_left = type.edges[static_cast<std::size_t>((a + 1) & 3)] == EdgeKind::city;
    const bool city_right = type.edges[static_cast<std::size_t>((a + 3) & 3)] == EdgeKind::city;
    int crossing = 0;
    for (const Segment& s : type.segments) {
      crossing += s.kind == SegmentKind::road || s.kind == SegmentKind::river;
    }
    const Vec2 left = inwards[(a + 1) & 3] * -1.f;
    float bend = 0;
    if (city_left != city_right) {
      bend = city_left ? -0.09f : 0.09f;
    } else if (crossing == 1) {
      // A wide bend, because features common to many tiles must not stand out.
      const Vec2 sway = left * ((seed & 1u) != 0 ? 0.1f : -0.1f);
      return wobbled(bezier(from, from + inwards[a & 3] * 0.36f + sway,
                            to + inwards[b & 3] * 0.36f - sway, to, 40),
                     0.008f, seed);
    }
    const Vec2 aside = left * bend;
    Path path =
        bezier(from, from + inwards[a & 3] * 0.2f,
               Vec2{0.5f, 0.5f} + aside - inwards[a & 3] * 0.18f, Vec2{0.5f, 0.5f} + aside, 20);
    const Path rest = bezier(path.back(), Vec2{0.5f, 0.5f} + aside + inwards[a & 3] * 0.18f,
                             to + inwards[b & 3] * 0.2f, to, 20);
    path.insert(path.end(), rest.begin() + 1, rest.end());
    return path;
  }
  return wobbled(bezier(from, from + inwards[a & 3] * 0.29f, to + inwards[b & 3] * 0.29f, to, 36),
                 0.012f, seed);
}

// From the middle of an edge to a place on the tile.
Path into(int edge, Vec2 to, Vec2 arrive) {
  const Vec2 from = middles[edge & 3];
  const float l = length(to - from) * 0.42f;
  return bezier(from, from + inwards[edge & 3] * l, to - arrive * l, to, 24);
}

// The place nearest to the middle with the most room around it, up to `enough`.
Vec2 roomy_place(const TilePlan& plan, float enough) {
  Vec2 best{0.5f, 0.5f};
  float best_worth = -1e9f;
  for (int y = 4; y <= 44; ++y) {
    for (int x = 4; x <= 44; ++x) {
      const Vec2 p{static_cast<float>(x) / 48.f, static_cast<float>(y) / 48.f};
      const float room = clearance(plan, p);
      const float worth = std::min(room, enough) - 0.08f * length(p - Vec2{0.5f, 0.5f});
      if (worth > best_worth) {
        best_worth = worth;
        best = p;
      }
    }
  }
  return best;
}

Site& site_for(TilePlan& plan, const SiteArt& art, Vec2 at) {
  for (Site& site : plan.sites) {
    if (site.art == &art) return site;
  }
  plan.sites.push_back({&art, at, art.radius, -1});
  return plan.sites.back();
}

// Where the roads of a tile meet: the middle, moved away a little from a bulging city.
Vec2 crossing_place(const TileType& type) {
  Vec2 at{0.5f, 0.5f};
  for (int s = 0; s < 4; ++s) {
    const bool here = type.edges[static_cast<std::size_t>(s)] == EdgeKind::city;
    const bool there = type.edges[static_cast<std::size_t>((s + 2) & 3)] == EdgeKind::city;
    if (here && !there) at = at + inwards[s] * 0.06f;
  }
  return at;
}

// The road from `edge` to the nearest wall of a city, and the gate there.
Path to_gate(CityPlan& city, int edge) {
  const Vec2 target = middles[edge & 3] + inwards[edge & 3] * 0.28f;
  Wall* nearest = nullptr;
  float best = 1e9f, best_share = 0.5f;
  for (Wall& wall : city.walls) {
    for (int i = 20; i <= 80; i += 2) {
      const float share = static_cast<float>(i) / 100.f;
      const float d = length(point_along(wall.line, share).at - target);
      if (d < best) {
        best = d;
        best_share = share;
        nearest = &wall;
      }
    }
  }
  if (nearest == nullptr) return into(edge, target, inwards[edge & 3]);
  nearest->gates.push_back(best_share);
  const Along gate = point_along(nearest->line, best_share);
  return into(edge, gate.at, right_of(gate.direction));
}

}  // namespace

std::uint32_t seed_of(const TileType& type) {
  std::uint32_t seed = 2166136261u;
  for (const char c : type.id) seed = (seed ^ static_cast<unsigned char>(c)) * 16777619u;
  return scramble(seed);
}

float clearance(const TilePlan& plan, Vec2 p) {
  float best = std::min(std::min(p.x, p.y), std::min(1 - p.x, 1 - p.y));
  for (const CityPlan& city : plan.cities) {
    if (inside(city.outline, p)) return -1;
    for (const Wall& wall : city.walls) best = std::min(best, distance_to(wall.line, p));
  }
  for (const Way& way : plan.waters) {
    best = std::min(best, distance_to(way.line, p) - water_width / 2);
  }
  for (const Way& way : plan.roads) {
    best = std::min(best, distance_to(way.line, p) - road_width / 2);
  }
  for (const Site& site : plan.sites) best = std::min(best, length(site.at - p) - site.radius);
  return best;
}

namespace {

const Segment& segment_at(const TileType& type, int i) {
  return type.segments[static_cast<std::size_t>(i)];
}
int segments_of(const TileType& type) { return static_cast<int>(type.segments.size()); }

std::uint32_t own_seed(const TileType& type, int segment) {
  return scramble(seed_of(type), static_cast<std::uint32_t>(segment) + 50u);
}

void plan_river(const TileType& type, int i, TilePlan& plan) {
  const Segment& s = segment_at(type, i);
  if (s.kind != SegmentKind::river || count(s.edges) == 0) return;
  if (count(s.edges) >= 2) {
    plan.waters.push_back({i, through(type, s.edges, own_seed(type, i))});
    return;
  }
  const bool lake = type.river == RiverRole::lake;
  const int edge = first(s.edges);
  const Vec2 at = middles[edge] + inwards[edge] * (lake ? 0.33f : 0.36f);
  plan.waters.push_back({i, wobbled(into(edge, at, inwards[edge]), 0.02f, own_seed(type, i))});
  plan.sites.push_back({lake ? &lake_site : &spring_site, at, lake ? 0.17f : 0.10f, i});
}

// A road into the ground at either end: from each edge to just inside the wall over it.
void plan_tunnel(int i, EdgeMask edges, TilePlan& plan) {
  for (int edge = 0; edge < 4; ++edge) {
    if (!has(edges, edge)) continue;
    Vec2 end = middles[edge];
    const auto open = [&](const CityPlan& city) { return !inside(city.outline, end); };
    while (length(end - middles[edge]) < 0.5f &&
           std::all_of(plan.cities.begin(), plan.cities.end(), open))
      end = end + inwards[edge] * 0.01f;
    plan.roads.push_back({i, into(edge, end, inwards[edge])});
  }
}

void plan_road_through(const TileType& type, int i, TilePlan& plan) {
  const Segment& s = segment_at(type, i);
  if (s.kind != SegmentKind::road || count(s.edges) < 2 || s.end != RoadEnd::none) return;
  if (s.tunnel) return plan_tunnel(i, s.edges, plan);
  const bool over = type.bridge && !(plan.roads.empty() && plan.waters.empty());
  Way road{i, through(type, s.edges, own_seed(type, i)), over};
  for (const CityPlan& city : plan.cities) {
    road.above_city = road.above_city || inside(city.outline, point_along(road.line, 0.5f).at);
  }
  plan.roads.push_back(std::move(road));
}

// The place in a city with the most room, up to `enough`.
Vec2 place_in_city(const CityPlan& city, float enough) {
  Vec2 best{0.5f, 0.5f};
  float best_worth = -1e9f;
  for (int y = 4; y <= 44; ++y) {
    for (int x = 4; x <= 44; ++x) {
      const Vec2 p{static_cast<float>(x) / 48.f, static_cast<float>(y) / 48.f};
      if (!inside(city.outline, p)) continue;
      float room = std::min(std::min(p.x, p.y), std::min(1 - p.x, 1 - p.y));
      for (const Wall& wall : city.walls) room = std::min(room, distance_to(wall.line, p));
      const float worth = std::min(room, enough) - 0.08f * length(p - Vec2{0.5f, 0.5f});
      if (worth > best_worth) {
        best_worth = worth;
        best = p;
      }
    }
  }
  return best;
}

// In the open ground of the tile, or in a city that leaves too little of it.
void plan_site(const TileType& type, int i, TilePlan& plan) {
  const SiteArt* art = site_of(segment_at(type, i).kind);
  if (!art || art == &garden_site) return;
  for (const CityPlan& city : plan.cities) {
    if (count(segment_at(type, city.segment).edges) < 3) continue;
    plan.sites.push_back({art, place_in_city(city, art->radius + 0.06f), art->radius, i, true});
    return;
  }
  const Vec2 at = roomy_place(plan, art->radius + 0.06f);
  const float room = clearance(plan, at);
  plan.sites.push_back({art, at, std::min(art->radius, std::max(room - 0.02f, 0.1f)), i});
}

void plan_garden(const TileType& type, int i, TilePlan& plan) {
  if (segment_at(type, i).kind != SegmentKind::garden) return;
  const Vec2 at = roomy_place(plan, 0.17f);
  const float room = clearance(plan, at);
  plan.sites.push_back({&garden_site, at, std::min(0.135f, std::max(room - 0.025f, 0.085f)), i});
}

void plan_road_end(const TileType& type, int i, TilePlan& plan) {
  const Segment& s = segment_at(type, i);
  if (s.kind != SegmentKind::road || s.end == RoadEnd::none) return;
  const int edge = first(s.edges);
  if (s.end == RoadEnd::city) {
    const auto city = std::find_if(plan.cities.begin(), plan.cities.end(),
                                   [&](const CityPlan& c) { return c.segment == s.end_city; });
    if (city != plan.cities.end()) {
      plan.roads.push_back({i, to_gate(*city, edge)});
      return;
    }
  }
  const auto house = [](const Segment& other) {
    return other.kind == SegmentKind::road && other.end == RoadEnd::house;
  };
  const SiteArt& art = site_at_end(s.end);
  const bool single =
      house(s) && std::count_if(type.segments.begin(), type.segments.end(), house) == 1;
  const Site& site =
      site_for(plan, art, single ? middles[edge] + inwards[edge] * 0.34f : crossing_place(type));
  for (int from_edge = 0; from_edge < 4; ++from_edge) {  // several: VAR-7
    if (!has(s.edges, from_edge)) continue;
    const Vec2 from = middles[from_edge];
    Vec2 to = site.at;
    if (!art.roads_meet) {
      to = site.at + unit(from - site.at) * (site.radius * 0.8f);
    }
    const Vec2 way = unit((to - from) * 0.5f + inwards[from_edge] * 0.2f);
    plan.roads.push_back({i, into(from_edge, to, way)});
  }
}

// Stubs from a village where two roads end to both cities, which separate the fields and belong to
// no segment.
void plan_stubs(const TileType& type, TilePlan& plan) {
  const auto ends = std::count_if(type.segments.begin(), type.segments.end(), [](const Segment& s) {
    return s.kind == SegmentKind::road && s.end != RoadEnd::none && s.end != RoadEnd::city &&
           &site_at_end(s.end) == &village_site;
  });
  if (ends != 2) return;
  for (int s = 0; s < 4; ++s) {
    if (type.edges[static_cast<std::size_t>(s)] != EdgeKind::city) continue;
    const int before = field_at(type, (s + 3) * 2 + 1), after = field_at(type, (s + 1) * 2);
    if (before < 0 || after < 0 || before == after) continue;
    for (CityPlan& c : plan.cities) {
      if (!has(segment_at(type, c.segment).edges, s) || c.walls.empty()) continue;
      c.walls.front().gates.push_back(0.5f);
      plan.roads.push_back(
          {-1, {crossing_place(type), point_along(c.walls.front().line, 0.5f).at}});
    }
  }
}

}  // namespace

TilePlan plan_tile(const TileType& type) {
  TilePlan plan;
  for (int i = 0; i < segments_of(type); ++i)
    if (segment_at(type, i).kind == SegmentKind::city)
      plan.cities.push_back(plan_city(type, i, own_seed(type, i)));
  // Roads that run through come before sites, leaving room for buildings on the tile.
  for (const auto part : {plan_river, plan_road_through, plan_site, plan_road_end})
    for (int i = 0; i < segments_of(type); ++i) part(type, i, plan);
  plan_stubs(type, plan);
  for (int i = 0; i < segments_of(type); ++i) plan_garden(type, i, plan);
  for (const SetArt* set : all_set_art())
    if (set->plan_sites) set->plan_sites(type, plan);
  return plan;
}

TilePlan turn(const TilePlan& plan, int quarter_turns) {
  TilePlan turned = plan;
  for (CityPlan& city : turned.cities) {
    city.outline = turn(city.outline, quarter_turns);
    for (Wall& wall : city.walls) wall.line = turn(wall.line, quarter_turns);
  }
  for (Way& way : turned.roads) way.line = turn(way.line, quarter_turns);
  for (Way& way : turned.waters) way.line = turn(way.line, quarter_turns);
  for (Site& site : turned.sites) site.at = turn(site.at, quarter_turns);
  return turned;
}

}  // namespace bastide::art
