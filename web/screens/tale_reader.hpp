// Where somebody is in the story of a game, and what that page shows.
#pragma once

#include <optional>
#include <vector>

#include "web/board/display_state.hpp"
#include "web/drawing/pieces.hpp"
#include "web/review/review.hpp"

namespace bastide::web {

// A turn as it lies on the board, before anything is scored.
struct TaleBoard {
  Board board;
  Position at;  // of the tile
  std::optional<FigureShown> figure;
  Node stands = no_node;  // the figure
  Node marked = no_node;  // the feature that the sentence is about,
  u8 players = 0;         // and whose it is
};

// A chapter that is open. It stays as it is until the page is turned, even if the judge thinks
// again: nothing changes under the reader's eyes.
struct TalePage {
  Chapter chapter;
  ChapterTale tale;
  TurnRating rating;
  DisplayState display;           // before the turn
  std::vector<TaleBoard> boards;  // the turn that was played, and the better one
};

struct TaleReader {
  std::vector<Chapter> taken;     // as the review has found them
  std::vector<Chapter> chapters;  // the same, with the one that is being read
  std::size_t page = 0;           // of the chapters; after the last one, the overview
  std::optional<TalePage> open;   // nothing: the overview, or there are no chapters
};

inline bool is_overview(const TaleReader& reader) { return reader.page >= reader.chapters.size(); }

// Takes over the chapters that the review has found, and opens the page. Before anything is drawn.
void read_on(TaleReader& reader, const Session& session, const GameReview& review);
// Turns pages forward or back; does nothing at the ends.
void turn_page(TaleReader& reader, int by);

}  // namespace bastide::web
