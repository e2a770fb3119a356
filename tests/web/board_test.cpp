// The board and the panel beside it, drawn frame by frame: what a person sees is what has happened
// so far, once.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

#include "tests/web/frames.hpp"
#include "tests/web/played.hpp"
#include "web/table/moves.hpp"

namespace bastide::web {
namespace {

// A game in which a person is to place a tile.
std::unique_ptr<AtTable> at_a_tile(int actions, const std::string& second = "") {
  auto at = std::make_unique<AtTable>(played_at_random(builtin_catalogue(), actions, 7, second));
  while (shown_decision(at->session).phase != Phase::place)
    if (!undo(at->session)) break;
  at->ui.reduced_motion = true;  // the camera jumps
  table_open(at->settings, at->session, at->table);
  EXPECT_EQ(shown_decision(at->session).phase, Phase::place);
  return at;
}

// Lays the tile where a meeple may be placed on it, and chooses that.
void lay_with_meeple(AtTable& at) {
  for (const Spot& spot : at.table.hand.spots) {
    Hand hand = at.table.hand;
    if (!lay(at.session.game, shown(at.session), hand, spot.at) || hand.offers.size() < 2) continue;
    lay_tile(at.view, spot.at);
    for (std::size_t i = 0; i < at.table.hand.offers.size(); ++i)
      if (at.table.hand.offers[i].kind != ActionKind::pass) return pick(at.view, i);
  }
  FAIL() << "no meeple can be placed";
}

TEST(Board, ATileStaysWhereItLiesWhenItIsConfirmed) {
  const auto at = at_a_tile(20);
  Frames frames(*at);
  frames.draw(3);
  lay_with_meeple(*at);
  frames.draw(3);
  const std::size_t tiles = at->table.display.tiles, figures = figures_of(at->table.display).size();
  at->ui.reduced_motion = false;
  confirm_move(at->view);
  motion_take_up(at->ui, at->settings, at->session, at->table);  // in the same frame
  ASSERT_EQ(at->table.display.tiles, tiles + 1);
  for (int frame = 0; frame < 40; ++frame) {
    frames.draw();
    // Neither is taken away and put there again.
    ASSERT_EQ(at->table.display.tiles, tiles + 1) << "in frame " << frame;
    ASSERT_EQ(figures_of(at->table.display).size(), figures + 1) << "in frame " << frame;
    const MotionStep* step = running_step(at->table.motion);
    if (step) ASSERT_FALSE(is_figure_placed(step->events.front()));
  }
}

TEST(Board, AMeepleThatWasNotSeenBeforeComesDown) {
  const auto at = at_a_tile(20);
  at->settings.confirm_moves = false;
  Frames frames(*at);
  frames.draw(3);
  at->ui.reduced_motion = false;
  lay_with_meeple(*at);
  frames.draw();
  const MotionStep* step = running_step(at->table.motion);
  ASSERT_NE(step, nullptr);
  EXPECT_TRUE(is_figure_placed(step->events.front()));
}

TEST(Board, ThePanelAsksNobodyWhileAMoveIsShown) {
  const auto at = at_a_tile(20);
  Frames frames(*at);
  frames.draw(3);
  ASSERT_NE(frames.item("table.turn-left"), nullptr);
  // What has been played before, by whomever, is shown again.
  const std::size_t end = at->session.cursor;
  go_to(at->session, 0);
  motion_reset(at->session, at->table.display, at->table.motion);
  at->table.motion.replay = true;
  at->ui.reduced_motion = false;
  go_to(at->session, end);
  int shown = 0;
  for (int frame = 0; frame < 60; ++frame) {
    frames.draw();
    ASSERT_NE(running_step(at->table.motion), nullptr);
    EXPECT_EQ(frames.item("table.turn-left"), nullptr);
    EXPECT_EQ(frames.item("table.advice"), nullptr);
    ++shown;
  }
  EXPECT_EQ(shown, 60);
  motion_skip(at->session, at->table.display, at->table.motion);
  frames.draw(2);
  EXPECT_NE(frames.item("table.turn-left"), nullptr);
}

}  // namespace
}  // namespace bastide::web
