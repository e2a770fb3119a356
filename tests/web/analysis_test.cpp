// Analysis after a game: scores turn by turn, and the key moves.
#include "engine/review/analysis.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <memory>

#include "engine/base/random.hpp"
#include "engine/players/player.hpp"
#include "engine/review/measure.hpp"
#include "web/session/replay_stops.hpp"
#include "web/session/session.hpp"

namespace bastide::web::analysis_test {
namespace {

// `blind`: the second player plays at random.
Session game(int actions, bool blind = false, u64 seed = 3) {
  Setup setup;
  setup.seed = seed;
  setup.first_player = 0;
  auto session = begin_session(builtin_catalogue(), setup, {{"Anna", 1, ""}, {"Bo", 3, ""}});
  EXPECT_TRUE(session.has_value());
  Random random{seed, 0};
  for (int i = 0; i < actions && !shown_decision(*session).over; ++i) {
    const bool dice = !blind || shown_decision(*session).player == 1;
    const PlayerKind* kind = find_player_kind(dice ? "random" : "greedy");
    EXPECT_TRUE(play(*session, kind->choose(session->game, shown(*session), random, {}).action));
  }
  return std::move(*session);
}

TEST(Analysis, EveryTurnIsListedWithItsScores) {
  const Session session = game(40);
  const std::vector<TurnSummary> turns = turns_of(session);
  ASSERT_EQ(static_cast<int>(turns.size()), session.positions.back().turn);
  for (std::size_t i = 0; i < turns.size(); ++i) {
    EXPECT_EQ(turns[i].turn, static_cast<int>(i) + 1);
    EXPECT_EQ(turns[i].player, static_cast<PlayerIndex>(i % 2));
    if (i > 0) {
      EXPECT_EQ(turns[i].begin, turns[i - 1].end);
    }
    for (std::size_t p = 0; p < 2; ++p)
      EXPECT_EQ(turns[i].score[p], session.positions[turns[i].end].score[p]);
  }
  EXPECT_EQ(turns.back().end, session.record.actions.size());
}

TEST(Analysis, TheFinalScoringIsListedSeparately) {
  const Session session = game(10000);
  ASSERT_TRUE(is_over(session));
  const std::vector<TurnSummary> turns = turns_of(session);
  const TurnSummary& final = turns.back();
  EXPECT_EQ(final.player, no_player);
  int points = 0;
  for (const Event& event : session.events.back())
    if (event.kind == EventKind::scored && event.scoring.cause == ScoreCause::final)
      points += event.scoring.points[0] + event.scoring.points[1];
  ASSERT_GT(points, 0);
  int after = 0, before = 0;
  for (std::size_t p = 0; p < 2; ++p) {
    after += final.score[p];
    before += turns[turns.size() - 2].score[p];
    EXPECT_EQ(final.score[p], session.positions.back().score[p]);
  }
  EXPECT_EQ(after - before, points);
}

TEST(Analysis, ScoresNeverFall) {
  const std::vector<TurnSummary> turns = turns_of(game(10000));
  for (std::size_t i = 1; i < turns.size(); ++i)
    for (std::size_t p = 0; p < 2; ++p) EXPECT_GE(turns[i].score[p], turns[i - 1].score[p]);
}

TEST(Analysis, GoesTurnByTurnToItsEnd) {
  const Session session = game(30);
  Analysis analysis = begin_analysis(session);
  std::size_t steps = 0;
  for (std::size_t seen = 0; !complete(analysis); ++steps) {
    ASSERT_LT(steps, 10 * analysis.turns.size());
    analyse_next(analysis, session);
    EXPECT_LE(analysis.ratings.size() - seen, 1u);
    seen = analysis.ratings.size();
  }
  EXPECT_GT(steps, analysis.turns.size()) << "luck is weighed a few tiles at a time";
  analyse_next(analysis, session);
  EXPECT_EQ(analysis.ratings.size(), analysis.turns.size());
}

// A random player loses more by its moves than one that always takes the best move.
TEST(Analysis, KnowsWhoGivesPointsAway) {
  const Session session = game(10000, true);
  Analysis analysis = begin_analysis(session);
  while (!complete(analysis)) analyse_next(analysis, session);
  double lost[2] = {};
  for (std::size_t i = 0; i < analysis.turns.size(); ++i)
    if (analysis.turns[i].player != no_player)
      lost[analysis.turns[i].player] += analysis.ratings[i].lost;
  EXPECT_LT(lost[0], 1e-9) << "the best move by its own judgement";
  EXPECT_GT(lost[1], 20);
}

// The suggested improvement is legal, differs from what was done, and is rated higher.
TEST(Analysis, NamesWhatWouldHaveBeenBetter) {
  const Session session = game(10000, true);
  Analysis analysis = begin_analysis(session);
  while (!complete(analysis)) analyse_next(analysis, session);
  int named = 0;
  for (std::size_t i = 0; i < analysis.turns.size(); ++i) {
    const TurnRating& rating = analysis.ratings[i];
    EXPECT_TRUE(rating.lost < 4 || rating.place != Action{}) << "turn " << i + 1;
    if (rating.place == Action{}) continue;
    ++named;
    EXPECT_EQ(analysis.turns[i].player, 1) << "who takes the best move by its own judgement";
    const auto after = std::make_unique<State>(state_at(session, rating.before));
    const std::vector<Action>& played = session.record.actions;
    EXPECT_FALSE(rating.place == played[rating.before] &&
                 rating.figure == played[rating.before + 1]);
    EXPECT_EQ(rating.place.kind, ActionKind::place);
    for (const Action& action : {rating.place, rating.figure}) {
      if (action == Action{}) continue;
      ASSERT_EQ(rule_id(refusal(session.game, *after, action)), "") << "turn " << i + 1;
      apply(session.game, *after, action);
    }
  }
  EXPECT_GT(named, 3);
}

TEST(Analysis, TheLargestAreKeyMoves) {
  Analysis analysis;
  const double swings[] = {1, -9, 3, 12, 5, -4.5, 7};
  for (int i = 0; i < 7; ++i) {
    TurnSummary story;
    story.turn = i + 1;
    story.player = 0;
    analysis.turns.push_back(story);
    analysis.ratings.push_back({swings[i], i == 2 ? 8.0 : 0.0, 0, {}, {}});
  }
  EXPECT_EQ(key_moves(analysis, 3), (std::vector<std::size_t>{1, 2, 3}));
  EXPECT_EQ(key_moves(analysis, 9), (std::vector<std::size_t>{1, 2, 3, 4, 5, 6}));
  EXPECT_TRUE(is_mistake(analysis.ratings[2]));
  EXPECT_FALSE(is_mistake(analysis.ratings[3]));
}

TEST(Analysis, MeasuresSetGoodPlayApartFromBadAndFromLuck) {
  const Session session = game(10000, true);
  Analysis analysis = begin_analysis(session);
  while (!complete(analysis)) analyse_next(analysis, session);
  const std::vector<Measure> measures = measures_of(session, analysis);
  ASSERT_EQ(measures.size(), 2u);
  EXPECT_LT(measures[0].errors.mean(), 0.5) << "plays by the same estimate";
  EXPECT_GT(measures[1].errors.mean(), 2) << "plays at random";
  for (const Measure& measure : measures) {
    EXPECT_GT(measure.errors.decisions, 15);
    EXPECT_LE(measure.errors.decisions, 36);
  }
  EXPECT_EQ(measures[0].lead, -measures[1].lead);
  EXPECT_NEAR(measures[0].luck, -measures[1].luck, 1e-6);
  EXPECT_GT(std::abs(measures[0].luck), 0.5);
  EXPECT_NEAR(measures[0].adjusted, measures[0].lead - measures[0].luck, 1e-9);
  EXPECT_EQ(analysis.chances.size(), analysis.turns.size());
  std::size_t mistakes[mistake_count] = {};
  for (const TurnRating& rating : analysis.ratings)
    if (rating.place.kind != ActionKind::none) ++mistakes[static_cast<std::size_t>(rating.mistake)];
  EXPECT_GT(
      std::count_if(std::begin(mistakes), std::end(mistakes), [](std::size_t n) { return n > 0; }),
      3);
}

TEST(Analysis, OneTurnIsRatedAsWithinTheGame) {
  const Session session = game(60, true);
  Analysis analysis = begin_analysis(session);
  while (!complete(analysis)) analyse_next(analysis, session);
  for (std::size_t i = 0; i + 1 < analysis.turns.size(); ++i) {
    std::size_t placed = analysis.turns[i].begin;
    while (!places(session, placed)) ++placed;
    const TurnRating rating = rate_turn(session, placed);
    EXPECT_EQ(rating.lost, analysis.ratings[i].lost);
    EXPECT_EQ(verdict_of(rating), verdict_of(analysis.ratings[i]));
    EXPECT_EQ(rating_at(analysis, placed), &analysis.ratings[i]);
  }
}

// Where the replay can stop after a turn, the next tile has been drawn; what is told is the turn.
TEST(Analysis, APositionIsToldAsTheTurnThatLedToIt) {
  const Session session = game(10000);
  const std::vector<TurnSummary> turns = turns_of(session);
  for (std::size_t i = 0; i + 1 < turns.size(); ++i) {
    const std::size_t stop = stop_from(session, turns[i].end);
    const auto action = last_decided(session, stop);
    ASSERT_TRUE(action);
    EXPECT_EQ(turn_of_action(turns, *action), i);
    EXPECT_EQ(turn_told(session, stop), turns[i].turn);
    EXPECT_EQ(turn_end(session, *action), turns[i].end);
  }
  EXPECT_EQ(turns_told(session), turns[turns.size() - 2].turn);
  EXPECT_EQ(count_turns(begin_analysis(session)), turns_told(session)) << "the end is no turn";
}

// The chance after a turn is that of the curve there; what was lost would have added to it.
TEST(Analysis, SaysOneChanceOfWinning) {
  const Session session = game(10000, true);
  Analysis analysis = begin_analysis(session);
  while (!complete(analysis)) analyse_next(analysis, session);
  int told = 0;
  for (std::size_t i = 0; i + 1 < analysis.turns.size(); ++i) {
    TurnRating rating = analysis.ratings[i];
    if (rating.place.kind == ActionKind::none) continue;
    ++told;
    find_chances(rating, session);
    EXPECT_EQ(rating.chance, std::lround(100 * analysis.chances[i][analysis.turns[i].player]));
    EXPECT_GE(rating.best_chance, rating.chance);
    TurnRating worse = rating;
    worse.lost += 30;
    find_chances(worse, session);
    EXPECT_EQ(worse.chance, rating.chance);
    EXPECT_GE(worse.best_chance, rating.best_chance);
  }
  EXPECT_GT(told, 3);
}

TEST(Analysis, WhatSeemsBetterThanTheBestLostNothing) {
  const Session session = game(60, true);
  std::size_t placed = 0;
  while (!places(session, placed)) ++placed;
  TurnRating rating;
  take_in(rating, session, {placed, {-0.4, {1, 1, 0.5, 0.1, 0}}, {}, {}});
  EXPECT_EQ(rating.lost, 0);
  ASSERT_TRUE(rating.losses);
  EXPECT_EQ(rating.losses->own, -0.4);
  EXPECT_EQ(rating.losses->levels[0], 1);
}

}  // namespace
}  // namespace bastide::web::analysis_test
