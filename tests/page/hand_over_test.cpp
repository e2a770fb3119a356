// People who share a device and do not look at each other's tiles hand it over after every turn.
#include "tests/page/at_page.hpp"

namespace gallery::hand_over_test {
namespace {

using namespace bastide;
using namespace bastide::web;

void play_turn(Stage& page) {
  Session& session = *page.app->session;
  const PlayerIndex player = shown_decision(session).player;
  while (shown_decision(session).player == player) {
    ActionList actions;
    legal_actions(session.game, shown(session), actions);
    ASSERT_TRUE(play(session, actions[actions.size() - 1]));
  }
  settle(page);
}

TEST(HandOver, WhoeverTakesAMoveBackHoldsTheDevice) {
  AtPage page("table/middle");
  Session& session = *page.app->session;
  session.table_rules.pass_device = true;
  const PlayerIndex first = shown_decision(session).player;
  play_turn(page);
  const PlayerIndex next = shown_decision(session).player;
  ASSERT_NE(next, first);
  ASSERT_EQ(fact(page, "table.dialog"), "hand-over");
  press(page, "hand-over.go");
  EXPECT_EQ(page.app->table.holder, next);
  ASSERT_TRUE(undo(session));
  settle(page);
  ASSERT_EQ(shown_decision(session).player, first);
  EXPECT_EQ(fact(page, "table.dialog"), "none");
  play_turn(page);
  EXPECT_EQ(fact(page, "table.dialog"), "hand-over") << "the tile is not seen too early";
}

}  // namespace
}  // namespace gallery::hand_over_test
