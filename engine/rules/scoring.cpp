#include "engine/rules/scoring.hpp"

#include <algorithm>

#include "engine/rules/set.hpp"

namespace bastide {

u8 owners(const Game& game, const State& state, Node node) {
  const Node root = find_root(state.board, node);
  u8 owners = owners_of(state.board.totals[root], game.sides);
  for (const auto hook : game.adjust_owners) owners = hook(game, state, root, owners);
  return owners;
}

Scoring appraise(const Game& game, const State& state, Node root, const FeatureTotals& totals,
                 bool completed) {
  Scoring s;
  s.feature = kind_of(game.tables, state.board, root);
  s.node = root;
  const bool field = s.feature == SegmentKind::field;
  s.cause = completed ? ScoreCause::completed : ScoreCause::final;
  s.tiles = needs_surroundings(s.feature) ? static_cast<u8>(9 - totals.open) : totals.tiles;
  static_cast<Marks&>(s) = totals;
  if (field) {  // FARM-6, FARM-7, FARM-8
    CityList cities;
    cities_of_field(game.tables, state.board, root, true, cities);
    s.cities = static_cast<u8>(cities.size());
  }
  const Worth& worth = game.worth[static_cast<std::size_t>(s.feature)];
  s.per_tile = completed ? worth.tile : worth.unfinished_tile;
  s.per_shield = completed ? worth.shield : worth.unfinished_shield;
  s.per_city = worth.city;
  for (const auto hook : game.adjust_rates) hook(game, state, totals, completed, s);
  if (!completed && !field && game.setup.options.unfinished_score_nothing)
    s.per_tile = s.per_shield = 0;  // VAR-10
  s.value = static_cast<i16>(s.tiles * s.per_tile + s.shields * s.per_shield +
                             s.cities * s.per_city + s.extras * s.per_extra);
  return s;
}

int bonus_of(const Game& game, const State& state, const Figure& figure) {
  int bonus = 0;
  for (const auto hook : game.bonus) bonus += hook(game, state, figure);
  return bonus;
}

namespace {

void add_bonuses(const Game& game, const State& state, Scoring& s) {
  for (const Figure& figure : state.figures)
    if (find_root(state.board, figure.node) == s.node) {
      u8& bonus = s.bonus[figure.owner];
      bonus = std::max(bonus, static_cast<u8>(bonus_of(game, state, figure)));
    }
  for (int p = 0; p < game.sides; ++p) s.points[p] = static_cast<i16>(s.points[p] + s.bonus[p]);
}

}  // namespace

Scoring evaluate(const Game& game, const State& state, Node node) {
  const Node root = find_root(state.board, node);
  const FeatureTotals& totals = state.board.totals[root];
  const bool completed =
      totals.open == 0 && kind_of(game.tables, state.board, root) != SegmentKind::field;
  Scoring s = appraise(game, state, root, totals, completed);
  for (const auto hook : game.adjust_value) hook(game, state, totals, s);
  for (int p = 0; p < game.sides; ++p) s.strength[p] = static_cast<u8>(strength_of(totals, p));
  s.owners = owners(game, state, root);
  for (int p = 0; p < game.sides; ++p)
    if (s.owners >> p & 1) s.points[p] = s.value;  // once for all meeples: BASE-SCORE-4
  for (const auto hook : game.adjust_points) hook(game, state, totals, s);
  if (!game.bonus.empty()) add_bonuses(game, state, s);
  return s;
}

void award(const Game& game, State& state, const Scoring& scoring, Events* events) {
  report_scoring(events, scoring);
  if (!game.take_points.empty() && !state.over) {
    for (const auto hook : game.take_points) hook(game, state, scoring);
    return;
  }
  for (int p = 0; p < game.sides; ++p)  // never less than before: BASE-TRACK-3
    state.score[p] = static_cast<i16>(state.score[p] + scoring.points[p]);
}

int score_with_due(const Game& game, const State& state, PlayerIndex player) {
  int score = state.score[player];
  for (const auto hook : game.points_due) score += hook(state, player);
  return score;
}

bool awaits_scoring(const State& state, Node node) {
  const Node root = find_root(state.board, node);
  return std::any_of(state.completed.begin(), state.completed.end(),
                     [&](Node done) { return find_root(state.board, done) == root; });
}

void put_figure(State& state, PlayerIndex owner, FigureKind kind, Node node) {
  --state.supply[owner][static_cast<std::size_t>(kind)];
  state.figures.push_back({owner, kind, node});
  count_figure(state, state.figures.back());
}

void count_figure(State& state, const Figure& figure) {
  FeatureTotals& totals = state.board.totals[find_root(state.board, figure.node)];
  totals.strength += static_cast<u32>(strength_of(figure.kind)) << (4 * figure.owner);
  if (is_helper(figure.kind)) totals.helpers = static_cast<u8>(totals.helpers | 1u << figure.owner);
}

void take_figure(State& state, std::size_t index) {
  const Figure figure = state.figures[index];
  state.figures.erase_at(index);
  ++state.supply[figure.owner][static_cast<std::size_t>(figure.kind)];
  FeatureTotals& totals = state.board.totals[find_root(state.board, figure.node)];
  totals.strength -= static_cast<u32>(strength_of(figure.kind)) << (4 * figure.owner);
  if (is_helper(figure.kind))
    totals.helpers = static_cast<u8>(totals.helpers & ~(1u << figure.owner));
}

void return_figures(const Game& game, State& state, Node node, Events* events) {
  const Node root = find_root(state.board, node);
  for (std::size_t i = 0; i < state.figures.size();) {
    if (find_root(state.board, state.figures[i].node) != root) {  // stays: BASE-SCORE-9
      ++i;
      continue;
    }
    return_figure(game, state, i, events);
  }
}

void return_figure(const Game& game, State& state, std::size_t index, Events* events,
                   const Set* by) {
  const Figure figure = state.figures[index];
  take_figure(state, index);
  report_move_of(events, figure.owner, figure.kind, segment_place(state.board, figure.node),
                 supply_place(figure.owner), by);
  for (const auto hook : game.figure_gone) hook(game, state, figure, events);
}

void return_dependants(const Game& game, State& state, Node node, Events* events) {
  for (const auto hook : game.figures_lost) hook(game, state, node, events);
}

void remove_figure(const Game& game, State& state, std::size_t index, Events* events,
                   const Set* by) {
  const Node node = state.figures[index].node;
  return_figure(game, state, index, events, by);
  return_dependants(game, state, node, events);
}

bool is_scored_at_end(const Game& game, const State& state) {
  return game.final_scoring && std::none_of(game.unscored_end.begin(), game.unscored_end.end(),
                                            [&](const auto hook) { return hook(game, state); });
}

void score_final(const Game& game, State& state, Events* events) {
  state.over = true;  // from here on points are simply added (BASE-FINAL-7)
  if (!is_scored_at_end(game, state)) return;
  for (const FinalRow* row : game.finals) row->score(game, state, events);
}

Outcome outcome(const Game& game, const State& state) {  // BASE-WIN-1
  Outcome result;
  const i16 most = *std::max_element(state.score, state.score + game.sides);
  for (int p = 0; p < game.sides; ++p)
    if (state.score[p] == most) result.winners = static_cast<u8>(result.winners | 1u << p);
  for (const Set* set : game.sets)
    if (set->adjust_outcome) set->adjust_outcome(game, state, result);
  return result;
}

}  // namespace bastide
