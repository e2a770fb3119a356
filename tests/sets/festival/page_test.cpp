// The Festival on the page: a figure is taken home by pointing at it.
#include "tests/page/at_page.hpp"
#include "web/play/choices.hpp"
#include "web/play/moves.hpp"

namespace gallery::festival_page_test {
namespace {

using namespace bastide;
using namespace bastide::web;

// Anna has laid a festival, and stands on the road and in the field of the start tile.
constexpr const char* record =
    "bastide-record 1\n"
    "player red \"Anna\"\n"
    "player blue \"Bo\"\n"
    "expansions festival\n"
    "position tile base/CRFR 0,0 0\n"
    "position meeple red 0,0 road E\n"
    "position meeple red 0,0 field ER\n"
    "position meeple blue 0,0 city N\n"
    "draw festival/CRRF\n"
    "place 1,0 2\n";

TEST(FestivalPage, AFigureIsTakenHome) {
  for (const char* window : {"desktop", "upright"}) {
    SCOPED_TRACE(window);
    AtPage page("new/default", window);
    open_record(page, record);
    const Session& session = *page.app->session;
    const Hand& hand = page.app->table.hand;
    std::vector<std::size_t> recalls;
    for (std::size_t i = 0; i < hand.offers.size(); ++i)
      if (hand.offers[i].kind == ActionKind::recall) recalls.push_back(i);
    ASSERT_EQ(recalls.size(), 2u) << "her own ones";
    const Action wanted = hand.offers[recalls[0]];
    press(page, "table.figure." + std::to_string(recalls[0]));
    ASSERT_EQ(hand.chosen, wanted);
    EXPECT_EQ(shown(session).figures.size(), 3u) << "until she confirms it";
    const std::size_t played = session.record.actions.size();
    press(page, "table.confirm");
    EXPECT_EQ(session.record.actions[played], wanted);  // then the next tile is drawn
    EXPECT_EQ(shown(session).figures.size(), 2u);
    EXPECT_EQ(shown(session).supply[0][0], 6);
    EXPECT_EQ(shown(session).active, 1);
    EXPECT_FALSE(page.missed);
  }
}

// One cannot take home what one does not see: on a phone, too, the view shows it beside the tile.
TEST(FestivalPage, AFigureFarFromTheTileIsInSight) {
  std::string row = "position tile base/CRFR 0,0 0\n";
  for (int x = 1; x < 8; ++x) row += "position tile base/RFRF " + std::to_string(x) + ",0 1\n";
  for (const char* window : {"desktop", "upright", "sideways"}) {
    SCOPED_TRACE(window);
    AtPage page("new/default", window);
    open_record(page,
                "bastide-record 1\n"
                "player red \"Anna\"\n"
                "player blue \"Bo\"\n"
                "expansions festival\n" +
                    row +
                    "position meeple red 0,0 field ER\n"
                    "draw festival/CRRF\n");
    for (int n = 0; n < 2 && fact(page, "table.pending").empty(); ++n)  // a look closer first
      press(page, "table.spot.8,0");
    ASSERT_FALSE(fact(page, "table.pending").empty());
    const Table& table = page.app->table;
    int recalls = 0;
    for (std::size_t i = 0; i < table.hand.offers.size(); ++i) {
      if (table.hand.offers[i].kind != ActionKind::recall) continue;
      ++recalls;
      const ProbeItem* mark = item(page, "table.figure." + std::to_string(i));
      ASSERT_TRUE(mark);
      EXPECT_TRUE(inside(table.layout.board, *mark));
    }
    EXPECT_EQ(recalls, 1);
    EXPECT_FALSE(page.missed);
  }
}

}  // namespace
}  // namespace gallery::festival_page_test
