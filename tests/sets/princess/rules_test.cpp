// The princess (docs/rules/25-princess-and-dragon.md).
#include "tests/sets/dragon/landscape.hpp"

namespace bastide::testing::princess_rules_test {
namespace {

constexpr FigureKind big = FigureKind::big_meeple, builder = FigureKind::builder;
const Spot in_city = knight(north);

TEST(Princess, PRINCESS_1_sends_a_knight_away) {
  covers("PRINCESS-3", "PRINCESS-4", "AMB-117");
  DragonTable t;
  t.put(blue, {0, 0}, in_city);
  t.put(red, {0, 0}, in_city);
  t.lay(red, "princess-dragon/CFFC-princess+garden", {0, -1}, 2);
  EXPECT_EQ(t.refused(t.dismissal(red, {0, 0}, in_city)), "");
  EXPECT_EQ(t.refused(farmer(NL)), "");
  EXPECT_EQ(t.refused(pass_action()), "");
  EXPECT_EQ(t.refused(t.dismissal(blue, {0, 0}, highwayman(east))), "PRINCESS-1");
  t.act(t.dismissal(blue, {0, 0}, in_city));
  EXPECT_EQ(t.supply(blue), 7);
  EXPECT_EQ(t.supply(red), 6);
  EXPECT_EQ(t.phase(), Phase::draw);
}

TEST(Princess, PRINCESS_2_no_builder) {
  covers("PRINCESS-6");
  DragonTable t(
      2, {},
      expansion_bit(Expansion::traders_builders) | expansion_bit(Expansion::inns_cathedrals));
  t.put(blue, {0, 0}, in_city, big);
  t.put(blue, {0, 0}, in_city, builder);
  t.lay(red, "princess-dragon/CFFC-princess+garden", {0, -1}, 2);
  EXPECT_EQ(t.refused(t.dismissal(blue, {0, 0}, in_city, builder)), "PRINCESS-2");
  t.act(t.dismissal(blue, {0, 0}, in_city, big));
  EXPECT_EQ(t.supply(blue, big), 1);
  EXPECT_EQ(t.supply(blue, builder), 1);  // nobody of its owner is left
}

// also OPT-PRINCESS
TEST(Princess, PRINCESS_5_must) {
  Options options;
  options.princess_must = true;
  DragonTable t(2, options);
  t.put(red, {0, 0}, highwayman(east));
  t.lay(red, "princess-dragon/CFFC-princess+garden", {0, -1}, 2);
  EXPECT_EQ(t.refused(pass_action()), "");  // nobody is there
  t.deploy(nobody());
  t.put(red, {0, 0}, in_city);
  t.lay(red, "princess-dragon/CCFC-princess", {1, -1}, 0);
  EXPECT_EQ(t.refused(pass_action()), "PRINCESS-5");
  EXPECT_EQ(t.refused(farmer(SL)), "PRINCESS-5");
  EXPECT_EQ(t.refused(t.fairy_to({0, 0}, highwayman(east))), "PRINCESS-5");
  ASSERT_EQ(t.actions().size(), 1u);
  t.act(t.actions()[0]);
  EXPECT_EQ(t.supply(red), 6);
}

TEST(Princess, PRINCESS_7_before_the_scoring) {
  covers("PD-COMP-8");
  for (const int rotation : {2, 0}) {
    DragonTable t;
    t.put(blue, {0, 0}, in_city);
    t.lay(red, "princess-dragon/CCCF-princess-two-shield", {0, -1}, rotation);
    EXPECT_EQ(t.offers(ActionKind::dismiss), rotation == 2);
    if (rotation != 2) continue;
    t.act(t.dismissal(blue, {0, 0}, in_city));
    EXPECT_EQ(t.score(blue), 0);
    EXPECT_TRUE(t.scorings(ScoreCause::completed).empty());
  }
}

TEST(Princess, PRINCESS_8_from_all_parts_that_she_joins) {
  DragonTable t;
  t.play(blue, "base/RFRF", {-1, 0}, 1);
  t.play(blue, "base/CFFF", {-1, -1}, 1);
  t.put(blue, {-1, -1}, knight(east));
  t.lay(red, "princess-dragon/CFFC-princess+garden", {0, -1}, 3);
  t.put(red, {0, 0}, in_city);
  EXPECT_EQ(t.refused(t.dismissal(blue, {-1, -1}, knight(east))), "");
  EXPECT_EQ(t.refused(t.dismissal(red, {0, 0}, in_city)), "");
}

}  // namespace
}  // namespace bastide::testing::princess_rules_test
