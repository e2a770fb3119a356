// The Watchtowers (docs/rules/22-watchtowers.md).
#include "engine/rules/scoring.hpp"
#include "tests/engine/table.hpp"
#include "tests/sets/dragon/landscape.hpp"

namespace bastide::testing::watchtowers_test {
namespace {

constexpr FigureKind meeple = FigureKind::meeple, big = FigureKind::big_meeple,
                     abbot = FigureKind::abbot, builder = FigureKind::builder,
                     pig = FigureKind::pig;
constexpr ExpansionMask with_towers = expansion_bit(Expansion::watchtowers);

Table table(ExpansionMask more = 0, int players = 2) {
  return Table(players, {}, catalogue(), with_towers | more);
}

void put(Table& t, PlayerIndex owner, Position at, Spot spot, FigureKind kind = meeple) {
  put_figure(t.state, owner, kind, t.node(at, spot));
}

// What the towers have brought, in order.
std::vector<int> towers(const Table& t, PlayerIndex player = red) {
  std::vector<int> points;
  for (const Scoring& s : t.scorings(ScoreCause::tower))
    if (s.owners >> player & 1) points.push_back(s.points[player]);
  return points;
}

TEST(Watchtowers, TOWERW_COMP_1_twelve_tiles) {
  int all = 0, of[6] = {};
  for (const TileType& type : catalogue().tiles) {
    if (type.watchtower == Watchtower::none) continue;
    all += type.count;
    of[static_cast<int>(type.watchtower)] += type.count;
  }
  EXPECT_EQ(all, 12);
  EXPECT_EQ(of[static_cast<int>(Watchtower::meeple)], 2);
  EXPECT_EQ(of[static_cast<int>(Watchtower::shield)], 2);
  EXPECT_EQ(of[static_cast<int>(Watchtower::monastery)], 2);
  EXPECT_EQ(of[static_cast<int>(Watchtower::road)], 3);
  EXPECT_EQ(of[static_cast<int>(Watchtower::city)], 3);
}

TEST(Watchtowers, TOWERW_1_nobody_stands_on_the_tower) {
  Table t = table();
  EXPECT_EQ(t.state.bag_total, 71 + 12);
  t.lay(red, "watchtowers/FRRF-road", {1, 0}, 2);
  EXPECT_EQ(t.refused(highwayman(west)), "");
  EXPECT_EQ(t.refused(farmer(EL)), "");
  EXPECT_EQ(t.refused(deploy_action(meeple, 4)), "BASE-FIG-2");
}

TEST(Watchtowers, TOWERW_2_roads_end_there) {
  Table t = table();
  t.lay(red, "watchtowers/FRRF-road", {1, 0}, 2);
  EXPECT_FALSE(t.joined({1, 0}, highwayman(west), {1, 0}, highwayman(north)));
  EXPECT_FALSE(t.joined({1, 0}, farmer(WR), {1, 0}, farmer(NR)));
}

TEST(Watchtowers, TOWERW_3_a_meeple_on_the_tile_of_the_tower) {
  covers("TOWERW-9", "TOWERW-10", "TOWERW-12");
  Table t = table();
  t.play(red, "watchtowers/CFRF-city", {0, -1}, 2, knight(south));
  const std::vector<Scoring> scored = t.scorings(ScoreCause::tower);
  ASSERT_EQ(scored.size(), 1u);
  EXPECT_EQ(scored[0].tiles, 2);
  EXPECT_EQ(scored[0].which, static_cast<u8>(Watchtower::city));
  EXPECT_EQ(scored[0].points[red], 2);
  EXPECT_EQ(t.score(red), 2 + 4);
}

TEST(Watchtowers, TOWERW_3_not_a_meeple_beside_it) {
  Table t = table();
  put(t, red, {0, 0}, knight(north));
  t.play(red, "watchtowers/CFRF-city", {0, -1}, 2);
  EXPECT_TRUE(towers(t).empty());
  EXPECT_EQ(t.score(red), 4);
}

TEST(Watchtowers, TOWERW_3_only_on_the_completed_feature) {
  Table t = table();
  t.play(red, "watchtowers/CFRF-city", {0, -1}, 2, highwayman(north));
  EXPECT_TRUE(towers(t).empty());
}

TEST(Watchtowers, TOWERW_4_whoever_has_the_majority) {
  Table t = table();
  put(t, red, {0, 0}, knight(north), meeple);
  put(t, red, {0, 0}, knight(north), meeple);
  t.lay(red, "watchtowers/CFRF-meeple", {0, -1}, 2);
  put(t, blue, {0, -1}, knight(south));
  t.act(pass_action());
  EXPECT_EQ(towers(t, blue), (std::vector<int>{6}));
  EXPECT_EQ(t.score(red), 4);
  EXPECT_EQ(t.score(blue), 6);
}

TEST(Watchtowers, TOWERW_4_each_meeple_for_itself) {
  Table t = table();
  t.lay(red, "watchtowers/CFRF-city", {0, -1}, 2);
  put(t, red, {0, -1}, knight(south));
  put(t, red, {0, -1}, knight(south));
  t.act(pass_action());
  EXPECT_EQ(towers(t), (std::vector<int>{2, 2}));
}

TEST(Watchtowers, TOWERW_5_no_further_than_the_tiles_around) {
  Table t = table();
  t.play(blue, "base/RFRF", {1, 0}, 1);
  t.play(red, "watchtowers/FRRF-road", {2, 0}, 2, highwayman(west));
  t.play(blue, "base/FRRR", {-1, 0}, 0);
  EXPECT_EQ(towers(t), (std::vector<int>{2}));
  EXPECT_EQ(t.score(red), 2 + 4);
}

TEST(Watchtowers, TOWERW_6_meeples_of_every_player_and_kind) {
  covers("INT-106");
  Table t = table(expansion_bit(Expansion::abbot) | expansion_bit(Expansion::inns_cathedrals) |
                  expansion_bit(Expansion::traders_builders));
  t.play(blue, "base/FFFF-monastery", {0, 1}, 0);
  put(t, blue, {0, 1}, monk(), abbot);    // two tiles away
  put(t, blue, {0, 0}, farmer(SL), big);  // once
  put(t, blue, {0, 0}, farmer(SL), pig);  // not
  put(t, blue, {0, 0}, highwayman(west));
  put(t, blue, {0, 0}, highwayman(west), builder);  // not
  t.play(red, "watchtowers/CFRF-meeple", {0, -1}, 2, knight(south));
  EXPECT_EQ(towers(t), (std::vector<int>{6}));
}

TEST(Watchtowers, TOWERW_6_abbots_too) {
  Table t = table(expansion_bit(Expansion::abbot));
  t.play(blue, "base/RFRF", {1, 0}, 1);
  t.play(blue, "base/FFFF-monastery", {1, -1}, 0);
  put(t, blue, {1, -1}, monk(), abbot);
  t.play(red, "watchtowers/CFRF-meeple", {0, -1}, 2, knight(south));
  EXPECT_EQ(towers(t), (std::vector<int>{4}));
}

TEST(Watchtowers, TOWERW_7_coats_of_arms) {
  Table t = table();
  t.play(red, "watchtowers/CCRF-shield", {0, -1}, 2, knight(south));
  EXPECT_TRUE(towers(t).empty()) << "nothing there: no event";
  EXPECT_EQ(t.score(red), 4);
  Table u = table();
  u.play(blue, "base/FCFC-shield", {0, -1}, 1);
  u.play(red, "watchtowers/CFRF-meeple", {0, -2}, 2, knight(south));
  EXPECT_EQ(towers(u), (std::vector<int>{2})) << "its own meeple";
}

TEST(Watchtowers, TOWERW_7_in_whatever_city) {
  Table t = table();
  t.play(blue, "base/RFRF", {1, 0}, 1);
  t.play(blue, "base/CCFF-shield", {1, -1}, 0);
  t.play(red, "watchtowers/CCRF-shield", {0, -1}, 2, knight(south));
  EXPECT_EQ(towers(t), (std::vector<int>{2}));
}

TEST(Watchtowers, TOWERW_8_monasteries) {
  Table t = table(expansion_bit(Expansion::abbot));
  t.play(blue, "base/RFRF", {1, 0}, 1);
  t.play(blue, "base/FFFF-monastery", {1, -1}, 0);
  t.play(blue, "base/RFRF", {-1, 0}, 1);
  t.play(blue, "base/CFFF+garden", {-1, -1}, 0);
  t.play(red, "watchtowers/CFFF-monastery", {0, -1}, 2, knight(south));
  EXPECT_EQ(towers(t), (std::vector<int>{3}));
}

TEST(Watchtowers, TOWERW_9_a_tile_counts_once) {
  Table t = table();
  t.play(blue, "base/RRRR", {1, 0}, 0);
  t.play(red, "watchtowers/CRFR-road", {0, -1}, 2, knight(south));
  EXPECT_EQ(towers(t), (std::vector<int>{3})) << "four roads of one tile are one";
}

TEST(Watchtowers, TOWERW_10_before_the_first_feature) {
  Table t = table();
  put(t, red, {0, 0}, knight(north));
  t.lay(red, "watchtowers/CFRF-meeple", {0, -1}, 2);
  put(t, red, {0, -1}, knight(south));
  t.act(pass_action());
  EXPECT_EQ(towers(t), (std::vector<int>{4})) << "both are still there";
}

TEST(Watchtowers, TOWERW_11_no_farmers_and_nothing_in_the_end) {
  Table t = table();
  t.lay(red, "watchtowers/CFRF-city", {0, -1}, 2);
  put(t, red, {0, -1}, farmer(NL));
  put(t, red, {0, -1}, highwayman(north));
  t.empty_bag();
  t.act(pass_action());
  EXPECT_TRUE(t.state.over);
  EXPECT_TRUE(towers(t).empty());
}

TEST(Watchtowers, INT_100_towers_are_events_of_S10) {
  Table t = table(expansion_bit(Expansion::robbers));
  t.state.track.robber[blue] = 2;
  t.state.score[red] = 2;
  t.play(red, "watchtowers/CFRF-city", {0, -1}, 2, knight(south));
  EXPECT_EQ(t.score(red), 2 + 2 + 4);
  EXPECT_EQ(t.score(blue), 1) << "half of the tower";
}

TEST(Watchtowers, INT_100_a_tower_alone_brings_a_message) {
  Table t = table(expansion_bit(Expansion::messages));
  t.state.score[red] = 5;
  t.state.track.messenger[red] = 2;  // the meeple stands on 3
  t.play(red, "watchtowers/CFRF-city", {0, -1}, 2, knight(south));
  ASSERT_EQ(t.phase(), Phase::move_points);
  t.act(move_points_action(0));  // by the tower to 5
  ASSERT_EQ(t.phase(), Phase::move_points) << "the city is another event";
  t.act(move_points_action(1));
  EXPECT_EQ(t.phase(), Phase::message_draw);
}

// A tower between a city and a road that it completes, red on both of them.
Table two_towers(ExpansionMask more) {
  Table t = table(more);
  t.play(blue, "base/RFRF", {1, 0}, 1);
  t.play(blue, "base/FFRF-monastery", {1, -1}, 1);
  t.lay(red, "watchtowers/CRFR-road", {0, -1}, 2);
  put(t, red, {0, -1}, knight(south));
  put(t, red, {0, -1}, highwayman(east));
  t.act(pass_action());
  return t;
}

TEST(Watchtowers, AMB_100_the_active_player_chooses_the_order) {
  Table t = two_towers(expansion_bit(Expansion::robbers));
  ASSERT_EQ(t.phase(), Phase::towers);
  EXPECT_EQ(decision(t.game, t.state).player, red);
  const Action of_city = score_action({0, -1}, t.segment({0, -1}, knight(south))),
               of_road = score_action({0, -1}, t.segment({0, -1}, highwayman(east)));
  EXPECT_EQ(t.actions(), (std::vector<Action>{of_city, of_road}));
  EXPECT_EQ(t.refused(pass_action()), "TURN-1");
  EXPECT_EQ(t.refused(score_action({0, 0}, 0)), "TOWERW-10");
  t.act(of_road);
  const std::vector<Scoring> scored = t.scorings(ScoreCause::tower);
  ASSERT_EQ(scored.size(), 2u) << "the last one is not asked for";
  EXPECT_EQ(scored[0].feature, SegmentKind::road);
  EXPECT_EQ(scored[1].feature, SegmentKind::city);
  EXPECT_EQ(t.phase(), Phase::score);
}

TEST(Watchtowers, AMB_100_nobody_is_asked_where_it_does_not_matter) {
  Table t = two_towers(0);
  EXPECT_EQ(t.phase(), Phase::draw);
  EXPECT_EQ(towers(t), (std::vector<int>{4, 4}));
  Table u = table(expansion_bit(Expansion::robbers));
  u.lay(red, "watchtowers/CRFR-road", {0, -1}, 2);
  put(u, red, {0, -1}, knight(south));
  put(u, blue, {0, -1}, knight(south));
  u.act(pass_action());
  EXPECT_EQ(u.phase(), Phase::draw) << "two meeples of one place";
  EXPECT_EQ(towers(u, red), (std::vector<int>{2}));
  EXPECT_EQ(towers(u, blue), (std::vector<int>{2}));
}

TEST(Watchtowers, INT_101_neither_mage_nor_inn_changes_a_tower) {
  Table t = table(expansion_bit(Expansion::mage_witch));
  t.lay(red, "watchtowers/CFRF-city", {0, -1}, 2);
  put(t, red, {0, -1}, knight(south));
  t.state.magic.at[0] = t.node({0, 0}, knight(north));
  t.act(pass_action());
  EXPECT_EQ(towers(t), (std::vector<int>{2}));
  EXPECT_EQ(t.score(red), 2 + 4 + 2);
}

TEST(Watchtowers, INT_102_a_road_completed_by_a_ferry) {
  Table t = table(expansion_bit(Expansion::ferries));
  t.play(red, "watchtowers/FRRF-road", {1, 0}, 2, highwayman(west));
  t.lay(red, "ferries/FRRR-lake", {-1, 0}, 0);
  t.act(pass_action());
  ASSERT_EQ(t.phase(), Phase::ferry_place);
  std::vector<Action> away;
  const int east_end = t.segment({-1, 0}, highwayman(east));
  for (const Action& action : t.actions())
    if (action.where != east_end && action.value != east_end) away.push_back(action);
  ASSERT_FALSE(away.empty());
  t.act(away[0]);
  EXPECT_EQ(towers(t), (std::vector<int>{2}));
}

// A road from the tower in the east to an open end in the west.
void lay_road_of_tower(Table& t) { t.play(blue, "watchtowers/FRRF-road", {1, 0}, 2); }

TEST(Watchtowers, INT_103_a_meeple_that_has_flown_there) {
  Table t = table(expansion_bit(Expansion::flying_machines));
  lay_road_of_tower(t);
  t.lay(red, "flying-machines/FFFF-W", {2, 0}, 0);
  t.act(fly_action(meeple));
  t.act(roll_action(1));
  ASSERT_EQ(t.phase(), Phase::landing);
  t.act(land_action({1, 0}, t.segment({1, 0}, highwayman(west))));
  t.play(blue, "base/FRRR", {-1, 0}, 0);
  EXPECT_EQ(towers(t), (std::vector<int>{2}));
  EXPECT_EQ(t.score(red), 2 + 3);
}

TEST(Watchtowers, INT_103_a_meeple_that_a_crop_circle_has_added_there) {
  Table t = table(expansion_bit(Expansion::crop_circles));
  lay_road_of_tower(t);
  put(t, red, {0, 0}, highwayman(west));
  t.play(red, "crop-circles/FRRR", {-1, 0}, 3);
  t.act(crop_action(0));
  t.act(join_action(meeple, {1, 0}, t.segment({1, 0}, highwayman(west))));
  t.play(blue, "base/FFRF-monastery", {-1, 1}, 2);
  EXPECT_EQ(towers(t), (std::vector<int>{2})) << "the other one is beside the tower";
  EXPECT_EQ(t.score(red), 2 + 4);
}

TEST(Watchtowers, INT_103_a_meeple_that_came_through_a_portal) {
  DragonTable t(2, {}, expansion_bit(Expansion::watchtowers));
  lay_road_of_tower(t);
  t.lay(red, "princess-dragon/CRRF-portal", {-1, 0}, 0);
  t.act(t.portal_to({1, 0}, highwayman(west)));
  t.play(blue, "base/FFRF-monastery", {-1, 1}, 2);
  EXPECT_EQ(towers(t), (std::vector<int>{2}));
  EXPECT_EQ(t.score(red), 2 + 4);
}

TEST(Watchtowers, INT_104_cells_of_the_wheel_are_tiles) {
  covers("WHEEL-22");
  Table road = table(expansion_bit(Expansion::wheel_of_fortune));
  road.play(red, "watchtowers/FRRF-road", {2, -1}, 0, highwayman(south));
  EXPECT_EQ(towers(road), (std::vector<int>{2})) << "its tile and the cell below";
  Table city = table(expansion_bit(Expansion::wheel_of_fortune));
  city.play(red, "watchtowers/CFRF-city", {4, 0}, 3, knight(west));
  EXPECT_EQ(towers(city), (std::vector<int>{2})) << "its tile and the cell beside it";
}

TEST(Watchtowers, INT_104_no_meeples_on_crown_spaces) {
  const auto tower = [](bool on_crowns, bool on_cell) {
    Table t = table(expansion_bit(Expansion::wheel_of_fortune));
    if (on_crowns)
      for (auto& crowns : t.state.wheel.crowns) {
        crowns[0] = blue;
        --t.state.supply[blue][0];
      }
    if (on_cell) put(t, blue, {3, 1}, farmer(EL));
    t.play(red, "watchtowers/CFRF-meeple", {4, 0}, 3, knight(west));
    return towers(t);
  };
  EXPECT_EQ(tower(false, false), (std::vector<int>{2}));
  EXPECT_EQ(tower(true, false), (std::vector<int>{2}));
  EXPECT_EQ(tower(true, true), (std::vector<int>{4})) << "on a segment of a cell they count";
}

// Red, on the tile of a tower, draws this message.
Table message_at_tower(int message, Spot spot) {
  Table t = table(expansion_bit(Expansion::messages));
  t.play(blue, "watchtowers/CFRF-city", {1, 0}, 1);
  put(t, red, {1, 0}, spot);
  put(t, red, {0, 0}, knight(north));
  t.state.score[red] = 1;
  t.play(red, "base/CFFF", {0, -1}, 2);
  t.act(move_points_action(0));
  t.act(message_action(message));
  return t;
}

TEST(Watchtowers, INT_107_a_message_completes_nothing) {
  for (const int message : {1, 2, 8}) {
    const Spot spot = message == 1 ? highwayman(west) : knight(east);
    Table t = message_at_tower(message, spot);
    ASSERT_EQ(t.phase(), Phase::message);
    t.act(obey_action(static_cast<u8>(meeple), {1, 0}, t.segment({1, 0}, spot)));
    while (t.phase() == Phase::move_points) t.act(move_points_action(1));
    EXPECT_EQ(t.scorings(ScoreCause::message).size(), 1u) << message;
    EXPECT_TRUE(towers(t).empty()) << message;
    EXPECT_EQ(t.score(red), 1 + 4 + (message == 1 ? 2 : 1));
    // What the message has left there scores the tower as soon as the road is complete.
    if (message != 1) continue;
    t.play(blue, "base/FRRR", {-1, 0}, 0);
    EXPECT_EQ(towers(t), (std::vector<int>{3}));
  }
}

// An extra tile is laid in a part of its own.
TEST(Watchtowers, INT_107_what_the_tile_of_a_message_completes_is_completed) {
  Table t = message_at_tower(7, highwayman(west));
  t.act(obey_action());
  t.draw("base/FRRR");
  t.act(place_action({-1, 0}, 0));
  t.act(pass_action());
  EXPECT_EQ(towers(t), (std::vector<int>{3}));
}

TEST(Watchtowers, TOWERW_3_two_towers_on_one_road) {
  Table t = table();
  t.play(blue, "watchtowers/FRRF-road", {1, 0}, 2);
  put(t, blue, {1, 0}, highwayman(west));
  t.lay(red, "watchtowers/FRFR-monastery", {-1, 0}, 0);
  put(t, red, {-1, 0}, highwayman(east));
  put(t, red, {-1, 0}, highwayman(west));  // another road
  t.act(pass_action());
  EXPECT_EQ(towers(t, blue), (std::vector<int>{2}));
  EXPECT_TRUE(towers(t, red).empty()) << "no monastery there";
  EXPECT_EQ(t.score(red), 3);
  EXPECT_EQ(t.score(blue), 2 + 3);
}

TEST(Watchtowers, INT_102_a_ferry_that_opens_the_road_again) {
  Table t = table(expansion_bit(Expansion::ferries));
  t.play(red, "watchtowers/FRRF-road", {1, 0}, 2, highwayman(west));
  t.lay(red, "ferries/FRRR-lake", {-1, 0}, 0);
  t.act(pass_action());
  ASSERT_EQ(t.phase(), Phase::ferry_place);
  const int east_end = t.segment({-1, 0}, highwayman(east));
  for (const Action& action : t.actions())
    if (action.where == east_end || action.value == east_end) {
      t.act(action);
      break;
    }
  EXPECT_TRUE(towers(t).empty()) << "the road goes on beyond the lake";
}

TEST(Watchtowers, INT_105_gives_nothing_for_a_tower) {
  DragonTable t(2, {}, expansion_bit(Expansion::watchtowers));
  t.lay(red, "watchtowers/CFRF-city", {0, -1}, 2);
  t.put(red, {0, -1}, knight(south));
  t.favour(red, {0, -1}, knight(south));
  t.act(pass_action());
  // The tower 2, the city 4, and the fairy 3 for the city alone.
  EXPECT_EQ(t.score(red), 9);
}

}  // namespace
}  // namespace bastide::testing::watchtowers_test
