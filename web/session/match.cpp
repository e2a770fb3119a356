#include "web/session/match.hpp"

#include <algorithm>
#include <iterator>

#include "engine/base/read_number.hpp"
#include "engine/base/tokens.hpp"

namespace bastide::web {
namespace {

constexpr int most_points = 9999, most_seconds = 999'999;
constexpr std::string_view tie_words[] = {"replay", "least-time", "shared"};

// Reads "94-88" off the beginning of a text.
bool take_pair(std::string_view& text, int most, std::array<int, 2>& pair) {
  const auto take = [&](int& number) {
    return take_number(text, number) && number >= 0 && number <= most;
  };
  if (!take(pair[0]) || text.substr(0, 1) != "-") return false;
  text.remove_prefix(1);
  return take(pair[1]);
}

std::string write_pair(const std::array<int, 2>& pair) {
  return std::to_string(pair[0]) + '-' + std::to_string(pair[1]);
}

}  // namespace

MatchScore game_score(const MatchGame& game, TieRule ties) {
  const auto won_by = [](std::size_t player) {
    MatchScore score{{}, 1};
    score.halves[player] = 2;
    return score;
  };
  if (game.timed_out) return won_by(1u - *game.timed_out);
  if (game.points[0] != game.points[1]) return won_by(game.points[1] > game.points[0]);
  if (ties == TieRule::replay) return {};
  if (ties == TieRule::least_time && game.seconds[0] != game.seconds[1])
    return won_by(game.seconds[1] < game.seconds[0]);
  return {{1, 1}, 1};
}

MatchScore match_score(const Match& match) {
  MatchScore sum;
  for (const MatchGame& game : match.games) {
    const MatchScore score = game_score(game, match.ties);
    sum.counted += score.counted;
    for (std::size_t p = 0; p < 2; ++p) sum.halves[p] += score.halves[p];
  }
  return sum;
}

std::optional<u8> match_winner(const Match& match) {
  const MatchScore score = match_score(match);
  for (const u8 p : {u8{0}, u8{1}})
    if (score.halves[p] > match.best_of && score.halves[p] > score.halves[1u - p]) return p;
  return {};
}

bool match_over(const Match& match) {
  return match_winner(match) || match_score(match).counted >= match.best_of;
}

u8 next_to_begin(const Match& match) { return static_cast<u8>(match_score(match).counted % 2); }

std::string write_match_game(const MatchGame& game) {
  std::string text = write_pair(game.points);
  if (game.seconds != std::array<int, 2>{}) text += '/' + write_pair(game.seconds);
  if (game.timed_out) text += 't' + std::to_string(*game.timed_out);
  return text;
}

std::optional<MatchGame> read_match_game(std::string_view text) {
  MatchGame game;
  if (!take_pair(text, most_points, game.points)) return {};
  if (text.substr(0, 1) == "/") {
    text.remove_prefix(1);
    if (!take_pair(text, most_seconds, game.seconds)) return {};
  }
  if (text.empty()) return game;
  if (text == "t0") game.timed_out = 0;
  if (text == "t1") game.timed_out = 1;
  return game.timed_out ? std::optional{game} : std::nullopt;
}

std::string write_match(const Match& match) {
  std::string text = std::to_string(match.best_of) + '.';
  text += tie_rule_word(match.ties);
  for (const MatchGame& game : match.games) text += '.' + write_match_game(game);
  return text;
}

std::optional<Match> read_match(std::string_view text) {
  Match match;
  if (!read_number(take_until(text, '.'), 1, longest_match, match.best_of) ||
      match.best_of % 2 == 0)
    return {};
  const auto ties = tie_rule_of_word(take_until(text, '.'));
  if (!ties) return {};
  match.ties = *ties;
  while (!text.empty()) {
    const auto game = read_match_game(take_until(text, '.'));
    if (!game || match.games.size() == most_match_games) return {};
    match.games.push_back(*game);
  }
  return match;
}

std::string halves_words(int halves) {
  constexpr std::string_view half = "\xc2\xbd";
  if (halves == 1) return std::string(half);
  return std::to_string(halves / 2) + (halves % 2 != 0 ? std::string(half) : std::string{});
}

std::string_view tie_rule_word(TieRule ties) { return tie_words[static_cast<std::size_t>(ties)]; }

std::optional<TieRule> tie_rule_of_word(std::string_view word) {
  const auto found = std::find(std::begin(tie_words), std::end(tie_words), word);
  if (found == std::end(tie_words)) return {};
  return static_cast<TieRule>(found - std::begin(tie_words));
}

}  // namespace bastide::web
