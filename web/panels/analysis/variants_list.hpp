// The tree of variants of an analysis board as a list: a row for each turn, or for the part of one
// up to where lines part. Variants are indented below the move that they replace.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/base/player.hpp"
#include "engine/board/tile_tables.hpp"

namespace bastide::web {

struct Session;
struct Texts;

struct VariantRow {
  std::vector<std::size_t> positions;  // of the tree, after each of its actions
  int turn = 0;
  int indent = 0;
  PlayerIndex player = no_player;
  TypeIndex type = no_type;  // drawn
  std::string words;         // what was done and scored
};

std::vector<VariantRow> variant_rows(const Texts& texts, const Session& board, bool coordinates);

}  // namespace bastide::web
