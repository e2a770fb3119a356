// Analysis of a game after it has been played: the scores turn by turn, and the key moves.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "engine/players/luck.hpp"
#include "engine/players/turn_actions.hpp"
#include "engine/review/played_game.hpp"
#include "engine/review/turn_rating.hpp"

namespace bastide {

// One turn, or the scoring at the end.
struct TurnSummary {
  int turn = 0;
  PlayerIndex player = no_player;        // whose turn; no_player: the scoring at the end
  std::size_t begin = 0, end = 0;        // cursors: where it begins, and where it ends
  std::array<int, max_players> score{};  // after it
};

// The turns begun so far, and the scoring at the end of a finished game.
std::vector<TurnSummary> turns_of(const PlayedGame& played);

// Analyses the finished turns one at a time, so that the page never blocks on all of them.
struct Analysis {
  std::vector<TurnSummary> turns;
  std::vector<TurnRating> ratings;  // of the turns analysed so far
  // Each side's chance of winning after them; none where all play together.
  std::vector<std::array<double, max_players>> chances;

  // The next turn, rated but for the luck of its draws; the one being weighed, and its tiles so
  // far.
  std::optional<TurnRating> pending = {};
  std::size_t draw = 0;
  std::vector<PossibleDraw> draws = {};
};
Analysis begin_analysis(const PlayedGame& played);
bool complete(const Analysis& analysis);
// How many of the turns are somebody's, and of these how many have been examined.
long count_turns(const Analysis& analysis);
long count_examined(const Analysis& analysis);
// For a completed analysis: the turn to examine next; the most decisive come first.
std::optional<std::size_t> next_examined(const Analysis& analysis);
void take_in(TurnRating& rating, const PlayedGame& played, const Examined& found);
// Finds the chances to win: those at the end of the turn, and if nothing had been lost in it.
void find_chances(TurnRating& rating, const PlayedGame& played);
// The better turn at `before`.
TurnActions better_turn(const TurnRating& rating);
// Analyses a part of the next turn, short enough for a frame; does nothing when all are done.
void analyse_next(Analysis& analysis, const PlayedGame& played);

inline constexpr std::size_t most_key_moves = 6;  // that a review shows
// The key moves, as indices into `turns`, in order: those with the largest swing and those that
// lost most. At most `most`.
std::vector<std::size_t> key_moves(const Analysis& analysis, std::size_t most);

// A player's expected lead at the end, by the estimate for a position (expected_margins).
double outlook_of(const PlayedGame& played, std::size_t k, PlayerIndex player);

// Each side's chance of winning at a position, by the estimate, or the outcome at the end. Together
// they are 1.
std::array<double, max_players> chances_at(const PlayedGame& played, std::size_t k);

// The best turn at a placement, by the estimate alone.
std::vector<Action> best_turn_by_estimate(const PlayedGame& played, std::size_t k);

// Rates a placement and the action with a figure after it, by the estimate.
TurnRating rate_turn(const PlayedGame& played, std::size_t placed);
// The turn that an action belongs to, as an index into `turns`.
std::optional<std::size_t> turn_of_action(const std::vector<TurnSummary>& turns,
                                          std::size_t action);
// The rating of the turn that an action belongs to; null: it has none yet.
const TurnRating* rating_at(const Analysis& analysis, std::size_t action);

// Whether a turn lost so much that it counts.
bool is_costly(const TurnRating& rating);
// Whether a turn is listed because of what it lost.
bool is_mistake(const TurnRating& rating);

// Whether a tile is placed at a position; and where a turn that begins this way ends: after the
// action with a figure, if there is one.
bool places(const PlayedGame& played, std::size_t k);
std::size_t end_of(const PlayedGame& played, std::size_t begin);
// Where the turn that a position belongs to ends: where the next one begins, or the game so far.
std::size_t turn_end(const PlayedGame& played, std::size_t k);

}  // namespace bastide
