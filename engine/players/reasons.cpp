#include "engine/players/reasons.hpp"

#include <algorithm>
#include <memory>

#include "engine/base/sort.hpp"
#include "engine/players/estimate_part.hpp"

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

// The three that weigh most, unless that is less than a point.
template <class Weight>
Reasons strongest(FixedVector<Reason, max_players * term_count>& all, Weight weight) {
  sort_stably(all, [&](const Reason& a, const Reason& b) { return weight(a) > weight(b); });
  Reasons reasons;
  for (const Reason& reason : all)
    if (!reasons.full() && weight(reason) >= least) reasons.push_back(reason);
  return reasons;
}

// `first`: the first term to consider.
Reasons strongest_reasons(Terms gain, const Share& share, int sides, Term first = Term::road) {
  FixedVector<Reason, max_players * term_count> all;
  for (PlayerIndex p = 0; p < sides; ++p) {
    settle(gain, p);
    for (auto t = static_cast<std::size_t>(first); t < term_count; ++t)
      all.push_back({p, static_cast<Term>(t), gain.points[p][t]});
  }
  return strongest(all,
                   [&](const Reason& reason) { return share.of[reason.side] * reason.points; });
}

// ---- All play for one value ---------------------------------------------------------------------

// Every side has the whole value, so one of them will do.
Reasons reasons_of_team(const DrawOdds& odds, const Terms& gain, PlayerIndex player) {
  FixedVector<Reason, max_players * term_count> all;
  const std::span<const TeamTerm> terms = odds.parts().together->together;
  for (std::size_t t = 0; t < terms.size(); ++t)
    all.push_back({player, static_cast<Term>(t), gain.points[player][t], terms[t].name});
  return strongest(all, [](const Reason& reason) { return reason.points; });
}

// The terms after a turn without what it scored at once, which counts to the first one.
Terms later_terms(const Game& game, DrawOdds& odds, const State& before, const State& after) {
  Terms terms = terms_of(odds, after);
  for (int side = 0; side < game.sides; ++side)
    for (int other = 0; other < game.sides; ++other)
      terms.points[side][0] -= after.score[other] - before.score[other];
  return terms;
}

// The mean of all placements of the tile, without a figure.
Terms usual_terms(const Game& game, DrawOdds& odds, const State& before) {
  ActionList placements;
  legal_actions(game, before, placements);
  Terms mean;
  for (const Action& placement : placements) {
    State after = before;
    apply(game, after, placement);
    if (decision(game, after).phase == Phase::figure && legal(game, after, pass_action()))
      apply(game, after, pass_action());
    score_forced_features(game, after);
    const Terms terms = later_terms(game, odds, before, after);
    for (std::size_t p = 0; p < max_players; ++p)
      for (std::size_t t = 0; t < term_count; ++t)
        mean.points[p][t] += terms.points[p][t] / static_cast<double>(placements.size());
  }
  return mean;
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
  if (actions.empty()) return {};
  DrawOdds odds(game, before, Weights{});
  State last = before;  // the last of the decisions
  for (const Action& action : actions.first(actions.size() - 1)) apply(game, last, action);
  const auto done = [&](const Action& action) {
    State after = last;
    apply(game, after, action);
    score_forced_features(game, after);
    return after;
  };
  const State after = done(actions.back());
  if (odds.parts().together) {
    const Terms usual = decision(game, before).phase == Phase::place
                            ? usual_terms(game, odds, before)
                            : terms_of(odds, before);
    return reasons_of_team(odds, difference(later_terms(game, odds, before, after), usual), player);
  }
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
  const auto terms_after = [&](std::span<const Action> actions) {
    State after = before;
    for (const Action& action : actions) apply(game, after, action);
    score_forced_features(game, after);
    return terms_of(odds, after);
  };
  const Terms best = terms_after(better);
  const Terms more = difference(best, terms_after(turn));
  const Reasons reasons =
      odds.parts().together
          ? reasons_of_team(odds, more, player)
          : strongest_reasons(more, share_of(odds, sum_of(best), player), game.sides, Term::scored);
  return reasons.empty() ? Reason{} : reasons[0];
}

}  // namespace bastide
