// Crop Circles (docs/rules/16-crop-circles.md).
#include <algorithm>

#include "engine/rules/figures.hpp"
#include "engine/rules/scoring.hpp"
#include "tests/engine/table.hpp"

namespace bastide::testing::crop_circles_test {
namespace {

constexpr FigureKind meeple = FigureKind::meeple, big = FigureKind::big_meeple,
                     abbot = FigureKind::abbot, builder = FigureKind::builder,
                     pig = FigureKind::pig;
constexpr ExpansionMask with_crops = expansion_bit(Expansion::crop_circles);
constexpr ExpansionMask with_traders = expansion_bit(Expansion::traders_builders);
constexpr ExpansionMask with_inns = expansion_bit(Expansion::inns_cathedrals);
constexpr std::string_view club = "crop-circles/FRRR";  // a road from south to west, one from east
constexpr std::string_view rake = "crop-circles/CRFR", shield = "crop-circles/CFCF";
constexpr Action add = crop_action(0), take_back = crop_action(1);

Table table(ExpansionMask more = 0, Options options = {}, int players = 3) {
  return Table(players, options, catalogue(), with_crops | more);
}

void put(Table& t, PlayerIndex owner, Position at, Spot spot, FigureKind kind = meeple) {
  put_figure(t.state, owner, kind, t.node(at, spot));
}

PlayerIndex decider(const Table& t) { return decision(t.game, t.state).player; }

Action join(const Table& t, Position at, Spot spot, FigureKind kind = meeple) {
  return join_action(kind, at, t.segment(at, spot));
}
Action back(const Table& t, Position at, Spot spot, FigureKind kind = meeple) {
  return retrieve_action(kind, at, t.segment(at, spot));
}

const FeatureTotals& totals(const Table& t, Position at, Spot spot) {
  return t.state.board.totals[find_root(t.state.board, t.node(at, spot))];
}

// Blue and red stand on the road of the start tile; red has just laid a club east of it.
Table clubs(ExpansionMask more = 0, Options options = {}) {
  Table t = table(more, options);
  put(t, blue, {0, 0}, highwayman(west));
  put(t, red, {0, 0}, highwayman(west));
  t.play(red, club, {1, 0}, 0);
  return t;
}

TEST(CropCircles, CROP_1_placed_like_any_tile) {
  covers("SETUP-10");
  Table t = table();
  EXPECT_EQ(t.state.bag_total, 71 + 6);
  t.lay(red, club, {1, 0}, 0);
  EXPECT_FALSE(t.joined({1, 0}, highwayman(west), {1, 0}, highwayman(east)));
  EXPECT_FALSE(t.joined({1, 0}, farmer(NL), {1, 0}, farmer(ER)));
  EXPECT_EQ(t.refused(deploy_action(meeple, 5)), "BASE-FIG-2");  // the circle is no place
  t.deploy(highwayman(east));
  EXPECT_EQ(t.phase(), Phase::crop_choice);
}

TEST(CropCircles, CROP_2_one_choice_for_everybody) {
  Table t = clubs();
  EXPECT_EQ(decider(t), red);
  EXPECT_EQ(t.actions(), (std::vector<Action>{add, take_back}));
  EXPECT_EQ(t.refused(pass_action()), "CROP-2");
  EXPECT_EQ(t.refused(crop_action(2)), "CROP-2");
  t.act(take_back);
  EXPECT_TRUE(t.happened(was::crop_chosen));
}

TEST(CropCircles, CROP_3_the_symbol_says_whom) {
  const auto taken_by = [](std::string_view tile, int rotation, Position at) {
    Table t = table();
    put(t, red, {0, 0}, knight(north));
    put(t, blue, {0, 0}, highwayman(west));
    put(t, green, {0, 0}, farmer(SL));
    t.play(red, tile, at, rotation);
    t.act(take_back);
    return std::vector<int>{t.supply(red), t.supply(blue), t.supply(green)};
  };
  EXPECT_EQ(taken_by(club, 0, {1, 0}), (std::vector<int>{6, 7, 6}));
  EXPECT_EQ(taken_by(rake, 0, {1, 0}), (std::vector<int>{6, 6, 7}));
  EXPECT_EQ(taken_by(shield, 1, {0, 1}), (std::vector<int>{7, 6, 6}));
}

TEST(CropCircles, CROP_4_from_the_left_on) {
  Table t = clubs();
  put(t, green, {0, 0}, highwayman(west));
  t.act(add);
  EXPECT_EQ(t.phase(), Phase::crop);
  for (const PlayerIndex player : {blue, green, red}) {
    EXPECT_EQ(decider(t), player);
    t.act(pass_action());
  }
  EXPECT_EQ(t.phase(), Phase::draw);
  EXPECT_EQ(t.state.active, blue);
}

TEST(CropCircles, CROP_5_join_a_feature_of_ones_own) {
  covers("CROP-10", "CROP-11");  // red's meeple there does not matter
  Table t = clubs();
  t.act(add);
  EXPECT_EQ(t.actions(), (std::vector<Action>{pass_action(), join(t, {0, 0}, highwayman(west))}));
  EXPECT_EQ(t.refused(join(t, {1, 0}, highwayman(east))), "CROP-5");
  EXPECT_EQ(t.refused(join(t, {0, 0}, knight(north))), "CROP-3");
  EXPECT_EQ(t.refused(join_action(meeple, {7, 7}, 0)), "CROP-5");
  EXPECT_EQ(t.refused(join_action(meeple, {0, 0}, 11)), "CROP-5");
  EXPECT_EQ(t.refused(back(t, {0, 0}, highwayman(west))), "CROP-5");
  const Action elsewhere = join(t, {1, 0}, highwayman(south));  // the same road
  EXPECT_EQ(t.refused(elsewhere), "");
  EXPECT_EQ(listed(t.game, t.state, elsewhere), join(t, {0, 0}, highwayman(west)));
  t.act(elsewhere);
  EXPECT_EQ(strength_of(totals(t, {0, 0}, highwayman(west)), blue), 2);
  EXPECT_EQ(t.supply(blue), 5);
  EXPECT_EQ(t.score(blue), 0);
}

TEST(CropCircles, CROP_5_on_the_same_tile) {
  // also OPT-CROPTILE
  Options options;
  options.crop_same_tile = true;
  Table t = clubs(0, options);
  t.act(add);
  EXPECT_EQ(t.refused(join(t, {1, 0}, highwayman(south))), "CROP-5");
  EXPECT_EQ(t.refused(join(t, {0, 0}, highwayman(east))), "");
}

TEST(CropCircles, CROP_5_with_ferries_the_place_matters) {
  Table t = clubs(expansion_bit(Expansion::ferries));
  t.act(add);
  EXPECT_EQ(t.actions(), (std::vector<Action>{pass_action(), join(t, {0, 0}, highwayman(west)),
                                              join(t, {1, 0}, highwayman(south))}));
  t.act(join(t, {1, 0}, highwayman(south)));
  EXPECT_EQ(t.state.figures.back().node, t.node({1, 0}, highwayman(south)));
}

TEST(CropCircles, CROP_6_voluntary_and_skipped) {
  // also OPT-CROPMUST: a player who must act but has only one choice is not asked
  Table t = clubs();
  put(t, green, {0, 0}, highwayman(west));
  t.state.supply[green][static_cast<std::size_t>(meeple)] = 0;
  t.act(add);
  EXPECT_EQ(decider(t), blue);
  t.act(pass_action());
  EXPECT_EQ(decider(t), red);  // green has nobody left
  t.state.supply[red][static_cast<std::size_t>(meeple)] = 0;
  EXPECT_EQ(t.refused(join(t, {0, 0}, highwayman(west))), "BASE-FIG-1");
  t.state.supply[red][static_cast<std::size_t>(meeple)] = 5;
  t.act(pass_action());
  EXPECT_EQ(t.phase(), Phase::draw);

  Options options;
  options.crop_must = true;
  Table must = clubs(with_inns, options);
  must.act(add);
  EXPECT_EQ(must.actions(), (std::vector<Action>{join(must, {0, 0}, highwayman(west)),
                                                 join(must, {0, 0}, highwayman(west), big)}));
  EXPECT_EQ(must.refused(pass_action()), "CROP-6");
  Table forced = clubs(0, options);
  forced.act(add);
  EXPECT_EQ(forced.phase(), Phase::draw);
  EXPECT_EQ(forced.supply(blue), 5);
  EXPECT_EQ(forced.supply(red), 5);
}

TEST(CropCircles, CROP_7_one_of_ones_own) {
  Table t = table(with_inns);
  put(t, blue, {0, 0}, highwayman(west));
  put(t, blue, {0, 0}, highwayman(west));
  put(t, blue, {0, 0}, highwayman(west), big);
  put(t, red, {0, 0}, knight(north));
  t.play(red, club, {1, 0}, 0);
  t.act(take_back);
  EXPECT_EQ(decider(t), blue);  // which kind; two of one kind are one choice
  EXPECT_EQ(t.actions(), (std::vector<Action>{back(t, {0, 0}, highwayman(west)),
                                              back(t, {0, 0}, highwayman(west), big)}));
  EXPECT_EQ(t.refused(pass_action()), "CROP-7");
  EXPECT_EQ(t.refused(back(t, {0, 0}, knight(north))), "CROP-7");
  EXPECT_EQ(t.refused(join(t, {0, 0}, highwayman(west))), "CROP-7");
  t.act(back(t, {0, 0}, highwayman(west), big));
  EXPECT_EQ(t.supply(blue, big), 1);
  EXPECT_EQ(t.phase(), Phase::draw);  // nobody else has one
  EXPECT_EQ(t.supply(red), 6);
}

TEST(CropCircles, CROP_8_only_meeples) {
  covers("CROP-9", "INT-22");
  Table t = clubs(with_traders | with_inns | expansion_bit(Expansion::abbot));
  put(t, blue, {0, 0}, highwayman(west), builder);
  t.act(add);
  for (const FigureKind kind : {builder, pig, FigureKind::shepherd})
    EXPECT_EQ(t.refused(join(t, {0, 0}, highwayman(west), kind)), "CROP-8");
  EXPECT_EQ(t.refused(join(t, {0, 0}, highwayman(west), abbot)), "CROP-9");
  EXPECT_EQ(t.refused(join(t, {0, 0}, highwayman(west), big)), "");
  t.act(join(t, {0, 0}, highwayman(west)));
  t.act(pass_action());
  EXPECT_FALSE(t.happened(was::double_turn));

  Table orphan = clubs(with_traders);
  put(orphan, blue, {0, 0}, highwayman(west), builder);
  orphan.act(take_back);  // blue has one meeple there, and the builder goes with it
  EXPECT_EQ(orphan.supply(blue), 7);
  EXPECT_EQ(orphan.supply(blue, builder), 1);
}

TEST(CropCircles, CROP_8_pigs_follow_the_last_farmer) {
  covers("INT-22", "PIG-3");
  Table t = table(with_traders);
  put(t, blue, {0, 0}, farmer(SL));
  put(t, blue, {0, 0}, farmer(SL), pig);
  t.play(red, rake, {1, 0}, 0);
  t.act(take_back);
  EXPECT_EQ(t.supply(blue, pig), 1);
}

TEST(CropCircles, CROP_12_skipped_if_nobody_is_affected) {
  Table t = table(with_traders);
  put(t, blue, {0, 0}, knight(north));
  put(t, blue, {0, 0}, highwayman(west), builder);
  t.play(red, club, {1, 0}, 0);
  EXPECT_EQ(t.phase(), Phase::draw);
}

TEST(CropCircles, CROP_13_then_the_second_part) {
  covers("INT-23");
  Table t = table(with_traders);
  put(t, red, {0, 0}, highwayman(west));
  put(t, red, {0, 0}, highwayman(west), builder);
  t.play(red, club, {1, 0}, 0);
  EXPECT_EQ(t.phase(), Phase::crop_choice);
  EXPECT_FALSE(t.happened(was::double_turn));
  t.act(take_back);
  EXPECT_TRUE(t.happened(was::double_turn));
  EXPECT_EQ(t.state.active, red);
  EXPECT_EQ(t.phase(), Phase::draw);
}

TEST(CropCircles, INT_52_the_tile_of_a_message_acts_first) {
  Table t = table(expansion_bit(Expansion::messages), {}, 2);
  t.state.score[red] = 1;
  put(t, red, {0, 0}, knight(north));
  put(t, red, {0, 0}, farmer(SL));
  put(t, red, {0, 0}, highwayman(west));
  t.play(red, "crop-circles/CFRF", {0, -1}, 2);  // 4 points: a dark space
  t.act(move_points_action(0));
  t.act(message_action(7));
  t.act(obey_action());
  EXPECT_EQ(t.supply(red), 5);
  t.play(red, club, {1, 0}, 0);
  EXPECT_EQ(t.phase(), Phase::crop_choice);
  t.act(take_back);
  EXPECT_TRUE(unoccupied(t.state, t.node({0, 0}, highwayman(west))));
  EXPECT_TRUE(t.happened(was::extra_part_over));
  EXPECT_EQ(t.phase(), Phase::crop_choice);  // and now the first tile
  t.act(take_back);
  EXPECT_EQ(t.supply(red), 7);
  EXPECT_EQ(t.state.active, blue);
}

TEST(CropCircles, EX_CROP_1_knights) {
  covers("CROP-4", "CROP-5", "CROP-6", "CROP-15");
  Table t = table();
  t.play(blue, "base/FFFF-monastery", {0, 1}, 0);
  t.play(blue, "base/CFFF", {0, 2}, 2, knight(south));
  t.play(red, "base/CFFF", {1, 1}, 1, knight(east));
  t.play(red, shield, {0, -1}, 0, knight(north));
  EXPECT_EQ(t.phase(), Phase::crop_choice);
  t.act(add);
  EXPECT_EQ(decider(t), blue);
  t.act(join(t, {0, 2}, knight(south)));
  EXPECT_EQ(decider(t), red);  // green has no knight
  EXPECT_EQ(t.refused(join(t, {0, -1}, knight(south))), "CROP-5");
  EXPECT_EQ(t.refused(join(t, {1, 1}, knight(east))), "");
  t.act(join(t, {0, -1}, knight(north)));
  EXPECT_EQ(strength_of(totals(t, {0, -1}, knight(north)), red), 2);
  EXPECT_EQ(t.supply(blue), 5);
  EXPECT_EQ(t.phase(), Phase::draw);  // exactly one figure each
}

TEST(CropCircles, EX_CROP_2_farmers) {
  covers("CROP-1", "CROP-7", "CROP-14");
  Table t = table();
  put(t, green, {0, 0}, knight(north));
  put(t, blue, {0, 0}, farmer(SL));
  t.play(red, "crop-circles/CFRF", {0, -1}, 2, farmer(EL));
  EXPECT_EQ(t.score(green), 4);
  EXPECT_EQ(t.supply(green), 7);
  EXPECT_EQ(t.phase(), Phase::crop_choice);
  t.act(take_back);
  EXPECT_EQ(t.supply(red), 7);
  EXPECT_EQ(t.supply(blue), 7);
  EXPECT_EQ(t.phase(), Phase::draw);
}

TEST(CropCircles, CROP_14_meeples_that_scoring_returned) {
  Table t = table();
  put(t, red, {0, 0}, knight(north));
  put(t, red, {0, 0}, farmer(SL));
  t.state.supply[red][static_cast<std::size_t>(meeple)] = 0;
  t.play(red, "crop-circles/CFRF", {0, -1}, 2);
  EXPECT_EQ(t.supply(red), 1);
  t.act(add);
  t.act(join(t, {0, 0}, farmer(SL)));
  EXPECT_EQ(t.supply(red), 0);
}

TEST(CropCircles, the_greedy_player_knows_what_others_will_do) {
  for (const PlayerIndex owner : {red, blue}) {
    Table t = table(0, {}, 2);
    put(t, owner, {0, 0}, highwayman(west));
    t.lay(red, club, {1, 0}, 0);
    t.empty_bag();
    t.deploy(nobody());
    EXPECT_EQ(t.choice_of_greedy(), owner == blue ? take_back : add);
  }
}

}  // namespace
}  // namespace bastide::testing::crop_circles_test
