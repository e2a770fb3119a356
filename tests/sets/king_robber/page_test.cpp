// King & Robber Baron on the page: the cards go to whoever completes, and one sees who has them.
#include "engine/rules/pieces.hpp"
#include "tests/page/at_page.hpp"
#include "web/panels/replay.hpp"
#include "web/play/choices.hpp"
#include "web/play/moves.hpp"

namespace gallery::king_robber_page_test {
namespace {

using namespace bastide;
using namespace bastide::web;

// Bo has the King for a city of two tiles; Anna can complete one of three.
constexpr const char* record =
    "bastide-record 1\n"
    "player red \"Anna\"\n"
    "player blue \"Bo\"\n"
    "expansions king-robber\n"
    "position tile base/CRFR 0,0 0\n"
    "position tile base/FCFC 0,-1 1\n"
    "position king blue 2 supply\n"
    "draw base/CFFF\n";

int king_of(const Stage& page, PlayerIndex player) {
  return count_at(page.app->table.display.pieces, Piece::king, supply_place(player));
}

TEST(KingRobberPage, TheCardPassesToWhoeverCompletesMore) {
  for (const char* window : {"desktop", "upright"}) {
    SCOPED_TRACE(window);
    AtPage page("new/default", window);
    page.app->ui.reduced_motion = true;
    open_record(page, record);
    EXPECT_EQ(king_of(page, 1), 1);
    const Session& session = *page.app->session;
    const Hand& hand = page.app->table.hand;
    ASSERT_EQ(hand.phase, Phase::place);
    TableView view = table_of(page);
    lay_tile(view, {0, -2});
    for (int turns = 0; turns < 4 && hand.rotation != 2; ++turns) turn_tile(view, 1);
    ASSERT_EQ(hand.rotation, 2);
    confirm_move(view);
    motion_skip(session, page.app->table.display, page.app->table.motion);
    settle(page);
    EXPECT_EQ(shown(session).king.record[0], 3);
    EXPECT_EQ(king_of(page, 0), 1);
    EXPECT_EQ(king_of(page, 1), 0);
    EXPECT_EQ(shown(session).active, 1);
  }
}

// OPT-KING: the way chosen last, or none.
TEST(KingRobberPage, TheCardsCountInOneWay) {
  AtPage page("new/default");
  open_rules(page);
  const Options& options = page.app->screens.form.options;
  press(page, "new.expansion.king-robber");
  press(page, "new.expansion.king-robber.options");
  press(page, "new.option.king-fixed");
  EXPECT_TRUE(options.king_fixed);
  press(page, "new.option.king-both");
  EXPECT_TRUE(options.king_both && !options.king_fixed);
  press(page, "new.option.king-both");
  EXPECT_FALSE(options.king_both || options.king_fixed);
  EXPECT_FALSE(page.missed);
}

}  // namespace
}  // namespace gallery::king_robber_page_test
