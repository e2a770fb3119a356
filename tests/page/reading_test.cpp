// Reading the board: what is this, views, the list of tiles, hints; and a game without help.
#include <imgui.h>

#include "tests/page/at_page.hpp"
#include "web/play/hand.hpp"

namespace gallery::reading_test {
namespace {

using namespace bastide;
using namespace bastide::web;

std::string card(const Stage& page) { return fact(page, "table.card"); }
bool tells(const std::string& text, const char* words) { return text.find(words) != text.npos; }

TEST(Reading, TheKeysGoFromTheLastTileToTheSpacesBesideIt) {
  AtPage page("table/middle");
  press_key(page, ImGuiKey_I);
  EXPECT_TRUE(tells(card(page), "Worth") || tells(card(page), "Completed")) << card(page);
  for (int n = 0; n < 16 && !tells(card(page), "Empty space"); ++n)
    press_key(page, ImGuiKey_LeftArrow);
  EXPECT_TRUE(tells(card(page), "Empty space")) << card(page);
  press_key(page, ImGuiKey_Escape);
  EXPECT_EQ(card(page), "");
}

TEST(Reading, AFingerHeldOnASpaceShowsItsCard) {
  for (const char* window : {"upright", "sideways", "tablet"}) {
    AtPage page("table/middle", window, "cs");
    const ProbeItem spot = items(page, "table.spot.").front();
    ImGuiIO& io = ImGui::GetIO();
    io.AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
    io.AddMousePosEvent(spot.x + spot.width / 2, spot.y + spot.height / 2);
    io.AddMouseButtonEvent(0, true);
    wait(page, 0.3);
    EXPECT_EQ(card(page), "") << "that is no more than a touch: " << window;
    wait(page, 0.4);
    EXPECT_TRUE(tells(card(page), "Volné místo")) << window << ": " << card(page);
    io.AddMouseButtonEvent(0, false);
    settle(page);
    EXPECT_TRUE(tells(card(page), "Volné místo")) << "it stays: " << window;
    EXPECT_FALSE(page.app->table.hand.placement) << "no tile has been laid: " << window;
  }
}

TEST(Reading, AButtonSaysItsNameWhereTheMouseRests) {
  AtPage page("table/middle");
  const ProbeItem button = *item(page, "table.view");
  point_at(page, button.x + button.width / 2, button.y + button.height / 2);
  wait(page, 1.5);
  EXPECT_TRUE(tells(fact(page, "tip"), "View")) << fact(page, "tip");
}

TEST(Reading, ViewsAreChosenByKeyAndFromTheirMenu) {
  for (const char* window : {"desktop", "upright"}) {
    AtPage page("table/middle", window);
    for (const char* view : {"view.fields", "view.owners", "view.spots", "view.none"}) {
      press_key(page, ImGuiKey_V);
      EXPECT_EQ(fact(page, "table.view"), view) << window;
    }
    press(page, "table.view");
    press(page, "view.1");
    EXPECT_EQ(fact(page, "table.view"), "view.fields") << window;
    if (!item(page, "view.off")) press(page, "table.view");
    press(page, "view.off");
    EXPECT_EQ(fact(page, "table.view"), "view.none") << window;
  }
}

TEST(Reading, AHintIsGivenWhenAskedForAndOnlyAboutThisPosition) {
  for (const char* window : {"desktop", "upright"}) {
    AtPage page("table/middle", window);
    EXPECT_EQ(fact(page, "table.advice"), "");
    press(page, "table.advice");
    EXPECT_TRUE(tells(fact(page, "table.advice"), "Hint")) << fact(page, "table.advice");
    press_key(page, ImGuiKey_Escape);
    EXPECT_EQ(fact(page, "table.advice"), "") << window;
  }
  AtPage page("table/advice");
  EXPECT_NE(fact(page, "table.advice"), "");
  press(page, items(page, "table.spot.").front().id);
  press(page, "table.confirm");
  EXPECT_EQ(fact(page, "table.advice"), "");
}

TEST(Reading, ATileOfTheListShowsWhereItWouldFit) {
  AtPage page("table/middle");
  press(page, "table.bag");
  const ProbeItem tile = items(page, "table.bag.base").front();
  const auto marks = [] { return ImGui::GetBackgroundDrawList()->VtxBuffer.Size; };
  const int before = marks();
  point_at(page, tile.x + tile.width / 2, tile.y + tile.height / 2);
  EXPECT_NE(page.app->drawn.pointed_type, no_type);
  EXPECT_GT(marks(), before);
}

TEST(Reading, WithoutHelpNothingIsMarkedCountedOrAdvised) {
  AtPage page("start/fresh");
  press(page, "start.more");
  press(page, "start.settings");
  press(page, "settings.purist");
  press(page, "back");
  press(page, "start.new-game");
  open_rules(page);
  press(page, "new.player.1.kind");
  press(page, "kind.person");
  press(page, "new.start");
  EXPECT_TRUE(items(page, "table.spot.").empty());
  EXPECT_EQ(item(page, "table.advice"), nullptr);
  EXPECT_FALSE(item(page, "table.view")->enabled);
  ImGui::GetIO().AddKeyEvent(ImGuiKey_G, true);
  draw_frames(page, 3);
  EXPECT_NE(fact(page, "notice"), "") << "why there is no advice";
  EXPECT_EQ(fact(page, "table.advice"), "");
  ImGui::GetIO().AddKeyEvent(ImGuiKey_G, false);
  settle(page);
  press(page, "table.bag");
  EXPECT_TRUE(items(page, "table.bag.base").empty());
  press(page, "table.bag");
  // The keys reach every space; where the tile does not fit in its rotation, it is not placed.
  press_key(page, ImGuiKey_Enter);  // the cursor appears
  const Hand& hand = page.app->table.hand;
  for (int n = 0; n < 16 && !hand.placement; ++n) {
    press_key(page, ImGuiKey_Enter);
    if (!hand.placement) press_key(page, n % 4 == 3 ? ImGuiKey_RightArrow : ImGuiKey_R);
  }
  EXPECT_TRUE(hand.placement);
}

}  // namespace
}  // namespace gallery::reading_test
