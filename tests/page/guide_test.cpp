// The guided first game at the table.
#include <cmath>

#include "engine/review/analysis.hpp"
#include "tests/page/at_page.hpp"
#include "web/lessons/progress.hpp"

namespace gallery::guide_test {
namespace {

using namespace bastide;
using namespace bastide::web;

TEST(Guide, IsSilentInAReplay) {
  for (const char* window : {"desktop", "upright"}) {
    AtPage page("lesson/first-0", window);
    EXPECT_NE(fact(page, "lesson.text"), "") << window;
    EXPECT_NE(fact(page, "lesson.places"), "") << window;
    press_key(page, ImGuiKey_B);
    ASSERT_TRUE(page.app->table.replay.open);
    EXPECT_EQ(fact(page, "lesson.text"), "") << window;
    EXPECT_EQ(fact(page, "lesson.places"), "") << window;
    EXPECT_TRUE(items(page, "lesson.").empty()) << window;
    press(page, "timeline.close");
    EXPECT_NE(fact(page, "lesson.text"), "") << window;
  }
}

// Placed elsewhere, the tile is not said to do what the card asked for.
TEST(Guide, SeesThatTheTileLiesElsewhere) {
  AtPage page("lesson/first-0");
  const std::string ringed = "table.spot." + fact(page, "lesson.places");
  for (const ProbeItem& spot : items(page, "table.spot."))
    if (spot.id != ringed) {
      press(page, spot.id);
      break;
    }
  EXPECT_EQ(fact(page, "lesson.text"), tr(page.app->texts, "guide.elsewhere"));
}

// ---- The card -----------------------------------------------------------------------------------

Area area_of(const ProbeItem& item) { return {item.x, item.y, item.width, item.height}; }
bool overlap(const Area& a, const Area& b) {
  return a.x < b.x + b.width - 1 && b.x < a.x + a.width - 1 && a.y < b.y + b.height - 1 &&
         b.y < a.y + a.height - 1;
}
float distance(const Area& a, const Area& b) {
  const float dx = std::max({0.0f, a.x - b.x - b.width, b.x - a.x - a.width});
  const float dy = std::max({0.0f, a.y - b.y - b.height, b.y - a.y - a.height});
  return std::hypot(dx, dy);
}

const Area& card_of(const Stage& page) { return page.app->table.layout.lesson; }

// What can be pressed on the board, and what the card speaks of, are not under it.
void expect_nothing_hidden(const Stage& page, const std::string& where) {
  for (const char* stem : {"table.spot.", "table.cell.", "table.here.", "table.mark."})
    for (const ProbeItem& one : items(page, stem))
      EXPECT_FALSE(overlap(card_of(page), area_of(one))) << where << ": " << one.id;
}

TEST(Guide, ItsCardHidesNothingAndPointsAtWhatItSpeaksOf) {
  for (const char* window : {"desktop", "upright", "sideways", "tablet", "big"}) {
    AtPage page("start/fresh", window);
    press(page, "start.learn");
    for (int turn = 0; turn < 7; ++turn) {
      const std::string where = std::string(window) + ", turn " + std::to_string(turn);
      while (fact(page, "lesson.places").empty() && item(page, "lesson.next")) {
        expect_nothing_hidden(page, where);
        press(page, "lesson.next");
      }
      expect_nothing_hidden(page, where);
      const std::string places = fact(page, "lesson.places");
      if (places.empty()) break;  // any space is right
      const std::string ringed = places.substr(0, places.find(' '));
      EXPECT_EQ(fact(page, "lesson.target"), ringed) << where;
      if (std::string(window) == "desktop") {
        const ProbeItem* spot = item(page, "table.spot." + ringed);
        ASSERT_TRUE(spot) << where;
        EXPECT_EQ(fact(page, "lesson.arrow"), "drawn") << where;
        EXPECT_LT(distance(card_of(page), area_of(*spot)), 330) << where << ": near it";
      }
      press(page, "table.spot." + ringed);
      expect_nothing_hidden(page, where + ", laid");
      if (turn == 0) press(page, "table.figure.1");
      if (turn == 2) press(page, "table.figure.1");
      EXPECT_EQ(fact(page, "lesson.target"), ringed) << where;
      press(page, "table.confirm");
      for (int n = 0; n < 60 && fact(page, "table.person") != "true"; ++n) wait(page, 0.5);
    }
    EXPECT_FALSE(page.missed) << window;
  }
}

TEST(Guide, ItsCardFollowsTheBoard) {
  AtPage page("lesson/first-0");
  const auto apart = [&] {
    const ProbeItem* spot = item(page, "table.spot." + fact(page, "lesson.places"));
    return spot ? distance(card_of(page), area_of(*spot)) : -1;
  };
  const Area before = card_of(page);
  const float near = apart();
  for (const auto& [dx, dy] : {std::pair{-140.0f, 60.0f}, {260.0f, -120.0f}, {-60.0f, 180.0f}}) {
    drag(page.app->table.camera, dx, dy);
    page.app->table.camera_taken_over = true;
    draw_frames(page, 2);
    EXPECT_FALSE(overlap(card_of(page), before) && card_of(page).x == before.x &&
                 card_of(page).y == before.y);
    EXPECT_LT(apart(), near + 60) << dx << ", " << dy;
    expect_nothing_hidden(page, "moved");
  }
}

// Nothing moves while nobody does anything.
TEST(Guide, ItsCardRests) {
  AtPage page("guide/players");
  for (int frames = 0; frames < 3; ++frames) EXPECT_FALSE(app_picture(*page.app));
}

// ---- The table ----------------------------------------------------------------------------------

// The controls in sight, apart from the spaces on the board.
std::vector<std::string> controls(const Stage& page) {
  std::vector<std::string> ids;
  for (const ProbeItem& one : page.app->ui.probe.items)
    if (one.seen && one.id.rfind("table.spot.", 0) != 0) ids.push_back(one.id);
  return ids;
}

TEST(Guide, BeginsWithHandBoardAndCard) {
  for (const char* window : {"desktop", "upright", "sideways"}) {
    AtPage page("lesson/first-0", window);
    std::string all;
    for (const std::string& id : controls(page)) all += id + ' ';
    EXPECT_LE(controls(page).size(), 7u) << window << ": " << all;
    EXPECT_TRUE(items(page, "table.player.").empty());
    ASSERT_TRUE(item(page, "table.menu")) << "a way out";
    press(page, "table.menu");
    EXPECT_TRUE(item(page, "table.menu.home"));
    EXPECT_FALSE(item(page, "table.menu.share"));
    EXPECT_FALSE(item(page, "table.menu.more"));
    AtPage other("table/middle", window);
    EXPECT_GT(controls(other).size(), 9u) << "an ordinary table";
    EXPECT_FALSE(items(other, "table.player.").empty());
  }
}

TEST(Guide, ShowsAPartOfTheTableWhenItExplainsIt) {
  AtPage undo("guide/undo");
  EXPECT_TRUE(item(undo, "table.undo"));
  EXPECT_FALSE(item(undo, "table.bag"));
  EXPECT_EQ(fact(undo, "lesson.target"), "tools");
  EXPECT_EQ(fact(undo, "lesson.text"), tr(undo.app->texts, "lesson.first-game.undo"));
  AtPage players("guide/players");
  EXPECT_EQ(items(players, "table.player.").size(), 2u);
  EXPECT_EQ(fact(players, "lesson.target"), "players");
  const std::string said = fact(players, "lesson.text");
  EXPECT_NE(said.find(tr(players.app->texts, "guide.part.players")), std::string::npos) << said;
  EXPECT_FALSE(item(players, "table.bag"));
  press(players, "lesson.next");
  EXPECT_NE(fact(players, "lesson.target"), "players");
  // Taking back leads to where it was not there.
  press(players, "table.undo");
  EXPECT_TRUE(items(players, "table.player.").empty());
}

TEST(Guide, EndsWithAnOrdinaryTable) {
  AtPage page("start/fresh");
  press(page, "start.learn");
  Session& session = *page.app->session;
  for (int n = 0; n < 200 && !is_over(session); ++n) {
    motion_skip(session, page.app->table.display, page.app->table.motion);
    if (shown_decision(session).player == learner)
      play(session, best_turn_by_estimate(session, session.cursor).front());
    else
      play(session, *lesson_cue(page.app->lesson, session).told);
    draw_frames(page, 1);
    if (!is_over(session) && shown(session).bag_total > 4 && session.record.actions.size() > 120) {
      EXPECT_TRUE(item(page, "table.bag"));
    }
  }
  EXPECT_TRUE(is_over(session));
  // Another game has everything from the start.
  AtPage other("table/fresh");
  EXPECT_TRUE(item(other, "table.bag"));
  EXPECT_EQ(items(other, "table.player.").size(), 2u);
}

TEST(Guide, NothingCoversWhatIsPressedAtTheTile) {
  for (const char* window : {"desktop", "upright", "sideways"}) {
    AtPage page("guide/city", window);
    for (const char* control : {"table.take-back", "table.confirm"}) {
      const ProbeItem* there = item(page, control);
      ASSERT_TRUE(there) << window << ": " << control;
      for (const Area& panel : page.app->drawn.panels)
        EXPECT_FALSE(inside(panel, *there)) << window << ": " << control;
    }
    EXPECT_TRUE(items(page, "table.event.").empty()) << "the card tells it";
  }
}

}  // namespace
}  // namespace gallery::guide_test
