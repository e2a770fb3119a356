// Who must decide about a tile sees it, large enough and not at the edge; otherwise the board
// stands still.
#include "tests/page/at_page.hpp"
#include "web/play/moves.hpp"

namespace gallery::camera_test {
namespace {

using namespace bastide;
using namespace bastide::web;

// How much of the tile that is asked about is on the free board, and how large it is.
void expect_seen(const Stage& page, const std::string& when) {
  const Table& table = page.app->table;
  ASSERT_TRUE(table.hand.placement) << when;
  const Point low = to_screen(table.camera, corner_of(table.hand.placement->at));
  const float side = table.camera.now.zoom;
  const Area& board = table.layout.board;
  EXPECT_GE(side, 120) << when;
  EXPECT_GE(low.x, board.x - 1) << when;
  EXPECT_GE(low.y, board.y - 1) << when;
  EXPECT_LE(low.x + side, board.x + board.width + 1) << when;
  EXPECT_LE(low.y + side, board.y + board.height + 1) << when;
}

// The tile is on the board; its figure is to be decided.
void ask_for_figure(Stage& page) {
  const Action placement = *page.app->table.hand.placement;
  ASSERT_TRUE(play(*page.app->session, placement));
  settle(page);
  ASSERT_TRUE(page.app->table.hand.choice_only);
}

TEST(Camera, ShowsTheTileThatIsAskedAboutAfterAPanelCloses) {
  for (const char* window : {"upright", "sideways"})
    for (const SidePanel side : {SidePanel::track, SidePanel::log, SidePanel::bag}) {
      AtPage page("table/laid", window);
      Table& table = page.app->table;
      ask_for_figure(page);
      table.side = side;
      settle(page);
      table.side = SidePanel::none;
      settle(page);
      expect_seen(page, std::string(window) + ' ' + std::to_string(static_cast<int>(side)));
    }
}

TEST(Camera, ShowsTheTileThatIsAskedAboutAfterTurningTheDevice) {
  for (const char* window : {"upright", "sideways"})
    for (const bool fixed : {false, true}) {
      AtPage page("table/laid", window);
      if (fixed) ask_for_figure(page);
      for (int turn = 0; turn < 3; ++turn) {
        std::swap(page.window.width, page.window.height);
        settle(page);
        expect_seen(page,
                    std::string(window) + (fixed ? " placed " : " tried ") + std::to_string(turn));
      }
    }
}

TEST(Camera, FollowsTheQuestionAfterAPieceHasMovedOnTheTrack) {
  AtPage page("table/laid", "upright");
  Table& table = page.app->table;
  ask_for_figure(page);
  // The track has covered the board for the question before; it closes by itself.
  table.track_auto_opened = true;
  table.side = SidePanel::track;
  table.camera_taken_over = false;
  table.hand_about.reset();
  settle(page);
  EXPECT_EQ(table.side, SidePanel::none);
  expect_seen(page, "after the track");
}

TEST(Camera, StandsStillWhileFiguresAreChosen) {
  for (const char* window : {"upright", "sideways", "desktop"}) {
    AtPage page("table/laid", window);
    const View before = page.app->table.camera.now;
    const float board = page.app->table.layout.board.height;
    for (const ProbeItem& row : items(page, "table.figure.")) {
      press(page, row.id);
      const View& now = page.app->table.camera.now;
      EXPECT_EQ(now.zoom, before.zoom) << window;
      if (page.app->table.layout.board.height != board) continue;
      EXPECT_EQ(now.centre.x, before.centre.x) << window;
      EXPECT_EQ(now.centre.y, before.centre.y) << window;
    }
  }
}

}  // namespace
}  // namespace gallery::camera_test
