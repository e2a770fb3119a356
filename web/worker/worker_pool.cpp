#include "web/worker/worker_pool.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

#include "engine/base/read_number.hpp"
#include "engine/base/tokens.hpp"
#include "engine/players/player.hpp"
#include "engine/record/notation.hpp"
#include "web/worker/action_numbers.hpp"

namespace bastide::web {
namespace {

constexpr std::string_view refused = "refused";
constexpr int longest_game = 1000;  // turns

std::string hex(u64 number) {
  std::string text;
  for (int shift = 60; shift >= 0; shift -= 4) text += "0123456789abcdef"[number >> shift & 15];
  return text;
}

std::optional<TurnActions> read_turn(std::string_view line) {
  TurnActions turn;
  while (!line.empty()) {
    if (turn.full()) return {};
    Action action;
    if (!take_action(line, action)) return {};
    turn.push_back(action);
  }
  return turn;
}

// Whether all can be done, one after another.
bool possible(const Game& game, State state, const TurnActions& turn) {
  for (const Action& action : turn) {
    if (!legal(game, state, action)) return false;
    apply(game, state, action);
  }
  return true;
}

}  // namespace

std::string write_root(const RootMessage& root) {
  std::string text =
      "root " + std::to_string(root.view_seed) + ' ' + std::to_string(root.seed) + ' ';
  text += root.player;
  for (const TurnActions& turn : root.candidates) {
    std::string line;
    for (const Action& action : turn) line += action_text(action);
    text += '\n' + line.substr(1);
  }
  text += "\n\n";
  return text += root.record;
}

std::string write_games(std::span<const Playout> games) {
  std::string text;
  for (const Playout& game : games)
    text += (text.empty() ? "" : "\n") + std::to_string(game.candidate) + ' ' +
            std::to_string(game.number) + ' ' + std::to_string(game.turns);
  return text;
}

std::optional<std::vector<PlayoutResult>> read_results(std::string_view text, std::size_t count) {
  std::vector<PlayoutResult> results;
  while (!text.empty()) {
    std::string_view line = take_until(text, '\n');
    u64 bits = 0;
    PlayoutResult result;
    if (!take_number(line, bits, 16) || take_until(line, ' ') != "" ||
        !read_number(line, result.nodes))
      return {};
    std::memcpy(&result.value, &bits, sizeof bits);
    results.push_back(result);
  }
  if (results.size() != count) return {};
  return results;
}

bool is_for_peers(std::string_view message) {
  return message.starts_with("root ") || message.starts_with("games\n");
}

std::string PoolWorker::take(const Catalogue& catalogue, std::string_view message) {
  const std::string_view kind = message.substr(0, message.find_first_of(" \n"));
  message.remove_prefix(std::min(message.size(), kind.size() + 1));
  if (kind == "games") return play(message);
  playouts_.reset();
  return kind == "root" && begin(catalogue, message) ? std::string() : std::string(refused);
}

bool PoolWorker::begin(const Catalogue& catalogue, std::string_view message) {
  std::string_view line = take_until(message, '\n');
  u64 view_seed = 0, seed = 0;
  if (!read_number(take_until(line, ' '), view_seed) || !read_number(take_until(line, ' '), seed))
    return false;
  const PlayerKind* kind = find_player_kind(line);
  if (!kind || !kind->config) return false;
  std::vector<TurnActions> candidates;
  for (;;) {
    const std::string_view turn = take_until(message, '\n');
    if (turn.empty()) break;
    const auto read = read_turn(turn);
    if (!read) return false;
    candidates.push_back(*read);
  }
  const auto parsed = parse_record(catalogue, message);
  if (!parsed) return false;
  auto at = play_record(catalogue, parsed->record);
  if (!at || candidates.empty()) return false;
  at_.emplace(std::move(*at));
  view_ = determinize(at_->state, view_seed);
  for (const TurnActions& turn : candidates)
    if (!possible(at_->game, view_, turn)) return false;
  candidates_ = candidates.size();
  playouts_.emplace(SearchRoot{at_->game, view_, seed, *kind->config}, std::move(candidates));
  return true;
}

std::string PoolWorker::play(std::string_view games) {
  if (!playouts_) return std::string(refused);
  std::string text = "played";
  while (!games.empty()) {
    std::string_view line = take_until(games, '\n');
    Playout game;
    if (!read_number(take_until(line, ' '), game.candidate) ||
        !read_number(take_until(line, ' '), game.number) ||
        !read_number(line, 0, longest_game, game.turns) || game.candidate >= candidates_)
      return std::string(refused);
    const auto result = playouts_->play(game, {});
    u64 bits;
    std::memcpy(&bits, &result->value, sizeof bits);
    text += '\n' + hex(bits) + ' ' + std::to_string(result->nodes);
  }
  return text;
}

}  // namespace bastide::web
