// The end of a game at the table: it is told while it is watched, and its result stays.
#include "tests/page/at_page.hpp"
#include "web/store/store.hpp"

namespace gallery::ending_test {
namespace {

using namespace bastide;
using namespace bastide::web;

std::string scores_of(const Session& session) {
  std::string scores;
  for (const int points : points_of(session))
    scores += (scores.empty() ? "" : ",") + std::to_string(points);
  return scores;
}

TEST(Ending, IsToldAfterTheLastTileAndLeadsToTheResult) {
  for (const char* window : {"desktop", "upright", "sideways"}) {
    AtPage page("end/told-first", window);
    ASSERT_EQ(fact(page, "end"), "telling") << window;
    EXPECT_EQ(fact(page, "over"), "true");
    EXPECT_EQ(fact(page, "table.asked"), "") << "no empty hand meanwhile";
    EXPECT_FALSE(item(page, "table.result"));
    const int begun = page.app->table.display.score[0];
    wait(page, 2);
    EXPECT_GT(page.app->table.display.score[0] + page.app->table.display.score[1], begun);
    wait(page, static_cast<double>(most_ending));
    EXPECT_EQ(fact(page, "end"), "shown") << window;
    EXPECT_NE(fact(page, "end.headline"), "");
    for (std::size_t p = 0; p < 2; ++p)
      EXPECT_EQ(page.app->table.display.score[p], points_of(*page.app->session)[p]);
    settle(page);
    EXPECT_FALSE(page.missed) << "nothing moves at rest";
    for (const char* button : {"end.again", "end.review", "end.share", "end.close"})
      EXPECT_TRUE(item(page, button)) << button << ", " << window;
  }
}

TEST(Ending, APressOrAKeySkipsToTheResult) {
  for (const bool key : {false, true}) {
    AtPage page("end/told-cities");
    ASSERT_EQ(fact(page, "end"), "telling");
    ImGuiIO& io = ImGui::GetIO();
    if (key) {
      io.AddKeyEvent(ImGuiKey_Space, true);
    } else {
      io.AddMousePosEvent(300, 300);
      io.AddMouseButtonEvent(0, true);
    }
    draw_frames(page, 2);
    io.AddKeyEvent(ImGuiKey_Space, false);
    io.AddMouseButtonEvent(0, false);
    draw_frames(page, 2);
    EXPECT_EQ(fact(page, "end"), "shown");
    EXPECT_EQ(fact(page, "scores"), scores_of(*page.app->session));
    EXPECT_EQ(page.app->screen, Screen::table);
    settle(page);
    EXPECT_EQ(fact(page, "end"), "shown") << "the press did nothing else";
  }
}

TEST(Ending, WithoutMotionTheResultIsThereAtOnce) {
  AtPage page("end/told-first");
  page.app->settings.reduce_motion = true;
  draw_frames(page, 1);
  EXPECT_EQ(fact(page, "end"), "shown");
}

TEST(Ending, OfAGameThatIsOpenedShowsTheResultAtOnce) {
  AtPage page("end/won");
  place().device.reduced_motion = page.app->settings.reduce_motion = false;
  const std::string slot = page.app->session->saved.slot;
  EXPECT_EQ(fact(page, "end.headline"), "You win");
  request(page.app->requests, ask_for::Home{});
  settle(page);
  auto kept = load_game(platform_storage(), page.app->catalogue, slot);
  ASSERT_TRUE(kept);
  open_game(page, std::move(*kept));
  draw_frames(page, 1);
  EXPECT_EQ(fact(page, "end"), "shown");
  EXPECT_EQ(fact(page, "screen"), "table");
}

TEST(Ending, SaysWhoHasWonAndHow) {
  const std::pair<const char*, const char*> scenes[] = {{"end/won", "You win"},
                                                        {"end/lost", "Mason wins"},
                                                        {"end/draw", "A draw"},
                                                        {"mists/won", "Won together"},
                                                        {"mists/lost", "The mist has won"}};
  for (const auto& [scene, headline] : scenes) {
    AtPage page(scene, "upright");
    EXPECT_EQ(fact(page, "end.headline"), headline) << scene;
    EXPECT_NE(place().told.find(headline), std::string::npos) << "screen readers hear it";
  }
}

TEST(Ending, TheResultIsPutAsideAndBroughtBack) {
  for (const char* window : {"desktop", "upright"}) {
    AtPage page("end/won", window);
    press_key(page, ImGuiKey_Escape);
    EXPECT_EQ(fact(page, "end"), "closed");
    EXPECT_EQ(fact(page, "table.dialog"), "none");
    press(page, "table.result");
    EXPECT_EQ(fact(page, "end"), "shown");
    press(page, "end.review");
    EXPECT_EQ(fact(page, "screen"), "score-sheet");
    press_key(page, ImGuiKey_Escape);
    EXPECT_EQ(fact(page, "screen"), "table");
    EXPECT_EQ(fact(page, "end"), "shown");
    press(page, "end.close");
    press(page, "table.undo");
    EXPECT_FALSE(at_end(*page.app->session));
    EXPECT_FALSE(item(page, "end.again"));
  }
}

TEST(Ending, TheKeyboardAloneReachesItsButtons) {
  AtPage page("end/won");
  press_key(page, ImGuiKey_Tab);
  EXPECT_EQ(fact(page, "focus"), "end.again");
  press_key(page, ImGuiKey_Tab);
  EXPECT_EQ(fact(page, "focus"), "end.review");
  press_key(page, ImGuiKey_Enter);
  EXPECT_EQ(fact(page, "screen"), "score-sheet");
}

TEST(Ending, AgainSeatsTheSameAndAnotherBegins) {
  AtPage page("end/won");
  const Record before = page.app->session->record;
  const PlayerIndex first = page.app->session->positions[0].active;
  press(page, "end.again");
  const Session& next = *page.app->session;
  EXPECT_EQ(next.record.players.size(), before.players.size());
  EXPECT_EQ(next.record.players[1].computer, "mason");
  EXPECT_NE(next.positions[0].active, first);
  EXPECT_EQ(fact(page, "end"), "none");
}

TEST(Ending, SharingBeginsWithTheWholeGame) {
  AtPage page("end/won");
  press(page, "end.share");
  EXPECT_EQ(fact(page, "dialog"), "share");
  EXPECT_EQ(fact(page, "share.thing"), tr(page.app->texts, "share.game"));
  press(page, "share.link");
  EXPECT_NE(page.app->screens.link.find("#g="), std::string::npos) << page.app->screens.link;
}

TEST(Ending, ReplayingAnEndTellsNothing) {
  AtPage page("end/won");
  place().device.reduced_motion = page.app->settings.reduce_motion = false;
  request(page.app->requests, ask_for::LookBack{page.app->session->record.actions.size() / 2, {}});
  draw_frames(page, 2);
  EXPECT_EQ(fact(page, "end"), "away");
  EXPECT_FALSE(item(page, "end.again"));
  press_key(page, ImGuiKey_End);
  wait(page, 3);
  EXPECT_EQ(fact(page, "end"), "away");
  press_key(page, ImGuiKey_Escape);
  EXPECT_EQ(fact(page, "end"), "shown") << "at once";
}

}  // namespace
}  // namespace gallery::ending_test
