// The board in words, for those who do not see it.
#pragma once

#include <string>

namespace bastide {
struct TileType;
}

namespace bastide::web {

struct Session;
struct Table;
struct TableView;
struct Texts;

// What is printed on a tile: its sides, which are the same however it is turned, and what is on it.
std::string tile_words(const Texts& texts, const TileType& type);

// Tells the spaces where the drawn tile fits, and lays it where that is pressed by name.
void tell_spaces(TableView& view);

// Where the tile being tried is, and its sides as it is turned.
std::string laid_words(const Texts& texts, const Session& session, const Table& table);

}  // namespace bastide::web
