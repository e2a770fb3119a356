// King & Robber Baron (docs/rules/24-king-and-robber-baron.md).
#include "engine/rules/scoring.hpp"
#include "tests/engine/table.hpp"

namespace bastide::testing::king_robber_test {
namespace {

constexpr ExpansionMask with_king = expansion_bit(Expansion::king_robber);

Table table(Options options = {}, ExpansionMask more = 0) {
  return Table(2, options, catalogue(), with_king | more);
}

PlayerIndex king(const Table& t) { return t.state.king.holder[0]; }
PlayerIndex baron(const Table& t) { return t.state.king.holder[1]; }

// Completes a city of two tiles at the start tile, or of four in the east.
void small_city(Table& t, PlayerIndex player) { t.play(player, "base/CFFF", {0, -1}, 2); }

// A road of so many tiles, with the start tile: between two monasteries.
void road(Table& t, PlayerIndex player, int tiles) {
  t.play(player, "base/FFRF-monastery", {-1, 0}, 3);
  for (i16 x = 1; x < tiles - 2; ++x) t.play(player, "base/RFRF", {x, 0}, 1);
  t.play(player, "base/FFRF-monastery", {static_cast<i16>(tiles - 2), 0}, 1);
}

TEST(KingRobber, five_tiles) { EXPECT_EQ(table().state.bag_total, 71 + 5); }

TEST(KingRobber, KING_1_for_the_first_city_completed) {
  covers("KING-3");
  Table t = table();
  put_figure(t.state, blue, FigureKind::meeple, t.node({0, 0}, knight(north)));
  EXPECT_EQ(king(t), no_player);
  small_city(t, red);
  EXPECT_EQ(king(t), red) << "whoever owns it";
  EXPECT_EQ(t.state.king.record[0], 2);
  EXPECT_TRUE(t.happened(
      [](const Event& e) { return is_move_of(e, Piece::king) && e.from.kind == PlaceKind::off; }));
}

TEST(KingRobber, KING_1_for_a_larger_one) {
  covers("AMB-105");
  Table t = table();
  small_city(t, red);
  t.play(blue, "base/CFFF", {0, 1}, 2);
  t.play(blue, "base/FCFC", {0, 2}, 1);
  EXPECT_EQ(king(t), red);
  t.play(blue, "base/CFFF", {0, 3}, 0);
  EXPECT_EQ(king(t), blue);
  EXPECT_EQ(t.state.king.record[0], 3);
}

TEST(KingRobber, KING_2_for_the_longest_road) {
  Table t = table();
  road(t, blue, 5);
  EXPECT_EQ(baron(t), blue);
  EXPECT_EQ(t.state.king.record[1], 5);
  EXPECT_EQ(king(t), no_player);
}

TEST(KingRobber, AMB_106_an_equal_one_is_not_larger) {
  Table t = table();
  small_city(t, red);
  t.play(blue, "base/CFFF", {0, 1}, 2);
  t.play(blue, "base/CFFF", {0, 2}, 0);
  EXPECT_EQ(king(t), red);
  EXPECT_EQ(t.state.king.record[0], 2);
}

TEST(KingRobber, KING_3_of_several_the_largest) {
  Table t = table();
  t.lay(red, "base/CFFF", {0, -1}, 2);
  t.act(pass_action());
  EXPECT_EQ(t.state.part.king.largest[0], 0) << "every part for itself";
}

TEST(KingRobber, KING_4_points_in_the_end) {
  Table t = table();
  small_city(t, red);
  road(t, blue, 4);
  t.play_last(red, "base/FFFF-monastery", {0, 1}, 0);
  ASSERT_TRUE(t.state.over);
  ASSERT_EQ(t.scorings(ScoreCause::king).size(), 1u);
  EXPECT_EQ(t.scorings(ScoreCause::king)[0].points[red], 1);
  ASSERT_EQ(t.scorings(ScoreCause::robber_baron).size(), 1u);
  EXPECT_EQ(t.scorings(ScoreCause::robber_baron)[0].points[blue], 1);
}

TEST(KingRobber, KING_5_other_ways_to_count) {
  covers("OPT-KING");
  const auto points = [](bool Options::*way, bool both) {
    Options options;
    options.*way = true;
    Table t = table(options);
    small_city(t, red);
    road(t, both ? red : blue, 4);
    const int now = t.score(red);
    t.play_last(red, "base/FFFF-monastery", {0, 1}, 0);
    EXPECT_TRUE(t.state.over);
    return std::pair(now, t.score(red));
  };
  EXPECT_EQ(points(&Options::king_fixed, false), std::pair(0, 10));
  EXPECT_EQ(points(&Options::king_fixed, true), std::pair(0, 20));
  EXPECT_EQ(points(&Options::king_both, false), std::pair(0, 15));
  EXPECT_EQ(points(&Options::king_both, true), std::pair(0, 40));
  EXPECT_EQ(points(&Options::king_continuously, false), std::pair(1, 1));
  EXPECT_EQ(points(&Options::king_continuously, true), std::pair(2, 2));
}

TEST(KingRobber, KING_6_tiles_alone_count) {
  Table t = table();
  t.play(red, "base/CCFF-shield", {0, -1}, 1);
  EXPECT_EQ(t.state.king.record[0], 0);
  t.play(red, "base/CFFF", {1, -1}, 3);
  EXPECT_EQ(t.state.king.record[0], 3);
}

TEST(KingRobber, INT_119_a_road_completed_by_a_ferry_counts) {
  Table t = table({}, expansion_bit(Expansion::ferries));
  t.play(blue, "base/FFRF-monastery", {1, 0}, 1);
  t.lay(red, "ferries/FRRR-lake", {-1, 0}, 0);
  t.act(pass_action());
  ASSERT_EQ(t.phase(), Phase::ferry_place);
  const int end = t.segment({-1, 0}, highwayman(east));
  for (const Action& action : t.actions())
    if (action.where != end && action.value != end) {
      t.act(action);
      break;
    }
  EXPECT_EQ(baron(t), red);
  EXPECT_EQ(t.state.king.record[1], 3);
}

TEST(KingRobber, INT_120_cells_of_the_wheel_are_tiles) {
  Table t = table({}, expansion_bit(Expansion::wheel_of_fortune));
  EXPECT_EQ(king(t), no_player);
  EXPECT_EQ(t.state.king.record[0], 0);
}

TEST(KingRobber, INT_121_points_at_once_are_an_event) {
  Options options;
  options.king_continuously = true;
  Table t = table(options, expansion_bit(Expansion::messages));
  small_city(t, red);
  EXPECT_EQ(t.scorings(ScoreCause::king).size(), 1u);
  EXPECT_EQ(t.score(red), 1);
}

TEST(KingRobber, INT_122_whoever_lays_the_tile_completes) {
  covers("INT-123");
  Options options;
  options.holes_give_turns = true;
  Table t = table(options, expansion_bit(Expansion::hills_sheep));
  small_city(t, blue);
  EXPECT_EQ(king(t), blue);
}

}  // namespace
}  // namespace bastide::testing::king_robber_test
