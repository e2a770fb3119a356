// The princess (PRINCESS-1..8): she sends a knight away from the city into which she comes.
#include <algorithm>

#include "engine/rules/figures.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/rules/set.hpp"
#include "engine/sets/princess/actions.hpp"

namespace bastide {

extern const Set princess_set;
extern const SetWords princess_words;  // words.cpp

namespace princess {
namespace {

// Whether a figure is a knight in a city of the tile just placed whose segment shows the princess
// (PD-COMP-8): after the placement, wherever in the city (PRINCESS-8). Helpers are no knights
// (PRINCESS-2).
bool is_her_knight(const Game& game, const State& state, const Figure& figure) {
  if (strength_of(figure.kind) == 0) return false;
  const PlacedTile& tile = state.board.tiles[state.placed];
  const auto& segments = game.types[tile.type].segments;
  const Node root = find_root(state.board, figure.node);
  for (std::size_t i = 0; i < segments.size(); ++i)
    if (segments[i].princess &&
        find_root(state.board, static_cast<Node>(tile.first_node + i)) == root)
      return true;
  return false;
}

bool equivalent(const Game& game, const State& state, const Figure& a, const Figure& b) {
  return a.owner == b.owner && alike(game, state, a, b);
}

Action sending_away(const State& state, const Figure& knight) {
  return dismiss_action(knight.owner, knight.kind, place_of_node(state.board, knight.node),
                        segment_of(state.board, knight.node));
}

// PRINCESS-1, PRINCESS-4: one of the choices of S6, so nothing else can follow it (PRINCESS-3).
void offer_figures(const Game& game, const State& state, ActionList& actions) {
  const auto& figures = state.figures;
  for (std::size_t i = 0; i < figures.size(); ++i)
    if (is_her_knight(game, state, figures[i]) &&
        std::none_of(figures.begin(), figures.begin() + i, [&](const Figure& earlier) {
          return is_her_knight(game, state, earlier) &&
                 equivalent(game, state, earlier, figures[i]);
        }))
      actions.push_back(sending_away(state, figures[i]));
}

// PRINCESS-5
Rule must_act(const Game& game, const State& state) {
  const bool must = game.setup.options.princess_must &&
                    std::any_of(state.figures.begin(), state.figures.end(),
                                [&](const Figure& f) { return is_her_knight(game, state, f); });
  return must ? Rule::PRINCESS_5 : Rule::none;
}

// The knight that an action names, as an index into State::figures; the number of figures if there
// is none.
std::size_t named(const Game& game, const State& state, const Action& action) {
  std::size_t i = 0;
  while (i < state.figures.size() && !(is_her_knight(game, state, state.figures[i]) &&
                                       sending_away(state, state.figures[i]) == action))
    ++i;
  return i;
}

bool same(const Game& game, const State& state, const Action& listed, const Action& action) {
  const std::size_t other = named(game, state, action);
  return other < state.figures.size() &&
         equivalent(game, state, state.figures[named(game, state, listed)], state.figures[other]);
}

Rule why_not(const Game&, const State&, const Action& action) {
  const bool knight =
      action.what < figure_kinds && strength_of(static_cast<FigureKind>(action.what)) > 0;
  return knight ? Rule::PRINCESS_1 : Rule::PRINCESS_2;
}

// PRINCESS-6, PRINCESS-7: before anything is scored.
void perform(const Game& game, State& state, const Action& action, Events* events) {
  remove_figure(game, state, named(game, state, action), events, &princess_set);
}

Meaning meaning(const Game& game, const State& state, const Action& action) {
  const Node node = find_node(game.tables, state.board, action.at, action.where);
  return moving(static_cast<Piece>(action.what), action.value, segment_place(state.board, node),
                supply_place(action.value));
}

constexpr FigureAction figure_actions[] = {{ActionKind::dismiss, perform, meaning, why_not, same}};

}  // namespace
}  // namespace princess

extern const Set princess_set = {
    .id = "princess",
    .in_play =
        [](const Setup& setup) {
          return setup.has(Expansion::princess_dragon) && !setup.options.without_princess;
        },
    .offer_figures = princess::offer_figures,
    .figure_actions = princess::figure_actions,
    .must_act = princess::must_act,
    .words = &princess_words,
};

}  // namespace bastide
