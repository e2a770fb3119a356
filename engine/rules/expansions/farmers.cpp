// Farmers (FARM-1..14): meeples lie down on fields and score their cities at the end.
#include <algorithm>

#include "engine/rules/figures.hpp"
#include "engine/rules/module.hpp"
#include "engine/rules/scoring.hpp"

namespace bastide {
namespace {

// FARM-1, FARM-11
void offer_figures(const Game& game, const State& state, ActionList& actions) {
  offer_meeples(game, state, actions, [](SegmentKind kind) { return kind == SegmentKind::field; });
}

const char* refuse_figure(const Game& game, const State& state, const Action& action) {
  if (action.what != static_cast<u8>(FigureKind::meeple)) return nullptr;
  const PlacedTile& tile = state.board.tiles[state.placed];
  const TypeTable& type = game.tables.types[tile.type];
  if (action.where >= type.segment_count || type.kind[action.where] != SegmentKind::field)
    return nullptr;
  if (!in_supply(state, state.active, FigureKind::meeple)) return "BASE-FIG-1";
  return unoccupied(state, static_cast<Node>(tile.first_node + action.where)) ? "" : "FARM-13";
}

// FARM-6, FARM-9, FARM-12: every field with farmers, in the order in which they came.
void final_scoring(const Game& game, State& state, Events* events) {
  FixedVector<Node, max_figures> done;
  for (const Figure& figure : state.figures) {
    const Node root = find_root(state.board, figure.node);
    if (kind_of(game.tables, state.board, root) != SegmentKind::field) continue;
    if (std::find(done.begin(), done.end(), root) != done.end()) continue;
    done.push_back(root);
    award(game, state, evaluate(game, state, root), events);
  }
}

}  // namespace

const Module farmers_module = {
    .id = "farmers",
    .in_play = [](const Setup& setup) { return setup.options.farmers; },
    .set_up = nullptr,
    .offer_figures = offer_figures,
    .refuse_figure = refuse_figure,
    .final_scoring = final_scoring,
};

}  // namespace bastide
