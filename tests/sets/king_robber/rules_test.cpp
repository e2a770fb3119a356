// King & Robber Baron (docs/rules/24-king-and-robber-baron.md).
#include <algorithm>

#include "engine/record/error_texts.hpp"
#include "engine/record/link.hpp"
#include "engine/record/notation.hpp"
#include "engine/rules/lay_out.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/rules/set.hpp"
#include "engine/sets/sale/actions.hpp"
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

// Red completes two cities that cross, one of three tiles and one of four.
Table crossing(bool first_is_larger) {
  Table t = table();
  t.play(blue, "base/RFRF", {1, 0}, 1);
  t.play(blue, "base/CFFF", {1, -1}, 3);
  t.play(blue, "base/FFFF-monastery", {1, -2}, 0);
  t.play(blue, "base/RFRF", {-1, 0}, 1);
  if (first_is_larger) {
    t.play(blue, "base/FCFC", {-1, -1}, 0);
    t.play(blue, "base/CFFF", {-2, -1}, 1);
    t.play(blue, "base/CFFF", {0, -2}, 2);
  } else {
    t.play(blue, "base/CFFF", {-1, -1}, 1);
    t.play(blue, "base/FCFC", {0, -2}, 1);
    t.play(blue, "base/CFFF", {0, -3}, 2);
  }
  t.state.king.holder[0] = blue;
  t.state.king.record[0] = 3;
  t.play(red, "king-robber/CCCC-crossing", {0, -1}, 0);
  return t;
}

TEST(KingRobber, KING_3_of_several_the_largest) {
  for (const bool first_is_larger : {false, true}) {
    const Table t = crossing(first_is_larger);
    EXPECT_EQ(t.state.king.record[0], 4);
    EXPECT_EQ(king(t), red);
    EXPECT_EQ(std::count_if(t.events.begin(), t.events.end(),
                            [](const Event& e) { return is_move_of(e, Piece::king); }),
              1);
  }
}

TEST(KingRobber, KING_3_every_part_for_itself) {
  Table t = table();
  small_city(t, red);
  t.play(blue, "base/CFFF", {0, 1}, 2);
  t.play(blue, "base/CFFF", {0, 2}, 0);
  EXPECT_EQ(king(t), red) << "two cities of two tiles are none of four";
  EXPECT_EQ(t.state.king.record[0], 2);
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
  EXPECT_EQ(points(&Options::king_continuously, false), std::pair(0, 0));
  EXPECT_EQ(points(&Options::king_continuously, true), std::pair(0, 0));
}

TEST(KingRobber, KING_5_one_way_at_a_time) {
  covers("OPT-KING");
  const std::string told =
      "bastide-record 1\nplayer red\nplayer blue\noption king-both on\noption king-continuously "
      "on\n";
  const auto refused = parse_record(catalogue(), told + "expansions king-robber\npass");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error(), (Error{"setup.one-of", "king-both king-continuously", 7}));
  EXPECT_EQ(error_text(Error{"setup.one-of", "king-both king-continuously", 0}),
            "these options exclude each other: king-both king-continuously");
  // A link with both: written without the cards, where the options mean nothing, and read with
  // them.
  const auto parsed = parse_record(catalogue(), told + "seed 1\n");
  ASSERT_TRUE(parsed);
  const auto link = encode_link(catalogue(), parsed->record, false);
  ASSERT_TRUE(link);
  ASSERT_TRUE(decode_link(catalogue(), *link));
  std::vector<const Set*> sets = all_sets();
  Set cards;
  for (const Set*& set : sets)
    if (set->expansion == Expansion::king_robber) {
      cards = *set;
      cards.in_play = [](const bastide::Setup&) { return true; };
      set = &cards;
    }
  const auto other = decode_link(catalogue(), *link, sets);
  ASSERT_FALSE(other);
  EXPECT_EQ(other.error().code, "setup.one-of");
}

TEST(KingRobber, KING_5_at_once_to_whoever_has_the_card_already) {
  Options options;
  options.king_continuously = true;
  Table t = table(options);
  small_city(t, red);
  EXPECT_EQ(t.score(red), 0);
  t.play(blue, "base/CFFF", {0, 1}, 2);
  t.play(blue, "base/CFFF", {0, 2}, 0);
  EXPECT_EQ(t.score(red), 1);
  road(t, blue, 4);
  EXPECT_EQ(baron(t), blue);
  EXPECT_EQ(t.score(blue), 0);
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
  t.play(red, "base/CFFF", {4, 0}, 3);
  EXPECT_EQ(king(t), red);
  EXPECT_EQ(t.state.king.record[0], 2);
  t.play(blue, "base/FRRR", {2, -1}, 0);
  EXPECT_EQ(baron(t), blue);
  EXPECT_EQ(t.state.king.record[1], 2);
}

TEST(KingRobber, INT_121_points_at_once_are_an_event) {
  Options options;
  options.king_continuously = true;
  Table t = table(options, expansion_bit(Expansion::messages) | expansion_bit(Expansion::robbers));
  small_city(t, red);
  t.state.score[red] = 4;
  t.state.track.robber[blue] = 4;
  t.play(blue, "base/CFFF", {0, 1}, 2);
  t.play(blue, "base/CFFF", {0, 2}, 0);
  ASSERT_EQ(t.scorings(ScoreCause::king).size(), 1u);
  if (t.phase() == Phase::move_points) t.act(move_points_action(0));
  EXPECT_EQ(t.score(red), 5);
  EXPECT_EQ(t.score(blue), 1) << "may be stolen";
}

TEST(KingRobber, INT_122_whoever_has_bought_the_tile_completes) {
  Options options;
  options.completion_sale = true;
  Table t(2, options,
          odd_catalogue({{"base/CRFR", 1}, {"base/CFFF", 1}, {"base/FFRR", 9}, {"base/RFRF", 1}}),
          with_king);
  t.state.score[blue] = 5;
  t.state.active = red;
  t.draw("base/CFFF");
  ASSERT_EQ(t.phase(), Phase::sale);
  t.act(sell_action());
  t.act(bid_action(1));
  t.act(place_action({0, -1}, 2));
  t.act(pass_action());
  EXPECT_EQ(king(t), blue);
  EXPECT_EQ(t.state.king.record[0], 2);
  EXPECT_EQ(t.state.active, blue) << "it was red's turn";
}

TEST(KingRobber, INT_122_the_further_part_after_a_hole_counts_by_itself) {
  Options options;
  options.holes_give_turns = true;
  Table t = table(options);
  t.play(red, "base/RFRF", {1, 0}, 1);
  t.play(red, "base/FFFF-monastery", {1, -1}, 0);
  t.play(red, "base/RFRF", {-1, 0}, 1);
  t.play(red, "base/FFFF-monastery", {-1, -1}, 0);
  t.play(red, "base/FFFF-monastery", {1, -2}, 0);
  t.play(red, "base/FFFF-monastery", {0, -2}, 0);
  t.play(red, "base/FFRF-monastery", {2, 0}, 1);
  small_city(t, blue);
  EXPECT_EQ(king(t), blue);
  EXPECT_EQ(t.state.king.record[0], 2);
  ASSERT_EQ(t.state.active, blue) << "another part";
  EXPECT_EQ(t.state.part.king.largest[0], 0);
  t.draw("base/FFRF-monastery");
  t.act(place_action({-2, 0}, 3));
  t.act(pass_action());
  EXPECT_EQ(baron(t), blue);
  EXPECT_EQ(t.state.king.record[1], 5);
  EXPECT_EQ(t.state.active, red);
}

TEST(KingRobber, INT_123_a_tile_under_a_hill_counts_for_nothing) {
  Table t = table({}, expansion_bit(Expansion::hills_sheep));
  t.state.active = red;
  t.draw("hills-sheep/CCFF");
  t.act(under_action(t.type("base/CCCC-shield")));
  t.act(place_action({0, -1}, 1));
  t.act(pass_action());
  t.play(blue, "base/CFFF", {1, -1}, 3);
  EXPECT_EQ(king(t), blue);
  EXPECT_EQ(t.state.king.record[0], 3);
}

// Both cards with their records, and nothing that a game with other records would share.
TEST(KingRobber, positions_and_hashes_keep_the_records) {
  Table t = table();
  small_city(t, red);
  road(t, blue, 5);
  bastide::Setup setup = t.game.setup;
  setup.position = position_of(t.game, t.state);
  const auto game = make_game(catalogue(), setup);
  ASSERT_TRUE(game);
  const State again = initial_state(*game);
  for (int card = 0; card < king_cards; ++card) {
    EXPECT_EQ(again.king.holder[card], t.state.king.holder[card]);
    EXPECT_EQ(again.king.record[card], t.state.king.record[card]);
    State other = t.state;
    ++other.king.record[card];
    EXPECT_NE(state_hash(t.game, other), state_hash(t.game, t.state));
    other = t.state;
    other.king.holder[card] = static_cast<PlayerIndex>(1 - other.king.holder[card]);
    EXPECT_NE(state_hash(t.game, other), state_hash(t.game, t.state));
  }
}

}  // namespace
}  // namespace bastide::testing::king_robber_test
