// Mists over Carcassonne (docs/rules/19-mists.md).
#include <algorithm>

#include "engine/players/play.hpp"
#include "engine/record/link.hpp"
#include "engine/record/notation.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/rules/turn.hpp"
#include "engine/sets/mists/mists.hpp"
#include "tests/engine/record_games.hpp"
#include "tests/engine/table.hpp"

namespace bastide::testing::mists_test {
namespace {

using mists::ghosts_left;
using mists::ghosts_of;

constexpr ExpansionMask with_mists = expansion_bit(Expansion::mists);
constexpr FigureKind meeple = FigureKind::meeple;
constexpr Spot castle{SegmentKind::castle, 0, true}, cemetery{SegmentKind::cemetery, 0, true};
Spot mist(Edge side) { return {SegmentKind::mist, static_cast<int>(side), true}; }

Table table(int level, int players = 3, const Catalogue& tiles = catalogue()) {
  Options options;
  options.level = static_cast<u8>(level);
  return Table(players, options, tiles, with_mists);
}

int on(const Table& t, Position at) { return ghosts_of(t.state, tile_at(t.state.board, at)).all(); }
int bank(const Table& t) { return ghosts_left(t.game, t.state); }
int team(const Table& t) {
  int points = 0;
  for (int side = 0; side < t.game.sides; ++side) points += t.state.score[side];
  return points;
}

Node node_at(const Table& t, Position at, SegmentKind kind) {
  const TileIndex tile = tile_at(t.state.board, at);
  const auto& segments = t.game.types[t.state.board.tiles[tile].type].segments;
  for (std::size_t i = 0; i < segments.size(); ++i)
    if (segments[i].kind == kind) return node_of(t.state.board, tile, static_cast<int>(i));
  ADD_FAILURE() << "no such segment";
  return 0;
}

// Puts a tile on the table out of turn, without checking whether it fits.
void put(Table& t, std::string_view tile, Position at, int rotation = 0) {
  const TileIndex before = t.state.placed;
  t.state.placed = place_tile(t.game.tables, t.state.board,
                              {t.type(tile), at, static_cast<u8>(rotation)}, nullptr);
  mists::join_mist(t.game, t.state, t.state.placed);
  mists::add_cemetery(t.game, t.state);
  t.state.placed = before;
}

void stand(Table& t, PlayerIndex side, Position at, SegmentKind kind) {
  put_figure(t.state, side, meeple, node_at(t, at, kind));
}

void haunt(Table& t, Position at, SegmentKind kind, int ghosts) {
  for (int n = 0; n < ghosts; ++n)
    ASSERT_TRUE(mists::put_ghosts(t.game, t.state, node_at(t, at, kind), 1, nullptr));
}

void clear_ghosts(Table& t) { t.state.mists.haunted.clear(); }

// Fills the cells around one with fields without mist, except those named.
void surround(Table& t, Position at, std::vector<Position> but,
              std::string_view tile = "mists/FFRR") {
  for (int dy = -1; dy <= 1; ++dy)
    for (int dx = -1; dx <= 1; ++dx) {
      const Position cell{static_cast<i16>(at.x + dx), static_cast<i16>(at.y + dy)};
      if ((dx != 0 || dy != 0) && std::find(but.begin(), but.end(), cell) == but.end())
        put(t, tile, cell, dy < 0 ? 2 : 0);
    }
}

// A castle or cemetery far from the start whose western neighbour is missing; a tile with fields to
// the east, north and south fits there.
constexpr Position far{10, 10}, west_of_far{9, 10};
void put_far(Table& t, std::string_view tile, std::string_view around = "mists/FFRR") {
  put(t, tile, far);
  surround(t, far, {west_of_far}, around);
}

bool lost(const Table& t, MistsLoss why) {
  return t.state.over && t.state.mists.loss == why && outcome(t.game, t.state).winners == 0;
}
bool has_won(const Table& t) {
  return t.state.over && t.state.mists.loss == MistsLoss::none &&
         outcome(t.game, t.state).winners == (1 << t.game.sides) - 1;
}

// A road of four tiles north of the start with both ends, of which the last tile is still missing.
void lay_road(Table& t, Spot figure) {
  t.play(red, "mists/FRFR", {1, -1}, 1, figure);
  t.play(red, "mists/FRFR-mistN", {1, -2}, 1);
}
void end_road(Table& t) { t.play(red, "mists/FRRR", {1, -3}, 0); }

// ---- Setup --------------------------------------------------------------------------------------

TEST(Mists, COMP_9_sixty_tiles_a_board_and_fifteen_ghosts) {
  covers("MIST-L1-2", "MIST-L1-5", "MIST-L2-1");
  int all = 0, castles = 0, cemeteries = 0;
  for (const TileType& type : catalogue().tiles) {
    if (type.set != "mists") continue;
    all += type.count;
    for (const Segment& s : type.segments) {
      castles += s.kind == SegmentKind::castle ? type.count : 0;
      cemeteries += s.kind == SegmentKind::cemetery ? type.count : 0;
    }
  }
  EXPECT_EQ(all, 60);
  EXPECT_EQ(castles, 5);
  EXPECT_EQ(cemeteries, 5);
  const int tiles[] = {50, 60, 60, 60, 60, 60}, ghosts[] = {15, 15, 15, 13, 13, 12};
  const int targets[] = {50, 75, 100, 120, 100, 50};
  for (int level = 1; level <= 6; ++level) {
    const Table t = table(level);
    EXPECT_EQ(t.state.bag_total, tiles[level - 1]);
    EXPECT_EQ(bank(t), ghosts[level - 1] - 3) << level;
    EXPECT_EQ(mists::level_of(t.game).target, targets[level - 1]);
    EXPECT_EQ(t.game.setup.options.level, level);
  }
}

TEST(Mists, MIST_L1_6_the_start_is_four_tiles) {
  const Table t = table(1);
  ASSERT_EQ(t.state.board.tiles.size(), 4u);
  EXPECT_EQ(on(t, {1, 0}), 1);
  EXPECT_EQ(on(t, {1, 1}), 2);
  EXPECT_EQ(on(t, {0, 0}), 0);
  EXPECT_TRUE(t.joined({1, 0}, mist(east), {1, 1}, mist(south)));
  EXPECT_EQ(t.state.board.totals[find_root(t.state.board, t.node({1, 0}, mist(east)))].open, 3);
  EXPECT_EQ(t.state.board.frontier.size(), 8u);
}

TEST(Mists, MIST_L1_3_colours_and_guards) {
  covers("MIST-L6-1", "SETUP-1");
  for (int players = 1; players <= 6; ++players) {
    const Table t = table(1, players);
    EXPECT_EQ(t.game.sides, players <= 2 ? 4 : players);
    for (PlayerIndex side = 0; side < t.game.sides; ++side)
      EXPECT_EQ(t.supply(side), players <= 2 ? 3 : 5);
    const Table six = table(6, players);
    for (PlayerIndex side = 0; side < six.game.sides; ++side)
      EXPECT_EQ(six.supply(side), players <= 2 ? 3 : side < 3 ? 4 : 5);
  }
  bastide::Setup setup;
  setup.expansions = with_mists;
  setup.players = 7;
  EXPECT_EQ(check_setup(setup).error().code, "setup.players-alone");
}

TEST(Mists, MIST_L1_3_a_person_places_any_of_the_own_colours) {
  Table t = table(1, 2);
  t.lay(red, "mists/FRFR", {1, -1}, 1);
  const int road = t.segment({1, -1}, highwayman(north));
  EXPECT_EQ(t.actions(), (std::vector<Action>{pass_action(), deploy_action(meeple, road),
                                              guard_action(2, road)}));
  EXPECT_EQ(t.refused(guard_action(1, road)), "MIST-L1-3");
  EXPECT_EQ(t.refused(guard_action(3, road)), "MIST-L1-3");
  EXPECT_EQ(t.refused(guard_action(4, road)), "MIST-L1-3");
  EXPECT_EQ(t.refused(guard_action(0, road)), "MIST-L1-3");
  t.act(guard_action(2, road));
  EXPECT_EQ(t.supply(2), 2);
  EXPECT_EQ(t.supply(0), 3);
  EXPECT_EQ(t.state.active, 1);  // people take turns, not colours
  Table alone = table(1, 1);
  alone.lay(red, "mists/FRFR", {1, -1}, 1);
  EXPECT_EQ(alone.actions().size(), 5u);
  alone.act(guard_action(3, road));
  EXPECT_EQ(alone.state.active, 0);
}

TEST(Mists, INT_51_goes_with_no_other_expansion) {
  bastide::Setup setup;
  setup.expansions = with_mists | expansion_bit(Expansion::river);
  EXPECT_EQ(check_setup(setup).error().code, "setup.alone");
  // It ignores the options of other games.
  setup.expansions = with_mists;
  for (const OptionInfo& info : option_infos()) setup.options.*info.value = true;
  const auto game = make_game(catalogue(), setup);
  ASSERT_TRUE(game);
  EXPECT_EQ(game->tile_count, 54u);
  for (const Set* set : game->sets) EXPECT_TRUE(set->alone || set->in_every_game) << set->id;
  setup.options.level = 7;
  EXPECT_EQ(check_setup(setup).error().code, "setup.number");
  setup.options.level = 0;
  EXPECT_EQ(check_setup(setup).error().code, "setup.number");
}

// ---- Level 1: tiles and mist --------------------------------------------------------------------

TEST(Mists, MIST_L1_9_mist_need_not_match) {
  covers("MIST-L1-10", "MIST-L1-8");
  Table t = table(1);
  t.draw("mists/FFRR");  // no mist at all
  EXPECT_EQ(t.refused(Position{1, 2}, 0), "");
  EXPECT_EQ(t.refused(Position{2, 1}, 0), "");
  EXPECT_EQ(t.refused(Position{1, 2}, 1), "BASE-PLACE-4");
  for (const TileType& type : t.game.types)
    for (const Segment& s : type.segments)
      for (int side = 0; s.kind == SegmentKind::mist && side < edge_count; ++side)
        if (s.edges >> side & 1) {
          EXPECT_NE(type.edges[static_cast<std::size_t>(side)], EdgeKind::city) << type.id;
        }
}

TEST(Mists, MIST_L1_7_the_order_of_the_turn) {
  const Table t = table(6);
  std::vector<Phase> phases;
  for (const PhaseRow* row : t.game.phases) phases.push_back(row->phase);
  EXPECT_EQ(phases, (std::vector<Phase>{Phase::part_start, Phase::draw, Phase::place, Phase::bury,
                                        Phase::ghosts, Phase::figure, Phase::score, Phase::reward,
                                        Phase::credit, Phase::dogs, Phase::face_down,
                                        Phase::part_end, Phase::over}));
}

TEST(Mists, MIST_L1_13_one_clear_edge_and_a_bank_is_never_closed) {
  covers("MIST-L1-12");
  Table t = table(1);
  t.play(red, "mists/FRFR", {1, 2}, 0);  // clear against the mist of the start
  t.play(red, "mists/CCRC-mistS", {2, 1}, 1);
  t.play(red, "mists/CCFC-mistS", {2, 0}, 1);
  EXPECT_EQ(bank(t), 12);
  const Node start = find_root(t.state.board, t.node({1, 1}, mist(south)));
  EXPECT_EQ(t.state.board.totals[start].open, 1);  // for ever
}

TEST(Mists, MIST_L1_16_one_ghost_fewer_however_often_it_meets) {
  Table t = table(1);
  t.lay(red, "mists/FFFF-mistNESW", {2, 0}, 0);
  EXPECT_EQ(on(t, {2, 0}), 2);  // 3 symbols
  EXPECT_EQ(bank(t), 10);
  t.deploy(nobody());
  // This one borders on mist on two sides: (1,1) in the west and (2,0) in the north.
  t.lay(red, "mists/FRFR-mistNEW", {2, 1}, 0);
  EXPECT_EQ(on(t, {2, 1}), 1);  // 2 symbols
}

TEST(Mists, MIST_L1_17_no_ghosts_where_mist_has_been_closed) {
  Table t = table(1);
  t.play(red, "mists/CFFF-mistS", {0, -1}, 2);
  ASSERT_EQ(on(t, {0, -1}), 1);
  t.lay(red, "mists/CRFR-mistS", {0, -2}, 0);
  EXPECT_EQ(on(t, {0, -1}), 0);
  EXPECT_EQ(on(t, {0, -2}), 0);
  EXPECT_EQ(bank(t), 12);
}

// A tile with two banks: the mist of its first side is separate from the rest.
const Catalogue& parted() {
  static const Catalogue tiles = [] {
    Catalogue all = catalogue();
    TileType& type = all.tiles[static_cast<std::size_t>(find_tile(all, "mists/FFFF-mistNESW"))];
    type.segments.pop_back();
    for (const auto& [sides, ghosts] : {std::pair{1, 1}, std::pair{4, 2}}) {
      Segment patch;
      patch.kind = SegmentKind::mist;
      patch.edges = static_cast<EdgeMask>(sides);
      patch.ghosts = static_cast<u8>(ghosts);
      type.segments.push_back(patch);
    }
    type.rotations = 4;
    return all;
  }();
  return tiles;
}

TEST(Mists, MIST_L1_31_two_banks_on_one_tile) {
  Table t = table(1, 3, parted());
  t.play(red, "mists/FFFF-mistNESW", {2, 0}, 2);  // banks in the north (2) and in the south (1)
  EXPECT_EQ(on(t, {2, 0}), 3);
  EXPECT_EQ(bank(t), 9);
  t.lay(red, "mists/CRFR-mistS", {2, -1}, 0);  // closes the bank in the north
  EXPECT_EQ(on(t, {2, 0}), 1);
  EXPECT_EQ(bank(t), 11);
}

TEST(Mists, MIST_L1_16_a_tile_closes_one_bank_and_extends_another) {  // AMB-90
  Table t = table(1, 3, parted());
  clear_ghosts(t);
  put(t, "mists/FRFR-mistN", {2, -1}, 2);  // mist in the south, above (2,0)
  haunt(t, {2, -1}, SegmentKind::mist, 2);
  put(t, "mists/FFFF-castle-mistNE", {2, 1}, 0);  // mist in the north, below (2,0), and in the east
  t.lay(red, "mists/FFFF-mistNESW", {2, 0}, 0);
  EXPECT_EQ(on(t, {2, -1}), 0);  // closed
  EXPECT_EQ(on(t, {2, 0}), 1);   // of 2, one fewer
  EXPECT_EQ(bank(t), 14);
}

TEST(Mists, AMB_90_a_closed_bank_counts_as_extended) {
  Table t = table(1, 3, parted());
  clear_ghosts(t);
  put(t, "mists/FRFR-mistN", {2, -1}, 2);
  t.lay(red, "mists/FFFF-mistNESW", {2, 0}, 0);  // closes in the north, new in the south
  EXPECT_EQ(on(t, {2, 0}), 1);
}

TEST(Mists, MIST_L1_18_ghosts_run_out_in_the_middle_of_a_placement) {
  covers("MIST-L1-29");
  Table t = table(1);
  haunt(t, {1, 0}, SegmentKind::mist, 10);
  ASSERT_EQ(bank(t), 2);
  t.lay(red, "mists/FRRR-mistNEW", {1, -1}, 0);  // wants 3
  EXPECT_TRUE(lost(t, MistsLoss::ghosts));
  EXPECT_TRUE(t.happened(was::game_over));
  EXPECT_EQ(bank(t), 0);
  EXPECT_TRUE(t.actions().empty());
  Table enough = table(1);
  haunt(enough, {1, 0}, SegmentKind::mist, 9);
  enough.lay(red, "mists/FRRR-mistNEW", {1, -1}, 0);
  EXPECT_FALSE(enough.state.over);
  EXPECT_EQ(bank(enough), 0);
}

TEST(Mists, MIST_L1_11_what_fits_nowhere_is_used_up) {
  covers("AMB-69");
  Table t = table(1);
  // Only cities are left to build on.
  for (const Position at : {Position{1, -1}, {2, 0}, {2, 1}, {1, 2}, {-1, 0}, {-1, 1}})
    put(t, "mists/CCCC-shield", at);
  t.draw("mists/FFFF-mistNESW");
  EXPECT_EQ(t.phase(), Phase::draw);
  EXPECT_EQ(t.state.discarded.size(), 1u);
  EXPECT_EQ(t.state.mists.pile_left, 49);
}

TEST(Mists, MIST_L1_29_no_tile_that_is_left_can_be_placed) {
  Table t = table(1);
  for (u8& copies : t.state.bag) copies = 0;
  t.state.bag[t.type("mists/FFFF-mistNESW")] = 2;
  t.state.bag_total = 2;
  t.state.mists.pile_left = 2;
  for (const Position at : {Position{1, -1}, {2, 0}, {2, 1}, {1, 2}, {-1, 0}, {-1, 1}})
    put(t, "mists/CCCC-shield", at);
  t.draw("mists/FFFF-mistNESW");
  EXPECT_TRUE(lost(t, MistsLoss::tiles));
}

TEST(Mists, MIST_L1_29_the_last_tile_has_been_laid) {
  Table t = table(1);
  t.lay(red, "mists/FRFR", {1, -1}, 1);
  t.empty_bag();
  t.state.mists.pile_left = 0;
  t.act(pass_action());
  EXPECT_TRUE(lost(t, MistsLoss::tiles));
}

// ---- Level 1: figures and features --------------------------------------------------------------

TEST(Mists, MIST_L1_19_figures_on_roads_and_cities_also_in_mist) {
  covers("MIST-L1-20");
  Table t = table(1);
  t.lay(red, "mists/CRFR-mistSW", {0, -1}, 2);
  EXPECT_EQ(t.refused(knight(south)), "");
  EXPECT_EQ(t.refused(highwayman(east)), "");  // mist lies over it
  EXPECT_EQ(t.refused(farmer(NL)), "MIST-L1-20");
  EXPECT_EQ(t.refused(mist(north)), "MIST-L1-19");
  EXPECT_EQ(t.refused(deploy_action(meeple, 9)), "MIST-L1-19");
  EXPECT_EQ(t.refused(deploy_action(FigureKind::abbot, 0)), "BASE-FIG-1");
  EXPECT_EQ(t.refused(earn_action()), "TURN-1");
  t.deploy(knight(south));
  t.act(earn_action());
  t.lay(blue, "mists/CCCC-shield", {0, 2}, 0);
  t.deploy(knight(north));
  t.lay(green, "mists/CFFC-mistS", {0, 3}, 0);
  EXPECT_EQ(t.refused(knight(north)), "MIST-L1-19");  // somebody is there
  t.state.supply[green][0] = 0;
  EXPECT_EQ(t.refused(knight(west)), "BASE-FIG-1");
}

TEST(Mists, MIST_L1_21_roads_end_at_castles_cemeteries_and_ruins) {
  Table t = table(2);
  t.lay(red, "mists/FFRF-cemetery", {1, -1}, 0);
  EXPECT_TRUE(awaits_scoring(t.state, t.node({1, -1}, highwayman(south))));
  EXPECT_EQ(evaluate(t.game, t.state, t.node({1, -1}, highwayman(south))).value, 2);
}

TEST(Mists, EX_MIST_7_several_figures_of_a_colour_count_once) {
  covers("MIST-L1-23", "MIST-L1-26");
  Table t = table(1);
  lay_road(t, nobody());
  t.play(red, "mists/FRFR-mistN", {1, -3}, 1);
  stand(t, red, {1, -1}, SegmentKind::road);
  stand(t, blue, {1, -2}, SegmentKind::road);
  stand(t, blue, {1, -3}, SegmentKind::road);
  t.play(green, "mists/FRRR", {1, -4}, 0);
  ASSERT_EQ(t.phase(), Phase::reward);
  t.act(earn_action());
  EXPECT_EQ(team(t), 10);
  EXPECT_EQ(t.score(red), 5);
  EXPECT_EQ(t.score(blue), 5);
  EXPECT_EQ(t.supply(blue), 5);
}

TEST(Mists, EX_MIST_8_joint_scoring_multiplies_coats_of_arms) {
  covers("MIST-L1-24");
  Table t = table(1);
  t.play(red, "mists/FCFC-shield", {0, -1}, 1, knight(north));
  stand(t, blue, {0, 0}, SegmentKind::city);
  t.play(red, "mists/CFFF-mistS", {0, -2}, 2);
  t.act(earn_action());
  const auto scored = t.scorings(SegmentKind::city);
  ASSERT_EQ(scored.size(), 1u);
  EXPECT_EQ(scored[0].value, 8);
  EXPECT_EQ(scored[0].shields * scored[0].per_shield * 2, 4);
  EXPECT_EQ(team(t), 16);
}

TEST(Mists, MIST_L1_25_ghosts_of_one_tile_instead) {
  covers("MIST-L1-26", "AMB-91");
  Table t = table(1);
  lay_road(t, highwayman(north));
  stand(t, blue, {1, -2}, SegmentKind::road);
  haunt(t, {1, 0}, SegmentKind::mist, 3);
  end_road(t);
  ASSERT_EQ(t.phase(), Phase::reward);
  const std::vector<Action> expected = {earn_action(),          calm_action({1, 0}, 3),
                                        calm_action({1, 0}, 2), calm_action({1, 0}, 1),
                                        calm_action({1, 1}, 2), calm_action({1, 1}, 1),
                                        calm_action({1, -2}, 1)};
  EXPECT_EQ(t.actions(), expected);
  EXPECT_EQ(t.refused(calm_action({1, 0}, 4)), "MIST-L1-25");
  EXPECT_EQ(t.refused(calm_action({1, 0}, 0)), "MIST-L1-25");
  EXPECT_EQ(t.refused(calm_action({1, 1}, 3)), "MIST-L1-25");
  EXPECT_EQ(t.refused(calm_action({7, 7}, 1)), "MIST-L1-25");
  EXPECT_EQ(t.refused(pass_action()), "MIST-L1-25");
  t.act(calm_action({1, 0}, 3));
  EXPECT_EQ(on(t, {1, 0}), 1);
  EXPECT_EQ(team(t), 0);  // of both colours
  EXPECT_EQ(t.supply(red), 5);
  EXPECT_EQ(t.supply(blue), 5);
}

TEST(Mists, MIST_L1_25_ghosts_of_both_banks_of_a_tile) {
  Table t = table(1, 3, parted());
  t.play(red, "mists/FFFF-mistNESW", {2, 0}, 2);  // 1 and 2
  lay_road(t, highwayman(north));
  end_road(t);
  EXPECT_EQ(t.refused(calm_action({2, 0}, 1, 2)), "");
  EXPECT_EQ(t.refused(calm_action({2, 0}, 2, 1)), "MIST-L1-25");
  t.act(calm_action({2, 0}, 1, 1));
  EXPECT_EQ(on(t, {2, 0}), 1);
}

TEST(Mists, MIST_L1_27_several_features_each_with_its_choice) {
  Table t = table(1);
  t.play(red, "mists/CFFF-mistS", {0, -1}, 2, knight(south));
  ASSERT_EQ(t.phase(), Phase::reward);
  t.act(earn_action());
  EXPECT_EQ(team(t), 4);
  // Two roads and a city at once.
  lay_road(t, highwayman(north));
  put(t, "mists/FRRR", {0, -3}, 0);
  stand(t, blue, {0, -3}, SegmentKind::road);
  t.lay(red, "mists/FRRR", {1, -3}, 0);
  t.deploy(nobody());
  ASSERT_EQ(t.phase(), Phase::score);
  EXPECT_EQ(t.actions().size(), 2u);
  EXPECT_EQ(t.refused(score_action({0, 0}, 0)), "MIST-L1-27");
  EXPECT_EQ(t.refused(earn_action()), "TURN-1");
  t.act(t.actions()[1]);
  ASSERT_EQ(t.phase(), Phase::reward);
  t.act(calm_action({1, 0}, 1));
  ASSERT_EQ(t.phase(), Phase::reward);  // of the one that is left
  t.act(earn_action());
  EXPECT_EQ(t.phase(), Phase::draw);
  EXPECT_EQ(on(t, {1, 0}), 0);
}

TEST(Mists, MIST_L1_28_nobody_there_nothing_gained) {
  Table t = table(1);
  lay_road(t, nobody());
  end_road(t);
  EXPECT_EQ(t.phase(), Phase::draw);
  EXPECT_EQ(team(t), 0);
}

TEST(Mists, MIST_L1_30_won_at_once_in_the_midst_of_scoring) {
  covers("MIST-L1-1", "MIST-L1-4");
  Table t = table(1);
  lay_road(t, highwayman(north));
  put(t, "mists/FRRR", {0, -3}, 0);
  stand(t, blue, {0, -3}, SegmentKind::road);
  t.state.score[green] = 46;
  end_road(t);
  ASSERT_EQ(t.phase(), Phase::score);
  t.act(t.actions()[0]);
  t.act(earn_action());
  ASSERT_TRUE(has_won(t));
  EXPECT_TRUE(outcome(t.game, t.state).together);
  EXPECT_EQ(t.state.figures.size(), 1u);  // the other feature is not evaluated any more
  EXPECT_FALSE(t.happened([](const Event& e) { return e.kind == EventKind::final_scoring; }));
}

TEST(Mists, MIST_L1_30_two_colours_reach_the_mark_together) {
  Table t = table(1);
  lay_road(t, highwayman(north));
  stand(t, blue, {1, -2}, SegmentKind::road);
  t.state.score[green] = 43;
  end_road(t);
  t.act(earn_action());  // 4 + 4: neither alone would do
  EXPECT_EQ(team(t), 51);
  EXPECT_TRUE(has_won(t));
}

TEST(Mists, MIST_L1_30_one_point_short) {
  Table t = table(1);
  lay_road(t, highwayman(north));
  t.state.score[green] = 45;
  end_road(t);
  t.act(earn_action());
  EXPECT_FALSE(t.state.over);
}

// ---- Level 2: castles and cemeteries ------------------------------------------------------------

TEST(Mists, EX_MIST_9_a_castle_counts_tiles_with_mist) {
  covers("MIST-L2-2", "MIST-L2-3");
  Table t = table(2);
  t.lay(red, "mists/FFFF-castle-mistNE", {1, 2}, 0);
  EXPECT_EQ(t.refused(castle), "");
  t.deploy(castle);
  // Around (1,2): includes two cells of the start, one with mist.
  for (const Position at : {Position{2, 1}, {2, 2}, {2, 3}}) put(t, "mists/FFFF-mistNESW", at);
  for (const Position at : {Position{0, 2}, {1, 3}}) put(t, "mists/FFRR", at, 2);
  EXPECT_EQ(t.state.board.totals[node_at(t, {1, 2}, SegmentKind::castle)].open, 1);
  t.play(red, "mists/FFRR-mistN", {0, 3}, 0);
  ASSERT_EQ(t.phase(), Phase::reward);
  t.act(earn_action());
  EXPECT_EQ(team(t), 12);  // the castle, (1,1), (2,1), (2,2), (2,3), (0,3)
  EXPECT_EQ(t.supply(red), 5);
}

TEST(Mists, EX_MIST_10_one_ghost_more_on_a_cemetery) {
  covers("MIST-L2-8");
  Table t = table(2);
  put(t, "mists/FFFF-cemetery", far);
  t.lay(red, "mists/CFFF-mistES", {0, -1}, 2);
  EXPECT_EQ(on(t, {0, -1}), 2);
  EXPECT_EQ(on(t, far), 1);
  EXPECT_EQ(t.phase(), Phase::figure);
  // No ghost on mist and none on the cemetery: this tile extends a feature.
  t.deploy(nobody());
  t.lay(red, "mists/FFRR-mistN", {-1, -1}, 1);
  EXPECT_EQ(on(t, far), 1);
}

TEST(Mists, MIST_L2_8_the_team_chooses_the_cemetery) {
  Table t = table(2);
  put(t, "mists/FFFF-cemetery", far);
  put(t, "mists/FFFF-cemetery", {20, 10});
  put(t, "mists/FFFF-cemetery", {30, 10});
  t.state.mists.cemeteries[2].closed = true;
  t.lay(red, "mists/CFFF-mistES", {0, -1}, 2);
  ASSERT_EQ(t.phase(), Phase::ghosts);
  EXPECT_EQ(t.actions().size(), 2u);
  EXPECT_EQ(t.refused(haunt_action({30, 10}, t.segment({30, 10}, cemetery))), "MIST-L2-8");
  EXPECT_EQ(t.refused(haunt_action({0, -1}, 2)), "MIST-L2-8");
  EXPECT_EQ(t.refused(pass_action()), "MIST-L2-8");
  EXPECT_EQ(t.refused(earn_action()), "TURN-1");
  t.act(haunt_action({20, 10}, t.segment({20, 10}, cemetery)));
  EXPECT_EQ(on(t, {20, 10}), 1);
  EXPECT_EQ(t.phase(), Phase::figure);
}

TEST(Mists, MIST_L2_9_the_additional_ghost_is_missing) {
  Table t = table(2);
  put(t, "mists/FFFF-cemetery", far);
  haunt(t, {1, 0}, SegmentKind::mist, 10);
  t.lay(red, "mists/CFFF-mistES", {0, -1}, 2);
  EXPECT_TRUE(lost(t, MistsLoss::ghosts));
}

TEST(Mists, EX_MIST_11_a_burial) {
  covers("MIST-L2-5", "MIST-L2-6", "MIST-L2-7", "MIST-L2-4");
  Table t = table(2);
  put_far(t, "mists/FFFF-cemetery", "mists/FFRR");
  haunt(t, far, SegmentKind::cemetery, 1);
  t.play(red, "mists/FRFR", {1, -1}, 1, highwayman(north));
  t.play(blue, "mists/FCFC-shield", {0, -1}, 1, knight(north));
  t.lay(green, "mists/FFFF-mistNESW", west_of_far, 0);
  ASSERT_EQ(t.phase(), Phase::bury);
  EXPECT_EQ(t.actions().size(), 2u);
  EXPECT_EQ(t.refused(bury_action(green)), "MIST-L2-6");  // not from a supply
  EXPECT_EQ(t.refused(bury_action({1, 0}, 0)), "MIST-L2-6");
  EXPECT_EQ(t.refused(pass_action()), "MIST-L2-6");
  EXPECT_EQ(t.refused(earn_action()), "TURN-1");
  t.act(bury_action({0, -1}, t.segment({0, -1}, knight(north))));
  EXPECT_EQ(t.supply(blue), 4);
  EXPECT_EQ(t.state.figures.size(), 1u);
  EXPECT_EQ(on(t, far), 0);
  EXPECT_EQ(t.state.mists.cemeteries[0].buried, blue);
  EXPECT_EQ(bank(t), 15 - 3 - 3);  // and no more on the cemetery that is closed
  EXPECT_EQ(t.phase(), Phase::figure);
}

TEST(Mists, MIST_L2_4_nobody_stands_on_a_cemetery) {
  Table t = table(2);
  t.lay(red, "mists/CFRF-cemetery", {0, -1}, 2);
  EXPECT_EQ(t.refused(cemetery), "MIST-L2-4");
  EXPECT_EQ(t.refused(knight(south)), "");
}

TEST(Mists, MIST_L2_6_from_a_supply_if_nobody_stands_on_the_board) {
  Table t = table(2);
  put_far(t, "mists/FFFF-cemetery", "mists/FFRR");
  t.lay(red, "mists/FFFF-mistNESW", west_of_far, 0);
  ASSERT_EQ(t.phase(), Phase::bury);
  EXPECT_EQ(t.actions(),
            (std::vector<Action>{bury_action(red), bury_action(blue), bury_action(green)}));
  t.act(bury_action(blue));
  EXPECT_EQ(t.supply(blue), 4);
  EXPECT_TRUE(t.state.mists.cemeteries[0].closed);
}

TEST(Mists, MIST_L2_12_nobody_left_to_be_buried) {
  Table t = table(2);
  put_far(t, "mists/FFFF-cemetery", "mists/FFRR");
  for (PlayerIndex side = 0; side < 3; ++side) t.state.supply[side][0] = 0;
  t.lay(red, "mists/FFFF-mistNESW", west_of_far, 0);
  EXPECT_EQ(t.phase(), Phase::figure);
  EXPECT_TRUE(t.state.mists.cemeteries[0].closed);
  EXPECT_EQ(t.state.mists.cemeteries[0].buried, no_player);
}

TEST(Mists, MIST_L2_10_two_cemeteries_two_burials) {
  Table t = table(2);
  put_far(t, "mists/FFFF-cemetery", "mists/FFRR");
  put(t, "mists/FFFF-cemetery", {8, 10});
  surround(t, {8, 10}, {west_of_far, far, {9, 9}, {9, 11}, {7, 9}, {7, 11}});
  stand(t, red, {1, 0}, SegmentKind::road);
  stand(t, blue, {0, 0}, SegmentKind::city);
  stand(t, green, {0, 1}, SegmentKind::city);
  t.lay(red, "mists/FFFF-mistNESW", west_of_far, 0);
  ASSERT_EQ(t.phase(), Phase::bury);
  t.act(t.actions()[0]);
  ASSERT_EQ(t.phase(), Phase::bury);
  t.act(t.actions()[0]);
  EXPECT_EQ(t.phase(), Phase::figure);
  EXPECT_EQ(t.state.figures.size(), 1u);
}

TEST(Mists, MIST_L2_11_a_feature_without_its_figure_brings_nothing) {
  covers("AMB-67");
  Table t = table(2);
  put_far(t, "mists/FFFF-cemetery", "mists/FFRR");
  lay_road(t, highwayman(north));
  t.lay(red, "mists/FRRR", {1, -3}, 0);
  // As if this tile had closed the cemetery as well.
  t.state.step = t.game.step_of[static_cast<std::size_t>(Phase::bury)];
  put(t, "mists/FFRR", west_of_far);
  t.act(bury_action({1, -1}, t.segment({1, -1}, highwayman(north))));
  t.act(pass_action());
  EXPECT_EQ(t.phase(), Phase::draw);
  EXPECT_EQ(team(t), 0);
}

TEST(Mists, MIST_L2_13_ghosts_of_a_cemetery_can_be_calmed) {
  Table t = table(2);
  put(t, "mists/FFFF-cemetery", far);
  haunt(t, far, SegmentKind::cemetery, 2);
  lay_road(t, highwayman(north));
  const int there = on(t, far);
  end_road(t);
  t.act(calm_action(far, 2));
  EXPECT_EQ(on(t, far), there - 2);
}

// ---- Level 3: dogs and piles --------------------------------------------------------------------

TEST(Mists, MIST_L3_1_three_piles_of_twenty) {
  covers("MIST-L3-2", "MIST-L4-1", "MIST-L4-2");
  const Table t = table(3);
  EXPECT_EQ(t.state.mists.pile_left, 20);
  EXPECT_EQ(mists::mark_of(t.game, 0), 15);
  EXPECT_EQ(mists::mark_of(t.game, 1), 50);
  const Table four = table(4);
  EXPECT_EQ(mists::mark_of(four.game, 0), 20);
  EXPECT_EQ(mists::mark_of(four.game, 1), 60);
  EXPECT_EQ(table(2).state.mists.pile_left, 60);
}

TEST(Mists, MIST_L3_3_a_pile_runs_out_before_its_dog_is_reached) {
  Table t = table(3);
  t.state.mists.pile_left = 1;
  t.play(red, "mists/FRFR", {1, -1}, 1);
  EXPECT_TRUE(lost(t, MistsLoss::pile));
  EXPECT_GT(t.state.bag_total, 0);
}

TEST(Mists, MIST_L3_3_the_last_tile_of_the_pile_may_reach_it) {
  covers("AMB-38");
  Table t = table(3);
  lay_road(t, highwayman(north));
  t.state.score[green] = 12;
  t.state.mists.pile_left = 1;
  end_road(t);
  t.act(earn_action());
  EXPECT_FALSE(t.state.over);
  EXPECT_EQ(t.state.mists.pile, 1);
  EXPECT_EQ(t.state.mists.pile_left, (60 - 3) / 2);
}

TEST(Mists, EX_MIST_12_the_first_dog_is_reached) {
  covers("MIST-L3-4", "MIST-L3-5", "MIST-L3-7", "AMB-39");
  Table t = table(3);
  t.state.score[green] = 8;
  t.play(red, "mists/FCFC-shield", {0, -1}, 1, knight(north));
  put(t, "mists/FRFR", {4, 1}, 0);  // a figure in a good place, beside a cemetery
  put(t, "mists/FFFF-cemetery", {4, 2});
  clear_ghosts(t);
  stand(t, blue, {4, 1}, SegmentKind::road);
  put(t, "mists/FFFF-mistNESW", {5, 1});
  haunt(t, {5, 1}, SegmentKind::mist, 2);
  haunt(t, {4, 2}, SegmentKind::cemetery, 3);
  t.state.mists.pile_left = 5;
  const int later = t.state.bag_total - 5;
  t.play(red, "mists/CFFF-mistS", {0, -2}, 2);  // its ghost, and one more on the cemetery
  ASSERT_EQ(on(t, {4, 2}), 4);
  t.act(earn_action());
  EXPECT_EQ(team(t), 16);
  // One figure is still there, the other one has returned: there is nothing to choose.
  ASSERT_EQ(t.phase(), Phase::dogs);
  EXPECT_EQ(t.state.mists.dogs[0].is, DogIs::with_figure);
  EXPECT_EQ(t.state.mists.dogs[0].owner, blue);
  EXPECT_EQ(t.state.mists.pile_left, 4 + later / 2);
  EXPECT_EQ(t.refused(calm_action({0, -2}, 1)), "MIST-L3-4");  // too far away
  t.act(calm_action({5, 1}, 2));
  EXPECT_EQ(t.refused(calm_action({5, 1}, 1)), "MIST-L3-4");
  t.act(calm_action({4, 2}, 3));
  EXPECT_EQ(on(t, {4, 2}), 1);
  EXPECT_EQ(t.phase(), Phase::draw);
}

TEST(Mists, MIST_L3_4_the_dog_goes_to_any_figure_and_need_not_calm) {
  Table t = table(3);
  t.state.score[green] = 12;
  lay_road(t, highwayman(north));
  stand(t, blue, {0, 0}, SegmentKind::city);
  stand(t, green, {0, 1}, SegmentKind::city);
  end_road(t);
  t.act(earn_action());
  ASSERT_EQ(t.phase(), Phase::dogs);
  EXPECT_EQ(t.actions().size(), 2u);
  EXPECT_EQ(t.refused(dog_action({1, 0}, 0)), "MIST-L3-4");
  EXPECT_EQ(t.refused(pass_action()), "MIST-L3-4");
  EXPECT_EQ(t.refused(earn_action()), "TURN-1");
  t.act(dog_action({0, 0}, t.segment({0, 0}, knight(north))));
  EXPECT_EQ(t.refused(earn_action()), "TURN-1");
  EXPECT_EQ(t.refused(calm_action({1, 0}, 2)), "MIST-L3-4");  // one ghost there
  EXPECT_EQ(t.refused(dog_action({0, 1}, 0)), "MIST-L3-4");
  t.act(pass_action());
  EXPECT_EQ(t.phase(), Phase::draw);
  EXPECT_EQ(t.state.mists.dogs[0].owner, blue);
}

TEST(Mists, MIST_L3_6_a_dog_without_a_figure_is_lost) {
  Table t = table(3);
  t.state.score[green] = 12;
  lay_road(t, highwayman(north));
  end_road(t);
  t.act(earn_action());
  EXPECT_EQ(t.state.mists.dogs[0].is, DogIs::gone);
  EXPECT_EQ(t.state.mists.pile, 1);  // all the same
  EXPECT_EQ(t.phase(), Phase::draw);
}

TEST(Mists, MIST_L3_12_both_dogs_at_once) {
  covers("AMB-93");
  Table t = table(3);
  lay_road(t, highwayman(north));
  clear_ghosts(t);
  stand(t, blue, {0, 0}, SegmentKind::city);
  t.state.score[green] = 14;
  t.state.score[blue] = 33;
  end_road(t);  // without ghosts there is nothing to choose
  EXPECT_EQ(team(t), 51);
  EXPECT_EQ(t.state.mists.dogs[0].is, DogIs::with_figure);
  EXPECT_EQ(t.state.mists.dogs[1].is, DogIs::with_figure);
  EXPECT_EQ(t.state.mists.pile, 2);
  EXPECT_EQ(t.state.mists.pile_left, t.state.bag_total);
}

// A city with a dog's figure.
Table with_dog(int ghosts) {
  Table t = table(3);
  t.play(red, "mists/FCFC-shield", {0, -1}, 1, knight(north));
  t.state.mists.dogs[0] = {DogIs::with_figure, red, t.node({0, -1}, knight(north))};
  clear_ghosts(t);
  haunt(t, {1, 0}, SegmentKind::mist, ghosts);
  return t;
}

TEST(Mists, EX_MIST_13_a_dog_counts_the_ghosts) {
  covers("MIST-L3-8", "MIST-L3-10");
  Table t = with_dog(6);
  t.play(red, "mists/CFFF-mistS", {0, -2}, 2);
  t.act(earn_action());
  EXPECT_EQ(team(t), 8 + 7);
  const auto dog = t.scorings(ScoreCause::dog);
  ASSERT_EQ(dog.size(), 1u);
  EXPECT_EQ(dog[0].value, 7);
  EXPECT_EQ(dog[0].which, 1);
  EXPECT_EQ(t.state.mists.dogs[0].is, DogIs::gone);
}

TEST(Mists, MIST_L3_9_its_points_come_whatever_is_chosen) {
  Table t = with_dog(6);
  t.play(red, "mists/CFFF-mistS", {0, -2}, 2);
  t.act(calm_action({1, 0}, 3));
  EXPECT_EQ(team(t), 4);
  EXPECT_EQ(t.phase(), Phase::draw);
}

TEST(Mists, MIST_L3_11_a_dog_whose_figure_is_buried) {
  Table t = with_dog(6);
  put_far(t, "mists/FFFF-cemetery", "mists/FFRR");
  t.lay(red, "mists/FFFF-mistNESW", west_of_far, 0);  // one figure stands: it is buried
  EXPECT_EQ(t.state.mists.dogs[0].is, DogIs::gone);
  EXPECT_EQ(t.supply(red), 4);
  EXPECT_TRUE(t.state.figures.empty());
  EXPECT_EQ(team(t), 0);
}

// ---- Level 5: haunted cemeteries ----------------------------------------------------------------

TEST(Mists, MIST_L5_2_haunted_cemeteries_need_eight_tiles) {
  covers("MIST-L5-1", "MIST-L5-3");
  Table t = table(5);
  put(t, "mists/FFFF-cemetery", far);
  surround(t, far, {west_of_far, {9, 9}});
  stand(t, red, {0, 0}, SegmentKind::city);
  t.lay(red, "mists/FFFF-mistNESW", west_of_far, 0);
  EXPECT_EQ(t.phase(), Phase::figure);  // not closed: (9,9) is missing; and no ghost for it
  EXPECT_EQ(on(t, far), 0);
  EXPECT_EQ(bank(t), 13 - 3 - 3);
}

TEST(Mists, EX_MIST_14_a_haunted_cemetery_calls_ghosts_around) {
  covers("MIST-L5-4", "MIST-L5-5");
  Table t = table(5);
  clear_ghosts(t);
  put(t, "mists/FRFR-mistN", {1, 3}, 0);
  put(t, "mists/FRFR-mistN", {0, 2}, 1);
  t.lay(red, "mists/FFFF-cemetery", {1, 2}, 0);  // around it also (1,1) of the start
  EXPECT_EQ(on(t, {1, 1}), 1);
  EXPECT_EQ(on(t, {1, 3}), 1);
  EXPECT_EQ(on(t, {0, 2}), 1);
  EXPECT_EQ(bank(t), 10);
}

TEST(Mists, MIST_L5_4_the_team_chooses_the_bank) {
  covers("AMB-37");
  Table t = table(5, 3, parted());
  clear_ghosts(t);
  put(t, "mists/FFFF-mistNESW", {1, 3});
  t.lay(red, "mists/FFFF-cemetery", {1, 2}, 0);
  ASSERT_EQ(t.phase(), Phase::ghosts);
  EXPECT_EQ(t.actions().size(), 2u);
  EXPECT_EQ(t.refused(haunt_action({1, 1}, t.segment({1, 1}, mist(south)))), "MIST-L5-4");
  EXPECT_EQ(t.refused(pass_action()), "MIST-L5-4");
  t.act(t.actions()[1]);
  EXPECT_EQ(on(t, {1, 3}), 1);
  EXPECT_EQ(t.phase(), Phase::figure);
}

TEST(Mists, MIST_L5_4_ghosts_run_out_around_a_cemetery) {
  Table t = table(5);
  haunt(t, {1, 0}, SegmentKind::mist, 10);
  t.lay(red, "mists/FFFF-cemetery", {1, 2}, 0);
  EXPECT_TRUE(lost(t, MistsLoss::ghosts));
}

TEST(Mists, MIST_L5_6_a_tile_face_down_at_the_end_of_the_turn) {
  covers("MIST-L5-7", "AMB-40");
  Table t = table(5);
  clear_ghosts(t);
  t.play(red, "mists/FFFF-cemetery", {1, 2}, 0);
  ASSERT_EQ(t.phase(), Phase::face_down);
  // Those of the six empty cells around (1,2) that are beside a tile.
  EXPECT_EQ(t.actions().size(), 4u);
  EXPECT_EQ(t.refused(hide_action({2, 3})), "MIST-L5-6");
  EXPECT_EQ(t.refused(hide_action({1, 1})), "MIST-L5-6");
  EXPECT_EQ(t.refused(hide_action({2, 0})), "MIST-L5-6");
  EXPECT_EQ(t.refused(pass_action()), "MIST-L5-6");
  EXPECT_EQ(t.refused(earn_action()), "TURN-1");
  const int left = t.state.bag_total;
  t.act(hide_action({2, 2}));
  EXPECT_EQ(t.state.bag_total, left - 1);
  EXPECT_EQ(t.state.mists.pile_left, 18);
  EXPECT_EQ(t.state.unseen, 1);
  int known = 0;
  for (const u8 copies : t.state.bag) known += copies;
  EXPECT_EQ(known, left);  // nobody knows which one it is
  EXPECT_EQ(t.phase(), Phase::draw);
  EXPECT_EQ(t.state.active, blue);
}

TEST(Mists, EX_MIST_15_a_tile_face_down_blocks_for_ever) {
  covers("MIST-L5-8");
  Table t = table(5);
  clear_ghosts(t);
  put(t, "mists/FFFF-cemetery", {2, 2});
  put(t, "mists/FFFF-castle-mistS", {2, 0});
  t.lay(red, "mists/FRFR", {1, -1}, 1);
  t.deploy(highwayman(north));
  t.act(hide_action({2, 1}));  // against the road and the mist of the start, beside the castle
  const auto open = [&t](Node node) {
    return t.state.board.totals[find_root(t.state.board, node)].open;
  };
  EXPECT_EQ(open(t.node({1, 1}, highwayman(east))), 1);
  EXPECT_EQ(open(node_at(t, {2, 0}, SegmentKind::castle)), 4 + 1);
  // (2,1) can never be filled otherwise.
  EXPECT_EQ(std::count_if(t.state.board.frontier.begin(), t.state.board.frontier.end(),
                          [&](CellIndex cell) {
                            return t.state.board.cells[cell].at == Position{2, 1};
                          }),
            0);
}

TEST(Mists, MIST_L5_8_a_castle_laid_beside_a_tile_face_down) {
  Table t = table(5);
  put(t, "mists-board/----", {2, 1});
  for (const Position at : {Position{0, 2}, {0, 3}, {1, 3}, {2, 3}}) put(t, "mists/FFRR", at);
  put(t, "mists/FFRR", {2, 2}, 2);
  t.lay(red, "mists/FFFF-castle-mistS", {1, 2}, 0);
  EXPECT_FALSE(awaits_scoring(t.state, node_at(t, {1, 2}, SegmentKind::castle)));
  EXPECT_EQ(t.state.board.totals[node_at(t, {1, 2}, SegmentKind::castle)].open, 1);
}

TEST(Mists, MIST_L5_9_beside_a_tile_face_up) {
  covers("MIST-L5-10", "AMB-95");
  Table t = table(5);
  clear_ghosts(t);
  t.play(red, "mists/FFFF-cemetery", {1, 2}, 0);
  t.act(hide_action({2, 2}));
  t.draw("mists/CCCC-shield");
  EXPECT_EQ(t.refused(Position{3, 2}, 0), "BASE-PLACE-3");  // beside nothing else
  EXPECT_EQ(t.refused(Position{2, 3}, 0), "BASE-PLACE-3");
  t.act(place_action({0, -1}, 0));
  t.act(pass_action());
  EXPECT_EQ(t.refused(hide_action({2, 3})), "");  // face down it may lie there
  t.act(hide_action({0, 2}));
  // Edges against it need not match: (2,1) is between the start and the face-down tile.
  t.draw("mists/FFRR-mistNE");
  EXPECT_EQ(t.refused(Position{2, 1}, 0), "");
}

TEST(Mists, MIST_L5_11_a_tile_face_down_closes_the_last_cemetery) {
  Table t = table(5);
  clear_ghosts(t);
  put(t, "mists/FFFF-cemetery", far);
  surround(t, far, {{9, 9}});
  stand(t, blue, {0, 0}, SegmentKind::city);
  stand(t, green, {0, 1}, SegmentKind::city);
  t.play(red, "mists/FRFR", {1, -1}, 1);  // only one cell is left: nothing to choose
  ASSERT_EQ(t.phase(), Phase::bury);
  t.act(t.actions()[1]);
  EXPECT_EQ(t.state.mists.cemeteries[0].buried, green);
  EXPECT_EQ(t.phase(), Phase::draw);
  EXPECT_EQ(t.state.active, blue);
  t.play(blue, "mists/FRRR", {1, -2}, 0);
  EXPECT_EQ(t.phase(), Phase::draw);  // no tile is laid face down any more
}

TEST(Mists, MIST_L5_12_the_pile_is_empty_in_3c) {
  Table t = table(5);
  clear_ghosts(t);
  put(t, "mists/FFFF-cemetery", far);
  t.state.mists.pile_left = 1;
  t.play(red, "mists/FRFR", {1, -1}, 1);
  EXPECT_TRUE(lost(t, MistsLoss::pile));
}

TEST(Mists, MIST_L5_12_a_dog_in_3b_brings_the_next_pile_in_time) {
  Table t = table(5);
  put(t, "mists/FFFF-cemetery", far);
  t.state.score[green] = 15;
  t.state.mists.pile_left = 1;
  t.play(red, "mists/FRFR", {1, -1}, 1);
  EXPECT_FALSE(t.state.over);
  EXPECT_EQ(t.phase(), Phase::face_down);
}

// ---- Level 6: three scoring figures -------------------------------------------------------------

// A city worth 6 with the figures of some sides.
void complete_city(Table& t, const std::vector<PlayerIndex>& sides) {
  put(t, "mists/FCFC-mistN", {0, -1}, 1);
  const Position at[] = {{0, -1}, {0, 0}};
  for (std::size_t i = 0; i < sides.size(); ++i) stand(t, sides[i], at[i], SegmentKind::city);
  clear_ghosts(t);
  t.play(red, "mists/CFFF-mistS", {0, -2}, 2);
}

TEST(Mists, EX_MIST_16_each_colour_moves_its_own_figure) {
  covers("MIST-L6-2", "MIST-L6-3");
  Table t = table(6);
  complete_city(t, {red, blue});
  t.act(earn_action());
  EXPECT_EQ(t.score(red), 6);
  EXPECT_EQ(t.score(blue), 6);
  EXPECT_EQ(t.score(green), 0);
  EXPECT_EQ(t.phase(), Phase::draw);
}

TEST(Mists, MIST_L6_4_a_colour_that_is_not_on_the_track) {
  covers("AMB-92", "AMB-68");
  Table t = table(6, 4);
  complete_city(t, {red, yellow});
  t.act(earn_action());
  ASSERT_EQ(t.phase(), Phase::credit);
  EXPECT_EQ(t.actions(),
            (std::vector<Action>{credit_action(red), credit_action(blue), credit_action(green)}));
  EXPECT_EQ(t.refused(credit_action(yellow)), "MIST-L6-4");
  EXPECT_EQ(t.refused(pass_action()), "MIST-L6-4");
  EXPECT_EQ(t.refused(earn_action()), "TURN-1");
  EXPECT_EQ(team(t), 0);  // nothing is scored before it is settled
  t.act(credit_action(green));
  EXPECT_EQ(t.score(red), 6);
  EXPECT_EQ(t.score(green), 6);
  EXPECT_EQ(t.score(yellow), 0);
  const auto scored = t.scorings(SegmentKind::city);
  ASSERT_EQ(scored.size(), 1u);
  EXPECT_EQ(scored[0].points[green], 6);
}

TEST(Mists, MIST_L6_5_all_three_must_reach_it) {
  covers("MIST-L6-7");
  Table t = table(6);
  t.state.score[red] = 60;
  t.state.score[blue] = 44;
  t.state.score[green] = 49;
  complete_city(t, {blue, red});
  t.act(earn_action());
  EXPECT_FALSE(t.state.over);
  EXPECT_EQ(t.score(red), 66);
  EXPECT_EQ(t.score(blue), 50);
  EXPECT_TRUE(mists::reached(t.game, t.state, 49));
  EXPECT_FALSE(mists::reached(t.game, t.state, 50));
  t.state.score[green] = 50;
  EXPECT_TRUE(mists::won(t.game, t.state));
}

TEST(Mists, MIST_L6_6_the_points_of_a_dog) {
  for (const PlayerIndex owner : {green, yellow}) {
    Table t = table(6, 4);
    put(t, "mists/FCFC-mistN", {0, -1}, 1);
    stand(t, owner, {0, -1}, SegmentKind::city);
    t.state.mists.dogs[0] = {DogIs::with_figure, owner, node_at(t, {0, -1}, SegmentKind::city)};
    t.play(red, "mists/CFFF-mistS", {0, -2}, 2);
    t.act(calm_action({1, 0}, 1));
    if (owner == yellow) {
      ASSERT_EQ(t.phase(), Phase::credit);
      t.act(credit_action(blue));
    }
    EXPECT_EQ(t.score(owner == yellow ? blue : green), 3);  // ghosts left on the board
    EXPECT_EQ(t.score(yellow), 0);
  }
}

// ---- The computer player ------------------------------------------------------------------------

TEST(Mists, greedy_takes_ghosts_when_they_run_out_and_points_when_they_win) {
  Table t = table(1);
  lay_road(t, highwayman(north));
  haunt(t, {1, 0}, SegmentKind::mist, 9);
  end_road(t);
  EXPECT_EQ(t.choice_of_greedy().kind, ActionKind::calm);
  Table almost = table(1);
  lay_road(almost, highwayman(north));
  haunt(almost, {1, 0}, SegmentKind::mist, 9);
  almost.state.score[green] = 46;
  end_road(almost);
  EXPECT_EQ(almost.choice_of_greedy(), earn_action());
}

// One number for all builds, native and WebAssembly; any change of a rule or of the estimate
// changes it.
TEST(Mists, every_build_plays_the_same_games) {
  const PlayerKind& greedy = *find_player_kind("greedy");
  u64 hash = 0;
  for (u8 level = 1; level <= 6; ++level)
    for (const u8 players : {u8{1}, u8{2}, u8{3}, u8{6}}) {
      bastide::Setup setup;
      setup.players = players;
      setup.expansions = with_mists;
      setup.options.level = level;
      setup.seed = 100u * level + players;
      const auto game = make_game(catalogue(), setup);
      ASSERT_TRUE(game);
      State state = initial_state(*game);
      play_out(*game, state, setup.seed, [&](PlayerIndex, const State& now, Random& random) {
        return choose_unseeing(greedy, *game, now, random, {});
      });
      hash = mix64(hash ^ state_hash(*game, state));
    }
  EXPECT_EQ(hash, 0x584c9c780307b051u);
}

// ---- On paper -----------------------------------------------------------------------------------

TEST(Mists, burials_on_paper) {
  Table t = table(2);
  put_far(t, "mists/FFFF-cemetery");
  t.lay(red, "mists/FFFF-mistNESW", west_of_far, 0);
  const std::vector<PlayerEntry> players = {{"", 1, ""}, {"", 3, ""}, {"", 2, ""}};
  for (const Action& action : t.actions()) {
    const std::string line = describe_action(t.game, t.state, players, action);
    const auto read = parse_action(t.game, t.state, players, line);
    ASSERT_TRUE(read) << line;
    EXPECT_EQ(*read, action) << line;
  }
  EXPECT_EQ(describe_action(t.game, t.state, players, t.actions()[1]), "bury from blue");
}

TEST(Mists, a_person_with_several_colours_on_paper) {
  const std::string text =
      "bastide-record 1\nplayer yellow\nplayer red\nexpansions mists\noption level 2\n"
      "draw mists/FRFR\nplace 1,-1 1\nguard green road N\n"
      "expect supply 3 3 2 3\nexpect buried 0 0 0 0\nexpect dog 1 on-track\n";
  const auto parsed = parse_record(catalogue(), text);
  ASSERT_TRUE(parsed) << ::testing::PrintToString(parsed.error());
  EXPECT_EQ(parsed->record.setup.options.level, 2);
  EXPECT_EQ(parsed->record.actions[2].value, 2);
  EXPECT_NE(write_record(catalogue(), parsed->record).find("guard green road N"),
            std::string::npos);
  const auto fault = parse_record(catalogue(), "bastide-record 1\noption level 7\npass");
  EXPECT_EQ(fault.error().code, "record.number");
}

}  // namespace
}  // namespace bastide::testing::mists_test
