// The River, the abbot, Inns & Cathedrals, Traders & Builders (docs/rules/05 to 09), and how they
// interact (docs/rules/21-interactions.md).
#include <algorithm>

#include "engine/base/random.hpp"
#include "engine/players/player.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/rules/set.hpp"
#include "tests/engine/table.hpp"

namespace bastide::testing::expansions_test {
namespace {

constexpr FigureKind meeple = FigureKind::meeple, big = FigureKind::big_meeple,
                     abbot = FigureKind::abbot, builder = FigureKind::builder,
                     pig = FigureKind::pig;
constexpr ExpansionMask with_river = expansion_bit(Expansion::river);
constexpr ExpansionMask with_abbot = expansion_bit(Expansion::abbot);
constexpr ExpansionMask with_inns = expansion_bit(Expansion::inns_cathedrals);
constexpr ExpansionMask with_traders = expansion_bit(Expansion::traders_builders);

Table table(ExpansionMask expansions, int players = 2, Options options = {}) {
  return Table(players, options, catalogue(), expansions);
}

Spot river(Edge side) { return {SegmentKind::river, static_cast<int>(side), true}; }

// Leaves only these tiles of the river in the supply.
void leave_of_river(Table& t, const std::vector<std::string_view>& kept) {
  for (std::size_t i = 0; i < t.game.types.size(); ++i) {
    if (t.game.pile[i] == main_pile) continue;
    const bool keep = std::find(kept.begin(), kept.end(), t.game.types[i].id) != kept.end();
    while (!keep && t.state.bag[i] > 0) {
      --t.state.bag[i];
      --t.state.bag_total;
      --t.state.ahead[static_cast<std::size_t>(t.game.pile[i])];
    }
  }
}

void put(Table& t, PlayerIndex owner, FigureKind kind, Node node) {
  put_figure(t.state, owner, kind, node);
}

// ---- The River ----------------------------------------------------------------------------------

TEST(River, RIVER_1_the_spring_lies_first) {
  covers("RIVER-2", "SETUP-4");
  Table t = table(with_river);
  ASSERT_EQ(t.state.board.tiles.size(), 1u);
  EXPECT_EQ(t.state.board.tiles[0].type, t.type("river-c3/RRVF-spring"));
  EXPECT_EQ(t.in_bag("river-c3/RRVF-spring"), 0);
  EXPECT_EQ(t.in_bag("base/CRFR"), 3);
  EXPECT_EQ(t.state.bag_total, 71 + 11);
}

TEST(River, RIVER_3_it_is_drawn_first) {
  covers("RIVER-10", "RIVER-14");
  Table t = table(with_river);
  for (const Action& action : t.actions()) EXPECT_EQ(t.game.pile[action.what], 0);
  EXPECT_EQ(t.actions().size(), 9u);
  EXPECT_EQ(t.refused(draw_action(t.type("base/RFRF"))), "RIVER-14");
  EXPECT_EQ(t.refused(draw_action(t.type("river-c3/VFFF-lake"))), "RIVER-10");
  for (u64 seed = 0; seed < 50; ++seed)
    EXPECT_EQ(t.game.pile[chance_outcome(t.game, determinize(t.state, seed)).what], 0);
}

TEST(River, RIVER_4_it_continues_from_its_open_end) {
  Table t = table(with_river);
  t.draw("river-c3/VFVF");
  EXPECT_EQ(t.actions(), (std::vector<Action>{place_action({0, 1}, 0)}));
  EXPECT_EQ(t.refused({-1, 0}, 0), "RIVER-4");
  t.act(place_action({0, 1}, 0));
  t.deploy(nobody());
  t.draw("river-c3/VRVR");
  for (const Action& action : t.actions()) EXPECT_EQ(action.at, (Position{0, 2}));
}

// Spring, then to the west: the next bend may go back north, beside the spring.
void bend_west(Table& t) { t.play(red, "river-c3/VFFV", {0, 1}, 0); }

TEST(River, RIVER_5_not_into_itself) {
  Table t = table(with_river);
  t.play(red, "river-c3/RVVR", {0, 1}, 2);
  t.draw("river-c3/FVVF+garden");
  EXPECT_EQ(t.refused({-1, 1}, 3), "RIVER-5");  // it would flow up beside the spring
  EXPECT_EQ(t.actions(), (std::vector<Action>{place_action({-1, 1}, 0)}));
  t.act(place_action({-1, 1}, 0));
  t.deploy(nobody());
  t.draw("river-c3/VFFV");
  EXPECT_EQ(t.refused({-1, 2}, 1), "RIVER-5");
  EXPECT_EQ(t.refused({-1, 2}, 0), "");
}

// The river winds back in a loop as soon as tiles leave it no other way.
void wind(Table& t, std::size_t tiles) {
  constexpr struct {
    std::string_view tile;
    Position at;
    int rotation;
  } laid[] = {{"river-c3/RVVR", {0, 1}, 2},         {"river-c3/VFFV", {-1, 1}, 2},
              {"river-c3/CVRV", {-1, 2}, 1},        {"river-c3/VFVF", {-1, 3}, 0},
              {"river-c3/FVVF+garden", {-1, 4}, 3}, {"river-c3/CVCV", {0, 4}, 0},
              {"river-c3/CCVV", {1, 4}, 1},         {"river-c3/VRVR", {1, 3}, 0}};
  for (std::size_t i = 0; i < tiles; ++i)
    t.play(static_cast<PlayerIndex>(i % 2), laid[i].tile, laid[i].at, laid[i].rotation);
}

TEST(River, AMB_4_and_AMB_6_builder_and_pig_stay_in_big_box_5) {
  for (const bastide::Preset& preset : bastide::presets()) {
    EXPECT_EQ(preset.options.builder_stays, preset.id == "big-box-5") << preset.id;
    EXPECT_EQ(preset.options.pig_stays, preset.id == "big-box-5") << preset.id;
  }
}

TEST(River, RIVER_5_without_room_where_there_is_no_other_place) {
  Table t = table(with_river);
  wind(t, 7);
  t.draw("river-c3/VRVR");  // two cells further on lies a tile to one side
  EXPECT_EQ(t.actions(), (std::vector<Action>{place_action({1, 3}, 0)}));
  Table bent = table(with_river);
  wind(bent, 2);
  bent.draw("river-c3/FVVF+garden");
  EXPECT_EQ(bent.refused({-1, 2}, 3), "RIVER-5");
  Options options;
  options.river_no_uturn = true;
  Table strict = table(with_river, 2, options);
  strict.play(red, "river-c3/RVVR", {0, 1}, 2);
  strict.play(blue, "river-c3/VFFV", {-1, 1}, 2);
  strict.draw("river-c3/FVVF+garden");  // that bend would also be a U-turn
  EXPECT_EQ(strict.actions(), bent.actions());
}

TEST(River, RIVER_5_not_towards_the_border_of_a_limited_board) {
  covers("VAR-11");
  Options options;
  options.limited_board = true;
  Table t = table(with_river, 2, options);
  t.state.board.bounds = {-2, -4, 5, 5};
  t.play(red, "river-c3/VFVF", {0, 1}, 0);
  t.draw("river-c3/VFFV");
  EXPECT_EQ(t.refused({0, 2}, 0), "");
  t.state.board.bounds.left = -1;
  EXPECT_EQ(t.refused({0, 2}, 0), "RIVER-5");
  EXPECT_EQ(t.refused({0, 2}, 1), "");
}

// AMB-3
TEST(River, RIVER_17_is_the_rule_of_big_box_5) {
  for (const bastide::Preset& preset : bastide::presets())
    EXPECT_EQ(preset.options.river_never_back,
              (preset.expansions & expansion_bit(Expansion::river_bb5)) != 0)
        << preset.id;
}

// How many random games lose a tile of the river.
int games_that_lose_tiles(const bastide::Setup& setup, u64 games) {
  auto game = make_game(catalogue(), setup);
  int losing = 0;
  for (u64 n = 0; n < games; ++n) {
    game->setup.seed = random_at(1, n);
    State state = initial_state(*game);
    Random random{random_at(2, n)};
    while (current_pile(state) != main_pile || state.drawn != no_type)
      if (const Decision d = decision(*game, state); d.chance)
        apply(*game, state, chance_outcome(*game, state));
      else
        apply(*game, state, random_action(*game, state, random));
    losing += !state.discarded.empty();
  }
  return losing;
}

TEST(River, RIVER_5_hardly_ever_gets_stuck) {
  bastide::Setup setup;
  for (const bool no_uturn : {false, true}) {
    setup.options.river_no_uturn = no_uturn;
    for (const ExpansionMask one : {with_river, expansion_bit(Expansion::river_bb5)}) {
      setup.expansions = one;
      EXPECT_LE(games_that_lose_tiles(setup, 500), 7);
    }
    setup.expansions = with_river | expansion_bit(Expansion::river_bb5);
    EXPECT_LE(games_that_lose_tiles(setup, 200), 20);
  }
}

TEST(River, RIVER_17_never_gets_stuck) {
  bastide::Setup setup;
  setup.options.river_never_back = true;
  const ExpansionMask other = expansion_bit(Expansion::river_bb5);
  for (const ExpansionMask rivers : {with_river, other, with_river | other}) {
    setup.expansions = rivers;
    EXPECT_EQ(games_that_lose_tiles(setup, 100), 0);
  }
}

TEST(River, RIVER_6_no_immediate_turn_back) {
  covers("RIVER-8");  // OPT-RIVER
  Options options;
  options.river_no_uturn = true;
  Table t = table(with_river, 2, options);
  bend_west(t);
  t.draw("river-c3/FVVF+garden");
  EXPECT_EQ(t.refused({-1, 1}, 3), "RIVER-6");
  EXPECT_EQ(t.refused({-1, 1}, 0), "");
  Table straight = table(with_river, 2, options);
  bend_west(straight);
  straight.play(blue, "river-c3/VFVF", {-1, 1}, 1);
  straight.draw("river-c3/FVVF+garden");
  EXPECT_EQ(straight.refused({-2, 1}, 3), "");
}

TEST(River, RIVER_7_never_twice_to_one_side) {
  Options options;
  options.river_no_same_turn = true;
  Table t = table(with_river, 2, options);
  bend_west(t);
  t.play(blue, "river-c3/VFVF", {-1, 1}, 1);
  t.draw("river-c3/FVVF+garden");
  EXPECT_EQ(t.refused({-2, 1}, 3), "RIVER-7");
  EXPECT_EQ(t.refused({-2, 1}, 0), "");
}

TEST(River, RIVER_17_never_against_the_way_out_of_the_spring) {
  Options options;
  options.river_never_back = true;
  Table t = table(with_river, 2, options);  // the spring flows south
  bend_west(t);
  t.draw("river-c3/FVVF+garden");
  EXPECT_EQ(t.refused({-1, 1}, 3), "RIVER-17");  // to the north
  EXPECT_EQ(t.refused({-1, 1}, 0), "");
}

TEST(River, RIVER_9_meeples_beside_it_but_never_on_it) {
  Table t = table(with_river);
  t.lay(red, "river-c3/VFVF", {0, 1}, 0);
  EXPECT_EQ(t.refused(river(north)), "RIVER-9");
  EXPECT_EQ(t.refused(farmer(NR)), "");
}

TEST(River, RIVER_10_the_lake_is_drawn_last_like_any_tile) {
  covers("RIVER-11");  // the field runs round the lake
  Table t = table(with_river);
  t.play(red, "river-c3/VFVF", {0, 1}, 0);
  leave_of_river(t, {"river-c3/VFFF-lake"});
  EXPECT_EQ(t.actions(), (std::vector<Action>{draw_action(t.type("river-c3/VFFF-lake"))}));
  t.play(blue, "river-c3/VFFF-lake", {0, 2}, 0, monk());
  EXPECT_TRUE(t.joined({0, 1}, farmer(NR), {0, 1}, farmer(NL)));
  EXPECT_EQ(t.refused(draw_action(t.type("base/RFRF"))), "");
  EXPECT_EQ(t.state.active, red);
}

TEST(River, RIVER_12_bridges_carry_roads_over_it) {
  Table t = table(with_river);
  t.lay(red, "river-c3/VRVR", {0, 1}, 0);
  EXPECT_EQ(t.segment({0, 1}, highwayman(east)), t.segment({0, 1}, highwayman(west)));
  EXPECT_NE(t.segment({0, 1}, farmer(NL)), t.segment({0, 1}, farmer(NR)));
}

// The river comes back to a cell beside a road, where its lake does not fit.
Table stuck_river(Options options = {}) {
  Table t = table(with_river, 2, options);
  wind(t, 8);
  t.play(red, "river-c3/FVRV-monastery", {1, 2}, 1);
  return t;
}

TEST(River, RIVER_13_what_cannot_go_on_is_removed) {
  covers("RIVER-15");
  Table t = stuck_river();
  t.draw("river-c3/VFVF");
  EXPECT_EQ(t.state.discarded.size(), 1u);
  t.draw("river-c3/VFFF-lake");
  EXPECT_EQ(t.state.discarded.size(), 2u);
  EXPECT_EQ(current_pile(t.state), main_pile);
  // Its end stays open.
  t.draw("base/CFFF");
  for (int r = 0; r < 4; ++r) EXPECT_EQ(t.refused({1, 1}, r), "BASE-PLACE-4");
}

TEST(River, RIVER_13_even_if_other_tiles_go_back_to_the_bag) {
  Options options;
  options.return_unplaceable = true;
  const Table t = stuck_river(options);  // neither of the tiles left could ever be laid
  EXPECT_EQ(t.state.discarded.size(), 2u);
  EXPECT_EQ(current_pile(t.state), main_pile);
}

TEST(River, INT_32_a_second_part_draws_from_the_river) {
  covers("INT-33");  // symbols printed on river tiles have their usual effect
  Table t = table(with_river | with_traders | with_abbot);
  wind(t, 4);
  put(t, red, meeple, t.node({0, 1}, highwayman(east)));
  put(t, red, builder, t.node({0, 1}, highwayman(east)));
  // The river comes back beside that road.
  t.play(blue, "river-c3/FVVF+garden", {-1, 4}, 3, garden(), abbot);
  t.play(red, "river-c3/CVCV", {0, 4}, 0);
  t.play(blue, "river-c3/CCVV", {1, 4}, 1);
  t.play(red, "river-c3/VRVR", {1, 3}, 0);
  t.play(blue, "river-c3/VFVF", {1, 2}, 0);
  t.play(red, "river-c3/FVRV-monastery", {1, 1}, 1);
  EXPECT_TRUE(t.happened(was::double_turn));
  EXPECT_EQ(t.state.active, red);
  EXPECT_EQ(t.refused(draw_action(t.type("base/RFRF"))), "RIVER-14");
}

// ---- Abbot and gardens --------------------------------------------------------------------------

TEST(Abbot, ABBOT_1_on_gardens_and_monasteries) {
  covers("SETUP-7", "ABBOT-2", "ABBOT-3", "ABBOT-5");
  Table t = table(with_abbot);
  EXPECT_EQ(t.supply(red, abbot), 1);
  t.lay(red, "base/CFFF+garden", {0, -1}, 2);
  EXPECT_EQ(t.refused(knight(south), abbot), "ABBOT-2");
  EXPECT_EQ(t.refused(farmer(NL), abbot), "ABBOT-2");
  EXPECT_EQ(t.refused(garden()), "ABBOT-3");
  t.deploy(garden(), abbot);
  EXPECT_EQ(t.supply(red, abbot), 0);
  EXPECT_EQ(strength_of(t.state.board.totals[t.node({0, -1}, garden())], red), 1);
  t.lay(blue, "base/FFFF-monastery", {0, 1}, 0);
  EXPECT_EQ(t.refused(monk(), abbot), "");
  EXPECT_EQ(t.refused(deploy_action(abbot, 77)), "BASE-FIG-2");
  t.deploy(monk());
  t.lay(red, "base/FFFF-monastery", {1, 1}, 0);
  EXPECT_EQ(t.refused(monk(), abbot), "BASE-FIG-1");
}

// A garden at 0,-1 with red's abbot, and five tiles around it.
Table abbey() {
  Table t = table(with_abbot);
  t.play(red, "base/CFFF+garden", {0, -1}, 2, garden(), abbot);
  t.play(blue, "base/RFRF", {-1, 0}, 1);
  t.play(blue, "base/RFRF", {1, 0}, 1);
  t.play(blue, "base/FFFF-monastery", {-1, -1}, 0);
  t.play(blue, "base/FFFF-monastery", {1, -1}, 0);
  return t;
}

TEST(Abbot, ABBOT_6_taken_back) {
  covers("ABBOT-7", "ABBOT-10", "ABBOT-14");
  Table t = abbey();
  t.lay(red, "base/RFRF", {2, 0}, 1);
  const Action back = retrieve_action(abbot, {0, -1}, t.segment({0, -1}, garden()));
  EXPECT_EQ(t.actions().back(), back);
  EXPECT_EQ(t.refused(retrieve_action(abbot, {-1, -1}, 1)), "ABBOT-6");
  t.act(back);
  EXPECT_EQ(t.score(red), 6);
  EXPECT_EQ(t.supply(red, abbot), 1);
  EXPECT_EQ(t.phase(), Phase::draw);  // no other figure in this part
  const auto gardens = t.scorings(SegmentKind::garden);
  ASSERT_EQ(gardens.size(), 1u);
  EXPECT_EQ(gardens[0].cause, ScoreCause::retrieved);
  EXPECT_EQ(gardens[0].owners, 1 << red);
}

TEST(Abbot, ABBOT_4_a_garden_scores_like_a_monastery) {
  covers("ABBOT-8");  // what this tile completed scores in full
  Table t = abbey();
  t.play(blue, "base/FFFF-monastery", {0, -2}, 0);
  t.play(blue, "base/FFFF-monastery", {1, -2}, 0);
  t.lay(red, "base/FFRF-monastery", {-1, -2}, 1);
  EXPECT_EQ(t.refused(retrieve_action(abbot, {0, -1}, t.segment({0, -1}, garden()))), "ABBOT-8");
  t.deploy(nobody());
  EXPECT_EQ(t.score(red), 9);
  EXPECT_EQ(t.supply(red, abbot), 1);
}

TEST(Abbot, ABBOT_9_the_abbot_alone_scores) {
  covers("INT-54");  // strengths are compared only when the monastery is completed
  Table t = table(with_abbot);
  t.play(red, "base/FFFF-monastery", {0, 1}, 0, monk(), abbot);
  const Node node = t.node({0, 1}, monk());
  put(t, blue, meeple, node);
  put(t, blue, meeple, node);
  EXPECT_EQ(evaluate(t.game, t.state, node).owners, 1 << blue);
  t.lay(red, "base/RFRF", {1, 0}, 1);
  t.act(retrieve_action(abbot, {0, 1}, t.segment({0, 1}, monk())));
  EXPECT_EQ(t.score(red), 3);
  EXPECT_EQ(t.score(blue), 0);
  EXPECT_EQ(t.supply(blue), 5);
}

TEST(Abbot, ABBOT_12_not_again_in_this_part_but_in_the_next) {
  covers("INT-30");
  Table t = table(with_abbot | with_traders);
  t.play(red, "base/CFFF+garden", {0, -1}, 2, garden(), abbot);
  t.play(red, "base/RFRF", {1, 0}, 1, highwayman(west));
  put(t, red, builder, t.node({1, 0}, highwayman(west)));
  t.lay(red, "base/RFRF", {2, 0}, 1);
  t.act(retrieve_action(abbot, {0, -1}, t.segment({0, -1}, garden())));
  EXPECT_EQ(t.state.active, red);
  t.lay(red, "base/FFFF-monastery", {0, 1}, 0);
  EXPECT_EQ(t.refused(monk(), abbot), "");
}

TEST(Abbot, ABBOT_13_scored_at_the_end) {
  Table t = abbey();
  t.play_last(blue, "base/RFRF", {2, 0}, 1);
  EXPECT_EQ(t.score(red), 6);
}

// ---- Inns, cathedrals, big meeple ---------------------------------------------------------------

// Closes the road of the start tile in the west and leads it through an inn to 3,0.
void lead_road(Table& t, PlayerIndex owner) {
  t.play(owner, "base/FRRR", {-1, 0}, 0, highwayman(east));
  t.play(blue, "inns-cathedrals/FRFR-inn+garden", {1, 0}, 0);
  t.play(blue, "base/RFRF", {2, 0}, 1);
}

TEST(Inns, INN_1_the_scoring_of_a_road_tells_of_its_inns) {
  Table t = table(with_inns);
  lead_road(t, red);
  t.play(blue, "base/FRRR", {3, 0}, 0);
  EXPECT_EQ(t.score(red), 10);
  EXPECT_EQ(t.scorings(SegmentKind::road)[0].inns, 1);
}

TEST(Inns, INN_2_an_unfinished_road_with_an_inn) {
  // also OPT-INNFINAL
  for (const bool ignored : {false, true}) {
    Options options;
    options.inns_ignored_at_end = ignored;
    Table t = table(with_inns, 2, options);
    lead_road(t, red);
    t.play_last(blue, "base/FFFF-monastery", {0, 1}, 0);
    EXPECT_EQ(t.score(red), ignored ? 4 : 0);
  }
}

// A cathedral north of the start tile, with walls to its west and east.
void found_cathedral(Table& t) {
  t.play(red, "inns-cathedrals/CCCC-cathedral", {0, -1}, 0, knight(south));
  t.play(blue, "base/CFFF", {-1, -1}, 1);
  t.play(blue, "base/CFFF", {1, -1}, 3);
}

TEST(Inns, INN_4_the_scoring_of_a_city_tells_of_its_cathedrals) {
  Table t = table(with_inns);
  found_cathedral(t);
  t.play(blue, "base/FCFC-shield", {0, -2}, 1);
  t.play(blue, "base/FCFC-shield", {0, -3}, 1);
  t.play(blue, "base/CFFF", {0, -4}, 2);
  EXPECT_EQ(t.score(red), 27);
  EXPECT_EQ(t.scorings(SegmentKind::city)[0].cathedrals, 1);
}

TEST(Inns, INN_6_an_unfinished_city_with_a_cathedral) {
  // also OPT-INNFINAL
  for (const bool ignored : {false, true}) {
    Options options;
    options.inns_ignored_at_end = ignored;
    Table t = table(with_inns, 2, options);
    found_cathedral(t);
    t.play_last(blue, "base/FCFC-shield", {0, -2}, 1);
    EXPECT_EQ(t.score(red), ignored ? 6 : 0);
  }
}

TEST(Inns, INN_5_two_cathedrals_are_no_more) {
  Table t = table(with_inns);
  found_cathedral(t);
  t.play(blue, "inns-cathedrals/CCCC-cathedral", {0, -2}, 0);
  t.play(blue, "base/CFFF", {-1, -2}, 1);
  t.play(blue, "base/CFFF", {1, -2}, 3);
  t.play(blue, "base/CFFF+garden", {0, -3}, 2);
  EXPECT_EQ(t.score(red), 24);
}

int count_of(const TileType& type, SegmentKind kind) {
  return static_cast<int>(
      std::count_if(type.segments.begin(), type.segments.end(),
                    [kind](const Segment& segment) { return segment.kind == kind; }));
}

TEST(Inns, INN_7_what_is_printed) {
  covers("INN-9", "INN-10", "INN-11");
  Table t = table(with_inns);
  for (const TileType& type : t.game.types) EXPECT_EQ(count_of(type, SegmentKind::lake), 0);
  const TileType& four = t.game.types[t.type("inns-cathedrals/CCCC-four+garden")];
  EXPECT_EQ(count_of(four, SegmentKind::city), 4);
  EXPECT_EQ(count_of(four, SegmentKind::field), 1);
  const TileType& stubs = t.game.types[t.type("inns-cathedrals/CRCR")];
  EXPECT_EQ(count_of(stubs, SegmentKind::road), 2);  // none for the stubs to the cities
  EXPECT_EQ(count_of(stubs, SegmentKind::field), 4);
  const TileType& split = t.game.types[t.type("inns-cathedrals/FRFR-monastery")];
  EXPECT_EQ(count_of(split, SegmentKind::road), 2);
}

TEST(Big, BIG_4_not_on_a_garden) {
  covers("BIG-5");  // it counts as one figure
  Table t = table(with_inns | with_abbot);
  t.lay(red, "base/CFFF+garden", {0, -1}, 2);
  EXPECT_EQ(t.refused(garden(), big), "BIG-4");
  t.deploy(farmer(NL), big);
  EXPECT_EQ(t.state.figures.size(), 1u);
  EXPECT_EQ(t.supply(red), 7);
  t.lay(red, "base/CFFF", {-1, -1}, 0);
  EXPECT_EQ(t.refused(farmer(SL), big), "BASE-FIG-1");
}

// ---- Goods --------------------------------------------------------------------------------------

// A city worth 10 with two grain and one wine; `owner` stands in it, red closes it.
void build_market(Table& t, Spot of_blue) {
  t.play(blue, "traders-builders/FCRC-grain", {0, -1}, 1, of_blue);
  t.play(blue, "traders-builders/CFFC-grain", {0, -2}, 2);
  t.play(blue, "traders-builders/FCFC-wine", {1, -2}, 0);
  t.play(red, "base/CFFF", {2, -2}, 3);
}

TEST(Trade, TRADE_1_goods_come_after_the_points) {
  Table t = table(with_traders);
  build_market(t, knight(south));
  std::string order;
  for (const Event& event : t.events)
    order += was::scored(event)            ? "scored "
             : was::goods_taken(event)     ? "goods "
             : was::figure_returned(event) ? "home "
                                           : "";
  EXPECT_EQ(order, "scored goods goods home ");
}

TEST(Trade, TRADE_2_even_if_nobody_stands_there) {
  covers("INT-56", "BASE-SCORE-5");
  Table t = table(with_traders);
  build_market(t, nobody());
  EXPECT_FALSE(t.happened(was::scored));
  EXPECT_EQ(t.state.traders.goods[red][1], 2);
}

TEST(Trade, TRADE_5_of_several_cities_at_once) {
  Table t = table(with_traders);
  t.play(red, "traders-builders/FCRC-grain", {0, -1}, 1);
  t.play(red, "traders-builders/FCFC-wine", {0, -2}, 1);
  t.play(red, "base/FFFF-monastery", {1, -1}, 0);
  t.play(red, "base/FFFF-monastery", {1, -2}, 0);
  t.play(red, "base/FFFF-monastery", {1, -3}, 0);
  t.play(red, "base/FFFF-monastery", {1, -4}, 0);
  t.play(red, "traders-builders/FCRC-wine", {0, -4}, 1);
  t.play(red, "base/CFFF", {0, -5}, 2);
  EXPECT_EQ(t.state.traders.goods[blue][0], 0);
  t.play(blue, "base/CFCF-two", {0, -3}, 0);
  EXPECT_EQ(t.state.traders.goods[blue][0], 2);
  EXPECT_EQ(t.state.traders.goods[blue][1], 1);
}

TEST(Trade, TRADE_7_nobody_scores_what_nobody_has) {
  Table t = table(with_traders);
  t.play_last(red, "base/FFFF-monastery", {0, 1}, 0);
  EXPECT_FALSE(t.happened(was::scored));
}

// ---- The builder --------------------------------------------------------------------------------

// Red's highwayman and builder on the road east of the start tile.
Table works(int players = 2, ExpansionMask more = 0, Options options = {}) {
  Table t = table(with_traders | more, players, options);
  t.play(red, "base/RFRF", {1, 0}, 1, highwayman(west));
  t.play(blue, "base/FFFF-monastery", {0, 1}, 0);
  t.play(red, "base/RFRF", {2, 0}, 1, highwayman(west), builder);
  t.play(blue, "base/FFFF-monastery", {1, 1}, 0);
  return t;
}

TEST(Build, BUILD_8_a_second_part_of_the_same_turn) {
  Table t = works();
  const int turn = t.state.turn;
  t.play(red, "base/RFRF", {3, 0}, 1);
  EXPECT_EQ(t.state.active, red);
  EXPECT_EQ(t.state.turn, turn);
  EXPECT_TRUE(t.happened(was::double_turn));
  t.play(red, "base/FFFF-monastery", {2, 1}, 0);
  EXPECT_EQ(t.state.active, blue);
  EXPECT_NE(t.state.turn, turn);
}

TEST(Build, BUILD_18_the_bridge_and_its_like) {
  Table t = table(with_traders);
  const TileType& bridge = t.game.types[t.type("traders-builders/RRRR-bridge")];
  EXPECT_EQ(count_of(bridge, SegmentKind::road), 2);
  EXPECT_EQ(count_of(bridge, SegmentKind::field), 4);
  for (const char* id : {"traders-builders/CFRR-bridge", "traders-builders/FRRR-monastery"})
    EXPECT_EQ(count_of(t.game.types[t.type(id)], SegmentKind::field), 3) << id;
  EXPECT_EQ(count_of(t.game.types[t.type("traders-builders/CCCC-cloth-three")], SegmentKind::city),
            3);
}

TEST(Build, BUILD_2_only_with_an_own_meeple) {
  covers("BUILD-3", "BUILD-16");
  Table t = table(with_traders);
  t.play(red, "base/RFRF", {1, 0}, 1, highwayman(west));
  t.lay(blue, "base/FRRR", {2, 0}, 0);
  EXPECT_EQ(t.refused(highwayman(west), builder), "BUILD-2");
  EXPECT_EQ(t.refused(highwayman(south), builder), "BUILD-2");
  EXPECT_EQ(t.refused(farmer(NL), builder), "BUILD-3");
  t.deploy(nobody());
  t.lay(red, "base/FRRR", {-1, 0}, 0);
  EXPECT_EQ(t.refused(highwayman(east), builder), "BUILD-16");
  EXPECT_EQ(t.refused(deploy_action(builder, 50)), "BASE-FIG-2");
  t.deploy(nobody());
  t.lay(blue, "base/FFFF-monastery", {0, 1}, 0);
  EXPECT_EQ(t.refused(monk(), builder), "BUILD-3");
}

TEST(Build, BUILD_4_builders_of_several_players) {
  covers("BUILD-5");
  Table t = works();
  put(t, blue, meeple, t.node({1, 0}, highwayman(west)));
  t.lay(blue, "base/RFRF", {3, 0}, 1);
  EXPECT_EQ(t.refused(highwayman(west), builder), "");
  t.deploy(highwayman(west), builder);
  EXPECT_EQ(t.supply(blue, builder), 0);
  EXPECT_EQ(t.supply(red, builder), 0);  // and stays
  EXPECT_EQ(t.state.active, red);        // the builder was not there before this tile
}

// Takes red's highwayman off the road of works().
void take_highwayman(Table& t) {
  std::size_t i = 0;
  while (t.state.figures[i].kind != meeple || t.state.figures[i].owner != red) ++i;
  remove_figure(t.game, t.state, i, &t.events);
}

TEST(Build, BUILD_6_not_without_its_meeple) {
  // also OPT-BUILDERRETURN
  Table t = works();
  take_highwayman(t);
  EXPECT_EQ(t.supply(red, builder), 1);
  Options options;
  options.builder_stays = true;
  Table other = works(2, 0, options);
  take_highwayman(other);
  EXPECT_EQ(other.supply(red, builder), 0);
  // Alone it neither counts nor scores, and returns when the road is completed.
  other.play(blue, "base/FRRR", {-1, 0}, 0);
  other.play(blue, "base/FRRR", {3, 0}, 0);
  EXPECT_EQ(other.score(red), 0);
  EXPECT_EQ(other.supply(red, builder), 1);
}

TEST(Build, BUILD_8_only_the_active_players_own) {
  covers("BUILD-13");  // only laying a tile triggers it
  Table t = works();
  t.play(blue, "base/RFRF", {3, 0}, 1);
  EXPECT_EQ(t.state.active, red);
  EXPECT_FALSE(t.happened(was::double_turn));
  t.play(red, "base/FFFF-monastery", {2, 1}, 0);  // elsewhere
  EXPECT_EQ(t.state.active, blue);
}

TEST(Build, BUILD_14_no_tile_no_second_part) {
  covers("BASE-END-3");
  Table t = works();
  t.play_last(red, "base/RFRF", {3, 0}, 1);
  EXPECT_TRUE(t.state.over);
  EXPECT_EQ(t.score(red), 4);
}

TEST(Build, BUILD_15_joining_is_extending) {
  Table t = works();
  t.play(blue, "base/FFFF-monastery", {2, 1}, 0);
  t.play(blue, "base/FFFF-monastery", {3, 1}, 0);
  t.play(blue, "base/FFRF-monastery", {4, 1}, 3, nobody());
  t.play(blue, "base/RFRF", {4, 0}, 1, highwayman(east));
  t.play(red, "base/RFRF", {3, 0}, 1);
  EXPECT_EQ(t.state.active, red);
}

TEST(Build, INT_44_goods_in_both_parts) {
  Table t = works();
  t.play(blue, "traders-builders/FCRC-grain", {0, -1}, 1);
  t.play(red, "base/RFRF", {3, 0}, 1);
  t.play(red, "base/CFFF", {0, -2}, 2);
  EXPECT_EQ(t.state.traders.goods[red][1], 1);
}

// ---- The pig ------------------------------------------------------------------------------------

TEST(Pig, PIG_1_only_with_an_own_farmer) {
  covers("PIG-2", "PIG-6", "SETUP-9");
  Table t = table(with_traders);
  t.play(red, "base/FFFF-monastery", {0, 1}, 0, farmer(NL));
  t.lay(blue, "base/FFFF-monastery", {0, 2}, 0);
  EXPECT_EQ(t.refused(farmer(NL), pig), "PIG-1");
  EXPECT_EQ(t.refused(monk(), pig), "PIG-1");
  t.deploy(nobody());
  put(t, blue, meeple, t.node({0, 1}, farmer(NL)));
  put(t, blue, pig, t.node({0, 1}, farmer(NL)));
  t.lay(red, "base/FFFF-monastery", {0, 3}, 0);
  EXPECT_EQ(t.refused(farmer(NL), pig), "");
  t.deploy(farmer(NL), pig);
  EXPECT_EQ(t.supply(red, pig), 0);
  EXPECT_EQ(t.supply(red), 6);
  t.lay(red, "base/FFFF-monastery", {1, 3}, 0);
  EXPECT_EQ(t.refused(farmer(NL), pig), "BASE-FIG-1");
}

TEST(Pig, PIG_3_not_without_its_farmer) {
  // also OPT-PIGRETURN
  for (const bool stays : {false, true}) {
    Options options;
    options.pig_stays = stays;
    Table t = table(with_traders, 2, options);
    t.play(red, "base/FFFF-monastery", {0, 1}, 0, farmer(NL));
    put(t, red, pig, t.node({0, 1}, farmer(NL)));
    remove_figure(t.game, t.state, 0, &t.events);
    EXPECT_EQ(t.supply(red, pig), stays ? 0 : 1);
    t.play_last(blue, "base/FFFF-monastery", {0, 2}, 0);
    EXPECT_EQ(t.score(red), 0);
  }
}

TEST(Pig, INT_45_a_big_farmer_and_a_pig) {
  // Two small cities, surrounded by one field.
  Table t = table(with_traders | with_inns);
  t.play(blue, "base/CFFF", {0, 1}, 2, farmer(NL));
  t.play(red, "base/CFCF-two", {0, 2}, 0, farmer(EL), big);
  t.play(blue, "base/CFFF", {0, 3}, 0);
  t.play(blue, "base/FFFF-monastery", {1, 1}, 0);
  t.play(red, "base/FFFF-monastery", {1, 2}, 0, farmer(NL), pig);
  t.play_last(blue, "base/RFRF", {1, 0}, 1);
  EXPECT_EQ(t.score(red), 8);
  EXPECT_EQ(t.score(blue), 0);
}

// ---- The computer player ------------------------------------------------------------------------

TEST(Players, greedy_uses_what_the_expansions_give) {
  const PlayerKind* const greedy = find_player_kind("greedy");
  ASSERT_TRUE(greedy);
  int deployed[figure_kinds] = {}, retrieved = 0, double_turns = 0, ahead = 0;
  constexpr int games = 12;
  for (u64 n = 0; n < games; ++n) {
    bastide::Setup setup;
    setup.seed = n;
    setup.first_player = static_cast<PlayerIndex>(n % 2);
    setup.expansions = with_river | with_abbot | with_inns | with_traders;
    const auto game = make_game(catalogue(), setup);
    ASSERT_TRUE(game);
    State state = initial_state(*game);
    Random random{n};
    Events events;
    for (resolve_chances(*game, state); !state.over; resolve_chances(*game, state, &events)) {
      Action action;
      if (state.active == red) {
        action = greedy->choose(*game, determinize(state, random.next()), random, {}).action;
        retrieved += action.kind == ActionKind::retrieve;
        if (action.kind == ActionKind::deploy) ++deployed[action.what];
      } else {
        ActionList actions;
        legal_actions(*game, state, actions);
        action = actions[random.below(static_cast<u32>(actions.size()))];
      }
      apply(*game, state, action, &events);
    }
    for (const Event& event : events)
      double_turns += was::double_turn(event) && event.player == red;
    ahead += state.score[red] > state.score[blue] + 40;
  }
  EXPECT_EQ(ahead, games);
  for (const FigureKind kind : {meeple, big, abbot, builder, pig})
    EXPECT_GT(deployed[static_cast<int>(kind)], games / 2) << static_cast<int>(kind);
  EXPECT_GT(retrieved, 0);
  EXPECT_GT(double_turns, games);
}

}  // namespace
}  // namespace bastide::testing::expansions_test
