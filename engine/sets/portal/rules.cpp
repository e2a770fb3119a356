// The magic portal (PORTAL-1..7): through it a meeple gets to any tile.
#include "engine/rules/figures.hpp"
#include "engine/rules/set.hpp"
#include "engine/sets/portal/actions.hpp"

namespace bastide {

extern const EstimatePart portal_estimate;  // estimate.cpp
extern const SetWords portal_words;         // words.cpp

namespace portal {
namespace {

// PORTAL-7
bool is_open(const Game& game, const State& state) {
  return game.types[state.board.tiles[state.placed].type].portal;
}

// PORTAL-1, PORTAL-2: on any other tile.
bool is_free(const State& state, Node node) {
  return state.board.node_tile[node] != state.placed && unoccupied(state, node);
}

// PORTAL-3, PORTAL-4: no lake, for nobody stands there, and no place that a set forbids (PORTAL-6).
bool leads_to(const Game& game, const State& state, FigureKind figure, Node node) {
  return within_reach(game, state, figure, node) && is_free(state, node);
}

// Others than meeples cannot use it (PORTAL-5).
void offer_figures(const Game& game, const State& state, ActionList& actions) {
  if (!is_open(game, state)) return;
  for (int kind = 0; kind < figure_kinds; ++kind) {
    const auto figure = static_cast<FigureKind>(kind);
    if (!is_meeple(figure) || !in_supply(state, state.active, figure)) continue;
    const auto free = [&](Node node) { return is_free(state, node); };
    for (const Node node : find_spots(game, state, figure, {0, state.placed}, free))
      actions.push_back(
          portal_action(figure, place_of_node(state.board, node), segment_of(state.board, node)));
  }
}

Node named(const Game& game, const State& state, const Action& action) {
  return find_node(game.tables, state.board, action.at, action.where);
}

bool same(const Game& game, const State& state, const Action& listed, const Action& action) {
  const Node node = named(game, state, action);
  return listed.what == action.what && node != no_node &&
         leads_to(game, state, static_cast<FigureKind>(action.what), node) &&
         alike(game, state, named(game, state, listed), node);
}

Rule why_not(const Game& game, const State& state, const Action& action) {
  if (!is_open(game, state)) return Rule::PORTAL_7;
  if (action.what >= figure_kinds || !is_meeple(static_cast<FigureKind>(action.what)))
    return Rule::PORTAL_5;
  const auto figure = static_cast<FigureKind>(action.what);
  const Node node = named(game, state, action);
  if (node == no_node || state.board.node_tile[node] == state.placed) return Rule::PORTAL_1;
  if (!may_stand_on(game, figure, kind_of(game.tables, state.board, node))) return Rule::PORTAL_3;
  if (!in_supply(state, state.active, figure)) return Rule::BASE_FIG_1;
  const Rule rule = barred(game, state, figure, node);
  return rule != Rule::none ? rule : Rule::PORTAL_2;
}

Figure arriving(const Game& game, const State& state, const Action& action) {
  return {state.active, static_cast<FigureKind>(action.what), named(game, state, action)};
}

void perform(const Game& game, State& state, const Action& action, Events* events) {
  deploy(game, state, arriving(game, state, action), supply_place(state.active), events);
}

Meaning meaning(const Game& game, const State& state, const Action& action) {
  return moving(static_cast<Piece>(action.what), state.active, supply_place(state.active),
                segment_place(state.board, named(game, state, action)));
}

constexpr FigureAction figure_actions[] = {{ActionKind::portal, perform, meaning, why_not, same}};

}  // namespace
}  // namespace portal

extern const Set portal_set = {
    .id = "portal",
    .in_play =
        [](const Setup& setup) {
          return setup.has(Expansion::princess_dragon) && !setup.options.without_portal;
        },
    .offer_figures = portal::offer_figures,
    .figure_actions = portal::figure_actions,
    .estimate = &portal_estimate,
    .words = &portal_words,
};

}  // namespace bastide
