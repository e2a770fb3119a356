// Nothing overlaps, sticks out or is too small for a finger, at many window sizes beyond those in
// which the gallery draws every scene.
#include <imgui_internal.h>

#include "tests/gallery/screens/layout_faults.hpp"
#include "tests/page/at_page.hpp"
#include "web/panels/track_panel.hpp"
#include "web/ui/widgets.hpp"

namespace gallery::layout_test {
namespace {

using namespace bastide::web;

TEST(Layout, HasNoScrollbarWhereNothingScrolls) {
  const Window usual[] = {{"upright", 360, 740, 1, true},
                          {"sideways", 740, 360, 1, true},
                          {"desktop", 1280, 800, 1, false},
                          {"screen", 1920, 1080, 1, false}};
  Stage stage;
  for (const Window& window : usual)
    for (const Scene& scene : every_scene()) {
      if (scene.name != "start/fresh" && scene.name != "start/open" && scene.name != "table/menu")
        continue;
      begin_scene(stage, window, "en");
      scene.play(stage);
      EXPECT_EQ(layout_faults(stage), std::vector<std::string>{})
          << scene.name << " in " << window.width << 'x' << window.height;
      bool scrolls = false;
      for (const ImGuiWindow* one : ImGui::GetCurrentContext()->Windows)
        scrolls |= one->Active && one->ScrollbarY;
      if (scene.name == "start/fresh") {
        EXPECT_EQ(scrolls, window.height < 400) << window.name;
      }
      end_scene(stage);
    }
}

TEST(Layout, CountersOnOneSpaceOfTheTrackStandSideBySide) {
  const Area spaces[] = {{10, 20, 34, 56}, {10, 20, 50, 40}, {0, 0, 90, 30}};
  for (const Area& space : spaces)
    for (std::size_t count = 1; count <= 8; ++count) {
      const std::vector<Area> places = side_by_side(space, count, 40);
      ASSERT_EQ(places.size(), count);
      for (std::size_t i = 0; i < count; ++i) {
        const Area& one = places[i];
        EXPECT_GT(one.width, 7);
        EXPECT_GE(one.x, space.x - 0.01f);
        EXPECT_LE(one.x + one.width, space.x + space.width + 0.01f);
        EXPECT_LE(one.y + one.height, space.y + space.height + 0.01f);
        for (std::size_t k = i + 1; k < count; ++k)
          EXPECT_LE(
              std::min(std::min(one.x, places[k].x) + one.width - std::max(one.x, places[k].x),
                       std::min(one.y, places[k].y) + one.height - std::max(one.y, places[k].y)),
              0.01f)
              << count << ": " << i << " and " << k;
      }
    }
}

TEST(Layout, IsSoundInWindowsOfEverySize) {
  const Window more[] = {
      {"a small phone", 344, 600, 1, true}, {"a large one", 390, 844, 1, true},
      {"on its side", 844, 390, 1, true},   {"a small one", 640, 360, 1, true},
      {"a tablet", 768, 1024, 1, true},     {"on its side", 1024, 768, 1, true},
      {"a laptop", 1366, 768, 1, false},    {"a screen", 1920, 1080, 1, false},
      {"half of it", 960, 1080, 1, false},  {"a low window", 1400, 600, 1, false},
  };
  const std::vector<Scene> scenes = every_scene();
  Stage stage;
  for (const Window& window : more)
    for (const Scene& scene : scenes) {
      if (!scene.everywhere) continue;
      begin_scene(stage, window, "cs");  // the longer words
      scene.play(stage);
      EXPECT_EQ(layout_faults(stage), std::vector<std::string>{})
          << scene.name << " in " << window.width << 'x' << window.height;
      end_scene(stage);
    }
}

// Every scene of the gallery, in letters of every size, from the smallest phones to a desktop.
struct InLetters {
  Window window;
  std::string language;
  std::size_t from = 0, step = 1;  // of the scenes
};
class TextSize : public testing::TestWithParam<InLetters> {};

TEST_P(TextSize, FitsIntoEveryScene) {
  const Window& window = GetParam().window;
  Stage stage;
  const std::vector<Scene> scenes = some_scenes(GetParam().from, GetParam().step);
  for (const Scene& scene : scenes) {
    begin_scene(stage, window, GetParam().language);
    if (&scene == &scenes.front()) exchange_painted(stage);
    scene.play(stage);
    EXPECT_EQ(layout_faults(stage), std::vector<std::string>{})
        << scene.name << " in " << window.width << 'x' << window.height;
    const TableLayout& layout = stage.app->table.layout;
    const bool upright = layout.shape == TableShape::upright && layout.team.width <= 0;
    const bool told = stage.app->lesson.lesson || stage.app->table.overlay.kind != Overlay::none ||
                      stage.app->table.side == SidePanel::analysis;
    if (stage.app->screen == Screen::table && upright && window.text_size > 0) {
      EXPECT_GE(layout.board.height + 1, least_board(window.height) * (told ? 0.5f : 1))
          << scene.name;
    }
    if (&scene == &scenes.back()) exchange_painted(stage);
    end_scene(stage);
  }
}

// The largest letters on the smallest phone, on a phone's side and on a desktop; in the language
// with the longest texts and in a Cyrillic one half of the scenes, since every scene takes a while.
const InLetters letters_of_every_size[] = {{{"tiny", 320, 568, 1, true, 3}, "cs"},
                                           {{"sideways", 740, 360, 1, true, 3}, "cs"},
                                           {{"desktop", 1280, 800, 1, false, 3}, "en"},
                                           {{"narrow", 320, 640, 1, true, 3}, "de", 0, 2},
                                           {{"narrow", 320, 640, 1, true, 3}, "uk", 1, 2}};

// The other phones, in every language: takes minutes, so it is run once a week
// (.github/workflows/weekly.yml).
std::vector<InLetters> letters_on_every_phone() {
  std::vector<InLetters> all;
  for (const bastide::web::Language& language : bastide::web::languages())
    for (const float width : {320.0f, 360.0f, 390.0f})
      for (const int text_size : {0, 3})
        all.push_back(
            {{"phone", width, 2 * width, 1, true, text_size}, std::string(language.code)});
  return all;
}

std::string name_of(const testing::TestParamInfo<InLetters>& info) {
  const Window& window = info.param.window;
  return std::string(window.name) + '_' + std::to_string(static_cast<int>(window.width)) + '_' +
         std::to_string(text_sizes[window.text_size]) + '_' + info.param.language;
}

INSTANTIATE_TEST_SUITE_P(Layout, TextSize, testing::ValuesIn(letters_of_every_size), name_of);
INSTANTIATE_TEST_SUITE_P(DISABLED_EveryPhone, TextSize, testing::ValuesIn(letters_on_every_phone()),
                         name_of);

// Four players share the width of a phone: letters get smaller before any are left out, and the
// ends of names, in which they may differ, stay.
TEST(Layout, NamesOfFourPlayersCanBeToldApart) {
  AtPage page("table/four", "upright");
  const Theme& theme = page.app->ui.theme;
  const auto width_of = [&](const FittedName& name) {
    return ui_text_size(theme, name.text, Face::small).x * name.scale;
  };
  const float room = ui_text_size(theme, "Eleonora", Face::small).x;
  const FittedName fits = ui_fit_name(theme, "Eleonora", Face::small, room);
  EXPECT_EQ(fits.text, "Eleonora");
  EXPECT_EQ(fits.scale, 1);
  const FittedName smaller = ui_fit_name(theme, "Eleonora P", Face::small, room);
  EXPECT_EQ(smaller.text, "Eleonora P");
  EXPECT_LT(smaller.scale, 1);
  EXPECT_LE(width_of(smaller), room + 0.1f);
  std::vector<std::string> shown;
  for (const char* name : {"Hráčka s dlouhým jménem 1", "Hráčka s dlouhým jménem 2",
                           "Přemysl Žďárský", "Přemysl Žďárský mladší"}) {
    const FittedName cut = ui_fit_name(theme, name, Face::small, room);
    EXPECT_LE(width_of(cut), room + 0.1f) << name;
    EXPECT_GE(cut.scale, 0.7f) << "too small to read";
    EXPECT_EQ(std::count(shown.begin(), shown.end(), cut.text), 0) << cut.text;
    shown.push_back(cut.text);
  }
  EXPECT_EQ(shown[0].back(), '1');
  EXPECT_EQ(ui_fit_name(theme, "Žďár", Face::small, 1).text, "\xe2\x80\xa6")
      << "never half a letter";
}

// On a phone many players stand in two rows, each wide enough for a name above the score.
TEST(Layout, EightPlayersStandInTwoRows) {
  AtPage page("table/eight", "upright");
  const std::vector<ProbeItem> cells = items(page, "table.player.");
  ASSERT_EQ(cells.size(), 8u);
  EXPECT_EQ(cells[0].y, cells[3].y);
  EXPECT_GT(cells[4].y, cells[3].y);
  for (const ProbeItem& cell : cells) EXPECT_GE(cell.width, 84);
}

// Where they would run together, the table is in parts, each for some of the players.
TEST(Layout, TotalsOfEightPlayersDoNotRunTogether) {
  const std::vector<Scene> scenes = every_scene();
  const auto sheet = std::find_if(scenes.begin(), scenes.end(),
                                  [](const Scene& scene) { return scene.name == "sheet/eight-0"; });
  ASSERT_NE(sheet, scenes.end());
  Stage stage;
  for (const float width : {320.0f, 360.0f})
    for (int size = 0; size < static_cast<int>(std::size(text_sizes)); ++size) {
      begin_scene(stage, {"", width, 640, 1, true, size}, "cs");
      sheet->play(stage);
      EXPECT_GE(std::stof(fact(stage, "sheet.total.gap")), 4) << width << ", " << text_sizes[size];
      end_scene(stage);
    }
}

const Scene& scene_named(const std::string& name) {
  static const std::vector<Scene> all = every_scene();
  return *std::find_if(all.begin(), all.end(), [&](const Scene& one) { return one.name == name; });
}

// A column beside the board would take nearly half of an upright tablet's width.
TEST(Layout, AnUprightTabletHasItsPanelsAboveAndBelowTheBoard) {
  Stage stage;
  for (const auto& [width, height] : {std::pair{768.0f, 1024.0f}, {810, 1080}, {834, 1194}}) {
    begin_scene(stage, {"tablet", width, height, 1, true}, "en");
    scene_named("table/middle").play(stage);
    const TableLayout& layout = stage.app->table.layout;
    EXPECT_EQ(layout.shape, TableShape::upright) << width;
    EXPECT_EQ(layout.board.width, width);
    EXPECT_GT(layout.board.height, height / 2) << width;
    end_scene(stage);
  }
  for (const auto& [width, height] : {std::pair{1024.0f, 768.0f}, {960, 1080}, {1280, 800}}) {
    begin_scene(stage, {"beside", width, height, 1, true}, "en");
    scene_named("table/middle").play(stage);
    EXPECT_EQ(stage.app->table.layout.shape, TableShape::wide) << width;
    end_scene(stage);
  }
}

// On the smallest phone the guide's words scroll rather than take the board's room.
TEST(Layout, TheGuideLeavesTheBoardItsRoom) {
  Stage stage;
  for (const Scene& scene : every_scene()) {
    if (scene.name.rfind("lesson/", 0) != 0 && scene.name.rfind("guide/", 0) != 0) continue;
    begin_scene(stage, {"small", 320, 568, 1, true}, "de");
    scene.play(stage);
    const Table& table = stage.app->table;
    if (stage.app->screen == Screen::table && stage.app->lesson.lesson && !table.replay.open) {
      EXPECT_GE(table.layout.board.height, 568 * 0.3f) << scene.name;
    }
    end_scene(stage);
  }
}

// In the largest letters, too, two players have their names, and what the tools leave out is in the
// menu.
TEST(Layout, LargeLettersKeepNamesAndFoldTheTools) {
  Stage stage;
  begin_scene(stage, {"small", 320, 640, 1, true, 3}, "en");
  scene_named("table/middle").play(stage);
  for (const ProbeItem& cell : items(stage, "table.player."))
    EXPECT_GE(cell.width, em(stage.app->ui.theme, named_cell)) << cell.id;
  EXPECT_EQ(item(stage, "table.redo"), nullptr);
  EXPECT_NE(item(stage, "table.undo"), nullptr);
  const ProbeItem* menu = item(stage, "table.menu");
  ASSERT_NE(menu, nullptr);
  EXPECT_GE(menu->width, stage.app->ui.theme.control);
  press(stage, "table.menu");
  press(stage, "table.menu.more");
  press(stage, "table.menu.log");
  EXPECT_EQ(stage.app->table.side, SidePanel::log);
  EXPECT_FALSE(stage.missed);
  end_scene(stage);
}

// The end of the list is not behind the hand.
TEST(Layout, TheListOfTilesEndsAboveTheHand) {
  AtPage page("table/bag", "upright");
  const TableLayout& layout = page.app->table.layout;
  EXPECT_LE(layout.side.y + layout.side.height, layout.hand.y);
  press(page, "table.timeline");
  EXPECT_EQ(page.app->table.side, SidePanel::none) << "it would cover what the timeline shows";
}

}  // namespace
}  // namespace gallery::layout_test
