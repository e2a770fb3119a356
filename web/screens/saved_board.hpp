// The board of a saved game, small: what it takes to draw it, and no more of the game.
#pragma once

#include <string>
#include <vector>

#include "engine/rules/vocabulary.hpp"
#include "engine/tiles/catalogue.hpp"
#include "web/drawing/pictures.hpp"
#include "web/ui/area.hpp"
#include "web/ui/theme.hpp"

namespace bastide::web {

struct SavedGame;
struct Session;

struct SavedBoard {
  struct Tile {
    int x, y;
    int type;  // its place in the catalogue; -1: only its back is seen
    int rotation;
    unsigned variant;
  };
  struct Figure {
    float x, y;  // its foot, in tiles
    Piece kind;
    int colour;
  };
  std::string slot;
  u64 time = 0;  // when the game was saved that it shows
  std::vector<Tile> tiles;
  std::vector<Figure> figures;
  int left = 0, top = 0, wide = 0, high = 0;  // the cells with tiles
};

SavedBoard saved_board_of(const Catalogue& catalogue, Pictures& pictures, const Session& session);

// Reads one of these games that has no board yet, or an older one; forgets those that are not
// among them. True if another one has to be read.
bool read_saved_boards(const Catalogue& catalogue, Pictures& pictures,
                       const std::vector<const SavedGame*>& games, std::vector<SavedBoard>& boards);
const SavedBoard* find_saved_board(const std::vector<SavedBoard>& boards, const SavedGame& game);

// On cloth, as large as fits into an area. Its tiles are painted as those of the screens are: by
// the painters, once.
void draw_saved_board(const Paint& paint, const Catalogue& catalogue, Pictures& pictures,
                      const SavedBoard& board, const Area& at);

}  // namespace bastide::web
