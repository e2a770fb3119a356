// Animation at the table: its order, its end, and that acting ends it.
#include "web/board/motion.hpp"

#include <gtest/gtest.h>

#include <memory>

#include "tests/web/at_table.hpp"
#include "tests/web/played.hpp"
#include "web/board/counting.hpp"

namespace bastide::web::motion_test {
namespace {

// A game that has been played and is shown from the beginning.
struct Watched {
  std::unique_ptr<AtTable> at =
      std::make_unique<AtTable>(played_at_random(builtin_catalogue(), 150, 7));
  std::size_t end = 0;

  explicit Watched(bool reduced = false) {
    at->ui.reduced_motion = reduced;
    end = at->session.cursor;
    go_to(at->session, 0);
    motion_reset(at->view.session, at->view.play->display, at->view.play->motion);
    at->table.motion.replay = true;
    go_to(at->session, end);
    motion_enqueue(at->view.ui, at->view.settings, at->view.session, at->view.play);
  }
};

void expect_at_rest(Watched& watched) {
  const DisplayState settled = display_at(watched.at->session, watched.end);
  const DisplayState& shown = watched.at->table.display;
  EXPECT_TRUE(watched.at->table.motion.steps.empty());
  EXPECT_EQ(shown.tiles, settled.tiles);
  EXPECT_EQ(shown.pieces, settled.pieces);
  for (int p = 0; p < 2; ++p) EXPECT_EQ(shown.score[p], settled.score[p]);
}

TEST(Motion, ShowsEverythingInTheOrderInWhichItHappened) {
  Watched watched;
  std::size_t tiles = 0, action = 0;
  int score = 0;
  for (int frame = 0; frame < 100000; ++frame) {
    const MotionStep* step = running_step(watched.at->table.motion);
    if (!step) break;
    // Nothing is removed: tiles and points only grow.
    EXPECT_GE(step->action, action);
    EXPECT_GE(watched.at->table.display.tiles, tiles);
    const int sum = shown_score(watched.at->view.play->display, watched.at->view.play->motion, 0) +
                    shown_score(watched.at->view.play->display, watched.at->view.play->motion, 1);
    EXPECT_GE(sum, score);
    action = step->action;
    tiles = watched.at->table.display.tiles;
    score = sum;
    motion_frame(watched.at->view.settings, watched.at->view.session, watched.at->view.play,
                 0.033f);
  }
  expect_at_rest(watched);
}

TEST(Motion, EndsWhereActingEndsIt) {
  Watched watched;
  for (int frame = 0; frame < 200; ++frame)
    motion_frame(watched.at->view.settings, watched.at->view.session, watched.at->view.play,
                 0.033f);
  ASSERT_NE(running_step(watched.at->table.motion), nullptr);
  motion_skip(watched.at->view.session, watched.at->view.play->display,
              watched.at->view.play->motion);
  expect_at_rest(watched);
}

TEST(Motion, CountsTheTilesThatAreScored) {
  int counted = 0;
  for (u64 seed = 1; seed <= 8; ++seed) {
    const Session session = played_at_random(builtin_catalogue(), 400, seed);
    for (std::size_t k = 0; k < session.events.size(); ++k)
      for (const Event& event : session.events[k]) {
        if (event.kind != EventKind::scored) continue;
        const std::vector<Counted> all =
            count_of(session.game, state_at(session, k + 1).board, event.scoring);
        EXPECT_EQ(all.empty(), counting_seconds(event.scoring, false) <= 0);
        EXPECT_EQ(counting_seconds(event.scoring, true), 0);
        if (all.empty()) continue;
        ++counted;
        int tiles = 0, shields = 0;
        for (const Counted& one : all) EXPECT_EQ(one.number, one.shield ? ++shields : ++tiles);
        EXPECT_EQ(tiles, event.scoring.tiles);
        EXPECT_EQ(shields, event.scoring.shields);
      }
  }
  EXPECT_GT(counted, 3);
}

TEST(Motion, IsShorterWithReducedMotion) {
  const auto seconds = [](const Watched& watched) {
    float sum = 0;
    for (const MotionStep& step : watched.at->table.motion.steps) sum += step.seconds;
    return sum;
  };
  EXPECT_LT(seconds(Watched(true)), 0.7f * seconds(Watched()));
}

}  // namespace
}  // namespace bastide::web::motion_test
