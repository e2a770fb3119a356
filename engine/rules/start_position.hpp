// A position with which a game begins, instead of the tiles and figures of its rulebook.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/rules/piece.hpp"

namespace bastide {

// A tile that lies on the table when the game begins. A board of several cells counts as several
// tiles.
struct StartTile {
  TypeIndex type = no_type;
  Position at;
  u8 rotation = 0;

  friend bool operator==(const StartTile&, const StartTile&) = default;
};

// A piece at a place, or several alike.
struct StartPiece {
  Piece piece = Piece::meeple;
  PlayerIndex owner = no_player;
  PlaceKind on = PlaceKind::segment;            // segment, tile, supply, track, sector or crown
  Position at = {};                             // of the tile
  u8 segment = no_segment, other = no_segment;  // some pieces lie on two
  // How many; of track, sectors and crown spaces: which one; of a figure: what comes with it.
  i16 number = 1;

  friend bool operator==(const StartPiece&, const StartPiece&) = default;
};
inline constexpr i16 most_of_piece = 999, most_points = 999;

inline StartPiece on_segment(const Board& board, Piece piece, PlayerIndex owner, Node node) {
  StartPiece there{.piece = piece, .owner = owner};
  there.at = place_of_node(board, node);
  there.segment = segment_of(board, node);
  return there;
}
inline StartPiece numbered_piece(Piece piece, PlayerIndex owner, PlaceKind on, int number) {
  return {.piece = piece, .owner = owner, .on = on, .number = static_cast<i16>(number)};
}

// How many tiles of a type are left to draw.
struct StartLeft {
  TypeIndex type = no_type;
  u8 count = 0;

  friend bool operator==(const StartLeft&, const StartLeft&) = default;
};

struct StartPosition {
  std::vector<StartTile> tiles;    // in any order
  std::vector<StartPiece> pieces;  // figures in the order in which they got there
  std::vector<StartLeft> left;     // of types of which not all others are left to draw
  std::array<i16, max_players> points{};
  // VAR-11: the outermost cells in which a tile can lie; otherwise the limits lie around the tiles.
  std::optional<Bounds> limits;

  friend bool operator==(const StartPosition&, const StartPosition&) = default;
};

}  // namespace bastide
