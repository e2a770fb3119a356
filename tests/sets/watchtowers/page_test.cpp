// The Watchtowers on the page: where the order matters, towers are scored by pointing at them.
#include "engine/rules/scoring.hpp"
#include "tests/page/at_page.hpp"
#include "web/play/choices.hpp"
#include "web/play/moves.hpp"

namespace gallery::watchtowers_page_test {
namespace {

using namespace bastide;
using namespace bastide::web;

// Anna has completed a city between two towers; on one of them stands Bo.
constexpr const char* record =
    "bastide-record 1\n"
    "player red \"Anna\"\n"
    "player blue \"Bo\"\n"
    "expansions watchtowers robbers\n"
    "position tile watchtowers/CFRF-city 0,0 0\n"
    "position tile base/FFFF-monastery 1,0 0\n"
    "position tile base/FFFF-monastery 1,-1 0\n"
    "position tile base/FFFF-monastery 1,-2 0\n"
    "position tile watchtowers/CFRF-meeple 0,-2 2\n"
    "position meeple red 0,0 city N\n"
    "position meeple blue 0,-2 city S\n"
    "draw base/FCFC\n"
    "place 0,-1 1\n"
    "pass\n";

TEST(WatchtowersPage, TheOrderOfTowersIsChosen) {
  for (const char* window : {"desktop", "upright"}) {
    SCOPED_TRACE(window);
    AtPage page("new/default", window);
    open_record(page, record);
    const Session& session = *page.app->session;
    const Hand& hand = page.app->table.hand;
    ASSERT_EQ(hand.phase, Phase::towers);
    ASSERT_EQ(hand.offers.size(), 2u);
    const std::size_t of_bo = hand.offers[0].at == Position{0, -2} ? 0 : 1;
    const Action wanted = hand.offers[of_bo];
    press(page, "table.choice." + std::to_string(of_bo));
    ASSERT_EQ(hand.chosen, wanted);
    const std::size_t played = session.record.actions.size();
    press(page, "table.confirm");
    EXPECT_EQ(session.record.actions[played], wanted);  // then the next tile is drawn
    // Each sees one more thing from the tower: Bo himself, Anna two tiles. The city is both's.
    EXPECT_EQ(shown(session).score[0], 2 + 6);
    EXPECT_EQ(shown(session).score[1], 2 + 6);
    EXPECT_FALSE(page.missed);
  }
}

}  // namespace
}  // namespace gallery::watchtowers_page_test
