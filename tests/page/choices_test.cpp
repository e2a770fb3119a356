// Choices are visible on the board, and nothing covers them.
#include "tests/page/at_page.hpp"
#include "web/play/moves.hpp"

namespace gallery::choices_test {
namespace {

using namespace bastide;
using namespace bastide::web;

// Wherever the board was moved before: at a new decision all choices come into view, not below the
// score track or another panel.
TEST(Choices, AreBroughtFromUnderThePanels) {
  for (const char* scene : {"decision/ferry-place", "decision/ferry-move"})
    for (const char* window : {"upright", "sideways", "desktop", "tablet"})
      for (const bool track : {false, true}) {
        AtPage page(scene, window);
        Table& table = page.app->table;
        if (track) table.side = SidePanel::track;
        settle(page);
        table.camera.wanted.centre.y -= table.camera.area.height / 2 / table.camera.wanted.zoom;
        table.camera_taken_over = true;
        table.hand_about.reset();  // asks again
        settle(page);
        const std::vector<ProbeItem> marks = items(page, "table.choice.");
        EXPECT_GT(marks.size(), 1u) << scene << ' ' << window;
        for (const ProbeItem& mark : marks) {
          EXPECT_TRUE(inside(table.layout.board, mark)) << scene << ' ' << window << ' ' << mark.id;
          for (const ProbeItem& space : items(page, "table.score.track."))
            EXPECT_LE(overlap(mark, space), 1) << scene << ' ' << window << ' ' << track;
        }
      }
}

// Presses where the first item of a stem is, without waiting for anything to come to rest.
void tap_first(Stage& page, const std::string& stem) {
  const ProbeItem mark = items(page, stem).front();
  ImGui::GetIO().AddMousePosEvent(mark.x + mark.width / 2, mark.y + mark.height / 2);
  draw_frames(page, 2);
  for (const bool down : {true, false}) {
    ImGui::GetIO().AddMouseButtonEvent(0, down);
    draw_frames(page, 2);
  }
}

// A second tap of a finger plays nothing, and neither does a double click; a later click of the
// mouse confirms.
TEST(Choices, ADoubleTapDoesNotPlay) {
  for (const char* window : {"upright", "sideways", "desktop"}) {
    const char* const stem = "table.figure.";
    AtPage page("table/laid", window);
    ASSERT_TRUE(page.app->settings.confirm_moves);
    const std::size_t before = page.app->session->cursor;
    tap_first(page, stem);
    ASSERT_TRUE(page.app->table.hand.chosen) << window;
    wait(page, 0.2);
    tap_first(page, stem);
    EXPECT_EQ(page.app->session->cursor, before) << window;
    wait(page, 1);
    tap_first(page, stem);
    EXPECT_EQ(page.app->session->cursor > before, !page.window.touch) << window;
  }
}

// Where a finger covers several marks, the first tap goes closer and the next one chooses.
TEST(Choices, TooSmallForAFingerAreLookedAtCloserFirst) {
  AtPage page("table/laid", "upright");
  Table& table = page.app->table;
  table.camera.wanted.zoom = 40;
  table.camera_taken_over = true;
  settle(page);
  tap_first(page, "table.figure.");
  settle(page);
  EXPECT_FALSE(table.hand.chosen);
  EXPECT_EQ(table.camera.wanted.zoom, touch_zoom);
  wait(page, 1);
  tap_first(page, "table.figure.");
  EXPECT_TRUE(table.hand.chosen);
}

// Also after a tile for which the board did not have to move.
TEST(Choices, WhoLooksCloserStaysThere) {
  AtPage page("table/laid", "upright");
  Table& table = page.app->table;
  table.hand.placement.reset();
  fit_board(page.app->ui.theme, *page.app->session, table);
  settle(page);
  --table.fitted_tiles;
  settle(page);
  table.camera.wanted.zoom = 4 * touch_zoom;
  settle(page);
  EXPECT_EQ(table.camera.wanted.zoom, 4 * touch_zoom);
}

// Wherever the view was led meanwhile, by the dragon, say: some space for the tile is in sight.
TEST(Choices, ShowASpaceForTheTile) {
  for (const char* window : {"upright", "desktop"})
    for (const bool near : {true, false}) {
      AtPage page("table/laid", window);
      Table& table = page.app->table;
      table.hand.placement.reset();
      const Point space = middle_of(table.hand.spots.front().at);
      table.camera.wanted = {near ? space : Point{space.x, space.y + 40}, touch_zoom};
      table.camera_taken_over = true;
      table.hand_about.reset();  // asks again
      settle(page);
      EXPECT_FALSE(items(page, "table.spot.").empty()) << window;
      EXPECT_EQ(table.camera.wanted.zoom == touch_zoom, near) << window;
    }
}

// A device that is turned shows the question, not the whole board.
TEST(Choices, AreInViewAfterTurningTheDevice) {
  AtPage page("table/laid", "upright");
  Table& table = page.app->table;
  std::swap(page.window.width, page.window.height);
  settle(page);
  ASSERT_EQ(table.layout.shape, TableShape::sideways);
  const float turned = table.camera.wanted.zoom;
  fit_board(page.app->ui.theme, *page.app->session, table);
  EXPECT_GT(turned, table.camera.wanted.zoom);
}

}  // namespace
}  // namespace gallery::choices_test
