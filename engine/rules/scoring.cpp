#include "engine/rules/scoring.hpp"

#include <algorithm>

#include "engine/rules/recording.hpp"
#include "engine/rules/set.hpp"

namespace bastide {
namespace {

// BASE-ROAD-2, BASE-FINAL-2
void value_road(Scoring& s) { s.per_tile = 1; }

// BASE-CITY-2, BASE-CITY-3, BASE-CITY-4, BASE-FINAL-3
void value_city(const Options& options, bool completed, Scoring& s) {
  s.per_tile = s.per_shield = completed ? 2 : 1;
  if (completed && options.tiny_city_two && s.tiles == 2) s.per_tile = s.per_shield = 1;  // VAR-14
}

}  // namespace

u8 owners_of(const Totals& totals, int players) {
  int best = 0;
  u8 owners = 0;
  for (int p = 0; p < players; ++p) {
    const int strength = strength_of(totals, p);
    if (strength == 0 || strength < best) continue;
    if (strength > best) owners = 0;
    best = strength;
    owners = static_cast<u8>(owners | 1u << p);
  }
  return owners;
}

Scoring evaluate(const Game& game, const State& state, Node node) {
  const Node root = find_root(state.board, node);
  const Totals& totals = state.board.totals[root];
  Scoring s;
  s.feature = kind_of(game.tables, state.board, root);
  s.node = root;
  const bool field = s.feature == SegmentKind::field;
  const bool completed = !field && totals.open == 0;
  s.cause = completed ? ScoreCause::completed : ScoreCause::final;
  s.tiles = totals.tiles;
  s.shields = totals.shields;
  s.inns = totals.inns;
  s.cathedrals = totals.cathedrals;
  switch (s.feature) {
    case SegmentKind::road:
      value_road(s);
      break;
    case SegmentKind::city:
      value_city(game.setup.options, completed, s);
      break;
    case SegmentKind::monastery:  // BASE-MON-2, BASE-FINAL-4
    case SegmentKind::garden:     // ABBOT-4
      s.tiles = static_cast<u8>(9 - totals.open);
      s.per_tile = 1;
      break;
    case SegmentKind::field: {  // FARM-6, FARM-7, FARM-8
      CityList cities;
      cities_of_field(game.tables, state.board, root, true, cities);
      s.cities = static_cast<u8>(cities.size());
      s.per_city = 3;
      break;
    }
    default:
      break;
  }
  for (const Set* set : game.sets)
    if (set->adjust_rates) set->adjust_rates(game, state, totals, completed, s);
  if (!completed && !field && game.setup.options.unfinished_score_nothing)
    s.per_tile = s.per_shield = 0;  // VAR-10
  s.value =
      static_cast<i16>(s.tiles * s.per_tile + s.shields * s.per_shield + s.cities * s.per_city);
  for (const Set* set : game.sets)
    if (set->adjust_value) set->adjust_value(game, state, totals, s);
  for (int p = 0; p < game.setup.players; ++p)
    s.strength[p] = static_cast<u8>(strength_of(totals, p));
  s.owners = owners_of(totals, game.setup.players);
  for (int p = 0; p < game.setup.players; ++p)
    if (s.owners >> p & 1) s.points[p] = s.value;
  for (const Set* set : game.sets)
    if (set->adjust_points) set->adjust_points(game, state, totals, s);
  return s;
}

void award(const Game& game, State& state, const Scoring& scoring, Events* events) {
  report_scoring(events, scoring);
  if (game.recording && !state.over) return begin_recording(game, state, scoring);
  for (int p = 0; p < game.setup.players; ++p)
    state.score[p] = static_cast<i16>(state.score[p] + scoring.points[p]);
}

void put_figure(State& state, PlayerIndex owner, FigureKind kind, Node node) {
  --state.supply[owner][static_cast<std::size_t>(kind)];
  state.figures.push_back({owner, kind, node});
  count_figure(state, state.figures.back());
}

void count_figure(State& state, const Figure& figure) {
  Totals& totals = state.board.totals[find_root(state.board, figure.node)];
  totals.strength += static_cast<u32>(strength_of(figure.kind)) << (4 * figure.owner);
  if (is_helper(figure.kind)) totals.helpers = static_cast<u8>(totals.helpers | 1u << figure.owner);
}

void take_figure(State& state, std::size_t index) {
  const Figure figure = state.figures[index];
  state.figures.erase_at(index);
  ++state.supply[figure.owner][static_cast<std::size_t>(figure.kind)];
  Totals& totals = state.board.totals[find_root(state.board, figure.node)];
  totals.strength -= static_cast<u32>(strength_of(figure.kind)) << (4 * figure.owner);
  if (is_helper(figure.kind))
    totals.helpers = static_cast<u8>(totals.helpers & ~(1u << figure.owner));
}

void return_figures(const Game&, State& state, Node node, Events* events) {
  const Node root = find_root(state.board, node);
  for (std::size_t i = 0; i < state.figures.size();) {
    if (find_root(state.board, state.figures[i].node) != root) {
      ++i;
      continue;
    }
    return_figure(state, i, events);
  }
}

void return_figure(State& state, std::size_t index, Events* events) {
  const Figure figure = state.figures[index];
  take_figure(state, index);
  report_move_of(events, figure.owner, figure.kind, segment_place(state.board, figure.node),
                 supply_place(figure.owner));
}

void remove_meeple(const Game& game, State& state, std::size_t index, Events* events) {
  const Node node = state.figures[index].node;
  return_figure(state, index, events);
  for (const Set* set : game.sets)
    if (set->meeple_removed) set->meeple_removed(game, state, node, events);
}

void score_final(const Game& game, State& state, Events* events) {
  state.over = true;  // from here on points are simply added (ROB-19, MSG-23)
  for (const Set* set : game.sets)
    if (set->before_final) set->before_final(game, state, events);
  // F3: unfinished features, in the order in which their first figure came to the board.
  FixedVector<Node, max_figures> done;
  for (const Figure& figure : state.figures) {
    const Node root = find_root(state.board, figure.node);
    if (kind_of(game.tables, state.board, root) == SegmentKind::field) continue;
    if (state.board.totals[root].strength == 0) continue;  // a builder alone
    if (std::find(done.begin(), done.end(), root) != done.end()) continue;
    done.push_back(root);
    award(game, state, evaluate(game, state, root), events);
  }
  for (const Set* set : game.sets)
    if (set->final_scoring) set->final_scoring(game, state, events);
}

u8 leaders(const Game& game, const State& state) {
  const i16 most = *std::max_element(state.score, state.score + game.setup.players);
  u8 players = 0;
  for (int p = 0; p < game.setup.players; ++p)
    if (state.score[p] == most) players = static_cast<u8>(players | 1u << p);
  return players;
}

}  // namespace bastide
