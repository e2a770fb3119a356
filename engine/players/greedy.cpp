#include "engine/players/greedy.hpp"

#include <algorithm>
#include <vector>

#include "engine/players/estimate_part.hpp"

namespace bastide {
namespace {

// Where a turn has more to decide than placement and figure, the ways through it would multiply.
// Then a first look leaves the rest open, and only the best answers of that look get a second one,
// in which each further decision takes what looks best at once.
constexpr std::size_t second_looks = 16;        // at answers to the decision itself
constexpr std::size_t second_figure_looks = 2;  // at figures on the way, and at all averaged ones
constexpr std::size_t most_tried = 12;          // answers to further decisions, evenly spread

// A survey of a board. Boards of one placement differ in their joints alone.
struct Surveyed {
  FixedVector<Joint, max_joints> joints;
  Survey survey;
};

struct Greedy {
  const Game& game;
  const SearchControl& control;
  PlayerIndex me;
  DrawOdds odds;
  std::vector<Surveyed> surveys;  // of one placement
  u64 averaged = 0;               // bit n: Phase n (EstimatePart::averaged)

  struct Value {
    double points = 0;
    bool open = false;      // a first look that left something open
    bool averaged = false;  // a chance that is averaged was the next thing
  };

  Greedy(const Game& g, const State& state, const SearchControl& c, PlayerIndex player,
         const Weights& weights)
      : game(g), control(c), me(player), odds(g, state, weights) {
    for (const EstimatePart* part : odds.parts().all)
      for (const Phase phase : part->averaged) averaged |= u64{1} << static_cast<unsigned>(phase);
  }

  bool is_averaged(Phase phase) const {
    return (averaged >> static_cast<unsigned>(phase) & 1) != 0;
  }

  bool stopped() const { return control.stop && control.stop(control.context); }

  Survey& survey_of(const Board& board) {
    for (Surveyed& known : surveys)
      if (known.joints == board.joints) return known.survey;
    surveys.emplace_back();
    surveys.back().joints = board.joints;
    survey(odds, board, surveys.back().survey);
    return surveys.back().survey;
  }

  // As it stands, to one player.
  double worth(const State& state, PlayerIndex player) {
    return margin(odds, estimate(odds, survey_of(state.board), state), player);
  }

  // Where the turn ends.
  Value value_of(const State& state, bool second) {
    const Decision d = decision(game, state);
    const bool next_tile = d.phase <= Phase::place;  // drawn, or out of the hand
    if (d.over || next_tile || (d.chance && !is_averaged(d.phase))) return {worth(state, me)};
    Value value = value_within(state, d, second);
    value.averaged = d.chance;
    return value;
  }

  Value value_within(const State& state, const Decision& d, bool second) {
    ActionList actions;
    legal_actions(game, state, actions);
    if (d.phase == Phase::figure && d.player == me) return best_figure(state, actions, second);
    // The order of scoring cannot change what is scored here.
    if (d.phase == Phase::score || actions.size() == 1) return after(state, actions[0], second);
    if (d.chance && second) return {mean_of(state, actions)};
    if (second) return after(state, likely(state, d.player, actions), true);
    if (d.phase < Phase::figure) return {after(state, actions[0], false).points, true};
    return {worth(state, me), true};
  }

  Value after(const State& state, const Action& action, bool second) {
    State next = state;
    apply(game, next, action);
    return value_of(next, second);
  }

  Value best_figure(const State& state, const ActionList& actions, bool second) {
    FixedVector<Value, max_segments * figure_kinds + max_figures> first;
    Value best = {after(state, actions[0], false)};
    first.push_back(best);
    for (std::size_t i = 1; i < actions.size() && !first.full(); ++i) {
      first.push_back(after(state, actions[i], false));
      best = {std::max(best.points, first[i].points), best.open || first[i].open};
    }
    if (!second || !best.open) return best;
    Value result = {-1e9};
    const auto take = [&](double points) { result.points = std::max(result.points, points); };
    for (std::size_t i = 0; i < first.size(); ++i) {
      if (first[i].open && first[i].averaged) {
        take(after(state, actions[i], true).points);
      } else if (!first[i].open) {
        take(first[i].points);
      }
    }
    for (std::size_t look = 0; look < second_figure_looks; ++look) {
      std::size_t next = first.size();
      for (std::size_t i = 0; i < first.size(); ++i)
        if (first[i].open && !first[i].averaged &&
            (next == first.size() || first[i].points > first[next].points))
          next = i;
      if (next == first.size()) break;
      first[next].open = false;
      take(after(state, actions[next], true).points);
    }
    return result;
  }

  double mean_of(const State& state, const ActionList& outcomes) {
    double sum = 0;
    for (const Action& outcome : outcomes) sum += after(state, outcome, true).points;
    return sum / static_cast<double>(outcomes.size());
  }

  // What a player would do who looks no further than this decision.
  Action likely(const State& state, PlayerIndex player, const ActionList& actions) {
    const std::size_t tried = std::min(actions.size(), most_tried);
    Action choice;
    double best = 0;
    for (std::size_t i = 0; i < tried; ++i) {
      const Action& action = actions[i * actions.size() / tried];
      State next = state;
      apply(game, next, action);
      const double value = worth(next, player);
      if (i != 0 && value <= best) continue;
      best = value;
      choice = action;
    }
    return choice;
  }
};

}  // namespace

namespace {

bool better(const Candidate& a, const Candidate& b) { return a.value > b.value; }

// Of the tiles in hand the one whose best place is best (VAR-4).
SearchResult choose_tile(const Game& game, const State& state, const ActionList& tiles,
                         Random& random, const SearchControl& control, const Weights& weights) {
  SearchResult choice;
  for (const Action& tile : tiles) {
    State next = state;
    apply(game, next, tile);
    resolve_chances(game, next);  // what follows the choice without changing the table
    const SearchResult placing = choose_greedy(game, next, random, control, weights);
    const double value = placing.candidates.empty() ? 0 : placing.candidates[0].value;
    choice.candidates.push_back({tile, value});
  }
  std::stable_sort(choice.candidates.begin(), choice.candidates.end(), better);
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
  Greedy greedy(game, state, control, d.chance ? state.active : d.player, weights);
  const auto look = [&](const Action& action, bool second) {
    if (d.phase == Phase::place) greedy.surveys.clear();
    return greedy.after(state, action, second);
  };

  bool open = false;
  for (std::size_t i = 0; i < actions.size() && !greedy.stopped(); ++i) {
    const Greedy::Value value = look(actions[i], false);
    choice.candidates.push_back({actions[i], value.points});
    open |= value.open;
    if (control.progress)
      control.progress(control.context,
                       static_cast<double>(i + 1) / static_cast<double>(actions.size()));
  }
  if (open) {
    std::stable_sort(choice.candidates.begin(), choice.candidates.end(), better);
    if (choice.candidates.size() > second_looks) choice.candidates.resize(second_looks);
    for (Candidate& candidate : choice.candidates)
      if (!greedy.stopped()) candidate.value = look(candidate.action, true).points;
  }
  u32 equals = 0;
  double best = 0;
  for (const Candidate& candidate : choice.candidates) {
    if (equals == 0 || candidate.value > best) {
      best = candidate.value;
      equals = 1;
      choice.action = candidate.action;
    } else if (candidate.value == best && random.below(++equals) == 0) {
      choice.action = candidate.action;
    }
  }
  std::stable_sort(choice.candidates.begin(), choice.candidates.end(), better);
  return choice;
}

SearchResult choose_greedy(const Game& game, const State& state, Random& random,
                           const SearchControl& control) {
  return choose_greedy(game, state, random, control, Weights{});
}

}  // namespace bastide
