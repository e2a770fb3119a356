// A game as an animated picture, turn by turn: painted a little in each frame, so that the page
// never blocks on it. On cloth it ends with the game as a card.
#pragma once

#include <memory>
#include <optional>

#include "web/art/apng.hpp"
#include "web/board/board_card.hpp"
#include "web/board/board_picture.hpp"

namespace bastide::web {

struct BoardAnimation {
  BoardSheet sheet;
  std::vector<std::size_t> stops;  // the positions shown
  std::optional<BoardCard> card;   // shown after them
  unsigned revision = 0;           // of the game
  std::size_t done = 0;            // out of twice as many: a first pass collects the colours
  art::ColourCounts counts;
  art::Apng apng;
};
inline std::size_t frames_of(const BoardAnimation& animation) {
  return animation.stops.size() + (animation.card ? 1 : 0);
}

// 48 pixels for a tile, at most 1000 a side.
std::unique_ptr<BoardAnimation> begin_animation(const Session& session, bool cloth,
                                                std::optional<BoardCard> card = {});
// Paints one frame. True while there are more to paint.
bool paint_next_frame(BoardAnimation& animation, Ui& ui, const Session& session);

}  // namespace bastide::web
