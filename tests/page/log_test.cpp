// The log: one copy, places only as the board shows them, and what decides the game stands apart.
#include "tests/page/at_page.hpp"

namespace gallery {
namespace {

using namespace bastide;
using namespace bastide::web;

bool names_a_place(const LogEntry& entry) {
  return entry.turn && entry.text.find_first_of("0123456789") != std::string::npos;
}

TEST(Log, TellsCoordinatesAsLongAsTheBoardShowsThem) {
  AtPage page("table/log");
  const std::vector<LogEntry>& entries = page.app->table.log.entries;
  ASSERT_GT(entries.size(), 20u);
  EXPECT_EQ(std::count_if(entries.begin(), entries.end(), names_a_place), 0);
  page.app->settings.show_coordinates = true;
  settle(page);
  EXPECT_GT(std::count_if(entries.begin(), entries.end(), names_a_place), 10);
  page.app->settings.show_coordinates = false;
  settle(page);
  EXPECT_EQ(std::count_if(entries.begin(), entries.end(), names_a_place), 0);
}

TEST(Log, IsShownOnce) {
  for (const char* window : {"upright", "sideways", "desktop", "tablet", "big"}) {
    AtPage page("table/middle", window);
    press_key(page, ImGuiKey_L);
    EXPECT_EQ(page.app->table.side, SidePanel::log) << window;
    EXPECT_EQ(page.app->table.layout.log.width, 0) << window;
    press_key(page, ImGuiKey_L);
    EXPECT_EQ(page.app->table.side, SidePanel::none) << window;
  }
}

TEST(Log, SetsApartWhatDecides) {
  AtPage page("table/over");
  const Session& session = *page.app->session;
  int deciding = 0, scorings = 0, headings = 0, leads = 0;
  for (const LogEntry& entry : page.app->table.log.entries) {
    const bool lead = entry.text.find("takes the lead") != std::string::npos;
    deciding += entry.weight == LogWeight::deciding;
    scorings += entry.weight == LogWeight::scoring;
    headings += entry.weight == LogWeight::heading;
    leads += lead;
    if (lead) {
      EXPECT_EQ(entry.weight, LogWeight::deciding) << entry.text;
    }
  }
  EXPECT_EQ(headings, 2);  // the final scoring, and who has won
  EXPECT_GT(deciding, 0);
  EXPECT_LT(deciding, scorings);
  // As often as somebody passes the other in the course of the game.
  int passed = 0, ahead = -1;
  for (const State& state : session.states) {
    const int now = state.score[0] == state.score[1] ? -1 : state.score[0] > state.score[1] ? 0 : 1;
    if (now >= 0 && ahead >= 0 && now != ahead) ++passed;
    if (now >= 0) ahead = now;
  }
  EXPECT_GE(leads, passed);
}

}  // namespace
}  // namespace gallery
