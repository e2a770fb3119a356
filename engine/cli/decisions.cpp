#include "engine/cli/decisions.hpp"

#include <cmath>

#include "engine/base/tokens.hpp"
#include "engine/cli/arguments.hpp"
#include "engine/record/link.hpp"
#include "engine/record/notation.hpp"
#include "engine/record/playback.hpp"

namespace bastide::cli {
namespace {

// "0.4 0.2 place 1,-2 0, meeple city N"
std::optional<WeighedTurn> parse_turn(const WeighedDecision& decision, const std::string& text) {
  WeighedTurn turn;
  std::istringstream words(text);
  words >> turn.loss >> turn.error;
  std::string rest;
  if (!std::getline(words >> std::ws, rest)) return {};
  State now = decision.state;
  for (std::size_t at = 0; at < rest.size();) {
    const std::size_t end = std::min(rest.find(", ", at), rest.size());
    const auto action = parse_action(decision.game, now, decision.record.players,
                                     std::string_view(rest).substr(at, end - at));
    const auto known = action ? listed(decision.game, now, *action) : std::nullopt;
    if (!known || turn.actions.full()) return {};
    turn.actions.push_back(*known);
    apply(decision.game, now, *known);
    at = end + 2;
  }
  return turn;
}

}  // namespace

std::optional<std::string> write_decision(const WeighedDecision& decision) {
  const auto link = encode_link(builtin_catalogue(), decision.record, false);
  if (!link) {
    print_error(link.error().code, link.error().detail);
    return {};
  }
  std::string text = std::string(decision_mark) + ' ' + decision.kind + ' ' +
                     std::to_string(decision.number) + ' ' + *link;
  for (const WeighedTurn& turn : decision.turns) {
    char numbers[64];
    std::snprintf(numbers, sizeof numbers, " | %.1f %.1f ", turn.loss, turn.error);
    text += numbers;
    State now = decision.state;
    for (std::size_t i = 0; i < turn.actions.size(); ++i) {
      text += (i == 0 ? "" : ", ") +
              describe_action(decision.game, now, decision.record.players, turn.actions[i]);
      apply(decision.game, now, turn.actions[i]);
    }
  }
  return text;
}

std::optional<WeighedDecision> parse_decision(std::istringstream& words, const std::string& line) {
  const auto refuse = [&]() -> std::optional<WeighedDecision> {
    print_error("not a decision", line);
    return {};
  };
  WeighedDecision result;
  std::string link, turn;
  words >> result.kind >> result.number >> link;
  const Catalogue catalogue = builtin_catalogue();
  const auto read = decode_link(catalogue, link);
  if (!read || read->fault) return refuse();
  result.record = read->record;
  auto played = play_record(catalogue, result.record);
  if (!played) return refuse();
  result.game = std::move(played->game);
  result.state = std::move(played->state);
  if (decision(result.game, result.state).phase != Phase::place) return refuse();
  std::getline(words, turn, '|');
  while (std::getline(words, turn, '|')) {
    const auto parsed = parse_turn(result, turn);
    if (!parsed) return refuse();
    result.turns.push_back(*parsed);
  }
  return result.turns.empty() ? refuse() : std::optional(std::move(result));
}

}  // namespace bastide::cli
