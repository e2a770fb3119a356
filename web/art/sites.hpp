// Sites in the open, and their building blocks.
#pragma once

#include "web/art/paint_context.hpp"
#include "web/art/set_art.hpp"

namespace bastide::art {

extern const SiteArt village_site, garden_site, lake_site, spring_site;
// The site where such a road ends, and the site that such a feature is; null if it is no site.
const SiteArt& site_at_end(RoadEnd end);
const SiteArt* site_of(SegmentKind feature);

// For sites of sets.
Path yard_of(const Site& site);  // between a circle and a square
void paint_yard(Canvas& canvas, const Path& path, Rgb ground);
Path blot(Vec2 at, float radius, std::uint32_t seed, float uneven = 0.08f);
House cottage(Rng& rng, Vec2 at, float angle);
// Including their shadows.
void add_house(PaintContext& paint, std::vector<Upright>& things, const House& house);
void add_tree(PaintContext& paint, std::vector<Upright>& things, Vec2 at, float radius,
              std::uint32_t seed);

}  // namespace bastide::art
