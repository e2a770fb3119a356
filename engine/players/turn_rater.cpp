#include "engine/players/turn_rater.hpp"

#include <algorithm>

#include "engine/players/estimate_part.hpp"
#include "engine/rules/set.hpp"

namespace bastide {
namespace {

// Where a turn has more to decide than placement and figure, the ways through it would multiply.
// Then a first look leaves the rest open, and only the best answers of that look get a second one,
// in which each further decision takes what looks best at once.
constexpr std::size_t second_figure_looks = 2;  // at figures on the way, and at all averaged ones
constexpr std::size_t most_tried = 12;          // answers to further decisions, evenly spread

u64 bits_of(std::span<const Phase> phases) {
  u64 bits = 0;
  for (const Phase phase : phases) bits |= u64{1} << static_cast<unsigned>(phase);
  return bits;
}

}  // namespace

TurnRater::TurnRater(const Game& game, const Eyes& eyes) : game_(game), eyes_(eyes) {}

void TurnRater::look(DrawOdds& odds, PlayerIndex player) {
  odds_ = &odds;
  player_ = player;
  averaged_ = tried_ = 0;
  for (const EstimatePart* part : odds.parts().all) {
    averaged_ |= bits_of(part->averaged);
    tried_ |= bits_of(part->tried);
  }
  ports_.clear();
  new_board();
}

Survey& TurnRater::survey_of(const Board& board) {
  for (std::size_t i = 0; i < known_; ++i)
    if (surveyed_[i].joints == board.joints) return surveyed_[i].survey;
  if (known_ == surveyed_.size()) surveyed_.emplace_back();
  Surveyed& next = surveyed_[known_++];
  next.joints = board.joints;
  survey(*odds_, board, ports_, next.survey);
  return next.survey;
}

double TurnRater::worth(const State& state, PlayerIndex player) {
  return lead(estimate(*odds_, survey_of(state.board), state), player);
}

double TurnRater::lead(const Estimate& all, PlayerIndex player) const {
  const double lead = margin(*odds_, all, player);
  const double own = all.points[player];
  return eyes_.attention == 1 ? lead : own + static_cast<double>(eyes_.attention) * (lead - own);
}

bool TurnRater::overlooks(const State& state, const Decision& d, const Action& action) const {
  if (eyes_.farms || d.phase != Phase::figure || action.kind != ActionKind::deploy) return false;
  const Node node = static_cast<Node>(state.board.tiles[state.placed].first_node + action.where);
  return kind_of(game_.tables, state.board, node) == SegmentKind::field;
}

// Where the turn ends.
TurnValue TurnRater::value_of(const State& state, bool second) {
  const Decision d = decision(game_, state);
  const bool next_tile = d.phase <= Phase::place;  // drawn, or out of the hand
  if (d.over || next_tile || (d.chance && !is_averaged(d.phase))) return {worth(state, player_)};
  TurnValue value = value_within(state, d, second);
  value.averaged = d.chance;
  return value;
}

TurnValue TurnRater::value_within(const State& state, const Decision& d, bool second) {
  ActionList actions;
  legal_actions(game_, state, actions);
  if (d.phase == Phase::figure && d.player == player_) return best_figure(state, actions, second);
  // The order of scoring cannot change what is scored here.
  if (d.phase == Phase::score || actions.size() == 1) return after(state, actions[0], second);
  if (d.chance && second) return {mean_of(state, d.phase, actions)};
  if (is_tried(d.phase) && d.player == player_) {
    if (!second) return {after(state, actions.back(), false).points, true};
    TurnValue best;
    best_of(state, actions, best.points);
    return best;
  }
  if (second) return after(state, likely(state, d.player, actions), true);
  if (d.phase < Phase::figure) return {after(state, actions[0], false).points, true};
  return {worth(state, player_), true};
}

TurnValue TurnRater::after(const State& state, const Action& action, bool second) {
  State next = state;
  apply(game_, next, action);
  return value_of(next, second);
}

// Every figure at once, by what it changes. False where it takes a turn played to its end each.
bool TurnRater::compare_figures(const State& state, const ActionList& actions, TurnValue& best) {
  if (!plain_figures(*odds_) || odds_->left() == 0) return false;
  if (actions.size() > max_estimates || actions[0].kind != ActionKind::pass) return false;
  FixedVector<Node, max_estimates> nodes;
  for (std::size_t i = 1; i < actions.size(); ++i) {
    const Action& action = actions[i];
    if (action.kind != ActionKind::deploy || action.what != static_cast<u8>(FigureKind::meeple))
      return false;
    const Node node = node_of(state.board, state.placed, action.where);
    if (state.board.totals[find_root(state.board, node)].strength != 0) return false;
    nodes.push_back(node);
  }
  State next = state;
  apply(game_, next, actions[0]);
  if (decision(game_, next).phase != Phase::draw) return false;
  Estimates all;
  estimate_figures(*odds_, survey_of(next.board), next, player_, {nodes.begin(), nodes.end()}, all);
  const Decision figure = decision(game_, state);
  for (std::size_t i = 0; i < actions.size(); ++i) {
    if (i > 0 && overlooks(state, figure, actions[i])) continue;
    const double points = lead(all[i], player_);
    if (i == 0 || points > best.points) best = {points, false, false, actions[i]};
  }
  return true;
}

TurnValue TurnRater::best_figure(const State& state, const ActionList& actions, bool second) {
  FixedVector<TurnValue, max_segments * figure_kinds + max_figures> first;
  TurnValue best;
  if (differences_ && !second && compare_figures(state, actions, best)) return best;
  const Decision figure = decision(game_, state);
  for (std::size_t i = 0; i < actions.size() && !first.full(); ++i) {
    if (i > 0 && overlooks(state, figure, actions[i])) {
      first.push_back({-1e9});
      continue;
    }
    const TurnValue value = after(state, actions[i], false);
    first.push_back(value);
    const bool open = best.open || value.open;
    if (i == 0 || value.points > best.points) best = {value.points, open, false, actions[i]};
    best.open = open;
  }
  if (!second || !best.open) return best;
  TurnValue result = {-1e9};
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

Action TurnRater::best_of(const State& state, const ActionList& actions, double& points) {
  Action choice;
  for (const Action& action : actions) {
    const double value = after(state, action, true).points;
    if (&action != actions.begin() && value <= points) continue;
    points = value;
    choice = action;
  }
  return choice;
}

double TurnRater::mean_of(const State& state, Phase phase, const ActionList& outcomes) {
  u32 (*odds)(const Game&, const State&, const Action&) = nullptr;
  for (const EstimatePart* part : odds_->parts().all)
    if ((bits_of(part->averaged) >> static_cast<unsigned>(phase) & 1) != 0) odds = part->odds;
  double sum = 0, all = 0;
  for (const Action& outcome : outcomes) {
    const double share = odds ? odds(game_, state, outcome) : 1;
    sum += share * after(state, outcome, true).points;
    all += share;
  }
  return sum / all;
}

Action TurnRater::likely(const State& state, PlayerIndex player, const ActionList& actions) {
  const std::size_t tried = std::min(actions.size(), most_tried);
  Action choice;
  double best = 0;
  if (player == player_ && is_tried(decision(game_, state).phase))
    return best_of(state, actions, best);
  for (std::size_t i = 0; i < tried; ++i) {
    const Action& action = actions[i * actions.size() / tried];
    State next = state;
    apply(game_, next, action);
    const double value = worth(next, player);
    if (i != 0 && value <= best) continue;
    best = value;
    choice = action;
  }
  return choice;
}

}  // namespace bastide
