// Notices cover nothing that can be pressed or read, wherever they appear.
#include "tests/page/at_page.hpp"
#include "web/ui/widgets.hpp"

namespace gallery::notices_test {
namespace {

using namespace bastide;
using namespace bastide::web;

// What is covered by the notices of the last frame.
std::vector<std::string> covered(const Stage& stage) {
  std::vector<std::string> found;
  const std::vector<ProbeItem> notices = items(stage, "notice");
  for (const ProbeItem& notice : notices) {
    if (notice.x < 0 || notice.y < 0 || notice.x + notice.width > stage.window.width ||
        notice.y + notice.height > stage.window.height)
      found.push_back("the edge of the window");
    for (const ProbeItem& other : stage.app->ui.probe.items) {
      if (!other.seen || other.id.rfind("notice", 0) == 0) continue;
      if (ui_dialog_open() && stage.covered.count(other.id) != 0) continue;
      // On a small board there may be spaces for the tile on all sides.
      const bool space =
          other.id.rfind("table.spot.", 0) == 0 || other.id.rfind("table.cell.", 0) == 0;
      const bool figure = other.id.rfind("table.figure.", 0) == 0;  // it is also in the list
      if ((space || figure) && stage.window.touch) continue;
      // Where a panel takes the whole board; a press shows no more than a card.
      if (other.id.rfind("table.player.", 0) == 0) continue;
      // Scrolling content ends above them.
      const float edge = stage.window.height - stage.app->ui.notice_place.height;
      if (notice.y >= edge && other.y < edge) continue;
      if (overlap(notice, other) > 1) found.push_back(other.id);
    }
  }
  return found;
}

TEST(Notices, ArePressedInsteadOfTheBoardBelow) {
  AtPage page("table/middle", "upright");
  notify(page.app->ui, "Somebody has to read this.");
  draw_frames(page, 4);
  const ProbeItem notice = items(page, "notice").front();
  const Point middle{notice.x + notice.width / 2, notice.y + notice.height / 2};
  // A space for the tile is moved below it.
  Table& table = page.app->table;
  const Position spot = table.hand.spots.front().at;
  const Point there = to_world(table.camera, middle);
  table.camera.now.centre.x += static_cast<float>(spot.x) + 0.5f - there.x;
  table.camera.now.centre.y += static_cast<float>(spot.y) + 0.5f - there.y;
  table.camera.wanted = table.camera.now;
  table.camera_taken_over = true;
  ASSERT_TRUE(cell_at(table.camera, middle) == spot);
  point_at(page, middle.x, middle.y);
  click(page);
  EXPECT_FALSE(table.hand.placement.has_value());
}

TEST(Notices, CoverNothing) {
  const char* const scenes[] = {
      "start/fresh",     "start/game-menu",      "new/default",    "settings/0",     "help/base-0",
      "lessons/list-0",  "lesson/first-1",       "table/middle",   "table/log",      "table/bag",
      "table/track",     "table/menu",           "table/timeline", "table/fields",   "table/undone",
      "decision/robber", "decision/ferry-place", "sheet/two-0",    "decision/magic", "table/large"};
  for (const char* window : {"upright", "sideways", "desktop"})
    for (const char* scene : scenes) {
      AtPage page(scene, window, "cs");
      notify(page.app->ui, "A notice that is long enough for two lines on a small screen.");
      draw_frames(page, 4);
      EXPECT_EQ(items(page, "notice").size(), 1u) << scene << ' ' << window;
      EXPECT_EQ(covered(page), std::vector<std::string>{}) << scene << ' ' << window;
      // ... and make room again.
      page.app->ui.notices.clear();
      draw_frames(page, 4);
      EXPECT_EQ(page.app->ui.notice_place.height, 0);
    }
}

// Also on the smallest phone and an upright tablet, in every scene that is shown everywhere.
TEST(Notices, CoverNothingWhateverIsShown) {
  Stage page;
  for (const Window& window : {Window{"small", 320, 568, 1, true},
                               {"upright", 390, 844, 1, true},
                               {"tablet", 768, 1024, 1, true}})
    for (const Scene& scene : every_scene()) {
      if (!scene.everywhere) continue;
      begin_scene(page, window, "en");
      scene.play(page);
      page.app->ui.notices.clear();
      notify(page.app->ui, "The link has been copied.");
      draw_frames(page, 4);
      EXPECT_EQ(covered(page), std::vector<std::string>{}) << scene.name << ' ' << window.name;
      end_scene(page);
    }
}

}  // namespace
}  // namespace gallery::notices_test
