#include "web/board/laid_turn.hpp"

#include <memory>

#include "engine/rules/meaning.hpp"
#include "web/art/laid.hpp"
#include "web/board/features.hpp"
#include "web/session/session.hpp"

namespace bastide::web {

std::optional<LaidTurn> laid_turn(const Session& session, Pictures& pictures, const State& before,
                                  std::span<const Action> turn) {
  const Game& game = session.game;
  const auto state = std::make_unique<State>(before);
  std::optional<LaidTurn> laid;
  for (const Action& action : turn) {
    if (laid && decision(game, *state).phase == Phase::figure) {
      const Meaning meaning = meaning_of(game, *state, action);
      if (const Node node = meaning.to.node; node != no_node && meaning.piece) {
        const bool lying = kind_of(game.tables, state->board, node) == SegmentKind::field;
        laid->figure = FigureShown{meaning.owner, *meaning.piece, lying};
        const Point point = figure_point(session, pictures, state->board, node);
        const Point corner = corner_of(place_of_node(state->board, node));
        laid->where = {point.x - corner.x, point.y - corner.y};
      }
    }
    apply(game, *state, action);
    if (action.kind != ActionKind::place) continue;
    const Board& board = state->board;
    const TileIndex tile = tile_at(board, action.at);
    const TypeIndex type = board.tiles[tile].type;
    laid = LaidTurn{
        action.at, {type, action.value, art::next_variant(board, type, tile)}, std::nullopt, {}};
  }
  return laid;
}

void draw_laid_turn(const GamePaint& paint, const LaidTurn& turn, ImVec2 min, float side) {
  if (const ImTextureID picture =
          tile_picture(paint.pictures, paint.game, turn.look, side * paint.theme.density))
    paint.draw.AddImageRounded(picture, min, {min.x + side, min.y + side}, {0, 0}, {1, 1},
                               IM_COL32_WHITE, px(paint.theme, 3));
  if (turn.figure)
    draw_piece(paint, *turn.figure, {min.x + side * turn.where.x, min.y + side * turn.where.y},
               side * 0.5f);
}

}  // namespace bastide::web
