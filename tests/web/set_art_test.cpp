// What the sets add to the pictures: every piece has one, and every mark on a tile.
#include "web/art/set_art.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/tiles/catalogue.hpp"
#include "web/art/sites.hpp"

namespace bastide::art::set_art_test {
namespace {

TEST(SetArt, EveryFigureHasAShapeOfItsOwn) {
  for (int i = static_cast<int>(Piece::big_meeple); i <= static_cast<int>(Piece::witch); ++i)
    EXPECT_EQ(figure_art(static_cast<Piece>(i)).piece, static_cast<Piece>(i)) << i;
  EXPECT_EQ(figure_art(Piece::mage).north, figure_art(Piece::witch).north);
}

TEST(SetArt, EveryTokenIsPainted) {
  for (int i = static_cast<int>(Piece::gold); i <= static_cast<int>(Piece::cloth); ++i)
    EXPECT_NE(token_of(static_cast<Piece>(i)), nullptr) << i;
  EXPECT_EQ(token_of(Piece::meeple), nullptr);
  EXPECT_EQ(token_of(Piece::tile), nullptr);
}

TEST(SetArt, EverythingPrintedHasASite) {
  int cities = 0;
  for (const TileType& type : builtin_catalogue().tiles) {
    const TilePlan plan = plan_tile(type);
    const auto has = [&](const SiteArt* art) {
      return std::any_of(plan.sites.begin(), plan.sites.end(),
                         [art](const Site& site) { return site.art == art; });
    };
    for (const Segment& s : type.segments) {
      if (s.end != RoadEnd::none && s.end != RoadEnd::city) {
        EXPECT_EQ(site_at_end(s.end).road_end, s.end) << type.id;
        EXPECT_TRUE(has(&site_at_end(s.end))) << type.id;
      }
      if (const SiteArt* site = site_of(s.kind)) {
        EXPECT_TRUE(has(site)) << type.id;
      }
      cities += s.kind == SegmentKind::city && landmark_in(s) != nullptr;
    }
  }
  EXPECT_GT(cities, 0);
}

TEST(SetArt, SymbolsHaveRoom) {
  for (const TileType& type : builtin_catalogue().tiles) {
    if (!type.gold && !type.mage && !type.robber && !type.hill && type.wheel == 0 &&
        type.flying_machine < 0)
      continue;
    const auto all = all_set_art();
    EXPECT_TRUE(std::any_of(all.begin(), all.end(), [&](const SetArt* set) {
      return set->symbol_room && set->symbol_room(type) > 0;
    })) << type.id;
  }
}

}  // namespace
}  // namespace bastide::art::set_art_test
