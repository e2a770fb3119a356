// Flocks and the bag of tokens, for the rules, the words and the estimate.
#pragma once

#include <algorithm>

#include "engine/rules/game.hpp"

namespace bastide {

inline constexpr int token_kinds = 5;  // by the sheep on them, 0: wolves

// All tokens of the game (COMP-8).
constexpr u8 tokens_of_box[2][token_kinds] = {{2, 4, 5, 6, 1}, {2, 4, 5, 5, 2}};
inline const u8* all_tokens(const Game& game) {
  return tokens_of_box[game.setup.options.sheep_sold_separately];
}

// SHEEP-14: the tokens that are not on the landscape.
inline int tokens_in_bag(const Game& game, const State& state, int sheep) {
  int left = all_tokens(game)[sheep];
  for (const SheepToken& token : state.flocks.tokens) left -= token.sheep == sheep;
  return left;
}

// Index into State::figures of a player's shepherd on the board, or the number of figures.
inline std::size_t find_shepherd(const State& state, PlayerIndex player) {
  const Figure* const found =
      std::find_if(state.figures.begin(), state.figures.end(), [&](const Figure& figure) {
        return figure.kind == FigureKind::shepherd && figure.owner == player;
      });
  return static_cast<std::size_t>(found - state.figures.begin());
}

// Bit p: the shepherd of player p is on this field.
inline u8 shepherds_on(const State& state, Node field) {
  const Node root = find_root(state.board, field);
  u8 owners = 0;
  for (const Figure& figure : state.figures)
    if (figure.kind == FigureKind::shepherd && find_root(state.board, figure.node) == root)
      owners = static_cast<u8>(owners | 1u << figure.owner);
  return owners;
}

// SHEEP-7, SHEEP-11: the tokens of all shepherds on a field, and the sheep printed there.
inline int sheep_on(const Game& game, const State& state, Node field) {
  const Board& board = state.board;
  const Node root = find_root(board, field);
  int sheep = 0;
  for (const SheepToken& token : state.flocks.tokens)
    if (find_root(board, token.node) == root) sheep += token.sheep;
  each_node(board, root, [&](Node node) {
    sheep +=
        game.types[board.tiles[board.node_tile[node]].type].segments[segment_of(board, node)].sheep;
  });
  return sheep;
}

// VINE-2, VINE-7: on the surrounding tiles.
inline int vineyards_around(const Game& game, const Board& board, TileIndex tile) {
  int vineyards = 0;
  each_surrounding(board, place_of(board, tile), [&](TileIndex beside) {
    vineyards += game.types[board.tiles[beside].type].vineyard;
  });
  return vineyards;
}
inline constexpr u8 points_for_vineyard = 3;

// VINE-2, VINE-6, INT-31: whoever occupies it.
inline bool vineyards_count(const Game& game, SegmentKind kind) {
  return kind == SegmentKind::monastery ||
         (kind == SegmentKind::garden && game.setup.options.vineyards_serve_gardens);
}

}  // namespace bastide
