// Places on the landscape as the notation names them (docs/notation.md).
#pragma once

#include <optional>
#include <string>

#include "engine/rules/game.hpp"

namespace bastide {

using Tokens = std::vector<std::string>;  // the words of a line

std::string position_text(Position at);                         // "2,-1"
std::string position_text(const State& state, TileIndex tile);  // where it lies

// "city N": a segment of a tile as it lies.
std::string segment_text(const TileType& type, int rotation, std::size_t segment);
// Likewise: a segment of a tile on the board, named by the first edge that it reaches. Empty when
// there is none.
std::string describe_segment(const Game& game, const State& state, TileIndex tile, int segment);
std::string describe_segment(const Game& game, const State& state, Node node);

std::optional<Position> read_position(std::string_view word);

// Reads KIND [PLACE] [ORDINAL] from words[next] on and moves `next` past it. Returns no_segment
// when the tile, which may be no_tile, has no such segment; nothing when words[next] cannot begin
// one.
std::optional<u8> read_segment(const Game& game, const State& state, TileIndex tile,
                               const Tokens& words, std::size_t& next);
// Likewise of a type as it lies; null: there is no tile.
std::optional<u8> read_segment(const TileType* type, int rotation, const Tokens& words,
                               std::size_t& next);

}  // namespace bastide
