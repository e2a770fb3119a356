#include "engine/players/greedy.hpp"

#include <algorithm>

#include "engine/base/sort.hpp"
#include "engine/players/turn_rater.hpp"

namespace bastide {
namespace {

bool better(const Candidate& a, const Candidate& b) { return a.value > b.value; }

// The tile in hand whose best position is best (VAR-4).
SearchResult choose_tile(const Game& game, const State& state, const ActionList& tiles,
                         Random& random, const SearchControl& control, const Weights& weights) {
  SearchResult choice;
  for (const Action& tile : tiles) {
    State next = state;
    apply(game, next, tile);
    resolve_chances(game, next);  // these follow the choice without changing the table
    const SearchResult placing = choose_greedy(game, next, random, control, weights);
    const double value = placing.candidates.empty() ? 0 : placing.candidates[0].value;
    choice.candidates.push_back({tile, value});
  }
  sort_stably(choice.candidates, better);
  choice.action = choice.candidates[0].action;
  return choice;
}

}  // namespace

SearchResult choose_greedy(const Game& game, const State& state, Random& random,
                           const SearchControl& control, const Weights& weights) {
  SearchResult choice;
  ActionList actions;
  legal_actions(game, state, actions);
  if (actions.empty()) return choice;
  const Decision d = decision(game, state);
  if (d.phase == Phase::choose) return choose_tile(game, state, actions, random, control, weights);
  choice.action = actions[0];
  choice.candidates.reserve(actions.size());
  DrawOdds odds(game, state, weights);
  TurnRater rater(game, {});
  rater.refer_to(odds, d.chance ? state.active : d.player, &state);
  const auto stopped = [&] { return control.stop && control.stop(control.context); };
  bool open = false;
  const auto look = [&](const Action& action, bool second) -> Candidate {
    if (d.phase == Phase::place) rater.new_board();
    const TurnValue value = rater.after(state, action, second);
    open |= value.open;
    return {action, value.points, value.open ? Action{} : value.figure};
  };

  for (std::size_t i = 0; i < actions.size() && !stopped(); ++i) {
    choice.candidates.push_back(look(actions[i], false));
    if (control.progress)
      control.progress(control.context,
                       static_cast<double>(i + 1) / static_cast<double>(actions.size()));
  }
  if (open) {
    sort_stably(choice.candidates, better);
    if (choice.candidates.size() > second_looks) choice.candidates.resize(second_looks);
    for (Candidate& candidate : choice.candidates)
      if (!stopped()) candidate = look(candidate.action, true);
  }
  // Among equally good positions for a tile one is drawn at random, so that games differ; among
  // other answers the first is taken: predictable habits make short links.
  const bool any = d.phase == Phase::place;
  u32 equals = 0;
  const Candidate* best = nullptr;
  for (const Candidate& candidate : choice.candidates) {
    if (!best || candidate.value > best->value) {
      best = &candidate;
      equals = 1;
    } else if (any && candidate.value == best->value && random.below(++equals) == 0) {
      best = &candidate;
    }
  }
  if (best) {
    choice.action = best->action;
    choice.figure = best->figure;
  }
  sort_stably(choice.candidates, better);
  return choice;
}

SearchResult choose_greedy(const Game& game, const State& state, Random& random,
                           const SearchControl& control) {
  return choose_greedy(game, state, random, control, Weights{});
}

}  // namespace bastide
