// Hills & Sheep (docs/rules/17-hills-and-sheep.md).
#include <algorithm>
#include <array>
#include <numeric>

#include "engine/players/greedy.hpp"
#include "engine/players/play.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/rules/set.hpp"
#include "engine/sets/track/track.hpp"
#include "tests/engine/table.hpp"

namespace bastide::testing::hills_sheep_test {
namespace {

constexpr FigureKind meeple = FigureKind::meeple, big = FigureKind::big_meeple,
                     abbot = FigureKind::abbot, builder = FigureKind::builder,
                     pig = FigureKind::pig, shepherd = FigureKind::shepherd;
constexpr ExpansionMask with_hills = expansion_bit(Expansion::hills_sheep);
constexpr Action grow = flock_action(growing), gather = flock_action(gathering),
                 wolf = token_action(0);

Table table(ExpansionMask more = 0, Options options = {}, int players = 2) {
  return Table(players, options, catalogue(), with_hills | more);
}

void put(Table& t, PlayerIndex owner, Position at, Spot spot, FigureKind kind = meeple) {
  put_figure(t.state, owner, kind, t.node(at, spot));
}

Scoring worth(const Table& t, Position at, Spot spot) {
  return evaluate(t.game, t.state, t.node(at, spot));
}
int points(const Table& t, PlayerIndex player, Position at, Spot spot) {
  return worth(t, at, spot).points[player];
}

// ---- A tile under every hill --------------------------------------------------------------------

constexpr std::string_view hill = "hills-sheep/CCFF";  // city N E

TEST(Hills, HILL_1_a_tile_that_nobody_sees_goes_under_it) {
  covers("SETUP-13", "HILL-3", "INT-36");
  Table t = table();
  EXPECT_EQ(t.state.bag_total, 71 + 18);
  EXPECT_EQ(t.supply(red, shepherd), 1);
  const auto bag = t.state.bag;
  t.draw(hill);
  ASSERT_EQ(t.phase(), Phase::under_hill);
  EXPECT_TRUE(decision(t.game, t.state).chance);
  EXPECT_EQ(t.state.bag_total, 88);
  EXPECT_EQ(chance_outcome(t.game, t.state), under_action(no_type));
  EXPECT_EQ(t.refused(token_action(1)), "TURN-1");
  t.act(under_action(no_type));
  EXPECT_EQ(t.state.bag_total, 87);
  EXPECT_EQ(t.state.unseen, 1);
  // Nothing has been decided: it can be any of the tiles that the bag still counts.
  EXPECT_EQ(std::accumulate(t.state.bag.begin(), t.state.bag.end(), 0), 88);
  EXPECT_EQ(t.state.bag[t.type(hill)], bag[t.type(hill)] - 1);
  EXPECT_TRUE(t.state.discarded.empty());
  t.act(place_action({0, -1}, 1));
  t.deploy(knight(south));
  EXPECT_EQ(t.phase(), Phase::draw);
}

// A game from elsewhere in which somebody looked at the tile.
TEST(Hills, HILL_1_what_lies_there_can_be_known) {
  Table t = table();
  t.draw(hill);
  const TypeIndex type = t.type("base/RRRR");
  EXPECT_EQ(t.refused(under_action(t.type(hill))), "HILL-1") << "there was only one";
  EXPECT_EQ(t.refused(under_action(static_cast<TypeIndex>(t.game.types.size()))), "HILL-1");
  t.act(under_action(type));
  EXPECT_EQ(t.state.bag[type], 0);
  EXPECT_EQ(t.state.bag_total, 87);
  EXPECT_EQ(t.state.unseen, 0);
  EXPECT_EQ(t.state.discarded.size(), 1u);
  EXPECT_EQ(t.phase(), Phase::place);
}

// Whatever the generator yields: a tile under a hill may turn up like any other, and one tile never
// does.
TEST(Hills, HILL_1_there_is_no_order_to_look_at) {
  Table t = table();
  t.empty_bag();
  const TypeIndex a = t.type("base/CFFF"), b = t.type("base/RFRF");
  t.state.bag[t.type(hill)] = t.state.bag[a] = t.state.bag[b] = 1;
  t.state.bag_total = 3;
  t.draw(hill);
  t.act(under_action(no_type));
  t.act(place_action({0, -1}, 1));
  t.act(pass_action());
  ASSERT_EQ(t.phase(), Phase::draw);
  EXPECT_EQ(t.actions(), (std::vector<Action>{draw_action(a), draw_action(b)}));
  int first = 0;
  for (u64 seed = 0; seed < 1000; ++seed)
    first += chance_outcome(t.game, determinize(t.state, seed)) == draw_action(a);
  EXPECT_GT(first, 400);
  EXPECT_LT(first, 600);
  t.act(draw_action(b));  // so the other one lies under the hill
  t.act(place_action({1, 0}, 1));
  t.act(pass_action());
  EXPECT_TRUE(t.state.over);
  EXPECT_EQ(t.state.bag[a], 1);
}

TEST(Hills, HILL_2_an_empty_supply) {
  Table t = table();
  t.empty_bag();
  t.state.bag[t.type(hill)] = 1;
  t.state.bag_total = 1;
  t.draw(hill);
  EXPECT_EQ(t.phase(), Phase::place);
  EXPECT_EQ(t.state.unseen, 0);
  t.act(place_action({0, -1}, 1));
  t.act(pass_action());
  EXPECT_TRUE(t.state.over);
}

TEST(Hills, HILL_5_an_unplaceable_hill_takes_its_tile_along) {
  Table t = table();
  t.state.board.frontier.clear();  // nothing fits anywhere
  t.draw(hill);
  ASSERT_EQ(t.state.discarded.size(), 1u);
  EXPECT_EQ(t.state.discarded[0], t.type(hill));
  EXPECT_EQ(t.state.unseen, 1);
  EXPECT_EQ(t.state.bag_total, 87);
  t.draw("base/RRRR");
  EXPECT_EQ(t.state.unseen, 1);
  // Both go back into the bag (VAR-6).
  Options options;
  options.return_unplaceable = true;
  Table other = table(0, options);
  other.state.board.frontier.clear();
  other.draw(hill);
  EXPECT_EQ(other.state.unseen, 0);
  EXPECT_EQ(other.state.bag_total, 89);
  // An empty supply has no tile for the hill.
  Table last = table();
  last.state.board.frontier.clear();
  last.empty_bag();
  last.state.bag[last.type(hill)] = 1;
  last.state.bag_total = 1;
  last.draw(hill);
  EXPECT_EQ(last.state.unseen, 0);
  EXPECT_TRUE(last.state.over);
}

// With a hand, the tile is put under the hill when the hill tile is chosen.
TEST(Hills, HILL_1_out_of_the_hand) {
  Options options;
  options.draw_early = true;  // VAR-3
  Table t = table(0, options);
  t.draw(hill);
  t.draw("base/RRRR");
  ASSERT_EQ(t.phase(), Phase::under_hill);
  EXPECT_EQ(t.state.unseen, 0);
  t.act(under_action(no_type));
  EXPECT_EQ(t.state.unseen, 1);
  EXPECT_EQ(t.phase(), Phase::place);
}

TEST(Hills, SETUP_1_up_to_eight_players) {
  covers("COMP-5");
  bastide::Setup setup;
  for (const bool hills : {false, true}) {
    setup.expansions = hills ? with_hills : 0;
    setup.players = 8;
    EXPECT_EQ(check_setup(setup).has_value(), hills);
    setup.players = 9;
    EXPECT_FALSE(check_setup(setup));
  }
  Table t = table(0, {}, 8);
  for (PlayerIndex p = 0; p < 8; ++p) EXPECT_EQ(t.supply(p, shepherd), 1);
}

// ---- Ties ---------------------------------------------------------------------------------------

constexpr Position left_hill = {0, -1}, right_hill = {2, -1}, left_flat = {0, 0},
                   right_flat = {1, 0};

Spot city_at(Position at) {
  return at == left_hill ? knight(south) : at == right_hill ? knight(west) : knight(north);
}

// Two cities of two tiles each, one of which is a hill; close() joins them into one of 5 tiles.
Table two_cities(ExpansionMask more = 0, Options options = {}, int players = 2) {
  Table t = table(more, options, players);
  t.play(red, hill, left_hill, 1);
  t.play(red, "base/CRFR", right_flat, 0);
  t.play(red, "base/RFRF", {2, 0}, 1);
  t.play(red, "hills-sheep/CFRF", right_hill, 3);
  return t;
}
void knight_on(Table& t, PlayerIndex owner, Position at, FigureKind kind = meeple) {
  put(t, owner, at, city_at(at), kind);
}
void close(Table& t, PlayerIndex by = red) { t.play(by, "base/CCFC", {1, -1}, 2); }

TEST(Hills, EX_HILL_1_the_one_on_a_hill) {
  covers("HILL-6", "HILL-11");
  Table t = two_cities();
  knight_on(t, red, left_hill);
  knight_on(t, blue, right_flat);
  close(t);
  EXPECT_EQ(t.score(red), 10);
  EXPECT_EQ(t.score(blue), 0);
  EXPECT_EQ(t.supply(red), 7);
  EXPECT_EQ(t.supply(blue), 7);
  const Scoring s = t.scorings(SegmentKind::city).back();
  EXPECT_EQ(s.strength[blue], 1);
  EXPECT_EQ(s.owners, 1 << red);
}

TEST(Hills, HILL_6_nobody_on_a_hill) {
  Table t = two_cities();
  knight_on(t, red, left_flat);
  knight_on(t, blue, right_flat);
  close(t);
  EXPECT_EQ(t.score(red), 10);
  EXPECT_EQ(t.score(blue), 10);
}

TEST(Hills, HILL_6_somebody_elses_hill_does_not_matter) {
  // Green is on a hill of the city but not among those who are tied.
  Table t = two_cities(0, {}, 3);
  for (const PlayerIndex p : {red, blue})
    for (const Position at : {left_flat, right_flat}) knight_on(t, p, at);
  knight_on(t, green, left_hill);
  close(t);
  EXPECT_EQ(t.score(red), 10);
  EXPECT_EQ(t.score(blue), 10);
  EXPECT_EQ(t.score(green), 0);
}

TEST(Hills, HILL_7_several_on_hills) {
  // also OPT-HILLTIE
  for (const bool counted : {false, true}) {
    Options options;
    options.hills_counted = counted;
    Table t = two_cities(0, options);
    knight_on(t, red, left_hill);
    knight_on(t, red, left_flat);
    knight_on(t, blue, left_hill);
    knight_on(t, blue, right_hill);
    close(t);
    EXPECT_EQ(t.score(red), counted ? 0 : 10);
    EXPECT_EQ(t.score(blue), 10);
  }
}

TEST(Hills, HILL_8_a_majority_does_without) {
  Table t = two_cities();
  knight_on(t, red, left_hill);
  knight_on(t, blue, left_flat);
  knight_on(t, blue, right_flat);
  close(t);
  EXPECT_EQ(t.score(red), 0);
  EXPECT_EQ(t.score(blue), 10);
}

TEST(Hills, HILL_9_only_meeples_count) {
  Table t = two_cities(expansion_bit(Expansion::traders_builders));
  knight_on(t, red, left_flat);
  knight_on(t, red, left_hill, builder);
  knight_on(t, blue, right_flat);
  close(t);
  EXPECT_EQ(t.score(red), 10);
  EXPECT_EQ(t.score(blue), 10);
}

TEST(Hills, HILL_9_a_big_meeple_on_a_hill_and_two_beside) {
  Table t = two_cities(expansion_bit(Expansion::inns_cathedrals));
  knight_on(t, red, left_hill, big);
  knight_on(t, blue, left_flat);
  knight_on(t, blue, right_flat);
  close(t);
  EXPECT_EQ(t.score(red), 10);
  EXPECT_EQ(t.score(blue), 0);
}

TEST(Hills, HILL_9_a_big_meeple_is_one_on_a_hill) {
  Options options;
  options.hills_counted = true;
  Table t = two_cities(expansion_bit(Expansion::inns_cathedrals), options);
  knight_on(t, red, left_hill, big);
  knight_on(t, blue, right_hill);
  knight_on(t, blue, right_flat);
  close(t);
  EXPECT_EQ(t.score(red), 10);
  EXPECT_EQ(t.score(blue), 10);
}

TEST(Hills, HILL_4_every_feature_of_the_tile) {
  Table t = table();
  t.play(red, "hills-sheep/CRRF", {1, 0}, 1);  // city E, road S W
  t.play(blue, "base/FRRR", {-1, 0}, 0);
  put(t, red, {1, 0}, highwayman(west));
  put(t, blue, {0, 0}, highwayman(west));
  put(t, red, {1, 0}, farmer(SR));
  put(t, blue, {0, 0}, farmer(SL));
  ASSERT_TRUE(t.joined({1, 0}, farmer(SR), {0, 0}, farmer(SL)));
  EXPECT_EQ(worth(t, {0, 0}, farmer(SL)).owners, 1 << red);
  t.play(blue, "base/FRRR", {1, 1}, 2);
  EXPECT_EQ(t.score(red), 4);
  EXPECT_EQ(t.score(blue), 0);
}

TEST(Hills, HILL_10_at_the_end_too) {
  covers("INT-34");  // the pig's field is not its owner's
  Table t = table(expansion_bit(Expansion::traders_builders));
  t.play(red, "hills-sheep/CRRF", {1, 0}, 1);
  t.play(blue, "base/CFFF", {0, -1}, 2);  // completes the city beside the northern field
  put(t, red, {1, 0}, farmer(NL));
  put(t, blue, {0, 0}, farmer(WR));
  put(t, blue, {0, 0}, farmer(WR), pig);
  put(t, red, {1, 0}, highwayman(west));
  put(t, blue, {0, 0}, highwayman(west));
  ASSERT_TRUE(t.joined({1, 0}, farmer(NL), {0, 0}, farmer(WR)));
  EXPECT_EQ(worth(t, {0, 0}, highwayman(west)).owners, 1 << red);
  t.play_last(red, "base/RFRF", {1, 1}, 0);
  EXPECT_EQ(t.score(red), 3 + 3);  // the road, and the field with its city
  EXPECT_EQ(t.score(blue), 0);
}

// ---- Special edges ------------------------------------------------------------------------------

constexpr std::string_view shared = "hills-sheep/CCFC-shared-edge",
                           point = "hills-sheep/FCFF-point";
constexpr Position a = {0, -1}, b = {-1, -1};  // the first faces west, the second east

TEST(Hills, EX_HILL_2_a_city_at_the_shared_edge) {
  covers("HILL-12");
  Table t = table();
  t.play(red, shared, a, 3);
  EXPECT_FALSE(t.joined(a, knight(north), a, knight(south)));
  t.play(blue, "base/CFFF", b, 1);
  EXPECT_TRUE(t.joined(a, knight(north), a, knight(south)));
  EXPECT_TRUE(t.joined(a, knight(north), b, knight(east)));
  EXPECT_EQ(t.state.board.totals[find_root(t.state.board, t.node(a, knight(north)))].tiles, 3);
}

TEST(Hills, HILL_12_two_shared_edges_join_all_four) {
  Table t = table();
  t.play(red, shared, a, 3);
  t.play(blue, shared, b, 1);
  const Node root = find_root(t.state.board, t.node(a, knight(south)));
  for (const Edge side : {north, south}) {
    EXPECT_EQ(find_root(t.state.board, t.node(a, knight(side))), root);
    EXPECT_EQ(find_root(t.state.board, t.node(b, knight(side))), root);
  }
  EXPECT_EQ(t.state.board.totals[root].open, 3);
  EXPECT_EQ(t.state.board.totals[root].tiles, 3);  // with the start tile
}

// Where two such edges meet, the city is a single one for mage and witch, whichever half they are
// in.
TEST(Hills, HILL_12_mage_and_witch_in_either_half) {
  const auto& mage_witch = expansion_bit(Expansion::mage_witch);
  Table met = table(mage_witch);
  met.play(red, shared, a, 3);
  met.state.magic.at[static_cast<std::size_t>(Magic::mage)] = met.node(a, knight(north));
  met.state.magic.at[static_cast<std::size_t>(Magic::witch)] = met.node(a, knight(south));
  met.lay(blue, shared, b, 1);
  EXPECT_EQ(met.phase(), Phase::magic) << "the tile has brought them together";

  for (const Magic figure : {Magic::mage, Magic::witch})
    for (const Position at : {a, b})
      for (const Edge side : {north, south}) {
        Table t = table(mage_witch);
        t.play(red, shared, a, 3);
        t.play(blue, shared, b, 1);
        put(t, red, a, knight(south));
        t.state.magic.at[static_cast<std::size_t>(figure)] = t.node(at, knight(side));
        t.play(blue, "base/CFFF", {0, -2}, 2);
        t.play(blue, "base/CFFF", {-1, -2}, 2);
        t.play(blue, "base/CRFR", {-1, 0}, 0);
        EXPECT_EQ(t.score(red), figure == Magic::mage ? 12 + 6 : 6);
      }
}

TEST(Hills, HILL_12_twelve_parts_of_one_city) {
  Table t(2, {}, odd_catalogue({{"base/CRFR", 2}, {shared, 6}, {"base/CFFF", 4}}), with_hills);
  for (i16 y = -1; y >= -3; --y) {
    t.play(red, shared, {0, y}, 3);
    t.play(blue, shared, {-1, y}, 1);
  }
  const Node root = find_root(t.state.board, t.node({0, 0}, knight(north)));
  int parts = 0;
  each_node(t.state.board, root, [&](Node) { ++parts; });
  EXPECT_EQ(parts, 12 + 1);
  EXPECT_EQ(t.state.board.totals[root].tiles, 7);
  EXPECT_EQ(t.state.board.totals[root].open, 3);
  put(t, red, {0, -3}, knight(north));
  put(t, blue, {-1, -2}, knight(south));
  t.play(red, "base/CFFF", {0, -4}, 2);
  t.play(red, "base/CFFF", {-1, -4}, 2);
  t.play(red, "base/CRFR", {-1, 0}, 0);
  EXPECT_EQ(t.score(red), 20);
  EXPECT_EQ(t.score(blue), 20);
}

TEST(Hills, HILL_13_a_field_joins_both_halves) {
  Table t = table();
  t.play(red, point, {0, 1}, 0);
  EXPECT_FALSE(t.joined({0, 1}, farmer(NL), {0, 1}, farmer(SL)));
  EXPECT_FALSE(t.joined({0, 1}, farmer(WR), {0, 1}, farmer(WL)));
  t.play(blue, "base/FFFF-monastery", {-1, 1}, 0);
  EXPECT_TRUE(t.joined({0, 1}, farmer(NL), {0, 1}, farmer(SL)));
}

TEST(Hills, HILL_13_two_split_edges_stay_split) {
  Table t = table();
  t.play(red, point, {0, 1}, 0);
  t.play(blue, point, {-1, 1}, 2);
  EXPECT_TRUE(t.joined({0, 1}, farmer(WR), {-1, 1}, farmer(EL)));
  EXPECT_TRUE(t.joined({0, 1}, farmer(WL), {-1, 1}, farmer(ER)));
  EXPECT_FALSE(t.joined({0, 1}, farmer(NL), {0, 1}, farmer(SL)));
  EXPECT_FALSE(t.joined({-1, 1}, farmer(NL), {-1, 1}, farmer(SL)));
  EXPECT_FALSE(t.joined({0, 1}, knight(east), {-1, 1}, knight(west)));
}

TEST(Hills, HILL_14_parted_as_drawn) {
  Table t = table();
  t.play(red, "hills-sheep/RFRF-house", {1, 0}, 1);
  EXPECT_FALSE(t.joined({1, 0}, highwayman(west), {1, 0}, highwayman(east)));
  t.play(blue, "hills-sheep/FCFC-touching", {0, 1}, 0);
  EXPECT_FALSE(t.joined({0, 1}, farmer(NL), {0, 1}, farmer(SL)));
  EXPECT_FALSE(t.joined({0, 1}, knight(east), {0, 1}, knight(west)));
}

// ---- Owners in other expansions -----------------------------------------------------------------

TEST(Hills, INT_18_gold_goes_to_the_owner) {
  Table t = two_cities(expansion_bit(Expansion::gold_mines));
  knight_on(t, red, left_hill);
  knight_on(t, blue, right_flat);
  t.state.gold.bars.resize(t.state.board.tiles.size(), 0);
  t.state.gold.bars[tile_at(t.state.board, left_flat)] = 2;
  close(t, blue);
  EXPECT_EQ(t.state.gold.won[red], 2);
  EXPECT_EQ(t.state.gold.won[blue], 0);
}

TEST(Hills, INT_28_a_flyer_lands_on_a_hill) {
  Table t = two_cities(expansion_bit(Expansion::flying_machines));
  knight_on(t, blue, left_flat);
  t.state.active = red;
  t.state.placed = tile_at(t.state.board, {2, 0});
  t.state.part.flight = {true, meeple, tile_at(t.state.board, left_hill)};
  t.state.step = t.game.step_of[static_cast<std::size_t>(Phase::landing)];
  t.act(land_action(left_hill, t.segment(left_hill, knight(south))));
  EXPECT_EQ(worth(t, left_flat, knight(north)).owners, 1 << red);
}

// A road that a ferry joins and splits again.
TEST(Hills, a_ferry_leads_to_a_hill_and_away) {
  Table t = table(expansion_bit(Expansion::ferries));
  const auto ferry = [&](Edge to) {
    return ferry_action({1, 0}, t.segment({1, 0}, highwayman(west)),
                        t.segment({1, 0}, highwayman(to)));
  };
  t.play(red, "ferries/FRRR-lake", {1, 0}, 0);
  t.act(ferry(east));
  put(t, blue, {0, 0}, highwayman(west));
  t.lay(red, "hills-sheep/CRRF", {2, 0}, 1);
  put(t, red, {2, 0}, highwayman(west));
  t.deploy(nobody());
  ASSERT_EQ(t.phase(), Phase::ferry_move);
  EXPECT_EQ(worth(t, {0, 0}, highwayman(west)).owners, 1 << red);
  t.act(ferry(south));
  EXPECT_EQ(worth(t, {0, 0}, highwayman(west)).owners, 1 << blue);
  EXPECT_EQ(worth(t, {2, 0}, highwayman(west)).owners, 1 << red);
}

// AMB-26: the position within a feature matters only because of hills.
TEST(Hills, a_crop_circle_distinguishes_figures_on_hills) {
  Table t = table(expansion_bit(Expansion::crop_circles));
  t.play(red, "hills-sheep/CRRF", {-1, 0}, 0);
  t.play(blue, "base/RFRF", {-1, 1}, 0);
  put(t, red, {0, 0}, highwayman(west));
  put(t, red, {0, 0}, farmer(SL), shepherd);
  t.state.flocks.tokens.push_back({t.node({0, 0}, farmer(SL)), 2});
  t.play(blue, "crop-circles/FRRR", {1, 0}, 0);  // a club
  ASSERT_EQ(t.phase(), Phase::crop_choice);
  const auto join = [&](Position at, Edge side) {
    return join_action(meeple, at, t.segment(at, highwayman(side)));
  };
  Table back = t;
  t.act(crop_action(0));
  EXPECT_EQ(t.actions(),
            (std::vector<Action>{pass_action(), join({0, 0}, west), join({-1, 0}, east)}));
  EXPECT_EQ(listed(t.game, t.state, join({-1, 1}, north)), join({0, 0}, west));
  t.act(join({-1, 0}, east));
  // Taking back: either of the two, but not the shepherd (INT-24, INT-38).
  put(back, red, {-1, 0}, highwayman(east));
  back.act(crop_action(1));
  EXPECT_EQ(back.actions().size(), 2u);
  EXPECT_EQ(back.refused(retrieve_action(shepherd, {0, 0}, back.segment({0, 0}, farmer(SL)))),
            "CROP-7");
}

// ---- Shepherds ----------------------------------------------------------------------------------

// A shepherd on the field south of the start tile's road, with tokens.
void put_shepherd(Table& t, PlayerIndex owner, Position at, Spot spot, std::vector<u8> tokens) {
  put(t, owner, at, spot, shepherd);
  for (const u8 sheep : tokens) t.state.flocks.tokens.push_back({t.node(at, spot), sheep});
}
bool still_in_bag(const Table& t, int sheep) {
  Table copy = t;
  copy.state.part.flock.token_due = true;
  copy.state.step = copy.game.step_of[static_cast<std::size_t>(Phase::flock_token)];
  const std::vector<Action> actions = copy.actions();
  return std::count(actions.begin(), actions.end(), token_action(sheep)) > 0;
}
constexpr std::string_view meadow = "base/FFFF-monastery";

TEST(Sheep, SHEEP_1_a_shepherd_instead_of_a_meeple) {
  covers("SHEEP-2");
  Table t = table();
  t.lay(red, "base/RFRF", {1, 0}, 1);
  const Action north_field = deploy_action(shepherd, t.segment({1, 0}, farmer(NL)));
  EXPECT_EQ(t.refused(north_field), "");
  EXPECT_EQ(t.refused(highwayman(west), shepherd), "SHEEP-1");
  EXPECT_EQ(t.refused(deploy_action(shepherd, 11)), "BASE-FIG-2");
  t.act(north_field);
  ASSERT_EQ(t.phase(), Phase::shepherd_token);
  t.act(token_action(3));
  EXPECT_EQ(t.supply(red, shepherd), 0);
  EXPECT_EQ(t.state.active, blue);

  t.lay(blue, "base/CFFF", {1, -1}, 0);  // the same field
  EXPECT_EQ(t.refused(farmer(SL), shepherd), "SHEEP-1") << "somebody's shepherd is there";
  EXPECT_EQ(t.refused(farmer(SL)), "") << "farmers may join";
  t.deploy(farmer(SL));

  t.lay(red, meadow, {0, 1}, 0);  // the southern field
  EXPECT_EQ(t.refused(farmer(NL), shepherd), "BASE-FIG-1") << "red has only one";
  t.deploy(farmer(NL));
  t.lay(blue, meadow, {0, 2}, 0);
  EXPECT_EQ(t.refused(farmer(NL)), "FARM-13");
  EXPECT_EQ(t.refused(farmer(NL), shepherd), "") << "farmers do not prevent it";
}

TEST(Sheep, SHEEP_3_a_token_at_once) {
  covers("SHEEP-9", "SHEEP-14", "COMP-8");  // also OPT-SHEEPTOKENS
  Table t = table();
  t.lay(red, meadow, {0, 1}, 0);
  t.deploy(farmer(NL), shepherd);
  ASSERT_EQ(t.phase(), Phase::shepherd_token);
  EXPECT_EQ(t.actions().size(), 5u);
  EXPECT_EQ(t.refused(token_action(5)), "SHEEP-14");
  EXPECT_EQ(t.refused(pass_action()), "TURN-1");
  std::array<int, 5> drawn{};
  for (u64 seed = 0; seed < 18000; ++seed)
    ++drawn[chance_outcome(t.game, determinize(t.state, seed)).value];
  constexpr int box[] = {2, 4, 5, 6, 1};
  for (std::size_t kind = 0; kind < 5; ++kind)
    EXPECT_NEAR(drawn[kind], 1000 * box[kind], 200) << kind;
  Table eaten = t;
  t.act(token_action(4));
  EXPECT_EQ(t.phase(), Phase::draw) << "and no more in S9";
  EXPECT_EQ(t.state.flocks.tokens.size(), 1u);
  EXPECT_FALSE(still_in_bag(t, 4)) << "there was only one";
  eaten.act(wolf);
  EXPECT_EQ(eaten.supply(red, shepherd), 1);
  EXPECT_TRUE(eaten.state.figures.empty());
  EXPECT_EQ(eaten.phase(), Phase::draw);

  Options options;
  options.sheep_sold_separately = true;
  Table other = table(0, options);
  other.lay(red, meadow, {0, 1}, 0);
  other.deploy(farmer(NL), shepherd);
  other.act(token_action(4));
  EXPECT_TRUE(still_in_bag(other, 4));
}

TEST(Sheep, SHEEP_4_grow_or_gather) {
  covers("SHEEP-8", "TURN-3");
  Table t = table();
  put_shepherd(t, red, {0, 0}, farmer(SL), {2});
  t.lay(red, meadow, {0, 1}, 0);
  ASSERT_EQ(t.phase(), Phase::figure);
  t.deploy(monk());
  ASSERT_EQ(t.phase(), Phase::flock);
  EXPECT_EQ(t.actions(), (std::vector<Action>{grow, gather}));
  EXPECT_EQ(t.refused(pass_action()), "SHEEP-4");
  EXPECT_EQ(t.refused(flock_action(2)), "SHEEP-4");
  EXPECT_EQ(t.refused(wolf), "TURN-1");
  t.act(grow);
  ASSERT_EQ(t.phase(), Phase::flock_token);
  t.act(token_action(3));
  EXPECT_EQ(t.state.active, blue);
  EXPECT_EQ(t.state.flocks.tokens.size(), 2u);
  // Not somebody else's tile, nor a tile elsewhere.
  t.play(blue, meadow, {0, 2}, 0);
  EXPECT_EQ(t.state.active, red);
  t.play(red, "base/CFFF", {0, -1}, 2);
  EXPECT_EQ(t.state.active, blue);
}

TEST(Sheep, EX_SHEEP_1_gathered_for_all) {
  covers("SHEEP-6", "SHEEP-7", "SHEEP-15");
  Table t = table();
  put_shepherd(t, red, {0, 0}, farmer(SL), {3, 1});
  put_shepherd(t, blue, {0, 0}, farmer(WR), {2, 2});
  t.play(red, "base/FFRF-monastery", {-1, 0}, 3);  // round the end of the road
  ASSERT_EQ(t.phase(), Phase::flock);
  t.act(gather);
  EXPECT_EQ(t.score(red), 8);
  EXPECT_EQ(t.score(blue), 8);
  const auto scored = t.scorings(ScoreCause::flock);
  ASSERT_EQ(scored.size(), 1u);
  EXPECT_EQ(scored[0].extras, 8);
  EXPECT_TRUE(t.state.flocks.tokens.empty());
  EXPECT_EQ(t.supply(red, shepherd), 1);
  EXPECT_EQ(t.supply(blue, shepherd), 1);
}

TEST(Sheep, EX_SHEEP_2_the_wolf_takes_merged_flocks) {
  covers("SHEEP-5", "SHEEP-7");
  Table t = table(0, {}, 3);
  put_shepherd(t, red, {0, 0}, farmer(SL), {3, 1});
  put_shepherd(t, blue, {0, 0}, farmer(WR), {2, 2});
  t.play(red, "base/FFRF-monastery", {-1, 0}, 3);
  Table other = t;
  t.act(grow);
  t.act(wolf);
  for (const PlayerIndex p : {red, blue}) {
    EXPECT_EQ(t.score(p), 0);
    EXPECT_EQ(t.supply(p, shepherd), 1);
  }
  EXPECT_TRUE(t.state.flocks.tokens.empty());
  EXPECT_TRUE(t.scorings(ScoreCause::flock).empty());
  // A flock elsewhere is not affected, and everybody's flock grows.
  other.act(grow);
  other.act(token_action(3));
  other.play(green, meadow, {-2, 0}, 0);
  other.play(blue, "base/CFFF", {-1, -1}, 0);
  other.act(gather);
  EXPECT_EQ(other.score(red), 11);
  EXPECT_EQ(other.score(blue), 11);
}

TEST(Sheep, SHEEP_10_no_farmer) {
  covers("SHEEP-12", "INT-24", "INT-38");
  Table t = table(expansion_bit(Expansion::traders_builders));
  put_shepherd(t, red, {0, 0}, farmer(SL), {4});
  t.lay(red, meadow, {0, 1}, 0);
  EXPECT_EQ(t.refused(farmer(NL), pig), "PIG-1");
  EXPECT_EQ(worth(t, {0, 1}, farmer(NL)).owners, 0);
  EXPECT_EQ(worth(t, {0, 1}, farmer(NL)).strength[red], 0);
  t.empty_bag();
  t.deploy(nobody());
  t.act(grow);
  t.act(token_action(3));
  ASSERT_TRUE(t.state.over);
  EXPECT_EQ(t.score(red), 0);
}

TEST(Sheep, SHEEP_11_sheep_on_river_tiles_stay) {
  Table t(2, {}, odd_catalogue({{"base/CRFR", 1}, {"river-bb5/FVFV-sheep", 1}, {"base/RFRF", 4}}),
          with_hills);
  t.play(blue, "river-bb5/FVFV-sheep", {0, 1}, 2);
  for (const i16 x : {i16{1}, i16{2}}) {
    put_shepherd(t, red, {0, 0}, farmer(SL), {2});
    t.play(red, "base/RFRF", {x, 0}, 1);
    t.act(gather);
    EXPECT_EQ(t.score(red), 3 * x);
  }
}

// ---- Closed fields ------------------------------------------------------------------------------

TEST(Sheep, SHEEP_13_a_closed_field_is_gathered) {
  // also OPT-CLOSEDFLOCK
  for (const bool stays : {false, true}) {
    Options options;
    options.closed_flocks_stay = stays;
    Table t = table(0, options);
    t.play(red, "base/CCFC", {0, -1}, 2);  // its field opens to the north
    put_shepherd(t, red, {0, -1}, farmer(NL), {3});
    Table own = t;
    t.play(blue, "base/CCFC", {0, -2}, 0);
    EXPECT_EQ(t.score(red), stays ? 0 : 3);
    EXPECT_EQ(t.supply(red, shepherd), stays ? 0 : 1);
    // The owner chooses first, and what has just grown is gathered at once.
    own.play(red, "base/CCFC", {0, -2}, 0);
    ASSERT_EQ(own.phase(), Phase::flock);
    Table eaten = own;
    own.act(grow);
    own.act(token_action(2));
    EXPECT_EQ(own.score(red), stays ? 0 : 5);
    eaten.act(grow);
    eaten.act(wolf);
    EXPECT_EQ(eaten.score(red), 0);
    EXPECT_EQ(eaten.supply(red, shepherd), 1);
  }
}

// FARM-14 closes fields to farmers, not to shepherds.
TEST(Sheep, FARM_14_shepherds_without_farmers) {
  covers("SHEEP-1");
  Options options;
  options.farmers = false;
  Table t = table(0, options);
  t.lay(red, "base/RFRF", {1, 0}, 1);
  EXPECT_EQ(t.refused(farmer(NL)), "FARM-14");
  t.deploy(farmer(NL), shepherd);
  t.act(token_action(3));
  EXPECT_EQ(t.supply(red, shepherd), 0);
}

// TURN-4: S9 comes after S6, so a shepherd that a tile sends home is not back in time to be placed.
TEST(Sheep, SHEEP_13_a_closed_flock_comes_home_after_a_figure_could_be_placed) {
  covers("SHEEP-8");
  Table t = table();
  t.play(red, "base/CCFC", {0, -1}, 2);
  put_shepherd(t, red, {0, -1}, farmer(NL), {3});
  t.lay(red, "base/CCFC", {0, -2}, 0);
  EXPECT_EQ(t.phase(), Phase::figure);
  EXPECT_EQ(t.refused(farmer(SL), shepherd), "BASE-FIG-1");
}

TEST(Sheep, SHEEP_13_also_one_that_has_just_come) {
  Table t = table();
  t.play(red, "base/CCFC", {0, -1}, 2);
  t.lay(red, "base/CCFC", {0, -2}, 0);
  t.deploy(farmer(SL), shepherd);
  t.act(token_action(2));
  EXPECT_EQ(t.score(red), 2);
  EXPECT_EQ(t.supply(red, shepherd), 1);
}

// The tile in the middle joins the two fields and closes them.
Table two_pockets() {
  Table t = table(0, {}, 3);
  t.play(green, "base/CCCC-shield", {0, -1}, 0);
  t.play(green, "base/CCFF", {-1, -1}, 0);
  t.play(green, "base/CCFF", {1, -1}, 3);
  t.play(green, "base/CCFC", {-1, -2}, 3);
  t.play(green, "base/CCFC", {1, -2}, 1);
  put_shepherd(t, red, {-1, -2}, farmer(EL), {3});
  put_shepherd(t, blue, {1, -2}, farmer(WL), {2});
  return t;
}

TEST(Sheep, SHEEP_13_the_tile_that_merges_two_flocks_closes_them) {
  for (const PlayerIndex by : {red, green}) {
    Table t = two_pockets();
    t.play(by, "base/CFCF-two", {0, -2}, 0);
    if (by == red) {
      ASSERT_EQ(t.phase(), Phase::flock);
      t.act(grow);
      t.act(token_action(1));
    }
    const int sheep = by == red ? 6 : 5;
    EXPECT_EQ(t.score(red), sheep);
    EXPECT_EQ(t.score(blue), sheep);
    EXPECT_EQ(t.scorings(ScoreCause::flock).size(), 1u);
    EXPECT_TRUE(t.state.flocks.tokens.empty());
  }
}

TEST(Sheep, AMB_97_a_border_closes_a_field_only_if_agreed) {
  covers("SHEEP-13", "VAR-11", "VAR-12");
  for (const bool walled : {false, true}) {
    Options options;
    options.limited_board = true;
    options.board_width = options.board_height = 3;
    options.border_closes = walled;
    Table t = table(0, options);
    put_shepherd(t, blue, {0, 0}, farmer(SL), {3});
    t.play(red, "base/RFRF", {1, 0}, 1);
    t.play(red, "base/RFRF", {-1, 0}, 1);
    for (const i16 x : {0, -1, 1}) {
      EXPECT_EQ(t.score(blue), 0);
      t.play(red, "base/CFFF", {x, 1}, 2);  // its city lies at the border
    }
    EXPECT_EQ(t.score(blue), walled ? 3 : 0);
    EXPECT_EQ(t.supply(blue, shepherd), walled ? 1 : 0);
  }
}

// ---- Parts of a turn, and the track -------------------------------------------------------------

TEST(Sheep, INT_37_in_both_parts_of_a_double_turn) {
  Table t = table(expansion_bit(Expansion::traders_builders));
  put_shepherd(t, red, {0, 0}, farmer(SL), {1});
  put(t, red, {0, 0}, highwayman(west));
  put(t, red, {0, 0}, highwayman(west), builder);
  t.play(red, "base/RFRF", {1, 0}, 1);
  t.act(grow);
  t.act(token_action(2));
  ASSERT_EQ(t.phase(), Phase::draw);
  ASSERT_EQ(t.state.active, red);
  t.play(red, "base/RFRF", {2, 0}, 1);
  ASSERT_EQ(t.phase(), Phase::flock);
  t.act(gather);
  EXPECT_EQ(t.score(red), 3);
  EXPECT_EQ(t.state.active, blue);
}

void draw_message(Table& t, int message) {
  t.state.score[red] = 1;
  put(t, red, {0, 0}, knight(north));
  t.play(red, "base/CFFF", {0, -1}, 2);
  t.act(move_points_action(0));
  t.act(message_action(message));
}

TEST(Sheep, MSG_19_in_the_part_of_message_7) {
  Table t = table(expansion_bit(Expansion::messages));
  put_shepherd(t, red, {0, 0}, farmer(SL), {3});
  draw_message(t, 7);
  t.act(obey_action());
  ASSERT_EQ(t.phase(), Phase::draw);
  t.play(red, meadow, {0, 1}, 0);
  ASSERT_EQ(t.phase(), Phase::flock);
  t.act(gather);
  ASSERT_EQ(t.phase(), Phase::move_points);
  t.act(move_points_action(0));
  EXPECT_EQ(t.score(red), 1 + 4 + 3);
  EXPECT_EQ(t.state.active, blue);
}

TEST(Hills, INT_35_message_8_and_a_majority_by_a_hill) {
  covers("INT-38");
  for (const bool on_hill : {true, false}) {
    Table t = table(expansion_bit(Expansion::messages));
    t.play(red, "hills-sheep/CRRF", {1, 0}, 1);
    const Position mine = on_hill ? Position{1, 0} : Position{0, 0};
    const Position theirs = on_hill ? Position{0, 0} : Position{1, 0};
    put(t, red, mine, highwayman(west));
    put(t, blue, theirs, highwayman(west));
    put_shepherd(t, red, {0, 0}, farmer(SL), {3});
    put(t, red, {1, 0}, farmer(NL));  // so that there is a choice
    draw_message(t, 8);
    EXPECT_EQ(
        t.refused(obey_action(static_cast<u8>(meeple), mine, t.segment(mine, highwayman(west)))),
        on_hill ? "" : "MSG-20");
    EXPECT_EQ(
        t.refused(obey_action(static_cast<u8>(shepherd), {0, 0}, t.segment({0, 0}, farmer(SL)))),
        "MSG-20");
  }
}

TEST(Sheep, INT_39_one_event_for_robbers) {
  Table t = table(expansion_bit(Expansion::robbers), {}, 3);
  t.state.score[blue] = t.state.score[green] = 7;
  t.state.track.robber[red] = 7;
  put_shepherd(t, blue, {0, 0}, farmer(SL), {3});
  put_shepherd(t, green, {0, 0}, farmer(WR), {2});
  t.play(blue, "base/FFRF-monastery", {-1, 0}, 3);
  t.act(gather);
  ASSERT_EQ(t.phase(), Phase::steal);
  EXPECT_EQ(t.actions(), (std::vector<Action>{rob_action(blue), rob_action(green)}));
  t.act(rob_action(green));
  EXPECT_EQ(t.score(red), 3);
  EXPECT_EQ(t.score(blue), 12);
  EXPECT_EQ(t.score(green), 12);
}

// ---- Vineyards ----------------------------------------------------------------------------------

// Fills all cells around the one south of the start tile except the last, south of it. `vineyards`
// of the tiles have vineyards.
Table ring(std::string_view middle, int vineyards, ExpansionMask more = 0, Options options = {}) {
  Catalogue tiles = odd_catalogue({{"base/CRFR", 1},
                                   {"base/FFFF-monastery", 9},
                                   {"base/RFRF", 9},
                                   {"base/RFRF+garden", 1},
                                   {"base/CFFF", 1},
                                   {"base/FFRF-monastery", 1},
                                   {"river-bb5/FFVV-vineyard", 1},
                                   {point, 2}});
  for (TileType& type : tiles.tiles)  // VINE-7
    if (type.id == "base/FFRF-monastery") type.vineyard = true;
  Table t(2, options, tiles, with_hills | more);
  const bool across = middle == "base/RFRF+garden";
  t.play(red, middle, {0, 1}, across ? 1 : 0);
  t.play(red, "base/RFRF", {1, 0}, 1);
  t.play(red, "base/RFRF", {-1, 0}, 1);
  for (const i16 x : {i16{-1}, i16{1}}) t.play(red, across ? "base/RFRF" : meadow, {x, 1}, across);
  t.play(red, vineyards > 0 ? point : meadow, {1, 2}, 0);
  t.play(red, vineyards > 1 ? point : meadow, {-1, 2}, 2 * (vineyards > 1));
  return t;
}

TEST(Vineyards, VINE_2_three_points_each) {
  covers("VINE-1");
  for (const int vineyards : {0, 1, 2}) {
    Table t = ring(meadow, vineyards);
    put(t, red, {0, 1}, monk());
    EXPECT_EQ(points(t, red, {0, 1}, monk()), 8) << "VINE-4: unfinished";
    EXPECT_EQ(worth(t, {0, 1}, monk()).extras, 0);
    t.play(blue, meadow, {0, 2}, 0);
    EXPECT_EQ(t.score(red), 9 + 3 * vineyards);
    EXPECT_EQ(t.scorings(SegmentKind::monastery).back().extras, vineyards);
  }
}

TEST(Vineyards, VINE_4_nothing_at_the_end) {
  Table t = ring(meadow, 2);
  put(t, red, {0, 1}, monk());
  t.play_last(blue, meadow, {1, 3}, 0);
  EXPECT_EQ(t.score(red), 8);
}

TEST(Vineyards, EX_VINE_1_one_serves_two_monasteries) {
  covers("VINE-3");
  Table t = ring(meadow, 1);
  put(t, red, {0, 1}, monk());
  put(t, blue, {1, 1}, monk());  // beside the vineyard as well
  t.play(blue, meadow, {0, 2}, 0);
  t.play(blue, "base/RFRF", {2, 0}, 1);
  t.play(blue, meadow, {2, 1}, 0);
  t.play(red, "base/CFFF", {2, 2}, 3);
  EXPECT_EQ(t.score(red), 12);
  EXPECT_EQ(t.score(blue), 12);
}

TEST(Vineyards, VINE_5_on_river_tiles) {
  Table t = ring(meadow, 0);
  put(t, red, {0, 1}, monk());
  // Another ring, one tile further south, with the river's vineyard in its corner.
  t.play(blue, meadow, {0, 2}, 0);
  put(t, blue, {0, 2}, monk());
  t.play(blue, meadow, {0, 3}, 0);
  t.play(blue, "river-bb5/FFVV-vineyard", {1, 3}, 3);
  t.play(blue, "base/FFRF-monastery", {-1, 3}, 0);
  EXPECT_EQ(t.score(red), 9);
  EXPECT_EQ(t.score(blue), 9 + 3 + 3);  // the other one is that of VINE-7
}

TEST(Vineyards, VINE_6_not_for_gardens) {
  covers("INT-31");  // also OPT-VINEGARDEN
  for (const bool served : {false, true}) {
    Options options;
    options.vineyards_serve_gardens = served;
    Table t = ring("base/RFRF+garden", 1, expansion_bit(Expansion::abbot), options);
    put(t, red, {0, 1}, garden(), abbot);
    t.play(blue, meadow, {0, 2}, 0);
    EXPECT_EQ(t.score(red), served ? 12 : 9);
  }
  Table t = ring(meadow, 1, expansion_bit(Expansion::abbot));
  put(t, red, {0, 1}, monk(), abbot);
  t.play(blue, meadow, {0, 2}, 0);
  EXPECT_EQ(t.score(red), 12);
}

TEST(Vineyards, VINE_7_not_on_its_own_tile) {
  Table t = ring("base/FFRF-monastery", 0);
  put(t, red, {0, 1}, monk());
  t.play(blue, "base/RFRF", {0, 2}, 0);
  EXPECT_EQ(t.score(red), 9);
}

// ---- The computer player ------------------------------------------------------------------------

TEST(Sheep, the_greedy_player_knows_the_odds) {
  for (const bool large : {false, true}) {
    Table t = table();
    put_shepherd(t, red, {0, 0}, farmer(SL),
                 large ? std::vector<u8>{3, 3, 3, 3, 3, 3, 4, 2} : std::vector<u8>{1});
    t.play(red, "base/RFRF", {1, 0}, 1);
    ASSERT_EQ(t.phase(), Phase::flock);
    EXPECT_EQ(t.choice_of_greedy(), large ? gather : grow);
  }
}

// It does not risk even a single sheep when only wolves are left in the bag.
TEST(Sheep, the_greedy_player_counts_the_tokens) {
  Table t = table();
  put_shepherd(t, red, {0, 0}, farmer(SL), {1});
  put_shepherd(t, blue, {0, 0}, farmer(WR), {1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4});
  t.play(red, "base/RFRF", {1, 0}, 1);
  ASSERT_EQ(t.phase(), Phase::flock);
  EXPECT_EQ(t.choice_of_greedy(), gather);
}

// With nothing else to do, the shepherd is placed where a flock can grow, not where it is shut in.
TEST(Sheep, the_greedy_player_sends_out_its_shepherd) {
  Table t = table();
  t.state.supply[red][static_cast<std::size_t>(meeple)] = 0;
  t.lay(red, "base/RFRF", {1, 0}, 1);
  EXPECT_EQ(t.choice_of_greedy().what, static_cast<u8>(shepherd));
}

// The same decks from both seats against a player who gathers at the first opportunity.
TEST(Sheep, the_greedy_player_profits_from_its_knowledge) {
  Weights weights[2];
  for (const Set* set : all_sets())
    if (set->expansion == Expansion::hills_sheep) weights[1].unknown = set;
  int margin = 0;
  for (u64 seed = 0; seed < 20; ++seed) {
    bastide::Setup setup;
    setup.expansions = with_hills;
    setup.seed = seed / 2;
    const Game game = *make_game(catalogue(), setup);
    State state = initial_state(game);
    const auto choose = [&](PlayerIndex player, const State& now, Random& random) {
      return choose_greedy(game, determinize(now, random.next()), random, {},
                           weights[player != seed % 2]);
    };
    play_out(game, state, seed, choose);
    margin += state.score[seed % 2] - state.score[1 - seed % 2];
  }
  EXPECT_GT(margin, 0);
}

}  // namespace
}  // namespace bastide::testing::hills_sheep_test
