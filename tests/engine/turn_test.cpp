// The turn (docs/rules/02-turn.md).
#include "engine/rules/turn.hpp"
#include "tests/engine/table.hpp"

namespace bastide::testing::turn_test {
namespace {

TEST(Turn, TURN_1_draw_place_figure_and_the_next_player) {
  Table t(3);
  EXPECT_EQ(t.phase(), Phase::draw);
  EXPECT_TRUE(decision(t.game, t.state).chance);
  EXPECT_EQ(t.refused(pass_action()), "TURN-1");
  EXPECT_EQ(t.refused(place_action({1, 0}, 0)), "TURN-1");
  t.draw("base/FRRR");
  EXPECT_EQ(t.phase(), Phase::place);
  EXPECT_EQ(t.refused(draw_action(0)), "TURN-1");
  EXPECT_EQ(t.refused(deploy_action(FigureKind::meeple, 0)), "TURN-1");
  t.act(place_action({1, 0}, 0));
  EXPECT_EQ(t.phase(), Phase::figure);
  EXPECT_EQ(t.refused(place_action({-1, 0}, 0)), "TURN-1");
  EXPECT_EQ(t.refused(score_action({1, 0}, 0)), "TURN-1");
  EXPECT_EQ(decision(t.game, t.state).player, red);
  t.act(pass_action());
  EXPECT_EQ(t.phase(), Phase::draw);
  EXPECT_EQ(t.state.active, blue);
  EXPECT_EQ(t.state.turn, 2);
}

TEST(Turn, TURN_2_one_figure_and_no_more) {
  Table t;
  t.lay(red, "base/FRRR", {1, 0}, 0);
  t.deploy(highwayman(east));
  EXPECT_EQ(t.phase(), Phase::draw);
  EXPECT_EQ(t.state.active, blue);
  EXPECT_EQ(t.supply(red), 6);
}

TEST(Turn, TURN_3_passing_is_always_legal) {
  Table t;
  t.lay(red, "base/FRRR", {1, 0}, 0);
  EXPECT_EQ(t.refused(pass_action()), "");
  EXPECT_EQ(t.actions()[0], pass_action());
  EXPECT_GT(t.actions().size(), 1u);
  t.act(pass_action());
  EXPECT_EQ(t.supply(red), 7);
}

TEST(Turn, TURN_4_a_meeple_that_comes_home_waits_for_the_next_turn) {
  Table t;
  t.play(red, "base/FRRR", {1, 0}, 0, highwayman(west));
  t.state.supply[red][0] = 0;           // the others are elsewhere
  t.lay(red, "base/FRRR", {-1, 0}, 0);  // completes red's road
  EXPECT_EQ(t.refused(highwayman(south)), "BASE-FIG-1");
  EXPECT_EQ(t.actions().size(), 1u);
  t.act(pass_action());
  EXPECT_EQ(t.score(red), 3);
  EXPECT_EQ(t.supply(red), 1);
  EXPECT_EQ(t.state.active, blue);
  t.lay(red, "base/RFRF", {-1, 1}, 0);
  EXPECT_EQ(t.refused(farmer(NL)), "");
}

TEST(Turn, TURN_5_a_feature_is_complete_as_soon_as_the_tile_lies) {
  Table t;
  t.lay(red, "base/CFFF", {0, -1}, 2);
  EXPECT_EQ(t.phase(), Phase::figure);
  ASSERT_FALSE(t.state.completed.empty());
  const Node city = t.node({0, 0}, knight(north));
  EXPECT_EQ(t.state.board.totals[find_root(t.state.board, city)].open, 0);
}

TEST(Turn, TURN_7_only_the_active_player_is_asked) {
  Table t(3, [] {
    Options options;
    options.choose_score_order = true;
    return options;
  }());
  t.play(red, "base/FRRR", {1, 0}, 0, highwayman(west));
  t.lay(green, "base/FRRR", {-1, 0}, 0);
  EXPECT_EQ(decision(t.game, t.state).player, green);
  t.act(pass_action());  // red scores without being asked
  EXPECT_EQ(t.score(red), 3);
  EXPECT_EQ(t.state.active, red);
  EXPECT_EQ(t.phase(), Phase::draw);
}

TEST(Turn, rows_that_do_not_apply_to_the_tile_are_skipped) {
  const Table t(2, {}, catalogue(), expansion_bit(Expansion::gold_mines));
  const auto concerned = [&t](std::size_t type, Phase phase) {
    const u8 step = t.game.step_of[static_cast<std::size_t>(phase)];
    State state = t.state;
    state.drawn = static_cast<TypeIndex>(type);
    state.step = static_cast<u8>(step - 1);
    step_on(t.game, state);
    return state.step == step;
  };
  int mines = 0;
  for (std::size_t type = 0; type < t.game.types.size(); ++type) {
    mines += t.game.types[type].gold;
    EXPECT_EQ(concerned(type, Phase::gold_place), t.game.types[type].gold);
    EXPECT_TRUE(concerned(type, Phase::gold_award));
    EXPECT_TRUE(concerned(type, Phase::over));
  }
  EXPECT_GT(mines, 0);
  EXPECT_TRUE(concerned(no_type, Phase::gold_place));  // before a tile is drawn
}

TEST(Turn, actions_that_mean_the_same_are_listed_once) {
  Table t;
  t.draw("base/RFRF");
  Action turned = place_action({1, 0}, 3);
  turned.what = 9;
  EXPECT_EQ(t.refused(turned), "");
  EXPECT_EQ(listed(t.game, t.state, turned), place_action({1, 0}, 1));
  t.act(turned);
  EXPECT_EQ(t.state.board.tiles[1].rotation, 1);
  Action pass = pass_action();
  pass.where = 3;
  EXPECT_EQ(listed(t.game, t.state, pass), pass_action());
}

}  // namespace
}  // namespace bastide::testing::turn_test
