// Majority, scoring, return, the score track (docs/rules/03-base.md, 3.6 and 3.7).
#include "tests/engine/table.hpp"

namespace bastide::testing::scoring_test {
namespace {

// Red has knights in two parts of a city, blue in a third; green joins them: 4 tiles and a coat of
// arms, worth 10.
void join_three_parts(Table& t, PlayerIndex second_of_red) {
  t.play(red, "base/CFFF", {0, 1}, 2, knight(south));
  t.play(blue, "base/FFFF-monastery", {1, 1}, 0);
  t.play(blue, "base/FFFF-monastery", {-1, 1}, 0);
  t.play(second_of_red, "base/CFFF", {1, 2}, 3, knight(west));
  t.play(blue, "base/CFFF", {-1, 2}, 1, knight(east));
  t.play(green, "base/CCFC-shield", {0, 2}, 0);
}

TEST(BaseScore, BASE_SCORE_1_completed_features_score_in_any_turn) {
  Table t(3);
  t.play(red, "base/FRRR", {1, 0}, 0, highwayman(west));
  t.play(blue, "base/FRRR", {-1, 0}, 0);
  EXPECT_EQ(t.score(red), 3);
  EXPECT_EQ(t.score(blue), 0);
}

TEST(BaseScore, BASE_SCORE_2_the_majority_takes_all) {
  covers("EX-BASE-7");
  Table t(3);
  join_three_parts(t, red);
  EXPECT_EQ(t.score(red), 10);
  EXPECT_EQ(t.score(blue), 0);
  EXPECT_EQ(t.score(green), 0);
  const auto cities = t.scorings(SegmentKind::city);
  ASSERT_EQ(cities.size(), 1u);
  EXPECT_EQ(cities[0].owners, 1 << red);
  EXPECT_EQ(cities[0].strength[red], 2);
  EXPECT_EQ(cities[0].strength[blue], 1);
}

TEST(BaseScore, BASE_SCORE_3_tied_players_score_in_full) {
  covers("EX-BASE-8");
  Table t(4);
  t.play(red, "base/CFFF", {0, 1}, 2, knight(south));
  t.play(blue, "base/FFFF-monastery", {1, 1}, 0);
  t.play(blue, "base/CFFF", {1, 2}, 3, knight(west));
  t.play(green, "base/FFFF-monastery", {-1, 1}, 0);
  t.play(green, "base/CFFF", {-1, 2}, 1);
  t.play(yellow, "base/CCFC-shield", {0, 2}, 0);
  EXPECT_EQ(t.score(red), 10);
  EXPECT_EQ(t.score(blue), 10);
  EXPECT_EQ(t.score(green), 0);
  EXPECT_EQ(t.score(yellow), 0);
}

TEST(BaseScore, EX_BASE_6_two_roads_joined) {
  Table t;
  t.play(red, "base/FRRR", {1, 0}, 0, highwayman(west));
  t.play(red, "base/FFFF-monastery", {0, 1}, 0);
  t.play(red, "base/FFFF-monastery", {-1, 1}, 0);
  t.play(red, "base/FFFF-monastery", {-2, 1}, 0);
  t.play(blue, "base/FRRR", {-2, 0}, 2, highwayman(east));
  t.play(red, "base/RFRF", {-1, 0}, 1);
  EXPECT_EQ(t.score(red), 4);
  EXPECT_EQ(t.score(blue), 4);
}

TEST(BaseScore, BASE_SCORE_4_once_however_many_meeples) {
  covers("EX-BASE-18");
  Table t;
  t.play(red, "base/CFFF", {0, 1}, 2, knight(south));
  t.play(blue, "base/FFFF-monastery", {1, 1}, 0);
  t.play(red, "base/CFFF", {1, 2}, 3, knight(west));
  t.play(blue, "base/CCFF", {0, 2}, 0);
  EXPECT_EQ(t.score(red), 6);
  EXPECT_EQ(t.supply(red), 7);
}

TEST(BaseScore, BASE_SCORE_5_without_a_meeple_nothing) {
  Table t;
  t.play(red, "base/CFFF", {0, -1}, 2);
  EXPECT_EQ(t.score(red), 0);
  EXPECT_FALSE(t.happened(was::scored));
}

// A city of blue and a road of red, which green completes with one tile.
void complete_two(Table& t) {
  t.play(red, "base/CFFF", {0, -1}, 2);
  t.play(blue, "base/CFFF", {1, -1}, 2, knight(south));
  t.play(red, "base/FRRR", {-1, 0}, 0, highwayman(east));
  t.play(green, "base/CRRR", {1, 0}, 0);
}

TEST(BaseScore, BASE_SCORE_6_several_features_need_no_order) {
  Table t(3);
  complete_two(t);
  EXPECT_EQ(t.score(red), 3);
  EXPECT_EQ(t.score(blue), 4);
  EXPECT_EQ(t.phase(), Phase::draw);
}

TEST(BaseScore, BASE_SCORE_6_or_the_active_player_decides) {
  // OPT-SCOREORDER
  Options options;
  options.choose_score_order = true;
  Table t(3, options);
  complete_two(t);
  EXPECT_EQ(t.phase(), Phase::score);
  EXPECT_EQ(decision(t.game, t.state).player, green);
  const Position here{1, 0};
  const Action city = score_action(here, t.segment(here, knight(north)));
  const Action road = score_action(here, t.segment(here, highwayman(west)));
  EXPECT_EQ(t.actions(), (std::vector<Action>{city, road}));
  EXPECT_EQ(t.refused(pass_action()), "TURN-1");
  EXPECT_EQ(t.refused(score_action(here, t.segment(here, highwayman(east)))), "BASE-SCORE-6");
  EXPECT_EQ(t.refused(score_action({9, 9}, 0)), "BASE-SCORE-6");
  EXPECT_EQ(t.refused(score_action(here, 99)), "BASE-SCORE-6");
  // The same road, named by another of its tiles.
  const Action alias = score_action({0, 0}, t.segment({0, 0}, highwayman(east)));
  EXPECT_EQ(t.refused(alias), "");
  EXPECT_EQ(listed(t.game, t.state, alias), road);
  t.act(alias);
  EXPECT_EQ(t.score(red), 3);
  EXPECT_EQ(t.score(blue), 4);  // a single feature is left: no question
  EXPECT_EQ(t.phase(), Phase::draw);
  const auto all = t.events;
  std::vector<SegmentKind> order;
  for (const Event& event : all)
    if (event.kind == EventKind::scored) order.push_back(event.scoring.feature);
  EXPECT_EQ(order, (std::vector<SegmentKind>{SegmentKind::road, SegmentKind::city}));
}

TEST(BaseScore, BASE_SCORE_7_scored_after_the_figure_and_at_once) {
  Table t;
  t.play(red, "base/FRRR", {1, 0}, 0, highwayman(west));
  t.lay(blue, "base/FRRR", {-1, 0}, 0);
  EXPECT_EQ(t.score(red), 0);
  t.deploy(highwayman(south));
  EXPECT_EQ(t.score(red), 3);
  EXPECT_EQ(t.state.turn, 3);
}

TEST(BaseScore, BASE_SCORE_8_all_meeples_of_the_feature_come_home) {
  Table t(3);
  join_three_parts(t, red);
  EXPECT_EQ(t.supply(red), 7);
  EXPECT_EQ(t.supply(blue), 7);  // scored nothing
  EXPECT_TRUE(t.state.figures.empty());
}

TEST(BaseScore, BASE_SCORE_9_the_others_stay) {
  Table t;
  t.play(red, "base/FRRR", {1, 0}, 0, highwayman(west));
  t.play(red, "base/RFRF", {1, 1}, 0, highwayman(north));
  t.play(blue, "base/FRRR", {-1, 0}, 0, farmer(NL));
  EXPECT_EQ(t.score(red), 3);
  EXPECT_EQ(t.supply(red), 6);
  EXPECT_EQ(t.supply(blue), 6);
  EXPECT_EQ(t.state.figures.size(), 2u);
}

TEST(BaseTrack, BASE_TRACK_1_past_49_the_count_goes_on) {
  covers("BASE-TRACK-2");  // laps are part of the score
  Table t;
  t.state.score[red] = 48;
  t.play(red, "base/CFFF", {0, -1}, 2, knight(south));
  EXPECT_EQ(t.score(red), 52);
  t.state.score[blue] = 199;
  t.play(blue, "base/FRRR", {1, 0}, 0, highwayman(west));
  t.play(red, "base/FRRR", {-1, 0}, 0);
  EXPECT_EQ(t.score(blue), 202);
}

TEST(BaseTrack, BASE_TRACK_3_no_scoring_takes_points_away) {
  Table t(3);
  join_three_parts(t, red);
  t.play_last(green, "base/FRRR", {1, 0}, 2, highwayman(east));
  for (const Event& event : t.events)
    for (const i16 points : event.scoring.points) EXPECT_GE(points, 0);
}

}  // namespace
}  // namespace bastide::testing::scoring_test
