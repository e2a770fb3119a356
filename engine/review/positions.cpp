#include "engine/review/positions.hpp"

#include <iterator>

namespace bastide {
namespace {

PositionInfo moment_of(const Game& game, const State& state) {
  PositionInfo moment{decision(game, state), state.turn, state.active, state.seed, {}};
  for (std::size_t p = 0; p < max_players; ++p) moment.score[p] = state.score[p];
  return moment;
}

}  // namespace

void Positions::begin(const Game& game) {
  states_.clear();
  states_[0].state = initial_state(game);
  infos_ = {moment_of(game, last())};
}

void Positions::append(const Game& game, const Action& action, Events& events) {
  const std::size_t k = infos_.size() - 1;
  infos_[k].seed = last().seed;
  if (k % apart == 0) {
    states_.emplace(k + 1, states_[k]);
  } else {
    auto moving = states_.extract(k);
    moving.key() = k + 1;
    states_.insert(std::move(moving));
  }
  apply(game, last(), action, &events);
  infos_.push_back(moment_of(game, last()));
}

const State& Positions::at(const Game& game, const std::vector<Action>& actions,
                           std::size_t k) const {
  auto found = std::prev(states_.upper_bound(k));
  if (std::size_t i = found->first; i != k) {
    found = states_.emplace_hint(std::next(found), k, found->second);
    for (State& state = found->second.state; i < k; ++i) play_on(game, state, actions[i], i);
  }
  found->second.asked = true;
  return found->second.state;
}

void Positions::play_on(const Game& game, State& state, const Action& action, std::size_t k) const {
  apply(game, state, action);
  state.seed = infos_[k + 1].seed;
}

void Positions::shorten(const Game& game, const std::vector<Action>& actions, std::size_t k) {
  at(game, actions, k);
  states_.erase(states_.upper_bound(k), states_.end());
  infos_.resize(k + 1);
}

void Positions::forget_idle() {
  for (auto known = states_.begin(); known != states_.end();) {
    auto& [k, one] = *known;
    const bool stays = one.asked || k % apart == 0 || k + 1 == size();
    one.asked = false;
    known = stays ? std::next(known) : states_.erase(known);
  }
}

}  // namespace bastide
