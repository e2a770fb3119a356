// The magic portal (docs/rules/25-princess-and-dragon.md).
#include <set>

#include "tests/sets/dragon/landscape.hpp"

namespace bastide::testing::portal_rules_test {
namespace {

constexpr FigureKind big = FigureKind::big_meeple, builder = FigureKind::builder,
                     pig = FigureKind::pig, abbot = FigureKind::abbot,
                     shepherd = FigureKind::shepherd;

TEST(Portal, PORTAL_1_here_or_anywhere) {
  covers("PORTAL-3");
  DragonTable t(2, {}, expansion_bit(Expansion::inns_cathedrals) | expansion_bit(Expansion::abbot));
  t.play(blue, "base/RFRF", {1, 0}, 1);
  t.play(blue, "base/CFFF+garden", {0, -1}, 2);
  t.lay(red, "princess-dragon/CRRF-portal", {-1, 0}, 0);
  EXPECT_EQ(t.refused(highwayman(east)), "");
  EXPECT_EQ(t.refused(t.portal_to({1, 0}, highwayman(east))), "");
  EXPECT_EQ(t.refused(t.portal_to({1, 0}, highwayman(east), big)), "");
  EXPECT_EQ(t.refused(t.portal_to({1, 0}, farmer(NL))), "");
  EXPECT_EQ(t.refused(t.portal_to({0, -1}, garden(), abbot)), "");
  EXPECT_EQ(t.refused(t.portal_to({0, -1}, garden())), "PORTAL-3");
  EXPECT_EQ(t.refused(t.portal_to({1, 0}, highwayman(east), abbot)), "PORTAL-3");
  EXPECT_EQ(t.refused(t.portal_to({-1, 0}, highwayman(east))), "PORTAL-1");
  t.act(t.portal_to({0, -1}, garden(), abbot));
  EXPECT_EQ(t.supply(red, abbot), 0);
  EXPECT_EQ(t.phase(), Phase::draw);
}

// Where neither dragon nor fairy can tell one place in a feature from another, one is enough.
TEST(Portal, PORTAL_1_one_place_in_each_feature) {
  Options options;
  options.without_dragon = options.without_fairy = true;
  DragonTable t(2, options);
  t.play(blue, "base/CFFF", {0, -1}, 2);
  t.play(blue, "base/RFRF", {1, 0}, 1);
  t.lay(red, "princess-dragon/CRRF-portal", {-1, 0}, 0);
  std::set<Node> features;
  int places = 0;
  for (const Action& action : t.actions()) {
    if (action.kind == ActionKind::pass) continue;
    const Position at = action.kind == ActionKind::deploy ? Position{-1, 0} : action.at;
    features.insert(
        find_root(t.state.board, node_of(t.state.board, tile_at(t.state.board, at), action.where)));
    places += action.kind == ActionKind::portal;
  }
  EXPECT_EQ(features.size(), 5u);
  EXPECT_EQ(places, 4);
  EXPECT_EQ(t.refused(t.portal_to({1, 0}, highwayman(east))), "");
}

TEST(Portal, PORTAL_2_neither_occupied_nor_completed) {
  covers("PORTAL-4");
  DragonTable t;
  t.play(blue, "base/CFFF", {0, -1}, 2);
  t.play(blue, "base/RFRF", {1, 0}, 1);
  t.play(blue, "base/CFFF", {-1, -1}, 2);
  t.put(blue, {1, 0}, highwayman(east));
  t.lay(red, "princess-dragon/CRRF-portal", {-1, 0}, 0);
  EXPECT_EQ(t.refused(t.portal_to({0, 0}, highwayman(east))), "PORTAL-2");
  EXPECT_EQ(t.refused(t.portal_to({0, 0}, knight(north))), "PORTAL-2");
  // This very tile has completed it: only here.
  EXPECT_EQ(t.refused(t.portal_to({-1, -1}, knight(south))), "PORTAL-2");
  EXPECT_EQ(t.refused(knight(north)), "");
}

TEST(Portal, PORTAL_5_meeples_only) {
  DragonTable t(2, {},
                expansion_bit(Expansion::traders_builders) | expansion_bit(Expansion::hills_sheep));
  t.put(red, {0, 0}, highwayman(east));
  t.put(red, {0, 0}, farmer(SL));
  t.lay(red, "princess-dragon/CRRF-portal", {-1, 0}, 0);
  EXPECT_EQ(t.refused(t.portal_to({0, 0}, highwayman(east), builder)), "PORTAL-5");
  EXPECT_EQ(t.refused(t.portal_to({0, 0}, farmer(SL), pig)), "PORTAL-5");
  EXPECT_EQ(t.refused(t.portal_to({0, 0}, farmer(EL), shepherd)), "PORTAL-5");
}

TEST(Portal, PORTAL_6_not_to_lakes) {
  DragonTable t(2, {}, expansion_bit(Expansion::ferries));
  for (const TileType& type : t.game.types) {
    if (type.set != "ferries") continue;
    for (const Segment& segment : type.segments) {
      if (segment.kind != SegmentKind::lake) continue;
      EXPECT_EQ(t.game.stands_on[0] & kind_bit(segment.kind), 0);
    }
  }
}

// With all tiles on the table and nobody on them, there is room for the offers: meeples and big
// ones go to the same places, abbots to monasteries and gardens.
TEST(Portal, there_is_room_for_all_offers) {
  std::size_t most = 0;
  for (const TileType& type : catalogue().tiles) {
    if (type.set.rfind("mists", 0) == 0) continue;  // alone
    for (const Segment& segment : type.segments) {
      const SegmentKind kind = segment.kind;
      const bool home = kind == SegmentKind::monastery || kind == SegmentKind::garden;
      const bool other =
          kind == SegmentKind::road || kind == SegmentKind::city || kind == SegmentKind::field;
      const int figures = 2 * (other || kind == SegmentKind::monastery) + home;
      most += static_cast<std::size_t>(figures * type.count);
    }
  }
  constexpr std::size_t others = 200;  // on the tile, and about figures that stand on the table
  EXPECT_LE(most + others, ActionList::capacity());
}

TEST(Portal, PORTAL_7_only_with_its_tile) {
  DragonTable t;
  t.play(red, "princess-dragon/CRRF-portal", {-1, 0}, 0);
  t.lay(blue, "base/RFRF", {1, 0}, 1);
  EXPECT_EQ(t.refused(t.portal_to({0, 0}, highwayman(east))), "PORTAL-7");
}

}  // namespace
}  // namespace bastide::testing::portal_rules_test
