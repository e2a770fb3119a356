// Flying Machines (docs/rules/10-flying-machines.md).
#include <algorithm>

#include "engine/rules/scoring.hpp"
#include "tests/engine/table.hpp"

namespace bastide::testing::flying_machines_test {
namespace {

constexpr FigureKind meeple = FigureKind::meeple, big = FigureKind::big_meeple,
                     abbot = FigureKind::abbot, builder = FigureKind::builder;
constexpr ExpansionMask with_flights = expansion_bit(Expansion::flying_machines);
constexpr ExpansionMask with_abbot = expansion_bit(Expansion::abbot);

Table table(ExpansionMask more = 0, Options options = {}) {
  return Table(2, options, catalogue(), with_flights | more);
}

// Red's machine is on the tile south of the start tile and points north for rotation 1, west for 0.
Table at_the_start(int rotation, ExpansionMask more = 0, Options options = {}) {
  Table t = table(more, options);
  t.lay(red, "flying-machines/FFFF-W", {0, 1}, rotation);
  return t;
}

Action landing(const Table& t, Position at, Spot spot) {
  return land_action(at, t.segment(at, spot));
}

bool offered(const Table& t, const Action& action) {
  const auto actions = t.actions();
  return std::find(actions.begin(), actions.end(), action) != actions.end();
}

TEST(FlyingMachines, FLY_1_a_figure_or_the_flight) {
  covers("FLY-9", "SETUP-10");
  Table t = table();
  EXPECT_EQ(t.state.bag_total, 71 + 8);
  t.lay(red, "flying-machines/FRFR-W", {1, 0}, 0);
  EXPECT_TRUE(offered(t, fly_action(meeple)));
  EXPECT_EQ(t.refused(highwayman(west)), "");
  t.deploy(highwayman(west));
  EXPECT_EQ(t.phase(), Phase::draw);
  t.lay(blue, "base/RFRF", {2, 0}, 1);
  EXPECT_EQ(t.refused(fly_action(meeple)), "FLY-9");
}

TEST(FlyingMachines, FLY_2_who_flies) {
  // also OPT-FLYABBOT
  const ExpansionMask more = with_abbot | expansion_bit(Expansion::inns_cathedrals) |
                             expansion_bit(Expansion::traders_builders);
  Table t = at_the_start(1, more);
  EXPECT_EQ(t.refused(fly_action(big)), "");
  EXPECT_EQ(t.refused(fly_action(abbot)), "FLY-2");
  EXPECT_EQ(t.refused(fly_action(builder)), "FLY-2");
  EXPECT_EQ(t.refused(fly_action(static_cast<FigureKind>(figure_kinds))), "FLY-2");
  EXPECT_EQ(at_the_start(1).refused(fly_action(big)), "BASE-FIG-1");
  t.state.supply[t.state.active][static_cast<std::size_t>(meeple)] = 0;
  EXPECT_EQ(t.refused(fly_action(meeple)), "BASE-FIG-1");
  Options options;
  options.abbots_fly = true;
  EXPECT_EQ(at_the_start(1, more, options).refused(fly_action(abbot)), "");
}

TEST(FlyingMachines, FLY_2_abbots_land_on_gardens_and_monasteries) {
  covers("FLY-6");  // OPT-FLYABBOT
  Options options;
  options.abbots_fly = true;
  for (const FigureKind flyer : {abbot, meeple}) {
    Table t = table(with_abbot, options);
    t.play(red, "base/CFFF+garden", {0, -1}, 2);
    t.play(blue, "base/FFFF-monastery", {1, -1}, 0);
    t.lay(red, "flying-machines/FFFF-W", {2, -1}, 0);
    t.act(fly_action(flyer));
    t.act(roll_action(2));
    if (flyer == abbot) {
      ASSERT_EQ(t.state.figures.size(), 1u);
      EXPECT_EQ(t.state.figures[0].node, t.node({0, -1}, garden()));
    } else {
      EXPECT_TRUE(t.happened(was::flight_failed));
    }
  }
}

TEST(FlyingMachines, FLY_3_in_a_straight_line) {
  // The die is rolled after the decision, at which point no player decides.
  constexpr int dx[] = {0, 1, 1, 1, 0, -1, -1, -1}, dy[] = {-1, -1, 0, 1, 1, 1, 0, -1};
  struct Case {
    std::string_view tile;
    int printed;
  };
  for (const Case& c :
       {Case{"flying-machines/FFFF-W", 6}, Case{"flying-machines/FFFF-NW+garden", 7}})
    for (int rotation = 0; rotation < 4; ++rotation)
      for (int die = 1; die <= 3; ++die) {
        Table t = table();
        t.play(red, "base/FFFF-monastery", {0, 1}, 0);
        t.lay(red, c.tile, {0, 2}, rotation);
        t.act(fly_action(meeple));
        EXPECT_TRUE(decision(t.game, t.state).chance);
        EXPECT_EQ(t.actions().size(), 3u);
        EXPECT_EQ(t.refused(roll_action(0)), "FLY-3");
        EXPECT_EQ(t.refused(roll_action(4)), "FLY-3");
        const int towards = (c.printed + 2 * rotation) % 8;
        const Position target{static_cast<i16>(dx[towards] * die),
                              static_cast<i16>(2 + dy[towards] * die)};
        const bool found = tile_at(t.state.board, target) != no_tile;
        t.act(roll_action(die));
        EXPECT_EQ(t.happened(was::flight_failed), !found) << towards << " " << die;
      }
}

TEST(FlyingMachines, FLY_3_over_empty_cells) {
  Table t = table();
  t.play(red, "base/RFRF", {-1, 0}, 1);
  t.play(blue, "base/RFRF", {-2, 0}, 1);
  t.play(red, "base/FFFF-monastery", {-2, 1}, 0);
  t.lay(blue, "flying-machines/FFFF-W", {0, 1}, 0);
  t.act(fly_action(meeple));
  t.act(roll_action(2));
  ASSERT_EQ(t.state.figures.size(), 1u);  // the monastery is the only choice, so it is not asked
  EXPECT_EQ(t.state.figures[0].node, t.node({-2, 1}, monk()));
  EXPECT_EQ(t.supply(blue), 6);
}

TEST(FlyingMachines, FLY_3_every_side_of_the_die_as_often) {
  Table t = at_the_start(1);
  t.act(fly_action(meeple));
  int counts[4] = {};
  for (u64 seed = 0; seed < 300; ++seed)
    ++counts[chance_outcome(t.game, determinize(t.state, seed)).value];
  for (int value = 1; value <= 3; ++value) EXPECT_GT(counts[value], 60) << value;
}

TEST(FlyingMachines, FLY_4_not_what_the_tile_has_just_completed) {
  Table t = table();
  for (const i16 x : {i16{0}, i16{1}, i16{2}}) t.play(red, "base/FFFF-monastery", {x, 1}, 0);
  t.play(blue, "base/FRRR", {-1, 0}, 0);
  t.play(blue, "base/FRRR", {2, 0}, 2);
  t.lay(red, "flying-machines/FRFR-W", {1, 0}, 0);
  t.act(fly_action(meeple));
  Table far = t;
  t.act(roll_action(1));  // the road of the start tile is completed, its city is not
  ASSERT_EQ(t.state.figures.size(), 1u);
  EXPECT_EQ(t.state.figures[0].node, t.node({0, 0}, knight(north)));
  far.act(roll_action(2));  // three roads, one of them completed
  EXPECT_EQ(far.actions(), (std::vector<Action>{landing(far, {-1, 0}, highwayman(south)),
                                                landing(far, {-1, 0}, highwayman(west))}));
  EXPECT_EQ(far.refused(landing(far, {-1, 0}, highwayman(east))), "FLY-4");
}

TEST(FlyingMachines, FLY_5_whoever_stands_there) {
  covers("FLY-10");  // equals both score in full
  Table t = table();
  t.play(blue, "base/RFRF", {1, 0}, 1);
  put_figure(t.state, blue, meeple, t.node({0, 0}, knight(north)));
  t.lay(red, "flying-machines/FFFF-W", {0, 1}, 1);
  t.act(fly_action(meeple));
  t.act(roll_action(1));
  t.act(landing(t, {0, 0}, knight(north)));
  EXPECT_TRUE(t.happened(was::flight_begun));
  EXPECT_TRUE(t.happened(was::die_rolled));
  t.play(blue, "base/CFFF", {0, -1}, 2);
  EXPECT_EQ(t.score(red), 4);
  EXPECT_EQ(t.score(blue), 4);
  EXPECT_EQ(t.supply(red), 7);
}

TEST(FlyingMachines, FLY_6_never_on_fields) {
  covers("FLY-4", "FLY-7");
  Table t = at_the_start(1);
  t.act(fly_action(meeple));
  t.act(roll_action(1));
  EXPECT_EQ(t.phase(), Phase::landing);
  EXPECT_EQ(t.refused(landing(t, {0, 0}, farmer(SL))), "FLY-6");
  EXPECT_EQ(t.refused(land_action({0, 0}, 11)), "FLY-4");
  EXPECT_EQ(t.refused(land_action({1, 0}, 0)), "FLY-3");
  EXPECT_EQ(t.refused(deploy_action(meeple, 0)), "TURN-1");
}

TEST(FlyingMachines, FLY_7_landing_is_a_must) {
  Table t = at_the_start(1);
  t.act(fly_action(meeple));
  t.act(roll_action(1));
  EXPECT_EQ(t.actions(), (std::vector<Action>{landing(t, {0, 0}, knight(north)),
                                              landing(t, {0, 0}, highwayman(east))}));
  EXPECT_EQ(t.refused(pass_action()), "FLY-7");
  EXPECT_EQ(decision(t.game, t.state).player, red);
}

TEST(FlyingMachines, FLY_8_nowhere_to_land) {
  Table t = at_the_start(1);
  t.act(fly_action(meeple));
  t.act(roll_action(2));  // an empty cell
  EXPECT_TRUE(t.happened(was::flight_failed));
  EXPECT_EQ(t.supply(red), 7);
  EXPECT_EQ(t.phase(), Phase::draw);  // nor anything else in this part
  EXPECT_EQ(t.state.active, blue);
}

TEST(FlyingMachines, FLY_10_a_shared_monastery) {
  covers("INT-26");  // the big meeple counts twice
  Table t = table(expansion_bit(Expansion::inns_cathedrals));
  t.play(blue, "base/FFFF-monastery", {0, 1}, 0, monk());
  t.lay(red, "flying-machines/FFFF-W", {1, 1}, 0);
  t.act(fly_action(big));
  t.act(roll_action(1));
  const Scoring scoring = evaluate(t.game, t.state, t.node({0, 1}, monk()));
  EXPECT_EQ(scoring.strength[red], 2);
  EXPECT_EQ(scoring.strength[blue], 1);
  EXPECT_EQ(scoring.owners, 1 << red);
}

TEST(FlyingMachines, FLY_11_its_own_tile_is_ordinary) {
  Table t = table();
  t.play(red, "flying-machines/FRFR-W", {1, 0}, 0, highwayman(west));
  EXPECT_TRUE(t.joined({0, 0}, highwayman(east), {1, 0}, highwayman(east)));
  t.play(blue, "base/FRRR", {2, 0}, 0);
  t.play(blue, "base/FRRR", {-1, 0}, 0);
  EXPECT_EQ(t.score(red), 4);
}

TEST(FlyingMachines, INT_27_a_builder_may_follow_later) {
  Table t = table(expansion_bit(Expansion::traders_builders));
  t.lay(red, "flying-machines/FFFF-W", {0, 1}, 1);
  t.act(fly_action(meeple));
  t.act(roll_action(1));
  t.act(landing(t, {0, 0}, highwayman(east)));
  t.lay(red, "base/RFRF", {1, 0}, 1);
  EXPECT_EQ(t.refused(highwayman(west), builder), "");
}

TEST(FlyingMachines, INT_29_on_a_road_at_a_lake) {
  Table t = table(expansion_bit(Expansion::ferries));
  t.lay(blue, "ferries/FRRR-lake", {1, 0}, 0);
  t.deploy(nobody());
  t.act(t.actions()[0]);  // east and south
  t.play(blue, "base/RFRF", {1, 1}, 0);
  t.act(pass_action());  // the ferry stays
  t.lay(red, "flying-machines/FFFF-NW+garden", {2, 1}, 0);
  t.act(fly_action(meeple));
  t.act(roll_action(1));
  EXPECT_EQ(t.actions().size(), 3u);  // the ferry could part the two that it joins
  t.act(landing(t, {1, 0}, highwayman(west)));
  EXPECT_EQ(evaluate(t.game, t.state, t.node({0, 0}, highwayman(east))).owners, 1 << red);
}

TEST(FlyingMachines, the_greedy_player_lands_where_it_pays) {
  for (const bool city : {false, true}) {
    Table t = table();
    if (city)
      t.play(blue, "base/CCCC-shield", {0, -1}, 0);
    else
      t.play(blue, "base/RFRF", {1, 0}, 1);
    t.lay(red, "flying-machines/FFFF-W", {0, 1}, 1);
    t.act(fly_action(meeple));
    t.empty_bag();
    t.act(roll_action(1));
    EXPECT_EQ(t.choice_of_greedy(), landing(t, {0, 0}, city ? knight(north) : highwayman(east)));
  }
}

}  // namespace
}  // namespace bastide::testing::flying_machines_test
