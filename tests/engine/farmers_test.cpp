// Farmers (docs/rules/04-farmers.md).
#include "engine/rules/scoring.hpp"
#include "tests/engine/table.hpp"

namespace bastide::testing::farmers_test {
namespace {

TEST(Farm, FARM_1_a_meeple_may_lie_on_a_field) {
  Table t;
  t.play(red, "base/CFFF", {0, -1}, 2, farmer(NL));
  EXPECT_EQ(t.supply(red), 6);
  ASSERT_EQ(t.state.figures.size(), 1u);
  EXPECT_EQ(kind_of(t.game.tables, t.state.board, t.state.figures[0].node), SegmentKind::field);
}

TEST(Farm, FARM_2_roads_and_cities_part_fields) {
  Table t;
  t.play(red, "base/RFRF", {1, 0}, 1);
  EXPECT_FALSE(t.joined({1, 0}, farmer(NL), {1, 0}, farmer(SL)));
  EXPECT_FALSE(t.joined({0, 0}, farmer(EL), {0, 0}, farmer(ER)));
  EXPECT_TRUE(t.joined({0, 0}, farmer(EL), {1, 0}, farmer(NL)));
  EXPECT_TRUE(t.joined({0, 0}, farmer(ER), {1, 0}, farmer(SL)));
  t.play(blue, "base/FCFC", {0, -1}, 1);
  EXPECT_FALSE(t.joined({0, -1}, farmer(EL), {0, -1}, farmer(WL)));
}

TEST(Farm, FARM_3_a_road_that_ends_parts_only_as_far_as_it_is_drawn) {
  Table t;
  t.play(red, "base/FFRF-monastery", {1, 0}, 1);
  EXPECT_TRUE(t.joined({1, 0}, farmer(WL), {1, 0}, farmer(WR)));
  EXPECT_TRUE(t.joined({0, 0}, farmer(EL), {0, 0}, farmer(ER)));  // around the monastery
  Table other;
  other.play(red, "base/CCRC", {-1, 0}, 3);  // the road meets the city
  EXPECT_FALSE(other.joined({-1, 0}, farmer(EL), {-1, 0}, farmer(ER)));
}

TEST(Farm, FARM_4_fields_never_score_during_the_game) {
  covers("FARM-5");  // a field walled in on all sides keeps its farmer
  Table t;
  t.play(red, "base/FFRR", {0, 1}, 3, farmer(SL));  // inside the loop
  t.play(blue, "base/FFRR", {1, 1}, 0);
  t.play(blue, "base/FFRR", {0, 2}, 2);
  t.play(blue, "base/FFRR", {1, 2}, 1);
  EXPECT_EQ(t.state.board.totals[find_root(t.state.board, t.state.figures[0].node)].open, 0);
  EXPECT_EQ(t.score(red), 0);
  EXPECT_EQ(t.supply(red), 6);
  EXPECT_EQ(t.state.figures.size(), 1u);
}

TEST(Farm, FARM_6_three_points_a_completed_city_of_any_size) {
  Table t;
  t.play(red, "base/FCFC", {0, -1}, 1, farmer(EL));
  t.play(blue, "base/CFFF", {0, -2}, 2);
  t.play_last(red, "base/FRRR", {1, 0}, 0);
  EXPECT_EQ(t.score(red), 3);
  const auto fields = t.scorings(SegmentKind::field);
  ASSERT_EQ(fields.size(), 1u);
  EXPECT_EQ(fields[0].cities, 1);
  EXPECT_EQ(fields[0].per_city, 3);
}

// Two completed cities on one field with a farmer of red: the start city, and another one above it,
// back to back. Above that one is a separate field.
void two_cities(Table& t, Spot above = nobody()) {
  t.play(red, "base/CFFF", {0, -1}, 2, farmer(NL));
  t.play(green, "base/CFFF", {0, -2}, 0);
  t.play(blue, "base/CFFF", {0, -3}, 2, above);
}

TEST(Farm, EX_FARM_4_two_cities) {
  Table t(3);
  two_cities(t);
  t.play_last(blue, "base/RFRF", {1, 0}, 1);
  EXPECT_EQ(t.score(red), 6);
}

TEST(Farm, EX_FARM_5_two_fields_with_two_cities_and_one) {
  Table t(3);
  two_cities(t);
  t.play_last(red, "base/CFFF+garden", {0, -4}, 0, farmer(SL));
  EXPECT_EQ(t.score(red), 6 + 3);
}

TEST(Farm, FARM_7_once_a_field_and_for_every_field) {
  covers("EX-FARM-3");
  Table t;
  t.play(red, "base/FCFC", {0, -1}, 1, farmer(EL));
  t.play(blue, "base/CFFF", {0, -2}, 2, farmer(NL));
  Table apart = t;
  apart.play_last(red, "base/FRRR", {1, 0}, 0);
  EXPECT_EQ(apart.score(red), 3);
  EXPECT_EQ(apart.score(blue), 3);
  // Joined by two tiles in the east, the single field touches the city in three places.
  t.play(red, "base/FFFF-monastery", {1, -1}, 0);
  t.play_last(red, "base/FFFF-monastery", {1, -2}, 0);
  EXPECT_TRUE(t.joined({0, -1}, farmer(EL), {0, -2}, farmer(NL)));
  EXPECT_EQ(t.score(red), 3);
  EXPECT_EQ(t.score(blue), 3);
  EXPECT_EQ(t.scorings(SegmentKind::field).size(), 1u);
}

TEST(Farm, FARM_8_unfinished_cities_give_nothing) {
  Table t;
  t.play_last(red, "base/FCFC", {0, -1}, 1, farmer(EL));
  EXPECT_EQ(t.score(red), 0);
}

TEST(Farm, FARM_9_a_field_without_cities_scores_nothing) {
  Table t;
  t.play_last(red, "base/FFFF-monastery", {0, 1}, 0, farmer(NL));
  EXPECT_EQ(t.score(red), 0);
}

TEST(Farm, FARM_10_a_city_behind_a_road_does_not_count) {
  Table inner;
  inner.play_last(red, "base/CRRF", {0, -1}, 2, farmer(NL));  // between the two arms of the road
  EXPECT_EQ(inner.score(red), 0);
  Table outer;
  outer.play_last(red, "base/CRRF", {0, -1}, 2, farmer(EL));
  EXPECT_EQ(outer.score(red), 3);
}

TEST(Farm, FARM_11_a_field_inside_a_city_is_a_field) {
  constexpr const char* four_cities = "inns-cathedrals/CCCC-four+garden";
  const Catalogue tiles =
      odd_catalogue({{"base/CRFR", 1}, {"base/CFFF", 9}, {"base/RFRF", 9}, {four_cities, 1}});
  Table t(2, {}, tiles);
  t.lay(red, four_cities, {0, -1}, 0);
  const TileType& type = t.game.types[t.type(four_cities)];
  int field = 0;
  while (type.segments[static_cast<std::size_t>(field)].kind != SegmentKind::field) ++field;
  t.act(deploy_action(FigureKind::meeple, field));
  t.play(blue, "base/CFFF", {0, -2}, 2);
  t.play_last(blue, "base/RFRF", {1, 0}, 1);
  EXPECT_EQ(t.score(red), 2 * 3);  // the cities to the south and to the north are complete
}

// A second farmer of red in the west, at first separate from the field at 0,-1, then joined to it.
void second_farmer_of_red(Table& t) {
  t.play(red, "base/FRRR", {-1, 0}, 2, farmer(NL));
  t.play(red, "base/FFRF-monastery", {-1, -1}, 0);
}

TEST(Farm, FARM_12_majority_of_farmers) {
  Table t(3);
  t.play(red, "base/CFFF", {0, -1}, 2, farmer(NL));
  t.play(blue, "base/RFRF", {1, 0}, 1, farmer(NL));
  t.play(green, "base/FFFF-monastery", {1, -1}, 0);
  EXPECT_EQ(evaluate(t.game, t.state, t.node({0, -1}, farmer(NL))).owners, 1 << red | 1 << blue);
  second_farmer_of_red(t);
  t.play_last(green, "base/FFFF-monastery", {0, 1}, 0);
  EXPECT_EQ(t.score(red), 3);
  EXPECT_EQ(t.score(blue), 0);
}

// A field shared by red and blue with three completed cities and an unfinished one.
void three_cities(Table& t) {
  t.play(red, "base/CFFF", {0, -1}, 2, farmer(NL));
  t.play(green, "base/CFFC-two", {0, -2}, 0);
  t.play(green, "base/CFFF", {0, -3}, 2);
  t.play(green, "base/CFFF", {-1, -2}, 1);
  t.play(blue, "base/RFRF", {1, 0}, 1, farmer(NL));
  t.play(green, "base/FFFF-monastery", {1, -1}, 0);
  t.play(green, "base/CFFF", {1, -2}, 1);
}

TEST(Farm, EX_FARM_1_tied_farmers_score_in_full) {
  Table t(3);
  three_cities(t);
  t.play_last(green, "base/FFFF-monastery", {0, 1}, 0);
  EXPECT_EQ(t.score(red), 9);
  EXPECT_EQ(t.score(blue), 9);
}

TEST(Farm, EX_FARM_2_the_majority_of_farmers_takes_all) {
  Table t(3);
  three_cities(t);
  t.play(green, "base/CFFF+garden", {2, -2}, 3);  // completes the fourth
  second_farmer_of_red(t);
  t.play_last(green, "base/FFFF-monastery", {0, 1}, 0);
  EXPECT_EQ(t.score(red), 12);
  EXPECT_EQ(t.score(blue), 0);
}

TEST(Farm, EX_FARM_6_a_small_field_beside_a_disputed_large_one) {
  Table t(3);
  two_cities(t, farmer(NL));
  t.play(green, "base/RFRF", {1, 0}, 1, farmer(NL));
  t.play(green, "base/FFFF-monastery", {1, -1}, 0);
  second_farmer_of_red(t);
  t.play_last(blue, "base/FFFF-monastery", {0, 1}, 0);
  EXPECT_EQ(t.score(red), 6);
  EXPECT_EQ(t.score(green), 0);
  EXPECT_EQ(t.score(blue), 3);
}

TEST(Farm, EX_FARM_7_two_farmers_each) {
  Table t(3);
  two_cities(t, farmer(NL));
  t.play(green, "base/FRRR", {1, 0}, 2, farmer(NL));
  t.play(green, "base/RFRF", {2, 0}, 1, farmer(NL));
  t.play(green, "base/RFRF", {1, -1}, 0);
  t.play(green, "base/FFRF-monastery", {1, -2}, 0);
  second_farmer_of_red(t);
  t.play_last(green, "base/FFFF-monastery", {0, 1}, 0);
  EXPECT_EQ(t.score(red), 6);
  EXPECT_EQ(t.score(green), 6);
  EXPECT_EQ(t.score(blue), 3);
}

TEST(Farm, FARM_13_joined_fields_are_shared_and_closed_to_others) {
  covers("EX-FARM-8");
  Table t(3);
  t.play(blue, "base/CFFF", {0, -1}, 2, farmer(NL));
  t.play(red, "base/RFRF", {1, 0}, 1, farmer(NL));
  EXPECT_FALSE(t.joined({0, -1}, farmer(NL), {1, 0}, farmer(NL)));
  t.lay(green, "base/FFFF-monastery", {1, -1}, 0);
  EXPECT_TRUE(t.joined({0, -1}, farmer(NL), {1, 0}, farmer(NL)));
  EXPECT_EQ(t.refused(farmer(NL)), "FARM-13");
  EXPECT_EQ(t.refused(monk()), "");
}

TEST(Farm, FARM_14_without_farmers_fields_are_scenery) {
  covers("VAR-5");
  Options options;
  options.farmers = false;
  Table t(2, options);
  t.lay(red, "base/CFFF", {0, -1}, 2);
  EXPECT_EQ(t.refused(farmer(NL)), "FARM-14");
  EXPECT_EQ(t.actions().size(), 2u);  // pass, knight
  t.act(pass_action());
  t.play_last(blue, "base/RFRF", {1, 0}, 1);
  EXPECT_TRUE(t.scorings(SegmentKind::field).empty());
}

}  // namespace
}  // namespace bastide::testing::farmers_test
