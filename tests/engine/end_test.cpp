// The end of the game and final scoring (docs/rules/03-base.md, 3.8).
#include "engine/rules/scoring.hpp"
#include "tests/engine/table.hpp"

namespace bastide::testing::end_test {
namespace {

TEST(BaseEnd, BASE_END_1_over_when_nothing_can_be_drawn) {
  Table t;
  t.play_last(red, "base/FRRR", {1, 0}, 0);
  EXPECT_TRUE(decision(t.game, t.state).over);
  EXPECT_EQ(decision(t.game, t.state).player, no_player);
  EXPECT_TRUE(t.actions().empty());
  EXPECT_TRUE(t.happened(was::game_over));
  for (const Action& action : {pass_action(), draw_action(0), place_action({0, 1}, 0)})
    EXPECT_EQ(t.refused(action), "BASE-END-1");
}

TEST(BaseEnd, BASE_END_1_over_when_all_that_is_left_is_unplaceable) {
  Table t;
  t.lay(red, "base/CFFF", {0, -1}, 2);
  for (u8& copies : t.state.bag) copies = 0;
  t.state.bag[t.type("base/CCCC-shield")] = 1;
  t.state.bag_total = 1;
  t.act(pass_action());
  EXPECT_FALSE(t.state.over);
  t.draw("base/CCCC-shield");
  EXPECT_TRUE(t.state.over);
  EXPECT_EQ(t.state.discarded.size(), 1u);
}

TEST(BaseEnd, BASE_END_2_the_last_turn_is_finished) {
  Table t;
  t.play(red, "base/FRRR", {1, 0}, 0, highwayman(west));
  t.play_last(blue, "base/FRRR", {-1, 0}, 0, highwayman(south));
  EXPECT_EQ(t.score(red), 3);   // completed
  EXPECT_EQ(t.score(blue), 1);  // final
  const auto roads = t.scorings(SegmentKind::road);
  ASSERT_EQ(roads.size(), 2u);
  EXPECT_EQ(roads[0].cause, ScoreCause::completed);
  EXPECT_EQ(roads[1].cause, ScoreCause::final);
}

TEST(BaseFinal, BASE_FINAL_1_unfinished_features_before_fields) {
  covers("BASE-FINAL-6");
  Table t;
  t.play(red, "base/CFFF", {0, -1}, 2, farmer(NL));
  t.play(blue, "base/FFFF-monastery", {0, 1}, 0, monk());
  t.play_last(red, "base/FRRR", {1, 0}, 0, highwayman(east));
  std::vector<SegmentKind> order;
  for (const Event& event : t.events)
    if (event.kind == EventKind::scored) order.push_back(event.scoring.feature);
  EXPECT_EQ(order, (std::vector<SegmentKind>{SegmentKind::monastery, SegmentKind::road,
                                             SegmentKind::field}));
}

TEST(BaseFinal, BASE_FINAL_2_unfinished_roads_one_a_tile) {
  covers("EX-BASE-15");
  Table t;
  t.play(red, "base/RFRF", {1, 0}, 1, highwayman(west));
  t.play_last(blue, "base/RFRF", {2, 0}, 1);
  EXPECT_EQ(t.score(red), 3);
}

TEST(BaseFinal, BASE_FINAL_3_unfinished_cities_one_a_tile_and_coat_of_arms) {
  covers("EX-BASE-14");
  Table t;
  t.play_last(red, "base/FCFC-shield", {0, -1}, 1, knight(south));
  EXPECT_EQ(t.score(red), 2 + 1);
}

TEST(BaseFinal, BASE_FINAL_4_unfinished_monasteries_one_and_one_a_neighbour) {
  covers("EX-BASE-13");
  Table t;
  t.play(red, "base/FFFF-monastery", {0, 1}, 0, monk());
  t.play(blue, "base/RFRF", {1, 0}, 1);
  t.play_last(blue, "base/RFRF", {-1, 0}, 1);
  EXPECT_EQ(t.score(red), 4);
}

TEST(BaseFinal, EX_BASE_16_a_monastery_with_four_neighbours) {
  Table t;
  t.play(red, "base/FFFF-monastery", {0, 1}, 0, monk());
  t.play(blue, "base/RFRF", {1, 0}, 1);
  t.play(blue, "base/RFRF", {-1, 0}, 1);
  t.play_last(blue, "base/FFFF-monastery", {0, 2}, 0);
  EXPECT_EQ(t.score(red), 5);
}

TEST(BaseFinal, BASE_FINAL_5_majority_counts_at_the_end_too) {
  covers("EX-BASE-12");  // 5 tiles and 3 coats of arms, red twice, blue once
  Table t(3);
  t.play(red, "base/CCFF-shield", {0, 1}, 1, knight(south));
  t.play(green, "base/FFFF-monastery", {-1, 1}, 0);
  t.play(red, "base/CFFF", {-1, 2}, 1, knight(east));
  t.play(green, "base/FFFF-monastery", {-1, 3}, 0);
  t.play(blue, "base/FCFC-shield", {0, 3}, 1, knight(north));
  t.play(green, "base/CFFF", {0, 4}, 0);
  t.play_last(green, "base/CCCC-shield", {0, 2}, 0);
  EXPECT_EQ(t.score(red), 8);
  EXPECT_EQ(t.score(blue), 0);
}

TEST(BaseFinal, BASE_FINAL_5_ties_too) {
  Table t;
  t.play(red, "base/CFFF", {0, 1}, 2, knight(south));
  t.play(blue, "base/FFFF-monastery", {1, 1}, 0);
  t.play(blue, "base/CFFF", {1, 2}, 3, knight(west));
  t.play_last(blue, "base/CCFC", {0, 2}, 0);
  EXPECT_EQ(t.score(red), 3);
  EXPECT_EQ(t.score(blue), 3);
}

TEST(BaseFinal, VAR_10_or_unfinished_features_score_nothing) {
  Options options;
  options.unfinished_score_nothing = true;
  Table t(3, options);
  t.play(red, "base/CFFF", {0, -1}, 2, farmer(NL));
  t.play(blue, "base/FFFF-monastery", {0, 1}, 0, monk());
  t.play(red, "base/FRRR", {1, 0}, 0, highwayman(west));
  t.play_last(green, "base/FFRR", {1, 1}, 2, highwayman(north));
  EXPECT_EQ(t.score(blue), 0);
  EXPECT_EQ(t.score(green), 0);
  EXPECT_EQ(t.score(red), 3);  // fields score as usual
}

TEST(BaseWin, BASE_WIN_1_most_points_win_and_ties_share) {
  Table t(4);
  t.state.score[red] = 70;
  t.state.score[blue] = 81;
  t.state.score[yellow] = 12;
  t.play_last(green, "base/FRRR", {1, 0}, 0);
  EXPECT_EQ(outcome(t.game, t.state).winners, 1 << blue);
  t.state.score[red] = 81;
  EXPECT_EQ(outcome(t.game, t.state).winners, 1 << red | 1 << blue);
}

}  // namespace
}  // namespace bastide::testing::end_test
