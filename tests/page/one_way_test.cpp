// A frame runs one way: what a press asks for is done once, and the next frame shows all of it.
#include <set>

#include "engine/base/random.hpp"
#include "tests/page/at_page.hpp"
#include "web/ui/widgets.hpp"

namespace gallery::one_way_test {
namespace {

using namespace bastide;
using namespace bastide::web;

// What is known only after a while: what moves, what is being worked out, and what is pointed at.
bool takes_time(const std::string& name) {
  static const std::set<std::string> all = {"table.zoom",     "table.card",   "tip",
                                            "board.rounds",   "board.rows",   "replay.chances",
                                            "table.told",     "coach",        "coach.text",
                                            "focus",          "table.advice", "replay.title",
                                            "replay.verdicts"};
  const auto begins = [&](const char* stem) { return name.rfind(stem, 0) == 0; };
  return all.count(name) != 0 || begins("sheet.") || begins("tale.") || begins("clock.") ||
         begins("notice") || begins("graph.");
}

// Others play, or what has been played is still being shown.
bool goes_on(const Stage& page) {
  const auto& app = *page.app;
  return app.screen == Screen::table &&
         (!app.table.motion.steps.empty() || app.table.replay.playing ||
          computer_to_move(*app.session));
}

std::vector<std::pair<std::string, std::string>> facts_of(const Stage& page) {
  std::vector<std::pair<std::string, std::string>> facts;
  for (const auto& fact : page.app->ui.probe.facts)
    if (!takes_time(fact.first)) facts.push_back(fact);
  std::sort(facts.begin(), facts.end());
  return facts;
}

// What differs, to be read.
std::string difference(const std::vector<std::pair<std::string, std::string>>& before,
                       const std::vector<std::pair<std::string, std::string>>& after) {
  std::string words;
  for (const auto& fact : before)
    if (std::find(after.begin(), after.end(), fact) == after.end())
      words += "\n  then " + fact.first + ": " + fact.second;
  for (const auto& fact : after)
    if (std::find(before.begin(), before.end(), fact) == before.end())
      words += "\n  at rest " + fact.first + ": " + fact.second;
  return words;
}

// Presses and lets go: the frame that hears of it, and the one that shows it.
void press_once(Stage& page, const ProbeItem& item) {
  ImGuiIO& io = ImGui::GetIO();
  io.AddMousePosEvent(item.x + item.width / 2, item.y + item.height / 2);
  draw_frames(page, 1);
  io.AddMouseButtonEvent(0, true);
  draw_frames(page, 2);
  io.AddMouseButtonEvent(0, false);
  draw_frames(page, 2);
}

TEST(OneWay, OneFrameAfterAPressShowsAllThatFollowsFromIt) {
  int pressed = 0;
  for (const Scene& scene : some_scenes(0, 9))
    for (const char* window : {"desktop", "upright"}) {
      AtPage page(scene.name, window);
      place().worker_answers = false;
      Random random{static_cast<u64>(pressed) + 1};
      for (int step = 0; step < 6; ++step) {
        settle(page);
        std::vector<ProbeItem> items;
        for (const ProbeItem& one : page.app->ui.probe.items)
          if (one.seen && one.enabled && !(ui_dialog_open() && page.covered.count(one.id) != 0))
            items.push_back(one);
        if (items.empty()) break;
        const ProbeItem item = items[random.below(static_cast<u32>(items.size()))];
        press_once(page, item);
        if (goes_on(page)) continue;
        const auto then = facts_of(page);
        settle(page);
        EXPECT_EQ(difference(then, facts_of(page)), "")
            << scene.name << ", " << window << ": " << item.id;
        ++pressed;
      }
    }
  EXPECT_GT(pressed, 100);
}

TEST(OneWay, TheBoardSticksToTheFinger) {
  AtPage page("table/middle");
  settle(page);
  const Area board = page.app->table.layout.board;
  ImGuiIO& io = ImGui::GetIO();
  io.AddMousePosEvent(board.x + board.width / 2, board.y + 40);
  draw_frames(page, 1);
  io.AddMouseButtonEvent(0, true);
  draw_frames(page, 1);
  io.AddMousePosEvent(board.x + board.width / 2 + 60, board.y + 60);
  draw_frames(page, 1);
  for (int step = 1; step <= 5; ++step) {
    const Point before = to_screen(page.app->table.camera, {0, 0});
    const float by = static_cast<float>(step);
    io.AddMousePosEvent(io.MousePos.x + 7 * by, io.MousePos.y + 3 * by);
    draw_frames(page, 1);
    const Point after = to_screen(page.app->table.camera, {0, 0});
    EXPECT_NEAR(after.x - before.x, 7 * by, 0.01f);
    EXPECT_NEAR(after.y - before.y, 3 * by, 0.01f);
  }
}

}  // namespace
}  // namespace gallery::one_way_test
