// The completion sale (docs/rules/20-variants.md).
#include "engine/sets/sale/actions.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>

#include "engine/players/player.hpp"
#include "engine/record/error_texts.hpp"
#include "engine/record/notation.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/sets/track/track.hpp"
#include "tests/data_folder.hpp"
#include "tests/engine/table.hpp"

namespace bastide::testing {
namespace {

Options with_sale() {
  Options options;
  options.completion_sale = true;
  return options;
}

// The city of the start tile lacks one tile to the north. Players have 0, 5, 20 ... points; red has
// drawn base/CFFF, one of `caps`.
struct Market : Table {
  explicit Market(u8 caps = 1, Options options = with_sale(), u8 others = 0)
      : Table(3, options,
              odd_catalogue({{"base/CRFR", static_cast<u8>(1 + others)},
                             {"base/CFFF", caps},
                             {"base/FFRR", 9},
                             {"base/RFRF", 1}})) {
    state.score[blue] = 5;
    state.score[green] = 20;
    if (others > 0) play(red, "base/FFRR", {1, 0}, 1);
    state.active = red;
  }
  Market& with_cap() {
    draw("base/CFFF");
    return *this;
  }
  PlayerIndex asked() const { return decision(game, state).player; }
  bool offered(const Action& action) const {
    const auto all = actions();
    return std::find(all.begin(), all.end(), action) != all.end();
  }
};

TEST(Sale, VAR_8_only_if_agreed) {
  EXPECT_EQ(Market(1, Options{}).with_cap().phase(), Phase::place);
  EXPECT_EQ(Market().with_cap().phase(), Phase::sale);
}

TEST(Sale, SALE_1_the_tile_must_complete_something) {
  Market t;
  t.draw("base/FFRR");
  EXPECT_EQ(t.phase(), Phase::place);
}

TEST(Sale, SALE_1_no_other_tile_may_be_able_to) {
  Market t(1, with_sale(), 1);  // base/CRFR has a city at its edge, too
  covers("SALE-2");
  t.with_cap();
  EXPECT_EQ(t.phase(), Phase::place);
}

TEST(Sale, SALE_2_a_further_copy_is_another_tile) {
  EXPECT_EQ(Market(2).with_cap().phase(), Phase::place);
}

TEST(Sale, SALE_2_tiles_in_hand_are_left_too) {
  Options options = with_sale();
  options.hand_of_three = true;
  Market t(2, options);
  while (t.phase() == Phase::draw) {
    const bool first = t.state.hands.count[red] == 0;
    const bool second = t.state.hands.count[blue] == 0 && t.state.hands.count[red] == 3;
    t.draw(first || second ? "base/CFFF" : "base/FFRR");
  }
  t.act(choose_action(t.type("base/CFFF")));
  EXPECT_EQ(t.phase(), Phase::place);
  t.act(place_action({0, -1}, 2));  // blue's would have fitted there
}

TEST(Sale, SALE_3_somebody_must_have_a_point_to_bid) {
  Market t;
  t.state.score[blue] = t.state.score[green] = 0;
  t.state.score[red] = 7;
  t.with_cap();
  EXPECT_EQ(t.phase(), Phase::place);
  EXPECT_EQ(t.refused(sell_action()), "TURN-1");
}

TEST(Sale, SALE_3_once_a_turn) {
  Market t;
  t.state.this_turn.sale.offered = true;
  EXPECT_EQ(t.with_cap().phase(), Phase::place);
}

TEST(Sale, SALE_3_the_seller_may_keep_it) {
  Market t;
  t.with_cap();
  t.act(pass_action());
  EXPECT_EQ(t.phase(), Phase::place);
  EXPECT_EQ(t.state.active, red);
}

TEST(Sale, SALE_4_the_others_bid_in_turn_until_all_but_one_are_out) {
  Market t;
  t.with_cap();
  t.act(sell_action());
  EXPECT_EQ(t.asked(), blue);
  t.act(bid_action(1));
  EXPECT_EQ(t.asked(), green);
  t.act(bid_action(2));
  EXPECT_EQ(t.asked(), blue);  // again
  t.act(pass_action());
  EXPECT_EQ(t.phase(), Phase::place);
  EXPECT_EQ(t.state.active, green);
}

TEST(Sale, SALE_4_whoever_is_out_is_not_asked_again) {
  Market t;
  t.with_cap();
  t.act(sell_action());
  t.act(pass_action());
  t.act(bid_action(1));
  EXPECT_EQ(t.state.active, green);
  EXPECT_EQ(t.score(green), 19);
}

TEST(Sale, SALE_5_a_bid_is_one_to_ten_points_more_and_never_more_than_one_has) {
  Market t;
  t.with_cap();
  t.act(sell_action());
  for (int bid = 1; bid <= 5; ++bid) EXPECT_TRUE(t.offered(bid_action(bid)));
  EXPECT_EQ(t.refused(bid_action(0)), "SALE-5");
  EXPECT_EQ(t.refused(bid_action(6)), "SALE-5");  // blue has five
  t.act(bid_action(3));
  EXPECT_EQ(t.refused(bid_action(3)), "SALE-5");
  EXPECT_FALSE(t.offered(bid_action(14)));
  EXPECT_TRUE(t.offered(bid_action(13)));
  t.act(bid_action(5));  // which blue cannot outbid
  EXPECT_EQ(t.state.active, green);
  EXPECT_EQ(t.score(red), 5);
  EXPECT_EQ(t.score(blue), 5);
  EXPECT_EQ(t.score(green), 15);
}

TEST(Sale, SALE_6_the_points_go_from_the_buyer_to_the_seller) {
  Market t;
  t.with_cap();
  t.act(sell_action());
  t.act(bid_action(4));
  t.act(pass_action());
  const std::vector<Scoring> paid = t.scorings(ScoreCause::sale);
  ASSERT_EQ(paid.size(), 1u);
  EXPECT_EQ(paid[0].points[red], 4);
  EXPECT_EQ(paid[0].points[blue], -4);
  EXPECT_EQ(t.score(red), 4);
  EXPECT_EQ(t.score(blue), 1);
}

// A table with Robbers and Messages, where the tile drawn is the only one left.
TEST(Sale, SALE_6_scoring_figures_move_and_nothing_happens_to_them) {
  Table t(2, with_sale(), catalogue(),
          expansion_bit(Expansion::messages) | expansion_bit(Expansion::robbers));
  t.state.score[blue] = 10;
  t.state.track.messenger[blue] = 8;
  t.state.track.robber[red] = 2;
  const TypeIndex cap = t.type("base/CFFF");
  t.state.bag_total = 1;
  for (std::size_t type = 0; type < t.state.bag.size(); ++type) t.state.bag[type] = type == cap;
  t.draw("base/CFFF");
  ASSERT_EQ(t.phase(), Phase::sale);
  t.act(sell_action());
  t.act(bid_action(5));
  EXPECT_EQ(t.phase(), Phase::place);
  EXPECT_EQ(total_of(t.state, blue, ScoringFigure::meeple), 0);
  EXPECT_EQ(total_of(t.state, blue, ScoringFigure::messenger), 5);
  EXPECT_EQ(total_of(t.state, red, ScoringFigure::meeple), 5);
  EXPECT_EQ(t.score(red), 5);  // nothing has been robbed
  EXPECT_EQ(t.state.track.robber[red], 2);
}

// What the wheel moved for the seller gives the buyer no message.
TEST(Sale, SALE_6_nobody_has_moved_a_figure) {
  Table t(2, with_sale(), catalogue(), expansion_bit(Expansion::messages));
  t.state.score[blue] = 5;
  const TypeIndex cap = t.type("base/CFFF"), other = t.type("base/FFRR");
  for (std::size_t type = 0; type < t.state.bag.size(); ++type)
    t.state.bag[type] = type == cap || type == other;
  t.state.bag_total = 2;
  t.draw("base/CFFF");
  ASSERT_EQ(t.phase(), Phase::sale);
  t.state.part.track.moved = 1;
  t.act(sell_action());
  t.act(bid_action(5));  // back to the dark space 0
  t.act(place_action({0, -1}, 2));
  t.deploy(nobody());
  EXPECT_EQ(t.phase(), Phase::draw);
}

TEST(Sale, SALE_7_the_buyer_plays_the_turn_and_the_next_player_follows_the_seller) {
  Market t;
  t.with_cap();
  const int turn = t.state.turn;
  t.act(sell_action());
  t.act(pass_action());
  t.act(bid_action(1));
  t.act(place_action({0, -1}, 2));
  t.deploy(knight(south));
  EXPECT_EQ(t.score(green), 19 + 4);
  EXPECT_EQ(t.state.active, blue);
  EXPECT_EQ(t.state.turn, turn + 1);
}

TEST(Sale, SALE_7_further_parts_are_the_buyers) {
  Options options = with_sale();
  options.holes_give_turns = true;
  Market t(1, options);
  t.with_cap();
  t.act(sell_action());
  t.act(bid_action(1));
  t.act(pass_action());
  t.act(place_action({0, -1}, 2));
  t.state.part.holes.filled = true;
  t.deploy(nobody());
  EXPECT_EQ(t.state.active, blue);
  EXPECT_EQ(t.phase(), Phase::draw);
  t.play(blue, "base/FFRR", {1, 0}, 1);
  EXPECT_EQ(t.state.active, blue);  // it is the turn after red's
  EXPECT_EQ(t.state.this_turn.sale.seller, no_player);
}

TEST(Sale, SALE_8_without_a_bid_the_seller_lays_the_tile) {
  Market t;
  t.with_cap();
  t.act(sell_action());
  t.act(pass_action());
  t.act(pass_action());
  EXPECT_EQ(t.phase(), Phase::place);
  EXPECT_EQ(t.state.active, red);
  EXPECT_EQ(t.score(red), 0);
}

// What the records say of themselves, to their ends.
TEST(Sale, TheRecordsHold) {
  for (const char* name : {"sell", "bid"}) {
    std::ifstream file(data_folder() + "/../sets/sale/" + name + ".txt");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const auto record = parse_record(catalogue(), text);
    ASSERT_TRUE(record) << name << ": " << error_text(record.error());
    EXPECT_GT(record->expects.size(), 3u);
    const auto wrong = check_expects(catalogue(), *record);
    EXPECT_FALSE(wrong) << name << ": " << error_text(*wrong);
  }
}

// A knight of blue's is worth most to blue if the city is completed: more than one point.
TEST(Sale, AComputerKnowsWhatACompletionIsWorth) {
  Market t;
  put_figure(t.state, blue, FigureKind::meeple, t.node({0, 0}, knight(north)));
  t.with_cap();
  t.act(sell_action());
  ASSERT_EQ(t.asked(), blue);
  EXPECT_EQ(t.choice_of_greedy().kind, ActionKind::bid);
  t.act(bid_action(5));
  ASSERT_EQ(t.asked(), green);
  EXPECT_EQ(t.choice_of_greedy(), pass_action());  // a turn alone is not worth six points
}

}  // namespace
}  // namespace bastide::testing
