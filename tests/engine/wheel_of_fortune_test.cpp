// The Wheel of Fortune (docs/rules/18-wheel-of-fortune.md), and how it interacts with other
// expansions.
#include <algorithm>
#include <set>

#include "engine/players/player.hpp"
#include "engine/rules/figures.hpp"
#include "engine/rules/pieces.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/sets/track/track.hpp"
#include "tests/engine/table.hpp"

namespace bastide::testing::wheel_of_fortune_test {
namespace {

constexpr FigureKind meeple = FigureKind::meeple, big = FigureKind::big_meeple,
                     abbot = FigureKind::abbot, builder = FigureKind::builder,
                     pig = FigureKind::pig;
constexpr ExpansionMask with_wheel = expansion_bit(Expansion::wheel_of_fortune);
constexpr ExpansionMask with_river = expansion_bit(Expansion::river);
constexpr ExpansionMask with_river_bb5 = expansion_bit(Expansion::river_bb5);
constexpr ExpansionMask with_abbot = expansion_bit(Expansion::abbot);
constexpr ExpansionMask with_inns = expansion_bit(Expansion::inns_cathedrals);
constexpr ExpansionMask with_traders = expansion_bit(Expansion::traders_builders);
constexpr ExpansionMask with_messages = expansion_bit(Expansion::messages);
constexpr ExpansionMask with_robbers = expansion_bit(Expansion::robbers);
constexpr ExpansionMask with_gold = expansion_bit(Expansion::gold_mines);
constexpr ExpansionMask with_ferries = expansion_bit(Expansion::ferries);
constexpr ExpansionMask with_flights = expansion_bit(Expansion::flying_machines);
constexpr ExpansionMask with_crops = expansion_bit(Expansion::crop_circles);

Table table(ExpansionMask more = 0, Options options = {}, int players = 2) {
  return Table(players, options, catalogue(), with_wheel | more);
}

void put(Table& t, PlayerIndex owner, Position at, Spot spot, FigureKind kind = meeple) {
  put_figure(t.state, owner, kind, t.node(at, spot));
}
void put_crown(Table& t, PlayerIndex owner, Sector sector) {
  Crowns& crowns = t.state.wheel.crowns[static_cast<std::size_t>(sector)];
  crowns[crowns[0] == no_player ? 0 : 1] = owner;
  --t.state.supply[owner][static_cast<std::size_t>(meeple)];
}
Action crown(Sector sector) { return crown_action(static_cast<int>(sector)); }
Action back(const Table& t, Position at, Spot spot, FigureKind kind = meeple) {
  return retrieve_action(kind, at, t.segment(at, spot));
}
PlayerIndex decider(const Table& t) { return decision(t.game, t.state).player; }
Sector sector_of(const Table& t) { return static_cast<Sector>(t.state.wheel.wheel_pig); }
int crowned(const Table& t, Sector sector) {
  int count = 0;
  for (const PlayerIndex p : t.state.wheel.crowns[static_cast<std::size_t>(sector)])
    count += p != no_player;
  return count;
}

// The player draws a tile with a 1 on it, and the wheel stops in this sector.
constexpr std::string_view one = "wheel/RFRF-wheel-1";
void spin(Table& t, PlayerIndex player, Sector sector) {
  t.state.wheel.wheel_pig = static_cast<u8>((static_cast<int>(sector) + 5) % sector_count);
  t.state.active = player;
  t.draw(one);
}

bool pig_moved(const Event& e) { return is_move_of(e, Piece::wheel_pig); }
int first(const Table& t, bool (*what)(const Event&)) {
  int i = 0;
  while (!what(t.events[static_cast<std::size_t>(i)])) ++i;
  return i;
}
bool offered(const Table& t, const Action& action) {
  const auto actions = t.actions();
  return std::find(actions.begin(), actions.end(), action) != actions.end();
}

// ---- The board ----------------------------------------------------------------------------------

EdgeKind edge(const Table& t, Position at, Edge side) {
  const PlacedTile& tile = t.state.board.tiles[tile_at(t.state.board, at)];
  return t.game.tables.types[tile.type]
      .rotated[tile.rotation]
      .edges[static_cast<std::size_t>(side)];
}

TEST(WheelOfFortune, WHEEL_1_sixteen_cells_with_these_edges) {
  covers("SETUP-14", "SETUP-4", "COMP-5");
  const Table t = table();
  ASSERT_EQ(t.state.board.tiles.size(), 16u);
  EXPECT_EQ(t.state.bag_total, 71 + 12);  // the start tile is not in the game
  EXPECT_EQ(t.in_bag("base/CRFR"), 3);
  EXPECT_EQ(sector_of(t), Sector::fortune);
  EXPECT_EQ(count_at(pieces_of(t.game, t.state), Piece::wheel_pig, sector_place(0)), 1);
  const std::string_view printed[] = {"CFRF", "CFRF", "FCFF", "CFFR"};  // N E S W
  for (int s = 0; s < 4; ++s)
    for (i16 i = 0; i < 4; ++i) {
      const Position at = s == 0   ? Position{i, 0}
                          : s == 1 ? Position{3, i}
                          : s == 2 ? Position{i, 3}
                                   : Position{0, i};
      const char letter = printed[s][static_cast<std::size_t>(i)];
      EXPECT_EQ(edge(t, at, static_cast<Edge>(s)), letter == 'C'   ? EdgeKind::city
                                                   : letter == 'R' ? EdgeKind::road
                                                                   : EdgeKind::field)
          << s << ' ' << i;
    }
}

TEST(WheelOfFortune, WHEEL_1_a_field_runs_along_the_rim_from_road_to_road) {
  const Table t = table();
  EXPECT_TRUE(t.joined({2, 0}, farmer(NR), {3, 2}, farmer(EL)));
  EXPECT_TRUE(t.joined({3, 2}, farmer(ER), {0, 3}, farmer(WL)));
  EXPECT_TRUE(t.joined({0, 3}, farmer(WR), {2, 0}, farmer(NL)));
  EXPECT_FALSE(t.joined({2, 0}, farmer(NL), {2, 0}, farmer(NR)));
  EXPECT_FALSE(t.joined({3, 2}, farmer(EL), {3, 2}, farmer(ER)));
  EXPECT_FALSE(t.joined({0, 3}, farmer(WL), {0, 3}, farmer(WR)));
  // Each touches one of the cities.
  const auto touches = [&](Position field, Half half, Position at, Edge side) {
    CityList cities;
    cities_of_field(t.game.tables, t.state.board, t.node(field, farmer(half)), false, cities);
    return cities.size() == 1 && cities[0] == find_root(t.state.board, t.node(at, knight(side)));
  };
  EXPECT_TRUE(touches({2, 0}, NR, {3, 0}, east));
  EXPECT_TRUE(touches({0, 3}, SL, {1, 3}, south));
  EXPECT_TRUE(touches({2, 0}, NL, {0, 0}, north));
}

TEST(WheelOfFortune, WHEEL_1_every_cell_counts_as_a_tile) {
  Table t = table();
  t.play(red, "base/FRRR", {2, -1}, 0, highwayman(south));
  EXPECT_EQ(t.score(red), 2);
  t.play(blue, "base/CFFF", {4, 0}, 3, knight(west));
  EXPECT_EQ(t.score(blue), 4);
  EXPECT_EQ(t.supply(red), 7);
  EXPECT_EQ(t.supply(blue), 7);
}

TEST(WheelOfFortune, WHEEL_2_on_any_outer_edge) {
  Table t = table();
  std::set<std::pair<i16, i16>> cells;
  for (const CellIndex cell : t.state.board.frontier) {
    const Position at = t.state.board.cells[cell].at;
    cells.insert({at.x, at.y});
  }
  EXPECT_EQ(cells.size(), 16u);
  t.draw("base/FRRR");
  for (const Position at : {Position{2, -1}, Position{4, 2}, Position{-1, 3}, Position{1, -1}})
    EXPECT_TRUE(std::any_of(cells.begin(), cells.end(),
                            [&](auto c) { return c.first == at.x && c.second == at.y; }));
  EXPECT_EQ(t.refused({2, -1}, 0), "");
  EXPECT_EQ(t.refused({4, 2}, 1), "");
  EXPECT_EQ(t.refused({-1, 3}, 1), "BASE-PLACE-4");
  EXPECT_EQ(t.refused({-1, 3}, 2), "");
  EXPECT_EQ(t.refused({1, 1}, 0), "BASE-PLACE-3");
  EXPECT_EQ(t.refused({0, -1}, 0), "BASE-PLACE-4");  // a city
}

TEST(WheelOfFortune, WHEEL_23_nobody_stands_on_the_board_but_what_runs_there_is_used) {
  Table t = table();
  put(t, blue, {2, 0}, highwayman(north));
  t.lay(red, "base/FRRR", {2, -1}, 0);
  EXPECT_EQ(t.refused(highwayman(south)), "BASE-FIG-3");
  EXPECT_EQ(t.refused(highwayman(east)), "");
  EXPECT_EQ(t.refused(farmer(NL)), "");
  for (const Action& action : t.actions())
    if (action.kind == ActionKind::deploy) {
      EXPECT_LT(action.where, t.game.tables.types[t.type("base/FRRR")].segment_count);
    }
  t.deploy(nobody());
  EXPECT_EQ(t.score(blue), 2);
}

TEST(WheelOfFortune, WHEEL_25_sixteen_base_tiles_bear_a_wheel) {
  covers("COMP-2");
  const Table t = table();
  int wheels = 0, in_base = 0;
  for (std::size_t i = 0; i < t.game.types.size(); ++i) {
    if (t.game.types[i].wheel == 0) continue;
    wheels += t.state.bag[i];
    in_base += t.game.types[i].instead.empty() ? 0 : t.state.bag[i];
    if (t.game.types[i].instead.empty()) continue;
    const TileType& plain = t.game.types[t.type(t.game.types[i].instead)];
    EXPECT_EQ(t.game.types[i].segments, plain.segments);
    EXPECT_EQ(t.game.types[i].edges, plain.edges);
  }
  EXPECT_EQ(wheels, 19);
  EXPECT_EQ(in_base, 16);
  EXPECT_EQ(t.in_bag("base/RRRR"), 0);
  EXPECT_EQ(t.in_bag("base/RFRF"), 0);
  EXPECT_EQ(t.in_bag("base/RFRF+garden"), 1);
  EXPECT_EQ(t.in_bag("base/FFRR"), 2);
  EXPECT_EQ(t.in_bag("base/CCFF"), 0);
}

TEST(WheelOfFortune, SETUP_15_the_tiles_without_the_wheel) {
  covers("SETUP-16");
  Options options;
  options.wheel_ignored = true;
  Table t = table(0, options);
  EXPECT_EQ(t.state.board.tiles.size(), 1u);
  EXPECT_EQ(t.state.bag_total, 71 + 12);
  EXPECT_EQ(t.in_bag("base/RRRR"), 1);
  t.draw("wheel-of-fortune/FRFR-wheel");
  EXPECT_EQ(t.phase(), Phase::place);
  EXPECT_FALSE(t.happened(pig_moved));
  t.act(place_action({1, 0}, 0));
  EXPECT_EQ(t.refused(crown(Sector::fortune)), "TURN-1");
}

// ---- The wheel turns ----------------------------------------------------------------------------

TEST(WheelOfFortune, WHEEL_3_it_turns_before_the_tile_is_placed) {
  covers("INT-2", "WHEEL-5");
  Table t = table();
  put_crown(t, blue, Sector::tax);
  put(t, red, {0, 0}, knight(north));
  spin(t, red, Sector::tax);
  ASSERT_EQ(t.phase(), Phase::place);
  EXPECT_EQ(t.state.board.tiles.size(), 16u);
  EXPECT_EQ(t.score(red), 1);
  EXPECT_EQ(t.score(blue), 6);
  EXPECT_LT(first(t, pig_moved), first(t, was::scored));
  ASSERT_EQ(t.scorings(ScoreCause::wheel).size(), 1u);
  ASSERT_EQ(t.scorings(ScoreCause::crowns).size(), 1u);
  const auto cause = [](ScoreCause c) {
    return [c](const Event& e) { return e.kind == EventKind::scored && e.scoring.cause == c; };
  };
  EXPECT_LT(std::find_if(t.events.begin(), t.events.end(), cause(ScoreCause::wheel)),
            std::find_if(t.events.begin(), t.events.end(), cause(ScoreCause::crowns)));
  t.act(place_action({2, -1}, 0));
  t.deploy(highwayman(north));
  EXPECT_EQ(t.state.active, blue);
}

TEST(WheelOfFortune, WHEEL_4_clockwise_by_its_number) {
  Table t = table();
  t.draw("wheel/FFRR-wheel-3");
  EXPECT_EQ(sector_of(t), Sector::storm);
  t.act(place_action({1, -1}, 1));
  t.deploy(nobody());
  t.draw("wheel/RFRF-wheel-2");
  EXPECT_EQ(sector_of(t), Sector::plague);
  t.act(place_action({2, -1}, 0));
  t.deploy(nobody());
  t.draw("wheel-of-fortune/FRFR-wheel");  // 1
  EXPECT_EQ(sector_of(t), Sector::fortune);
  t.act(place_action({4, 2}, 0));
  t.deploy(nobody());
  t.draw("base/CFFF");
  EXPECT_EQ(sector_of(t), Sector::fortune);
}

TEST(WheelOfFortune, EX_WHEEL_3_fortune_is_the_active_players) {
  covers("WHEEL-6");
  Table t = table();
  spin(t, blue, Sector::fortune);
  EXPECT_EQ(t.score(blue), 3);
  EXPECT_EQ(t.score(red), 0);
}

// Blue and red are in a city with two coats of arms.
TEST(WheelOfFortune, EX_WHEEL_1_tax_by_coats_of_arms_and_own_knights) {
  covers("WHEEL-7", "WHEEL-12");
  Table t = table();
  t.play(red, "base/CCCC-shield", {4, 0}, 0);
  t.play(red, "base/CCFF-shield", {5, 0}, 3);
  put(t, blue, {4, 0}, knight(north));
  put(t, blue, {5, 0}, knight(west));
  put(t, red, {3, 0}, knight(east));
  put(t, red, {2, 0}, highwayman(north));
  spin(t, red, Sector::tax);
  EXPECT_EQ(t.score(blue), 8);
  EXPECT_EQ(t.score(red), 3);
  ASSERT_EQ(t.scorings(ScoreCause::wheel).size(), 1u);
  const Scoring s = t.scorings(ScoreCause::wheel)[0];
  EXPECT_EQ(s.which, static_cast<u8>(Sector::tax));
  EXPECT_EQ(s.strength[blue], 2);
  EXPECT_EQ(s.owners, 1u << red | 1u << blue);
}

TEST(WheelOfFortune, WHEEL_7_each_city_by_itself) {
  covers("INT-41");
  Table t = table(with_inns);
  put(t, red, {0, 0}, knight(north));
  put(t, red, {3, 0}, knight(east), big);  // one figure
  put(t, red, {3, 0}, knight(east));
  spin(t, blue, Sector::tax);
  EXPECT_EQ(t.score(red), 1 + 2 * 2);
}

// A field with three completed cities.
Table three_cities(ExpansionMask more = 0) {
  Table t = table(more);
  t.play(red, "base/CFFF", {4, 0}, 3);
  t.play(blue, "base/FFFF-monastery", {4, 1}, 0);
  t.play(red, "base/CFFF", {5, 1}, 0);
  t.play(blue, "base/CFFF", {5, 0}, 2);
  t.play(red, "base/CFFF", {5, 2}, 2);
  t.play(blue, "base/CFFF+garden", {5, 3}, 0);
  return t;
}

TEST(WheelOfFortune, EX_WHEEL_4_famine_storm_and_inquisition) {
  covers("WHEEL-8", "WHEEL-9", "WHEEL-10");
  Table famine = three_cities();
  put(famine, red, {4, 1}, farmer(NL));
  put(famine, blue, {4, 1}, farmer(NL));
  put(famine, blue, {4, 1}, farmer(NL));
  spin(famine, red, Sector::famine);
  EXPECT_EQ(famine.score(red), 3);
  EXPECT_EQ(famine.score(blue), 6);  // whoever has the majority

  Table storm = table();
  put(storm, red, {0, 0}, knight(north));
  put(storm, red, {2, 0}, highwayman(north));
  spin(storm, blue, Sector::storm);
  EXPECT_EQ(storm.score(red), 5);
  EXPECT_EQ(storm.score(blue), 7);

  Table inquisition = table();
  inquisition.play(blue, "base/FFFF-monastery", {4, 1}, 0);
  inquisition.play(blue, "base/FFFF-monastery", {-1, 1}, 0);
  put(inquisition, red, {4, 1}, monk());
  put(inquisition, red, {-1, 1}, monk());
  spin(inquisition, blue, Sector::inquisition);
  EXPECT_EQ(inquisition.score(red), 4);
  EXPECT_EQ(inquisition.score(blue), 0);
}

TEST(WheelOfFortune, WHEEL_8_unfinished_cities_feed_nobody) {
  Table t = table();
  put(t, red, {3, 1}, farmer(EL));
  spin(t, red, Sector::famine);
  EXPECT_EQ(t.score(red), 0);
  EXPECT_TRUE(t.scorings(ScoreCause::wheel).empty());
}

TEST(WheelOfFortune, WHEEL_9_which_figures_count) {
  const ExpansionMask more = with_inns | with_abbot | with_traders | with_robbers;
  for (const bool all : {false, true}) {
    Options options;
    options.wheel_counts_all = all;  // OPT-WHEELFIGS
    Table t = table(more, options);
    put(t, blue, {0, 0}, knight(north));
    put(t, blue, {0, 0}, knight(north), builder);
    t.state.track.robber[blue] = 3;
    spin(t, red, Sector::storm);
    EXPECT_EQ(t.score(red), all ? 7 + 1 + 1 + 2 + 1 : 9);
    EXPECT_EQ(t.score(blue), all ? 6 + 1 + 1 + 1 : 8);
  }
}

TEST(WheelOfFortune, WHEEL_10_abbots_on_monasteries_not_in_gardens) {
  Table t = table(with_abbot | with_inns);
  t.play(blue, "base/FFFF-monastery", {4, 1}, 0);
  t.play(blue, "base/CFFF+garden", {1, 4}, 0);
  put(t, red, {4, 1}, monk(), abbot);
  put(t, blue, {1, 4}, garden(), abbot);
  put(t, blue, {4, 1}, monk(), big);
  spin(t, red, Sector::inquisition);
  EXPECT_EQ(t.score(red), 2);
  EXPECT_EQ(t.score(blue), 2);
}

TEST(WheelOfFortune, WHEEL_20_what_fits_nowhere_does_not_turn_it) {
  Options options;
  options.limited_board = true;
  options.board_width = options.board_height = 3;  // widened to one cell around the board
  Table t = table(0, options);
  t.play(red, "wheel/RFRF-wheel-2", {2, -1}, 0);
  t.play(blue, "wheel/RFRF-wheel-3", {4, 2}, 1);
  t.state.wheel.wheel_pig = 0;
  t.play(red, "wheel/RFRF-wheel-3", {-1, 3}, 1);
  EXPECT_EQ(sector_of(t), Sector::storm);
  const int before = t.score(red) + t.score(blue);
  t.draw("wheel/RRRR-wheel-1");
  EXPECT_EQ(t.phase(), Phase::draw);
  EXPECT_TRUE(t.happened(was::tile_discarded));
  EXPECT_EQ(sector_of(t), Sector::storm);
  EXPECT_EQ(t.score(red) + t.score(blue), before);
}

// ---- The plague ---------------------------------------------------------------------------------

TEST(WheelOfFortune, WHEEL_11_everybody_takes_one_home_from_the_active_player_on) {
  covers("TURN-7", "TURN-8", "WHEEL-22");
  Table t = table(with_inns, {}, 4);
  put(t, blue, {0, 0}, knight(north));
  put(t, blue, {2, 0}, highwayman(north), big);
  put(t, yellow, {3, 0}, knight(east));
  put_crown(t, green, Sector::tax);  // who has no figure on the landscape
  put(t, red, {1, 3}, knight(south));
  put(t, red, {3, 1}, farmer(EL));
  put(t, red, {3, 3}, farmer(EL));
  spin(t, yellow, Sector::plague);
  // Yellow has a single figure, which has already gone.
  EXPECT_EQ(t.supply(yellow), 7);
  ASSERT_EQ(t.phase(), Phase::plague);
  EXPECT_EQ(decider(t), red);
  EXPECT_EQ(t.actions().size(), 3u);
  EXPECT_EQ(t.refused(pass_action()), "WHEEL-11");
  EXPECT_EQ(t.refused(place_action({2, -1}, 0)), "TURN-1");
  EXPECT_EQ(t.refused(back(t, {0, 0}, knight(north))), "WHEEL-11");
  EXPECT_EQ(t.refused(retrieve_action(meeple, {1, 1}, 0)), "WHEEL-11");
  t.act(back(t, {3, 3}, farmer(EL)));
  EXPECT_EQ(decider(t), blue);
  t.act(back(t, {2, 0}, highwayman(north), big));
  EXPECT_EQ(t.supply(blue, big), 1);
  EXPECT_EQ(t.supply(blue), 6);
  EXPECT_EQ(t.supply(red), 5);
  EXPECT_EQ(t.supply(green), 6);
  EXPECT_EQ(crowned(t, Sector::tax), 1);
  EXPECT_EQ(t.phase(), Phase::place);
  EXPECT_EQ(t.state.active, yellow);
}

TEST(WheelOfFortune, WHEEL_11_figures_that_mean_the_same_are_one_choice) {
  Table t = table();
  t.play(blue, "base/FCFC", {0, -1}, 1);
  put(t, red, {0, 0}, knight(north));
  put(t, red, {0, -1}, knight(south));
  spin(t, red, Sector::plague);
  EXPECT_EQ(t.phase(), Phase::place);  // nothing to choose
  EXPECT_EQ(t.supply(red), 6);
}

// On a hill a meeple breaks ties, so taking it is not the same as taking another one of its city.
TEST(WheelOfFortune, WHEEL_11_a_figure_on_a_hill_is_another_choice) {
  covers("HILL-6");
  Table t = table(expansion_bit(Expansion::hills_sheep));
  t.play(blue, "hills-sheep/CFCF-two", {0, -1}, 0);
  t.play(blue, "base/CFFF", {-1, -1}, 2);
  t.play(blue, "base/CCFC", {-1, 0}, 0);
  put(t, red, {-1, -1}, knight(south));
  put(t, red, {0, -1}, knight(south));
  put(t, red, {-1, 0}, knight(east));
  spin(t, red, Sector::plague);
  ASSERT_EQ(t.phase(), Phase::plague);
  const Action beside = back(t, {-1, -1}, knight(south)), on_hill = back(t, {0, -1}, knight(south));
  EXPECT_EQ(t.actions(), (std::vector<Action>{beside, on_hill}));
  EXPECT_EQ(listed(t.game, t.state, back(t, {-1, 0}, knight(east))), beside);
  t.act(on_hill);
  EXPECT_EQ(t.supply(red), 5);
  EXPECT_EQ(t.state.figures.size(), 2u);
  for (const Figure& figure : t.state.figures)
    EXPECT_NE(figure.node, t.node({0, -1}, knight(south)));
}

TEST(WheelOfFortune, WHEEL_11_only_meeples_unless_agreed) {
  for (const bool all : {false, true}) {
    Options options;
    options.wheel_counts_all = all;  // OPT-WHEELFIGS
    Table t = table(with_traders, options);
    put(t, red, {0, 0}, knight(north));
    put(t, red, {0, 0}, knight(north), builder);
    put(t, red, {3, 1}, farmer(EL));
    put(t, red, {3, 1}, farmer(EL), pig);
    spin(t, red, Sector::plague);
    ASSERT_EQ(t.phase(), Phase::plague);
    EXPECT_EQ(t.actions().size(), all ? 4u : 2u);
    const Action builder_home = back(t, {0, 0}, knight(north), builder);
    EXPECT_EQ(t.refused(builder_home), all ? "" : "WHEEL-11");
    if (!all) continue;
    t.act(builder_home);
    EXPECT_EQ(t.supply(red, builder), 1);
    EXPECT_EQ(t.state.figures.size(), 3u);
  }
}

TEST(WheelOfFortune, INT_42_the_plague_orphans_a_builder_and_a_pig) {
  covers("INT-43");
  Table t = table(with_traders);
  put(t, red, {0, 0}, knight(north));
  put(t, red, {0, 0}, knight(north), builder);
  put(t, blue, {3, 1}, farmer(EL));
  put(t, blue, {3, 1}, farmer(EL), pig);
  spin(t, red, Sector::plague);
  EXPECT_EQ(t.supply(red, builder), 1);
  EXPECT_EQ(t.supply(blue, pig), 1);
  EXPECT_TRUE(t.state.figures.empty());
  // The builder that was taken gives no second part.
  t.act(place_action({2, -1}, 0));
  t.deploy(nobody());
  EXPECT_EQ(t.state.active, blue);
  EXPECT_TRUE(t.scorings(ScoreCause::wheel).empty());
}

TEST(WheelOfFortune, INT_42_the_builder_stays_with_another_meeple) {
  Table t = table(with_traders);
  put(t, red, {0, 0}, knight(north));
  put(t, red, {0, 0}, knight(north));
  put(t, red, {0, 0}, knight(north), builder);
  spin(t, red, Sector::plague);
  EXPECT_EQ(t.supply(red, builder), 0);
  EXPECT_EQ(t.state.figures.size(), 2u);
}

// ---- Crown spaces -------------------------------------------------------------------------------

TEST(WheelOfFortune, WHEEL_13_a_meeple_on_a_crown_space_instead_of_any_other) {
  covers("WHEEL-14", "WHEEL-18", "TURN-2");
  Table t = table(with_inns | with_abbot);
  int spaces = 0;
  for (const u8 count : crown_spaces) {
    EXPECT_TRUE(count == 1 || count == 2);
    spaces += count;
  }
  EXPECT_EQ(spaces, 9);
  t.lay(red, "base/FRRR", {2, -1}, 0);  // without a wheel
  for (int s = 0; s < sector_count; ++s) EXPECT_TRUE(offered(t, crown_action(s)));
  EXPECT_EQ(t.refused(crown_action(6)), "WHEEL-13");
  Action sloppy = crown(Sector::tax);
  sloppy.where = 3;
  sloppy.at = {4, 4};
  EXPECT_EQ(listed(t.game, t.state, sloppy), crown(Sector::tax));
  const Meaning meaning = meaning_of(t.game, t.state, crown(Sector::tax));
  EXPECT_EQ(meaning.piece, Piece::meeple);
  EXPECT_EQ(meaning.to, crown_place(1, 0));
  t.act(crown(Sector::tax));
  EXPECT_EQ(t.supply(red), 6);
  EXPECT_EQ(t.state.active, blue);  // that was it
  t.lay(blue, "base/FRRR", {4, 2}, 1);
  t.act(crown(Sector::tax));
  t.lay(red, "base/FRRR", {-1, 3}, 2);
  EXPECT_EQ(t.refused(crown(Sector::tax)), "WHEEL-13");  // both spaces are taken
  EXPECT_FALSE(offered(t, crown(Sector::tax)));
  t.act(crown(Sector::fortune));
  t.lay(blue, "base/CFFF", {1, 4}, 0);
  EXPECT_EQ(t.refused(crown(Sector::fortune)), "WHEEL-13");  // there is one
  t.state.supply[blue][0] = 0;
  EXPECT_EQ(t.refused(crown(Sector::storm)), "INT-41");  // with the big meeple
  t.state.supply[blue][1] = 0;
  EXPECT_EQ(t.refused(crown(Sector::storm)), "BASE-FIG-1");
}

TEST(WheelOfFortune, WHEEL_14_in_the_second_part_of_a_turn) {
  covers("WHEEL-21");
  Table t = table(with_traders);
  put(t, red, {2, 0}, highwayman(north));
  put(t, red, {2, 0}, highwayman(north), builder);
  t.play(red, "base/RFRF+garden", {2, -1}, 0);
  ASSERT_TRUE(t.happened(was::double_turn));
  t.state.wheel.wheel_pig = 5;
  t.draw(one);
  EXPECT_EQ(t.score(red), 3);  // also in a second part
  t.act(place_action({4, 2}, 1));
  EXPECT_EQ(t.refused(crown(Sector::storm)), "");
  t.act(crown(Sector::storm));
  EXPECT_EQ(t.state.active, blue);
  EXPECT_EQ(crowned(t, Sector::storm), 1);
}

TEST(WheelOfFortune, EX_WHEEL_2_one_alone_and_two_together) {
  covers("WHEEL-15", "WHEEL-16");
  Table one_space = table();
  put_crown(one_space, red, Sector::inquisition);
  spin(one_space, blue, Sector::inquisition);
  EXPECT_EQ(one_space.score(red), 3);
  EXPECT_EQ(one_space.supply(red), 7);

  Table alone = table();
  put_crown(alone, red, Sector::tax);
  spin(alone, blue, Sector::tax);
  EXPECT_EQ(alone.score(red), 6);
  EXPECT_EQ(alone.supply(red), 7);

  Table own = table();
  put_crown(own, red, Sector::tax);
  put_crown(own, red, Sector::tax);
  spin(own, blue, Sector::tax);
  EXPECT_EQ(own.score(red), 6);
  EXPECT_EQ(own.scorings(ScoreCause::crowns)[0].strength[red], 2);
  EXPECT_EQ(own.supply(red), 7);

  Table both = table();
  put_crown(both, red, Sector::tax);
  put_crown(both, blue, Sector::tax);
  spin(both, blue, Sector::tax);
  EXPECT_EQ(both.score(red), 3);
  EXPECT_EQ(both.score(blue), 3);
  EXPECT_EQ(crowned(both, Sector::tax), 0);
}

TEST(WheelOfFortune, WHEEL_16_who_comes_home_can_be_placed_at_once) {
  covers("TURN-4");
  Table t = table();
  t.state.supply[red][0] = 1;
  put_crown(t, red, Sector::tax);
  EXPECT_EQ(t.supply(red), 0);
  spin(t, red, Sector::tax);
  EXPECT_EQ(t.supply(red), 1);
  t.act(place_action({2, -1}, 0));
  EXPECT_EQ(t.refused(highwayman(north)), "");
  t.act(crown(Sector::tax));
  EXPECT_EQ(crowned(t, Sector::tax), 1);
}

TEST(WheelOfFortune, WHEEL_17_passing_by_is_nothing) {
  Table t = table();
  put_crown(t, red, Sector::tax);
  t.draw("wheel/FFRR-wheel-3");  // to the storm
  EXPECT_EQ(t.score(red), 6);    // for the figures in the supply
  EXPECT_EQ(crowned(t, Sector::tax), 1);
  EXPECT_TRUE(t.scorings(ScoreCause::crowns).empty());
}

TEST(WheelOfFortune, WHEEL_15_a_sector_twice_in_one_turn) {
  // The tile drawn in the second part moves the wheel pig past its start.
  Table t = table(with_traders);
  put(t, red, {2, 0}, highwayman(north));
  put(t, red, {2, 0}, highwayman(north), builder);
  put_crown(t, red, Sector::tax);
  put_crown(t, blue, Sector::tax);
  spin(t, red, Sector::tax);
  EXPECT_EQ(t.score(red), 3);
  EXPECT_EQ(t.score(blue), 3);
  t.act(place_action({2, -1}, 0));
  t.act(crown(Sector::tax));
  ASSERT_TRUE(t.happened(was::double_turn));
  t.state.wheel.wheel_pig = static_cast<u8>(Sector::plague);
  t.draw("wheel/FFRR-wheel-2");
  EXPECT_EQ(sector_of(t), Sector::tax);
  EXPECT_EQ(t.score(red), 3 + 6);
  EXPECT_EQ(t.supply(red), 6);
}

TEST(WheelOfFortune, WHEEL_19_nothing_for_them_at_the_end) {
  Table t = table();
  put_crown(t, red, Sector::tax);
  put_crown(t, red, Sector::storm);
  t.play_last(blue, "base/CFFF", {1, 4}, 0);
  EXPECT_EQ(t.score(red), 0);
  EXPECT_EQ(t.score(blue), 0);
}

TEST(WheelOfFortune, WHEEL_22_they_are_not_in_the_landscape) {
  Table t = table(with_crops | with_messages, {}, 2);
  put_crown(t, red, Sector::tax);
  t.play(red, "crop-circles/FRRR", {4, 2}, 0);
  EXPECT_EQ(t.phase(), Phase::draw);  // nobody is on a road
  EXPECT_EQ(crowned(t, Sector::tax), 1);
}

// ---- The River ----------------------------------------------------------------------------------

TEST(WheelOfFortune, WHEEL_24_the_spring_beside_the_board) {
  struct Print {
    ExpansionMask river;
    bool first_edition;
    std::string_view spring;
    Position at;
  };
  for (const Print& print : {Print{with_river, false, "river-c3/RRVF-spring", {2, -1}},
                             Print{with_river, true, "first-edition/FFVF-spring", {1, -1}},
                             Print{with_river_bb5, false, "river-bb5/FFVF-spring", {1, -1}}}) {
    SCOPED_TRACE(print.spring);
    Options options;
    options.first_edition = print.first_edition;
    Table t = table(print.river, options);
    ASSERT_EQ(t.state.board.tiles.size(), 17u);
    const PlacedTile& spring = t.state.board.tiles[16];
    EXPECT_EQ(t.game.types[spring.type].id, print.spring);
    EXPECT_EQ(place_of(t.state.board, 16), print.at);
    EXPECT_EQ(edge(t, print.at, north), EdgeKind::river);
    EXPECT_EQ(edge(t, print.at, south), edge(t, neighbour(print.at, south), north));
    // RIVER-3, RIVER-4: the river first, from its open end.
    EXPECT_EQ(t.refused(draw_action(t.type("base/CFFF"))), "RIVER-14");
    apply(t.game, t.state, chance_outcome(t.game, t.state));
    for (const Action& action : t.actions()) EXPECT_EQ(action.at, neighbour(print.at, north));
    EXPECT_NE(t.refused({4, 1}, 0), "");
    Random random{1};
    while (!t.state.over) {
      ActionList actions;
      legal_actions(t.game, t.state, actions);
      t.act(actions[random.below(static_cast<u32>(actions.size()))]);
    }
  }
}

TEST(River, RIVER_16_two_rivers_are_one) {
  Table t(2, {}, catalogue(), with_river | with_river_bb5);
  EXPECT_EQ(t.state.board.tiles.size(), 1u);
  EXPECT_EQ(t.state.ahead[0], 20);
  EXPECT_EQ(t.state.ahead[1], 1);
  EXPECT_EQ(t.in_bag("river-c3/VFFF-lake"), 1);
  EXPECT_EQ(t.in_bag("river-bb5/VFFF-lake"), 0);
  EXPECT_EQ(t.in_bag("river-bb5/FFVF-spring"), 0);
}

TEST(River, RIVER_6_the_river_of_big_box_5) {
  covers("RIVER-1", "RIVER-11", "SETUP-16", "INT-33");
  Options options;
  options.river_no_uturn = true;
  Table t(2, options, catalogue(), with_river_bb5);
  EXPECT_EQ(t.game.types[t.state.board.tiles[0].type].id, "river-bb5/FFVF-spring");
  EXPECT_EQ(t.state.bag_total, 71 + 11);
  EXPECT_TRUE(t.joined({0, 0}, farmer(SL), {0, 0}, farmer(SR)));  // round the spring
  t.play(red, "river-bb5/FFVV-vineyard", {0, 1}, 1);              // to the west
  t.draw("river-bb5/FFVV-vineyard");
  EXPECT_EQ(t.refused({-1, 1}, 2), "RIVER-6");
  EXPECT_EQ(t.refused({-1, 1}, 3), "");
}

// ---- With others --------------------------------------------------------------------------------

TEST(WheelOfFortune, INT_25_a_flyer_lands_on_the_board_but_not_on_the_wheel) {
  Table t = table(with_flights);
  t.lay(red, "flying-machines/FFFF-W", {4, 3}, 0);
  t.act(fly_action(meeple));
  t.act(roll_action(3));
  EXPECT_EQ(t.phase(), Phase::draw);  // the city in the south is the only choice
  ASSERT_EQ(t.state.figures.size(), 1u);
  EXPECT_EQ(t.state.figures[0].node, t.node({1, 3}, knight(south)));
  t.lay(blue, "flying-machines/FRFR-W", {4, 2}, 0);
  t.act(fly_action(meeple));
  t.act(roll_action(2));
  EXPECT_TRUE(t.happened(was::flight_failed));
  EXPECT_EQ(t.supply(blue), 7);
  for (int s = 0; s < sector_count; ++s) EXPECT_EQ(crowned(t, static_cast<Sector>(s)), 0);
}

TEST(WheelOfFortune, INT_48_a_bar_of_gold_on_a_cell_of_the_board) {
  Table t = table(with_gold);
  t.lay(red, "gold-mines/CRRC", {4, 0}, 0);
  ASSERT_EQ(t.phase(), Phase::gold_place);
  EXPECT_EQ(t.actions(), (std::vector<Action>{gold_action({3, 0}), gold_action({3, 1})}));
  t.act(gold_action({3, 0}));
  t.deploy(knight(west));
  t.play(blue, "base/CFFF", {4, -1}, 2);
  EXPECT_EQ(t.score(red), 6);
  EXPECT_EQ(t.state.gold.won[red], 2);  // that of the cell as well
}

TEST(WheelOfFortune, INT_49_cells_surround_monasteries_and_gardens) {
  Table t = table(with_abbot);
  t.play(red, "base/FFFF-monastery", {4, 1}, 0, monk());
  const auto open = [&](Position at, Spot spot) {
    return t.state.board.totals[find_root(t.state.board, t.node(at, spot))].open;
  };
  EXPECT_EQ(open({4, 1}, monk()), 5);
  t.play(blue, "base/CFFF+garden", {1, 4}, 0);
  EXPECT_EQ(open({1, 4}, garden()), 5);
  EXPECT_EQ(evaluate(t.game, t.state, t.node({4, 1}, monk())).value, 4);
}

TEST(WheelOfFortune, VAR_9_a_hole_beside_a_cell) {
  Options options;
  options.holes_give_turns = true;
  Table t = table(0, options);
  t.play(red, "base/CFFF", {4, 0}, 3);
  t.play(blue, "base/FFFF-monastery", {5, 0}, 0);
  t.play(red, "base/FFFF-monastery", {5, 1}, 0);
  t.play(blue, "base/FRRR", {4, 2}, 0);
  EXPECT_FALSE(t.happened(was::hole_turn));
  t.play(red, "base/FFFF-monastery", {4, 1}, 0);
  EXPECT_TRUE(t.happened(was::hole_turn));
}

TEST(WheelOfFortune, INT_40_its_points_bring_a_message) {
  covers("MSG-5");
  Table t = table(with_messages);
  t.state.score[red] = 2;
  spin(t, red, Sector::fortune);
  t.act(move_points_action(0));  // to 5
  t.act(place_action({2, -1}, 0));
  t.deploy(nobody());
  EXPECT_EQ(t.phase(), Phase::message_draw);
}

TEST(WheelOfFortune, INT_3_its_points_can_be_robbed) {
  covers("ROB-21");
  Table t = table(with_robbers);
  t.state.track.robber[blue] = 0;
  put_crown(t, red, Sector::inquisition);
  spin(t, red, Sector::inquisition);
  EXPECT_EQ(t.phase(), Phase::place);
  EXPECT_EQ(t.score(red), 3);
  EXPECT_EQ(t.score(blue), 2);
}

TEST(WheelOfFortune, INT_52_the_extra_tile_of_a_message_turns_it) {
  covers("WHEEL-21");
  Table t = table(with_messages);
  t.state.score[red] = 1;
  put(t, red, {3, 0}, knight(east));
  put_crown(t, blue, Sector::fortune);
  t.play(red, "base/CFFF", {4, 0}, 3);
  t.act(move_points_action(0));
  t.act(message_action(7));
  t.act(obey_action());
  t.state.wheel.wheel_pig = static_cast<u8>(Sector::plague);
  put(t, red, {0, 0}, knight(north));
  put(t, red, {2, 0}, highwayman(north));
  ASSERT_TRUE(t.state.interrupted.waiting);
  t.draw(one);
  t.act(move_points_action(1));  // 3 points of Fortune
  EXPECT_EQ(t.score(red), 1 + 4 + 3);
  EXPECT_EQ(t.score(blue), 3);
  EXPECT_EQ(crowned(t, Sector::fortune), 0);
  t.act(place_action({4, 2}, 1));
  t.act(crown(Sector::plague));
  EXPECT_FALSE(t.state.interrupted.waiting);
  EXPECT_EQ(t.state.active, blue);
}

TEST(WheelOfFortune, INT_52_the_plague_of_an_extra_tile_asks_everybody_anew) {
  Table t = table(with_messages);
  t.state.score[red] = 1;
  put(t, red, {3, 0}, knight(east));
  for (const PlayerIndex p : {red, blue}) {
    put(t, p, {2, 0}, highwayman(north));
    put(t, p, {3, 1}, farmer(EL));
    put(t, p, {0, 0}, knight(north));
  }
  t.state.wheel.wheel_pig = static_cast<u8>(Sector::inquisition);
  t.state.active = red;
  t.draw("wheel/RFRF-wheel-1");
  EXPECT_EQ(decider(t), red);
  t.act(back(t, {0, 0}, knight(north)));
  t.act(back(t, {0, 0}, knight(north)));
  t.act(place_action({-1, 3}, 1));
  t.deploy(nobody());
  t.play(red, "base/CFFF", {4, 0}, 3);
  t.act(move_points_action(0));
  t.act(message_action(7));
  t.act(obey_action());
  t.state.wheel.wheel_pig = static_cast<u8>(Sector::inquisition);
  t.draw("wheel/RFRF-wheel-1");
  ASSERT_EQ(t.phase(), Phase::plague);
  EXPECT_EQ(decider(t), red);
  t.act(back(t, {2, 0}, highwayman(north)));
  EXPECT_EQ(decider(t), blue);
  t.act(back(t, {2, 0}, highwayman(north)));
  EXPECT_EQ(t.phase(), Phase::place);
}

TEST(WheelOfFortune, a_ferry_beside_the_board) {
  Table t = table(with_ferries);
  t.lay(red, "ferries/FRRR-lake", {2, -1}, 0);
  t.deploy(highwayman(south));
  t.act(ferry_action({2, -1}, t.segment({2, -1}, highwayman(south)),
                     t.segment({2, -1}, highwayman(east))));
  EXPECT_TRUE(t.joined({2, 0}, highwayman(north), {2, -1}, highwayman(east)));
  EXPECT_EQ(t.score(red), 0);
  // Where roads can come apart, the plague distinguishes places in one road.
  put(t, red, {2, 0}, highwayman(north));
  spin(t, red, Sector::plague);
  EXPECT_EQ(t.actions().size(), 2u);
}

TEST(WheelOfFortune, a_crop_circle_beside_the_board) {
  covers("INT-50");
  Table t = table(with_crops);
  put(t, red, {3, 2}, highwayman(east));
  put_crown(t, blue, Sector::tax);
  t.play(red, "crop-circles/FRRR", {4, 2}, 0);
  ASSERT_EQ(t.phase(), Phase::crop_choice);
  t.act(crop_action(0));
  EXPECT_EQ(decider(t), red);  // blue is not on a road
  t.act(join_action(meeple, {3, 2}, t.segment({3, 2}, highwayman(east))));
  EXPECT_EQ(t.state.figures.size(), 2u);
  EXPECT_EQ(t.state.active, blue);
}

// ---- Prints -------------------------------------------------------------------------------------

TEST(Prints, COMP_2_the_first_edition) {
  covers("AMB-48");
  Options options;
  options.first_edition = true;
  Table t(2, options, catalogue(), with_river | with_inns | with_abbot);
  for (std::size_t i = 0; i < t.game.types.size(); ++i)
    for (const Segment& s : t.game.types[i].segments) EXPECT_NE(s.kind, SegmentKind::garden);
  EXPECT_EQ(t.in_bag("base/CFFF"), 5);
  EXPECT_EQ(t.in_bag("base/CFFF+garden"), 0);
  EXPECT_EQ(t.in_bag("base/CRFR"), 4);
  EXPECT_EQ(t.in_bag("inns-cathedrals/FRRR-inn"), 0);
  EXPECT_EQ(t.in_bag("first-edition/FRRR-inn"), 1);
  EXPECT_EQ(t.in_bag("river-c3/VFFV"), 2);
  EXPECT_EQ(t.in_bag("first-edition/VFFF-lake"), 1);
  EXPECT_EQ(t.game.types[t.state.board.tiles[0].type].id, "first-edition/FFVF-spring");
  EXPECT_EQ(t.state.bag_total, 72 + 11 + 18);
  const Table base(8, options, catalogue());
  EXPECT_EQ(base.state.bag_total, 72);
  EXPECT_EQ(base.state.board.tiles.size(), 1u);
}

TEST(Prints, the_second_edition) {
  Options options;
  options.second_edition = true;
  Table t(2, options, catalogue(), with_river | with_inns);
  EXPECT_EQ(t.in_bag("inns-cathedrals/FRRR-inn"), 1);
  EXPECT_EQ(t.in_bag("base/CFFF+garden"), 1);
  EXPECT_EQ(t.in_bag("second-edition/VFFF-lake"), 1);
  EXPECT_EQ(t.in_bag("river-c3/VFFF-lake"), 0);
  EXPECT_EQ(t.game.types[t.state.board.tiles[0].type].id, "second-edition/FFVF-spring");
  EXPECT_EQ(t.state.bag_total, 71 + 11 + 18);
}

// Its only tile of Hills & Sheep with a garden.
TEST(Prints, the_second_edition_has_a_garden_on_the_hills) {
  constexpr std::string_view print = "second-edition/FFRR-house+garden";
  for (const bool second : {false, true}) {
    Options options;
    options.second_edition = second;
    const Table t(2, options, catalogue(), expansion_bit(Expansion::hills_sheep));
    EXPECT_EQ(t.in_bag("hills-sheep/FFRR-house"), second ? 0 : 1);
    EXPECT_EQ(t.state.bag_total, 71 + 18);
    if (!second) continue;
    EXPECT_EQ(t.in_bag(print), 1);
    const TileType& type = t.game.types[t.type(print)];
    EXPECT_EQ(
        std::count_if(type.segments.begin(), type.segments.end(),
                      [](const Segment& segment) { return segment.kind == SegmentKind::garden; }),
        1);
  }
}

TEST(Presets, both_boxes_for_two_to_eight) {
  covers("SETUP-1", "INT-50");
  for (const Preset& preset : presets()) {
    if (preset.id != "both-boxes" && preset.id != "big-box-5" && preset.id != "wheel-of-fortune")
      continue;
    EXPECT_EQ(preset.max_players, 8);
    for (int players = 2; players <= 8; ++players) {
      Table t(players, preset.options, catalogue(), preset.expansions);
      Random random{static_cast<u64>(players)};
      while (!t.state.over) {
        ActionList actions;
        legal_actions(t.game, t.state, actions);
        apply(t.game, t.state, actions[random.below(static_cast<u32>(actions.size()))]);
      }
    }
  }
}

// ---- The computer player ------------------------------------------------------------------------

TEST(WheelOfFortune, the_computer_gives_the_plague_its_least_useful_figure) {
  Table t = table();
  put(t, red, {2, 0}, highwayman(north));  // a road of one tile
  t.play(blue, "base/CCCC-shield", {4, 0}, 0);
  put(t, red, {4, 0}, knight(north));  // a city that grows
  spin(t, red, Sector::plague);
  ASSERT_EQ(t.phase(), Phase::plague);
  EXPECT_EQ(t.choice_of_greedy(), back(t, {2, 0}, highwayman(north)));
}

}  // namespace
}  // namespace bastide::testing::wheel_of_fortune_test
