// Clouds over the table: they move only while something else does, and never with reduced motion.
#include "tests/page/at_page.hpp"
#include "web/board/surroundings.hpp"

namespace gallery::weather_test {
namespace {

using namespace bastide;
using namespace bastide::web;

// The number of vertices of the board.
int drawn(Stage& stage) {
  draw_frames(stage, 1);
  return ImGui::GetBackgroundDrawList()->VtxBuffer.Size;
}

void play_any(Stage& stage) {
  Session& session = *stage.app->session;
  ActionList legal;
  legal_actions(session.game, last_state(session), legal);
  ASSERT_TRUE(play(session, legal[0]));
}

TEST(Weather, CloudsAreOnlyWhereTheyAreChosen) {
  AtPage page("table/middle");
  const int plain = drawn(page);
  for (int chosen = 0; chosen < surroundings_count; ++chosen) {
    page.app->settings.surroundings = chosen;
    const bool clouds = surroundings(chosen).clouds != 0;
    EXPECT_EQ(drawn(page) > plain + 32, clouds) << surroundings_words[chosen];
  }
  EXPECT_EQ(surroundings(0).clouds, 0u);
}

TEST(Weather, NothingIsDrawnForItAtRest) {
  AtPage page("table/morning");
  place().device.reduced_motion = page.app->settings.reduce_motion = false;
  settle(page);
  const float wind = page.app->table.wind;
  wait(page, 2);
  EXPECT_EQ(page.app->table.wind, wind);
  press_key(page, ImGuiKey_Minus);
  EXPECT_GT(page.app->table.wind, wind);
}

TEST(Weather, IsStillWhereMotionIsReduced) {
  AtPage page("table/morning");
  play_any(page);
  settle(page);
  EXPECT_EQ(page.app->table.wind, 0);
}

}  // namespace
}  // namespace gallery::weather_test
