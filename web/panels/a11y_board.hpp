// The board in words, for those who do not see it.
#pragma once

#include <string>

#include "engine/base/player.hpp"
#include "engine/board/board.hpp"
#include "engine/rules/vocabulary.hpp"

namespace bastide {
struct TileType;
}

namespace bastide::web {

struct Play;
struct Session;
struct TableView;
struct Texts;

// "3, -2".
std::string coordinates(Position at);

// What is printed on a tile, whole: which sides belong together, and what is on it. "City: north,
// east, 1 coat of arms. Road: south, west. Field on the rest."
std::string tile_words(const Texts& texts, const TileType& type, int rotation = 0);
// The same of a tile that lies on a board.
std::string tile_words(const Texts& texts, const Session& session, const Board& board,
                       TileIndex tile);

// What is around a cell: "north: a city (Mason), west: your road". `reader`: whose is "yours".
std::string around_words(const Texts& texts, const Session& session, const Board& board,
                         Position at, PlayerIndex reader);
// "Space, north: a city, west: your road; 3, -2", for the player who decides.
std::string space_words(const Texts& texts, const Session& session, Position at);

// Tells the spaces where the drawn tile fits, and lays it where that is pressed by name.
void tell_spaces(const TableView& view);
// Tells the choices that have a place on the board, and the buttons at the tile.
void tell_choices(const TableView& view);

// Where the tile being tried is, what it shows as it is turned, and what is asked then.
std::string laid_words(const TableView& view);

}  // namespace bastide::web
