// Whole games, from the form to the score sheet.
#include <numeric>
#include <sstream>

#include "tests/page/at_page.hpp"
#include "web/store/store.hpp"

namespace gallery::whole_game_test {
namespace {

using namespace bastide;
using namespace bastide::web;

void seat(Stage& page, int player, const std::string& kind) {
  press(page, "new.player." + std::to_string(player) + ".kind");
  press(page, "kind." + kind);
}

std::vector<int> numbers(const std::string& text) {
  std::vector<int> found;
  std::istringstream words(text);
  for (std::string word; std::getline(words, word, ',');) found.push_back(std::stoi(word));
  return found;
}

TEST(WholeGame, ComputersPlayEverythingAndTheSheetExplainsEveryPoint) {
  AtPage page("new/rules");
  page.app->settings.animation_speed = 50;
  for (const int player : {0, 1}) seat(page, player, "miller");
  std::vector<std::string> presets;
  for (const ProbeItem& one : page.app->ui.probe.items)
    if (one.id.rfind("new.preset.", 0) == 0) presets.push_back(one.id);
  press(page, *std::max_element(presets.begin(), presets.end()));
  press(page, "new.start");
  for (int n = 0; n < 200 && fact(page, "end") != "shown"; ++n) wait(page, 2);
  press(page, "end.review");
  EXPECT_EQ(fact(page, "over"), "true");
  EXPECT_EQ(fact(page, "screen"), "score-sheet");
  EXPECT_EQ(fact(page, "tiles-left"), "0");
  EXPECT_GT(std::stoi(fact(page, "tiles-placed")), 150);
  std::vector<int> explained(2);
  std::size_t kinds = 0;
  for (const auto& [key, value] : page.app->ui.probe.facts)
    if (key.rfind("sheet.kind.", 0) == 0) {
      ++kinds;
      for (std::size_t p = 0; p < 2; ++p) explained[p] += numbers(value)[p];
    }
  EXPECT_GT(kinds, 6u);
  EXPECT_EQ(explained, numbers(fact(page, "scores")));
}

TEST(WholeGame, APersonAndAComputerPlayTheMistsTogether) {
  AtPage page("new/rules");
  press(page, "new.together.1");
  seat(page, 1, "miller");
  press(page, "new.start");
  const Session& session = *page.app->session;
  ASSERT_EQ(fact(page, "screen"), "table");
  press(page, "prologue.skip");
  for (int moves = 0; moves < 8; ++moves) {
    EXPECT_FALSE(is_computer(session, shown_decision(session).player));
    const std::size_t before = session.record.actions.size();
    if (const auto spots = items(page, "table.spot."); !spots.empty()) press(page, spots[0].id);
    if (const ProbeItem* confirm = item(page, "table.confirm"); !confirm || !confirm->enabled)
      press_key(page, ImGuiKey_Tab);
    press(page, "table.confirm");
    ASSERT_GT(session.record.actions.size(), before);
  }
  EXPECT_GT(shown(session).turn, 4);
}

TEST(WholeGame, ClockAndHandingOverAreAgreedInTheForm) {
  AtPage page("new/rules");
  seat(page, 1, "person");
  press(page, "new.clock.1");
  press(page, "new.hand-over");
  press(page, "new.start");
  const Session& session = *page.app->session;
  EXPECT_EQ(session.table_rules.clock.minutes, 5);
  EXPECT_TRUE(session.table_rules.pass_device);
  const auto kept = load_game(platform_storage(), page.app->catalogue, session.saved.slot);
  ASSERT_TRUE(kept);
  EXPECT_TRUE(kept->table_rules.pass_device);
}

}  // namespace
}  // namespace gallery::whole_game_test
