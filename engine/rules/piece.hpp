// What moves, and between which places. The table is the sum of its places: showing a move or
// putting it into words takes nothing but the piece, where it came from and where it went.
#pragma once

#include "engine/base/player.hpp"
#include "engine/board/board.hpp"
#include "engine/rules/vocabulary.hpp"

namespace bastide {

enum class PlaceKind : u8 {
  off,      // out of the game, or in the general stock
  bag,      // the draw supply
  hand,     // of a player: the tile that is placed next
  kept,     // of a player: tiles for later turns (VAR-3, VAR-4)
  supply,   // of a player
  air,      // of a player: on its way, still counted in the supply
  cell,     // `tile` lies there
  tile,     // on a tile as a whole
  segment,  // of a tile; some pieces lie on two
  track,    // the score track
  sector,   // of the wheel: `space`
  crown,    // a crown space of the wheel: `space`, two numbers to a sector
};

struct Place {
  PlaceKind kind = PlaceKind::off;
  PlayerIndex player = no_player;
  TileIndex tile = no_tile;
  Node node = no_node, other_node = no_node;
  i16 space = 0;  // of the track, of scoring figures with all laps; of the wheel

  friend bool operator==(const Place&, const Place&) = default;
};

constexpr Place off_place() { return {}; }
constexpr Place bag_place() { return {PlaceKind::bag}; }
constexpr Place hand_place(PlayerIndex player) { return {PlaceKind::hand, player}; }
constexpr Place kept_place(PlayerIndex player) { return {PlaceKind::kept, player}; }
constexpr Place supply_place(PlayerIndex player) { return {PlaceKind::supply, player}; }
constexpr Place air_place(PlayerIndex player) { return {PlaceKind::air, player}; }
constexpr Place cell_place(TileIndex tile) { return {PlaceKind::cell, no_player, tile}; }
constexpr Place tile_place(TileIndex tile) { return {PlaceKind::tile, no_player, tile}; }
inline Place segment_place(const Board& board, Node node, Node other = no_node) {
  return {PlaceKind::segment, no_player, board.node_tile[node], node, other};
}
constexpr Place numbered_place(PlaceKind kind, int space) {
  return {kind, no_player, no_tile, no_node, no_node, static_cast<i16>(space)};
}
constexpr Place track_place(int space) { return numbered_place(PlaceKind::track, space); }

}  // namespace bastide
