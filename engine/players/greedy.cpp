#include "engine/players/greedy.hpp"

#include <algorithm>

namespace bastide {
namespace {

struct Greedy {
  const Game& game;
  const SearchControl& control;
  PlayerIndex me;
  Outlook outlook;
  Survey surveyed;
  std::size_t surveyed_tiles = 0;  // of the board that surveyed describes; 0: none

  Greedy(const Game& g, const State& state, const SearchControl& c, PlayerIndex player,
         const Weights& weights)
      : game(g), control(c), me(player), outlook(g, state, weights) {}

  bool stopped() const { return control.stop && control.stop(control.context); }

  // Where the turn ends if whatever is still to be decided in it is decided for the best.
  double value_of(const State& state) {
    const Decision d = decision(game, state);
    if (!d.over && !d.chance && d.player == me) {
      ActionList actions;
      legal_actions(game, state, actions);
      // The order of scoring cannot change what is scored here.
      if (d.phase == Phase::score) return after(state, actions[0]);
      double best = after(state, actions[0]);
      for (std::size_t i = 1; i < actions.size(); ++i)
        best = std::max(best, after(state, actions[i]));
      return best;
    }
    if (!d.over && surveyed_tiles != state.board.tiles.size()) {
      survey(outlook, state.board, surveyed);
      surveyed_tiles = state.board.tiles.size();
    }
    return margin(outlook, estimate(outlook, surveyed, state), me);
  }

  double after(const State& state, const Action& action) {
    State next = state;
    apply(game, next, action);
    return value_of(next);
  }
};

}  // namespace

Choice choose_greedy(const Game& game, const State& state, Random& random,
                     const SearchControl& control, const Weights& weights) {
  Choice choice;
  ActionList actions;
  legal_actions(game, state, actions);
  if (actions.empty()) return choice;
  choice.action = actions[0];
  choice.candidates.reserve(actions.size());
  const Decision d = decision(game, state);
  Greedy greedy(game, state, control, d.chance ? state.active : d.player, weights);
  u32 equals = 0;
  double best = 0;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    if (greedy.stopped()) break;
    if (d.phase == Phase::place) greedy.surveyed_tiles = 0;
    const double value = greedy.after(state, actions[i]);
    choice.candidates.push_back({actions[i], value});
    if (equals == 0 || value > best) {
      best = value;
      equals = 1;
      choice.action = actions[i];
    } else if (value == best && random.below(++equals) == 0) {
      choice.action = actions[i];
    }
    if (control.progress)
      control.progress(control.context,
                       static_cast<double>(i + 1) / static_cast<double>(actions.size()));
  }
  std::stable_sort(choice.candidates.begin(), choice.candidates.end(),
                   [](const Candidate& a, const Candidate& b) { return a.value > b.value; });
  return choice;
}

Choice choose_greedy(const Game& game, const State& state, Random& random,
                     const SearchControl& control) {
  return choose_greedy(game, state, random, control, Weights{});
}

}  // namespace bastide
