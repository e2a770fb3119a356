// Sites in the open: villages, monasteries, gardens and the like.
#include "web/art/sites.hpp"

#include <algorithm>

#include "web/art/buildings.hpp"
#include "web/art/palette.hpp"
#include "web/art/plants.hpp"

namespace bastide::art {

Path blot(Vec2 at, float radius, std::uint32_t seed, float uneven) {
  Rng rng(seed);
  const float p = rng.range(0, 6.28f), q = rng.range(0, 6.28f);
  Path path;
  for (int i = 0; i < 40; ++i) {
    const float a = 6.2831853f * static_cast<float>(i) / 40.f;
    path.push_back(at + direction(a) * (radius * (1 + uneven * std::sin(3 * a + p) +
                                                  uneven * 0.6f * std::sin(5 * a + q))));
  }
  return path;
}

void add_house(PaintContext& paint, std::vector<Upright>& things, const House& house) {
  paint_house_shadow(paint.canvas, house);
  stand(paint, things, house);
}

void add_tree(PaintContext& paint, std::vector<Upright>& things, Vec2 at, float radius,
              std::uint32_t seed) {
  paint_tree_shadow(paint.canvas, at, radius);
  stand(paint, things, at, radius, seed);
}

House cottage(Rng& rng, Vec2 at, float angle) {
  House house;
  house.at = at;
  house.angle = angle;
  house.ridge = rng.range(0.09f, 0.102f);
  house.depth = rng.range(0.062f, 0.068f);
  house.wall = 0.022f;
  house.roof = 0.031f;
  house.tiles = palette::roofs[rng.below(palette::roof_count)];
  house.plaster = palette::plaster;
  return house;
}

void paint_yard(Canvas& canvas, const Path& path, Rgb ground) {
  canvas.glaze(canvas.band(path, 0.03f, 0.8f, true), palette::road_edge, 0.5f);
  canvas.fill(canvas.band(path, fine_pen * 2, 0, true), palette::ink, 0.55f);
  canvas.fill(path, ground);
}

Path yard_of(const Site& site) {
  const float r = site.radius;
  Path path;
  for (int i = 0; i < 40; ++i) {
    // A shape between a circle and a square.
    const float a = 6.2831853f * static_cast<float>(i) / 40.f;
    const Vec2 d = direction(a);
    const float square = 1 / std::max(std::fabs(d.x), std::fabs(d.y));
    path.push_back(site.at + d * (r * 0.93f * mix(1, square, 0.35f)));
  }
  return path;
}

namespace {

// The roads out of a site, as sorted angles.
std::vector<float> ways_out(const PaintContext& paint, const Site& site) {
  std::vector<float> angles;
  for (const Way& road : paint.plan.roads) {
    for (const bool end : {false, true}) {
      const Vec2 tip = end ? road.line.back() : road.line.front();
      if (length(tip - site.at) > site.radius + 0.03f) continue;
      const Vec2 out = point_along(road.line, end ? 0.6f : 0.4f).at - site.at;
      angles.push_back(std::atan2(out.y, out.x));
    }
  }
  std::sort(angles.begin(), angles.end());
  return angles;
}

void add_village(PaintContext& paint, std::vector<Upright>& things, const Site& site, Rng&) {
  Rng rng(scramble(paint.seed, 71u));
  const std::vector<float> ways = ways_out(paint, site);
  for (std::size_t i = 0; i < std::max<std::size_t>(ways.size(), 1); ++i) {
    const float from = ways.empty() ? 0 : ways[i];
    const float to = ways.size() < 2       ? from + 6.2832f
                     : i + 1 < ways.size() ? ways[i + 1]
                                           : ways[0] + 6.2832f;
    const float gap = to - from;
    const int here = gap > 4.5f ? 3 : gap > 2.6f ? 2 : 1;
    for (int k = 0; k < here; ++k) {
      const float a = from + gap * (static_cast<float>(k) + 1) / (static_cast<float>(here) + 1);
      const float reach = site.radius * (here == 1 ? 0.86f : 0.82f);
      // Houses stand around the green, most with the long side towards it.
      const float turn_by = rng.unit() < 0.65f ? 1.5708f : 0;
      add_house(paint, things,
                cottage(rng, site.at + direction(a) * reach, a + turn_by + rng.about(0.2f)));
    }
  }
  if (rng.unit() < 0.5f) {
    add_tree(paint, things, site.at, 0.028f, rng.bits());
  } else {
    // A well.
    Tower well;
    well.at = site.at;
    well.radius = 0.018f;
    well.height = 0.012f;
    well.stone = palette::stone;
    stand(paint, things, well);
  }
}

void paint_cross(Canvas& canvas, Vec2 at, float size) {
  const float line = std::max(fine_pen * 1.2f, 0.7f / canvas.scale());
  canvas.pen({at, at + Vec2{0, -size}}, line, palette::ink, 0.95f);
  canvas.pen({at + Vec2{-size * 0.32f, -size * 0.66f}, at + Vec2{size * 0.32f, -size * 0.66f}},
             line, palette::ink, 0.95f);
}

}  // namespace

void add_church(PaintContext& paint, std::vector<Upright>& things, Vec2 at, float k, Rgb tiles,
                bool finished) {
  House nave;
  nave.at = at + Vec2{0.025f, 0} * k;
  nave.ridge = 0.2f * k;
  nave.depth = 0.1f * k;
  nave.wall = 0.055f * k;
  nave.roof = 0.062f * k;
  nave.tiles = tiles;
  nave.plaster = palette::stone;
  House transept = nave;
  transept.at = nave.at + Vec2{0.035f, 0.0f} * k;
  transept.ridge = 0.15f * k;
  transept.depth = 0.07f * k;
  transept.angle = 1.5708f;
  transept.wall = 0.052f * k;
  transept.roof = 0.05f * k;
  Tower apse;
  apse.at = nave.at + Vec2{0.1f, 0} * k;
  apse.radius = 0.042f * k;
  apse.height = 0.045f * k;
  apse.roof = 0.03f * k;
  apse.stone = palette::stone;
  apse.tiles = tiles;
  House tower;
  tower.at = at + Vec2{-0.1f, 0.005f} * k;
  tower.ridge = tower.depth = 0.074f * k;
  tower.wall = 0.125f * k;
  tower.roof = 0.1f * k;
  tower.pointed = true;
  tower.tiles = finished ? palette::gilt : palette::slate;
  tower.plaster = palette::stone;
  for (const House* h : {&nave, &transept, &tower}) paint_house_shadow(paint.canvas, *h);
  paint_tower_shadow(paint.canvas, apse);
  things.push_back(
      {at.y, [&paint, nave, transept, apse, tower, k, finished] {
         paint_tower(paint.canvas, apse);
         paint_house(paint.canvas, nave);
         paint_house(paint.canvas, transept);
         paint_house(paint.canvas, tower);
         paint_cross(paint.canvas, tower.at + Vec2{0, -(tower.wall + tower.roof)}, 0.05f * k);
         if (finished)
           paint_flag(paint.canvas, nave.at + Vec2{-0.01f * k, -(nave.wall + nave.roof)}, 0.06f * k,
                      palette::gilt);
       }});
}

void add_farmstead(PaintContext& paint, std::vector<Upright>& things, Vec2 at, std::uint32_t seed) {
  Rng rng(seed);
  paint.canvas.fill(paint.canvas.band({at, at + Vec2{0.001f, 0}}, 0.17f, 0.75f), palette::barley,
                    0.7f);
  House farm = cottage(rng, at + Vec2{-0.012f, -0.022f}, rng.about(0.3f));
  farm.wall *= 0.8f;
  farm.tiles = rng.unit() < 0.6f ? rgb(0xc9a65a) : farm.tiles;  // thatch
  House barn = cottage(rng, at + Vec2{0.045f, 0.03f}, 1.5708f + rng.about(0.3f));
  barn.ridge *= 0.8f;
  barn.depth *= 0.75f;
  barn.wall *= 0.8f;
  barn.tiles = rgb(0x9c6b4a);
  barn.plaster = rgb(0xc9a887);
  add_house(paint, things, farm);
  add_house(paint, things, barn);
  // Hay.
  for (const Vec2 d : {Vec2{-0.05f, 0.036f}, Vec2{-0.025f, 0.05f}}) {
    Tower hay;
    hay.at = at + d;
    hay.radius = 0.011f;
    hay.height = 0.005f;
    hay.roof = 0.02f;
    hay.stone = hay.tiles = palette::wheat;
    paint_tower_shadow(paint.canvas, hay);
    stand(paint, things, hay);
  }
  add_tree(paint, things, at + Vec2{-0.075f, -0.025f}, 0.021f, rng.bits());
}

void add_windmill(PaintContext& paint, std::vector<Upright>& things, Vec2 at) {
  Tower mill;
  mill.at = at;
  mill.radius = 0.03f;
  mill.height = 0.06f;
  mill.roof = 0.035f;
  mill.stone = palette::plaster;
  mill.tiles = palette::roofs[5];
  paint_tower_shadow(paint.canvas, mill);
  things.push_back({at.y, [&paint, mill] {
                      Canvas& canvas = paint.canvas;
                      paint_tower(canvas, mill);
                      const Vec2 hub = mill.at + Vec2{0, -mill.height - 0.006f};
                      for (int i = 0; i < 4; ++i) {
                        const Vec2 d = direction(0.45f + 1.5708f * static_cast<float>(i)),
                                   side = right_of(d) * 0.019f;
                        canvas.fill({hub + d * 0.018f, hub + d * 0.075f, hub + d * 0.075f + side,
                                     hub + d * 0.018f + side},
                                    palette::plaster, 0.95f);
                        canvas.pen({hub + d * 0.018f, hub + d * 0.075f, hub + d * 0.075f + side,
                                    hub + d * 0.018f + side},
                                   fine_pen * 0.8f, palette::ink, 0.8f, true);
                        canvas.pen({hub, hub + d * 0.078f}, fine_pen * 1.3f, palette::ink, 0.9f);
                      }
                    }});
}

namespace {

void add_monastery(PaintContext& paint, std::vector<Upright>& things, const Site& site, Rng&) {
  Canvas& canvas = paint.canvas;
  const float k = site.radius / 0.19f;
  // A low wall around the yard, in two halves: behind the church and in front of it.
  const Path yard = yard_of(site);
  Path behind(yard.begin() + 20, yard.end()), before(yard.begin(), yard.begin() + 21);
  behind.push_back(yard.front());
  const auto wall = [&canvas](const Path& line) {
    Path top = line;
    for (Vec2& p : top) p.y -= 0.012f;
    canvas.fill(canvas.band(line, 0.014f), palette::ink, 0.7f);
    canvas.fill(canvas.band(line, 0.0085f), palette::stone_dark);
    canvas.fill(canvas.band(top, 0.014f), palette::ink, 0.6f);
    canvas.fill(canvas.band(top, 0.009f), palette::stone);
  };
  wall(behind);
  add_church(paint, things, site.at + Vec2{0, 0.012f} * k, k, palette::church_roof,
             paint.is_completed(site.segment));
  things.push_back({site.at.y + site.radius, [wall, before] { wall(before); }});
  Rng rng(scramble(paint.seed, 72u));
  if (paint.is_completed(site.segment)) {  // roses along the wall
    const Path bed = yard_of({site.art, site.at, site.radius * 0.86f, site.segment});
    things.push_back({site.at.y + site.radius * 0.99f, [&canvas, bed] {
                        for (std::size_t i = 1; i < bed.size(); i += 2) {
                          canvas.fill(circle(bed[i], 0.0125f, 8), palette::leaf);
                          canvas.fill(circle(bed[i] + Vec2{-0.002f, -0.003f}, 0.0075f, 8),
                                      i % 4 == 1 ? rgb(0xe0577c) : palette::plaster);
                        }
                      }});
  }
  add_tree(paint, things, site.at + Vec2{0.115f, 0.085f} * k, 0.023f * k, rng.bits());
  add_tree(paint, things, site.at + Vec2{0.075f, 0.115f} * k, 0.02f * k, rng.bits());
  add_tree(paint, things, site.at + Vec2{-0.125f, 0.085f} * k, 0.018f * k, rng.bits());
  add_tree(paint, things, site.at + Vec2{0.13f, -0.075f} * k, 0.022f * k, rng.bits());
}

void paint_garden(PaintContext& paint, const Site& site) {
  Canvas& canvas = paint.canvas;
  const float r = site.radius;
  Rng rng(scramble(paint.seed, 73u));
  canvas.fill(circle(site.at, r * 0.95f, 40), palette::road);
  // Four beds around a fountain.
  constexpr Rgb flowers[4] = {rgb(0xd9547a), rgb(0xf2c443), rgb(0x8d62b8), rgb(0xf4f0e2)};
  for (int quarter = 0; quarter < 4; ++quarter) {
    const float a0 = 1.5708f * static_cast<float>(quarter) + 0.2f, a1 = a0 + 1.17f;
    Path bed;
    for (int i = 0; i <= 8; ++i)
      bed.push_back(site.at + direction(mix(a0, a1, static_cast<float>(i) / 8.f)) * (r * 0.76f));
    for (int i = 8; i >= 0; --i)
      bed.push_back(site.at + direction(mix(a0, a1, static_cast<float>(i) / 8.f)) * (r * 0.34f));
    canvas.fill(bed, palette::cabbage);
    canvas.pen(bed, fine_pen, palette::leaf_dark, 0.8f, true);
    for (int k = 0; k < 9; ++k) {
      const Vec2 p =
          site.at + direction(rng.range(a0 + 0.12f, a1 - 0.12f)) * (r * rng.range(0.42f, 0.7f));
      canvas.fill(circle(p, r * 0.065f, 8), flowers[quarter]);
    }
  }
  canvas.fill(circle(site.at, r * 0.24f), palette::ink, 0.8f);
  canvas.fill(circle(site.at, r * 0.2f), palette::stone);
  canvas.fill(circle(site.at, r * 0.145f), palette::water);
  canvas.fill(circle(site.at + Vec2{-0.03f, -0.03f} * r, r * 0.05f, 8), Rgb{1, 1, 1}, 0.8f);
  if (paint.is_completed(site.segment)) {  // the fountain runs, under a gilded cup
    for (int i = 0; i < 8; ++i) {
      const Vec2 d = direction(0.7854f * static_cast<float>(i));
      canvas.pen({site.at + d * (r * 0.06f), site.at + d * (r * 0.2f)}, r * 0.035f, Rgb{1, 1, 1},
                 0.85f);
    }
    canvas.fill(circle(site.at, r * 0.11f, 16), palette::ink, 0.8f);
    canvas.fill(circle(site.at, r * 0.09f, 16), palette::gilt);
  }
  // A clipped hedge with gaps at the paths.
  const int bushes = static_cast<int>(6.2832f * r / 0.021f);
  for (int i = 0; i < bushes; ++i) {
    const float a = 6.2831853f * (static_cast<float>(i) + 0.5f) / static_cast<float>(bushes);
    const float to_path = std::fabs(std::remainder(a, 1.5708f));
    if (to_path < 0.12f) continue;
    paint_bush(canvas, site.at + direction(a) * (r * 0.95f), 0.0135f, rng.bits());
  }
}

void paint_village_green(PaintContext& paint, const Site& site) {
  Canvas& canvas = paint.canvas;
  canvas.glaze(canvas.band(blot(site.at, site.radius * 0.86f, paint.seed), 0.05f, 0.9f, true),
               palette::road_edge, 0.4f);
  canvas.fill(blot(site.at, site.radius * 0.86f, paint.seed), palette::earth);
  canvas.pen(blot(site.at, site.radius * 0.86f, paint.seed), fine_pen, palette::ink, 0.5f, true);
  canvas.fill(canvas.band({site.at, site.at + Vec2{0.001f, 0}}, site.radius * 1.1f, 0.9f),
              palette::paving, 0.8f);
}

void paint_monastery_yard(PaintContext& paint, const Site& site) {
  paint_yard(paint.canvas, yard_of(site), mix(palette::road, palette::paving, 0.3f));
}

void add_lone_house(PaintContext& paint, std::vector<Upright>& things, const Site& site, Rng& rng) {
  House house = cottage(rng, site.at, rng.about(0.3f));
  house.ridge *= 1.25f;
  house.depth *= 1.25f;
  house.wall *= 1.3f;
  house.roof *= 1.3f;
  add_house(paint, things, house);
  add_tree(paint, things, site.at + Vec2{0.075f, 0.03f}, 0.022f, rng.bits());
}

void add_junction_trees(PaintContext& paint, std::vector<Upright>& things, const Site& site,
                        Rng& rng) {
  for (int i = 0; i < 3; ++i) {
    add_tree(paint, things, site.at + direction(2.1f * static_cast<float>(i) + 0.5f) * 0.03f,
             0.026f, rng.bits());
  }
}

}  // namespace

const SiteArt village_site = {.radius = 0.13f,
                              .road_end = RoadEnd::village,
                              .roads_meet = true,
                              .paint_ground = paint_village_green,
                              .add = add_village};
const SiteArt garden_site = {.feature = SegmentKind::garden, .paint_ground = paint_garden};
const SiteArt lake_site = {
    .radius = 0.16f, .road_end = RoadEnd::lake, .feature = SegmentKind::lake, .is_water = true};
const SiteArt spring_site = {.radius = 0.1f, .is_water = true};

namespace {

constexpr SiteArt junction_site = {
    .radius = 0.07f, .road_end = RoadEnd::junction, .roads_meet = true, .add = add_junction_trees};
constexpr SiteArt house_site = {.radius = 0.06f, .road_end = RoadEnd::house, .add = add_lone_house};
constexpr SiteArt monastery_site = {.radius = 0.205f,
                                    .road_end = RoadEnd::monastery,
                                    .feature = SegmentKind::monastery,
                                    .south = 0.32f,
                                    .paint_ground = paint_monastery_yard,
                                    .add = add_monastery};

template <class Wanted>
const SiteArt* find_site(Wanted&& wanted) {
  for (const SiteArt* site :
       {&village_site, &junction_site, &house_site, &monastery_site, &garden_site, &lake_site})
    if (wanted(*site)) return site;
  for (const SetArt* set : all_set_art())
    for (const SiteArt& site : set->sites)
      if (wanted(site)) return &site;
  return nullptr;
}

}  // namespace

const SiteArt& site_at_end(RoadEnd end) {
  const SiteArt* site = find_site([end](const SiteArt& s) { return s.road_end == end; });
  return site ? *site : village_site;
}

const SiteArt* site_of(SegmentKind feature) {
  return find_site([feature](const SiteArt& s) { return s.feature == feature; });
}

void paint_site_grounds(PaintContext& paint) {
  for (const Site& site : paint.plan.sites)
    if (!site.in_city && site.art->paint_ground) site.art->paint_ground(paint, site);
}

void add_sites(PaintContext& paint, std::vector<Upright>& things) {
  Rng rng(scramble(paint.seed, 75u));
  for (const Site& site : paint.plan.sites)
    if (!site.in_city && site.art->add) site.art->add(paint, things, site, rng);
}

}  // namespace bastide::art
