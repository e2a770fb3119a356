// Matches of several games.
#include "web/session/match.hpp"

#include <gtest/gtest.h>

namespace bastide::web::match_test {
namespace {

MatchGame game(int first, int second, int seconds_first = 0, int seconds_second = 0) {
  return {{first, second}, {seconds_first, seconds_second}, {}};
}

TEST(MatchOfGames, TheBestOfThreeEndsWithTwoWonAndIsBegunInTurn) {
  Match match{3, TieRule::replay, {}};
  EXPECT_EQ(next_to_begin(match), 0);
  match.games.push_back(game(94, 88));
  EXPECT_EQ(next_to_begin(match), 1);
  EXPECT_FALSE(match_over(match));
  match.games.push_back(game(70, 88));
  EXPECT_EQ(next_to_begin(match), 0);
  EXPECT_FALSE(match_over(match));
  match.games.push_back(game(99, 88));
  EXPECT_TRUE(match_over(match));
  EXPECT_EQ(match_winner(match), 0);
}

TEST(MatchOfGames, AnEqualGameFollowsTheRuleThatWasChosen) {
  const MatchGame equal = game(80, 80, 500, 400);
  Match match{3, TieRule::replay, {equal}};
  EXPECT_EQ(match_score(match).counted, 0);
  EXPECT_EQ(next_to_begin(match), 0) << "the same player begins again";
  match.ties = TieRule::least_time;
  EXPECT_EQ(match_score(match).halves, (std::array{0, 2}));
  match.ties = TieRule::shared;
  EXPECT_EQ(match_score(match).halves, (std::array{1, 1}));
  EXPECT_EQ(next_to_begin(match), 1);
  match.games = {equal, equal, equal};
  EXPECT_TRUE(match_over(match));
  EXPECT_FALSE(match_winner(match));
  // Half a game more than half of all is enough.
  match.games = {equal, game(3, 2), game(3, 2)};
  EXPECT_EQ(match_winner(match), 0);
}

TEST(MatchOfGames, WhoRunsOutOfTimeLosesWhateverThePoints) {
  MatchGame lost = game(120, 10);
  lost.timed_out = 0;
  EXPECT_EQ(game_score(lost, TieRule::shared).halves, (std::array{0, 2}));
}

TEST(MatchOfGames, IsReadAsItWasWritten) {
  Match match{5, TieRule::least_time, {game(94, 88, 812, 640), game(0, 0)}};
  match.games[1].timed_out = 1;
  EXPECT_EQ(write_match(match), "5.least-time.94-88/812-640.0-0t1");
  EXPECT_EQ(read_match(write_match(match)), match);
  for (const char* text : {"", "3", "3.", "2.replay", "11.replay", "3.other", "3.replay.9",
                           "3.replay.9-", "3.replay.-1-9", "3.replay.9-8t2", "3.replay.9-8/1",
                           "3.replay.9-8/1-2x", "3.replay.99999-1", "3.replay.1-1..1-1"})
    EXPECT_FALSE(read_match(text)) << text;
  std::string many = "3.replay";
  for (std::size_t i = 0; i <= most_match_games; ++i) many += ".1-1";
  EXPECT_FALSE(read_match(many));
}

}  // namespace
}  // namespace bastide::web::match_test
