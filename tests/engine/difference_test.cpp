// Incremental estimates against full ones: equal to the last bit.
#include "engine/players/difference.hpp"

#include <gtest/gtest.h>

#include <memory>

#include "engine/base/random.hpp"
#include "engine/players/turn_rater.hpp"
#include "engine/rules/scoring.hpp"
#include "tests/engine/players.hpp"
#include "tests/engine/thinning.hpp"

namespace bastide::difference_test {
namespace {

using namespace testing;

// Plays games between greedy players, who often share features, and calls `look` at some of the
// decisions, with the legal actions.
template <class Look>
void each_decision(const Game& game, u64 every, Look look) {
  State state = initial_state(game);
  Random random{game.setup.seed};
  for (u64 n = 0;; ++n) {
    resolve_chances(game, state);
    const Decision d = decision(game, state);
    if (d.over || ::testing::Test::HasFailure()) return;
    ActionList actions;
    legal_actions(game, state, actions);
    if (n % every == 0 && actions.size() > 1) look(state, d, actions);
    const bool choose = random.below(4) != 0;
    apply(game, state,
          choose ? kind("greedy").choose(game, state, random, {}).action
                 : random_action(game, state, random));
  }
}

std::vector<Game> games() {
  std::vector<Game> games;
  const auto add = [&](const Setup& setup) {
    if (check_setup(setup)) games.push_back(make(setup));
  };
  add(setup_of(41));
  add(setup_of(42, 4));
  for (const Preset& preset : presets()) {
    Setup setup = setup_of(43 + games.size(), 3);
    setup.expansions = preset.expansions;
    setup.options = preset.options;
    add(setup);
  }
  for (const ExpansionInfo& info : expansion_infos()) {
    Setup setup = setup_of(60 + games.size(), 2 + static_cast<int>(games.size()) % 3);
    setup.expansions = expansion_bit(info.expansion);
    add(setup);
  }
  Setup limited = setup_of(90);
  limited.options.limited_board = true;
  add(limited);
  limited.options.hand_of_three = true;
  add(limited);
  return games;
}

// Estimates a position both ways. Counts those for which the incremental way sufficed.
struct Both {
  DrawOdds odds;
  Difference difference;
  std::unique_ptr<Survey> whole = std::make_unique<Survey>();
  int compared = 0, by_difference = 0;

  Both(const Game& game, const State& from) : odds(game, from, Weights{}) {
    difference.compare_with(odds, &from);
  }
  void compare(const State& state) {
    ++compared;
    Estimate quick;
    if (!difference.estimate(state, quick)) return;
    ++by_difference;
    survey(odds, state.board, *whole);
    const Estimate exact = estimate(odds, *whole, state);
    for (int p = 0; p < max_players; ++p) ASSERT_EQ(quick.points[p], exact.points[p]);
  }
};

// Some games are short, and each must be looked at.
constexpr u64 skipped = thinning == 1 ? 1 : 16;

TEST(Evaluation, IncrementalEqualsFull) {
  for (const Game& game : games()) {
    int compared = 0, by_difference = 0;
    each_decision(game, 5 * skipped,
                  [&](const State& state, const Decision&, const ActionList& actions) {
                    Both both(game, state);
                    for (const Action& action : actions) {
                      both.difference.new_board();
                      State next = state;
                      apply(game, next, action);
                      both.compare(next);
                      if (next.over || decision(game, next).chance) continue;
                      ActionList answers;
                      legal_actions(game, next, answers);
                      for (const Action& answer : answers) {
                        State then = next;
                        apply(game, then, answer);
                        if (then.board.tiles.size() == next.board.tiles.size()) both.compare(then);
                        ASSERT_FALSE(::testing::Test::HasFatalFailure())
                            << game.setup.seed << ", turn " << state.turn << ", phase "
                            << static_cast<int>(decision(game, state).phase);
                      }
                    }
                    compared += both.compared;
                    by_difference += both.by_difference;
                  });
    EXPECT_GT(by_difference, compared / 5)
        << game.setup.seed;  // in the middle of turns it seldom is
  }
}

// Figures put onto the position after the turn without one.
TEST(Evaluation, IncrementalFiguresEqualFull) {
  int all = 0;
  for (const Game& game : games()) {
    int compared = 0;
    each_decision(game, 5 * skipped,
                  [&](const State& state, const Decision& d, const ActionList& actions) {
                    if (d.phase != Phase::place) return;
                    Both both(game, state);
                    for (const Action& action : actions) {
                      both.difference.new_board();
                      State next = state;
                      apply(game, next, action);
                      if (decision(game, next).phase != Phase::figure) continue;
                      ActionList figures;
                      legal_actions(game, next, figures);
                      const TileIndex placed = next.placed;
                      apply(game, next, figures[0]);
                      Estimate unused;
                      if (next.over || !both.difference.estimate(next, unused)) continue;
                      survey(both.odds, next.board, *both.whole);
                      for (const Action& figure : figures) {
                        if (figure.kind != ActionKind::deploy) continue;
                        put_figure(next, d.player, static_cast<FigureKind>(figure.what),
                                   node_of(next.board, placed, figure.where));
                        Estimate quick;
                        if (both.difference.estimate_figure(next, quick)) {
                          ++compared;
                          const Estimate exact = estimate(both.odds, *both.whole, next);
                          for (int p = 0; p < max_players; ++p)
                            ASSERT_EQ(quick.points[p], exact.points[p]);
                        }
                        take_figure(next, next.figures.size() - 1);
                      }
                    }
                  });
    const bool together = game.setup.expansions & expansion_bit(Expansion::mists);
    if (together || thinning == 1) {  // thinned out, it may be none of a game
      EXPECT_EQ(compared > 0, !together) << game.setup.seed;
    }
    all += compared;
  }
  EXPECT_GT(all, 100);
}

// The best figure, rated without playing it, against every figure played.
TEST(Evaluation, RatesTurnsAsIfTheyWerePlayed) {
  for (const Game& game : games()) {
    TurnRater rater(game, {}), plain(game, {});
    int compared = 0;
    each_decision(
        game, 7 * skipped, [&](const State& state, const Decision& d, const ActionList& actions) {
          DrawOdds odds(game, state, Weights{});
          rater.refer_to(odds, d.player, &state);
          plain.refer_to(odds, d.player);
          if (d.phase != Phase::place) return;
          for (const Action& action : actions) {
            rater.new_board();
            plain.new_board();
            const TurnValue value = rater.after(state, action, false);
            State next = state;
            apply(game, next, action);
            const Decision then = decision(game, next);
            if (then.phase != Phase::figure || then.player != d.player) {
              ASSERT_EQ(value.points, plain.after(state, action, false).points);
              continue;
            }
            ActionList figures;
            legal_actions(game, next, figures);
            TurnValue best;
            for (const Action& figure : figures) {
              const double points = plain.after(next, figure, false).points;
              ASSERT_EQ(points, rater.after(next, figure, false).points);
              if (&figure == figures.begin() || points > best.points)
                best = {points, false, false, figure};
              ++compared;
            }
            ASSERT_EQ(value.points, best.points) << game.setup.seed << ", turn " << state.turn;
            ASSERT_EQ(value.figure, best.figure);
          }
        });
    EXPECT_GT(compared, 0) << game.setup.seed;
  }
}

}  // namespace
}  // namespace bastide::difference_test
