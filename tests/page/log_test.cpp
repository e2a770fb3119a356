// The log: shown once, with coordinates only if the board shows them, and with decisive scorings
// standing out.
#include <imgui.h>

#include "tests/page/at_page.hpp"
#include "web/panels/advice_view.hpp"

namespace gallery::log_test {
namespace {

using namespace bastide;
using namespace bastide::web;

bool names_a_place(const LogEntry& entry) {
  return entry.turn && entry.text.find_first_of("0123456789") != std::string::npos;
}

TEST(Log, GivesCoordinatesOnlyWhileTheBoardShowsThem) {
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
    press_key(page, ImGuiKey_L);
    EXPECT_EQ(page.app->table.side, SidePanel::none) << window;
  }
}

// What brings nobody anything, and sheep that the token drawn has just told of.
TEST(Log, HasNoLinesThatSayNothing) {
  AtPage page("table/fresh");
  for (u64 seed = 1; seed <= 3; ++seed) {
    bastide::Setup setup;
    setup.expansions = expansion_bit(Expansion::hills_sheep);
    setup.seed = seed;
    Session session = *begin_session(page.app->catalogue, setup, {{"Anna", 1, ""}, {"Bo", 3, ""}});
    Random random{seed};
    while (!is_over(session))
      play(session, random_action(session.game, last_state(session), random));
    Log log;
    log_follow(page.app->texts, page.app->settings, session, Motion{}, log);
    ASSERT_GT(log.entries.size(), 60u);
    for (const LogEntry& entry : log.entries) {
      EXPECT_FALSE(entry.text.empty());
      EXPECT_EQ(entry.text.find(": 0 "), std::string::npos) << entry.text;
      EXPECT_EQ(entry.text.find("gains"), std::string::npos) << entry.text;
    }
  }
}

// "Anna places the tile." is said only before what else happened in that turn.
TEST(Log, ATileAloneIsNotWorthALine) {
  AtPage page("table/log");
  const Log& log = page.app->table.log;
  std::size_t alone = 0, followed = 0;
  for (std::size_t i = 0; i < log.entries.size(); ++i) {
    const LogEntry& entry = log.entries[i];
    if (entry.weight != LogWeight::move) {
      EXPECT_TRUE(is_worth_its_line(log, i)) << entry.text;
    }
    if (!entry.turn) continue;
    EXPECT_NE(entry.text.find(" places the tile."), std::string::npos) << entry.text;
    (is_worth_its_line(log, i) ? followed : alone) += 1;
  }
  EXPECT_GT(alone, 0u);
  EXPECT_GT(followed, 5u);
  const auto told = [&] {
    std::size_t lines = 0;
    for (std::size_t at = 0; (at = place().told.find(" places the tile", at)) != std::string::npos;
         ++at)
      ++lines;
    return lines;
  };
  EXPECT_EQ(told(), followed);
  page.app->settings.show_coordinates = true;
  settle(page);
  EXPECT_EQ(told(), alone + followed) << "where it lies is said";
}

TEST(Log, MakesDecisiveScoringsStandOut) {
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
  // As often as one player overtakes the other in the course of the game.
  int passed = 0, ahead = -1;
  for (std::size_t k = 0; k < session.positions.size(); ++k) {
    const auto& score = session.positions[k].score;
    const int now = score[0] == score[1] ? -1 : score[0] > score[1] ? 0 : 1;
    if (now >= 0 && ahead >= 0 && now != ahead) ++passed;
    if (now >= 0) ahead = now;
  }
  EXPECT_GE(leads, passed);
}

// Presses entries of the log from the bottom up until one shows a text.
std::string pressed_log(Stage& page) {
  const Area log = page.app->table.layout.side;
  for (float y = log.y + log.height - 12; y > log.y; y -= 12) {
    point_at(page, log.x + log.width / 2, y);
    for (const bool down : {true, false}) {
      ImGui::GetIO().AddMouseButtonEvent(0, down);
      draw_frames(page, 2);
    }
    if (!page.app->ui.notices.empty()) return page.app->ui.notices.back().text;
  }
  return {};
}

TEST(Log, ExplainsAComputerPlayersMoveWhenPressed) {
  AtPage page("table/middle");
  press_key(page, ImGuiKey_L);
  ASSERT_EQ(page.app->table.side, SidePanel::log);
  EXPECT_EQ(pressed_log(page), "") << "people need no reason";
  page.app->session->record.players[1].computer = "greedy";
  page.app->settings.no_hints = true;
  EXPECT_EQ(pressed_log(page), "");
  page.app->settings.no_hints = false;
  const std::string why = pressed_log(page);
  const std::string name = page.app->session->record.players[1].name;
  EXPECT_EQ(why.rfind(name + '\n', 0), 0u) << why;
  EXPECT_GT(why.size(), name.size() + 10);
}

TEST(Log, ExplainsAComputerPlayersMoveInAReplayByAKey) {
  AtPage page("table/middle");
  const auto told = [&] {
    page.app->ui.notices.clear();
    ImGui::GetIO().AddKeyEvent(ImGuiKey_G, true);
    draw_frames(page, 2);
    const auto& notices = page.app->ui.notices;
    const std::string text = notices.empty() ? std::string() : notices.back().text;
    ImGui::GetIO().AddKeyEvent(ImGuiKey_G, false);
    draw_frames(page, 2);
    return text;
  };
  press_key(page, ImGuiKey_B);
  EXPECT_EQ(told(), "") << "people need no reason";
  EXPECT_EQ(fact(page, "table.advice"), "");
  for (PlayerEntry& player : page.app->session->record.players) player.computer = "greedy";
  const std::string last = told();
  EXPECT_NE(last, "");
  press_key(page, ImGuiKey_PageUp);
  press_key(page, ImGuiKey_PageUp);
  EXPECT_NE(told(), "");
  press_key(page, ImGuiKey_Home);
  EXPECT_EQ(told(), "") << "nothing has been placed";
}

TEST(Advice, GivesItsReasons) {
  for (const char* language : {"en", "cs"}) {
    AtPage page("table/advice", "desktop", language);
    const std::string stem = tr(page.app->texts, "reason.later", {""});
    EXPECT_NE(fact(page, "table.advice").find(stem), std::string::npos)
        << fact(page, "table.advice");
  }
}

// A tile laid elsewhere hides the advice; asking for it picks the tile up.
TEST(Advice, IsSeenWhenItIsAskedFor) {
  AtPage page("table/advice");
  const Table& table = page.app->table;
  const auto lay_elsewhere = [&] {
    for (const Spot& spot : table.hand.spots) {
      const std::string id =
          "table.spot." + std::to_string(spot.at.x) + ',' + std::to_string(spot.at.y);
      if (spot.at == page.app->advice.actions.front().at || !item(page, id)) continue;
      press(page, id);
      return;
    }
  };
  lay_elsewhere();
  ASSERT_TRUE(table.hand.placement);
  EXPECT_TRUE(is_hidden(table.hand, page.app->advice));
  press(page, "table.advice");
  EXPECT_FALSE(table.hand.placement);
  EXPECT_TRUE(item(page, "table.card")) << "the same advice again";
  lay_elsewhere();
  page.app->advice = {};
  press(page, "table.advice");
  settle(page);
  EXPECT_FALSE(table.hand.placement);
  EXPECT_TRUE(item(page, "table.card")) << "new advice";
}

}  // namespace
}  // namespace gallery::log_test
