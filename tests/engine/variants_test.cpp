// Variants (docs/rules/20-variants.md) that are not tested with the rule that they change.
#include <algorithm>

#include "engine/base/random.hpp"
#include "engine/players/player.hpp"
#include "engine/record/link.hpp"
#include "engine/record/notation.hpp"
#include "engine/rules/scoring.hpp"
#include "tests/engine/table.hpp"

namespace bastide::testing {
namespace {

constexpr ExpansionMask with_inns = expansion_bit(Expansion::inns_cathedrals);
constexpr ExpansionMask with_traders = expansion_bit(Expansion::traders_builders);

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
  EXPECT_FALSE(t.happened(EventKind::hole_turn));
  const int turn = t.state.turn;
  t.play(red, "base/FFFF-monastery", {0, 1}, 0, monk());
  EXPECT_TRUE(t.happened(EventKind::hole_turn));
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
  EXPECT_FALSE(t.happened(EventKind::hole_turn));
  EXPECT_EQ(t.state.active, blue);
}

TEST(Variants, VAR_9_once_a_turn) {
  Table t = around_a_hole(holes());
  t.play(red, "base/FFFF-monastery", {0, 1}, 0);
  t.lay(red, "base/RFRF", {2, 0}, 1);
  t.state.part.hole_filled = true;
  t.deploy(nobody());
  EXPECT_EQ(t.state.active, blue);
  t.lay(blue, "base/RFRF", {-2, 0}, 1);
  t.state.part.hole_filled = true;  // but in every turn anew
  t.deploy(nobody());
  EXPECT_EQ(t.state.active, blue);
}

TEST(Variants, VAR_9_not_for_a_tile_that_gives_a_double_turn) {
  Table t = around_a_hole(holes(), with_traders);
  t.lay(red, "base/FFFF-monastery", {0, 1}, 0);
  t.state.part.double_turn_due = true;
  t.deploy(nobody());
  EXPECT_TRUE(t.happened(EventKind::double_turn));
  EXPECT_FALSE(t.happened(EventKind::hole_turn));
  EXPECT_EQ(t.state.active, red);
  t.play(red, "base/RFRF", {2, 0}, 1);
  EXPECT_EQ(t.state.active, blue);
}

TEST(Variants, VAR_9_only_if_agreed) {
  Table t = around_a_hole(holes(false));
  t.play(red, "base/FFFF-monastery", {0, 1}, 0);
  EXPECT_FALSE(t.happened(EventKind::hole_turn));
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
  // A city that looks at nothing but the edge.
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
  // A city that opens to the edge alone is worth no more than it is.
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
    // Between a village and a crossing the road is complete, unless it goes on there.
    EXPECT_EQ(t.score(red), open ? 0 : 6);
  }
}

TEST(Variants, VAR_7_a_village_does) {
  Table t(2, trees(true), catalogue(), with_inns);
  t.play(red, "base/FRRR", {1, 0}, 0, highwayman(west));
  EXPECT_FALSE(t.joined({0, 0}, highwayman(east), {1, 0}, highwayman(south)));
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
}  // namespace bastide::testing
