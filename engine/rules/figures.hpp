// Which figures may stand where: the checks shared by every placement.
#pragma once

#include <algorithm>

#include "engine/rules/game.hpp"

namespace bastide {

// BASE-FIG-3: there is no meeple on the feature. Other features of the tile do not matter
// (BASE-FIG-4, BASE-FIG-8).
inline bool unoccupied(const State& state, Node node) {
  return state.board.totals[find_root(state.board, node)].strength == 0;
}

inline bool in_supply(const State& state, PlayerIndex player, FigureKind kind) {
  return state.supply[player][static_cast<std::size_t>(kind)] > 0;
}

// Whether meeples of a kind, or normal and big ones, may stand on such a segment (BASE-FIG-2,
// FARM-1, FARM-14).
inline bool may_stand_on(const Game& game, FigureKind figure, SegmentKind kind) {
  return (game.stands_on[static_cast<std::size_t>(figure)] & kind_bit(kind)) != 0;
}
inline bool for_meeples(const Game& game, SegmentKind kind) {
  return may_stand_on(game, FigureKind::meeple, kind);
}

// The rule of a set that forbids a figure a segment where it could stand otherwise (every placement
// asks); Rule::none if no set does.
inline Rule barred(const Game& game, const State& state, FigureKind figure, Node node) {
  for (const auto hook : game.refuse_figure)
    if (const Rule rule = hook(game, state, figure, node); rule != Rule::none) return rule;
  return Rule::none;
}

// Whether the rules can ever distinguish any two places in one feature, because the feature may
// come apart again. If not, they distinguish only places on different ground.
inline bool places_differ(const Game& game, SegmentKind kind) {
  return (game.parted & kind_bit(kind)) != 0;
}

inline u8 ground_of(const Game& game, const State& state, Node node) {
  return game.ground[state.board.tiles[state.board.node_tile[node]].type];
}
inline bool same_ground(const Game& game, const State& state, Node a, Node b) {
  return ground_of(game, state, a) == ground_of(game, state, b);
}

// Whether two places are equivalent for a figure.
inline bool alike(const Game& game, const State& state, Node a, Node b) {
  if (a == b) return true;
  return find_root(state.board, a) == find_root(state.board, b) &&
         !places_differ(game, kind_of(game.tables, state.board, a)) &&
         same_ground(game, state, a, b);
}
// Whether two figures of one player are equivalent, so that it does not matter which of them
// leaves.
inline bool alike(const Game& game, const State& state, const Figure& a, const Figure& b) {
  return a.kind == b.kind && alike(game, state, a.node, b.node);
}

// Offers a figure on every segment of the tile just placed for which `wanted(kind, node)` holds.
template <class Wanted>
void offer_on_segments(const Game& game, const State& state, FigureKind figure, ActionList& actions,
                       Wanted wanted) {
  if (!in_supply(state, state.active, figure)) return;
  const PlacedTile& tile = state.board.tiles[state.placed];
  const TypeTable& type = game.tables.types[tile.type];
  for (int i = 0; i < type.segment_count; ++i) {
    const auto node = static_cast<Node>(tile.first_node + i);
    if (wanted(type.kind[i], node) && barred(game, state, figure, node) == Rule::none)
      actions.push_back(deploy_action(figure, i));
  }
}

// Offers a figure on every unoccupied segment of the tile just placed that is of one of these
// kinds.
inline void offer_on_unoccupied(const Game& game, const State& state, FigureKind figure,
                                KindMask kinds, ActionList& actions) {
  offer_on_segments(game, state, figure, actions, [&](SegmentKind kind, Node node) {
    return (kinds & kind_bit(kind)) != 0 && unoccupied(state, node);
  });
}

// The rule that forbids a normal or big meeple on a segment of the tile just placed, except those
// of sets (barred); Rule::none if it is allowed.
Rule refuse_meeple(const Game& game, const State& state, FigureKind figure, u8 segment);

// Whether a meeple can be put on a segment of any tile from afar, occupied or not: where it may
// stand, on nothing completed.
bool within_reach(const Game& game, const State& state, FigureKind figure, Node node);
// The segments of some tiles that are within reach and `wanted`, in order: of those that are
// equivalent, the first.
struct TileRange {
  TileIndex first, end;
};
using Spots = FixedVector<Node, max_nodes>;
template <class Wanted>
Spots find_spots(const Game& game, const State& state, FigureKind figure, TileRange tiles,
                 Wanted wanted) {
  const Board& board = state.board;
  const Node end = tiles.end < board.tiles.size() ? board.tiles[tiles.end].first_node
                                                  : static_cast<Node>(board.parent.size());
  Spots spots;
  for (Node node = board.tiles[tiles.first].first_node; node < end; ++node)
    if (within_reach(game, state, figure, node) && wanted(node) &&
        (places_differ(game, kind_of(game.tables, board, node)) ||
         std::none_of(spots.begin(), spots.end(),
                      [&](Node spot) { return alike(game, state, spot, node); })))
      spots.push_back(node);
  return spots;
}

// Moves a figure from `from` to its segment.
void deploy(const Game& game, State& state, const Figure& figure, const Place& from,
            Events* events);

// A figure of the position with which the game begins stands on its segment, which exists.
inline Node node_of(const Game& game, const State& state, const StartPiece& piece) {
  return find_node(game.tables, state.board, piece.at, piece.segment);
}
Rule stand(const Game& game, State& state, const StartPiece& figure);

// The kind of a segment of the tile just placed; no_kind if it has none of that number.
inline constexpr SegmentKind no_kind = static_cast<SegmentKind>(0xff);
inline SegmentKind placed_kind(const Game& game, const State& state, u8 segment) {
  const TypeTable& type = game.tables.types[state.board.tiles[state.placed].type];
  return segment < type.segment_count ? type.kind[segment] : no_kind;
}

}  // namespace bastide
