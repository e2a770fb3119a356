// What screen readers are told: enough to play by it alone.
#include <algorithm>
#include <set>
#include <sstream>

#include "tests/page/at_page.hpp"
#include "web/ui/a11y.hpp"

namespace gallery::told_test {
namespace {

using namespace bastide;
using namespace bastide::web;

struct Line {
  char role;
  bool on, enabled, focused;
  std::string id, words, value, box;
};

std::vector<Line> told() {
  std::vector<Line> lines;
  std::istringstream all(place().told);
  for (std::string state; std::getline(all, state, '\t');) {
    const auto has = [&](char c) { return state.find(c, 1) != std::string::npos; };
    Line line{state[0], has('1'), !has('-'), has('*'), {}, {}, {}, {}};
    for (std::string* column : {&line.id, &line.words, &line.value})
      std::getline(all, *column, '\t');
    std::getline(all, line.box);
    lines.push_back(std::move(line));
  }
  return lines;
}

bool is_control(const Line& line) { return !line.id.empty(); }

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

TEST(A11yNode, AWholeGameIsPlayedByWordsAlone) {
  AtPage page("start/fresh");
  ASSERT_TRUE(press_named(page, "Play"));
  ASSERT_TRUE(press_named(page, "Start"));
  int figures = 0, tiles = 0;
  for (int step = 0; step < 400 && !is_told("Points by feature"); ++step) {
    if (press_named(page, "Review")) break;  // the game is over
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
  for (const char* words : {"The tile is at ", "Place a meeple on this tile? ", "choices.",
                            " places ", "Around it, ", "your city", "It fits "})
    EXPECT_NE(place().said.find(words), std::string::npos) << words;
}

TEST(A11yNode, ASpaceIsSaidByWhatIsAroundIt) {
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
    owned +=
        line.words.find("your ") != std::string::npos || line.words.find(" (") != std::string::npos;
  }
  EXPECT_GT(spaces, 3);
  EXPECT_GT(owned, 0) << place().told;
}

TEST(A11yNode, TheRingedSpaceHasAName) {
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

TEST(A11yNode, TabGoesFromSpaceToSpaceAndThenFromChoiceToChoice) {
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
  EXPECT_EQ(place().told.find("\tL\t"), std::string::npos) << "nor is it listed";
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

TEST(A11yNode, ADialogCoversWhatIsBehindIt) {
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

// Groups, regions and dialogs have an end each, and no text is empty.
TEST(A11yNode, EverythingIsInAWellFormedTree) {
  for (const char* scene : {"table/middle", "table/four", "new/default", "settings/0",
                            "start/saves", "sheet/two-0", "lesson/first-0"}) {
    AtPage page(scene);
    int open = 0, regions = 0;
    for (const Line& line : told()) {
      const bool begins = std::string("grd").find(line.role) != std::string::npos;
      open += begins ? 1 : line.role == '/' ? -1 : 0;
      regions += line.role == 'r';
      EXPECT_GE(open, 0) << scene;
      if (line.role != '/' && line.role != 'r') {
        EXPECT_FALSE(line.words.empty()) << scene << ' ' << line.role << ' ' << line.id;
      }
    }
    EXPECT_GT(regions, 0) << scene;
  }
}

TEST(A11yNode, ElementsStandAtThePlacesOfWhatTheyRepeat) {
  AtPage page("table/middle");
  int compared = 0, spaces = 0;
  for (const Line& line : told()) {
    float x = 0, y = 0, width = 0, height = 0;
    std::istringstream(line.box) >> x >> y >> width >> height;
    if (const ProbeItem* there = line.id.empty() ? nullptr : item(page, line.id)) {
      EXPECT_NEAR(x, there->x, 1.5f) << line.id;
      EXPECT_NEAR(width, there->width, 1.5f) << line.id;
      ++compared;
    }
    if (line.id.rfind("space.", 0) == 0) {
      const ProbeItem* spot = item(page, "table.spot." + line.id.substr(6));
      ASSERT_NE(spot, nullptr) << line.id;
      EXPECT_NEAR(x, spot->x, 2) << line.id;
      EXPECT_NEAR(y, spot->y, 2) << line.id;
      spaces += width > 0;
    }
    if (line.role == 't' || line.role == 'h') {
      EXPECT_GT(width, 0) << line.words;
    }
  }
  EXPECT_GT(compared, 5);
  EXPECT_GT(spaces, 1);
}

TEST(A11yNode, ControlsHaveTheirRoles) {
  AtPage page("new/rules");
  std::set<std::string> of_the_seat;
  int checks = 0, fields = 0;
  for (const Line& line : told()) {
    checks += line.role == 'c';
    if (line.role == 'f') {
      ++fields;
      EXPECT_FALSE(line.words.empty()) << line.id;
    }
    if (line.id.rfind("new.player.0.", 0) == 0) of_the_seat.insert(line.words);
  }
  EXPECT_GT(fields, 0);
  EXPECT_TRUE(of_the_seat.count("Name of Player 1"));
  EXPECT_TRUE(of_the_seat.count("Colour of Player 1: Red"));
  EXPECT_TRUE(of_the_seat.count("Who controls Player 1: Person"));
  AtPage wide("new/rules", "big");
  for (const Line& line : told())
    if (line.id == "new.expansion.river") {
      EXPECT_EQ(line.role, 'c') << line.words;
      EXPECT_FALSE(line.on);
      ++checks;
    }
  EXPECT_GT(checks, 0);
}

// Fifty bare numbers say nothing.
TEST(A11yNode, TheScoreTrackIsOneSentence) {
  AtPage page("table/middle");
  press_key(page, ImGuiKey_P);
  settle(page);
  ASSERT_EQ(page.app->table.side, SidePanel::track);
  int numbers = 0, sentences = 0;
  for (const Line& line : told()) {
    if (line.role != 't') continue;
    numbers += line.words.find_first_not_of("0123456789") == std::string::npos;
    sentences +=
        line.words.find("; ") != std::string::npos && line.words.find(": ") != std::string::npos;
  }
  EXPECT_EQ(numbers, 0);
  EXPECT_GE(sentences, 1);
}

TEST(A11yNode, TheFocusIsTold) {
  AtPage page("start/fresh");
  press_key(page, ImGuiKey_Tab);
  const std::vector<Line> lines = told();
  const auto focused =
      std::find_if(lines.begin(), lines.end(), [](const Line& l) { return l.focused; });
  ASSERT_NE(focused, lines.end());
  EXPECT_EQ(focused->id, fact(page, "focus"));
}

TEST(A11yNode, SwitchesAndOptionsSayWhetherTheyAreOn) {
  AtPage page("settings/0");
  const auto state = [](const char* id) {
    for (const Line& line : told())
      if (line.id == id) return line;
    return Line{};
  };
  const Line before = state("settings.legal");
  EXPECT_EQ(before.role, static_cast<char>(A11yRole::toggle));
  EXPECT_TRUE(before.on);
  EXPECT_NE(before.words.find("Show where the tile fits"), std::string::npos) << before.words;
  place().asked = "settings.legal";
  settle(page);
  EXPECT_FALSE(state("settings.legal").on);
  EXPECT_EQ(state("settings.text-size.0").role, static_cast<char>(A11yRole::option));
}

}  // namespace
}  // namespace gallery::told_test
