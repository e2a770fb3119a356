// Which figures may stand where: the checks shared by every placement.
#pragma once

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

// Whether meeples, normal and big, may stand on such a segment (BASE-FIG-2, FARM-1, FARM-14).
inline bool for_meeples(const Game& game, SegmentKind kind) {
  return (game.for_meeples & kind_bit(kind)) != 0;
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

// Whether two figures of one player are equivalent, so that it does not matter which of them
// leaves.
inline bool alike(const Game& game, const State& state, const Figure& a, const Figure& b) {
  if (a.kind != b.kind) return false;
  if (places_differ(game, kind_of(game.tables, state.board, a.node))) return a.node == b.node;
  return find_root(state.board, a.node) == find_root(state.board, b.node) &&
         same_ground(game, state, a.node, b.node);
}

// Offers a figure on every segment of the tile just placed for which `wanted(kind, node)` holds.
template <class Wanted>
void offer_on_segments(const Game& game, const State& state, FigureKind figure, ActionList& actions,
                       Wanted wanted) {
  if (!in_supply(state, state.active, figure)) return;
  const PlacedTile& tile = state.board.tiles[state.placed];
  const TypeTable& type = game.tables.types[tile.type];
  for (int i = 0; i < type.segment_count; ++i)
    if (wanted(type.kind[i], static_cast<Node>(tile.first_node + i)))
      actions.push_back(deploy_action(figure, i));
}

// Offers a figure on every unoccupied segment of the tile just placed that is of one of these
// kinds.
inline void offer_on_unoccupied(const Game& game, const State& state, FigureKind figure,
                                KindMask kinds, ActionList& actions) {
  offer_on_segments(game, state, figure, actions, [&](SegmentKind kind, Node node) {
    return (kinds & kind_bit(kind)) != 0 && unoccupied(state, node);
  });
}

// The rule that forbids a normal or big meeple there; Rule::none if it is allowed.
Rule refuse_meeple(const Game& game, const State& state, FigureKind figure, u8 segment);

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
