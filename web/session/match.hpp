// A match between two players: the best of three or five games, which they begin in turn.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/types.hpp"

namespace bastide::web {

// What becomes of a game with equal points: it is played again, the player who took less time has
// won it, or each has half of it.
enum class TieRule : u8 { replay, least_time, shared };

// By player of the match; the first of them began its first game.
struct MatchGame {
  std::array<int, 2> points{};
  std::array<int, 2> seconds{};  // of thinking
  std::optional<u8> timed_out;   // has lost it, whatever the points
  friend bool operator==(const MatchGame&, const MatchGame&) = default;
};

inline constexpr int longest_match = 9;              // games that count
inline constexpr std::size_t most_match_games = 24;  // with those played again

struct Match {
  int best_of = 3;  // odd, at most `longest_match`
  TieRule ties = TieRule::replay;
  std::vector<MatchGame> games;  // at most `most_match_games`
  friend bool operator==(const Match&, const Match&) = default;
};

// In half games, as a tie can be shared.
struct MatchScore {
  std::array<int, 2> halves{};
  int counted = 0;  // games that were not to be played again
};
MatchScore game_score(const MatchGame& game, TieRule ties);
MatchScore match_score(const Match& match);

// Who has won; nobody as long as it goes on, or if it has ended equal.
std::optional<u8> match_winner(const Match& match);
// Whether it has ended: somebody has more than half of its games, or all that count are played.
bool match_over(const Match& match);
// Who begins the next game: A, B, A; a game that is played again is begun by the same player.
u8 next_to_begin(const Match& match);

// "3.replay.94-88.100-101/812-640.70-65/900-300t0": how many games, the rule for ties, the games,
// with the seconds of both where they are known, and who ran out of time. It is a note of a save
// and part of a link (docs/link.md). Nothing if it is malformed.
std::string write_match(const Match& match);
std::optional<Match> read_match(std::string_view text);
// A single game in the same form, for lists of results.
std::string write_match_game(const MatchGame& game);
std::optional<MatchGame> read_match_game(std::string_view text);

// "2½" for five halves.
std::string halves_words(int halves);

std::string_view tie_rule_word(TieRule ties);
std::optional<TieRule> tie_rule_of_word(std::string_view word);

}  // namespace bastide::web
