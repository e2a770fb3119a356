// Positions to begin with, taken from games.
#pragma once

#include <algorithm>

#include "engine/rules/scoring.hpp"

namespace bastide::testing {

// Whether all that a position can say about a state is all that it holds.
inline bool can_begin(const Game& game, const State& state) {
  return decision(game, state).phase == Phase::draw && state.this_turn.parts == 1 &&
         !state.interrupted.waiting && !state.over && current_pile(state) == main_pile;
}

// What lies on the table.
inline StartPosition position_of(const Game& game, const State& state) {
  StartPosition position;
  const Board& board = state.board;
  std::vector<int> rest(game.types.size());
  for (std::size_t t = 0; t < rest.size(); ++t) rest[t] = game.copies[t];
  for (const StartTile& tile : game.start) ++rest[tile.type];
  for (std::size_t i = 0; i < board.tiles.size(); ++i) {
    const PlacedTile& tile = board.tiles[i];
    if (!game.types[tile.type].board.empty()) continue;
    position.tiles.push_back(
        {tile.type, place_of(board, static_cast<TileIndex>(i)), tile.rotation});
    --rest[tile.type];
  }
  for (std::size_t t = 0; t < rest.size(); ++t)
    if (game.pile[t] == main_pile && game.types[t].board.empty() && state.bag[t] != rest[t])
      position.left.push_back({static_cast<TypeIndex>(t), state.bag[t]});
  const auto put = [&](Piece piece, int owner, PlaceKind on, int number = 1) -> StartPiece& {
    position.pieces.push_back({.piece = piece,
                               .owner = static_cast<PlayerIndex>(owner),
                               .on = on,
                               .number = static_cast<i16>(number)});
    return position.pieces.back();
  };
  const auto put_on = [&](Piece piece, int owner, Node node, int number = 1) -> StartPiece& {
    StartPiece& there = put(piece, owner, PlaceKind::segment, number);
    there.at = place_of_node(board, node);
    there.segment = segment_of(board, node);
    return there;
  };
  for (const Joint& joint : board.joints)
    put_on(Piece::ferry, no_player, joint.a).other = segment_of(board, joint.b);
  // By kinds, in the order in which they will be put.
  const auto& tokens = state.flocks.tokens;
  std::vector<bool> first(tokens.size());  // of a shepherd
  for (int kind = 0; kind < figure_kinds; ++kind)
    for (const Figure& figure : state.figures) {
      if (static_cast<int>(figure.kind) != kind) continue;
      const FeatureTotals& totals = board.totals[find_root(board, figure.node)];
      if (is_helper(figure.kind) && strength_of(totals, figure.owner) == 0) continue;
      StartPiece& there = put_on(figure.kind, figure.owner, figure.node);
      for (std::size_t i = tokens.size(); figure.kind == Piece::shepherd && i-- > 0;) {
        if (tokens[i].node != figure.node) continue;
        there.number = tokens[i].sheep;
        first[i] = true;
        break;
      }
    }
  for (std::size_t i = 0; i < tokens.size(); ++i)
    if (!first[i]) put_on(Piece::sheep, no_player, tokens[i].node, tokens[i].sheep);
  const Node mage = state.magic.at[0], witch = state.magic.at[1];
  if (mage != no_node) put_on(Piece::mage, no_player, mage);
  if (witch != no_node) put_on(Piece::witch, no_player, witch);
  for (std::size_t tile = 0; tile < state.gold.bars.size(); ++tile)
    if (state.gold.bars[tile] > 0)
      put(Piece::gold, no_player, PlaceKind::tile, state.gold.bars[tile]).at =
          place_of(board, static_cast<TileIndex>(tile));
  for (int p = 0; p < game.sides; ++p) {
    position.points[static_cast<std::size_t>(p)] = state.score[p];
    if (state.gold.won[p] > 0) put(Piece::gold, p, PlaceKind::supply, state.gold.won[p]);
    for (int kind = 0; kind < goods_kinds; ++kind)
      if (const int count = state.traders.goods[p][kind]; count > 0)
        put(static_cast<Piece>(static_cast<int>(Piece::wine) + kind), p, PlaceKind::supply, count);
    if (state.track.robber[p] != no_space)
      put(Piece::robber, p, PlaceKind::track, state.track.robber[p]);
    if (state.track.messenger[p] != 0)
      put(Piece::messenger, p, PlaceKind::track, state.track.messenger[p]);
  }
  for (int sector = 0; sector < sector_count; ++sector)
    for (const PlayerIndex p : state.wheel.crowns[static_cast<std::size_t>(sector)])
      if (p != no_player) put(Piece::meeple, p, PlaceKind::crown, sector);
  if (state.wheel.wheel_pig != 0)
    put(Piece::wheel_pig, no_player, PlaceKind::sector, state.wheel.wheel_pig);
  return position;
}

}  // namespace bastide::testing
