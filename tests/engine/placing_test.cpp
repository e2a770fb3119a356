// Drawing and placing a tile (docs/rules/03-base.md, 3.1).
#include <algorithm>
#include <set>

#include "tests/engine/table.hpp"

namespace bastide::testing::placing_test {
namespace {

Options back_to_the_bag() {
  Options options;
  options.return_unplaceable = true;
  return options;
}

void leave_in_bag(Table& t, std::string_view tile, u8 copies) {
  for (u8& count : t.state.bag) count = 0;
  t.state.bag[t.type(tile)] = copies;
  t.state.bag_total = copies;
}

TEST(BasePlace, BASE_PLACE_1_one_tile_is_drawn_and_must_be_placed) {
  Table t;
  t.draw("base/RRRR");
  EXPECT_EQ(t.in_bag("base/RRRR"), 0);
  EXPECT_EQ(t.state.bag_total, 70);
  for (const Action& action : t.actions()) EXPECT_EQ(action.kind, ActionKind::place);
  t.act(place_action({1, 0}, 0));
  t.act(pass_action());
  EXPECT_EQ(t.refused(draw_action(t.type("base/RRRR"))), "BASE-PLACE-1");  // there was only one
  EXPECT_EQ(t.refused(draw_action(no_type)), "BASE-PLACE-1");
}

TEST(BasePlace, BASE_PLACE_2_the_drawn_tile_is_seen_before_it_is_placed) {
  Table t;
  t.draw("base/FFRR");
  EXPECT_EQ(t.state.drawn, t.type("base/FFRR"));
  ASSERT_TRUE(t.happened(was::tile_drawn));
  EXPECT_FALSE(t.happened(was::tile_placed));
}

TEST(BasePlace, BASE_PLACE_3_beside_a_tile_on_an_empty_cell) {
  Table t;
  t.draw("base/FFFF-monastery");
  EXPECT_EQ(t.refused({0, 1}, 0), "");
  EXPECT_EQ(t.refused({0, 0}, 0), "BASE-PLACE-3");  // taken
  EXPECT_EQ(t.refused({1, 1}, 0), "BASE-PLACE-3");  // only a corner
  EXPECT_EQ(t.refused({0, 2}, 0), "BASE-PLACE-3");  // a gap
  EXPECT_EQ(t.refused({32767, -32768}, 0), "BASE-PLACE-3");
}

TEST(BasePlace, BASE_PLACE_4_every_shared_edge_matches) {
  Table t;
  t.play(red, "base/FRRR", {1, 0}, 0);
  t.play(blue, "base/FFFF-monastery", {0, 1}, 0);
  // 1,1 has a road to the north and a field to the west.
  t.draw("base/FFRR");  // S W
  EXPECT_EQ(t.refused({1, 1}, 0), "BASE-PLACE-4");
  EXPECT_EQ(t.refused({1, 1}, 1), "BASE-PLACE-4");  // W N: the west does not match
  EXPECT_EQ(t.refused({1, 1}, 2), "");              // N E
  EXPECT_EQ(t.refused({1, 1}, 3), "BASE-PLACE-4");
}

TEST(BasePlace, BASE_PLACE_5_four_rotations_each_once) {
  Table t;
  t.draw("base/FFRR");
  EXPECT_EQ(t.refused({1, 0}, 4), "BASE-PLACE-5");
  std::set<int> rotations;
  for (const Action& action : t.actions()) rotations.insert(action.value);
  EXPECT_EQ(rotations, (std::set<int>{0, 1, 2, 3}));
  // Rotations that look the same are offered once, but each of them is accepted.
  Table s;
  s.draw("base/FFFF-monastery");
  EXPECT_EQ(s.actions().size(), 1u);
  EXPECT_EQ(s.refused({0, 1}, 3), "");
}

TEST(BasePlace, BASE_PLACE_6_monasteries_need_no_match) {
  Table t;
  t.play(red, "base/FFFF-monastery", {0, 1}, 0);
  t.play(red, "base/FFFF-monastery", {1, 1}, 0);  // beside another
  t.play(red, "base/CFFF", {2, 1}, 1);
  t.draw("base/FFRF-monastery");
  EXPECT_EQ(t.refused({1, 0}, 1), "");  // its road must match
  EXPECT_EQ(t.refused({1, 0}, 0), "BASE-PLACE-4");
}

TEST(BasePlace, BASE_PLACE_7_a_tile_that_fits_nowhere_is_replaced) {
  covers("EX-BASE-17");
  Table t;
  t.play(red, "base/CFFF", {0, -1}, 2);  // closes the only city
  t.draw("base/CCCC-shield");
  EXPECT_TRUE(t.happened(was::tile_discarded));
  EXPECT_EQ(t.phase(), Phase::draw);
  EXPECT_EQ(t.state.active, blue);  // the same turn
  EXPECT_EQ(t.state.turn, 2);
  ASSERT_EQ(t.state.discarded.size(), 1u);
  EXPECT_EQ(t.state.discarded[0], t.type("base/CCCC-shield"));
  EXPECT_EQ(t.in_bag("base/CCCC-shield"), 0);
  t.draw("base/RFRF");
  EXPECT_EQ(t.phase(), Phase::place);
}

TEST(BasePlace, BASE_PLACE_7_or_goes_back_to_the_bag) {
  // OPT-UNPLACEABLE, VAR-6
  Table t(2, back_to_the_bag());
  t.play(red, "base/CFFF", {0, -1}, 2);
  t.draw("base/CCCC-shield");
  EXPECT_TRUE(t.happened(was::tile_returned));
  EXPECT_TRUE(t.state.discarded.empty());
  EXPECT_EQ(t.in_bag("base/CCCC-shield"), 1);
  EXPECT_EQ(t.state.bag_total, 70);
  EXPECT_EQ(t.state.active, blue);
  t.draw("base/CCCC-shield");  // it may come again
  EXPECT_EQ(t.phase(), Phase::draw);
}

TEST(BasePlace, VAR_6_the_game_ends_when_nothing_left_fits) {
  Table t(2, back_to_the_bag());
  t.lay(red, "base/CFFF", {0, -1}, 2);
  leave_in_bag(t, "base/CCCC-shield", 1);
  t.act(pass_action());
  EXPECT_TRUE(t.state.over);
}

TEST(BasePlace, BASE_PLACE_8_placing_cannot_be_declined) {
  Table t;
  t.draw("base/RFRF");
  EXPECT_EQ(t.refused(pass_action()), "BASE-PLACE-8");
}

TEST(BasePlace, BASE_PLACE_9_the_board_has_no_edge) {
  const Catalogue roads = odd_catalogue({{"base/CRFR", 1}, {"base/RFRF", 240}});
  Table t(2, {}, roads);
  for (i16 x = 1; x <= 240; ++x) t.play(red, "base/RFRF", {x, 0}, 1);
  EXPECT_TRUE(t.state.over);
  EXPECT_EQ(t.state.board.tiles.size(), 241u);
  EXPECT_EQ(t.state.board.totals[find_root(t.state.board, t.node({0, 0}, highwayman(east)))].tiles,
            241);
}

TEST(BasePlace, BASE_PLACE_10_a_field_does_not_end_a_road) {
  Table t;
  t.draw("base/FFFF-monastery");
  EXPECT_EQ(t.refused({1, 0}, 0), "BASE-PLACE-4");
  EXPECT_EQ(t.refused({-1, 0}, 0), "BASE-PLACE-4");
}

}  // namespace
}  // namespace bastide::testing::placing_test
