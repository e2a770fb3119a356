// How links number the answers to the decisions of the base game (docs/link.md).
#include <algorithm>

#include "engine/rules/candidates.hpp"
#include "engine/rules/set.hpp"
#include "engine/sets/base/base.hpp"

namespace bastide {

// S1: weighted by the copies left; the first pile that is not used up is likely.
void draw_candidates(const Game& game, const State& state, Candidates& answers) {
  PileIndex pile = main_pile;
  for (std::size_t t = 0; t < state.bag.size(); ++t)
    if (state.bag[t] > 0) pile = std::min(pile, game.pile[t]);
  for (std::size_t t = 0; t < state.bag.size(); ++t)
    if (state.bag[t] > 0)
      answers.add(draw_action(static_cast<TypeIndex>(t)),
                  game.pile[t] == pile ? likely * state.bag[t] : 1);
}

// S2: the cells beside a tile, in reading order; in each the distinct matching rotations.
void place_candidates(const Game& game, const State& state, Candidates& answers) {
  std::vector<const Cell*> cells;
  for (const CellIndex index : state.board.frontier) cells.push_back(&state.board.cells[index]);
  std::sort(cells.begin(), cells.end(), [](const Cell* a, const Cell* b) {
    return a->at.y != b->at.y ? a->at.y < b->at.y : a->at.x < b->at.x;
  });
  const auto weighing = std::find_if(game.sets.begin(), game.sets.end(),
                                     [](const Set* set) { return set->place_weight; });
  for (const Cell* cell : cells) {
    const unsigned fits = game.tables.fit(state.drawn, cell->pattern);
    for (int r = 0; r < 4; ++r)
      if (fits >> r & 1)
        answers.add(
            place_action(cell->at, r),
            weighing == game.sets.end() ? 1 : (*weighing)->place_weight(game, state, cell->at, r));
  }
}

// S6: nothing, a meeple on a printed segment, and what the sets add.
void figure_candidates(const Game& game, const State& state, Candidates& answers) {
  answers.add(pass_action());
  add_on_segments(game, state, FigureKind::meeple, answers, [&](SegmentKind kind, Node node) {
    return answers.was_taken(state.board, node) ? 1 : weight_for_meeples(kind);
  });
  for (const Set* set : game.sets)
    if (set->figure_candidates) set->figure_candidates(game, state, answers);
}

// S10: the segments of the tile just placed; the monasteries and gardens around it, in reading
// order; the roads of tiles with joints. Closed features with a figure are likely, named by the
// first of their segments.
void score_candidates(const Game& game, const State& state, Candidates& answers) {
  const Board& board = state.board;
  std::vector<Node> roots;
  const auto add = [&](TileIndex tile, int segment) {
    const Node node = node_of(board, tile, segment), root = find_root(board, node);
    bool standing = false, known = false;
    for (const Figure& figure : state.figures) standing |= find_root(board, figure.node) == root;
    for (const Node other : roots) known |= other == root;
    roots.push_back(root);
    const bool meant =
        standing && is_closed(board, node) && is_built(kind_of(game.tables, board, node));
    answers.add_once(score_action(place_of_node(board, node), segment), !meant  ? 1
                                                                        : known ? 4
                                                                                : likely);
  };
  const auto type_of = [&](TileIndex tile) -> const TypeTable& {
    return game.tables.types[board.tiles[tile].type];
  };
  for (int i = 0; i < type_of(state.placed).segment_count; ++i) add(state.placed, i);
  const Position centre = board.cells[board.tiles[state.placed].cell].at;
  for (int dy = -1; dy <= 1; ++dy)
    for (int dx = -1; dx <= 1; ++dx) {
      const TileIndex tile =
          tile_at(board, {static_cast<i16>(centre.x + dx), static_cast<i16>(centre.y + dy)});
      if (tile == no_tile || tile == state.placed) continue;
      const TypeTable& type = type_of(tile);
      for (int i = 0; i < type.segment_count; ++i)
        if (type.kind[i] == SegmentKind::monastery || type.kind[i] == SegmentKind::garden)
          add(tile, i);
    }
  for (const Joint& joint : board.joints) {
    const TileIndex tile = board.node_tile[joint.a];
    const TypeTable& type = type_of(tile);
    for (int i = 0; i < type.segment_count; ++i)
      if (type.kind[i] == SegmentKind::road) add(tile, i);
  }
}

}  // namespace bastide
