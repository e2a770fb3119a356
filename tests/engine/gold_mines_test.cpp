// Gold Mines (docs/rules/13-gold-mines.md).
#include <algorithm>

#include "engine/players/player.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/rules/set.hpp"
#include "tests/engine/table.hpp"

namespace bastide::testing::gold_mines_test {
namespace {

constexpr FigureKind meeple = FigureKind::meeple, abbot = FigureKind::abbot;
constexpr ExpansionMask with_gold = expansion_bit(Expansion::gold_mines);
constexpr ExpansionMask with_abbot = expansion_bit(Expansion::abbot);
constexpr ExpansionMask with_traders = expansion_bit(Expansion::traders_builders);

Table table(ExpansionMask more = 0, Options options = {}) {
  return Table(2, options, catalogue(), with_gold | more);
}

int bars(const Table& t, Position at) {
  const TileIndex tile = tile_at(t.state.board, at);
  return tile < t.state.gold.bars.size() ? t.state.gold.bars[tile] : 0;
}

void put_bars(Table& t, Position at, u8 count) {
  t.state.gold.bars.resize(t.state.board.tiles.size(), 0);
  t.state.gold.bars[tile_at(t.state.board, at)] = count;
}

int won(const Table& t, PlayerIndex player) { return t.state.gold.won[player]; }

// The positions of the first and the last event of a kind in the list.
using What = bool(const Event&);

int first(const Table& t, What what) {
  int i = 0;
  while (!what(t.events[static_cast<std::size_t>(i)])) ++i;
  return i;
}
int last(const Table& t, What what) {
  int i = static_cast<int>(t.events.size()) - 1;
  while (!what(t.events[static_cast<std::size_t>(i)])) --i;
  return i;
}

const PhaseRow& row(const Table& t, Phase phase) {
  return **std::find_if(t.game.phases.begin(), t.game.phases.end(),
                        [phase](const PhaseRow* r) { return r->phase == phase; });
}

// ---- Two bars for every mine --------------------------------------------------------------------

TEST(GoldMines, EX_GOLD_1_one_there_and_one_beside) {
  covers("GOLD-1", "GOLD-2", "SETUP-10");
  Table t = table();
  EXPECT_TRUE(t.state.gold.bars.empty());
  t.play(red, "base/RFRF", {1, 0}, 1);
  t.play(blue, "base/FFFF-monastery", {1, 1}, 0);
  t.lay(red, "gold-mines/FRRF-monastery", {2, 0}, 1);
  ASSERT_EQ(t.phase(), Phase::gold_place);
  EXPECT_EQ(bars(t, {2, 0}), 1);
  EXPECT_EQ(t.actions(), (std::vector<Action>{gold_action({1, 0}), gold_action({1, 1})}));
  Action sloppy = gold_action({1, 1});
  sloppy.what = sloppy.where = sloppy.value = 7;
  EXPECT_EQ(listed(t.game, t.state, sloppy), gold_action({1, 1}));
  EXPECT_EQ(t.refused(gold_action({0, 0})), "GOLD-1");
  EXPECT_EQ(t.refused(gold_action({2, 0})), "GOLD-1");
  EXPECT_EQ(t.refused(gold_action({3, 0})), "GOLD-1");
  EXPECT_EQ(t.refused(pass_action()), "GOLD-1");
  EXPECT_EQ(t.refused(monk()), "TURN-1");
  t.act(gold_action({1, 1}));
  EXPECT_EQ(bars(t, {1, 1}), 1);
  EXPECT_EQ(bars(t, {1, 0}), 0);
  EXPECT_EQ(t.phase(), Phase::figure);  // S3 comes before S6
}

TEST(GoldMines, GOLD_3_several_bars_on_one_tile) {
  // With only one tile around there is nothing to decide.
  Table t = table();
  t.lay(red, "gold-mines/FRRF-monastery", {1, 0}, 1);
  EXPECT_EQ(t.phase(), Phase::figure);
  t.deploy(nobody());
  t.lay(blue, "gold-mines/RRRR-two-curves", {-1, 0}, 0);
  EXPECT_EQ(t.phase(), Phase::figure);
  EXPECT_EQ(bars(t, {0, 0}), 2);
  EXPECT_EQ(bars(t, {1, 0}), 1);
  EXPECT_EQ(bars(t, {-1, 0}), 1);
}

TEST(GoldMines, GOLD_14_nothing_around) {
  Table t = table();
  t.state.board.tiles[0].type = t.type("gold-mines/CRRC");  // the start tile, alone
  t.state.placed = 0;
  EXPECT_EQ(row(t, Phase::gold_place).enter(t.game, t.state, nullptr), Next::advance);
  EXPECT_EQ(bars(t, {0, 0}), 1);
}

TEST(GoldMines, a_tile_without_a_mine_brings_none) {
  Table t = table();
  t.play(red, "base/RFRF", {1, 0}, 1);
  EXPECT_TRUE(t.state.gold.bars.empty());
  Table without(2);  // the expansion is not in play
  EXPECT_EQ(without.game.types.size(), Table(2).game.types.size());
  for (const TileType& type : without.game.types) EXPECT_FALSE(type.gold);
}

// ---- Whoever completes a feature takes its bars -------------------------------------------------

// The start city is about to be completed by red's tile, which has two bars on it; one more is on a
// tile beside it.
Table small_city(const Options& options = {}) {
  Table t = table(0, options);
  t.lay(red, "base/CFFF", {0, -1}, 2);
  put_bars(t, {0, -1}, 2);
  put_bars(t, {0, 0}, 1);
  return t;
}

TEST(GoldMines, EX_GOLD_2_a_single_owner_takes_all) {
  covers("GOLD-5", "GOLD-6", "GOLD-10");
  Table t = small_city();
  t.deploy(knight(south));
  EXPECT_EQ(won(t, red), 3);
  EXPECT_EQ(bars(t, {0, 0}) + bars(t, {0, -1}), 0);
  EXPECT_EQ(t.phase(), Phase::draw);
  EXPECT_EQ(t.score(red), 4);
  EXPECT_LT(first(t, was::scored), first(t, was::gold_taken));
}

TEST(GoldMines, GOLD_4_bars_belong_to_the_tile) {
  // One bar on the tile of the road that is completed, though its city is not.
  Table t = table();
  t.play(red, "base/FRRR", {1, 0}, 0, highwayman(west));
  put_bars(t, {0, 0}, 1);
  put_bars(t, {1, 0}, 1);
  t.play(blue, "base/FRRR", {-1, 0}, 0);
  EXPECT_EQ(won(t, red), 2);
  EXPECT_EQ(won(t, blue), 0);
}

TEST(GoldMines, GOLD_9_without_an_owner_they_stay) {
  covers("INT-56");
  Table t = small_city();
  t.deploy(nobody());
  EXPECT_EQ(bars(t, {0, 0}), 1);
  EXPECT_EQ(bars(t, {0, -1}), 2);
  EXPECT_EQ(won(t, red), 0);
}

TEST(GoldMines, EX_GOLD_3_in_turn_from_the_active_player) {
  covers("GOLD-7", "TURN-6");
  Table t = table();
  t.play(blue, "base/FRRR", {1, 0}, 0, highwayman(west));
  put_figure(t.state, red, meeple, t.node({0, 0}, highwayman(east)));
  put_bars(t, {0, 0}, 2);
  put_bars(t, {1, 0}, 1);
  t.play(red, "base/FRRR", {-1, 0}, 0);
  EXPECT_EQ(won(t, red), 2);
  EXPECT_EQ(won(t, blue), 1);
  EXPECT_LT(last(t, was::scored), first(t, was::gold_taken));
}

// Red's tile at 1,0 completes a road shared by both, with a bar at 0,0, and one of blue alone, with
// a bar at 1,1; the tile itself has another bar.
Table two_roads(const Options& options = {}) {
  Table t = table(0, options);
  t.play(red, "base/FRRR", {-1, 0}, 0, highwayman(east));
  t.play(blue, "base/FFFF-monastery", {0, 1}, 0);
  t.play(blue, "base/FFRF-monastery", {1, 1}, 2, highwayman(north));
  put_figure(t.state, blue, meeple, t.node({0, 0}, highwayman(east)));
  t.lay(red, "base/FRRR", {1, 0}, 0);
  for (const Position at : {Position{0, 0}, Position{1, 0}, Position{1, 1}}) put_bars(t, at, 1);
  t.deploy(nobody());
  return t;
}

TEST(GoldMines, GOLD_7_rounds_over_several_features) {
  covers("GOLD-8", "TURN-8");
  Table t = two_roads();
  ASSERT_EQ(t.phase(), Phase::gold_award);
  EXPECT_EQ(won(t, red), 1);  // both claim the same bars, so nothing was asked
  EXPECT_EQ(decision(t.game, t.state).player, blue);
  EXPECT_EQ(t.actions(), (std::vector<Action>{gold_action({1, 1}), gold_action({1, 0})}));
  const Meaning bar = meaning_of(t.game, t.state, gold_action({1, 1}));
  EXPECT_EQ(bar.piece, Piece::gold);
  EXPECT_EQ(bar.from, tile_place(tile_at(t.state.board, {1, 1})));
  EXPECT_EQ(bar.to, supply_place(blue));
  EXPECT_EQ(t.refused(gold_action({0, 0})), "GOLD-5");  // that one has been taken
  EXPECT_EQ(t.refused(gold_action({-1, 0})), "GOLD-5");
  EXPECT_EQ(t.refused(gold_action({9, 9})), "GOLD-5");
  EXPECT_EQ(t.refused(pass_action()), "GOLD-7");
  EXPECT_EQ(t.refused(deploy_action(meeple, 0)), "TURN-1");
  Table modest = t;
  t.act(gold_action({1, 0}));
  EXPECT_EQ(won(t, red), 1);
  EXPECT_EQ(won(t, blue), 2);
  modest.act(gold_action({1, 1}));
  EXPECT_EQ(won(modest, red), 2);
  EXPECT_EQ(won(modest, blue), 1);
  for (const Table* end : {&t, &modest}) {
    EXPECT_EQ(end->phase(), Phase::draw);
    EXPECT_TRUE(end->state.gold.claims.empty());
    EXPECT_EQ(end->state.active, blue);
  }
}

TEST(GoldMines, GOLD_8_only_where_one_is_entitled) {
  Table t = two_roads();
  t.state.gold.claims[tile_at(t.state.board, {1, 0})] = 1u << red;
  EXPECT_EQ(t.refused(gold_action({1, 0})), "GOLD-7");
}

TEST(GoldMines, GOLD_8_bars_with_the_same_claimants_are_one_choice) {
  Table t = two_roads();
  t.state.gold.bars[tile_at(t.state.board, {0, 0})] = 1;  // as if it had not been taken
  EXPECT_EQ(t.actions(), (std::vector<Action>{gold_action({0, 0}), gold_action({1, 1})}));
  EXPECT_EQ(t.refused(gold_action({1, 0})), "");
  EXPECT_EQ(listed(t.game, t.state, gold_action({1, 0})), gold_action({0, 0}));
}

TEST(GoldMines, OPT_GOLDPICK_automatic) {
  Options options;
  options.gold_taken_automatically = true;
  const Table t = two_roads(options);
  EXPECT_EQ(t.phase(), Phase::draw);
  EXPECT_EQ(won(t, red), 1);
  EXPECT_EQ(won(t, blue), 2);  // the one that red also claimed came first
}

TEST(GoldMines, GOLD_5_around_a_monastery) {
  covers("INT-19");  // two owners share them
  Table t(2, {}, odd_catalogue({{"base/CRFR", 1}, {"base/FFFF-monastery", 12}}), with_gold);
  t.play(red, "base/FFFF-monastery", {0, 1}, 0);
  t.play(red, "base/FFFF-monastery", {0, 2}, 0, monk());
  put_figure(t.state, blue, meeple, t.node({0, 2}, monk()));
  for (const Position at : {Position{-1, 1}, Position{1, 1}, Position{-1, 2}, Position{1, 2},
                            Position{-1, 3}, Position{0, 3}})
    t.play(blue, "base/FFFF-monastery", at, 0);
  for (const Position at : {Position{0, 0}, Position{0, 1}, Position{0, 2}, Position{-1, 3}})
    put_bars(t, at, 1);
  t.play(blue, "base/FFFF-monastery", {1, 3}, 0);
  EXPECT_EQ(won(t, blue), 2);
  EXPECT_EQ(won(t, red), 1);
  EXPECT_EQ(bars(t, {0, 0}), 1);  // too far away
}

TEST(GoldMines, INT_15_a_road_across_a_lake) {
  Table t = table(expansion_bit(Expansion::ferries));
  t.play(red, "base/FRRR", {-1, 0}, 0, highwayman(east));
  t.play(blue, "base/FFFF-monastery", {0, 1}, 0);
  t.play(blue, "base/FFRF-monastery", {1, 1}, 2);
  t.lay(blue, "ferries/FRRR-lake", {1, 0}, 0);
  put_bars(t, {1, 0}, 1);
  put_bars(t, {1, 1}, 1);
  t.deploy(nobody());
  t.act(ferry_action({1, 0}, t.segment({1, 0}, highwayman(south)),
                     t.segment({1, 0}, highwayman(west))));
  EXPECT_EQ(won(t, red), 2);
}

// The garden on the tile above the start tile, with red's abbot and all surrounding tiles but the
// one at -1,-2.
Table walled_garden() {
  Table t(2, {},
          odd_catalogue({{"base/CRFR", 1},
                         {"base/CFFF+garden", 1},
                         {"base/FFRF-monastery", 2},
                         {"base/FFFF-monastery", 8}}),
          with_gold | with_abbot);
  t.play(red, "base/CFFF+garden", {0, -1}, 2, garden(), abbot);
  t.play(blue, "base/FFRF-monastery", {1, 0}, 1);
  t.play(blue, "base/FFRF-monastery", {-1, 0}, 3);
  for (const Position at : {Position{-1, -1}, Position{1, -1}, Position{0, -2}, Position{1, -2}})
    t.play(blue, "base/FFFF-monastery", at, 0);
  put_bars(t, {0, -1}, 1);
  put_bars(t, {1, -2}, 1);
  return t;
}

TEST(GoldMines, GOLD_5_around_a_garden) {
  covers("AMB-18");
  Table t = walled_garden();
  t.play(blue, "base/FFFF-monastery", {-1, -2}, 0);
  EXPECT_EQ(t.supply(red, abbot), 1);
  EXPECT_EQ(won(t, red), 2);
}

TEST(GoldMines, INT_17_no_bars_for_an_abbot_taken_back) {
  covers("ABBOT-10");
  Table t = walled_garden();
  t.lay(red, "base/FFFF-monastery", {2, 0}, 0);
  t.act(retrieve_action(abbot, {0, -1}, t.segment({0, -1}, garden())));
  EXPECT_EQ(t.supply(red, abbot), 1);
  EXPECT_EQ(won(t, red), 0);
  EXPECT_EQ(bars(t, {0, -1}), 1);
}

TEST(GoldMines, claims_end_with_the_part) {
  // Goods and gold of one city; the builder's second part starts without claims.
  Table t = table(with_traders);
  t.lay(red, "base/CFFF", {0, -1}, 2);
  put_bars(t, {0, -1}, 1);
  t.deploy(knight(south));
  EXPECT_EQ(won(t, red), 1);
  EXPECT_TRUE(t.state.gold.claims.empty());
  EXPECT_EQ(t.state.part.gold.taker, no_player);
}

// ---- What bars are worth ------------------------------------------------------------------------

TEST(GoldMines, GOLD_13_counted_after_all_else) {
  covers("GOLD-11");
  Table t = table();
  t.play(blue, "base/FFFF-monastery", {0, 1}, 0, farmer(NL));
  t.play(red, "base/FRRR", {1, 0}, 0, highwayman(east));
  t.state.score[red] = 102 - 1;  // the road scores the other
  t.state.gold.won[red] = 7;
  put_bars(t, {1, 0}, 2);  // on an unfinished road of red's
  t.play_last(blue, "base/FFFF-monastery", {0, 2}, 0);
  EXPECT_EQ(t.score(red), 123);
  EXPECT_EQ(t.score(blue), 0);
  const Event& gold = t.events[static_cast<std::size_t>(last(t, was::scored))];
  EXPECT_EQ(gold.scoring.cause, ScoreCause::gold);
  EXPECT_EQ(gold.scoring.tiles, 7);
  EXPECT_EQ(gold.scoring.per_tile, 3);
  EXPECT_EQ(gold.scoring.owners, 1u << red);
}

TEST(GoldMines, GOLD_12_the_table) {
  const int worth[][2] = {{0, 0},  {1, 1},  {2, 2},  {3, 3},   {4, 8},   {5, 10}, {6, 12},
                          {7, 21}, {8, 24}, {9, 27}, {10, 40}, {11, 44}, {16, 64}};
  for (const auto& [count, points] : worth) {
    Table t = table();
    t.state.gold.won[blue] = static_cast<u8>(count);
    t.play_last(red, "base/RFRF", {1, 0}, 1);
    EXPECT_EQ(t.score(blue), points) << count;
    EXPECT_EQ(t.score(red), 0);
  }
}

// ---- The computer player ------------------------------------------------------------------------

TEST(GoldMines, greedy_takes_what_others_want_too) {
  const Table t = two_roads();
  Random random{1};
  const PlayerKind* const greedy = find_player_kind("greedy");
  ASSERT_TRUE(greedy);
  EXPECT_EQ(greedy->choose(t.game, determinize(t.state, 7), random, {}).action,
            gold_action({1, 0}));
}

TEST(GoldMines, greedy_puts_the_second_bar_where_it_will_take_it) {
  Table t = table();
  t.play(red, "base/FFFF-monastery", {0, 1}, 0);
  t.play(red, "base/RFRF", {1, 0}, 1, highwayman(east));
  t.lay(red, "gold-mines/FRRF-monastery", {-1, 0}, 0);
  ASSERT_EQ(t.phase(), Phase::gold_place);
  Random random{1};
  const PlayerKind* const greedy = find_player_kind("greedy");
  ASSERT_TRUE(greedy);
  EXPECT_EQ(greedy->choose(t.game, determinize(t.state, 7), random, {}).action,
            gold_action({0, 0}));  // on red's road, not on the empty monastery
}

}  // namespace
}  // namespace bastide::testing::gold_mines_test
