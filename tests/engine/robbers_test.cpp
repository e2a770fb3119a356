// Robbers (docs/rules/15-robbers.md).
#include <algorithm>

#include "engine/rules/meaning.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/sets/track/track.hpp"
#include "tests/engine/table.hpp"

namespace bastide::testing::robbers_test {
namespace {

constexpr ExpansionMask with_robbers = expansion_bit(Expansion::robbers);
constexpr ExpansionMask with_messages = expansion_bit(Expansion::messages);
constexpr ExpansionMask with_abbot = expansion_bit(Expansion::abbot);
constexpr std::string_view robber_road = "robbers/RFRF";

// The scores, by seat, determine where everybody stands on the track.
Table table(std::vector<i16> scores, ExpansionMask more = 0, Options options = {}) {
  Table t(static_cast<int>(scores.size()), options, catalogue(), with_robbers | more);
  std::copy(scores.begin(), scores.end(), t.state.score);
  return t;
}

PlayerIndex decider(const Table& t) { return decision(t.game, t.state).player; }
u8 robber(const Table& t, PlayerIndex owner) { return t.state.track.robber[owner]; }
void waylay(Table& t, PlayerIndex owner, u8 space) { t.state.track.robber[owner] = space; }
void put(Table& t, PlayerIndex owner, Position at, Spot spot) {
  put_figure(t.state, owner, FigureKind::meeple, t.node(at, spot));
}

// Completes the city of the start tile with two tiles: 4 points for each of those who share it.
void score_city(Table& t, PlayerIndex active, std::vector<PlayerIndex> owners) {
  for (const PlayerIndex owner : owners) put(t, owner, {0, 0}, knight(north));
  t.play(active, "base/CFFF", {0, -1}, 2);
}

// A robber tile south of the start tile.
void lay_robber(Table& t, PlayerIndex active) { t.lay(active, robber_road, {0, 1}, 1); }

// ---- Placing ------------------------------------------------------------------------------------

TEST(Robbers, ROB_1_onto_a_space_with_a_figure_of_another) {
  covers("ROB-5", "SETUP-12", "INT-1");
  Table t = table({3, 7, 12, 57});
  for (const PlayerIndex p : {red, blue, green, yellow}) EXPECT_EQ(robber(t, p), no_space);
  lay_robber(t, red);
  ASSERT_EQ(t.phase(), Phase::robber);
  EXPECT_EQ(decider(t), red);
  const std::vector<Action> wanted = {pass_action(), robber_action(7), robber_action(12)};
  EXPECT_EQ(t.actions(), wanted);  // yellow stands on 7 too, a lap ahead
  EXPECT_EQ(t.refused(robber_action(3)), "ROB-1");
  EXPECT_EQ(t.refused(robber_action(57)), "ROB-5");
  EXPECT_EQ(t.refused(rob_action(blue)), "TURN-1");
  t.act(robber_action(7));
  EXPECT_EQ(robber(t, red), 7);
}

TEST(Robbers, ROB_1_one_on_the_track_may_move) {
  Table t = table({3, 7, 12});
  waylay(t, red, 7);
  lay_robber(t, red);
  const std::vector<Action> wanted = {pass_action(), robber_action(12)};
  EXPECT_EQ(t.actions(), wanted);
  t.act(robber_action(12));
  EXPECT_EQ(robber(t, red), 12);
}

TEST(Robbers, EX_ROB_1_the_next_with_a_robber_in_the_supply) {
  covers("ROB-2");
  Table t = table({3, 7, 12, 20});
  waylay(t, blue, 3);
  waylay(t, green, 3);
  lay_robber(t, red);
  t.act(robber_action(7));
  ASSERT_EQ(t.phase(), Phase::robber);
  EXPECT_EQ(decider(t), yellow);
  t.act(robber_action(12));
  EXPECT_EQ(t.phase(), Phase::figure);
  EXPECT_EQ(robber(t, yellow), 12);
}

TEST(Robbers, ROB_3_who_declines_passes_nothing_on) {
  covers("ROB-4");
  Table t = table({3, 7, 12, 20});
  lay_robber(t, red);
  t.act(pass_action());
  ASSERT_EQ(t.phase(), Phase::robber);
  EXPECT_EQ(decider(t), blue);
  t.act(pass_action());
  EXPECT_EQ(t.phase(), Phase::figure);
}

TEST(Robbers, ROB_2_all_others_by_OPT_ROBALL) {
  Options options;
  options.robbers_for_all = true;
  Table t = table({3, 7, 12, 20}, 0, options);
  waylay(t, green, 3);
  lay_robber(t, blue);
  for (const PlayerIndex p : {blue, yellow, red}) {
    ASSERT_EQ(t.phase(), Phase::robber);
    EXPECT_EQ(decider(t), p);
    t.act(pass_action());
  }
  EXPECT_EQ(t.phase(), Phase::figure);
}

TEST(Robbers, ROB_6_beside_anybody) {
  Table t = table({7, 7, 12});
  waylay(t, green, 7);
  lay_robber(t, red);
  t.act(robber_action(7));  // red's own figure and green's robber are there too
  EXPECT_EQ(robber(t, red), 7);
}

// ---- Robbing ------------------------------------------------------------------------------------

TEST(Robbers, ROB_8_half_of_the_points) {
  covers("ROB-9", "ROB-22");
  Table t = table({20, 10, 30});
  waylay(t, green, 10);
  score_city(t, red, {blue});
  EXPECT_EQ(t.score(blue), 14);
  EXPECT_EQ(t.score(green), 32);
  EXPECT_EQ(robber(t, green), no_space);
  ASSERT_EQ(t.scorings(ScoreCause::stolen).size(), 1u);
  EXPECT_EQ(t.scorings(ScoreCause::stolen)[0].victim, blue);
  std::vector<PlayerIndex> moved;
  for (const Event& event : t.events)
    if (was::points_moved(event)) moved.push_back(event.player);
  EXPECT_EQ(moved, (std::vector<PlayerIndex>{blue, green}));
}

TEST(Robbers, ROB_8_rounded_up) {
  Table t = table({20, 10});
  waylay(t, red, 10);
  put(t, blue, {0, 0}, highwayman(east));
  t.play(red, "base/FRRR", {-1, 0}, 2);
  t.play(blue, "base/FRRR", {1, 0}, 0);
  EXPECT_EQ(t.score(blue), 13);
  EXPECT_EQ(t.score(red), 22);
}

TEST(Robbers, ROB_7_a_figure_that_arrived_later) {
  covers("ROB-23");  // until then the robber waits alone
  Table t = table({20, 6});
  waylay(t, red, 10);
  score_city(t, blue, {blue});
  EXPECT_EQ(t.score(red), 20);
  EXPECT_EQ(robber(t, red), 10);
  EXPECT_EQ(t.score(blue), 10);
  put(t, blue, {0, 0}, highwayman(east));
  t.play(red, "base/FRRR", {1, 0}, 0);
  t.play(blue, "base/FRRR", {-1, 0}, 2);
  EXPECT_EQ(t.score(blue), 13);
  EXPECT_EQ(t.score(red), 22);
}

TEST(Robbers, ROB_10_one_event_and_no_more) {
  covers("ROB-11");  // at the first opportunity
  Table t = table({20, 10});
  waylay(t, red, 10);
  put(t, blue, {0, 0}, knight(north));
  put(t, blue, {0, 0}, highwayman(east));
  t.play(red, "base/FRRR", {1, 0}, 0);
  t.play(blue, "base/FRRR", {-1, 0}, 2);  // 3 points
  EXPECT_EQ(t.score(red), 22);
  t.play(red, "base/CFFF", {0, -1}, 2);  // 4 points
  EXPECT_EQ(t.score(blue), 17);
  EXPECT_EQ(t.score(red), 22);
}

TEST(Robbers, ROB_12_the_owner_chooses_the_victim) {
  Table t = table({10, 10, 30});
  waylay(t, green, 10);
  score_city(t, red, {red, blue});
  ASSERT_EQ(t.phase(), Phase::steal);
  EXPECT_EQ(decider(t), green);
  EXPECT_EQ(t.actions(), (std::vector<Action>{rob_action(red), rob_action(blue)}));
  EXPECT_EQ(meaning_of(t.game, t.state, rob_action(blue)).player, blue);
  EXPECT_EQ(t.refused(pass_action()), "ROB-11");
  EXPECT_EQ(t.refused(rob_action(green)), "ROB-14");
  EXPECT_EQ(t.refused(rob_action(yellow)), "ROB-12");
  t.act(rob_action(blue));
  EXPECT_EQ(t.score(green), 32);
  EXPECT_EQ(t.scorings(ScoreCause::stolen)[0].victim, blue);
  EXPECT_EQ(t.phase(), Phase::draw);
}

TEST(Robbers, EX_ROB_3_several_rob_the_full_half) {
  covers("ROB-13");
  Table t = table({20, 10, 30});
  waylay(t, red, 10);
  waylay(t, green, 10);
  score_city(t, blue, {blue});
  EXPECT_EQ(t.score(red), 22);
  EXPECT_EQ(t.score(blue), 14);
  EXPECT_EQ(t.score(green), 32);
  EXPECT_EQ(robber(t, red), no_space);
  EXPECT_EQ(robber(t, green), no_space);
}

TEST(Robbers, ROB_14_never_the_own_figure) {
  Table t = table({10, 20});
  waylay(t, red, 10);
  score_city(t, red, {red});
  EXPECT_EQ(t.score(red), 14);
  EXPECT_EQ(robber(t, red), 10);
}

TEST(Robbers, EX_ROB_2_dragged_along_by_stolen_points) {
  covers("ROB-15", "ROB-7");
  // Red scores, blue steals; yellow's robber goes along with blue and waits.
  Table t = table({10, 21, 30, 40});
  waylay(t, blue, 10);
  waylay(t, yellow, 21);
  score_city(t, red, {red});
  EXPECT_EQ(t.score(red), 14);
  EXPECT_EQ(t.score(blue), 23);
  EXPECT_EQ(t.score(yellow), 40);
  EXPECT_EQ(robber(t, blue), no_space);
  EXPECT_EQ(robber(t, yellow), 23);
  EXPECT_TRUE(t.happened(was::robber_moved));
  put(t, blue, {0, 0}, highwayman(east));
  t.play(red, "base/FRRR", {1, 0}, 0);
  t.play(blue, "base/FRRR", {-1, 0}, 2);
  EXPECT_EQ(t.score(blue), 26);
  EXPECT_EQ(t.score(yellow), 42);
}

TEST(Robbers, ROB_15_all_the_robbers_of_a_space_over_the_end_of_the_track) {
  covers("AMB-60");  // red's figure stands there too, and stays behind without a robber
  Table t = table({49, 49, 20, 30});
  waylay(t, blue, 20);
  waylay(t, green, 49);
  waylay(t, yellow, 49);
  score_city(t, green, {green});
  EXPECT_EQ(t.score(blue), 51);
  EXPECT_EQ(robber(t, green), 1);
  EXPECT_EQ(robber(t, yellow), 1);
}

TEST(Robbers, INT_53_who_robs_can_be_robbed_of_regular_points) {
  Table t = table({10, 20, 30});
  waylay(t, red, 20);
  waylay(t, green, 10);
  score_city(t, red, {red, blue});
  EXPECT_EQ(t.score(red), 16);
  EXPECT_EQ(t.score(blue), 24);
  EXPECT_EQ(t.score(green), 32);
}

TEST(Robbers, ROB_21_every_kind_of_points) {
  covers("INT-3");  // an abbot taken back
  Table t = table({10, 20}, with_abbot);
  waylay(t, blue, 10);
  t.play(blue, "base/FFFF-monastery", {0, 1}, 0);
  put_figure(t.state, red, FigureKind::abbot, t.node({0, 1}, monk()));
  t.lay(red, "base/CFFF", {1, 1}, 0);
  t.act(retrieve_action(FigureKind::abbot, {0, 1}, t.segment({0, 1}, monk())));
  EXPECT_EQ(t.score(red), 13);
  EXPECT_EQ(t.score(blue), 22);
}

// ---- With Messages ------------------------------------------------------------------------------

TEST(Robbers, ROB_16_stolen_points_with_a_figure_of_ones_choice) {
  covers("INT-4");  // the figure that did not move is not disturbed
  Table t = table({20, 12, 7}, with_messages);
  t.state.track.messenger[blue] = 2;
  t.state.track.messenger[red] = 4;  // red's meeple stands on 16
  waylay(t, red, 10);                // with blue's meeple
  waylay(t, green, 2);               // with blue's messenger
  score_city(t, green, {blue});
  ASSERT_EQ(t.phase(), Phase::move_points);
  EXPECT_EQ(decider(t), blue);
  t.act(move_points_action(0));
  ASSERT_EQ(t.phase(), Phase::move_points);
  EXPECT_EQ(decider(t), red);
  t.act(move_points_action(1));
  EXPECT_EQ(total_of(t.state, red, ScoringFigure::messenger), 6);
  EXPECT_EQ(total_of(t.state, red, ScoringFigure::meeple), 16);
  EXPECT_EQ(robber(t, green), 2);
  EXPECT_EQ(t.score(green), 7);
}

TEST(Robbers, ROB_20_stolen_points_can_bring_a_message) {
  covers("INT-5");
  for (const PlayerIndex active : {red, green}) {
    Table t = table({3, 10, 7}, with_messages);
    t.state.track.messenger[red] = 0;
    t.state.track.messenger[blue] = 10;  // both of blue's figures away from it
    waylay(t, red, 10);
    score_city(t, active, {blue});
    t.act(move_points_action(1));
    ASSERT_EQ(t.phase(), Phase::move_points);
    EXPECT_EQ(decider(t), red);
    t.act(move_points_action(0));  // 3 + 2
    EXPECT_EQ(t.phase(), active == red ? Phase::message_draw : Phase::draw);
  }
}

// ---- The end ------------------------------------------------------------------------------------

TEST(Robbers, EX_ROB_4_three_points_for_one_that_is_left) {
  covers("ROB-18", "ROB-19", "BASE-FINAL-7");
  Table t = table({10, 20, 0});
  waylay(t, blue, 10);
  put(t, red, {0, 0}, knight(north));
  t.play_last(green, "base/FRRR", {1, 0}, 0);
  EXPECT_EQ(t.score(red), 11);
  EXPECT_EQ(t.score(blue), 23);
  EXPECT_EQ(t.score(green), 0);
  EXPECT_EQ(robber(t, blue), no_space);
  EXPECT_EQ(t.scorings(ScoreCause::stolen).size(), 0u);
}

}  // namespace
}  // namespace bastide::testing::robbers_test
