#include "engine/players/judging.hpp"

namespace bastide {

bool Judging::take(const Game& game, const State& state, std::span<const RatedTurn> rated,
                   Random& random) {
  const bool first = !at_;
  if (rated.size() < (first ? 1 : 2)) return false;
  if (first) {
    at_ = turns_at(game, state, played_, rated[0].actions, random.next());
    compared_ = different_turns(*at_);
    if (compared_.size() > 1) return true;
  }
  result_.emplace();
  if (!first) result_->losses = losses_at(*at_, rated);
  for (const Action& action : at_->best)
    (action.kind == ActionKind::place ? result_->place : result_->figure) = action;
  return false;
}

const PlayerConfig& judge_config() { return levels.back().config; }

u64 judge_seed(u64 game_seed, std::size_t actions) {
  return mix64(game_seed ^ (0x9e3779b97f4a7c15ULL * (actions + 1)));
}

std::optional<Judgement> judge_turn(const Game& game, const State& state, const TurnActions& played,
                                    u64 seed, const SearchControl& control) {
  Random random{seed};
  Judging judging(played);
  for (bool more = true; more;) {
    const State view = determinize(state, random.next());
    more = judging.take(game, state,
                        rate_turns(game, view, random, control, judge_config(), judging.compared()),
                        random);
  }
  return judging.result();
}

}  // namespace bastide
