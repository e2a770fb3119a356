// Ferries (docs/rules/12-ferries.md).
#include <algorithm>

#include "engine/rules/scoring.hpp"
#include "tests/engine/table.hpp"

namespace bastide::testing::ferries_test {
namespace {

constexpr FigureKind meeple = FigureKind::meeple, builder = FigureKind::builder;
constexpr ExpansionMask with_ferries = expansion_bit(Expansion::ferries);
constexpr ExpansionMask with_traders = expansion_bit(Expansion::traders_builders);
constexpr std::string_view lake = "ferries/FRRR-lake";  // roads east, south, west

Table table(ExpansionMask more = 0, Options options = {}) {
  return Table(3, options, catalogue(), with_ferries | more);
}

Action ferry(const Table& t, Position at, Edge a, Edge b) {
  return ferry_action(at, t.segment(at, highwayman(a)), t.segment(at, highwayman(b)));
}

// Lays a tile with a lake and its ferry.
void lay_lake(Table& t, PlayerIndex player, std::string_view tile, Position at, int rotation,
              Edge a, Edge b, Spot spot = nobody()) {
  t.play(player, tile, at, rotation, spot);
  t.act(ferry(t, at, a, b));
}

bool joined(const Table& t, Position at, Edge a, Edge b) {
  return t.joined(at, highwayman(a), at, highwayman(b));
}

const FeatureTotals& road(const Table& t, Position at, Edge side) {
  return t.state.board.totals[find_root(t.state.board, t.node(at, highwayman(side)))];
}

// The start tile, and a lake east of it whose ferry continues its road to the east.
Table lakeside(ExpansionMask more = 0, Options options = {}) {
  Table t = table(more, options);
  lay_lake(t, green, lake, {1, 0}, 0, west, east);
  return t;
}

bool movable(const Table& t, Position at) {
  const auto actions = t.actions();
  return std::any_of(actions.begin(), actions.end(), [at](const Action& action) {
    return action.kind == ActionKind::ferry && action.at == at;
  });
}

TEST(Ferries, FERRY_1_roads_end_at_the_lake) {
  covers("FERRY-2", "FERRY-5", "SETUP-10");
  Table t = table();
  EXPECT_EQ(t.state.bag_total, 71 + 8);
  t.lay(red, lake, {1, 0}, 0);
  EXPECT_FALSE(joined(t, {1, 0}, west, east));
  EXPECT_FALSE(joined(t, {1, 0}, east, south));
  EXPECT_EQ(road(t, {1, 0}, south).open, 1);
  EXPECT_EQ(road(t, {1, 0}, west).open, 1);  // in the west of the start tile
  EXPECT_EQ(t.phase(), Phase::figure);
  t.deploy(highwayman(south));
  EXPECT_EQ(road(t, {1, 0}, south).strength, 1u);
  EXPECT_EQ(road(t, {1, 0}, east).strength, 0u);
}

TEST(Ferries, FERRY_3_the_new_ferry_is_a_must) {
  covers("FERRY-18", "FERRY-4");
  Table t = table();
  t.play(red, lake, {1, 0}, 0);
  EXPECT_EQ(t.phase(), Phase::ferry_place);
  EXPECT_EQ(decision(t.game, t.state).player, red);
  EXPECT_EQ(t.actions(),
            (std::vector<Action>{ferry(t, {1, 0}, east, south), ferry(t, {1, 0}, east, west),
                                 ferry(t, {1, 0}, south, west)}));
  EXPECT_EQ(t.refused(pass_action()), "FERRY-18");
  EXPECT_EQ(t.refused(ferry(t, {1, 0}, east, east)), "FERRY-3");
  EXPECT_EQ(t.refused(ferry_action({1, 0}, 0, t.segment({1, 0}, farmer(NL)))), "FERRY-3");
  EXPECT_EQ(t.refused(ferry_action({0, 0}, 0, 1)), "FERRY-3");
  const Action backwards = ferry(t, {1, 0}, west, east);
  EXPECT_EQ(listed(t.game, t.state, backwards), ferry(t, {1, 0}, east, west));
  t.act(backwards);
  EXPECT_TRUE(t.happened(was::ferry_placed));
  EXPECT_TRUE(joined(t, {1, 0}, west, east));
  EXPECT_FALSE(joined(t, {1, 0}, west, south));
  EXPECT_EQ(road(t, {1, 0}, west).tiles, 2);  // the lake counts once
  EXPECT_EQ(road(t, {1, 0}, west).open, 2);
}

TEST(Ferries, ABBOT_11_after_the_abbot_has_come_back) {
  constexpr FigureKind abbot = FigureKind::abbot;
  Table t = table(expansion_bit(Expansion::abbot));
  t.play(red, "base/FFFF-monastery", {0, 1}, 0, monk(), abbot);
  t.lay(red, lake, {1, 0}, 0);
  t.act(retrieve_action(abbot, {0, 1}, t.segment({0, 1}, monk())));
  EXPECT_EQ(t.phase(), Phase::ferry_place);
  t.act(ferry(t, {1, 0}, west, east));
  t.play(red, "base/FFFF-monastery", {0, 2}, 0, monk(), abbot);
  t.lay(red, "base/RFRF", {-1, 0}, 1);
  t.act(retrieve_action(abbot, {0, 2}, t.segment({0, 2}, monk())));
  EXPECT_EQ(t.phase(), Phase::ferry_move);
}

TEST(Ferries, EX_FERRY_1_joining_an_occupied_road) {
  covers("FERRY-6");
  Table t = table();
  t.play(blue, "base/RFRF", {-1, 0}, 1, highwayman(east));
  lay_lake(t, red, lake, {1, 0}, 0, east, west, highwayman(east));
  const FeatureTotals& both = road(t, {1, 0}, east);
  EXPECT_EQ(strength_of(both, red), 1);
  EXPECT_EQ(strength_of(both, blue), 1);
}

TEST(Ferries, EX_FERRY_2_the_other_end_is_completed) {
  covers("FERRY-7", "FERRY-5");
  Table t = table();
  t.play(blue, "base/FRRR", {-1, 0}, 0, highwayman(east));
  t.play(green, "base/CFFF", {0, -1}, 2);
  t.play(green, "base/FCFC-shield", {1, -1}, 1, knight(south));
  t.play(green, "base/CFFF", {1, -2}, 2);
  lay_lake(t, red, "ferries/CRRR-lake", {1, 0}, 0, east, south, highwayman(east));
  EXPECT_EQ(t.score(blue), 3);
  EXPECT_EQ(t.score(green), 8);
  EXPECT_EQ(t.supply(blue), 7);
  EXPECT_EQ(t.supply(green), 7);
  EXPECT_EQ(t.supply(red), 6);
}

TEST(Ferries, FERRY_7_what_the_ferry_leads_on_is_not_completed) {
  covers("TURN-5");  // the tile completed the road, and the ferry reopened it
  Table t = table();
  t.play(blue, "base/FRRR", {-1, 0}, 0, highwayman(east));
  lay_lake(t, red, lake, {1, 0}, 0, east, west);
  EXPECT_EQ(t.score(blue), 0);
  EXPECT_EQ(road(t, {1, 0}, east).open, 1);
}

TEST(Ferries, FERRY_7_two_completed_roads_become_one) {
  Table t = table();
  t.play(blue, "base/FRRR", {-1, 0}, 0, highwayman(east));
  for (const i16 x : {i16{0}, i16{1}, i16{2}}) t.play(green, "base/FFFF-monastery", {x, 1}, 0);
  t.play(blue, "base/FRRR", {2, 0}, 2, highwayman(west));
  lay_lake(t, red, lake, {1, 0}, 2, east, west);
  EXPECT_EQ(t.score(blue), 4);  // once: both ends, the start tile, the lake
  EXPECT_EQ(t.scorings(SegmentKind::road).size(), 1u);
}

TEST(Ferries, EX_FERRY_3_parted_again) {
  covers("FERRY-8", "FERRY-9", "FERRY-17");
  Table t = lakeside();
  t.play(blue, "base/RFRF", {2, 0}, 1);
  t.act(pass_action());
  put_figure(t.state, blue, meeple, t.node({2, 0}, highwayman(west)));
  put_figure(t.state, red, meeple, t.node({0, 0}, highwayman(west)));
  t.play(red, "base/RFRF", {-1, 0}, 1);
  EXPECT_EQ(t.phase(), Phase::ferry_move);
  EXPECT_EQ(t.actions(), (std::vector<Action>{pass_action(), ferry(t, {1, 0}, east, south),
                                              ferry(t, {1, 0}, south, west)}));
  EXPECT_EQ(t.refused(ferry(t, {1, 0}, east, west)), "FERRY-9");
  EXPECT_EQ(t.refused(ferry(t, {1, 0}, west, west)), "FERRY-9");
  t.act(ferry(t, {1, 0}, south, west));
  EXPECT_TRUE(t.happened(was::ferry_moved));
  EXPECT_FALSE(joined(t, {1, 0}, west, east));
  EXPECT_TRUE(joined(t, {1, 0}, west, south));
  EXPECT_EQ(road(t, {1, 0}, west).strength, 1u << (4 * red));
  EXPECT_EQ(road(t, {1, 0}, east).strength, 1u << (4 * blue));
  EXPECT_EQ(road(t, {1, 0}, west).tiles, 3);
  EXPECT_EQ(road(t, {1, 0}, east).tiles, 2);
  EXPECT_EQ(t.phase(), Phase::draw);
}

TEST(Ferries, FERRY_9_it_may_leave_the_road_that_was_extended) {
  Table t = lakeside();
  t.play(red, "base/RFRF", {-1, 0}, 1);
  t.act(ferry(t, {1, 0}, east, south));
  EXPECT_TRUE(joined(t, {1, 0}, east, south));
  EXPECT_EQ(road(t, {1, 0}, west).tiles, 3);
  EXPECT_EQ(road(t, {1, 0}, west).open, 1);
}

TEST(Ferries, FERRY_10_the_nearest) {
  Table t = lakeside();
  lay_lake(t, green, lake, {2, 0}, 0, west, east);
  EXPECT_EQ(t.phase(), Phase::ferry_move);
  t.act(pass_action());
  t.play(red, "base/RFRF", {-1, 0}, 1);
  EXPECT_TRUE(movable(t, {1, 0}));
  EXPECT_EQ(t.refused(ferry(t, {2, 0}, south, east)), "FERRY-10");
  EXPECT_EQ(t.refused(ferry_action({0, 0}, 0, 1)), "FERRY-8");
}

TEST(Ferries, FERRY_8_only_of_an_extended_road) {
  Table t = lakeside();
  t.play(red, "base/CFFF", {0, -1}, 2);
  t.play(red, "base/FFFF-monastery", {0, 1}, 0);
  lay_lake(t, green, lake, {0, 2}, 0, west, east);
  t.play(red, "base/RFRF", {-1, 0}, 1);
  EXPECT_TRUE(movable(t, {1, 0}));
  EXPECT_EQ(t.refused(ferry(t, {0, 2}, west, south)), "FERRY-8");
}

TEST(Ferries, FERRY_10_in_each_direction) {
  Table t = table();
  for (const i16 x : {i16{0}, i16{1}, i16{2}}) t.play(green, "base/FFFF-monastery", {x, 1}, 0);
  lay_lake(t, green, lake, {-1, 0}, 0, west, east);
  lay_lake(t, green, lake, {2, 0}, 2, west, east);
  t.play(red, "base/RFRF", {1, 0}, 1);
  EXPECT_TRUE(movable(t, {-1, 0}));
  EXPECT_TRUE(movable(t, {2, 0}));
  // FERRY-11, FERRY-18: each ferry once, none is compulsory
  t.act(ferry(t, {2, 0}, north, east));
  EXPECT_EQ(t.refused(ferry(t, {2, 0}, west, east)), "FERRY-11");
  EXPECT_TRUE(movable(t, {-1, 0}));
  t.act(pass_action());
  EXPECT_EQ(t.phase(), Phase::draw);
}

// A road that forms a ring through a lake, closed by the last tile.
Table ring() {
  Table t = table();
  t.play(green, "base/FFRR", {1, 0}, 0);  // west and south
  lay_lake(t, green, "ferries/RRRR-lake", {1, 1}, 0, north, west);
  t.play(green, "base/RFRF", {0, 1}, 1);
  t.act(pass_action());
  t.play(blue, "base/FFRR", {-1, 1}, 2, highwayman(north));  // north and east
  t.act(pass_action());
  t.play(red, "base/FFRR", {-1, 0}, 3);  // east and south
  return t;
}

TEST(Ferries, FERRY_10_round_a_loop) {
  covers("FERRY-4");  // two ends of the lake, one tile
  Table t = ring();
  EXPECT_EQ(t.actions().size(), 6u);  // one ferry, though reached from both sides
  t.act(pass_action());
  EXPECT_EQ(t.score(blue), 6);
}

TEST(Ferries, FERRY_16_a_loop_is_cut) {
  Table t = ring();
  t.act(ferry(t, {1, 1}, north, east));
  EXPECT_EQ(t.score(blue), 0);
  EXPECT_TRUE(joined(t, {1, 1}, west, east));  // by way of the start tile
  EXPECT_EQ(road(t, {1, 1}, west).open, 1);
  EXPECT_EQ(road(t, {1, 1}, west).tiles, 6);
  Table cut = ring();
  cut.act(ferry(cut, {1, 1}, south, east));  // both ends of what is left lie at the lake
  EXPECT_EQ(cut.score(blue), 6);
  EXPECT_EQ(road(cut, {1, 1}, east).tiles, 1);
}

// Red's builder is on the road west of the lake, so that extending it gives a second part.
Table built(Options options) {
  Table t = lakeside(with_traders, options);
  put_figure(t.state, red, meeple, t.node({0, 0}, highwayman(west)));
  put_figure(t.state, red, builder, t.node({0, 0}, highwayman(west)));
  t.play(red, "base/RFRF", {-1, 0}, 1);
  t.act(ferry(t, {1, 0}, south, west));
  EXPECT_TRUE(t.happened(was::double_turn));
  t.play(red, "base/RFRF", {-2, 0}, 1);
  return t;
}

TEST(Ferries, FERRY_11_once_in_each_part) {
  // also OPT-FERRYTURN
  Table t = built({});
  EXPECT_TRUE(movable(t, {1, 0}));
  Options options;
  options.ferry_once_a_turn = true;
  Table once = built(options);
  EXPECT_EQ(once.phase(), Phase::draw);
  once.play(red, "base/RFRF", {-3, 0}, 1);  // the next turn
  EXPECT_TRUE(movable(once, {1, 0}));
}

TEST(Ferries, FERRY_12_no_chains) {
  covers("FERRY-15");  // a lake beside a lake
  Table t = lakeside();
  lay_lake(t, green, "ferries/RRRR-lake", {1, 1}, 0, north, south);
  EXPECT_EQ(t.phase(), Phase::draw);  // FERRY-14: that road ends at the first lake
  t.play(red, "base/RFRF", {-1, 0}, 1);
  EXPECT_TRUE(movable(t, {1, 0}));
  EXPECT_FALSE(movable(t, {1, 1}));
  t.act(ferry(t, {1, 0}, south, west));
  EXPECT_TRUE(t.joined({-1, 0}, highwayman(west), {1, 1}, highwayman(south)));
  EXPECT_EQ(t.phase(), Phase::draw);
}

TEST(Ferries, FERRY_13_not_the_new_one) {
  Table t = lakeside();
  lay_lake(t, red, lake, {2, 0}, 0, west, south);
  EXPECT_TRUE(movable(t, {1, 0}));
  EXPECT_FALSE(movable(t, {2, 0}));
  EXPECT_EQ(t.refused(ferry(t, {2, 0}, west, east)), "FERRY-13");
}

TEST(Ferries, FERRY_14_a_road_that_only_ends_there) {
  Table t = table();
  lay_lake(t, green, lake, {1, 0}, 0, east, south);
  t.play(red, "base/RFRF", {-1, 0}, 1);
  EXPECT_EQ(t.phase(), Phase::draw);
}

TEST(Ferries, FERRY_15_a_ferry_gives_no_double_turn) {
  covers("BUILD-13", "INT-12");
  Table t = table(with_traders);
  t.play(red, "base/RFRF", {-1, 0}, 1, highwayman(east));
  put_figure(t.state, red, builder, t.node({0, 0}, highwayman(west)));
  lay_lake(t, green, lake, {1, 0}, 0, west, east);
  t.play(blue, "base/RFRF", {2, 0}, 1);
  t.act(ferry(t, {1, 0}, south, east));  // away from the builder's road
  t.play(red, "base/RFRF", {3, 0}, 1);
  t.act(ferry(t, {1, 0}, west, east));  // and back
  EXPECT_FALSE(t.happened(was::double_turn));
  EXPECT_EQ(t.state.active, blue);
}

TEST(Ferries, INT_12_a_lake_beside_the_builder_does) {
  Table t = table(with_traders);
  t.play(red, "base/RFRF", {-1, 0}, 1, highwayman(east));
  put_figure(t.state, red, builder, t.node({0, 0}, highwayman(west)));
  lay_lake(t, red, lake, {1, 0}, 0, south, east);
  EXPECT_TRUE(t.happened(was::double_turn));
}

TEST(Ferries, BUILD_16_a_builder_on_a_road_that_the_new_ferry_may_open) {
  for (const bool opened : {true, false}) {
    Table t = table(with_traders);
    t.play(red, "base/FRRR", {-1, 0}, 0, highwayman(east));
    t.lay(red, lake, {1, 0}, 0);
    EXPECT_EQ(road(t, {1, 0}, west).open, 0);
    EXPECT_EQ(t.refused(highwayman(west), builder), "");
    EXPECT_EQ(t.refused(highwayman(south), builder), "BUILD-2");
    t.deploy(highwayman(west), builder);
    t.act(opened ? ferry(t, {1, 0}, west, east) : ferry(t, {1, 0}, south, east));
    EXPECT_EQ(t.score(red), opened ? 0 : 3);
    EXPECT_EQ(t.supply(red, builder), opened ? 0 : 1);
    EXPECT_FALSE(t.happened(was::double_turn));
    t.play(red, "base/RFRF", {2, 0}, 1);
    if (opened) t.act(pass_action());
    EXPECT_EQ(t.happened(was::double_turn), opened);
  }
}

TEST(Ferries, BUILD_16_a_builder_on_a_road_that_a_moved_ferry_may_open) {
  for (const bool opened : {true, false}) {
    Table t = lakeside(with_traders);
    t.play(blue, "base/FRRR", {2, 0}, 0);
    t.act(pass_action());
    put_figure(t.state, red, meeple, t.node({0, 0}, highwayman(west)));
    t.lay(red, "base/FRRR", {-1, 0}, 0);  // completes the road of four tiles
    EXPECT_EQ(road(t, {-1, 0}, east).open, 0);
    const auto actions = t.actions();
    EXPECT_EQ(std::count(actions.begin(), actions.end(),
                         deploy_action(builder, t.segment({-1, 0}, highwayman(east)))),
              1);
    t.deploy(highwayman(east), builder);
    t.act(opened ? ferry(t, {1, 0}, south, west) : pass_action());
    EXPECT_EQ(t.score(red), opened ? 0 : 4);
    EXPECT_EQ(t.supply(red, builder), opened ? 0 : 1);
  }
}

TEST(Ferries, BUILD_16_no_builder_where_no_ferry_helps) {
  Table t = table(with_traders);
  t.play(red, "base/FRRR", {-1, 0}, 0, highwayman(east));
  t.lay(red, "base/FRRR", {1, 0}, 0);  // a road without a lake
  EXPECT_EQ(t.refused(highwayman(west), builder), "BUILD-16");
  Table city = table(with_traders);
  city.play(red, "base/CFFF", {0, -1}, 2);
  city.play(red, "base/CFFF", {1, -1}, 2, knight(south));
  city.lay(red, "ferries/CRRR-lake", {1, 0}, 0);  // a city beside the lake
  EXPECT_EQ(city.refused(knight(north), builder), "BUILD-16");
}

TEST(Ferries, FERRY_16_completing_a_far_road) {
  covers("TURN-5");
  Table t = lakeside();
  t.play(blue, "base/FRRR", {2, 0}, 0);
  t.act(pass_action());
  put_figure(t.state, blue, meeple, t.node({2, 0}, highwayman(west)));
  EXPECT_EQ(evaluate(t.game, t.state, t.node({2, 0}, highwayman(west))).value, 3);
  t.play(red, "base/RFRF", {-1, 0}, 1);
  t.act(ferry(t, {1, 0}, south, west));
  EXPECT_EQ(t.score(blue), 2);
  EXPECT_EQ(t.supply(blue), 7);
}

TEST(Ferries, FERRY_16_opening_what_the_tile_completed) {
  Table t = lakeside();
  t.play(blue, "base/FRRR", {2, 0}, 0);
  t.act(pass_action());
  put_figure(t.state, blue, meeple, t.node({2, 0}, highwayman(west)));
  put_figure(t.state, red, meeple, t.node({0, 0}, highwayman(west)));
  t.play(red, "base/FRRR", {-1, 0}, 0);  // completes the road of four tiles
  Table stays = t;
  stays.act(pass_action());
  EXPECT_EQ(stays.score(red), 4);
  EXPECT_EQ(stays.score(blue), 4);
  Table split = t;
  split.act(ferry(t, {1, 0}, south, west));  // blue's half stays completed, red's is open
  EXPECT_EQ(split.score(blue), 2);
  EXPECT_EQ(split.score(red), 0);
  EXPECT_EQ(split.supply(red), 6);
  t.act(ferry(t, {1, 0}, south, east));  // the other way round
  EXPECT_EQ(t.score(blue), 0);
  EXPECT_EQ(t.score(red), 3);
}

TEST(Ferries, FERRY_16_a_completed_road_is_reopened) {
  Table t = table();
  t.play(blue, "base/FRRR", {-1, 0}, 0, highwayman(east));
  lay_lake(t, green, lake, {1, 0}, 0, east, south);
  EXPECT_EQ(t.score(blue), 3);
  t.play(red, "base/RFRF", {2, 0}, 1, highwayman(west));
  t.act(ferry(t, {1, 0}, east, west));
  EXPECT_EQ(road(t, {-1, 0}, east).open, 1);
  EXPECT_EQ(road(t, {-1, 0}, east).tiles, 4);
  t.play(red, "base/FRRR", {3, 0}, 0);
  t.act(pass_action());
  EXPECT_EQ(t.score(red), 5);
}

TEST(Ferries, FERRY_17_a_stranded_builder_returns) {
  covers("BUILD-6");
  for (const bool stays : {false, true}) {
    Options options;
    options.builder_stays = stays;
    Table t = lakeside(with_traders, options);
    t.play(blue, "base/RFRF", {2, 0}, 1);
    t.act(pass_action());
    put_figure(t.state, blue, meeple, t.node({2, 0}, highwayman(west)));
    put_figure(t.state, blue, builder, t.node({0, 0}, highwayman(west)));
    t.play(red, "base/RFRF", {-1, 0}, 1);
    t.act(ferry(t, {1, 0}, south, west));
    EXPECT_EQ(t.supply(blue, builder), stays ? 0 : 1);
    EXPECT_EQ(t.supply(blue), 6);
    EXPECT_EQ(road(t, {1, 0}, west).helpers, stays ? 1 << blue : 0);
    EXPECT_EQ(road(t, {1, 0}, east).helpers, 0);
  }
}

TEST(Ferries, FERRY_18_moving_is_voluntary) {
  Table t = lakeside();
  t.play(red, "base/RFRF", {-1, 0}, 1);
  EXPECT_EQ(t.refused(pass_action()), "");
  t.act(pass_action());
  EXPECT_TRUE(joined(t, {1, 0}, west, east));
}

TEST(Ferries, FERRY_19_lakes_are_no_inns) {
  covers("INN-7");
  Table t = lakeside(expansion_bit(Expansion::inns_cathedrals));
  put_figure(t.state, red, meeple, t.node({0, 0}, highwayman(west)));
  t.play(blue, "base/FRRR", {2, 0}, 0);
  t.act(pass_action());
  t.play(blue, "base/FRRR", {-1, 0}, 0);
  t.act(pass_action());
  EXPECT_EQ(t.score(red), 4);
}

TEST(Ferries, INT_14_an_inn_serves_all_that_the_ferry_joins) {
  Table t = lakeside(expansion_bit(Expansion::inns_cathedrals));
  put_figure(t.state, red, meeple, t.node({0, 0}, highwayman(west)));
  t.play(blue, "inns-cathedrals/FRRR-inn", {2, 0}, 0);
  t.act(pass_action());
  t.play(blue, "base/FRRR", {-1, 0}, 0);
  t.act(pass_action());
  EXPECT_EQ(t.score(red), 8);
}

TEST(Ferries, INT_13_mage_and_witch_meet) {
  Table t = lakeside(expansion_bit(Expansion::mage_witch));
  t.play(blue, "base/RFRF", {2, 0}, 1);
  t.act(ferry(t, {1, 0}, south, west));
  t.state.magic.at[0] = t.node({2, 0}, highwayman(west));
  t.state.magic.at[1] = t.node({0, 0}, highwayman(west));
  t.play(red, "base/RFRF", {-1, 0}, 1);
  t.act(ferry(t, {1, 0}, east, west));
  EXPECT_EQ(t.phase(), Phase::separate);
  EXPECT_EQ(decision(t.game, t.state).player, red);
}

TEST(Ferries, INT_15_gold_on_the_lake) {
  Table t = lakeside(expansion_bit(Expansion::gold_mines));
  put_figure(t.state, red, meeple, t.node({0, 0}, highwayman(west)));
  t.play(blue, "base/FRRR", {2, 0}, 0);
  t.act(pass_action());
  t.state.gold.bars.resize(t.state.board.tiles.size());
  t.state.gold.bars[tile_at(t.state.board, {1, 0})] = 1;
  t.play(blue, "base/FRRR", {-1, 0}, 0);
  t.act(pass_action());
  EXPECT_EQ(t.state.gold.won[red], 1);
}

TEST(Ferries, FERRY_11_laying_is_not_moving) {
  // also OPT-FERRYTURN
  Options options;
  options.ferry_once_a_turn = true;
  Table t = table(with_traders, options);
  t.play(red, "base/RFRF", {-1, 0}, 1, highwayman(east));
  put_figure(t.state, red, builder, t.node({0, 0}, highwayman(west)));
  lay_lake(t, red, lake, {1, 0}, 0, west, east);
  t.play(red, "base/RFRF", {2, 0}, 1);
  EXPECT_TRUE(movable(t, {1, 0}));
}

TEST(Ferries, FERRY_20_fields_stay_as_drawn) {
  Table t = table();
  t.play(red, lake, {1, 0}, 0);
  const auto fields = [&t] {
    return std::array<bool, 3>{t.joined({1, 0}, farmer(NL), {1, 0}, farmer(EL)),
                               t.joined({1, 0}, farmer(ER), {1, 0}, farmer(SL)),
                               t.joined({1, 0}, farmer(ER), {1, 0}, farmer(SR))};
  };
  const auto before = fields();
  EXPECT_EQ(before, (std::array<bool, 3>{true, true, false}));
  t.act(ferry(t, {1, 0}, east, west));
  EXPECT_EQ(fields(), before);
}

TEST(Ferries, the_greedy_player_splits_a_road_that_it_would_lose) {
  Table t = lakeside();
  t.play(blue, "base/FRRR", {2, 0}, 0);
  t.act(pass_action());
  put_figure(t.state, blue, meeple, t.node({2, 0}, highwayman(west)));
  put_figure(t.state, blue, meeple, t.node({2, 0}, highwayman(west)));
  put_figure(t.state, red, meeple, t.node({0, 0}, highwayman(west)));
  t.lay(red, "base/FRRR", {-1, 0}, 0);
  t.empty_bag();
  t.deploy(nobody());
  EXPECT_EQ(t.choice_of_greedy().kind, ActionKind::ferry);
}

}  // namespace
}  // namespace bastide::testing::ferries_test
