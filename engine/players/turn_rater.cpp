#include "engine/players/turn_rater.hpp"

#include <algorithm>

#include "engine/players/estimate_part.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/rules/set.hpp"

namespace bastide {
namespace {

// Where a turn has more to decide than the placement and the figure, the number of ways through it
// would explode. A first look then leaves the rest open, and only its best answers get a second
// look, in which each further decision takes what looks best at once.
constexpr std::size_t second_figure_looks = 2;  // at figures along the way, or averaged ones
constexpr std::size_t most_tried = 12;          // answers to further decisions, evenly spread

u64 bits_of(std::span<const Phase> phases) {
  u64 bits = 0;
  for (const Phase phase : phases) bits |= u64{1} << static_cast<unsigned>(phase);
  return bits;
}

// Whether a row besides that of features scores what a part has completed.
bool has_more_scoring(const Game& game) {
  return std::any_of(game.phases.begin(), game.phases.end(), [](const PhaseRow* row) {
    return turn_step(row->phase).step == turn_step(Phase::score).step && row->phase != Phase::score;
  });
}

}  // namespace

TurnRater::TurnRater(const Game& game, const Handicap& handicap)
    : game_(game),
      handicap_(handicap),
      plain_scoring_(game.adjust_value.empty() && game.adjust_points.empty() &&
                     game.bonus.empty() && game.take_points.empty() &&
                     game.feature_completed.empty() && !has_more_scoring(game)) {}

void TurnRater::refer_to(DrawOdds& odds, PlayerIndex player, const State* from) {
  odds_ = &odds;
  player_ = player;
  averaged_ = tried_ = 0;
  for (const EstimatePart* part : odds.parts().all) {
    averaged_ |= bits_of(part->averaged);
    tried_ |= bits_of(part->tried);
  }
  known_ = 0;
  difference_.compare_with(odds, from);
}

Survey& TurnRater::survey_of(const Board& board) {
  for (std::size_t i = 0; i < known_; ++i)
    if (surveyed_[i].joints == board.joints) return surveyed_[i].survey;
  if (known_ == surveyed_.size()) surveyed_.emplace_back();
  Surveyed& next = surveyed_[known_++];
  next.joints = board.joints;
  survey(*odds_, board, next.survey);
  return next.survey;
}

double TurnRater::worth(const State& state, PlayerIndex player) {
  Estimate all;
  if (is_exact(*odds_, state))
    all = exact_estimate(*odds_, state);
  else if (!difference_.estimate(state, all))
    all = estimate(*odds_, survey_of(state.board), state);
  return lead(all, player);
}

double TurnRater::lead(const Estimate& all, PlayerIndex player) const {
  const double lead = margin(*odds_, all, player);
  const double own = all.points[player];
  return handicap_.attention == 1 ? lead
                                  : own + static_cast<double>(handicap_.attention) * (lead - own);
}

bool TurnRater::overlooks(const State& state, const Decision& d, const Action& action) const {
  if (handicap_.farms || d.phase != Phase::figure || action.kind != ActionKind::deploy)
    return false;
  const Node node = static_cast<Node>(state.board.tiles[state.placed].first_node + action.where);
  return kind_of(game_.tables, state.board, node) == SegmentKind::field;
}

// Whether the turn ends here: the next tile is drawn or taken from the hand.
bool TurnRater::ends_turn(const Decision& d) const {
  return d.over || d.phase <= Phase::place || (d.chance && !is_averaged(d.phase));
}

// The state may be changed.
TurnValue TurnRater::value_of(State& state, const Step& last, bool second) {
  const Decision d = decision(game_, state);
  if (ends_turn(d)) return {worth(state, player_)};
  TurnValue value = value_within(state, last, d, second);
  value.averaged = d.chance;
  return value;
}

TurnValue TurnRater::value_within(State& state, const Step& last, const Decision& d, bool second) {
  ActionList actions;
  legal_actions(game_, state, actions);
  if (d.phase == Phase::figure && d.player == player_)
    return best_figure(state, last, actions, second);
  // The order of scoring cannot change what is scored here, so any will do.
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

State TurnRater::done(const Step& step) const {
  State next = step.before;
  apply(game_, next, step.action);
  return next;
}

TurnValue TurnRater::after(const State& state, const Action& action, bool second) {
  const Step step{state, action};
  State next = done(step);
  return value_of(next, step, second);
}

void TurnRater::keep_promising(const State& state, ActionList& actions) const {
  for (const EstimatePart* part : odds_->parts().all) {
    const ManyAnswers& many = part->many;
    if (many.few == 0) continue;
    struct Promising {
      double promise;
      std::size_t index;
    };
    FixedVector<Promising, most_promising + 1> best;  // the most promising first
    bool too_many = false;
    for (std::size_t i = 0; i < actions.size(); ++i) {
      if (actions[i].kind != many.kind) continue;
      Promising next{many.promise(game_, state, actions[i]), i};
      for (Promising& kept : best)
        if (next.promise > kept.promise) std::swap(next, kept);
      if (best.size() < many.few)
        best.push_back(next);
      else
        too_many = true;
    }
    if (!too_many) continue;
    ActionList kept;
    for (std::size_t i = 0; i < actions.size(); ++i)
      if (actions[i].kind != many.kind ||
          std::any_of(best.begin(), best.end(), [i](const Promising& p) { return p.index == i; }))
        kept.push_back(actions[i]);
    actions = kept;
  }
}

// Whether a figure changes nothing but where it stands or what it scores at once, so that its value
// follows from the position after the turn without one.
bool TurnRater::goes_on_top(const State& state, const Action& action) const {
  if (action.kind != ActionKind::deploy) return false;
  const FigureKind figure = static_cast<FigureKind>(action.what);
  const bool counts = strength_of(figure) > 0;
  if (!counts && !is_helper(figure)) return false;
  const Node root = find_root(state.board, node_of(state.board, state.placed, action.where));
  return state.board.totals[root].open != 0 ||
         kind_of(game_.tables, state.board, root) == SegmentKind::field ||
         (counts && plain_scoring_ && !odds_->parts().together);
}

double TurnRater::value_on_top(State& passed, TileIndex placed, const Action& action) {
  const Node node = node_of(passed.board, placed, action.where);
  const Node root = find_root(passed.board, node);
  const FeatureTotals& totals = passed.board.totals[root];
  double points;
  if (totals.open != 0 || kind_of(game_.tables, passed.board, root) == SegmentKind::field) {
    put_figure(passed, player_, static_cast<FigureKind>(action.what), node);
    Estimate all;
    points = difference_.estimate_figure(passed, all) ? lead(all, player_) : worth(passed, player_);
    take_figure(passed, passed.figures.size() - 1);
  } else {
    const int value = appraise(game_, passed, root, totals, true).value;
    passed.score[player_] = static_cast<i16>(passed.score[player_] + value);
    points = worth(passed, player_);
    passed.score[player_] = static_cast<i16>(passed.score[player_] - value);
  }
  return points;
}

// The best of all figures and none, which comes first and is played on `state` itself. Most figures
// go on top of that; for others the state is made again.
TurnValue TurnRater::best_figure(State& state, const Step& last, ActionList& actions, bool second) {
  keep_promising(state, actions);
  // Those that go on top come first: they are rated by the difference from the position rated last.
  enum class Way : u8 { on_top, played, overlooked };
  FixedVector<Way, max_segments * figure_kinds + max_figures> ways;
  const Decision figure = decision(game_, state);
  for (const Action& action : actions)
    if (!ways.full())
      ways.push_back(overlooks(state, figure, action) ? Way::overlooked
                     : goes_on_top(state, action)     ? Way::on_top
                                                      : Way::played);
  const TileIndex placed = state.placed;
  const auto& takers = odds_->parts().takes_figures;
  const bool taken = std::any_of(takers.begin(), takers.end(),
                                 [&](const auto takes) { return takes(game_, state); });
  State& passed = state;
  apply(game_, passed, actions[0]);
  const bool ends = !taken && actions[0].kind == ActionKind::pass && !passed.over &&
                    ends_turn(decision(game_, passed));
  if (!ends) std::replace(ways.begin(), ways.end(), Way::on_top, Way::played);
  State before_figure;
  if (!ends || std::find(ways.begin() + 1, ways.end(), Way::played) != ways.end())
    before_figure = done(last);

  FixedVector<TurnValue, ways.capacity()> first;
  first.resize(ways.size(), {-1e9});
  first[0] = value_of(passed, {before_figure, actions[0]}, false);
  for (const Way way : {Way::on_top, Way::played})
    for (std::size_t i = 1; i < first.size(); ++i)
      if (ways[i] == way)
        first[i] = way == Way::on_top ? TurnValue{value_on_top(passed, placed, actions[i])}
                                      : after(before_figure, actions[i], false);
  TurnValue best;
  for (std::size_t i = 0; i < first.size(); ++i) {
    const bool open = best.open || first[i].open;
    if (i == 0 || first[i].points > best.points) best = {first[i].points, false, false, actions[i]};
    best.open = open;
  }
  if (!second || !best.open) return best;
  TurnValue result = {-1e9};
  const auto take = [&](double points) { result.points = std::max(result.points, points); };
  for (std::size_t i = 0; i < first.size(); ++i) {
    if (first[i].open && first[i].averaged) {
      take(after(before_figure, actions[i], true).points);
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
    take(after(before_figure, actions[next], true).points);
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
