#include "engine/players/reasons.hpp"

#include <algorithm>
#include <memory>

#include "engine/base/sort.hpp"

namespace bastide {
namespace {

constexpr double least = 0.75;  // rounds to a point, and not just barely

double& term_of(Terms& terms, PlayerIndex side, Term term) {
  return terms.points[side][static_cast<std::size_t>(term)];
}

Terms terms_of(DrawOdds& odds, const State& state) {
  const auto seen = std::make_unique<Survey>();
  survey(odds, state.board, *seen);
  return estimate_terms(odds, *seen, state);
}

Estimate sum_of(const Terms& terms) {
  Estimate sum;
  for (std::size_t p = 0; p < max_players; ++p)
    for (const double points : terms.points[p]) sum.points[p] += points;
  return sum;
}

// Scores what no decision can change any more.
void score_forced_features(const Game& game, State& state) {
  ActionList actions;
  for (int steps = 0; steps < 64; ++steps) {
    const Decision d = decision(game, state);
    if (d.over || d.chance || d.phase != Phase::score) return;
    legal_actions(game, state, actions);
    if (actions.empty()) return;
    apply(game, state, actions[0]);
  }
}

Terms difference(const Terms& after, const Terms& before) {
  Terms result = after;
  for (std::size_t p = 0; p < max_players; ++p)
    for (std::size_t t = 0; t < term_count; ++t) result.points[p][t] -= before.points[p][t];
  return result;
}

// Points just scored were expected before, so the drop in their term is no loss.
void settle(Terms& gain, PlayerIndex side) {
  double& scored = term_of(gain, side, Term::scored);
  for (const Term term : {Term::city, Term::road, Term::monastery, Term::other}) {
    double& points = term_of(gain, side, term);
    const double due = std::clamp(-points, 0.0, std::max(0.0, scored));
    points += due;
    scored -= due;
  }
}

// How much a point of each side is worth to the player.
struct Share {
  double of[max_players] = {};
};

Share share_of(const DrawOdds& odds, const Estimate& all, PlayerIndex player) {
  Share share;
  for (PlayerIndex p = 0; p < odds.game().sides; ++p) {  // linear while the same side leads
    Estimate more = all;
    more.points[p] += 1e-6;
    share.of[p] = (margin(odds, more, player) - margin(odds, all, player)) * 1e6;
  }
  return share;
}

// `first`: the first term to consider.
Reasons strongest_reasons(Terms gain, const Share& share, int sides, Term first = Term::road) {
  FixedVector<Reason, max_players * term_count> all;
  const auto weight = [&](const Reason& reason) { return share.of[reason.side] * reason.points; };
  for (PlayerIndex p = 0; p < sides; ++p) {
    settle(gain, p);
    for (auto t = static_cast<std::size_t>(first); t < term_count; ++t) {
      const Reason reason{p, static_cast<Term>(t), gain.points[p][t]};
      if (weight(reason) >= least) all.push_back(reason);
    }
  }
  sort_short(all.begin(), all.end(),
             [&](const Reason& a, const Reason& b) { return weight(a) > weight(b); });
  Reasons reasons;
  for (const Reason& reason : all)
    if (!reasons.full()) reasons.push_back(reason);
  return reasons;
}

}  // namespace

Terms gained(const Game& game, const State& before, const State& after) {
  DrawOdds odds(game, before, Weights{});
  State idle = before;
  idle.active = after.active;  // so that each side expects as many tiles as after the turn
  return difference(terms_of(odds, after), terms_of(odds, idle));
}

Reasons reasons_for(const Game& game, const State& before, std::span<const Action> actions,
                    PlayerIndex player) {
  DrawOdds odds(game, before, Weights{});
  if (odds.parts().together || actions.empty()) return {};
  State last = before;  // the last of the decisions
  for (const Action& action : actions.first(actions.size() - 1)) apply(game, last, action);
  const auto done = [&](const Action& action) {
    State after = last;
    apply(game, after, action);
    score_forced_features(game, after);
    return after;
  };
  const State after = done(actions.back());
  const Terms worth = terms_of(odds, after);

  const Share share = share_of(odds, sum_of(worth), player);
  const Reasons reasons = strongest_reasons(gained(game, before, after), share, game.sides);
  if (!reasons.empty() || actions.back().kind != ActionKind::pass) return reasons;

  ActionList others;
  legal_actions(game, last, others);
  Terms best;
  double most = -1e9;
  for (const Action& other : others) {
    if (other == actions.back()) continue;
    const Terms terms = terms_of(odds, done(other));
    const double value = margin(odds, sum_of(terms), player);
    if (value > most) most = value, best = terms;
  }
  return most > -1e9 ? strongest_reasons(difference(worth, best), share, game.sides) : reasons;
}

Reason lacking(const Game& game, const State& before, std::span<const Action> turn,
               std::span<const Action> better, PlayerIndex player) {
  DrawOdds odds(game, before, Weights{});
  if (odds.parts().together) return {};
  const auto terms_after = [&](std::span<const Action> actions) {
    State after = before;
    for (const Action& action : actions) apply(game, after, action);
    score_forced_features(game, after);
    return terms_of(odds, after);
  };
  const Terms best = terms_after(better);
  const Reasons reasons =
      strongest_reasons(difference(best, terms_after(turn)), share_of(odds, sum_of(best), player),
                        game.sides, Term::scored);
  return reasons.empty() ? Reason{} : reasons[0];
}

}  // namespace bastide
