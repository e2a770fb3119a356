// A thinking computer player can be told to move now.
#include <imgui.h>

#include "tests/page/at_page.hpp"
#include "web/opponent/thinker.hpp"

namespace gallery::hurry_test {
namespace {

using namespace bastide;
using namespace bastide::web;

// Makes the next player a computer that only reports what it would do so far.
void let_think(Stage& page, bool tells) {
  place().worker_answers = false;
  place().worker_tells = tells;
  Session& session = *page.app->session;
  session.record.players[shown_decision(session).player].computer = "bailiff";
  settle(page);
}

TEST(Hurry, IsOfferedOnceAPlayerThinksForLong) {
  for (const char* window : {"desktop", "upright", "sideways"}) {
    AtPage page("table/middle", window);
    EXPECT_FALSE(item(page, "table.hurry"));
    let_think(page, false);
    EXPECT_EQ(fact(page, "table.thinking"), "true");
    wait(page, 1);
    EXPECT_TRUE(item(page, "table.hurry")) << window;
    // If it has not reported anything, it moves without looking ahead.
    const std::size_t actions = page.app->session->record.actions.size();
    place().worker_answers = true;
    press(page, "table.hurry");
    EXPECT_GT(page.app->session->record.actions.size(), actions) << window;
    EXPECT_FALSE(item(page, "table.hurry")) << window;
  }
}

TEST(Hurry, MakesItMoveAsItWouldSoFar) {
  for (const bool by_key : {false, true}) {
    AtPage page("table/middle");
    let_think(page, true);
    wait(page, 1);
    const Computer& computer = page.app->computer;
    const Session& session = *page.app->session;
    const PendingQuestion* question = question_of(page.app->thinker, Asker::computer);
    ASSERT_TRUE(question && question->so_far) << "what it would do is told";
    const Action best = *question->so_far;
    const std::size_t at = session.cursor;
    EXPECT_EQ(session.record.actions.size(), at) << "it still thinks";
    if (by_key)
      press_key(page, ImGuiKey_Space);
    else
      press(page, "table.hurry");
    ASSERT_GT(session.record.actions.size(), at);
    EXPECT_EQ(session.record.actions[at], listed(session.game, state_at(session, at), best));
    // For the rest of the turn no player that looks ahead is asked.
    EXPECT_EQ(computer.hurried, session.positions[at].turn);
    question = question_of(page.app->thinker, Asker::computer);
    EXPECT_FALSE(question && question->so_far) << "greedy tells nothing";
    place().worker_answers = true;
    wait(page, 21);  // the last question was asked when the worker was silent
    settle(page);
    EXPECT_GT(session.positions.back().turn, session.positions[at].turn);
    EXPECT_EQ(computer.hurried, 0) << "the next turn is thought about again";
  }
}

TEST(Hurry, AKeyTooSoonHurriesNobody) {
  AtPage page("table/middle");
  let_think(page, true);
  ASSERT_TRUE(page.app->thinker.pending);
  page.app->thinker.pending->asked = page.app->ui.now;
  const std::size_t at = page.app->session->cursor;
  ImGui::GetIO().AddKeyEvent(ImGuiKey_Space, true);
  draw_frames(page, 2);
  ImGui::GetIO().AddKeyEvent(ImGuiKey_Space, false);
  draw_frames(page, 2);
  EXPECT_EQ(page.app->session->record.actions.size(), at);
}

}  // namespace
}  // namespace gallery::hurry_test
