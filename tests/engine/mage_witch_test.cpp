// Mage & Witch (docs/rules/14-mage-and-witch.md).
#include <algorithm>

#include "engine/players/player.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/rules/set.hpp"
#include "tests/engine/table.hpp"

namespace bastide::testing::mage_witch_test {
namespace {

constexpr FigureKind meeple = FigureKind::meeple;
constexpr Magic mage = Magic::mage, witch = Magic::witch;
constexpr ExpansionMask with_magic = expansion_bit(Expansion::mage_witch);
constexpr ExpansionMask with_inns = expansion_bit(Expansion::inns_cathedrals);
constexpr ExpansionMask with_traders = expansion_bit(Expansion::traders_builders);

Table table(ExpansionMask more = 0, Options options = {}) {
  return Table(2, options, catalogue(), with_magic | more);
}

Node& place_of(Table& t, Magic figure) {
  return t.state.magic.at[static_cast<std::size_t>(figure)];
}

void put(Table& t, Magic figure, Position at, Spot spot) { place_of(t, figure) = t.node(at, spot); }

Action to(const Table& t, Magic figure, Position at, Spot spot) {
  return enchant_action(figure, at, t.segment(at, spot));
}

bool on(Table& t, Magic figure, Position at, Spot spot) {
  const Node node = place_of(t, figure);
  return node != no_node &&
         find_root(t.state.board, node) == find_root(t.state.board, t.node(at, spot));
}

// Red has placed a tile with a mage east of the start tile: its city is open, its road joins the
// start tile's.
Table symbol(ExpansionMask more = 0) {
  Table t = table(more);
  t.lay(red, "mage-witch/CRRC", {1, 0}, 1);
  return t;
}

// Nothing on the table can grow any more.
void finish_everything(Table& t) {
  for (std::size_t node = 0; node < t.state.board.parent.size(); ++node)
    t.state.board.totals[node].open = 0;
}

// ---- Where they go ------------------------------------------------------------------------------

TEST(MageWitch, MAGE_1_they_begin_beside_the_board) {
  covers("SETUP-10");
  Table t = table();
  EXPECT_EQ(place_of(t, mage), no_node);
  EXPECT_EQ(place_of(t, witch), no_node);
  t.play(red, "base/RFRF", {1, 0}, 1);  // no symbol, no question
  EXPECT_FALSE(t.happened(was::enchanted));
}

TEST(MageWitch, MAGE_2_one_goes_to_an_unfinished_road_or_city) {
  covers("MAGE-3", "MAGE-6");
  Table t = symbol();
  ASSERT_EQ(t.phase(), Phase::magic);
  EXPECT_EQ(t.actions(),
            (std::vector<Action>{
                to(t, mage, {0, 0}, knight(north)), to(t, mage, {0, 0}, highwayman(east)),
                to(t, mage, {1, 0}, knight(north)), to(t, witch, {0, 0}, knight(north)),
                to(t, witch, {0, 0}, highwayman(east)), to(t, witch, {1, 0}, knight(north))}));
  EXPECT_EQ(t.refused(pass_action()), "MAGE-2");
  EXPECT_EQ(t.refused(to(t, mage, {0, 0}, farmer(SL))), "MAGE-2");
  EXPECT_EQ(t.refused(enchant_action(mage, {5, 5}, 0)), "MAGE-2");
  EXPECT_EQ(t.refused(enchant_action(mage, {0, 0}, 50)), "MAGE-2");
  EXPECT_EQ(t.refused(enchant_action(static_cast<Magic>(2), {0, 0}, 0)), "TURN-1");
  EXPECT_EQ(t.refused(highwayman(west)), "TURN-1");
  // A feature is one choice, whichever of its segments the action names.
  EXPECT_EQ(listed(t.game, t.state, to(t, mage, {1, 0}, highwayman(west))),
            to(t, mage, {0, 0}, highwayman(east)));
  t.act(to(t, mage, {1, 0}, highwayman(west)));
  EXPECT_TRUE(on(t, mage, {0, 0}, highwayman(east)));
  EXPECT_TRUE(t.happened(was::enchanted));
  EXPECT_EQ(t.phase(), Phase::figure);  // S4 comes before S6
}

TEST(MageWitch, MAGE_4_never_on_one_feature) {
  covers("MAGE-5");  // and the figure that moves leaves its feature
  Table t = table();
  t.play(red, "base/RFRF", {1, 0}, 1);
  put(t, mage, {0, 0}, highwayman(east));
  put(t, witch, {0, 0}, knight(north));
  t.lay(blue, "mage-witch/CRRC", {2, 0}, 1);
  EXPECT_EQ(t.refused(to(t, mage, {1, 0}, highwayman(east))), "MAGE-5");
  EXPECT_EQ(t.refused(to(t, witch, {1, 0}, highwayman(east))), "MAGE-4");
  EXPECT_EQ(t.refused(to(t, mage, {0, 0}, knight(north))), "MAGE-4");
  EXPECT_EQ(t.actions(), (std::vector<Action>{to(t, mage, {2, 0}, knight(north)),
                                              to(t, witch, {2, 0}, knight(north))}));
  t.act(to(t, witch, {2, 0}, knight(east)));
  EXPECT_TRUE(on(t, witch, {2, 0}, knight(north)));
  EXPECT_FALSE(on(t, witch, {0, 0}, knight(north)));
  EXPECT_TRUE(on(t, mage, {0, 0}, highwayman(east)));
}

TEST(MageWitch, MAGE_6_not_to_what_this_tile_has_completed) {
  Table t = table();
  t.lay(red, "mage-witch/CRRR", {0, -1}, 2);
  EXPECT_EQ(t.refused(to(t, mage, {0, -1}, knight(south))), "MAGE-6");
  EXPECT_EQ(t.refused(to(t, mage, {0, -1}, highwayman(north))), "");
  EXPECT_EQ(t.refused(to(t, mage, {0, 0}, highwayman(east))), "");
}

TEST(MageWitch, MAGE_7_without_a_target_one_leaves) {
  Table t = symbol();
  EXPECT_EQ(t.refused(banish_action(mage)), "MAGE-7");  // there are targets
  put(t, mage, {0, 0}, highwayman(east));
  put(t, witch, {0, 0}, knight(north));
  EXPECT_EQ(t.refused(banish_action(mage)), "MAGE-7");
  finish_everything(t);
  EXPECT_EQ(t.actions(), (std::vector<Action>{banish_action(mage), banish_action(witch)}));
  EXPECT_EQ(t.refused(to(t, mage, {1, 0}, knight(north))), "MAGE-6");
  place_of(t, mage) = no_node;
  EXPECT_EQ(t.actions(), (std::vector<Action>{banish_action(witch)}));
  EXPECT_EQ(t.refused(banish_action(mage)), "MAGE-7");
  t.act(banish_action(witch));
  EXPECT_EQ(place_of(t, witch), no_node);
  EXPECT_TRUE(t.happened(was::banished));
  EXPECT_EQ(t.phase(), Phase::figure);
}

// Enters the row of mage and witch as if the tile had just been placed.
Next enter_magic(Table& t) {
  for (const PhaseRow* row : t.game.phases)
    if (row->phase == Phase::magic) return row->enter(t.game, t.state, &t.events);
  return Next::wait;
}

TEST(MageWitch, MAGE_7_nothing_to_decide) {
  Table nobody_there = symbol();
  finish_everything(nobody_there);
  EXPECT_EQ(enter_magic(nobody_there), Next::advance);
  EXPECT_FALSE(nobody_there.happened(was::banished));
  Table alone = symbol();
  put(alone, mage, {0, 0}, knight(north));
  finish_everything(alone);
  EXPECT_EQ(enter_magic(alone), Next::advance);
  EXPECT_EQ(place_of(alone, mage), no_node);
}

// ---- When they meet -----------------------------------------------------------------------------

// The start tile's road with the mage ends in the west; another road, with the witch, begins two
// tiles further east. `tile` joins them.
Table meeting(std::string_view tile, int rotation, ExpansionMask more = 0) {
  Table t = table(more);
  t.play(red, "base/FRRR", {-1, 0}, 0, highwayman(east));
  for (const Position at : {Position{0, 1}, Position{1, 1}, Position{2, 1}})
    t.play(blue, "base/FFFF-monastery", at, 0);
  t.play(blue, "base/FFRF-monastery", {2, 0}, 1);
  put(t, mage, {0, 0}, highwayman(east));
  put(t, witch, {2, 0}, highwayman(west));
  t.lay(red, tile, {1, 0}, rotation);
  return t;
}

TEST(MageWitch, MAGE_8_one_moves_before_the_scoring) {
  covers("MAGE-11", "MAGE-13");  // the road is completed by the same tile
  Table t = meeting("base/RFRF", 1);
  ASSERT_EQ(t.phase(), Phase::magic);
  EXPECT_EQ(t.refused(to(t, mage, {0, 0}, highwayman(east))), "MAGE-6");
  EXPECT_EQ(t.refused(pass_action()), "MAGE-2");
  EXPECT_EQ(t.actions().size(), 6u);  // each of them to three features
  t.act(to(t, witch, {0, 0}, knight(north)));
  EXPECT_EQ(t.phase(), Phase::figure);
  t.deploy(nobody());
  EXPECT_EQ(t.score(red), 4 + 4);
  EXPECT_EQ(place_of(t, mage), no_node);
  EXPECT_TRUE(on(t, witch, {0, 0}, knight(north)));
}

TEST(MageWitch, MAGE_9_one_move_for_the_symbol_and_the_meeting) {
  covers("AMB-19");
  Table t = table();
  t.play(red, "base/FFFF-monastery", {0, 1}, 0);
  t.play(blue, "base/FFRF-monastery", {1, 1}, 2);
  put(t, mage, {0, 0}, highwayman(east));
  put(t, witch, {1, 1}, highwayman(north));
  t.lay(red, "mage-witch/CRRC", {1, 0}, 1);
  ASSERT_TRUE(on(t, witch, {0, 0}, highwayman(east)));
  EXPECT_EQ(t.refused(to(t, mage, {1, 1}, highwayman(north))), "MAGE-5");
  EXPECT_EQ(t.actions(),
            (std::vector<Action>{
                to(t, mage, {0, 0}, knight(north)), to(t, mage, {1, 0}, knight(north)),
                to(t, witch, {0, 0}, knight(north)), to(t, witch, {1, 0}, knight(north))}));
  t.act(to(t, mage, {1, 0}, knight(north)));
  EXPECT_EQ(t.phase(), Phase::figure);
}

TEST(MageWitch, MAGE_10_when_a_ferry_joins_them) {
  covers("INT-13");
  Table t = table(expansion_bit(Expansion::ferries));
  t.play(red, "base/FFFF-monastery", {0, 1}, 0);
  t.play(blue, "base/FFRF-monastery", {1, 1}, 2);
  put(t, mage, {0, 0}, highwayman(east));
  put(t, witch, {1, 1}, highwayman(north));
  t.play(red, "ferries/FRRR-lake", {1, 0}, 0);
  ASSERT_EQ(t.phase(), Phase::ferry_place);
  t.act(ferry_action({1, 0}, t.segment({1, 0}, highwayman(south)),
                     t.segment({1, 0}, highwayman(west))));
  ASSERT_EQ(t.phase(), Phase::separate);
  EXPECT_EQ(t.actions(),
            (std::vector<Action>{
                to(t, mage, {0, 0}, knight(north)), to(t, mage, {1, 0}, highwayman(east)),
                to(t, witch, {0, 0}, knight(north)), to(t, witch, {1, 0}, highwayman(east))}));
  t.act(to(t, mage, {1, 0}, highwayman(east)));
  EXPECT_TRUE(on(t, witch, {0, 0}, highwayman(east)));
  EXPECT_EQ(t.phase(), Phase::draw);
}

// A lake whose ferry joins the start tile's road with a short one in the south. Blue has placed a
// tile with a mage at its western end.
Table by_the_lake() {
  Table t = table(expansion_bit(Expansion::ferries));
  t.play(red, "base/FFFF-monastery", {0, 1}, 0);
  t.play(blue, "base/FFRF-monastery", {1, 1}, 2);
  t.play(red, "ferries/FRRR-lake", {1, 0}, 0);
  t.act(ferry_action({1, 0}, t.segment({1, 0}, highwayman(south)),
                     t.segment({1, 0}, highwayman(west))));
  t.lay(blue, "mage-witch/CRRC", {-1, 0}, 0);
  return t;
}

TEST(MageWitch, MAGE_2_the_chosen_segment_counts_when_a_ferry_parts_the_road) {
  covers("FERRY-17", "AMB-71");
  for (const bool southern : {true, false}) {
    Table t = by_the_lake();
    t.act(southern ? to(t, mage, {1, 0}, highwayman(south))
                   : to(t, mage, {1, 0}, highwayman(west)));
    t.deploy(nobody());
    t.act(ferry_action({1, 0}, t.segment({1, 0}, highwayman(east)),
                       t.segment({1, 0}, highwayman(south))));
    EXPECT_EQ(on(t, mage, {0, 0}, highwayman(east)), !southern);
    EXPECT_EQ(on(t, mage, {1, 1}, highwayman(north)), southern);
  }
}

TEST(MageWitch, MAGE_2_segments_that_no_ferry_can_part_are_one_choice) {
  Table t = by_the_lake();
  const auto mages_on_the_road = [&t] {
    int count = 0;
    for (const Action& action : t.actions()) {
      const Node node = node_of(t.state.board, tile_at(t.state.board, action.at), action.where);
      count += action.what == static_cast<u8>(mage) &&
               find_root(t.state.board, node) ==
                   find_root(t.state.board, t.node({0, 0}, highwayman(east)));
    }
    return count;
  };
  EXPECT_EQ(mages_on_the_road(), 2);  // on either side of the ferry
  const auto same = [&t](Action action) { return listed(t.game, t.state, action); };
  EXPECT_EQ(same(to(t, mage, {1, 0}, highwayman(west))), to(t, mage, {0, 0}, highwayman(east)));
  EXPECT_EQ(same(to(t, mage, {-1, 0}, highwayman(east))), to(t, mage, {0, 0}, highwayman(east)));
  EXPECT_EQ(same(to(t, mage, {1, 0}, highwayman(south))), to(t, mage, {1, 1}, highwayman(north)));
  t.act(to(t, mage, {1, 1}, highwayman(north)));
  t.deploy(nobody());
  t.act(pass_action());
  t.lay(red, "mage-witch/RCRC", {-2, 0}, 0);
  EXPECT_EQ(t.refused(to(t, mage, {0, 0}, highwayman(east))), "MAGE-5");  // still one road
}

// ---- What they do -------------------------------------------------------------------------------

// The start tile's road between two crossings, red's, completed by blue.
Table short_road(Magic figure) {
  Table t = table();
  t.play(red, "base/FRRR", {1, 0}, 0, highwayman(west));
  put(t, figure, {0, 0}, highwayman(east));
  t.play(blue, "base/FRRR", {-1, 0}, 0);
  return t;
}

TEST(MageWitch, EX_MAGE_4_half_rounded_up) {
  covers("MAGE-12", "MAGE-13");
  Table three = short_road(witch);
  EXPECT_EQ(three.score(red), 2);
  EXPECT_EQ(place_of(three, witch), no_node);
  Table four = table();
  four.play(red, "base/FRRR", {1, 0}, 0, highwayman(west));
  four.play(blue, "base/RFRF", {-1, 0}, 1);
  put(four, witch, {0, 0}, highwayman(east));
  four.play(blue, "base/FRRR", {-2, 0}, 0);
  EXPECT_EQ(four.score(red), 2);
}

TEST(MageWitch, MAGE_11_one_for_each_tile) {
  Table t = short_road(mage);
  EXPECT_EQ(t.score(red), 6);
  const Scoring s = t.scorings(SegmentKind::road).back();
  EXPECT_TRUE(s.has(Piece::mage));
  EXPECT_FALSE(s.has(Piece::witch));
  EXPECT_EQ(s.value, 6);
  EXPECT_EQ(t.score(blue), 0);
}

TEST(MageWitch, MAGE_13_even_when_nobody_scores) {
  covers("INT-56", "INT-21");
  Table t = table(with_traders);
  t.play(red, "traders-builders/FCRC-grain", {0, -1}, 1);
  put(t, witch, {0, 0}, knight(north));
  t.play(blue, "base/CFFF", {0, -2}, 2);
  EXPECT_EQ(place_of(t, witch), no_node);
  EXPECT_EQ(t.state.traders.goods[blue][1], 1);
  // With the next symbol it comes back.
  t.lay(red, "mage-witch/CRRC", {1, 0}, 1);
  EXPECT_EQ(t.refused(to(t, witch, {0, 0}, highwayman(east))), "");
}

// What evaluate() returns for a column of cities above the start tile with so many coats of arms.
Scoring column(Table& t, Magic figure) {
  put(t, figure, {0, 0}, knight(north));
  return evaluate(t.game, t.state, t.node({0, 0}, knight(north)));
}

TEST(MageWitch, INT_20_inns_and_cathedrals_come_first) {
  covers("MAGE-14");
  Table t = table(with_inns);
  t.play(red, "base/FCFC-shield", {0, -1}, 1, knight(north));
  t.play(blue, "inns-cathedrals/CCCC-cathedral", {0, -2}, 0);
  t.play(blue, "base/FFFF-monastery", {1, -1}, 0);
  t.play(blue, "base/FFFF-monastery", {-1, -1}, 0);
  t.play(red, "base/CFFF", {1, -2}, 3);
  t.play(red, "base/CFFF", {-1, -2}, 1);
  t.play(red, "base/FCFC-shield", {0, -3}, 1);
  t.lay(red, "base/CFFF", {0, -4}, 2);  // seven tiles and two coats of arms
  const Scoring witched = column(t, witch);
  EXPECT_EQ(witched.value, 14);
  place_of(t, witch) = no_node;
  EXPECT_EQ(column(t, mage).value, 34);
  t.deploy(nobody());
  EXPECT_EQ(t.score(red), 34);

  Table road = table(with_inns);
  road.play(red, "inns-cathedrals/FRRR-inn", {1, 0}, 2, highwayman(west));
  put(road, witch, {0, 0}, highwayman(east));
  road.play(blue, "base/FRRR", {-1, 0}, 0);
  EXPECT_EQ(road.score(red), 3);
}

TEST(MageWitch, EX_MAGE_1_each_of_the_tied) {
  Table t = table();
  t.play(red, "base/FCFC-shield", {0, -1}, 1, knight(north));
  t.play(blue, "base/FCFC-shield", {0, -2}, 1);
  t.play(blue, "base/FCFC", {0, -3}, 1);
  t.play(blue, "base/CCFC", {0, -4}, 2);  // to the south, the west and the east
  t.play(blue, "base/CFFF", {1, -4}, 3);
  t.play(blue, "base/CCFF", {-1, -4}, 0);  // to the east and the north
  put_figure(t.state, blue, meeple, t.node({0, 0}, knight(north)));
  put(t, mage, {0, 0}, knight(north));
  t.play(red, "base/CFFF", {-1, -5}, 2);
  EXPECT_EQ(t.score(red), 28);
  EXPECT_EQ(t.score(blue), 28);
}

TEST(MageWitch, EX_MAGE_2_two_roads_at_once) {
  covers("INT-46");
  Table t = table();
  t.play(red, "base/RFRF", {1, 0}, 1, highwayman(west));
  t.play(blue, "base/RFRF", {-1, 0}, 1);
  t.play(blue, "base/FRRR", {-2, 0}, 0);
  t.play(blue, "base/FFFF-monastery", {1, 1}, 0);
  t.play(blue, "base/RFRF", {2, 1}, 0, highwayman(north));
  t.play(red, "base/FFRF-monastery", {2, 2}, 2);
  put(t, witch, {0, 0}, highwayman(east));
  put(t, mage, {2, 1}, highwayman(north));
  t.play(red, "base/FRRR", {2, 0}, 0);
  EXPECT_EQ(t.score(red), 3);
  EXPECT_EQ(t.score(blue), 6);
  EXPECT_EQ(place_of(t, mage), no_node);
  EXPECT_EQ(place_of(t, witch), no_node);
}

TEST(MageWitch, EX_MAGE_3_at_the_end) {
  covers("MAGE-15", "MAGE-16");
  Table t = table(with_inns);
  t.play(red, "inns-cathedrals/FRRR-inn", {1, 0}, 2, highwayman(west));
  t.play(blue, "base/RFRF", {-1, 0}, 1);
  t.play(blue, "base/RFRF", {-2, 0}, 1);
  put(t, mage, {0, 0}, highwayman(east));
  t.play_last(blue, "base/FFFF-monastery", {0, 1}, 0);
  EXPECT_EQ(t.score(red), 4);
  EXPECT_NE(place_of(t, mage), no_node);

  Table city = table(with_inns);
  city.play(red, "base/FCFC-shield", {0, -1}, 1, knight(north));
  city.play(blue, "inns-cathedrals/CCCC-cathedral", {0, -2}, 0);
  city.play(blue, "base/FCFC-shield", {0, -3}, 1);
  put(city, mage, {0, 0}, knight(north));
  city.play_last(blue, "base/FCFC", {0, -4}, 1);
  EXPECT_EQ(city.score(red), 5);

  // The witch also halves unfinished features.
  Table half = table();
  half.play(red, "base/RFRF", {1, 0}, 1, highwayman(west));
  put(half, witch, {0, 0}, highwayman(east));
  half.play_last(blue, "base/RFRF", {2, 0}, 1);
  EXPECT_EQ(half.score(red), 2);
}

TEST(MageWitch, OPT_INNFINAL_adds_to_an_unfinished_road_that_counts) {
  covers("INN-2", "MAGE-16");
  Options options;
  options.inns_ignored_at_end = true;
  Table t = table(with_inns, options);
  t.play(red, "inns-cathedrals/FRRR-inn", {1, 0}, 2, highwayman(west));
  t.play(blue, "base/RFRF", {-1, 0}, 1);
  put(t, mage, {0, 0}, highwayman(east));
  t.play_last(blue, "base/FFFF-monastery", {0, 1}, 0);
  EXPECT_EQ(t.score(red), 6);  // three tiles, 1 each and 1 more
}

TEST(MageWitch, VAR_10_leaves_nothing_to_add) {
  Options options;
  options.unfinished_score_nothing = true;
  Table t = table(0, options);
  t.play(red, "base/RFRF", {1, 0}, 1, highwayman(west));
  put(t, mage, {0, 0}, highwayman(east));
  t.play_last(blue, "base/RFRF", {2, 0}, 1);
  EXPECT_EQ(t.score(red), 0);
}

TEST(MageWitch, INT_1_gold_before_magic) {
  const Table t = table(expansion_bit(Expansion::gold_mines));
  const auto place = [&t](Phase phase) {
    std::size_t i = 0;
    while (t.game.phases[i]->phase != phase) ++i;
    return i;
  };
  EXPECT_LT(place(Phase::place), place(Phase::gold_place));
  EXPECT_LT(place(Phase::gold_place), place(Phase::magic));
  EXPECT_LT(Phase::magic, Phase::robber);  // the table is sorted by Phase
  EXPECT_LT(place(Phase::magic), place(Phase::figure));
}

TEST(MageWitch, INT_7_a_feature_valued_early) {
  covers("AMB-15", "AMB-70");  // messages ask evaluate() what the end of the game would bring
  Table t = table();
  t.play(red, "base/FCFC-shield", {0, -1}, 1, knight(north));
  put(t, mage, {0, 0}, knight(north));
  EXPECT_EQ(evaluate(t.game, t.state, t.node({0, 0}, knight(north))).value, 3 + 2);
  place_of(t, mage) = no_node;
  put(t, witch, {0, 0}, knight(north));
  EXPECT_EQ(evaluate(t.game, t.state, t.node({0, 0}, knight(north))).value, 2);
  EXPECT_TRUE(on(t, witch, {0, 0}, knight(north)));
}

TEST(MageWitch, INT_55_builders_do_not_care) {
  Table t = table(with_traders);
  t.play(red, "base/RFRF", {1, 0}, 1, highwayman(west));
  put_figure(t.state, red, FigureKind::builder, t.node({0, 0}, highwayman(east)));
  put(t, witch, {0, 0}, highwayman(east));
  t.play(red, "base/RFRF", {2, 0}, 1);
  EXPECT_EQ(t.state.active, red);
  EXPECT_TRUE(t.happened(was::double_turn));
}

TEST(MageWitch, MAGE_17_part_of_the_scoring) {
  Table t = short_road(mage);
  EXPECT_EQ(t.scorings(SegmentKind::road).size(), 1u);
}

TEST(MageWitch, MAGE_18_nothing_else) {
  // Neither fields nor monasteries, nor a city without the mage.
  Table t = table();
  t.play(red, "base/FFFF-monastery", {0, 1}, 0, monk());
  t.lay(blue, "base/CFFF", {0, -1}, 2);
  put(t, mage, {0, 0}, highwayman(east));
  t.deploy(knight(south));
  EXPECT_EQ(t.score(blue), 4);
  const Scoring s = evaluate(t.game, t.state, t.node({0, 1}, monk()));
  EXPECT_EQ(s.value, 2);
  EXPECT_FALSE(s.has(Piece::mage));
  EXPECT_EQ(evaluate(t.game, t.state, t.node({0, 1}, farmer(NL))).value, 3 * 0);
  EXPECT_NE(place_of(t, mage), no_node);
}

// ---- The computer player ------------------------------------------------------------------------

TEST(MageWitch, greedy_helps_itself_or_harms_its_opponent) {
  const PlayerKind* const greedy = find_player_kind("greedy");
  ASSERT_TRUE(greedy);
  for (const PlayerIndex owner : {red, blue}) {
    Table t = table();
    t.play(owner, "base/FCFC-shield", {0, -1}, 1, knight(north));
    t.lay(red, "mage-witch/CRRC", {1, 0}, 1);
    Random random{1};
    const Action action = greedy->choose(t.game, determinize(t.state, 7), random, {}).action;
    EXPECT_EQ(action, to(t, owner == red ? mage : witch, {0, 0}, knight(north)));
  }
}

}  // namespace
}  // namespace bastide::testing::mage_witch_test
