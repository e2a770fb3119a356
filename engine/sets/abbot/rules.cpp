// Abbot and gardens (ABBOT-1..14): a meeple for gardens and monasteries that may be retrieved
// early. Like everything inside a tile, gardens do not affect where it may be placed (ABBOT-5).
#include <algorithm>

#include "engine/rules/figures.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/rules/set.hpp"

namespace bastide {

extern const EstimatePart abbot_estimate;  // estimate.cpp

namespace {

constexpr FigureKind abbot = FigureKind::abbot;

// ABBOT-1, ABBOT-2
constexpr KindMask for_abbots = kind_bit(SegmentKind::garden) | kind_bit(SegmentKind::monastery);

void compose(Ruleset& rules) {
  rules.stands_on[static_cast<std::size_t>(abbot)] = for_abbots;
  rules.dealt[static_cast<std::size_t>(abbot)] = 1;  // SETUP-7
  rules.worth[static_cast<std::size_t>(SegmentKind::garden)] = {
      .tile = 1, .unfinished_tile = 1};  // ABBOT-4, ABBOT-13
}

std::optional<Rule> put(const Game& game, State& state, const StartPiece& piece) {
  if (piece.piece != abbot || piece.on != PlaceKind::segment) return std::nullopt;
  const SegmentKind kind = kind_of(game.tables, state.board, node_of(game, state, piece));
  return for_abbots & kind_bit(kind) ? stand(game, state, piece) : Rule::ABBOT_1;
}

// Index into State::figures of the active player's abbot on the board, or the size of that list.
std::size_t find_abbot(const State& state) {
  std::size_t i = 0;
  while (i < state.figures.size() &&
         !(state.figures[i].kind == abbot && state.figures[i].owner == state.active))
    ++i;
  return i;
}

bool unfinished(const State& state, Node node) { return state.board.totals[node].open != 0; }

void offer_figures(const Game& game, const State& state, ActionList& actions) {
  if (in_supply(state, state.active, abbot))  // each player has one
    return offer_on_unoccupied(game, state, abbot, for_abbots, actions);
  const std::size_t i = find_abbot(state);
  if (i == state.figures.size() || !unfinished(state, state.figures[i].node)) return;
  const Node node = state.figures[i].node;
  actions.push_back(
      retrieve_action(abbot, place_of_node(state.board, node), segment_of(state.board, node)));
}

Rule why_no_retrieval(const Game&, const State& state, const Action& action) {
  const std::size_t i = find_abbot(state);
  if (i == state.figures.size()) return Rule::ABBOT_6;
  const Node node = state.figures[i].node;
  if (!(action.at == place_of_node(state.board, node)) ||
      action.where != segment_of(state.board, node))
    return Rule::ABBOT_6;
  return Rule::ABBOT_8;
}

std::optional<Rule> why_no_figure(const Game& game, const State& state, const Action& action) {
  if (action.what != static_cast<u8>(abbot)) return std::nullopt;
  const SegmentKind kind = placed_kind(game, state, action.where);
  if (kind == no_kind) return Rule::BASE_FIG_2;
  if ((for_abbots & kind_bit(kind)) == 0) return Rule::ABBOT_2;
  if (!in_supply(state, state.active, abbot)) return Rule::BASE_FIG_1;
  return Rule::BASE_FIG_3;
}

Meaning meaning_of_retrieval(const Game&, const State& state, const Action& action) {
  const Node node = node_of(state.board, tile_at(state.board, action.at), action.where);
  return moving(abbot, state.active, segment_place(state.board, node), supply_place(state.active));
}

// ABBOT-6, ABBOT-9: only its owner scores what the feature would be worth at the end. This
// completes nothing, so nothing that completion brings applies (ABBOT-10, INT-17).
void retrieve(const Game& game, State& state, const Action&, Events* events) {
  const std::size_t i = find_abbot(state);
  Scoring s = evaluate(game, state, state.figures[i].node);
  s.cause = ScoreCause::retrieved;
  s.per_tile = 1;  // VAR-10 applies only at the end of the game
  s.value = s.tiles;
  s.owners = static_cast<u8>(1u << state.active);
  std::fill(s.points, s.points + max_players, i16{0});
  std::fill(s.bonus, s.bonus + max_players, u8{0});
  s.bonus[state.active] = static_cast<u8>(bonus_of(game, state, state.figures[i]));
  s.points[state.active] = static_cast<i16>(s.value + s.bonus[state.active]);
  award(game, state, s, events);  // points like any others: ABBOT-14
  remove_figure(game, state, i, events);
  // That was the figure action of this part (ABBOT-7): the abbot can be placed in the next one
  // (ABBOT-12, INT-30), and the turn continues with S7 (ABBOT-11).
}

constexpr FigureAction figure_actions[] = {
    {ActionKind::retrieve, retrieve, meaning_of_retrieval, why_no_retrieval}};

}  // namespace

extern const Set abbot_set = {
    .id = "abbot",
    .expansion = Expansion::abbot,
    .in_big_box_7 = true,
    .in_play = [](const Setup& setup) { return setup.has(Expansion::abbot); },
    .compose = compose,
    .put = put,
    .offer_figures = offer_figures,
    .why_no_figure = why_no_figure,
    .figure_actions = figure_actions,
    .estimate = &abbot_estimate,
};

}  // namespace bastide
