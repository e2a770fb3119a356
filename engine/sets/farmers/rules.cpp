// Farmers (FARM-1..14): meeples lie down on fields and score their cities at the end.
#include <algorithm>

#include "engine/rules/figures.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/sets/sets.hpp"

namespace bastide {
namespace {

// FARM-1, FARM-11
void offer_figures(const Game& game, const State& state, ActionList& actions) {
  offer_on_segments(game, state, FigureKind::meeple, actions, [&](SegmentKind kind, Node node) {
    return kind == SegmentKind::field && unoccupied(state, node);
  });
}

// FARM-6, FARM-9, FARM-12: every field with farmers, in the order in which they came.
void final_scoring(const Game& game, State& state, Events* events) {
  FixedVector<Node, max_figures> done;
  for (const Figure& figure : state.figures) {
    const Node root = find_root(state.board, figure.node);
    if (kind_of(game.tables, state.board, root) != SegmentKind::field) continue;
    if (state.board.totals[root].strength == 0) continue;  // a pig alone
    if (std::find(done.begin(), done.end(), root) != done.end()) continue;
    done.push_back(root);
    award(game, state, evaluate(game, state, root), events);
  }
}

}  // namespace

const Set farmers_set = {
    .id = "farmers",
    .in_play = [](const Setup& setup) { return setup.options.farmers; },
    .offer_figures = offer_figures,
    .final_scoring = final_scoring,
};

}  // namespace bastide
