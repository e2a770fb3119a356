// Variants (docs/rules/20-variants.md) that are not tested together with the rule that they change.
#include <algorithm>
#include <numeric>

#include "engine/base/random.hpp"
#include "engine/players/player.hpp"
#include "engine/record/link.hpp"
#include "engine/record/notation.hpp"
#include "engine/rules/scoring.hpp"
#include "tests/engine/table.hpp"

namespace bastide::testing::variants_test {
namespace {

constexpr ExpansionMask with_inns = expansion_bit(Expansion::inns_cathedrals);
constexpr ExpansionMask with_traders = expansion_bit(Expansion::traders_builders);

// ---- VAR-2: drawing for the first turn ----------------------------------------------------------

TEST(Variants, VAR_2_most_roads_begin_and_ties_draw_again) {
  bastide::Setup setup;
  setup.players = 3;
  setup.options.first_by_draw = true;
  const auto game = make_game(catalogue(), setup);
  ASSERT_TRUE(game);
  State state = initial_state(*game);
  const State before = state;
  const auto drawing = [&](std::string_view id) {
    TypeIndex type = 0;
    while (game->types[type].id != id) ++type;
    return draw_action(type);
  };
  const auto draw = [&](std::string_view id) {
    ASSERT_EQ(refusal(*game, state, drawing(id)), Rule::none);
    apply(*game, state, drawing(id));
  };
  EXPECT_EQ(decision(*game, state).phase, Phase::first_draw);
  EXPECT_TRUE(decision(*game, state).chance);
  draw("base/FRRR");  // three segments
  draw("base/FFRR");
  draw("base/FRRR");
  EXPECT_EQ(decision(*game, state).phase, Phase::first_draw);
  draw("base/RRRR");
  // It is the only copy, and not shuffled back yet.
  EXPECT_EQ(refusal(*game, state, drawing("base/RRRR")), Rule::VAR_2);
  draw("base/FFRR");
  EXPECT_EQ(decision(*game, state).phase, Phase::draw);
  EXPECT_EQ(state.active, red);
  EXPECT_EQ(state.bag_total, before.bag_total);
  EXPECT_EQ(state.chance, 5u);
}

TEST(Variants, VAR_2_not_if_somebody_is_chosen) {
  bastide::Setup setup;
  setup.options.first_by_draw = true;
  setup.first_player = blue;
  const auto game = make_game(catalogue(), setup);
  ASSERT_TRUE(game);
  const State state = initial_state(*game);
  EXPECT_EQ(decision(*game, state).phase, Phase::draw);
  EXPECT_EQ(state.active, blue);
}

// ---- VAR-6: the start tile in the supply --------------------------------------------------------

int start_tiles(ExpansionMask expansions, bool in_supply) {
  Options options;
  options.start_tile_in_supply = in_supply;
  return Table(2, options, catalogue(), expansions).in_bag("base/CRFR");
}

TEST(Variants, VAR_6_the_unused_start_tile_goes_into_the_supply) {
  EXPECT_EQ(start_tiles(0, true), start_tiles(0, false));  // it is used
  for (const Expansion other :
       {Expansion::river, Expansion::river_bb5, Expansion::wheel_of_fortune})
    EXPECT_EQ(start_tiles(expansion_bit(other), true),
              start_tiles(expansion_bit(other), false) + 1);
}

// ---- VAR-9: filling holes -----------------------------------------------------------------------

Options holes(bool on = true) {
  Options options;
  options.holes_give_turns = on;
  return options;
}

// A hole at 0,1; it is red's turn.
Table around_a_hole(Options options, ExpansionMask more = 0) {
  Table t(2, options, catalogue(), more);
  t.play(red, "base/RFRF", {1, 0}, 1);
  t.play(blue, "base/RFRF", {-1, 0}, 1);
  t.play(red, "base/FFFF-monastery", {1, 1}, 0);
  t.play(blue, "base/FFRF-monastery", {-1, 1}, 1);
  t.play(red, "base/FFFF-monastery", {1, 2}, 0);
  t.play(blue, "base/FFFF-monastery", {0, 2}, 0);
  return t;
}

TEST(Variants, VAR_9_whoever_fills_a_hole_goes_on) {
  Table t = around_a_hole(holes());
  EXPECT_FALSE(t.happened(was::hole_turn));
  const int turn = t.state.turn;
  t.play(red, "base/FFFF-monastery", {0, 1}, 0, monk());
  EXPECT_TRUE(t.happened(was::hole_turn));
  EXPECT_EQ(t.state.active, red);
  EXPECT_EQ(t.state.turn, turn);
  ASSERT_EQ(t.phase(), Phase::draw);
  EXPECT_EQ(t.refused(pass_action()), "TURN-1");
  t.play(red, "base/RFRF", {2, 0}, 1, highwayman(west));  // a whole part, with a figure
  EXPECT_EQ(t.state.active, blue);
  EXPECT_EQ(t.state.turn, turn + 1);
}

TEST(Variants, VAR_9_three_sides_are_no_hole) {
  Table t(2, holes());
  t.play(red, "base/RFRF", {1, 0}, 1);
  t.play(blue, "base/RFRF", {-1, 0}, 1);
  t.play(red, "base/FFFF-monastery", {1, 1}, 0);
  t.play(blue, "base/FFRF-monastery", {-1, 1}, 1);
  t.play(red, "base/FFFF-monastery", {0, 1}, 0);  // open to the south
  EXPECT_FALSE(t.happened(was::hole_turn));
  EXPECT_EQ(t.state.active, blue);
}

TEST(Variants, VAR_9_once_a_turn) {
  Table t = around_a_hole(holes());
  t.play(red, "base/FFFF-monastery", {0, 1}, 0);
  t.lay(red, "base/RFRF", {2, 0}, 1);
  t.state.part.holes.filled = true;
  t.deploy(nobody());
  EXPECT_EQ(t.state.active, blue);
  t.lay(blue, "base/RFRF", {-2, 0}, 1);
  t.state.part.holes.filled = true;  // but again in every turn
  t.deploy(nobody());
  EXPECT_EQ(t.state.active, blue);
}

TEST(Variants, VAR_9_not_for_a_tile_that_gives_a_double_turn) {
  Table t = around_a_hole(holes(), with_traders);
  t.lay(red, "base/FFFF-monastery", {0, 1}, 0);
  t.state.part.traders.double_turn_due = true;
  t.deploy(nobody());
  EXPECT_TRUE(t.happened(was::double_turn));
  EXPECT_FALSE(t.happened(was::hole_turn));
  EXPECT_EQ(t.state.active, red);
  t.play(red, "base/RFRF", {2, 0}, 1);
  EXPECT_EQ(t.state.active, blue);
}

TEST(Variants, VAR_9_only_if_agreed) {
  Table t = around_a_hole(holes(false));
  t.play(red, "base/FFFF-monastery", {0, 1}, 0);
  EXPECT_FALSE(t.happened(was::hole_turn));
  EXPECT_EQ(t.state.active, blue);
}

// ---- VAR-11, VAR-12: a board with an edge -------------------------------------------------------

Options board(int width, int height, bool shifts = false, bool walled = false) {
  Options options;
  options.limited_board = true;
  options.board_width = static_cast<u8>(width);
  options.board_height = static_cast<u8>(height);
  options.board_shifts = shifts;
  options.border_closes = walled;
  return options;
}

bool offers(const Table& t, Position at) {
  const std::vector<Action> actions = t.actions();
  return std::any_of(actions.begin(), actions.end(),
                     [at](const Action& action) { return action.at == at; });
}

TEST(Variants, VAR_11_nothing_lies_beyond_the_edge) {
  Table t(2, board(5, 3));
  t.play(red, "base/RFRF", {1, 0}, 1);
  t.play(blue, "base/RFRF", {2, 0}, 1);
  t.draw("base/RFRF");
  EXPECT_EQ(t.refused({3, 0}, 1), "VAR-11");
  EXPECT_FALSE(offers(t, {3, 0}));
  EXPECT_EQ(t.refused({-1, 0}, 1), "");
  EXPECT_EQ(t.refused({0, 2}, 0), "VAR-11");
  EXPECT_EQ(t.refused({0, -2}, 0), "VAR-11");
}

TEST(Variants, VAR_11_the_start_tile_is_in_the_middle) {
  Table t(2, board(4, 6));  // one more to the east and south
  t.draw("base/RFRF");
  for (i16 x = -4; x <= 4; ++x) EXPECT_EQ(t.refused({x, 1}, 0) == "VAR-11", x < -1 || x > 2) << x;
  for (i16 y = -4; y <= 4; ++y) EXPECT_EQ(t.refused({1, y}, 0) == "VAR-11", y < -2 || y > 3) << y;
}

TEST(Variants, VAR_11_or_only_the_size_is_limited) {
  Table t(2, board(3, 9, true));
  t.play(red, "base/RFRF", {1, 0}, 1);
  t.draw("base/RFRF");
  EXPECT_EQ(t.refused({-1, 0}, 1), "");
  EXPECT_TRUE(offers(t, {-1, 0}));
  t.act(place_action({2, 0}, 1));
  t.deploy(nobody());
  t.draw("base/RFRF");
  EXPECT_EQ(t.refused({-1, 0}, 1), "VAR-11");
  EXPECT_FALSE(offers(t, {-1, 0}));
  EXPECT_EQ(t.refused({3, 0}, 1), "VAR-11");
}

TEST(Variants, VAR_11_the_game_ends_when_nothing_fits_any_more) {
  for (u64 seed = 0; seed < 20; ++seed) {
    Table t(2, board(3 + seed % 3, 3, seed % 2 != 0));
    Random random{seed};
    while (!t.state.over) {
      const std::vector<Action> actions = t.actions();
      t.act(actions[random.below(static_cast<u32>(actions.size()))]);
    }
    EXPECT_LE(t.state.board.tiles.size(), 3u * (3 + seed % 3));
    ASSERT_GT(t.state.bag_total, 20);
    for (std::size_t type = 0; type < t.game.types.size(); ++type)
      for (const CellIndex cell : t.state.board.frontier)
        if (t.state.bag[type] > 0) {
          EXPECT_EQ(
              t.game.tables.fit(static_cast<TypeIndex>(type), t.state.board.cells[cell].pattern),
              0);
        }
  }
}

// A road from edge to edge, with red on it.
Table road_across(Options options) {
  Table t(2, options);
  t.play(red, "base/RFRF", {1, 0}, 1, highwayman(east));
  t.play(blue, "base/RFRF", {-1, 0}, 1);
  return t;
}

TEST(Variants, VAR_12_the_edge_closes_what_reaches_it) {
  Table t = road_across(board(3, 5, false, true));
  EXPECT_EQ(t.score(red), 3);
  EXPECT_EQ(t.supply(red), 7);
  ASSERT_EQ(t.scorings(SegmentKind::road).size(), 1u);
  EXPECT_EQ(t.scorings(SegmentKind::road)[0].cause, ScoreCause::completed);
  // A city that faces nothing but the edge.
  t.play(red, "base/FFRF-monastery", {1, 1}, 0);
  t.play(blue, "base/FRRR", {1, 2}, 2, highwayman(north));
  t.play(red, "base/CFFF", {-1, 1}, 3, knight(west));
  EXPECT_EQ(t.score(red), 5);  // a city of one tile
}

TEST(Variants, VAR_12_only_if_agreed_and_only_at_an_edge_that_stays) {
  EXPECT_EQ(road_across(board(3, 5)).score(red), 0);
  EXPECT_EQ(road_across(board(3, 5, true, true)).score(red), 0);
  EXPECT_EQ(road_across(board(5, 5, false, true)).score(red), 0);  // the edge is further away
}

TEST(Variants, VAR_12_a_wall_is_no_tile) {
  Table t(2, board(3, 3, false, true));
  t.play(red, "base/RFRF", {1, 0}, 1);
  t.play(blue, "base/FFFF-monastery", {1, 1}, 0, monk());  // in the corner
  t.play(red, "base/FFFF-monastery", {0, 1}, 0);
  const Node node = t.node({1, 1}, monk());
  EXPECT_EQ(t.state.board.totals[node].open, 5);
  EXPECT_EQ(t.score(blue), 0);
  EXPECT_EQ(evaluate(t.game, t.state, node).value, 4);
}

TEST(Variants, VAR_11_the_computer_player_knows_what_can_still_be_completed) {
  // A city open only to the edge is worth no more than it is now.
  Table t(2, board(3, 3));
  t.play(blue, "base/RFRF", {1, 0}, 1);
  t.draw("base/CFFF");
  t.act(place_action({1, 1}, 1));         // its city looks east, beyond the edge
  t.state.supply[t.state.active][0] = 1;  // too good for a point
  const Action choice = t.choice_of_greedy();
  EXPECT_FALSE(choice == deploy_action(FigureKind::meeple, t.segment({1, 1}, knight(east))));
}

// ---- VAR-7: crossings ---------------------------------------------------------------------------

Options trees(bool open) {
  Options options;
  options.junctions_open = open;
  return options;
}

TEST(Variants, VAR_7_a_crossing_with_trees_does_not_end_roads) {
  for (const bool open : {false, true}) {
    Table t(2, trees(open), catalogue(), with_inns);
    t.play(red, "inns-cathedrals/FRRR-inn", {1, 0}, 0, highwayman(west));
    EXPECT_EQ(t.joined({0, 0}, highwayman(east), {1, 0}, highwayman(south)), open);
    EXPECT_EQ(t.joined({1, 0}, highwayman(east), {1, 0}, highwayman(south)), open);
    t.play(blue, "base/FRRR", {-1, 0}, 0);
    // Between a village and a crossing the road is complete, unless it continues there.
    EXPECT_EQ(t.score(red), open ? 0 : 6);
  }
}

TEST(Variants, VAR_7_a_village_does) {
  Table t(2, trees(true), catalogue(), with_inns);
  t.play(red, "base/FRRR", {1, 0}, 0, highwayman(west));
  EXPECT_FALSE(t.joined({0, 0}, highwayman(east), {1, 0}, highwayman(south)));
}

// ---- VAR-3, VAR-4: tiles in hand ----------------------------------------------------------------

Options hands(bool three) {
  Options options;
  options.draw_early = !three;
  options.hand_of_three = three;
  return options;
}

Action choose(const Table& t, std::string_view tile) { return choose_action(t.type(tile)); }

// Red holds three different tiles, blue three of one type.
Table dealt(ExpansionMask more = 0) {
  Table t(2, hands(true), catalogue(), more);
  for (const char* tile : {"base/RFRF", "base/FFFF-monastery", "base/CFFF"}) t.draw(tile);
  for (int i = 0; i < 3; ++i) t.draw("base/FFRR");
  return t;
}

TEST(Variants, VAR_4_one_of_three_tiles_is_chosen) {
  Table t = dealt();
  ASSERT_EQ(t.phase(), Phase::choose);
  EXPECT_EQ(decision(t.game, t.state).player, red);
  EXPECT_EQ(t.actions().size(), 3u);
  EXPECT_EQ(t.refused(choose(t, "base/FFRR")), "VAR-4");  // blue's
  EXPECT_EQ(t.refused(pass_action()), "TURN-1");
  t.act(choose(t, "base/RFRF"));
  EXPECT_TRUE(t.happened(was::tile_chosen));
  ASSERT_EQ(t.phase(), Phase::place);
  EXPECT_EQ(t.state.drawn, t.type("base/RFRF"));
  EXPECT_EQ(t.state.hands.count[red], 2);
  t.act(place_action({1, 0}, 1));
  t.deploy(nobody());
  // The hand is filled up again before the next turn continues.
  ASSERT_EQ(t.phase(), Phase::draw);
  t.draw("base/CRRR");
  EXPECT_EQ(t.state.hands.count[red], 3);
  // Three tiles of one type are no choice.
  ASSERT_EQ(t.phase(), Phase::place);
  EXPECT_EQ(t.state.active, blue);
  EXPECT_EQ(t.state.drawn, t.type("base/FFRR"));
}

TEST(Variants, VAR_4_the_second_part_comes_from_the_same_hand) {
  Table t = dealt(expansion_bit(Expansion::traders_builders));
  t.act(choose(t, "base/RFRF"));
  t.act(place_action({1, 0}, 1));
  t.state.part.traders.double_turn_due = true;
  t.deploy(nobody());
  EXPECT_EQ(t.state.active, red);
  ASSERT_EQ(t.phase(), Phase::choose);  // nothing has been drawn
  EXPECT_EQ(t.actions().size(), 2u);
}

// Red has closed the only city and earned another part, has nothing for it, and the supply is
// empty.
Table further_part_without_tile(std::string_view blues, bool for_a_hole = false) {
  Options options = hands(false);
  options.holes_give_turns = for_a_hole;
  Table t(2, options, catalogue(), expansion_bit(Expansion::traders_builders));
  t.draw("base/CFFF");
  t.draw(blues);
  t.act(place_action({0, -1}, 2));
  (for_a_hole ? t.state.part.holes.filled : t.state.part.traders.double_turn_due) = true;
  t.empty_bag();
  t.deploy(nobody());
  return t;
}

TEST(Variants, BUILD_14_without_a_tile_only_the_turn_ends) {
  covers("VAR-3", "VAR-4", "VAR-9");
  for (const bool for_a_hole : {false, true}) {
    Table t = further_part_without_tile("base/FFRR", for_a_hole);
    EXPECT_FALSE(t.state.over);
    EXPECT_EQ(t.state.active, blue);
    ASSERT_EQ(t.phase(), Phase::place);
    t.act(t.actions().front());
    t.deploy(nobody());
    EXPECT_TRUE(t.state.over);  // red has nothing for the first part of a turn
  }
}

TEST(Variants, BUILD_14_the_game_ends_if_the_next_player_has_nothing_to_place_either) {
  covers("VAR-4");
  const Table t = further_part_without_tile("base/CCCC-shield");
  EXPECT_TRUE(t.state.over);
  EXPECT_EQ(t.state.hands.count[blue], 1);
}

// Red's hand has been dealt, one of its tiles scored 4 points, and the figure moved from 1 to 5,
// which gives message 7. The bag is empty, and the rest of the hand is `rest`.
Table extra_tile_without_supply(const std::vector<std::string_view>& rest) {
  Table t = dealt(expansion_bit(Expansion::messages));
  put_figure(t.state, red, FigureKind::meeple, t.node({0, 0}, knight(north)));
  t.state.score[red] = 1;
  t.act(choose(t, "base/CFFF"));
  t.act(place_action({0, -1}, 2));
  t.empty_bag();
  t.state.hands.count[red] = static_cast<u8>(rest.size());
  for (std::size_t i = 0; i < rest.size(); ++i) t.state.hands.tiles[red][i] = t.type(rest[i]);
  t.deploy(nobody());
  t.act(move_points_action(0));
  t.act(message_action(7));
  t.act(obey_action());
  return t;
}

TEST(Variants, VAR_4_the_extra_tile_of_message_7_comes_from_the_hand) {
  covers("AMB-78", "MSG-18");
  Table t = extra_tile_without_supply({"base/FFFF-monastery", "base/RFRF"});
  EXPECT_TRUE(t.happened(was::extra_part));
  ASSERT_EQ(t.phase(), Phase::choose);
  EXPECT_EQ(decision(t.game, t.state).player, red);
  t.act(choose(t, "base/RFRF"));
  t.act(place_action({1, 0}, 1));
  t.deploy(highwayman(west));
  EXPECT_TRUE(t.happened(was::extra_part_over));
  EXPECT_EQ(t.state.active, blue);
  EXPECT_EQ(t.state.hands.count[red], 1);
  EXPECT_EQ(t.supply(red), 6);
}

TEST(Variants, AMB_57_without_supply_and_hand_message_7_gives_nothing) {
  Table t = extra_tile_without_supply({});
  EXPECT_FALSE(t.happened(was::extra_part));
  EXPECT_EQ(t.state.active, blue);
  EXPECT_EQ(t.score(red), 5);
}

TEST(Variants, AMB_78_no_tile_of_the_hand_fits) {
  Table t = extra_tile_without_supply({"base/CCCC-shield"});
  EXPECT_TRUE(t.happened(was::extra_part_over));
  EXPECT_FALSE(t.state.over);
  EXPECT_EQ(t.state.active, blue);
}

TEST(Variants, VAR_4_a_tile_that_fits_nowhere_cannot_be_chosen) {
  Table t(2, hands(true));
  for (const char* tile : {"base/CFFF", "base/RFRF", "base/FFRR"}) t.draw(tile);
  for (const char* tile : {"base/CCCC-shield", "base/RFRF", "base/FFRR"}) t.draw(tile);
  t.act(choose(t, "base/CFFF"));
  t.act(place_action({0, -1}, 2));  // closes the only city
  t.deploy(nobody());
  t.draw("base/RFRF");
  ASSERT_EQ(t.phase(), Phase::choose);
  EXPECT_EQ(t.refused(choose(t, "base/CCCC-shield")), "BASE-PLACE-7");
  EXPECT_EQ(t.actions().size(), 2u);
}

TEST(Variants, VAR_3_the_next_tile_is_known) {
  Table t(2, hands(false));
  t.draw("base/CFFF");
  t.draw("base/CCCC-shield");  // blue's, in time to think about it
  ASSERT_EQ(t.phase(), Phase::place);
  EXPECT_EQ(t.state.drawn, t.type("base/CFFF"));
  EXPECT_EQ(t.state.hands.count[blue], 1);
  t.act(place_action({0, -1}, 2));
  t.deploy(nobody());
  ASSERT_EQ(t.phase(), Phase::draw);
  t.draw("base/RFRF");  // red's next
  // Blue's tile no longer fits anywhere and is replaced.
  EXPECT_TRUE(t.happened(was::tile_discarded));
  ASSERT_EQ(t.phase(), Phase::draw);
  t.draw("base/FFRR");
  ASSERT_EQ(t.phase(), Phase::place);
  EXPECT_EQ(t.state.active, blue);
  EXPECT_EQ(t.state.drawn, t.type("base/FFRR"));
  EXPECT_EQ(t.state.hands.count[red], 1);
}

TEST(Variants, VAR_4_hands_are_played_out) {
  covers("VAR-3");  // with the river, hands are dealt when it is finished
  for (u64 seed = 0; seed < 8; ++seed) {
    Table t(3, hands(seed % 2 != 0), catalogue(),
            seed % 4 < 2 ? 0 : expansion_bit(Expansion::river));
    Random random{seed};
    while (!t.state.over) {
      const int in_hand = std::accumulate(t.state.hands.count, t.state.hands.count + 3, 0);
      if (t.state.bag_total > 0 && current_pile(t.state) != main_pile) {
        EXPECT_EQ(in_hand, 0);
      } else if (t.phase() == Phase::choose) {
        EXPECT_GE(t.state.hands.count[t.state.active], 2);
      }
      const std::vector<Action> actions = t.actions();
      t.act(actions[random.below(static_cast<u32>(actions.size()))]);
    }
    EXPECT_EQ(t.state.bag_total, 0);
    // Every tile has been placed or put aside, except those in hand that fitted nowhere.
    const std::size_t in_hand =
        static_cast<std::size_t>(std::accumulate(t.state.hands.count, t.state.hands.count + 3, 0));
    EXPECT_EQ(t.state.board.tiles.size() + t.state.discarded.size() + in_hand, t.game.tile_count);
  }
}

TEST(Variants, VAR_4_the_computer_player_chooses_the_better_tile) {
  Table t(2, hands(true));
  for (const char* tile : {"base/CFFF", "base/FFRR", "base/FFRR"}) t.draw(tile);
  for (int i = 0; i < 3; ++i) t.draw("base/FFRR");
  ASSERT_EQ(t.phase(), Phase::choose);
  EXPECT_EQ(t.choice_of_greedy(), choose(t, "base/CFFF"));  // completes the city at once
}

TEST(Variants, VAR_4_on_paper) {
  const std::string text =
      "bastide-record 1\nplayer red\nplayer blue\noption hand-of-three on\n"
      "draw base/RFRF\ndraw base/FFRR\ndraw base/CFFF\ndraw base/RFRF\ndraw base/RFRF\n"
      "draw base/FFRR\nexpect phase choose\nexpect refused VAR-4: take base/CRRR\n"
      "take base/CFFF\nplace 0,-1 2\n";
  const auto parsed = parse_record(catalogue(), text);
  ASSERT_TRUE(parsed) << parsed.error().code << parsed.error().detail;
  const auto link = encode_link(catalogue(), parsed->record, true);
  ASSERT_TRUE(link);
  const auto decoded = decode_link(catalogue(), *link);
  ASSERT_TRUE(decoded);
  EXPECT_FALSE(decoded->fault);
  EXPECT_EQ(decoded->record, parsed->record);
}

// ---- On paper -----------------------------------------------------------------------------------

TEST(Variants, VAR_11_the_size_of_the_board_is_kept_on_paper) {
  const std::string text =
      "bastide-record 1\nplayer red\nplayer blue\noption limited-board on\n"
      "option board-width 5\noption board-height 30\n";
  const auto parsed = parse_record(catalogue(), text);
  ASSERT_TRUE(parsed);
  const Options& options = parsed->record.setup.options;
  EXPECT_TRUE(options.limited_board);
  EXPECT_EQ(options.board_width, 5);
  EXPECT_EQ(options.board_height, 30);
  const auto again = parse_record(catalogue(), write_record(catalogue(), parsed->record));
  ASSERT_TRUE(again);
  EXPECT_EQ(again->record, parsed->record);
  const auto link = encode_link(catalogue(), parsed->record, true);
  ASSERT_TRUE(link);
  const auto decoded = decode_link(catalogue(), *link);
  ASSERT_TRUE(decoded);
  EXPECT_EQ(decoded->record.setup, parsed->record.setup);
  for (const char* wrong : {"2", "51", "on", "1000000"}) {
    const auto refused = parse_record(
        catalogue(), "bastide-record 1\noption board-width " + std::string(wrong) + "\n");
    ASSERT_FALSE(refused) << wrong;
    EXPECT_EQ(refused.error().code, "record.number");
  }
}

}  // namespace
}  // namespace bastide::testing::variants_test
