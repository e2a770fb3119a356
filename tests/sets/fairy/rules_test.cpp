// The fairy (docs/rules/25-princess-and-dragon.md).
#include "engine/rules/lay_out.hpp"
#include "engine/rules/turn.hpp"
#include "engine/sets/track/track.hpp"
#include "tests/sets/dragon/landscape.hpp"

namespace bastide::testing::fairy_rules_test {
namespace {

constexpr FigureKind big = FigureKind::big_meeple, builder = FigureKind::builder,
                     abbot = FigureKind::abbot;

const Spot on_road = highwayman(east), in_city = knight(north);

Options on_tile() {
  Options options;
  options.fairy_on_tile = true;
  return options;
}

TEST(Fairy, FAIRY_1_instead_of_a_figure) {
  covers("FAIRY-4", "FAIRY-5", "AMB-109");
  DragonTable t;
  t.put(red, {0, 0}, on_road);
  t.put(blue, {0, 0}, in_city);
  t.lay(red, "base/RFRF", {1, 0}, 1);
  EXPECT_EQ(t.refused(pass_action()), "");
  EXPECT_EQ(t.refused(t.fairy_to({0, 0}, in_city)), "FAIRY-1");
  EXPECT_EQ(t.refused(t.fairy_to({1, 0}, farmer(NL))), "FAIRY-1");
  t.act(t.fairy_to({0, 0}, on_road));
  EXPECT_EQ(t.fairy_at(), (Position{0, 0}));
  EXPECT_EQ(t.state.fairy.owner, red);
  EXPECT_EQ(t.supply(red), 6);
  EXPECT_EQ(t.phase(), Phase::draw);  // that was S6
}

TEST(Fairy, FAIRY_2_to_another_meeple) {
  DragonTable t;
  t.play(red, "base/RFRF", {1, 0}, 1);
  t.put(red, {0, 0}, on_road);
  t.put(red, {1, 0}, on_road);
  t.put(blue, {0, 0}, in_city);
  t.favour(blue, {0, 0}, in_city);
  t.lay(red, "base/RFRF", {2, 0}, 1);
  t.act(t.fairy_to({1, 0}, on_road));
  t.lay(red, "base/RFRF", {3, 0}, 1);
  EXPECT_EQ(t.refused(t.fairy_to({1, 0}, on_road)), "FAIRY-2");
  EXPECT_EQ(t.refused(t.fairy_to({0, 0}, on_road)), "");
}

TEST(Fairy, FAIRY_3_only_meeples) {
  DragonTable t(2, {},
                expansion_bit(Expansion::traders_builders) | expansion_bit(Expansion::abbot) |
                    expansion_bit(Expansion::inns_cathedrals));
  t.put(red, {0, 0}, on_road, big);
  t.put(red, {0, 0}, on_road, builder);
  t.play(blue, "base/FFFF-monastery", {0, 1}, 0);
  t.put(red, {0, 1}, monk(), abbot);
  t.lay(red, "base/RFRF", {1, 0}, 1);
  EXPECT_EQ(t.refused(t.fairy_to({0, 0}, on_road, builder)), "FAIRY-3");
  EXPECT_EQ(t.refused(t.fairy_to({0, 0}, on_road, big)), "");
  EXPECT_EQ(t.refused(t.fairy_to({0, 1}, monk(), abbot)), "");
}

TEST(Fairy, FAIRY_6_a_point_for_a_turn) {
  covers("INT-73");
  DragonTable t(2, {}, expansion_bit(Expansion::inns_cathedrals));
  t.put(red, {0, 0}, on_road, big);
  t.favour(red, {0, 0}, on_road, big);
  t.play(red, "base/RFRF", {1, 0}, 1);
  EXPECT_EQ(t.score(red), 0);  // blue's turn has begun
  t.play(blue, "base/RFRF", {2, 0}, 1);
  EXPECT_EQ(t.score(red), 1);
  EXPECT_EQ(t.score(blue), 0);
  ASSERT_EQ(t.scorings(ScoreCause::fairy).size(), 1u);
  EXPECT_EQ(t.scorings(ScoreCause::fairy)[0].owners, 1 << red);
}

TEST(Fairy, FAIRY_7_with_or_without_the_majority) {
  covers("FAIRY-13", "AMB-110");
  for (const int knights : {1, 2}) {
    DragonTable t;
    for (int i = 0; i < knights; ++i) t.put(red, {0, 0}, in_city);
    t.put(blue, {0, 0}, in_city);
    t.favour(blue, {0, 0}, in_city);
    t.play(red, "base/CFFF", {0, -1}, 2);
    const auto scored = t.scorings(ScoreCause::completed);
    ASSERT_EQ(scored.size(), 1u);
    EXPECT_EQ(scored[0].points[red], 4);
    EXPECT_EQ(scored[0].points[blue], knights == 1 ? 7 : 3);
    EXPECT_EQ(scored[0].bonus[blue], 3);
    EXPECT_EQ(scored[0].value, 4);
  }
}

TEST(Fairy, FAIRY_8_at_the_end_too) {
  DragonTable t(2, {}, expansion_bit(Expansion::inns_cathedrals));
  t.play(blue, "inns-cathedrals/FRRR-inn", {1, 0}, 0);
  t.put(red, {1, 0}, highwayman(west));
  t.favour(red, {1, 0}, highwayman(west));
  const Scoring s = evaluate(t.game, t.state, t.node({1, 0}, highwayman(west)));
  EXPECT_EQ(s.cause, ScoreCause::final);
  EXPECT_EQ(s.value, 0);
  EXPECT_EQ(s.points[red], 3);
  DragonTable field;
  field.put(red, {0, 0}, farmer(SL));
  field.favour(red, {0, 0}, farmer(SL));
  State end = field.state;
  score_final(field.game, end, nullptr);
  EXPECT_EQ(end.score[red], 3);
}

TEST(Fairy, FAIRY_9_not_by_the_witch) {
  covers("INT-62", "AMB-111");
  DragonTable t(2, {}, expansion_bit(Expansion::mage_witch) | expansion_bit(Expansion::messages));
  t.put(red, {0, 0}, in_city);
  t.put(red, {0, 0}, in_city);
  t.put(blue, {0, 0}, in_city);
  t.favour(blue, {0, 0}, in_city);
  t.state.magic.at[static_cast<std::size_t>(Magic::witch)] = t.node({0, 0}, in_city);
  t.play(red, "base/CFFF", {0, -1}, 2);
  while (t.phase() == Phase::move_points) t.act(t.actions()[0]);
  EXPECT_EQ(t.score(red), 2);
  EXPECT_EQ(t.score(blue), 3);
  // The point for a turn is moved like any other, and is the first thing in it.
  DragonTable next(2, {}, expansion_bit(Expansion::messages));
  next.put(blue, {0, 0}, on_road);
  next.favour(blue, {0, 0}, on_road);
  next.state.score[blue] = 4;
  next.play(red, "base/RFRF", {1, 0}, 1);
  EXPECT_EQ(next.phase(), Phase::move_points);
  next.act(move_points_action(0));
  EXPECT_EQ(next.state.part.track.moved, 1);
  EXPECT_EQ(next.phase(), Phase::draw);
  EXPECT_EQ(next.score(blue), 5);
}

TEST(Fairy, FAIRY_10_she_stays_when_her_meeple_leaves) {
  covers("INT-70");
  DragonTable t;
  t.put(red, {0, 0}, in_city);
  t.favour(red, {0, 0}, in_city);
  t.play(red, "base/CFFF", {0, -1}, 2);
  EXPECT_EQ(t.score(red), 7);
  EXPECT_EQ(t.fairy_at(), (Position{0, 0}));
  EXPECT_EQ(t.state.fairy.node, no_node);
  t.play(blue, "base/RFRF", {1, 0}, 1);
  EXPECT_EQ(t.score(red), 7);
  // Removed by another rule, she is as alone, and any player may move her.
  t.put(blue, {0, 0}, on_road);
  t.favour(blue, {0, 0}, on_road);
  remove_figure(t.game, t.state, t.state.figures.size() - 1, &t.events);
  EXPECT_EQ(t.state.fairy.node, no_node);
  EXPECT_TRUE(is_move(t.events.back(), PlaceKind::segment, PlaceKind::tile));
  t.put(red, {0, 0}, on_road);
  t.lay(red, "base/RFRF", {2, 0}, 1);
  EXPECT_EQ(t.refused(t.fairy_to({0, 0}, on_road)), "");
}

// also OPT-FAIRY
TEST(Fairy, FAIRY_12_on_a_tile) {
  DragonTable t(2, on_tile());
  t.put(red, {0, 0}, on_road);
  t.put(red, {0, 0}, in_city);
  t.put(blue, {0, 0}, in_city);
  t.lay(red, "base/RFRF", {1, 0}, 1);
  t.act(t.fairy_to({0, 0}, on_road));
  EXPECT_EQ(t.state.fairy.node, no_node);
  t.lay(blue, "base/RFRF", {2, 0}, 1);
  EXPECT_EQ(t.refused(t.fairy_to({0, 0}, in_city)), "FAIRY-2");  // the same tile
  t.deploy(nobody());
  EXPECT_EQ(t.score(red), 2);
  t.play(red, "base/CFFF", {0, -1}, 2);
  EXPECT_EQ(t.score(red), 2 + 4 + 3);
  EXPECT_EQ(t.score(blue), 1 + 4 + 3);
}

TEST(Fairy, FAIRY_12_a_position_has_her_on_a_tile) {
  const DragonTable t(2, on_tile());
  bastide::Setup setup = t.game.setup;
  setup.position = position_of(t.game, t.state);
  for (const PlaceKind on : {PlaceKind::tile, PlaceKind::segment}) {
    StartPiece fairy{.piece = Piece::fairy, .on = on};
    fairy.segment = on == PlaceKind::segment ? u8{0} : no_segment;
    setup.position->pieces = {fairy};
    const auto game = make_game(catalogue(), setup);
    ASSERT_TRUE(game) << game.error().code;
    const State begun = initial_state(*game);
    EXPECT_EQ(place_of(begun.board, begun.fairy.at), (Position{0, 0}));
    EXPECT_EQ(begun.fairy.node, no_node);
  }
}

TEST(Fairy, INT_74_an_abbot_that_goes_home) {
  covers("AMB-115");
  DragonTable t(2, {}, expansion_bit(Expansion::abbot));
  t.play(blue, "base/FFFF-monastery", {0, 1}, 0);
  t.put(red, {0, 1}, monk(), abbot);
  t.favour(red, {0, 1}, monk(), abbot);
  t.lay(red, "base/RFRF", {1, 0}, 1);
  t.act(retrieve_action(abbot, {0, 1}, t.segment({0, 1}, monk())));
  EXPECT_EQ(t.score(red), 3 + 3);
  EXPECT_EQ(t.state.fairy.node, no_node);
}

TEST(Fairy, INT_75_messages) {
  for (const bool own : {true, false}) {
    DragonTable t(2, {}, expansion_bit(Expansion::messages));
    t.put(red, {0, 0}, on_road);
    if (!own) t.put(blue, {0, 0}, on_road);
    t.favour(own ? red : blue, {0, 0}, on_road);
    t.play(blue, "base/RFRF", {1, 0}, 1);
    t.state.active = red;
    t.state.score[red] = 0;
    t.state.part.messages.drawn = 1;
    t.state.step = t.game.step_of[static_cast<std::size_t>(Phase::message)];
    t.act(obey_action(0, {0, 0}, t.segment({0, 0}, on_road)));
    const auto scored = t.scorings(ScoreCause::message);
    ASSERT_EQ(scored.size(), 1u);
    EXPECT_EQ(scored[0].points[red], own ? 2 + 3 : 2);
    EXPECT_EQ(scored[0].points[blue], 0);
  }
}

}  // namespace
}  // namespace bastide::testing::fairy_rules_test
