// The board is the thing: how much of the window it has, that nothing is offered twice beside it,
// and how many controls are in sight.
#include <set>

#include "tests/gallery/screens/layout_faults.hpp"
#include "tests/page/at_page.hpp"
#include "web/drawing/pieces.hpp"
#include "web/play/choice_places.hpp"

namespace gallery::board_room_test {
namespace {

using namespace bastide;
using namespace bastide::web;

// A late game of Big Box 7, of six, in a window of 1440 x 900.
TEST(BoardRoom, IsMostOfTheWindowInALateGameOfSix) {
  for (const char* scene : {"table/late", "table/late-laid"}) {
    AtPage page(scene, "laptop");
    const Table& table = page.app->table;
    ASSERT_EQ(page.app->session->game.sides, 6);
    EXPECT_GE(table.layout.board.width, 0.85f * page.window.width) << scene;
    EXPECT_EQ(table.layout.board.height, page.window.height) << scene;
    EXPECT_EQ(items(page, "table.player.").size(), 6u);
    EXPECT_GE(figure_size(table.camera), 20);
    EXPECT_EQ(layout_faults(page), std::vector<std::string>{}) << scene;
  }
  AtPage page("table/late", "laptop");
  const Table& table = page.app->table;
  EXPECT_TRUE(sees_all(table.camera, shown(*page.app->session).board)) << "by itself";
}

// A press on a player opens the card with everything that the strip has no room for.
TEST(BoardRoom, ThePlayersCardHasTheRest) {
  AtPage page("table/late", "laptop");
  press(page, "table.player.0");
  EXPECT_TRUE(item(page, "table.card"));
}

// Marks are as large as a fingertip, and where they would overlap they spread.
TEST(BoardRoom, ChoicesAreAsLargeAsAFingertip) {
  for (const char* scene : {"table/late-laid", "table/laid", "decision/fly", "decision/magic"})
    for (const char* window : {"upright", "sideways"}) {
      const auto all = every_scene();
      if (std::none_of(all.begin(), all.end(), [&](const Scene& s) { return s.name == scene; }))
        continue;
      AtPage page(scene, window);
      std::vector<ProbeItem> marks = items(page, "table.figure.");
      for (const ProbeItem& mark : items(page, "table.choice.")) marks.push_back(mark);
      EXPECT_FALSE(marks.empty()) << scene << ' ' << window;
      for (std::size_t i = 0; i < marks.size(); ++i) {
        EXPECT_GE(std::min(marks[i].width, marks[i].height), 44) << scene << ' ' << marks[i].id;
        for (std::size_t k = i + 1; k < marks.size(); ++k) {
          const float dx = marks[i].x + marks[i].width / 2 - marks[k].x - marks[k].width / 2;
          const float dy = marks[i].y + marks[i].height / 2 - marks[k].y - marks[k].height / 2;
          EXPECT_GE(std::hypot(dx, dy), 43)
              << scene << ' ' << window << ' ' << marks[i].id << ' ' << marks[k].id;
        }
      }
    }
}

TEST(BoardRoom, MarksSpreadUntilNoneIsNearAnother) {
  for (unsigned seed = 1; seed < 40; ++seed) {
    std::vector<SpreadMark> marks;
    Random random{seed};
    for (int i = 0; i < 2 + static_cast<int>(seed % 9); ++i)
      marks.push_back(
          {{static_cast<float>(random.below(60)), static_cast<float>(random.below(60))}, i == 0});
    const Point fixed = marks.front().at;
    spread(marks, 44);
    EXPECT_EQ(marks.front().at.x, fixed.x);
    EXPECT_EQ(marks.front().at.y, fixed.y);
    for (std::size_t i = 0; i < marks.size(); ++i)
      for (std::size_t k = i + 1; k < marks.size(); ++k)
        EXPECT_GE(std::hypot(marks[i].at.x - marks[k].at.x, marks[i].at.y - marks[k].at.y), 42.5f)
            << seed << ": " << i << ' ' << k;
  }
}

// Figures, turning, tick and cross are at the tile, and nowhere else.
TEST(BoardRoom, NothingIsOfferedTwice) {
  for (const char* window : {"desktop", "upright", "sideways", "tablet", "big"}) {
    AtPage page("table/laid", window);
    const Hand& hand = page.app->table.hand;
    const Area& board = page.app->table.layout.board;
    for (const char* id : {"table.confirm", "table.take-back"}) {
      ASSERT_EQ(items(page, id).size(), 1u) << id << ' ' << window;
      EXPECT_TRUE(inside(board, *item(page, id))) << id << ' ' << window;
    }
    for (const ProbeItem& row : items(page, "table.choose.")) {
      const std::size_t offer = std::stoul(row.id.substr(row.id.rfind('.') + 1));
      EXPECT_EQ(hand.offers.at(offer).kind, ActionKind::pass) << row.id << ' ' << window;
    }
    press(page, items(page, "table.figure.").front().id);
    ASSERT_TRUE(hand.chosen) << window;
    EXPECT_NE(fact(page, "table.told"), "") << "the panel says what it is";
    press(page, "table.confirm");
    EXPECT_FALSE(hand.placement) << window;
  }
}

// What has no place on the board stays in the panel, which is broad enough for its words.
TEST(BoardRoom, WhatHasNoPlaceOnTheBoardIsListed) {
  AtPage page("decision/robber");
  EXPECT_FALSE(items(page, "table.choose.").empty());
  EXPECT_TRUE(inside(page.app->table.layout.hand, *item(page, "table.confirm")));
  EXPECT_GT(page.app->table.layout.hand.width, page.app->table.layout.players.width);
  AtPage waits("table/thinking");
  EXPECT_LT(waits.app->table.layout.hand.height, 0.3f * waits.window.height) << "folded";
}

// The mouse on a part of the tile where the figure cannot stand is told why.
TEST(BoardRoom, SaysWhyAFigureCannotStandThere) {
  AtPage page("table/late-laid", "big");
  const Table& table = page.app->table;
  const Position at = table.hand.placement->at;
  std::set<std::string> told;
  for (float y = 0.05f; y < 1; y += 0.1f)
    for (float x = 0.05f; x < 1; x += 0.1f) {
      const Point p = to_screen(table.camera, {at.x + x, at.y + y});
      ImGui::GetIO().AddMousePosEvent(p.x, p.y);
      draw_frames(page, 2);
      told.insert(fact(page, "table.told"));
    }
  for (const std::string& one : told) EXPECT_EQ(one.find("refusal."), std::string::npos) << one;
  EXPECT_GT(told.size(), 1u);
}

// ---- Log and track
// -----------------------------------------------------------------------------

TEST(BoardRoom, LogAndTrackAreClosedUntilTheyAreOpenedAndStaySo) {
  AtPage page("table/late", "laptop");
  Table& table = page.app->table;
  EXPECT_EQ(table.side, SidePanel::none);
  const float room = table.layout.board.width;
  for (const auto& [id, side] :
       {std::pair{"table.log", SidePanel::log}, std::pair{"table.track", SidePanel::track}}) {
    press(page, id);
    EXPECT_EQ(table.side, side) << id;
    open_game(page,
              *load_game(platform_storage(), page.app->catalogue, page.app->session->saved.slot));
    settle(page);
    EXPECT_EQ(table.side, side) << "after a reload";
    press(page, id);
    EXPECT_EQ(table.side, SidePanel::none) << id;
    EXPECT_EQ(table.layout.board.width, room);
  }
}

// ---- The last event
// ----------------------------------------------------------------------------

TEST(LastEvents, AreSaidAndGoWithTheNextTurnWhereNothingMoves) {
  for (const char* window : {"desktop", "upright", "sideways"}) {
    AtPage page("table/told", window);
    const auto& lines = page.app->table.events.lines;
    ASSERT_EQ(lines.size(), 1u) << window;
    EXPECT_EQ(fact(page, "table.event." + std::to_string(lines.front().player)),
              lines.front().text);
    const auto& entries = page.app->table.log.entries;
    EXPECT_TRUE(std::any_of(entries.begin(), entries.end(), [&](const LogEntry& entry) {
      return entry.text == lines.front().text;
    })) << "in the words of the log";
    wait(page, 30);
    EXPECT_EQ(lines.size(), 1u) << "it does not fade";
    ASSERT_EQ(fact(page, "table.person"), "true");
    press_key(page, ImGuiKey_Enter);
    press_key(page, ImGuiKey_Enter);
    press_key(page, ImGuiKey_0);
    if (page.app->table.hand.placement) press_key(page, ImGuiKey_Enter);
    settle(page);
    EXPECT_TRUE(lines.empty()) << window;
  }
}

// Puts a figure on the tile that is to be placed, as a computer player that has the turn.
void play_with_figure(Session& session) {
  play(session, best_turn_by_estimate(session, session.cursor).front());
  ActionList all;
  legal_actions(session.game, shown(session), all);
  play(session, all[all[0].kind == ActionKind::pass ? 1 : 0]);
}

TEST(LastEvents, FadeByThemselvesAndLeaveNoFrameAtRest) {
  AtPage page("table/middle");
  place().worker_answers = false;
  place().device.reduced_motion = page.app->settings.reduce_motion = false;
  Session& session = *page.app->session;
  session.record.players[shown_decision(session).player].computer = "miller";
  play_with_figure(session);
  const auto& lines = page.app->table.events.lines;
  for (int i = 0; i < 300 && lines.empty(); ++i) wait(page, 0.1);
  ASSERT_EQ(lines.size(), 1u);
  const double said = lines.front().since;
  settle(page);
  EXPECT_EQ(lines.size(), 1u) << "the page rests while it is read";
  page.app->ui.now = said + event_read_seconds + event_fade_seconds / 2;
  draw_frames(page, 1);
  EXPECT_EQ(lines.size(), 1u) << "it fades";
  page.app->ui.now = said + event_read_seconds + event_fade_seconds + 0.1;
  draw_frames(page, 2);
  EXPECT_TRUE(lines.empty());
  settle(page);
  EXPECT_FALSE(page.missed) << "it comes to rest";
}

TEST(LastEvents, OfPeopleAtOneDeviceAreNotRepeated) {
  AtPage page("table/middle");
  Session& session = *page.app->session;
  play_with_figure(session);
  settle(page);
  EXPECT_TRUE(page.app->table.events.lines.empty());
}

// ---- How many controls
// -------------------------------------------------------------------------

std::size_t controls_in_sight(const Stage& page) {
  std::set<std::string> ids;
  for (const ProbeItem& one : page.app->ui.probe.items)
    if (one.seen && one.id.rfind("table.spot.", 0) != 0 && one.id.rfind("table.cell.", 0) != 0)
      ids.insert(one.id);
  return ids.size();
}

TEST(BoardRoom, FewControlsAreInSight) {
  const std::pair<const char*, std::size_t> most[] = {{"table/middle", 13}, {"table/laid", 17}};
  for (const auto& [scene, count] : most)
    for (const char* window : {"desktop", "upright", "sideways"}) {
      AtPage page(scene, window);
      EXPECT_LE(controls_in_sight(page), count) << scene << ' ' << window;
    }
}

}  // namespace
}  // namespace gallery::board_room_test
