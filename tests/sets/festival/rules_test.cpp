// The Festival (docs/rules/23-festival.md).
#include <algorithm>

#include "engine/rules/scoring.hpp"
#include "engine/sets/festival/actions.hpp"
#include "tests/engine/table.hpp"
#include "tests/sets/dragon/landscape.hpp"

namespace bastide::testing::festival_test {
namespace {

constexpr FigureKind meeple = FigureKind::meeple, big = FigureKind::big_meeple,
                     abbot = FigureKind::abbot, builder = FigureKind::builder,
                     pig = FigureKind::pig, shepherd = FigureKind::shepherd;
constexpr ExpansionMask with_festival = expansion_bit(Expansion::festival);

Table table(ExpansionMask more = 0, Options options = {}) {
  return Table(2, options, catalogue(), with_festival | more);
}

void put(Table& t, PlayerIndex owner, Position at, Spot spot, FigureKind kind = meeple) {
  put_figure(t.state, owner, kind, t.node(at, spot));
}

Action recall(const Table& t, Position at, Spot spot, FigureKind kind = meeple) {
  return recall_action(kind, at, t.segment(at, spot));
}

std::vector<Action> recalls(const Table& t) {
  std::vector<Action> found;
  for (const Action& action : t.actions())
    if (action.kind == ActionKind::recall) found.push_back(action);
  return found;
}

// Where there is room.
void lay_somewhere(Table& t, std::string_view tile) {
  t.draw(tile);
  t.act(t.actions()[0]);
}

// A city of two tiles, one of which is a festival that red has just laid.
Table festival(ExpansionMask more = 0, Options options = {}) {
  Table t = table(more, options);
  put(t, red, {0, 0}, knight(north));
  t.lay(red, "festival/CFRF", {0, -1}, 2);
  return t;
}

TEST(Festival, FEST_1_ten_tiles_that_are_placed_normally) {
  Table t = table();
  EXPECT_EQ(t.state.bag_total, 71 + 10);
  t.lay(red, "festival/CFFR", {0, -1}, 2);
  EXPECT_EQ(t.refused(farmer(NL)), "");
}

TEST(Festival, FEST_2_a_figure_comes_home_instead_of_another) {
  covers("FEST-4", "TURN-4");
  Table t = festival();
  put(t, red, {0, 0}, highwayman(west));
  EXPECT_EQ(recalls(t), (std::vector<Action>{recall(t, {0, 0}, knight(north)),
                                             recall(t, {0, 0}, highwayman(west))}));
  EXPECT_EQ(t.supply(red), 5);
  t.act(recall(t, {0, 0}, highwayman(west)));
  EXPECT_EQ(t.supply(red), 7) << "and the knight, whose city is complete";
  EXPECT_EQ(t.score(red), 4);
  EXPECT_EQ(t.phase(), Phase::draw);
}

TEST(Festival, FEST_2_only_in_the_part_of_the_festival) {
  Table t = festival();
  t.act(pass_action());
  put(t, blue, {0, 0}, highwayman(west));
  t.lay(blue, "base/RFRF", {1, 0}, 1);
  EXPECT_TRUE(recalls(t).empty());
  EXPECT_EQ(t.refused(recall(t, {0, 0}, highwayman(west))), "FEST-2");
}

TEST(Festival, FEST_2_figures_of_every_kind) {
  constexpr ExpansionMask all =
      expansion_bit(Expansion::inns_cathedrals) | expansion_bit(Expansion::traders_builders);
  for (const bool meeples : {false, true}) {
    covers("OPT-FEST");
    Options options;
    options.festival_meeples = meeples;
    Table t = festival(all, options);
    put(t, red, {0, 0}, knight(north), builder);
    put(t, red, {0, 0}, farmer(SL), big);
    put(t, red, {0, 0}, farmer(SL), pig);
    EXPECT_EQ(recalls(t).size(), meeples ? 2u : 4u);
    EXPECT_EQ(t.refused(recall(t, {0, 0}, farmer(SL), pig)), meeples ? "FEST-3" : "");
    t.act(recall(t, {0, 0}, meeples ? farmer(SL) : knight(north), meeples ? big : builder));
    EXPECT_EQ(t.supply(red, meeples ? big : builder), 1);
  }
}

TEST(Festival, FEST_2_equivalent_figures_are_one_choice) {
  Table t = table();
  put(t, red, {0, 0}, highwayman(west));
  put(t, red, {0, 0}, highwayman(west));
  t.lay(red, "festival/CFRF", {0, -1}, 2);
  ASSERT_EQ(recalls(t).size(), 1u);
  t.act(recalls(t)[0]);
  EXPECT_EQ(t.supply(red), 6);
}

// Which of two farmers leaves matters only where a tower counts meeples.
TEST(Festival, TOWERW_6_it_matters_on_which_tile_a_farmer_stands) {
  for (const bool towers : {false, true}) {
    Table t = table(towers ? expansion_bit(Expansion::watchtowers) : 0);
    t.play(blue, "base/RFRF", {1, 0}, 1);
    put(t, red, {0, 0}, farmer(SL));
    put(t, red, {1, 0}, farmer(SL));
    t.lay(red, "festival/CFRF", {0, -1}, 2);
    EXPECT_EQ(recalls(t).size(), towers ? 2u : 1u);
    t.act(recall(t, {1, 0}, farmer(SL)));
    ASSERT_EQ(t.state.figures.size(), 1u);
    EXPECT_EQ(t.state.figures[0].node, t.node({towers ? i16{0} : i16{1}, 0}, farmer(SL)));
  }
}

TEST(Festival, FEST_3_no_figure_of_anybody_else) {
  Table t = festival();
  put(t, blue, {0, 0}, highwayman(west));
  EXPECT_EQ(t.refused(recall(t, {0, 0}, highwayman(west))), "FEST-3");
  EXPECT_EQ(t.refused(recall(t, {0, 0}, farmer(SL))), "FEST-3");
  EXPECT_EQ(t.refused(recall_action(meeple, {7, 7}, 0)), "FEST-3");
  EXPECT_EQ(t.refused(recall_action(big, {0, 0}, t.segment({0, 0}, knight(north)))), "FEST-3");
}

TEST(Festival, FEST_5_what_depends_on_the_figure_leaves_too) {
  covers("BASE-FIG-9");
  Table t = table(expansion_bit(Expansion::traders_builders));
  put(t, red, {0, 0}, highwayman(west));
  put(t, red, {0, 0}, highwayman(west), builder);
  t.lay(red, "festival/CFRF", {0, -1}, 2);
  t.act(recall(t, {0, 0}, highwayman(west)));
  EXPECT_EQ(t.supply(red), 7);
  EXPECT_EQ(t.supply(red, builder), 1);
}

TEST(Festival, FEST_5_a_shepherd_takes_the_flock_along) {
  covers("INT-67");
  Table t = table(expansion_bit(Expansion::hills_sheep));
  put(t, red, {0, 0}, farmer(SL), shepherd);
  t.state.flocks.tokens.push_back({t.node({0, 0}, farmer(SL)), 3});
  t.lay(red, "festival/CFRF", {0, -1}, 2);
  t.act(recall(t, {0, 0}, farmer(SL), shepherd));
  EXPECT_EQ(t.supply(red, shepherd), 1);
  EXPECT_TRUE(t.state.flocks.tokens.empty());
}

TEST(Festival, INT_67_the_flock_stays_with_another_shepherd) {
  Table t = table(expansion_bit(Expansion::hills_sheep));
  put(t, red, {0, 0}, farmer(SL), shepherd);
  put(t, blue, {0, 0}, farmer(SL), shepherd);
  t.state.flocks.tokens.push_back({t.node({0, 0}, farmer(SL)), 3});
  t.lay(red, "festival/CFRF", {0, -1}, 2);
  t.act(recall(t, {0, 0}, farmer(SL), shepherd));
  EXPECT_EQ(t.supply(red, shepherd), 1);
  EXPECT_EQ(t.supply(blue, shepherd), 0);
  EXPECT_EQ(t.state.flocks.tokens.size(), 1u);
}

TEST(Festival, FEST_6_what_is_left_of_a_completed_feature_is_not_scored) {
  Table t = festival();
  t.act(recall(t, {0, 0}, knight(north)));
  EXPECT_EQ(t.score(red), 0);
  EXPECT_EQ(t.supply(red), 7);
  EXPECT_TRUE(t.scorings(SegmentKind::city).empty());
}

TEST(Festival, FEST_7_nobody_has_to) {
  Table t = festival();
  EXPECT_EQ(t.refused(pass_action()), "");
  EXPECT_EQ(t.refused(highwayman(north)), "");
  t.act(pass_action());
  EXPECT_EQ(t.score(red), 4);
}

TEST(Festival, FEST_8_only_one_tile_ends_roads_in_the_festival) {
  for (const TileType& type : catalogue().tiles)
    for (const Segment& segment : type.segments)
      EXPECT_EQ(segment.end == RoadEnd::festival,
                type.id == "festival/CRCR" && segment.kind == SegmentKind::road)
          << type.id;
}

TEST(Festival, INT_108_no_meeple_from_a_crown_space) {
  Table t = table(expansion_bit(Expansion::wheel_of_fortune));
  t.state.wheel.crowns[2][0] = red;
  --t.state.supply[red][0];
  put(t, red, {2, 0}, highwayman(north));
  lay_somewhere(t, "festival/FFRR-monastery");
  EXPECT_EQ(recalls(t), (std::vector<Action>{recall(t, {2, 0}, highwayman(north))}))
      << "only what stands on a segment";
}

TEST(Festival, INT_110_an_abbot_scores_only_if_called_back_early) {
  for (const bool early : {false, true}) {
    Table t = table(expansion_bit(Expansion::abbot));
    t.play(blue, "base/FFFF-monastery", {0, 1}, 0);
    put(t, red, {0, 1}, monk(), abbot);
    t.lay(red, "festival/CFRF", {0, -1}, 2);
    t.act(early ? retrieve_action(abbot, {0, 1}, t.segment({0, 1}, monk()))
                : recall(t, {0, 1}, monk(), abbot));
    EXPECT_EQ(t.score(red), early ? 2 : 0);
    EXPECT_EQ(t.supply(red, abbot), 1);
  }
}

TEST(Festival, INT_109_a_festival_leaves_her_behind) {
  DragonTable t(2, {}, expansion_bit(Expansion::festival));
  t.put(red, {0, 0}, knight(north));
  t.favour(red, {0, 0}, knight(north));
  t.lay(red, "festival/CFRF", {0, -1}, 2);
  t.act(recall_action(FigureKind::meeple, {0, 0}, t.segment({0, 0}, knight(north))));
  EXPECT_EQ(t.score(red), 0);
  EXPECT_EQ(t.fairy_at(), (Position{0, 0}));
  EXPECT_EQ(t.state.fairy.node, no_node);
}

}  // namespace
}  // namespace bastide::testing::festival_test
