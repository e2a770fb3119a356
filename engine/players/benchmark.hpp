// A benchmark of decisions: how much every good turn of a position loses against the best one, by
// many long playouts. A player is judged by what its turns lose (docs/judging.md).
#pragma once

#include <span>
#include <vector>

#include "engine/players/search.hpp"

namespace bastide {

struct WeighedTurn {
  TurnActions actions;
  double loss = 0;  // points behind the best turn; negative if it seems to be even better
};

inline constexpr std::size_t most_turns = 20;  // that are weighed

// The best turns at a placement, the best one first: those that look best by the estimate, and
// `also`. The same seed and nodes give the same answer on every machine. None where there is
// nothing to find out.
std::vector<WeighedTurn> weigh_turns(const Game& game, const State& state, u64 seed, u32 nodes,
                                     std::span<const TurnActions> also);

// So many points behind, a turn is lost: how much more playouts say that it loses, such as what a
// field claimed early brings if nobody disputes it, tells more about them.
inline constexpr double most_loss = 8;

// What turns lose, in steps of a tenth of a point. Those that were not weighed lose as much as the
// worst of those that were.
struct Losses {
  std::vector<WeighedTurn> turns;  // the best one, and all that lose less than the others
  double others = 0;
};
inline constexpr double loss_steps = 10;  // in a point

Losses losses_of(std::span<const WeighedTurn> turns);
double loss_of(const Losses& losses, const TurnActions& turn);

// Whether there is something to decide: more than one turn that is not lost.
bool is_decision(std::span<const WeighedTurn> turns);

// What a player does at a placement, up to the figure: choose(state) is asked for each action.
template <class Choose>
TurnActions turn_of(const Game& game, const State& state, const Choose& choose) {
  TurnActions turn;
  State now = state;
  const PlayerIndex player = decision(game, state).player;
  const auto asked = [&](Phase phase) {
    const Decision d = decision(game, now);
    return !d.over && !d.chance && d.player == player && d.phase == phase;
  };
  const auto act = [&](const Action& action) {
    turn.push_back(action);
    apply(game, now, action);
  };
  if (asked(Phase::choose)) act(choose(now).action);
  Action figure;
  if (asked(Phase::place)) {
    const SearchResult choice = choose(now);
    act(choice.action);
    figure = choice.figure;
  }
  if (asked(Phase::figure)) act(figure.kind == ActionKind::none ? choose(now).action : figure);
  return turn;
}

}  // namespace bastide
