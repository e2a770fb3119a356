// What screen readers are told: enough to play by it alone.
#include <algorithm>
#include <set>
#include <sstream>

#include "tests/page/at_page.hpp"
#include "web/ui/told.hpp"

namespace gallery::told_test {
namespace {

using namespace bastide;
using namespace bastide::web;

struct Line {
  char role;
  bool on, enabled, focused;
  std::string id, words;
};

std::vector<Line> told() {
  std::vector<Line> lines;
  std::istringstream all(place().told);
  for (std::string state, id, words; std::getline(all, state, '\t');) {
    std::getline(all, id, '\t');
    std::getline(all, words);
    const auto has = [&](char c) { return state.find(c, 1) != std::string::npos; };
    lines.push_back({state[0], has('1'), !has('-'), has('*'), id, words});
  }
  return lines;
}

bool is_control(const Line& line) { return line.role != 't' && line.role != 'h'; }

bool is_told(std::string_view words) {
  const std::vector<Line> lines = told();
  return std::any_of(lines.begin(), lines.end(),
                     [&](const Line& line) { return line.words.find(words) != std::string::npos; });
}

// Presses the first control whose name begins like this; false if there is none that can be.
bool press_named(Stage& page, std::string_view name) {
  for (const Line& line : told()) {
    if (!is_control(line) || !line.enabled || line.on || line.words.rfind(name, 0) != 0) continue;
    place().asked = line.id;
    settle(page);
    return true;
  }
  return false;
}

TEST(Told, AWholeGameIsPlayedByWordsAlone) {
  AtPage page("start/fresh");
  ASSERT_TRUE(press_named(page, "New game"));
  ASSERT_TRUE(press_named(page, "Start"));
  int figures = 0, tiles = 0;
  for (int step = 0; step < 400 && !is_told("Points by feature"); ++step) {
    if (press_named(page, "Confirm") || press_named(page, "Place the tile")) continue;
    bool figure = false;
    for (const char* role : {"Monk", "Knight", "Highwayman", "Farmer"})
      figure = figure || press_named(page, role);
    figures += figure;
    if (figure || press_named(page, "Without a meeple")) continue;
    tiles += press_named(page, "Space, ");
    wait(page, 2);
  }
  EXPECT_TRUE(is_told("Points by feature")) << place().told;
  EXPECT_GT(tiles, 25);
  EXPECT_GT(figures, 5);
  // The region that is read out has told the other player's moves, too.
  for (const char* words : {"The tile is at ", "Place a meeple on this tile? ", "choices.", " places ",
                            "Around it, ", "your city", "It fits "})
    EXPECT_NE(place().said.find(words), std::string::npos) << words;
}

TEST(Told, ASpaceIsSaidByWhatIsAroundIt) {
  AtPage page("table/middle");
  int spaces = 0, owned = 0;
  for (const Line& line : told()) {
    if (line.id.rfind("space.", 0) != 0) continue;
    ++spaces;
    EXPECT_EQ(line.words.rfind("Space, ", 0), 0u) << line.words;
    EXPECT_TRUE(line.words.find("north: ") != std::string::npos ||
                line.words.find("east: ") != std::string::npos ||
                line.words.find("south: ") != std::string::npos ||
                line.words.find("west: ") != std::string::npos)
        << line.words;
    owned += line.words.find("your ") != std::string::npos ||
             line.words.find(" (") != std::string::npos;
  }
  EXPECT_GT(spaces, 3);
  EXPECT_GT(owned, 0) << place().told;
}

TEST(Told, TheRingedSpaceHasAName) {
  AtPage page("lesson/first-0");
  const std::string ringed = "space." + fact(page, "lesson.places");
  int found = 0;
  for (const Line& line : told()) {
    if (line.id.rfind("space.", 0) != 0) continue;
    EXPECT_EQ(line.words.find("ringed") != std::string::npos, line.id == ringed) << line.words;
    ++found;
  }
  EXPECT_GT(found, 1);
}

TEST(Told, TabGoesFromSpaceToSpaceAndThenFromChoiceToChoice) {
  AtPage page("table/middle");
  const auto said_by = [&](ImGuiKey key) {
    place().said.clear();
    press_key(page, key);
    settle(page);
    return place().said;
  };
  const std::string first = said_by(ImGuiKey_Tab), second = said_by(ImGuiKey_Tab);
  EXPECT_EQ(first.rfind("Space, ", 0), 0u) << first;
  EXPECT_EQ(second.rfind("Space, ", 0), 0u) << second;
  EXPECT_NE(first, second);
  EXPECT_EQ(fact(page, "table.pending"), "");
  EXPECT_NE(said_by(ImGuiKey_Enter).find("The tile is at "), std::string::npos);
  EXPECT_NE(fact(page, "table.pending"), "");
  EXPECT_NE(said_by(ImGuiKey_Tab), "");
}

// Dictation types letters, and readers have their own keys.
TEST(Keys, OfASingleLetterCanBeSwitchedOff) {
  AtPage page("table/middle");
  auto& app = *page.app;
  app.settings.letter_keys = false;
  const u8 rotation = app.table.hand.rotation;
  for (const ImGuiKey key : {ImGuiKey_L, ImGuiKey_T, ImGuiKey_M, ImGuiKey_R, ImGuiKey_Period,
                             ImGuiKey_0, ImGuiKey_Minus})
    press_key(page, key);
  EXPECT_EQ(app.table.side, SidePanel::none);
  EXPECT_EQ(app.table.dialog, TableDialog::none);
  EXPECT_EQ(app.table.hand.rotation, rotation) << "R does nothing";
  press_key(page, ImGuiKey_F1);
  EXPECT_EQ(app.table.dialog, TableDialog::keys);
  EXPECT_EQ(place().told.find("\tL\n"), std::string::npos) << "nor is it listed";
  press(page, "table.keys.close");
  app.settings.letter_keys = true;
  press_key(page, ImGuiKey_L);
  EXPECT_EQ(app.table.side, SidePanel::log);
}

TEST(LongPress, CanBeLongerOrOff) {
  for (const int wanted : {0, 1, 2}) {
    AtPage page("table/middle", "upright");
    auto& app = *page.app;
    app.settings.long_press = wanted;
    const Position at = shown(*app.session).board.cells[0].at;
    const Point p = to_screen(app.table.camera, {at.x + 0.5f, at.y + 0.5f});
    ImGui::GetIO().AddMousePosEvent(p.x, p.y);
    ImGui::GetIO().AddMouseButtonEvent(0, true);
    draw_frames(page, 2);
    wait(page, 0.7);
    EXPECT_EQ(is_something(app.table.look.held), wanted == 0);
    wait(page, 1);
    EXPECT_EQ(is_something(app.table.look.held), wanted != 2);
    ImGui::GetIO().AddMouseButtonEvent(0, false);
    settle(page);
  }
}

TEST(Told, EveryControlOfEverySceneHasAName) {
  Stage stage;
  std::set<std::string> nameless;
  const std::vector<Scene> scenes = every_scene();
  for (const Scene& scene : scenes) {
    begin_scene(stage, windows().front(), "en");
    if (&scene == &scenes.front()) exchange_painted(stage);
    scene.play(stage);
    for (const Line& line : told())
      if (is_control(line) && line.words.empty()) nameless.insert(line.id);
    if (&scene == &scenes.back()) exchange_painted(stage);
    end_scene(stage);
  }
  EXPECT_EQ(nameless, std::set<std::string>{});
}

TEST(Told, ADialogCoversWhatIsBehindIt) {
  AtPage page("table/middle");
  const auto names = [](const char* part) {
    const std::vector<Line> lines = told();
    return std::count_if(lines.begin(), lines.end(), [&](const Line& line) {
      return is_control(line) && line.id.find(part) != std::string::npos;
    });
  };
  EXPECT_GT(names("table."), 3);
  press(page, "table.menu");
  EXPECT_EQ(names("table.player"), 0);
  EXPECT_GT(names("table.menu"), 2);
}

TEST(Told, TheFocusIsTold) {
  AtPage page("start/fresh");
  press_key(page, ImGuiKey_Tab);
  const std::vector<Line> lines = told();
  const auto focused =
      std::find_if(lines.begin(), lines.end(), [](const Line& l) { return l.focused; });
  ASSERT_NE(focused, lines.end());
  EXPECT_EQ(focused->id, fact(page, "focus"));
}

TEST(Told, SwitchesAndOptionsSayWhetherTheyAreOn) {
  AtPage page("settings/0");
  const auto state = [](const char* id) {
    for (const Line& line : told())
      if (line.id == id) return line;
    return Line{};
  };
  const Line before = state("settings.legal");
  EXPECT_EQ(before.role, static_cast<char>(ToldRole::toggle));
  EXPECT_TRUE(before.on);
  EXPECT_NE(before.words.find("Show where the tile fits"), std::string::npos) << before.words;
  place().asked = "settings.legal";
  settle(page);
  EXPECT_FALSE(state("settings.legal").on);
  EXPECT_EQ(state("settings.text-size.0").role, static_cast<char>(ToldRole::option));
}

}  // namespace
}  // namespace gallery::told_test
