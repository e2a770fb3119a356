#include "engine/players/greedy.hpp"

#include <algorithm>
#include <vector>

namespace bastide {
namespace {

// A survey of a board. Boards of one placement differ in their ferries alone.
struct Surveyed {
  FixedVector<Ferry, max_ferries> ferries;
  Survey survey;
};

struct Greedy {
  const Game& game;
  const SearchControl& control;
  PlayerIndex me;
  Outlook outlook;
  std::vector<Surveyed> surveys;  // of one placement

  Greedy(const Game& g, const State& state, const SearchControl& c, const Decision& d,
         const Weights& weights)
      : game(g), control(c), me(d.chance ? state.active : d.player), outlook(g, state, weights) {}

  bool stopped() const { return control.stop && control.stop(control.context); }

  Survey& survey_of(const Board& board) {
    for (Surveyed& known : surveys)
      if (known.ferries == board.ferries) return known.survey;
    surveys.emplace_back();
    surveys.back().ferries = board.ferries;
    survey(outlook, board, surveys.back().survey);
    return surveys.back().survey;
  }

  double worth(const State& state, PlayerIndex player) {
    return margin(outlook, estimate(outlook, survey_of(state.board), state), player);
  }

  double best_of(const State& state, const ActionList& actions) {
    double best = after(state, actions[0]);
    for (std::size_t i = 1; i < actions.size(); ++i)
      best = std::max(best, after(state, actions[i]));
    return best;
  }

  double mean_of(const State& state, const ActionList& actions) {
    double sum = 0;
    for (const Action& action : actions) sum += after(state, action);
    return sum / static_cast<double>(actions.size());
  }

  // At most one more ferry is moved: the order of several makes no difference.
  double best_ferry(const State& state, const ActionList& actions) {
    double best = after(state, pass_action());
    for (const Action& action : actions) {
      if (action.kind != ActionKind::ferry) continue;
      State next = state;
      apply(game, next, action);
      const bool more = decision(game, next).phase == Phase::ferry_move;
      best = std::max(best, more ? after(next, pass_action()) : value_of(next));
    }
    return best;
  }

  // Others do what is best for them at the moment.
  double after_other(const State& state, const ActionList& actions, PlayerIndex player) {
    State best, next;
    double most = 0;
    for (std::size_t i = 0; i < actions.size(); ++i) {
      next = state;
      apply(game, next, actions[i]);
      const double value = worth(next, player);
      if (i > 0 && value <= most) continue;
      most = value;
      best = next;
    }
    return value_of(best);
  }

  // Where the turn ends if whatever is still to be decided in it is decided for the best.
  double value_of(const State& state) {
    const Decision d = decision(game, state);
    if (d.over || (d.chance && d.phase != Phase::flight)) return worth(state, me);
    ActionList actions;
    switch (d.phase) {
      case Phase::flight:
        legal_actions(game, state, actions);
        return mean_of(state, actions);
      case Phase::ferry_move:
        legal_actions(game, state, actions);
        return best_ferry(state, actions);
      case Phase::crop_choice:  // much the same wherever the tile lies
        return worth(state, me);
      case Phase::crop:
        legal_actions(game, state, actions);
        return d.player == me ? best_of(state, actions) : after_other(state, actions, d.player);
      case Phase::robber:  // looking ahead nobody places one: the turn matters more
        return after(state, pass_action());
      case Phase::move_points:  // points that are under way count, wherever others take them
      case Phase::steal:
        legal_actions(game, state, actions);
        return d.player == me ? best_of(state, actions) : after(state, actions[0]);
      default:
        break;
    }
    if (d.player != me) return worth(state, me);
    legal_actions(game, state, actions);
    // The order of scoring cannot change what is scored here.
    if (d.phase == Phase::score) return after(state, actions[0]);
    return best_of(state, actions);
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
  Greedy greedy(game, state, control, d, weights);
  u32 equals = 0;
  double best = 0;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    if (greedy.stopped()) break;
    if (d.phase == Phase::place) greedy.surveys.clear();
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
