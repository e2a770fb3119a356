// Roads, cities and monasteries (docs/rules/03-base.md, 3.3 to 3.5).
#include "engine/rules/scoring.hpp"
#include "tests/engine/table.hpp"

namespace bastide::testing::features_test {
namespace {

bool completed(const Table& t, Position at, Spot spot) {
  return evaluate(t.game, t.state, t.node(at, spot)).cause == ScoreCause::completed;
}

// ---- Roads --------------------------------------------------------------------------------------

TEST(BaseRoad, BASE_ROAD_1_closed_at_both_ends) {
  covers("EX-BASE-1");
  Table t;
  t.play(red, "base/FRRR", {1, 0}, 0, highwayman(west));
  EXPECT_FALSE(completed(t, {0, 0}, highwayman(east)));
  t.play(blue, "base/FRRR", {-1, 0}, 0);
  EXPECT_EQ(t.score(red), 3);
  EXPECT_EQ(t.supply(red), 7);
}

TEST(BaseRoad, BASE_ROAD_1_a_city_ends_a_road) {
  Table t;
  t.play(red, "base/FRRR", {1, 0}, 0, highwayman(west));
  t.play(blue, "base/CCRC", {-1, 0}, 3);  // its road leads east from the city
  EXPECT_EQ(t.score(red), 3);
}

TEST(BaseRoad, BASE_ROAD_2_one_point_a_tile) {
  covers("EX-BASE-11");
  Table t;
  t.play(red, "base/RFRF", {1, 0}, 1, highwayman(west));
  t.play(blue, "base/FRRR", {2, 0}, 0);
  t.play(red, "base/FRRR", {-1, 0}, 0);
  EXPECT_EQ(t.score(red), 4);
  t.play(red, "base/RFRF", {-1, 1}, 0, highwayman(north));
  t.play(blue, "base/FRRR", {-1, 2}, 2);
  EXPECT_EQ(t.score(red), 4 + 3);
  const auto roads = t.scorings(SegmentKind::road);
  ASSERT_EQ(roads.size(), 2u);
  EXPECT_EQ(roads[1].tiles, 3);
  EXPECT_EQ(roads[1].per_tile, 1);
}

TEST(BaseRoad, BASE_ROAD_3_a_crossing_parts_its_roads) {
  Table t;
  t.play(red, "base/RRRR", {1, 0}, 0);
  EXPECT_FALSE(t.joined({1, 0}, highwayman(north), {1, 0}, highwayman(south)));
  EXPECT_FALSE(t.joined({1, 0}, highwayman(west), {1, 0}, highwayman(east)));
  EXPECT_TRUE(t.joined({1, 0}, highwayman(west), {0, 0}, highwayman(east)));
}

TEST(BaseRoad, BASE_ROAD_4_a_loop_is_closed) {
  Table t;
  t.play(red, "base/FFRR", {0, 1}, 3, highwayman(east));
  t.play(blue, "base/FFRR", {1, 1}, 0);
  t.play(red, "base/FFRR", {0, 2}, 2);
  EXPECT_EQ(t.score(red), 0);
  t.play(blue, "base/FFRR", {1, 2}, 1);
  EXPECT_EQ(t.score(red), 4);
}

TEST(BaseRoad, BASE_ROAD_4_a_loop_through_one_crossing_counts_it_once) {
  Table t;
  t.play(red, "base/FRRR", {0, 1}, 0, highwayman(east));
  t.play(blue, "base/FFRR", {1, 1}, 0);
  t.play(red, "base/FFRR", {0, 2}, 2);
  t.play(blue, "base/FFRR", {1, 2}, 1);
  EXPECT_EQ(t.score(red), 4);
  EXPECT_FALSE(completed(t, {0, 1}, highwayman(west)));
}

TEST(BaseRoad, BASE_ROAD_5_the_owner_scores_whoever_completes) {
  Table t(3);
  t.play(red, "base/FRRR", {1, 0}, 0, highwayman(west));
  t.play(green, "base/FRRR", {-1, 0}, 0);
  EXPECT_EQ(t.score(red), 3);
  EXPECT_EQ(t.score(green), 0);
}

// ---- Cities -------------------------------------------------------------------------------------

TEST(BaseCity, BASE_CITY_1_complete_without_a_gap) {
  Table t;
  t.play(red, "base/CCFF", {0, -1}, 1, knight(south));  // to the east it stays open
  EXPECT_FALSE(completed(t, {0, 0}, knight(north)));
  EXPECT_EQ(t.score(red), 0);
  t.play(blue, "base/CFFF", {1, -1}, 3);
  EXPECT_EQ(t.score(red), 6);
}

TEST(BaseCity, BASE_CITY_2_two_points_a_tile_not_a_segment) {
  covers("EX-BASE-4");
  Table t;
  t.play(red, "base/CCFF", {0, 1}, 1, knight(east));
  t.play(blue, "base/CCFF", {1, 1}, 2);
  t.play(red, "base/CCFF+garden", {0, 2}, 0);
  t.play(blue, "base/CFFC-two", {1, 2}, 0);  // both of its segments, which are one city
  EXPECT_EQ(t.score(red), 8);
  const auto cities = t.scorings(SegmentKind::city);
  ASSERT_EQ(cities.size(), 1u);
  EXPECT_EQ(cities[0].tiles, 4);
}

TEST(BaseCity, BASE_CITY_3_two_points_a_coat_of_arms) {
  covers("EX-BASE-3");
  Table t;
  t.play(red, "base/FCFC-shield", {0, -1}, 1, knight(south));
  t.play(blue, "base/CFFF", {0, -2}, 2);
  EXPECT_EQ(t.score(red), 3 * 2 + 2);
  const auto cities = t.scorings(SegmentKind::city);
  ASSERT_EQ(cities.size(), 1u);
  EXPECT_EQ(cities[0].shields, 1);
  EXPECT_EQ(cities[0].per_shield, 2);
}

TEST(BaseCity, BASE_CITY_4_small_cities_score_four) {
  Table t;
  t.play(red, "base/CFFF", {0, -1}, 2, knight(south));
  EXPECT_EQ(t.score(red), 4);
}

TEST(BaseCity, VAR_14_or_two) {
  // OPT-TINYCITY
  Options options;
  options.tiny_city_two = true;
  Table small(2, options);
  small.play(red, "base/CFFF", {0, -1}, 2, knight(south));
  EXPECT_EQ(small.score(red), 2);
  Table large(2, options);
  large.play(red, "base/FCFC-shield", {0, -1}, 1, knight(south));
  large.play(blue, "base/CFFF", {0, -2}, 2);
  EXPECT_EQ(large.score(red), 8);
}

// 1 a tile and 1 a coat of arms, also where a border closes it.
TEST(BaseCity, VAR_14_within_a_border) {
  covers("BASE-CITY-4", "VAR-12");
  for (const bool tiny : {false, true}) {
    Options options;
    options.tiny_city_two = tiny;
    options.limited_board = options.border_closes = true;
    options.board_width = 5;
    options.board_height = 3;
    Table two(2, options);  // the start tile's city and a coat of arms, up to the border
    two.play(red, "base/FCFC-shield", {0, -1}, 1, knight(south));
    EXPECT_EQ(two.score(red), tiny ? 3 : 6);
    Table one(2, options);
    one.play(red, "base/FFFF-monastery", {0, 1}, 0);
    one.play(red, "base/CFFF", {1, 1}, 2, knight(south));
    EXPECT_EQ(one.score(red), tiny ? 1 : 2);
  }
}

TEST(BaseCity, BASE_CITY_5_the_owner_scores_whoever_completes) {
  Table t(3);
  t.play(red, "base/FCFC", {0, -1}, 1, knight(north));
  t.play(blue, "base/CFFF", {0, -2}, 2);
  EXPECT_EQ(t.score(red), 6);
  EXPECT_EQ(t.score(blue), 0);
}

// ---- Monasteries --------------------------------------------------------------------------------

// Fills every cell around 0,1 but the one that will complete it.
void surround(Table& t) {
  t.play(blue, "base/RFRF", {1, 0}, 1);
  t.play(blue, "base/RFRF", {-1, 0}, 1);
  t.play(blue, "base/CFFF", {1, 1}, 1);
  t.play(blue, "base/CFFF", {-1, 1}, 3);
  t.play(blue, "base/CFFF", {1, 2}, 1);
  t.play(blue, "base/CFFF", {-1, 2}, 3);
}

TEST(BaseMon, BASE_MON_1_complete_with_all_eight_around) {
  covers("BASE-MON-2", "EX-BASE-5");
  Table t;
  t.play(red, "base/FFFF-monastery", {0, 1}, 0, monk());
  surround(t);
  EXPECT_EQ(t.score(red), 0);
  EXPECT_EQ(evaluate(t.game, t.state, t.node({0, 1}, monk())).value, 8);
  t.play(blue, "base/CFFF+garden", {0, 2}, 2);
  EXPECT_EQ(t.score(red), 9);
  EXPECT_EQ(t.supply(red), 7);
}

TEST(BaseMon, BASE_MON_1_or_when_it_fills_the_hole_itself) {
  Table t;
  surround(t);
  t.play(blue, "base/CFFF+garden", {0, 2}, 2);
  t.play(red, "base/FFFF-monastery", {0, 1}, 0, monk());
  EXPECT_EQ(t.score(red), 9);
  EXPECT_EQ(t.supply(red), 7);
}

TEST(BaseMon, BASE_MON_3_neighbours_count_for_each_other) {
  Table t;
  t.play(red, "base/FFFF-monastery", {0, 1}, 0, monk());
  t.play(blue, "base/FFFF-monastery", {0, 2}, 0, monk());
  EXPECT_EQ(evaluate(t.game, t.state, t.node({0, 1}, monk())).value, 3);
  EXPECT_EQ(evaluate(t.game, t.state, t.node({0, 2}, monk())).value, 2);
  EXPECT_FALSE(t.joined({0, 1}, monk(), {0, 2}, monk()));
}

TEST(BaseMon, BASE_MON_4_a_road_ends_at_a_monastery) {
  Table t;
  t.play(red, "base/FFRF-monastery", {1, 0}, 1, highwayman(west));
  t.play(blue, "base/FFRF-monastery", {-1, 0}, 3);
  EXPECT_EQ(t.score(red), 3);
  EXPECT_EQ(t.state.board.totals[t.node({1, 0}, monk())].open, 7);
}

}  // namespace
}  // namespace bastide::testing::features_test
