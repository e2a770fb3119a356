// What a move takes from others is noticed, and nothing else.
#include "web/board/losses.hpp"

#include <memory>

#include "tests/engine/table.hpp"

namespace bastide::web::losses_test {
namespace {

using namespace bastide::testing;

struct Before {
  explicit Before(const Table& table)
      : state(std::make_unique<State>(table.state)), events(table.events.size()) {}
  std::unique_ptr<State> state;
  std::size_t events;
};

std::vector<Loss> lost_since(const Before& before, const Table& t, PlayerIndex by) {
  const Events events(t.events.begin() + static_cast<std::ptrdiff_t>(before.events),
                      t.events.end());
  return losses_of(t.game, *before.state, t.state, events, by);
}

// Red and blue have a knight each in two cities that one tile joins.
void two_cities(Table& t) {
  t.play(red, "base/CFFF", {0, 1}, 2, knight(south));
  t.play(blue, "base/FFFF-monastery", {1, 1}, 0);
  t.play(blue, "base/CFFF", {1, 2}, 3, knight(west));
}

std::vector<Loss> joined_by(PlayerIndex player) {
  Table t(4);
  two_cities(t);
  const Before before(t);
  t.lay(player, "base/CCFC-shield", {0, 2}, 0);
  return lost_since(before, t, player);
}

TEST(Losses, ACityThatIsShared) {
  const std::vector<Loss> others = joined_by(yellow);
  ASSERT_EQ(others.size(), 2u);
  EXPECT_EQ(others[0].kind, LossKind::shared);
  EXPECT_EQ(others[0].player, red);
  EXPECT_EQ(others[1].player, blue);
  const std::vector<Loss> own = joined_by(red);
  ASSERT_EQ(own.size(), 1u) << "whoever does it loses nothing";
  EXPECT_EQ(own[0].player, blue);
}

TEST(Losses, ACityThatIsTakenOverEvenIfItIsScoredAtOnce) {
  Table t(3);
  t.play(red, "base/CFFF", {0, 1}, 2, knight(south));
  t.play(green, "base/FFFF-monastery", {1, 1}, 0);
  t.play(blue, "base/CFFF", {1, 2}, 3, knight(west));
  t.play(green, "base/FFFF-monastery", {-1, 1}, 0);
  t.play(red, "base/CFFF", {-1, 2}, 1, knight(east));
  const Before before(t);
  t.lay(green, "base/CCFC-shield", {0, 2}, 0);
  const std::vector<Loss> laid = lost_since(before, t, green);
  ASSERT_EQ(laid.size(), 1u);
  EXPECT_EQ(laid[0].kind, LossKind::taken);
  EXPECT_EQ(laid[0].player, blue);
  EXPECT_EQ(laid[0].node, t.node({1, 2}, knight(west)));
  t.deploy(nobody());
  EXPECT_EQ(lost_since(before, t, green), laid) << "its figures have left";
}

TEST(Losses, AFarmerWhoIsCutOff) {
  Table t;
  t.play(red, "base/FFRR", {0, 1}, 3, farmer(SL));  // inside a loop of roads
  t.play(blue, "base/FFRR", {1, 1}, 0);
  t.play(blue, "base/FFRR", {0, 2}, 2);
  const Before before(t);
  t.lay(blue, "base/FFRR", {1, 2}, 1);
  const std::vector<Loss> lost = lost_since(before, t, blue);
  ASSERT_EQ(lost.size(), 1u);
  EXPECT_EQ(lost[0].kind, LossKind::cut_off);
  EXPECT_EQ(lost[0].player, red);
  EXPECT_TRUE(lost_since(before, t, red).empty()) << "it was their own tile";
}

TEST(Losses, NothingWhereAFeatureOnlyGrowsOrIsClosed) {
  Table t;
  t.play(red, "base/CFFF", {0, 1}, 2, knight(south));
  const Before before(t);
  t.play(blue, "base/CFFF", {0, 2}, 0);
  EXPECT_GT(t.score(red), 0);
  EXPECT_TRUE(lost_since(before, t, blue).empty());
}

}  // namespace
}  // namespace bastide::web::losses_test
