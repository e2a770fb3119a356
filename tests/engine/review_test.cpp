// A whole game reviewed: every decision judged, and what follows from that.
#include "engine/review/whole_game.hpp"

#include <gtest/gtest.h>

#include <numeric>

#include "engine/base/random.hpp"
#include "engine/players/player.hpp"
#include "engine/record/comments.hpp"
#include "engine/record/link.hpp"
#include "engine/review/annotated.hpp"
#include "engine/review/words.hpp"

namespace bastide::review_test {
namespace {

constexpr u32 few_nodes = 60;

// The first of the players plays by the estimate, the others at random.
PlayedGame game(const Setup& setup, int turns) {
  Record record;
  record.setup = setup;
  record.setup.first_player = 0;
  for (u8 p = 0; p < setup.players; ++p) record.players.push_back({{}, p, {}});
  auto played = play_through(builtin_catalogue(), record);
  EXPECT_TRUE(played);
  Random random{setup.seed};
  while (!is_over(*played) && played->positions.back().turn <= turns) {
    const Decision d = played->positions.back().decision;
    const State& state = last_state(*played);
    append(*played, d.chance ? chance_outcome(played->game, state)
                             : find_player_kind(d.player == 0 ? "greedy" : "random")
                                   ->choose(played->game, state, random, {})
                                   .action);
  }
  return std::move(*played);
}

Setup base(u64 seed, u8 players = 2) {
  Setup setup;
  setup.seed = seed;
  setup.players = players;
  return setup;
}

// In the given order, or from the last to the first.
WholeReview reviewed(const PlayedGame& played, bool backwards = false) {
  Analysis analysis = analyse(played);
  std::vector<JudgedPlacement> placements = placements_of(played, analysis);
  for (std::size_t n = 0; n < placements.size(); ++n) {
    JudgedPlacement& one = placements[backwards ? placements.size() - 1 - n : n];
    const State state = state_at(played, one.placed);
    one.found = examined(played, one.placed, judge_placement(played, state, one.placed, few_nodes));
  }
  return conclude(played, std::move(analysis), std::move(placements));
}

TEST(Review, JudgesEveryPlacementOfEverybodyOnce) {
  const PlayedGame played = game(base(5, 3), 30);
  const WholeReview review = reviewed(played);
  std::size_t placed = 0;
  for (std::size_t k = 0; k + 1 < played.positions.size(); ++k) placed += places(played, k);
  EXPECT_NEAR(static_cast<double>(review.placements.size()), static_cast<double>(placed), 1);
  std::vector<double> lost(review.analysis.turns.size());
  for (const JudgedPlacement& one : review.placements) {
    ASSERT_TRUE(one.found) << "at action " << one.placed;
    lost[one.turn] += std::max(one.found->losses.own, 0.0);
    EXPECT_EQ(one.found->losses.levels.back(), 0) << "the strongest level is the judge";
  }
  double best = 0, random = 0;
  for (std::size_t i = 0; i < lost.size(); ++i) {
    const TurnRating& rating = review.analysis.ratings[i];
    EXPECT_TRUE(rating.examined);
    if (review.analysis.turns[i].player == no_player) continue;
    EXPECT_NEAR(rating.lost, lost[i], 1e-9);
    (review.analysis.turns[i].player == 0 ? best : random) += rating.lost;
  }
  EXPECT_LT(2 * best, random) << "two play at random";
}

TEST(Review, DoesNotDependOnTheOrderInWhichTurnsAreJudged) {
  const PlayedGame played = game(base(6), 16);
  const WholeReview one = reviewed(played), other = reviewed(played, true);
  ASSERT_EQ(one.placements.size(), other.placements.size());
  for (std::size_t i = 0; i < one.placements.size(); ++i) {
    EXPECT_EQ(one.placements[i].found->losses, other.placements[i].found->losses);
    EXPECT_EQ(one.placements[i].found->place, other.placements[i].found->place);
  }
  EXPECT_EQ(one.key_moves, other.key_moves);
}

TEST(Review, MeasuresWithAndWithoutLuck) {
  const PlayedGame played = game(base(7), 1000);
  ASSERT_TRUE(is_over(played));
  const WholeReview review = reviewed(played);
  ASSERT_EQ(review.measures.size(), 2u);
  EXPECT_LT(review.measures[0].errors.mean(), review.measures[1].errors.mean());
  EXPECT_NEAR(review.measures[0].luck, -review.measures[1].luck, 1e-6);
  EXPECT_NEAR(review.measures[0].adjusted, review.measures[0].lead - review.measures[0].luck, 1e-9);
  const auto good = rating_by_levels(review.measures[0].compared);
  const auto bad = rating_by_levels(review.measures[1].compared);
  ASSERT_TRUE(good && bad);
  EXPECT_GT(good->elo, bad->elo);
  const auto& last = review.analysis.chances.back();
  EXPECT_EQ(last[0], points_of(played)[0] > points_of(played)[1] ? 1 : 0) << "it is over";
  for (const auto& chances : review.analysis.chances)
    EXPECT_NEAR(std::accumulate(chances.begin(), chances.end(), 0.0), 1, 1e-9);
}

// What somebody did is compared itself, however far behind the best turns it is.
TEST(Review, ATurnThatNobodyWouldThinkOfIsJudgedByItself) {
  const PlayedGame played = game(base(8), 20);
  const std::vector<JudgedPlacement> placements = placements_of(played, analyse(played));
  int differ = 0;
  for (const JudgedPlacement& one : placements) {
    const State& state = state_at(played, one.placed);
    ActionList places;
    legal_actions(played.game, state, places);
    if (places.size() < 12) continue;
    // By the estimate the two worst places, without a figure where one could be put down.
    SearchControl control;
    control.nodes = few_nodes;
    std::vector<double> lost;
    Random random{1};
    const SearchResult all = find_player_kind("greedy")->choose(played.game, state, random, {});
    for (const std::size_t from_end : {1u, 6u}) {
      TurnActions turn;
      turn.push_back(all.candidates[all.candidates.size() - from_end].action);
      State after = state;
      apply(played.game, after, turn[0]);
      if (decision(played.game, after).phase == Phase::figure) {
        ActionList figures;
        legal_actions(played.game, after, figures);
        turn.push_back(figures[0]);
      }
      const auto worth = judge_turn(played.game, state, turn, 4, control);
      ASSERT_TRUE(worth);
      lost.push_back(worth->losses.own);
    }
    differ += lost[0] != lost[1];
  }
  EXPECT_GT(differ, 5) << "the worst of what is compared would be the same";
}

TEST(Review, OfATeamSaysNothingOfLuckAndChances) {
  struct Setup setup = base(9);
  setup.expansions = expansion_bit(Expansion::mists);
  const PlayedGame played = game(setup, 12);
  ASSERT_TRUE(plays_together(played));
  const WholeReview review = reviewed(played);
  EXPECT_TRUE(review.analysis.chances.empty());
  for (const TurnRating& rating : review.analysis.ratings) {
    EXPECT_EQ(rating.luck[0], 0);
    EXPECT_EQ(rating.swing, 0);
  }
  EXPECT_FALSE(review.placements.empty());
}

TEST(Review, OfNothingIsEmpty) {
  const PlayedGame played = game(base(10), 0);
  const WholeReview review = reviewed(played);
  EXPECT_TRUE(review.placements.empty());
  EXPECT_EQ(review.measures.size(), 2u);
  EXPECT_TRUE(annotated_turns(review.analysis).empty());
}

TEST(Review, AnnotatesTheTurnsThatCounted) {
  const PlayedGame played = game(base(11), 1000);
  const WholeReview review = reviewed(played);
  const std::vector<std::size_t> turns = annotated_turns(review.analysis);
  EXPECT_EQ(turns.size(), max_comments) << "somebody plays at random";
  EXPECT_TRUE(std::is_sorted(turns.begin(), turns.end()));
  const ParsedRecord all = annotated(played, review.analysis);
  const Catalogue catalogue = builtin_catalogue();
  const auto back = parse_record(catalogue, write_record(catalogue, all));
  ASSERT_TRUE(back);
  EXPECT_EQ(back->remarks, all.remarks);
  EXPECT_EQ(back->record.actions, played.record.actions);
  const std::string comments = comments_for_link(played, review.analysis);
  EXPECT_EQ(count_comments(comments), turns.size());
  int better = 0;
  for (std::size_t n = 0; n < turns.size(); ++n) {
    const TurnRating& rating = review.analysis.ratings[turns[n]];
    const std::string& text = all.remarks[n].text;
    EXPECT_FALSE(played.positions[all.remarks[n].before].decision.chance) << "where one can stop";
    if (verdict_of(rating) == Verdict::fine) continue;
    EXPECT_NE(text.find(in_decimals(rating.lost) + " points lost"), std::string::npos) << text;
    better += text.find("; better: place ") != std::string::npos;
    EXPECT_EQ(comment_at(comments, all.remarks[n].before), text.substr(0, max_words_characters));
  }
  EXPECT_GT(better, 6);
}

}  // namespace
}  // namespace bastide::review_test
