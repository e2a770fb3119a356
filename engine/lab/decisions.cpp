#include "engine/lab/decisions.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "engine/base/tokens.hpp"
#include "engine/cli/arguments.hpp"
#include "engine/record/action_code.hpp"
#include "engine/record/coder.hpp"
#include "engine/record/link.hpp"
#include "engine/record/playback.hpp"

namespace bastide::cli {
namespace {

std::string write_losses(const Losses& losses) {
  const auto write = [](double loss) { return std::to_string(std::lround(loss_steps * loss)); };
  std::string text;
  for (const WeighedTurn& turn : losses.turns) text += write(turn.loss) + ',';
  return text + write(losses.others);
}

// Only as they are written; the turns remain to be read.
std::optional<Losses> parse_losses(std::string_view text) {
  Losses losses;
  std::string_view rest = text;
  while (!rest.empty() && losses.turns.size() <= most_turns) {
    const std::string_view word = take_until(rest, ',');
    int steps = 0;
    std::from_chars(word.data(), word.data() + word.size(), steps);
    losses.turns.push_back({.actions = {}, .loss = steps / loss_steps});
  }
  if (losses.turns.size() < 2) return {};
  const auto better = [](const WeighedTurn& a, const WeighedTurn& b) { return a.loss < b.loss; };
  const bool sorted = std::is_sorted(losses.turns.begin(), losses.turns.end(), better);
  losses.others = losses.turns.back().loss;
  losses.turns.pop_back();
  if (!sorted || losses.others < 0 || losses.others > most_loss) return {};
  return write_losses(losses) == text ? std::optional(losses) : std::nullopt;
}

// Encoder or Decoder (coder.hpp). Returns the turn that is coded; where no legal action is coded,
// another one takes its place.
template <class Coder>
TurnActions code_turn(Coder& coder, const WeighedDecision& at, Learned& learned,
                      const TurnActions& turn) {
  std::size_t count = 0;
  return turn_of(at.game, at.state, [&](const State& now) -> SearchResult {
    const Action wanted = count < turn.size() ? turn[count] : Action{};
    ++count;
    const auto coded = code_action(coder, at.game, now, learned, wanted);
    const auto known = coded ? listed(at.game, now, *coded) : std::nullopt;
    if (known) return {.action = *known};
    ActionList legal;
    legal_actions(at.game, now, legal);
    return {.action = legal[0]};
  });
}

// Nothing if one of them has no code.
std::optional<std::string> write_turns(const WeighedDecision& at) {
  Encoder coder;
  Learned learned;
  for (const auto& [actions, loss] : at.losses.turns)
    if (!(code_turn(coder, at, learned, actions) == actions)) return {};
  return coder.finish();
}

bool read_turns(const std::string& code, WeighedDecision& at) {
  Decoder coder(code);
  Learned learned;
  for (auto& [actions, loss] : at.losses.turns) actions = code_turn(coder, at, learned, {});
  return write_turns(at) == code;
}

}  // namespace

std::optional<std::string> write_decision(const WeighedDecision& decision) {
  const auto link = encode_link(builtin_catalogue(), decision.record, false);
  if (!link) {
    print_error(link.error().code, link.error().detail);
    return {};
  }
  const auto turns = write_turns(decision);
  if (!turns) {
    print_error("a turn has no code", *link);
    return {};
  }
  return std::string(decision_mark) + ' ' + decision.kind + ' ' + std::to_string(decision.number) +
         ' ' + *link + ' ' + write_losses(decision.losses) + ' ' + *turns;
}

std::optional<WeighedDecision> parse_decision(std::istringstream& words, const std::string& line) {
  const auto refuse = [&]() -> std::optional<WeighedDecision> {
    print_error("not a decision", line);
    return {};
  };
  WeighedDecision result;
  std::string link, losses, code;
  words >> result.kind >> result.number >> link >> losses >> code;
  const Catalogue catalogue = builtin_catalogue();
  const auto read = decode_link(catalogue, link);
  if (!read || read->fault) return refuse();
  result.record = read->record;
  auto played = play_record(catalogue, result.record);
  if (!played) return refuse();
  result.game = std::move(played->game);
  result.state = std::move(played->state);
  if (decision(result.game, result.state).phase != Phase::place) return refuse();
  auto parsed = parse_losses(losses);
  if (!parsed) return refuse();
  result.losses = std::move(*parsed);
  if (!read_turns(code, result)) return refuse();
  return result;
}

}  // namespace bastide::cli
