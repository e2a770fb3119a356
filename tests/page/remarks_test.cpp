// What opponents say at the table: now and then, beside their faces, over nothing that is asked.
#include "tests/page/at_page.hpp"
#include "web/panels/remarks/remark_view.hpp"
#include "web/store/said.hpp"

namespace gallery::remarks_page_test {
namespace {

using namespace bastide;
using namespace bastide::web;

TEST(RemarksAtTheTable, AreSaidOnceAndHeard) {
  for (const char* window : {"desktop", "upright", "sideways"}) {
    AtPage page("remark/0", window);
    const std::string words = fact(page, "remark");
    ASSERT_NE(words, "") << window;
    EXPECT_NE(place().told.find(words), std::string::npos) << "screen readers hear it";
    const Said said = stored_said(platform_storage());
    ASSERT_EQ(said.size(), 1u);
    EXPECT_EQ(said[0].slot, page.app->session->saved.slot);
    EXPECT_EQ(said[0].lines, std::vector<std::string>{page.app->table.remarks.line});
    settle(page);
    EXPECT_FALSE(page.missed) << "nothing moves at rest";
  }
}

TEST(RemarksAtTheTable, CoverNothingThatIsAskedAndNoPanel) {
  for (const char* window : {"desktop", "upright", "sideways"}) {
    AtPage page("remark/0", window);
    const ProbeItem* bubble = item(page, "remark");
    if (!bubble) continue;  // there is no room: it waits
    for (const ProbeItem& one : page.app->ui.probe.items) {
      const bool control = one.id.rfind("table.", 0) == 0 && one.id != "table.board";
      if (one.seen && control) {
        EXPECT_LE(overlap(*bubble, one), 0) << window << ": " << one.id;
      }
    }
    for (const Area& panel : page.app->drawn.panels) {
      const bool apart =
          bubble->x >= panel.x + panel.width || bubble->x + bubble->width <= panel.x ||
          bubble->y >= panel.y + panel.height || bubble->y + bubble->height <= panel.y;
      EXPECT_TRUE(apart) << window;
    }
    EXPECT_GE(bubble->x, 0);
    EXPECT_LE(bubble->x + bubble->width, page.window.width);
  }
}

TEST(RemarksAtTheTable, FadeIfThingsMoveAndStayIfNot) {
  AtPage page("remark/0");
  ASSERT_NE(fact(page, "remark"), "");
  wait(page, 30);
  EXPECT_NE(fact(page, "remark"), "") << "without motion it is there until its time has passed";
  place().device.reduced_motion = page.app->settings.reduce_motion = false;
  wait(page, 30);
  EXPECT_EQ(fact(page, "remark"), "");
  EXPECT_EQ(page.app->table.remarks.line, "");
}

TEST(RemarksAtTheTable, AreOffInTheSettings) {
  AtPage page("remark/0");
  ASSERT_NE(fact(page, "remark"), "");
  page.app->settings.remarks = false;
  draw_frames(page, 1);
  EXPECT_EQ(fact(page, "remark"), "");
  page.app->settings.remarks = true;
  draw_frames(page, 1);
  EXPECT_EQ(fact(page, "remark"), "") << "what is past is past";
}

TEST(RemarksAtTheTable, GoWhenTheGameIsLookedAtFromElsewhere) {
  AtPage page("remark/0");
  ASSERT_NE(fact(page, "remark"), "");
  request(page.app->requests, ask_for::LookBack{3, {}});
  settle(page);
  EXPECT_EQ(fact(page, "remark"), "");
}

}  // namespace
}  // namespace gallery::remarks_page_test
