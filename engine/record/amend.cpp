#include "engine/record/amend.hpp"

#include <memory>
#include <optional>
#include <utility>

namespace bastide {
namespace {

// Who is asked what.
struct Asked {
  Decision decision;
  PlayerIndex active = no_player;
};

Asked asked_in(const Game& game, const State& state) {
  return {decision(game, state), state.active};
}

bool same(const Asked& a, const Asked& b) {
  return a.decision.phase == b.decision.phase && a.decision.player == b.decision.player &&
         a.decision.chance == b.decision.chance && !b.decision.over && a.active == b.active;
}

bool may_pass(const Game& game, const State& state) {
  return !decision(game, state).chance && legal(game, state, pass_action());
}

struct Amending {
  const Game& game;
  std::unique_ptr<State> old, now;
  Amended result;

  void play(const Action& action) {
    apply(game, *now, action);
    result.actions.push_back(action);
  }

  void leave_out(const Action& action, Rule rule) {
    const Decision d = decision(game, *old);
    LeftOut out{old->turn, d.chance ? old->active : d.player, action, no_type, rule};
    if (action.kind == ActionKind::draw) out.type = action.what;
    if (action.kind == ActionKind::place) out.type = old->drawn;
    result.left_out.push_back(out);
  }

  // Questions that were not asked before are passed over, if the one that was follows them.
  bool pass_to(const Asked& wanted) {
    constexpr int most = 8;
    const auto ahead = std::make_unique<State>(*now);
    int passes = 0;
    while (!same(wanted, asked_in(game, *ahead))) {
      if (passes++ == most || !may_pass(game, *ahead)) return false;
      apply(game, *ahead, pass_action());
    }
    for (; passes > 0; --passes) play(pass_action());
    return true;
  }

  // Whether one can go on after it.
  bool follow(const Action& action) {
    const Asked before = asked_in(game, *old);
    // What only this question was about can be left out; the turn goes on without it.
    const bool needed = before.decision.chance || action.kind == ActionKind::place;
    if (!pass_to(before)) {
      const bool stops = needed || decision(game, *now).over;
      if (stops || action.kind != ActionKind::pass) leave_out(action, Rule::none);
      return !stops;
    }
    if (const auto exact = listed(game, *now, action)) {
      play(*exact);
      return true;
    }
    leave_out(action, refusal(game, *now, action));
    if (needed || !may_pass(game, *now)) return false;
    play(pass_action());
    return true;
  }
};

}  // namespace

Amended amend(const Game& game, const std::vector<Action>& old, std::size_t next,
              std::vector<Action> beginning) {
  Amending amending{game,
                    std::make_unique<State>(initial_state(game)),
                    std::make_unique<State>(initial_state(game)),
                    {std::move(beginning), next, {}}};
  for (std::size_t k = 0; k < next; ++k) apply(game, *amending.old, old[k]);
  for (const Action& action : amending.result.actions) apply(game, *amending.now, action);
  Amended& result = amending.result;
  for (; result.next < old.size(); ++result.next) {
    if (!amending.follow(old[result.next])) break;
    apply(game, *amending.old, old[result.next]);
  }
  return std::move(result);
}

}  // namespace bastide
