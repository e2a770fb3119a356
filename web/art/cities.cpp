// Cities: ground, crowded roofs, an open square, walls with towers and gates.
#include <algorithm>

#include "engine/base/sort.hpp"
#include "web/art/buildings.hpp"
#include "web/art/paint_context.hpp"
#include "web/art/palette.hpp"
#include "web/art/plants.hpp"
#include "web/art/set_art.hpp"

namespace bastide::art {

namespace {

constexpr float wall_height = 0.034f;
constexpr float square_radius = 0.07f;
constexpr float shield_height = 0.165f;

// Walls get lower towards the corners of the tile, so that the next tile can continue.
float height_at(float share, float whole) {
  const float from_end = std::min(share, 1 - share) * whole;
  return wall_height * smooth(0.0f, 0.14f, from_end);
}

struct Rampart {
  Path outer, inner, outer_top, inner_top;
};

Rampart rampart_of(const Wall& wall) {
  Rampart r;
  r.outer = wall.line;
  r.inner = offset_path(wall.line, wall_width);
  const float whole = path_length(wall.line);
  float along = 0;
  for (std::size_t i = 0; i < r.outer.size(); ++i) {
    if (i > 0) along += length(r.outer[i] - r.outer[i - 1]);
    // Thinner at the corners, too: the next tile may have no wall to continue it.
    const float share = along / whole, from_end = std::min(share, 1 - share) * whole;
    r.inner[i] = lerp(r.outer[i], r.inner[i], mix(0.38f, 1, smooth(0, 0.15f, from_end)));
    const Vec2 up{0, -height_at(share, whole)};
    r.outer_top.push_back(r.outer[i] + up);
    r.inner_top.push_back(r.inner[i] + up);
  }
  return r;
}

Path strip(const Path& a, const Path& b) {
  Path path = a;
  path.insert(path.end(), b.rbegin(), b.rend());
  return path;
}

void paint_wall_shadow(Canvas& canvas, const Wall& wall) {
  const Rampart r = rampart_of(wall);
  Path fallen = r.outer;
  for (std::size_t i = 0; i < fallen.size(); ++i) {
    fallen[i] = r.outer[i] + shadow_fall * (r.outer[i].y - r.outer_top[i].y);
  }
  canvas.glaze(strip(r.outer, fallen), palette::shadow, 0.45f);
  Path within = r.inner;
  for (std::size_t i = 0; i < within.size(); ++i) {
    within[i] = r.inner[i] + shadow_fall * (r.inner[i].y - r.inner_top[i].y);
  }
  canvas.glaze(strip(r.inner, within), palette::shadow, 0.4f);
}

void paint_face(Canvas& canvas, const Path& low, const Path& high, float light, float line) {
  const Path face = strip(low, high);
  canvas.fill(face, lit(palette::stone_mid, light));
  // Rows of stones.
  if (wall_height * canvas.scale() > 5) {
    for (std::size_t i = 2; i + 2 < low.size(); i += 2) {
      canvas.pen({lerp(low[i], high[i], 0.05f), lerp(low[i], high[i], 0.95f)}, line * 0.6f,
                 palette::stone_dark, 0.55f);
    }
    Path middle;
    for (std::size_t i = 0; i < low.size(); ++i) middle.push_back(lerp(low[i], high[i], 0.5f));
    canvas.pen(middle, line * 0.6f, palette::stone_dark, 0.6f);
  }
  canvas.pen(low, line, palette::ink, 0.75f);
}

void paint_wall(Canvas& canvas, const Wall& wall) {
  const Rampart r = rampart_of(wall);
  const float line = std::max(fine_pen, 0.6f / canvas.scale());
  paint_face(canvas, r.inner, r.inner_top, 0.9f, line);
  paint_face(canvas, r.outer, r.outer_top, 0.84f, line);
  canvas.fill(strip(r.outer_top, r.inner_top), palette::stone);
  canvas.pen(r.inner_top, line, palette::ink, 0.6f);
  canvas.pen(r.outer_top, line, palette::ink, 0.85f);
  // Battlements along the outside, a walkway behind them.
  const Path walk = offset_path(r.outer_top, wall_width * 0.42f);
  canvas.pen(walk, line * 0.7f, palette::stone_dark, 0.75f);
  const float whole = path_length(r.outer_top);
  const int merlons = static_cast<int>(whole / 0.031f);
  for (int i = 2; i < merlons - 1; ++i) {
    const Along spot =
        point_along(r.outer_top, static_cast<float>(i) / static_cast<float>(merlons));
    const Vec2 side = right_of(spot.direction);
    canvas.pen({spot.at + side * 0.002f, spot.at + side * (wall_width * 0.4f)}, 0.0105f,
               palette::stone_dark, 0.75f);
  }
}

bool near_gate(const Wall& wall, float share, float units) {
  const float whole = path_length(wall.line);
  return std::any_of(wall.gates.begin(), wall.gates.end(),
                     [&](float gate) { return std::fabs(gate - share) * whole < units; });
}

void paint_gate(Canvas& canvas, const Wall& wall, float share) {
  const Along spot = point_along(wall.line, share);
  const Vec2 in = right_of(spot.direction), along = spot.direction;
  const auto passage = [&](float half) {
    return Path{spot.at - in * 0.004f - along * half, spot.at - in * 0.004f + along * half,
                spot.at + in * (wall_width + 0.02f) + along * half,
                spot.at + in * (wall_width + 0.02f) - along * half};
  };
  canvas.fill(passage(road_width * 0.42f), palette::ink, 0.85f);
  canvas.fill(passage(road_width * 0.36f), palette::road * 0.75f);
  // The arch between two towers.
  const Vec2 middle = spot.at + in * (wall_width * 0.5f);
  House arch;
  arch.at = middle;
  arch.ridge = 0.085f;
  arch.depth = wall_width * 1.15f;
  arch.angle = std::atan2(along.y, along.x);
  arch.wall = 0.042f;
  arch.roof = 0.02f;
  arch.tiles = palette::roofs[2];
  arch.plaster = palette::stone;
  paint_house(canvas, arch, false);
  if (in.y < -0.35f) {  // its outside is visible: draw the doorway
    const Vec2 foot = middle - in * (wall_width * 0.58f), half = along * 0.021f;
    canvas.fill({foot - half, foot + half, foot + half + Vec2{0, -0.022f}, foot + Vec2{0, -0.032f},
                 foot - half + Vec2{0, -0.022f}},
                palette::ink, 0.9f);
  }
  Tower tower;
  tower.radius = 0.026f;
  tower.height = 0.056f;
  tower.stone = palette::stone;
  Tower a = tower, b = tower;
  a.at = middle + along * 0.052f;
  b.at = middle - along * 0.052f;
  if (a.at.y > b.at.y) std::swap(a, b);
  paint_tower(canvas, a);
  paint_tower(canvas, b);
}

std::vector<Tower> towers_of(const Wall& wall, std::uint32_t seed) {
  std::vector<Tower> towers;
  Rng rng(seed);
  const float whole = path_length(wall.line);
  const int count = whole > 1.25f ? 4 : 3;
  for (int i = 0; i < count; ++i) {
    const float share = (static_cast<float>(i) + 0.75f) / (static_cast<float>(count) + 0.5f);
    if (near_gate(wall, share, 0.16f)) continue;
    const Along spot = point_along(wall.line, share);
    Tower tower;
    tower.at = spot.at + right_of(spot.direction) * (wall_width * 0.45f);
    tower.radius = 0.029f;
    tower.height = 0.055f;
    tower.stone = palette::stone;
    tower.roof = rng.unit() < 0.45f ? 0.06f : 0;
    tower.tiles =
        rng.unit() < 0.7f ? palette::slate : palette::roofs[rng.below(palette::roof_count)];
    if (rim_distance(tower.at) > 0.11f) towers.push_back(tower);
  }
  return towers;
}

// Whether a wall is north of the city, with its inside visible.
bool seen_from_within(const Wall& wall) {
  const Vec2 across = wall.line.back() - wall.line.front();
  return right_of(unit(across)).y > 0.3f;
}

Path shield_shadow(Vec2 at) { return ellipse(at + Vec2{0.008f, 0.05f}, 0.06f, 0.03f, 16); }

// A roomy place beside the square for a coat of arms.
Vec2 shield_place(const PaintContext& paint, int segment) {
  const Anchor a = paint.map.anchors[static_cast<std::size_t>(segment)];
  Vec2 best{a.x, a.y};
  float best_worth = -1e9f;
  for (int y = 2; y < 48; ++y) {
    for (int x = 2; x < 48; ++x) {
      const Vec2 p{static_cast<float>(x) / 48.f, static_cast<float>(y) / 48.f};
      if (paint.segment_at_printed(p) != segment) continue;
      const float room = std::min(paint.depth_at_printed(p), rim_distance(p) * 0.9f);
      const float apart = length(p - Vec2{a.x, a.y});
      // A figure on the square must not hide it.
      const float worth =
          std::min(room, 0.1f) * 3 - apart * 0.5f - 4 * std::max(0.f, 0.24f - apart);
      if (worth > best_worth) {
        best_worth = worth;
        best = p;
      }
    }
  }
  return best;
}

House some_house(const PaintContext& paint, Rng& rng, float size) {
  House house;
  if (paint.low_detail()) size *= 1.5f;  // a few large roofs
  house.ridge = rng.range(0.066f, 0.092f) * size;
  house.depth = rng.range(0.05f, 0.062f) * size;
  house.wall = rng.range(0.013f, 0.022f) * size;
  house.roof = rng.range(0.02f, 0.028f) * size;
  house.hipped = rng.unit() < 0.25f;
  const Rgb tiles = palette::roofs[rng.below(palette::roof_count)];
  house.tiles = rng.unit() < 0.09f ? palette::slate : tiles * rng.range(0.93f, 1.05f);
  house.plaster = palette::plaster * rng.range(0.88f, 1.f);
  if (paint.low_detail()) {
    house.tiles = lit(mix(house.tiles, palette::roofs[5], 0.45f), 1.06f);
    house.plaster = mix(house.plaster, palette::earth, 0.4f);
  }
  return house;
}

// Houses across the tile's edge: the same on every city edge, so that the two halves match.
void add_edge_houses(const PaintContext& paint, EdgeMask sides, std::vector<House>& houses) {
  const EdgeMask here = turn_edges(sides, paint.rotation);
  for (int side = 0; side < 4; ++side) {
    if ((here >> side & 1) == 0) continue;
    const bool upright = side == 1 || side == 3;
    Rng rng(upright ? 4711u : 1291u);
    const int count = paint.low_detail() ? 4 : 6;
    for (int k = 0; k < count; ++k) {
      House house = some_house(paint, rng, k == 0 || k == count - 1 ? 0.78f : 0.95f);
      const float along = 0.19f + 0.62f * static_cast<float>(k) / static_cast<float>(count - 1) +
                          rng.about(0.012f),
                  off = rng.about(0.014f);
      house.angle = rng.about(0.25f) + (rng.unit() < 0.5f ? 0.f : 1.5708f);
      const float edge = side == 1 || side == 2 ? 1.f : 0.f;
      house.at = upright ? Vec2{edge + off, along} : Vec2{along, edge + off};
      houses.push_back(house);
    }
  }
}

void paint_ground(PaintContext& paint, const CityPlan& city) {
  Canvas& canvas = paint.canvas;
  const TileNoise wash(4, 4, paint.seed, 51), cobble(60, 60, paint.seed, 52);
  const Vec2 square = paint.anchor(city.segment);
  // Streets of trodden earth; in a finished city they are paved and bright.
  const bool finished = paint.is_completed(city.segment);
  const Rgb street = finished ? palette::paving : palette::earth;
  const Rgb worn = finished ? palette::earth : palette::earth_dark;
  canvas.shade(canvas.area(city.outline), [&](float u, float v, Rgb) {
    Rgb c = mix(street, worn, 0.45f * smooth(0.3f, 0.9f, wash(u, v)));
    const float paved =
        smooth(square_radius * 1.25f, square_radius * 0.8f, length(Vec2{u, v} - square));
    c = mix(c, finished ? palette::stone : palette::paving, paved * 0.9f);
    return c * (0.95f + 0.1f * cobble(u, v));
  });
  if (finished) {
    // The square is paved in rings.
    for (const float share : {0.4f, 0.7f, 1.f}) {
      canvas.pen(circle(square, square_radius * share, 32), fine_pen, palette::earth_dark, 0.55f,
                 true);
    }
    for (int i = 0; i < 12; ++i) {
      const Vec2 d = direction(0.5236f * static_cast<float>(i));
      canvas.pen({square + d * (square_radius * 0.4f), square + d * square_radius}, fine_pen * 0.8f,
                 palette::earth_dark, 0.45f);
    }
  }
  // Darker below the walls, but not at the rim, where the next tile has no wall.
  const Mask inner = canvas.area(city.outline);
  for (const Wall& wall : city.walls) {
    canvas.shade(both(canvas.band(wall.line, 0.17f, 0.9f), inner), [](float u, float v, Rgb under) {
      return under *
             mix(Rgb{1, 1, 1}, palette::earth_dark, 0.6f * smooth(0, 0.12f, rim_distance({u, v})));
    });
  }
}

// Everything that is built in one city.
struct Town {
  const CityPlan* plan = nullptr;
  std::vector<House> houses;
  struct Tree {
    Vec2 at;
    float radius;
    std::uint32_t look;
  };
  std::vector<Tree> trees;
  std::vector<Tower> towers_behind, towers_before;  // relative to the houses, as seen
  const LandmarkArt* landmark = nullptr;
  const Site* site = nullptr;  // within it
  bool arms = false;
  Vec2 shield;
  std::uint32_t seed = 0;
};

// Whether a point is clear of a landmark, and of whatever else takes the place of houses.
bool is_clear_of_landmark(const Town& town, Vec2 p) {
  if (town.site && length(p - town.site->at) < town.site->radius + 0.04f) return false;
  return !town.landmark || length(p - town.landmark->at) > town.landmark->room;
}

void add_houses(const PaintContext& paint, const Segment& facts, Town& town, Rng& rng) {
  const CityPlan& city = *town.plan;
  const Vec2 square = paint.anchor(city.segment);
  add_edge_houses(paint, facts.edges, town.houses);
  const std::size_t fixed = town.houses.size();
  for (int trial = 0; trial < 1200; ++trial) {
    House house = some_house(paint, rng, trial < 350 ? 1.f : trial < 700 ? 0.88f : 0.74f);
    const Vec2 p{rng.unit(), rng.unit()};
    const float quarter = rng.unit() < 0.5f ? 0.f : 1.5708f, lean = rng.about(0.12f);
    if (paint.segment_at_printed(p) != city.segment) continue;
    house.at = paint.turned(p);
    const float radius = house_radius(house);
    // Houses near the rim must not be cut off by it, including roof and shadow, nor run into the
    // houses on it. The same for all sides, so that a rotated tile keeps its houses.
    const float reach = std::max(radius * 0.8f + house.wall + house.roof + 0.006f, radius + 0.024f);
    if (rim_distance(p) < std::max(reach, 0.068f + radius * 0.3f)) continue;
    if (length(house.at - square) < square_radius + radius * 0.5f) continue;
    if (town.arms && length(house.at - town.shield) < shield_height * 0.45f + radius * 0.5f)
      continue;
    if (!is_clear_of_landmark(town, house.at)) continue;
    // Rows of houses follow the nearest wall.
    float nearest = 1e9f, angle = 0;
    for (const Wall& wall : city.walls) {
      for (std::size_t i = 1; i < wall.line.size(); i += 2) {
        const float d = length(wall.line[i] - house.at);
        if (d >= nearest) continue;
        nearest = d;
        const Vec2 run = wall.line[i] - wall.line[i - 1];
        angle = std::atan2(run.y, run.x);
      }
    }
    if (nearest < wall_width + radius * 0.66f) continue;
    house.angle =
        (nearest < 0.4f ? angle
                        : 0.3f * (p.x - 0.5f) + 1.5708f * static_cast<float>(paint.rotation)) +
        quarter + lean;
    bool free = true;
    for (const Way& road : paint.plan.roads) {
      free = free &&
             (!road.above_city || distance_to(road.line, house.at) > road_width * 0.7f + radius);
    }
    for (std::size_t i = fixed; i < town.houses.size() && free; ++i) {
      free = length(town.houses[i].at - house.at) > 0.76f * (house_radius(town.houses[i]) + radius);
    }
    if (free) town.houses.push_back(house);
  }
}

// An occasional tree in a yard.
void add_yard_trees(const PaintContext& paint, Town& town, Rng& rng) {
  const Vec2 square = paint.anchor(town.plan->segment);
  for (int trial = 0; trial < 70; ++trial) {
    const Town::Tree tree{paint.turned({rng.unit(), rng.unit()}), rng.range(0.0155f, 0.021f),
                          rng.bits()};
    if (paint.segment_at_printed(paint.printed(tree.at)) != town.plan->segment) continue;
    if (rim_distance(tree.at) < 0.07f || length(tree.at - square) < square_radius + 0.02f) continue;
    if (town.arms && length(tree.at - town.shield) < shield_height * 0.5f + tree.radius) continue;
    bool free = is_clear_of_landmark(town, tree.at);
    for (const Wall& wall : town.plan->walls) {
      free = free && distance_to(wall.line, tree.at) > wall_width + tree.radius * 1.5f;
    }
    for (const House& other : town.houses) {
      free = free && length(other.at - tree.at) > house_radius(other) * 0.8f + tree.radius;
    }
    for (const Town::Tree& other : town.trees) free = free && length(other.at - tree.at) > 0.1f;
    if (free) town.trees.push_back(tree);
  }
}

Town lay_out(const PaintContext& paint, const CityPlan& city) {
  const Segment& facts = paint.type.segments[static_cast<std::size_t>(city.segment)];
  Town town;
  town.plan = &city;
  town.seed = scramble(paint.seed, static_cast<std::uint32_t>(city.segment) + 60u);
  town.landmark = landmark_in(facts);
  for (const Site& site : paint.plan.sites)
    if (site.in_city && inside(city.outline, site.at)) town.site = &site;
  town.arms = facts.shields > 0;
  town.shield = paint.turned(shield_place(paint, city.segment));
  Rng rng(town.seed);
  add_houses(paint, facts, town, rng);
  add_yard_trees(paint, town, rng);
  for (std::size_t w = 0; w < city.walls.size(); ++w) {
    const Wall& wall = city.walls[w];
    auto& list = seen_from_within(wall) ? town.towers_behind : town.towers_before;
    for (Tower& tower : towers_of(wall, scramble(town.seed, static_cast<std::uint32_t>(w)))) {
      tower.flag = paint.is_completed(city.segment);
      list.push_back(tower);
    }
  }
  const auto by_y = [](const Tower& a, const Tower& b) { return a.at.y < b.at.y; };
  sort_stably(town.towers_behind, by_y);
  sort_stably(town.towers_before, by_y);
  return town;
}

void paint_flat(PaintContext& paint, const Town& town) {
  Canvas& canvas = paint.canvas;
  for (const Wall& wall : town.plan->walls) paint_wall_shadow(canvas, wall);
  paint_ground(paint, *town.plan);
  for (const Tower& tower : town.towers_behind) paint_tower_shadow(canvas, tower);
  for (const Tower& tower : town.towers_before) paint_tower_shadow(canvas, tower);
  for (const House& house : town.houses) paint_house_shadow(canvas, house);
  for (const Town::Tree& tree : town.trees) paint_tree_shadow(canvas, tree.at, tree.radius);
  if (town.site && town.site->art->paint_ground) town.site->art->paint_ground(paint, *town.site);
}

void paint_walls(Canvas& canvas, const Town& town, bool behind) {
  for (const Wall& wall : town.plan->walls) {
    if (seen_from_within(wall) != behind) continue;
    paint_wall(canvas, wall);
    for (const float gate : wall.gates) paint_gate(canvas, wall, gate);
  }
  for (const Tower& tower : behind ? town.towers_behind : town.towers_before)
    paint_tower(canvas, tower);
}

void paint_upright(PaintContext& paint, const Town& town) {
  Canvas& canvas = paint.canvas;
  paint_walls(canvas, town, true);
  std::vector<Upright> things;
  for (const House& house : town.houses) stand(paint, things, house);
  for (const Town::Tree& tree : town.trees) stand(paint, things, tree.at, tree.radius, tree.look);
  Rng rng(scramble(town.seed, 75u));
  if (town.site && town.site->art->add) town.site->art->add(paint, things, *town.site, rng);
  paint_in_order(things);
  paint_walls(canvas, town, false);
  if (town.landmark) {
    things.clear();
    town.landmark->add(paint, things, town.landmark->at, paint.is_completed(town.plan->segment));
    paint_in_order(things);
  }
  if (!town.arms) return;
  canvas.glaze(shield_shadow(town.shield), palette::shadow, 0.4f);
  paint_coat_of_arms(canvas, town.shield, shield_height * paint.sign_scale(),
                     static_cast<int>(seed_of(paint.type) >> 4 & 3u));
}

}  // namespace

void paint_cities(PaintContext& paint) {
  // All shadows are painted before all buildings, because two cities of a tile may be close
  // neighbours.
  std::vector<Town> towns;
  for (const CityPlan& city : paint.plan.cities) towns.push_back(lay_out(paint, city));
  for (const Town& town : towns) paint_flat(paint, town);
  for (const Town& town : towns) paint_upright(paint, town);
}

}  // namespace bastide::art
