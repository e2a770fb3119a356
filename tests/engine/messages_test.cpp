// Messages (docs/rules/11-messages.md).
#include <algorithm>

#include "engine/rules/scoring.hpp"
#include "engine/sets/track/track.hpp"
#include "tests/engine/table.hpp"

namespace bastide::testing::messages_test {
namespace {

constexpr ExpansionMask with_messages = expansion_bit(Expansion::messages);
constexpr ExpansionMask with_abbot = expansion_bit(Expansion::abbot);
constexpr ExpansionMask with_inns = expansion_bit(Expansion::inns_cathedrals);
constexpr ExpansionMask with_traders = expansion_bit(Expansion::traders_builders);
constexpr ExpansionMask with_magic = expansion_bit(Expansion::mage_witch);
constexpr ExpansionMask with_crops = expansion_bit(Expansion::crop_circles);
constexpr FigureKind meeple = FigureKind::meeple, big = FigureKind::big_meeple,
                     abbot = FigureKind::abbot, builder = FigureKind::builder,
                     pig = FigureKind::pig;
constexpr Action with_meeple = move_points_action(0), with_messenger = move_points_action(1);

Table table(ExpansionMask more = 0, Options options = {}, int players = 2) {
  return Table(players, options, catalogue(), with_messages | more);
}

void stand(Table& t, PlayerIndex player, i16 of_meeple, i16 of_messenger) {
  t.state.score[player] = static_cast<i16>(of_meeple + of_messenger);
  t.state.track.messenger[player] = of_messenger;
}
int total(const Table& t, PlayerIndex player, ScoringFigure figure) {
  return total_of(t.state, player, figure);
}
PlayerIndex decider(const Table& t) { return decision(t.game, t.state).player; }
void put(Table& t, PlayerIndex owner, Position at, Spot spot, FigureKind kind = meeple) {
  put_figure(t.state, owner, kind, t.node(at, spot));
}
Action obey(const Table& t, Position at, Spot spot, FigureKind kind = meeple) {
  return obey_action(static_cast<u8>(kind), at, t.segment(at, spot));
}
Action obey_feature(const Table& t, Position at, Spot spot) { return obey(t, at, spot); }

// Completes the city of the start tile: 4 points for each of those who share it.
void score_city(Table& t, PlayerIndex active, std::vector<PlayerIndex> owners) {
  for (const PlayerIndex owner : owners) put(t, owner, {0, 0}, knight(north));
  t.play(active, "base/CFFF", {0, -1}, 2);
}

// Red moves the meeple from 1 to 5 and draws this message.
void draw_message(Table& t, int message) {
  stand(t, red, 1, 0);
  score_city(t, red, {red});
  ASSERT_EQ(t.phase(), Phase::move_points);
  t.act(with_meeple);
  ASSERT_EQ(t.phase(), Phase::message_draw);
  t.act(message_action(message));
}

// ---- Two scoring figures ------------------------------------------------------------------------

TEST(Messages, MSG_1_two_figures_from_space_0) {
  covers("SETUP-11");
  const Table t = table();
  for (const PlayerIndex p : {red, blue})
    for (const ScoringFigure figure : {ScoringFigure::meeple, ScoringFigure::messenger})
      EXPECT_EQ(total(t, p, figure), 0);
  EXPECT_EQ(t.state.messages.unseen, 0xff);
  EXPECT_TRUE(t.state.messages.seen.empty());
}

TEST(Messages, MSG_2_the_scoring_player_chooses) {
  covers("TURN-7");  // each of them, clockwise from the active player
  Table t = table(0, {}, 3);
  stand(t, red, 2, 7);
  stand(t, green, 11, 3);
  score_city(t, blue, {red, green});
  ASSERT_EQ(t.phase(), Phase::move_points);
  EXPECT_EQ(decider(t), green);
  EXPECT_EQ(t.refused(pass_action()), "TURN-1");
  EXPECT_EQ(t.refused(move_points_action(2)), "MSG-1");
  t.act(with_messenger);
  EXPECT_EQ(decider(t), red);
  t.act(with_meeple);
  EXPECT_EQ(total(t, green, ScoringFigure::messenger), 7);
  EXPECT_EQ(total(t, green, ScoringFigure::meeple), 11);
  EXPECT_EQ(total(t, red, ScoringFigure::meeple), 6);
  EXPECT_EQ(t.score(red), 13);
}

TEST(Messages, MSG_2_nothing_to_choose_side_by_side) {
  Table t = table();
  stand(t, red, 57, 7);
  score_city(t, red, {red});
  EXPECT_EQ(t.phase(), Phase::draw);
  EXPECT_EQ(total(t, red, ScoringFigure::meeple), 61);
}

TEST(Messages, MSG_2_another_figure_in_another_turn) {
  Table t = table();
  put(t, red, {0, 0}, highwayman(east));
  t.play(blue, "base/FRRR", {-1, 0}, 2);
  put(t, red, {0, 0}, knight(north));
  t.play(red, "base/CFFF", {0, -1}, 2);
  EXPECT_EQ(total(t, red, ScoringFigure::meeple), 4);
  t.play(red, "base/FRRR", {1, 0}, 0);
  ASSERT_EQ(t.phase(), Phase::move_points);
  t.act(with_messenger);
  EXPECT_EQ(total(t, red, ScoringFigure::messenger), 3);
  EXPECT_EQ(total(t, red, ScoringFigure::meeple), 4);
}

TEST(Messages, MSG_26_no_points_move_nobody) {
  Table t = table();
  draw_message(t, 4);
  t.act(obey_action());
  EXPECT_EQ(t.score(red), 5);
  EXPECT_EQ(t.phase(), Phase::draw);  // and no further message on 5
  EXPECT_EQ(decision(t.game, t.state).player, no_player);
  EXPECT_EQ(t.state.active, blue);
}

TEST(Messages, MSG_22_one_sum_at_the_end) {
  Table t = table();
  stand(t, red, 51, 4);
  put(t, red, {0, 0}, knight(north));
  t.play_last(blue, "base/FRRR", {1, 0}, 0);
  EXPECT_EQ(t.score(red), 56);
  EXPECT_EQ(total(t, red, ScoringFigure::messenger), 0);
  EXPECT_FALSE(t.happened(was::message_drawn));
}

// ---- When a message comes -----------------------------------------------------------------------

TEST(Messages, MSG_4_dark_are_the_multiples_of_5) {
  covers("AMB-58");
  for (const i16 from : {1, 6, 46, 96}) {
    Table t = table();
    stand(t, red, from, 3);
    score_city(t, red, {red});
    t.act(with_meeple);
    EXPECT_EQ(t.phase(), Phase::message_draw) << from;
  }
}

TEST(Messages, MSG_5_a_moved_figure_of_the_active_player) {
  covers("MSG-6");  // other players' points do not trigger one
  Table still = table();
  stand(still, red, 5, 2);
  score_city(still, red, {red});
  still.act(with_messenger);  // the meeple on 5 has not moved
  EXPECT_EQ(still.phase(), Phase::draw);
  Table other = table();
  stand(other, blue, 1, 2);
  score_city(other, red, {blue});
  other.act(with_meeple);
  EXPECT_EQ(other.score(blue), 7);
  EXPECT_EQ(other.phase(), Phase::draw);
}

TEST(Messages, MSG_10_whoever_else_stands_there) {
  for (const bool blocked : {false, true}) {
    Options options;
    options.message_blocked = blocked;  // OPT-MSGSHARED
    Table t = table(0, options);
    stand(t, red, 1, 2);
    stand(t, blue, 55, 0);
    score_city(t, red, {red});
    t.act(with_meeple);
    EXPECT_EQ(t.phase(), blocked ? Phase::draw : Phase::message_draw);
  }
}

TEST(Messages, MSG_5_every_landing_by_OPT_MSGTIMING) {
  for (const bool any : {false, true}) {
    Options options;
    options.message_any_landing = any;
    Table t = table(0, options);
    stand(t, red, 1, 0);
    put(t, red, {0, 0}, highwayman(east));
    put(t, red, {0, 0}, knight(north));
    t.play(blue, "base/FRRR", {-1, 0}, 2);
    t.lay(red, "base/CFFF", {0, -1}, 2);
    t.state.completed.push_back(t.node({0, 0}, highwayman(east)));  // 2 points more
    t.deploy(nobody());
    ASSERT_EQ(t.phase(), Phase::score);
    t.act(score_action({0, -1}, t.segment({0, -1}, knight(south))));
    t.act(with_meeple);
    EXPECT_EQ(total(t, red, ScoringFigure::meeple), 5);
    t.act(with_meeple);
    EXPECT_EQ(total(t, red, ScoringFigure::meeple), 7);
    EXPECT_EQ(t.phase(), any ? Phase::message_draw : Phase::draw);
  }
}

// ---- The message --------------------------------------------------------------------------------

TEST(Messages, EX_MSG_1_two_points_instead) {
  covers("MSG-7", "MSG-8");
  Table t = table();
  draw_message(t, 5);
  EXPECT_EQ(t.refused(pass_action()), "MSG-7");
  t.act(two_points_action());
  ASSERT_EQ(t.phase(), Phase::move_points);
  t.act(with_meeple);
  EXPECT_EQ(t.score(red), 7);
  ASSERT_EQ(t.state.messages.seen.size(), 1u);
  EXPECT_EQ(t.state.messages.seen[0], 5);
  EXPECT_EQ(t.state.messages.unseen & 1 << 4, 0);
  EXPECT_EQ(t.phase(), Phase::draw);
}

TEST(Messages, MSG_8_once_all_are_known_the_order_is) {
  Table t = table();
  t.state.messages.unseen = 0;
  for (const u8 message : {3, 1, 2, 4, 5, 6, 7, 8}) t.state.messages.seen.push_back(message);
  stand(t, red, 1, 0);
  score_city(t, red, {red});
  t.act(with_meeple);  // message 3 without a monk: two points, without asking
  ASSERT_EQ(t.phase(), Phase::move_points);
  t.act(with_meeple);
  EXPECT_EQ(t.score(red), 7);
  EXPECT_EQ(t.state.messages.seen[0], 1);
  EXPECT_EQ(t.state.messages.seen[7], 3);
}

TEST(Messages, MSG_9_message_points_can_bring_another) {
  Table t = table();
  stand(t, red, 1, 3);
  score_city(t, red, {red});
  t.act(with_meeple);
  t.act(message_action(5));
  t.act(two_points_action());
  t.act(with_messenger);  // 3 + 2
  ASSERT_EQ(t.phase(), Phase::message_draw);
  EXPECT_EQ(t.refused(message_action(5)), "MSG-8");
  t.act(message_action(6));
  t.act(two_points_action());  // side by side: the meeple moves on from 5
  EXPECT_EQ(total(t, red, ScoringFigure::messenger), 5);  // and has not moved again
  EXPECT_EQ(t.phase(), Phase::draw);
}

TEST(Messages, MSG_11_the_shortest_own_road) {
  covers("MSG-21");
  Table t = table(with_inns);
  put(t, red, {0, 0}, highwayman(east));
  t.play(blue, "base/RRRR", {1, 0}, 0);
  put(t, red, {1, 0}, highwayman(south));
  put(t, blue, {1, 0}, highwayman(south), big);
  draw_message(t, 1);
  EXPECT_EQ(t.refused(obey_feature(t, {0, 0}, highwayman(east))), "MSG-11");   // 2 tiles
  EXPECT_EQ(t.refused(obey_feature(t, {1, 0}, highwayman(north))), "MSG-11");  // nobody
  t.act(obey_feature(t, {1, 0}, highwayman(south)));                           // blue's majority
  t.act(with_messenger);
  EXPECT_EQ(t.score(red), 6);
  EXPECT_EQ(t.supply(red), 5);  // the knight is home, two stay
  const Scoring s = t.scorings(ScoreCause::message).at(0);
  EXPECT_EQ(s.which, 1);
  EXPECT_EQ(s.points[red], 1);
  EXPECT_EQ(s.points[blue], 0);
}

TEST(Messages, INT_6_unfinished_inns_and_cathedrals_are_worth_least) {
  Table t = table(with_inns);
  put(t, red, {0, 0}, highwayman(east));
  t.play(blue, "base/RRRR", {1, 0}, 0);
  put(t, red, {1, 0}, highwayman(south));
  t.state.board.totals[find_root(t.state.board, t.node({0, 0}, highwayman(east)))].inns = 1;
  draw_message(t, 1);
  EXPECT_EQ(t.refused(obey_feature(t, {1, 0}, highwayman(south))), "MSG-11");
  t.act(obey_feature(t, {0, 0}, highwayman(east)));
  EXPECT_EQ(t.score(red), 5);
}

TEST(Messages, MSG_12_the_smallest_own_city) {
  covers("MSG-27", "INT-7");  // with the mage as at the end
  Table t = table(with_magic);
  t.play(blue, "base/CFFF", {0, 1}, 2);
  t.play(blue, "base/FCFC-shield", {1, 1}, 1);
  put(t, red, {0, 1}, knight(south));
  put(t, red, {1, 1}, knight(north));
  t.state.magic.at[0] = t.node({0, 1}, knight(south));
  draw_message(t, 2);
  EXPECT_EQ(t.actions().size(), 3u);  // both are worth 2
  t.act(obey_feature(t, {0, 1}, knight(south)));
  t.act(with_messenger);
  EXPECT_EQ(t.score(red), 7);
  EXPECT_NE(t.state.magic.at[0], no_node);
}

TEST(Messages, MSG_13_monasteries_not_gardens) {
  covers("INT-11");
  Table t = table(with_abbot);
  t.play(blue, "base/FFFF-monastery", {0, 1}, 0);
  put(t, red, {0, 1}, monk());
  t.play(blue, "base/FFRR+garden", {1, 1}, 2);
  put(t, red, {1, 1}, garden(), abbot);
  draw_message(t, 3);
  EXPECT_EQ(t.actions().size(), 2u);
  t.act(obey_feature(t, {0, 1}, monk()));
  t.act(with_messenger);
  EXPECT_EQ(t.score(red), 5 + 3);
}

TEST(Messages, MSG_24_without_a_target_two_points) {
  Table t = table();
  stand(t, red, 1, 0);
  score_city(t, red, {red});
  t.act(with_meeple);
  t.act(message_action(3));
  EXPECT_EQ(t.phase(), Phase::move_points);
  EXPECT_EQ(t.scorings(ScoreCause::message_points).size(), 1u);
}

TEST(Messages, MSG_14_coats_of_arms) {
  covers("MSG-17");  // each city once, majority or not, and nobody goes home
  Table t = table(with_inns);
  t.play(blue, "base/FCFC-shield", {0, 1}, 0);
  t.play(blue, "base/FCFC-shield", {1, 1}, 0);
  put(t, red, {0, 1}, knight(east));
  put(t, red, {1, 1}, knight(east));
  put(t, blue, {1, 1}, knight(east), big);
  draw_message(t, 4);
  t.act(obey_action());
  t.act(with_messenger);
  EXPECT_EQ(t.score(red), 5 + 4);
  EXPECT_EQ(t.supply(red), 5);
}

TEST(Messages, MSG_15_knights) {
  Table t = table(with_inns | with_traders);
  t.play(blue, "base/FCFC-shield", {0, 1}, 0);
  put(t, red, {0, 1}, knight(east));
  put(t, red, {0, 1}, knight(east), big);
  put(t, red, {0, 1}, knight(east), builder);
  put(t, blue, {0, 1}, knight(east));
  draw_message(t, 5);
  t.act(obey_action());
  t.act(with_messenger);
  EXPECT_EQ(t.score(red), 5 + 4);
}

TEST(Messages, MSG_16_farmers) {
  Table t = table(with_inns | with_traders);
  put(t, red, {0, 0}, farmer(SL));
  put(t, red, {0, 0}, farmer(EL), big);
  put(t, red, {0, 0}, farmer(SL), pig);
  draw_message(t, 6);
  t.act(obey_action());
  t.act(with_messenger);
  EXPECT_EQ(t.score(red), 5 + 4);
}

TEST(Messages, MSG_20_score_and_return) {
  covers("INT-9");  // the builder goes home with the last meeple
  Table t = table(with_traders);
  put(t, red, {0, 0}, highwayman(east));
  put(t, red, {0, 0}, highwayman(east), builder);
  t.play(blue, "base/RRRR", {1, 0}, 0);
  put(t, blue, {1, 0}, highwayman(south));
  put(t, red, {1, 0}, highwayman(south));
  put(t, red, {1, 0}, highwayman(north));
  put(t, blue, {1, 0}, highwayman(north));
  put(t, blue, {1, 0}, highwayman(north));
  draw_message(t, 8);
  EXPECT_EQ(t.refused(obey(t, {1, 0}, highwayman(north))), "MSG-20");
  EXPECT_EQ(t.refused(obey(t, {0, 0}, highwayman(east), builder)), "MSG-20");
  EXPECT_EQ(t.actions().size(), 3u);
  t.act(obey(t, {0, 0}, highwayman(east)));
  t.act(with_messenger);
  EXPECT_EQ(t.score(red), 7);
  EXPECT_EQ(t.supply(red), 5);
  EXPECT_EQ(t.supply(red, builder), 1);
}

TEST(Messages, INT_10_a_farmer_with_a_pig) {
  covers("MSG-20", "MSG-21");
  Table t = table(with_traders);
  put(t, red, {0, 0}, farmer(EL));
  put(t, red, {0, 0}, farmer(EL), pig);
  draw_message(t, 8);
  t.act(obey(t, {0, 0}, farmer(EL)));
  t.act(with_messenger);
  EXPECT_EQ(t.score(red), 5 + 4);  // one city, 3 and 1 for the pig
  EXPECT_EQ(t.supply(red, pig), 1);
}

TEST(Messages, INT_11_an_abbot_comes_home) {
  Table t = table(with_abbot);
  t.play(blue, "base/FFFF-monastery", {0, 1}, 0);
  put(t, red, {0, 1}, monk(), abbot);
  draw_message(t, 8);
  t.act(obey(t, {0, 1}, monk(), abbot));
  t.act(with_messenger);
  EXPECT_EQ(t.supply(red, abbot), 1);
  EXPECT_EQ(t.score(red), 5 + 2);
}

// ---- Message 7 ----------------------------------------------------------------------------------

TEST(Messages, MSG_18_an_extra_tile) {
  covers("MSG-19", "TURN-1");
  Table t = table();
  draw_message(t, 7);
  t.act(obey_action());
  ASSERT_EQ(t.phase(), Phase::draw);
  EXPECT_EQ(t.state.active, red);
  EXPECT_EQ(t.state.turn, 1);
  t.draw("base/FRRR");
  t.act(place_action({1, 0}, 0));
  ASSERT_EQ(t.phase(), Phase::figure);
  t.deploy(highwayman(west));
  EXPECT_EQ(t.state.turn, 2);
  EXPECT_EQ(t.state.active, blue);
  EXPECT_EQ(t.state.messages.seen[0], 7);
  EXPECT_TRUE(t.happened(was::extra_part_over));
}

TEST(Messages, AMB_57_no_tile_is_left) {
  covers("BASE-END-3");  // the part is finished before the game ends
  Table t = table();
  stand(t, red, 1, 0);
  put(t, red, {0, 0}, knight(north));
  t.lay(red, "base/CFFF", {0, -1}, 2);
  for (u8& copies : t.state.bag) copies = 0;
  t.state.bag_total = 0;
  t.deploy(nobody());
  t.act(with_meeple);
  t.act(message_action(7));
  t.act(obey_action());
  EXPECT_TRUE(t.state.over);
  EXPECT_EQ(t.score(red), 5);
}

TEST(Messages, INT_8_the_extra_tile_triggers_the_builder) {
  covers("MSG-19");  // whose part is nested in the extra one
  Table t = table(with_traders);
  put(t, red, {0, 0}, highwayman(east));
  put(t, red, {0, 0}, highwayman(east), builder);
  draw_message(t, 7);
  t.act(obey_action());
  t.draw("base/RFRF");
  t.act(place_action({1, 0}, 1));
  t.deploy(nobody());
  EXPECT_TRUE(t.happened(was::double_turn));
  EXPECT_FALSE(t.happened(was::extra_part_over));
  ASSERT_EQ(t.phase(), Phase::draw);
  EXPECT_EQ(t.state.active, red);
  t.draw("base/RFRF");
  t.act(place_action({2, 0}, 1));  // the builder's feature again, but once in a turn is enough
  t.deploy(nobody());
  EXPECT_TRUE(t.happened(was::extra_part_over));
  EXPECT_EQ(t.state.active, blue);
  EXPECT_FALSE(t.state.this_turn.traders.double_turn_used);
}

TEST(Messages, MSG_19_the_builder_of_the_outer_part_waits) {
  Table t = table(with_traders);
  put(t, red, {0, 0}, highwayman(east));
  put(t, red, {0, 0}, highwayman(east), builder);
  stand(t, red, 1, 0);
  t.play(blue, "base/FRRR", {-1, 0}, 2);
  put(t, red, {0, 0}, knight(north));
  // One tile that completes the city and lengthens the road; no printed tile does, so the trigger
  // is set by hand.
  t.lay(red, "base/CFFF", {0, -1}, 2);
  t.state.part.traders.double_turn_due = true;
  t.deploy(nobody());
  t.act(with_meeple);
  t.act(message_action(7));
  t.act(obey_action());
  t.draw("base/FFFF-monastery");
  t.act(place_action({0, 1}, 0));
  t.deploy(nobody());
  EXPECT_TRUE(t.happened(was::extra_part_over));
  EXPECT_TRUE(t.happened(was::double_turn));
  EXPECT_EQ(t.state.active, red);
  EXPECT_EQ(t.phase(), Phase::draw);
}

TEST(Messages, INT_52_a_crop_circle_of_the_extra_tile_comes_first) {
  Table t = table(with_crops);
  put(t, red, {0, 0}, farmer(SL));
  draw_message(t, 7);
  t.act(obey_action());
  t.draw("crop-circles/CRFR");
  t.act(place_action({1, 0}, 0));
  t.deploy(nobody());
  ASSERT_EQ(t.phase(), Phase::crop_choice);
  EXPECT_TRUE(t.state.interrupted.waiting);
  t.act(crop_action(1));
  EXPECT_FALSE(t.state.interrupted.waiting);
  EXPECT_EQ(t.supply(red), 7);
  EXPECT_EQ(t.state.active, blue);
}

}  // namespace
}  // namespace bastide::testing::messages_test
