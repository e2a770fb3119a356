// Pictures of Inns & Cathedrals.
#include "web/art/buildings.hpp"
#include "web/art/figures.hpp"
#include "web/art/palette.hpp"
#include "web/art/set_art.hpp"
#include "web/art/sites.hpp"
#include "web/art/symbols.hpp"

namespace bastide::art {

namespace {

void add_inn(PaintContext& paint, std::vector<Upright>& things, const Site& site, Rng& rng) {
  House house = cottage(rng, site.at, rng.about(0.2f));
  house.ridge = 0.11f;
  house.wall = 0.045f;
  house.tiles = palette::slate;
  add_house(paint, things, house);
}

constexpr SiteArt inn_site = {.radius = 0.05f, .takes_ground = false, .add = add_inn};

// Inns are beside their road, and belong to no segment.
void plan_inns(const TileType& type, TilePlan& plan) {
  for (const Way& road : std::vector<Way>(plan.roads)) {
    if (road.segment < 0 || !type.segments[static_cast<std::size_t>(road.segment)].inn) continue;
    Vec2 best{0.5f, 0.5f};
    float best_room = -1;
    for (int k = 0; k < 10; ++k) {
      const Along spot = point_along(road.line, 0.3f + 0.04f * static_cast<float>(k));
      for (const float sign : {-1.f, 1.f}) {
        const Vec2 p = spot.at + right_of(spot.direction) * (sign * 0.105f);
        const float room = clearance(plan, p);
        if (room > best_room) {
          best_room = room;
          best = p;
        }
      }
    }
    plan.sites.push_back({&inn_site, best, inn_site.radius, -1});
  }
}

// The inn's own sign, a tankard on a pole.
void paint_signs(PaintContext& paint) {
  Canvas& canvas = paint.canvas;
  for (const Site& site : paint.plan.sites) {
    if (site.art != &inn_site) continue;
    const Vec2 at = site.at + Vec2{0.066f, 0};
    canvas.pen({at + Vec2{0, 0.03f}, at + Vec2{0, -0.045f}}, 0.009f, palette::ink, 0.95f);
    const Vec2 sign = at + Vec2{0, -0.065f};
    medallion(canvas, sign, 0.046f, palette::gilt);
    canvas.pen(circle(sign + Vec2{0.013f, 0}, 0.01f, 12), 0.007f, palette::ink, 1, true);
    canvas.fill(drawn({-16, -16, 11, -16, 13, 20, -18, 20}, sign, 0.1f), palette::ink);
    canvas.fill(ellipse(sign + Vec2{-0.0025f, -0.016f}, 0.016f, 0.0085f, 12), palette::plaster);
  }
}

bool has_cathedral(const Segment& city) { return city.cathedral; }

void add_cathedral(PaintContext& paint, std::vector<Upright>& things, Vec2 at, bool finished) {
  add_church(paint, things, at + Vec2{0, 0.06f}, 1.55f, palette::slate, finished);
}

constexpr LandmarkArt cathedral = {.stands_in = has_cathedral,
                                   .at = {0.5f, 0.47f},
                                   .room = 0.27f,
                                   .south = 0.28f,
                                   .add = add_cathedral};

constexpr FigureArt figures[] = {
    {.piece = Piece::big_meeple, .outline = townsman, .mark = {0, -34, 26}, .scale = 0.8f},
};

}  // namespace

extern const SetArt inns_cathedrals_art = {
    .plan_sites = plan_inns,
    .landmark = &cathedral,
    .paint_symbols = paint_signs,
    .figures = figures,
};

}  // namespace bastide::art
