// Placing a meeple (docs/rules/03-base.md, 3.2).
#include "engine/rules/scoring.hpp"
#include "tests/engine/table.hpp"

namespace bastide::testing::figures_test {
namespace {

TEST(BaseFig, BASE_FIG_1_from_the_own_supply_on_the_tile_just_placed) {
  Table t;
  t.play(red, "base/FFFF-monastery", {0, 1}, 0);
  t.lay(blue, "base/FRRR", {1, 0}, 0);
  for (int kind = 1; kind < figure_kinds; ++kind)
    EXPECT_EQ(t.refused(deploy_action(static_cast<FigureKind>(kind), 0)), "BASE-FIG-1");
  t.deploy(highwayman(south));
  ASSERT_EQ(t.state.figures.size(), 1u);
  EXPECT_EQ(t.state.figures[0].owner, blue);
  EXPECT_EQ(t.state.board.node_tile[t.state.figures[0].node], 2);  // not the monastery
  EXPECT_EQ(t.supply(blue), 6);
  EXPECT_EQ(t.supply(red), 7);
}

TEST(BaseFig, BASE_FIG_2_one_segment_is_named) {
  Table t;
  t.lay(red, "base/CRRR", {1, 0}, 0);
  EXPECT_EQ(t.actions().size(), 1u + 1 + 3 + 3);  // pass, city, roads, fields
  EXPECT_EQ(t.refused(deploy_action(FigureKind::meeple, 7)), "BASE-FIG-2");
  EXPECT_EQ(t.refused(deploy_action(FigureKind::meeple, no_segment)), "BASE-FIG-2");
}

TEST(BaseFig, BASE_FIG_3_not_where_a_meeple_stands_however_far) {
  Table t;
  t.play(red, "base/RFRF", {1, 0}, 1, highwayman(west));
  t.play(blue, "base/RFRF", {2, 0}, 1);
  t.lay(blue, "base/FRRR", {-1, 0}, 0);
  EXPECT_EQ(t.refused(highwayman(east)), "BASE-FIG-3");
  t.act(pass_action());
  t.lay(red, "base/RFRF", {3, 0}, 1);  // one's own counts as well
  EXPECT_EQ(t.refused(highwayman(west)), "BASE-FIG-3");
}

TEST(BaseFig, BASE_FIG_4_another_feature_of_the_tile_may_be_free) {
  covers("EX-BASE-2");
  Table t;
  t.play(red, "base/RFRF", {1, 0}, 1, highwayman(west));
  t.lay(blue, "base/CRRR", {2, 0}, 0);
  EXPECT_EQ(t.refused(highwayman(west)), "BASE-FIG-3");
  EXPECT_EQ(t.refused(highwayman(east)), "");
  EXPECT_EQ(t.refused(highwayman(south)), "");
  EXPECT_EQ(t.refused(knight(north)), "");
}

TEST(BaseFig, BASE_FIG_5_on_what_this_tile_completed) {
  covers("EX-BASE-9");
  Table t;
  t.play(red, "base/FRRR", {1, 0}, 0);
  t.play(red, "base/FRRR", {-1, 0}, 0, highwayman(east));
  EXPECT_EQ(t.score(red), 3);
  EXPECT_EQ(t.supply(red), 7);
  EXPECT_TRUE(t.state.figures.empty());
}

TEST(BaseFig, EX_BASE_10_a_knight_for_a_moment) {
  Table t;
  t.play(red, "base/CFFF", {0, -1}, 2, knight(south));
  EXPECT_EQ(t.score(red), 4);
  EXPECT_EQ(t.supply(red), 7);
}

TEST(BaseFig, BASE_FIG_6_without_meeples_one_still_plays) {
  Table t;
  t.state.supply[red][0] = 0;
  t.lay(red, "base/FRRR", {1, 0}, 0);
  EXPECT_EQ(t.actions().size(), 1u);
  EXPECT_EQ(t.refused(highwayman(south)), "BASE-FIG-1");
  EXPECT_EQ(t.refused(farmer(NL)), "BASE-FIG-1");
  t.act(pass_action());
  EXPECT_EQ(t.state.board.tiles.size(), 2u);
}

TEST(BaseFig, BASE_FIG_7_features_are_shared_by_joining_them) {
  Table t;
  t.play(red, "base/CFFF", {0, 1}, 2, knight(south));
  t.play(blue, "base/FFFF-monastery", {1, 1}, 0);
  t.play(blue, "base/CFFF", {1, 2}, 3, knight(west));
  EXPECT_FALSE(t.joined({0, 1}, knight(south), {1, 2}, knight(west)));
  t.play(red, "base/CCFC", {0, 2}, 0);
  EXPECT_TRUE(t.joined({0, 1}, knight(south), {1, 2}, knight(west)));
  const Scoring now = evaluate(t.game, t.state, t.node({0, 2}, knight(north)));
  EXPECT_EQ(now.strength[red], 1);
  EXPECT_EQ(now.strength[blue], 1);
}

TEST(BaseFig, BASE_FIG_8_the_other_city_of_the_tile) {
  Table t;
  t.lay(red, "base/CFCF-two", {0, -1}, 0);  // closes the small city to the south
  EXPECT_EQ(t.refused(knight(south)), "");
  t.deploy(knight(north));
  EXPECT_EQ(t.score(red), 0);
  EXPECT_EQ(t.supply(red), 6);
  EXPECT_EQ(t.state.figures.size(), 1u);
}

TEST(BaseFig, BASE_FIG_9_meeples_stay_until_they_score) {
  Table t;
  t.play(red, "base/FFFF-monastery", {0, 1}, 0, monk());
  t.play(blue, "base/RFRF", {1, 0}, 1, farmer(NL));
  t.play(red, "base/CFFF", {0, -1}, 2);
  t.play(blue, "base/FRRR", {2, 0}, 0);
  EXPECT_EQ(t.state.figures.size(), 2u);
  EXPECT_FALSE(t.happened(was::figure_returned));
}

// A kind of figures that is new says how many of it a player has (FigureFacts::most).
TEST(Figures, OfEverybodyHaveRoomOnTheBoard) {
  ExpansionMask all = 0;
  for (const ExpansionInfo& info : expansion_infos())
    if (info.goes_with_others()) all |= expansion_bit(info.expansion);
  const Table t(2, {}, catalogue(), all);
  int dealt = 0;
  for (int kind = 0; kind < figure_kinds; ++kind) dealt += t.game.dealt[kind];
  EXPECT_EQ(dealt, most_figures);
}

}  // namespace
}  // namespace bastide::testing::figures_test
