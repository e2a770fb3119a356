// A game turn by turn, as a picture that moves: painted a little in each frame, so that the page
// never waits for it.
#pragma once

#include "web/art/apng.hpp"
#include "web/table/board_picture.hpp"

namespace bastide::web {

struct BoardFilm {
  BoardSheet sheet;
  std::vector<std::size_t> stops;  // the positions that are shown
  std::size_t done = 0;            // of twice as many: all are looked at first, for their colours
  art::ColourCounts counts;
  art::Apng apng;
};

// 48 pixels for a tile, at most 1000 a side.
std::unique_ptr<BoardFilm> begin_film(const Session& session, bool cloth);
// Paints one position. True while there are more.
bool film_on(BoardFilm& film, Ui& ui, const Session& session);

}  // namespace bastide::web
