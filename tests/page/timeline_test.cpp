// The replay: by buttons, slider and keys, by itself, and playing on from an earlier position.
#include "tests/page/at_page.hpp"
#include "web/panels/verdict.hpp"
#include "web/session/replay_stops.hpp"
#include "web/store/store.hpp"

namespace gallery::timeline_test {
namespace {

using namespace bastide;
using namespace bastide::web;

struct Step {
  const char* button;
  ImGuiKey key;
  Leap way;
};
// From the end, each of them leads somewhere else.
constexpr Step steps[] = {{"timeline.turn-back", ImGuiKey_PageUp, Leap::turn_back},
                          {"timeline.back", ImGuiKey_LeftArrow, Leap::back},
                          {"timeline.first", ImGuiKey_Home, Leap::first},
                          {"timeline.forward", ImGuiKey_RightArrow, Leap::forward},
                          {"timeline.turn-forward", ImGuiKey_PageDown, Leap::turn_forward},
                          {"timeline.last", ImGuiKey_End, Leap::last}};

TEST(Timeline, StepsByButtonsAndKeys) {
  for (const char* window : {"desktop", "upright", "sideways"})
    for (const bool keys : {false, true}) {
      AtPage page("table/middle", window);
      const Session& session = *page.app->session;
      const std::size_t actions = session.record.actions.size();
      press(page, "table.timeline");
      EXPECT_EQ(fact(page, "timeline"), "open");
      EXPECT_EQ(fact(page, "table.person"), "false") << "nothing is decided meanwhile";
      for (const Step& step : steps) {
        const std::size_t to = leap(session, step.way);
        ASSERT_NE(to, session.cursor) << step.button;
        if (keys)
          press_key(page, step.key);
        else
          press(page, step.button);
        EXPECT_EQ(session.cursor, to) << step.button << ' ' << window;
      }
      EXPECT_EQ(session.record.actions.size(), actions) << "looking back forgets nothing";
      press_key(page, ImGuiKey_Home);
      press_key(page, ImGuiKey_Escape);
      EXPECT_EQ(fact(page, "timeline"), "closed");
      EXPECT_TRUE(at_end(session)) << "Escape leads back to the present";
      EXPECT_EQ(fact(page, "table.person"), "true");
    }
}

TEST(Timeline, TheSliderLeadsToAnyPosition) {
  for (const char* window : {"desktop", "upright"}) {
    AtPage page("table/middle", window);
    const Session& session = *page.app->session;
    const std::vector<std::size_t> all = stops(session);
    press(page, "table.timeline");
    const ProbeItem slider = *item(page, "timeline.slider");
    const auto move_to = [&](float part) {
      ImGui::GetIO().AddMousePosEvent(slider.x + 12 + (slider.width - 24) * part,
                                      slider.y + slider.height / 2);
      draw_frames(page, 2);
      return session.cursor;
    };
    move_to(1);
    ImGui::GetIO().AddMouseButtonEvent(0, true);
    draw_frames(page, 2);
    const std::size_t middle = move_to(0.5f);
    EXPECT_NEAR(static_cast<double>(std::find(all.begin(), all.end(), middle) - all.begin()),
                static_cast<double>(all.size()) / 2, 2)
        << window;
    EXPECT_EQ(move_to(0), all.front()) << window;
    EXPECT_EQ(move_to(1), all.back()) << window;
    move_to(0.5f);
    ImGui::GetIO().AddMouseButtonEvent(0, false);
    settle(page);
    EXPECT_EQ(session.cursor, middle) << "it stays where it is let go";
  }
}

TEST(Timeline, ReplaysByItselfUntilItIsStopped) {
  AtPage page("table/middle");
  const Session& session = *page.app->session;
  // Without waiting until it has come to its end.
  const auto space = [&] {
    for (const bool down : {true, false}) {
      ImGui::GetIO().AddKeyEvent(ImGuiKey_Space, down);
      draw_frames(page, 2);
    }
  };
  press_key(page, ImGuiKey_B);
  press_key(page, ImGuiKey_PageUp);
  press_key(page, ImGuiKey_PageUp);
  const std::size_t from = session.cursor;
  space();
  EXPECT_EQ(fact(page, "timeline"), "playing");
  wait(page, 1.2);
  EXPECT_GT(session.cursor, from);
  EXPECT_FALSE(at_end(session));
  space();
  EXPECT_EQ(fact(page, "timeline"), "open");
  const std::size_t at = session.cursor;
  wait(page, 3);
  EXPECT_EQ(session.cursor, at);
  press(page, "timeline.play");
  EXPECT_TRUE(at_end(session)) << "played to the end";
  EXPECT_EQ(fact(page, "timeline"), "open");
}

// A game that is kept, shown two turns ago.
struct TwoTurnsAgo : AtPage {
  TwoTurnsAgo() : AtPage("table/middle") {
    ++app->session->revision;
    press_key(*this, ImGuiKey_B);
    press_key(*this, ImGuiKey_PageUp);
    press_key(*this, ImGuiKey_PageUp);
    slot = app->session->saved.slot;
    all = app->session->record.actions.size();
    here = app->session->cursor;
    press(*this, "timeline.from-here");
    EXPECT_EQ(fact(*this, "table.dialog"), "from-here");
  }
  std::string slot;
  std::size_t all = 0, here = 0;
};

TEST(Timeline, PlayingOnFromHereKeepsTheWholeGame) {
  TwoTurnsAgo page;
  const Session& session = *page.app->session;
  press(page, "dialog.cancel");
  EXPECT_EQ(session.record.actions.size(), page.all);
  EXPECT_EQ(session.cursor, page.here);
  press(page, "timeline.from-here");
  press(page, "from-here.keep");
  EXPECT_EQ(fact(page, "timeline"), "closed");
  EXPECT_EQ(session.record.actions.size(), page.here);
  EXPECT_NE(session.saved.slot, page.slot) << "a game of its own";
  EXPECT_EQ(list_games(platform_storage()).size(), 2u);
  const auto whole = load_game(platform_storage(), page.app->catalogue, page.slot);
  ASSERT_TRUE(whole);
  EXPECT_EQ(whole->record.actions.size(), page.all);
}

TEST(Timeline, PlayingOnFromHereForgetsWhatCameLaterIfToldSo) {
  TwoTurnsAgo page;
  press(page, "from-here.forget");
  const auto kept = load_game(platform_storage(), page.app->catalogue, page.slot);
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->record.actions.size(), page.here);
  EXPECT_EQ(list_games(platform_storage()).size(), 1u);
  EXPECT_EQ(fact(page, "table.person"), "true");
}

TEST(Timeline, AnotherMoveAfterSeveralUndoneTurnsAsksToo) {
  for (const int undone : {1, 8}) {
    AtPage page("table/middle");
    const Session& session = *page.app->session;
    for (int i = 0; i < undone; ++i) press_key(page, ImGuiKey_U);
    const std::size_t from = session.cursor;
    press(page, items(page, "table.spot.").front().id);
    press(page, "table.confirm");
    if (undone > 1) {
      EXPECT_EQ(fact(page, "table.dialog"), "from-here");
      EXPECT_EQ(session.cursor, from);
      press(page, "from-here.forget");
    }
    EXPECT_EQ(fact(page, "table.dialog"), "none") << "one's own last move is nobody's loss";
    EXPECT_GT(session.cursor, from);
    EXPECT_TRUE(at_end(session));
  }
}

TEST(Timeline, ABetterMoveIsNamedWhereItWasMissed) {
  AtPage page("sheet/examined");
  ASSERT_EQ(fact(page, "sheet.analysed"), "true");
  std::vector<std::string> moves;
  for (const ProbeItem& one : page.app->ui.probe.items)
    if (one.id.rfind("sheet.move.", 0) == 0) moves.push_back(one.id);
  ASSERT_FALSE(moves.empty());
  const Analysis& analysis = page.app->review.analysis;
  std::string better;
  for (const std::string& move : moves) {
    press(page, move);
    EXPECT_EQ(fact(page, "timeline"), "open") << move;
    // The panel is about the turn that was pressed, and says the same as the card.
    const auto turn =
        std::find_if(analysis.turns.begin(), analysis.turns.end(), [&](const TurnSummary& one) {
          return one.player != no_player && move == "sheet.move." + std::to_string(one.turn);
        });
    ASSERT_NE(turn, analysis.turns.end());
    const std::size_t i = static_cast<std::size_t>(turn - analysis.turns.begin());
    const TurnRating& rating = analysis.ratings[i];
    const std::string title = fact(page, "replay.title");
    if (i + 2 < analysis.turns.size()) {
      EXPECT_EQ(title.rfind("Turn " + std::to_string(turn->turn) + " of ", 0), 0u) << title;
      EXPECT_NE(title.find(" of " + std::to_string(count_turns(analysis))), std::string::npos);
    }
    const std::string_view verdict = verdict_name(page.app->texts, verdict_of(rating));
    EXPECT_TRUE(title.ends_with(verdict)) << title << "; " << verdict;
    if (rating.chance != rating.best_chance) {
      const long chance = std::lround(100 * analysis.chances[i][turn->player]);
      EXPECT_EQ(rating.chance, chance) << "and as the curve";
      EXPECT_NE(fact(page, "replay.chances").find(": " + std::to_string(chance) + "%"),
                std::string::npos)
          << fact(page, "replay.chances");
    }
    if (const std::string told = fact(page, "table.advice"); !told.empty()) better = told;
    press_key(page, ImGuiKey_Escape);
    press(page, "end.review");
  }
  EXPECT_EQ(better.rfind("Better: the tile ", 0), 0u) << better;
  EXPECT_EQ(better.find("the tile at "), std::string::npos) << "the board shows no coordinates";
  press(page, moves.back());
  press_key(page, ImGuiKey_Home);
  EXPECT_EQ(fact(page, "table.advice"), "") << "elsewhere it is no better";
}

}  // namespace
}  // namespace gallery::timeline_test
