#include "engine/rules/figures.hpp"

#include "engine/rules/scoring.hpp"

namespace bastide {

Rule refuse_meeple(const Game& game, const State& state, FigureKind figure, u8 segment) {
  const SegmentKind kind = placed_kind(game, state, segment);
  if (kind == no_kind) return Rule::BASE_FIG_2;
  if (!for_meeples(game, kind)) return game.closed_to_meeples[static_cast<std::size_t>(kind)];
  if (!in_supply(state, state.active, figure)) return Rule::BASE_FIG_1;
  if (!unoccupied(state, node_of(state.board, state.placed, segment)))
    return kind == SegmentKind::field ? Rule::FARM_13 : Rule::BASE_FIG_3;
  return Rule::none;  // also if this tile completes it (BASE-FIG-5)
}

bool within_reach(const Game& game, const State& state, FigureKind figure, Node node) {
  return may_stand_on(game, figure, kind_of(game.tables, state.board, node)) &&
         (state.board.totals[find_root(state.board, node)].open != 0 ||
          kind_of(game.tables, state.board, node) == SegmentKind::field) &&
         barred(game, state, figure, node) == Rule::none;
}

Rule stand(const Game& game, State& state, const StartPiece& figure) {
  if (!in_supply(state, figure.owner, figure.piece)) return Rule::BASE_FIG_1;
  put_figure(state, figure.owner, figure.piece, node_of(game, state, figure));
  return Rule::none;
}

void deploy(const Game& game, State& state, const Figure& figure, const Place& from,
            Events* events) {
  put_figure(state, figure.owner, figure.kind, figure.node);
  report_move_of(events, figure.owner, figure.kind, from, segment_place(state.board, figure.node));
  for (const auto hook : game.figure_placed) hook(game, state, events);
}

}  // namespace bastide
