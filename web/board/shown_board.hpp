// What is seen of the board, and from where; never the authoritative game state.
#pragma once

#include <optional>

#include "web/board/claims.hpp"
#include "web/board/display_state.hpp"
#include "web/board/motion.hpp"
#include "web/board/tile_tween.hpp"
#include "web/drawing/camera.hpp"
#include "web/drawing/pictures.hpp"

namespace bastide::web {

struct Session;
struct Theme;

struct ShownBoard {
  Camera camera;
  DisplayState display;
  Motion motion;
  Claims claims;
  TileTween tween;
  float wind = 0;             // in tiles; it blows only while something else moves, too
  mutable Pictures pictures;  // a cache: what is drawn is painted

  std::optional<Position> shown_place;  // pointed to by the log
  double shown_until = 0;
  bool camera_taken_over =
      false;  // the person has moved the board: it is no longer fitted automatically
  std::size_t fitted_tiles = 0;  // of the board when it was last fitted
  bool fitted = false;           // whether the camera has been set for this game
};

// Fits the whole board into view, and keeps doing so as it grows until the user moves it.
void fit_board(const Theme& theme, const Session& session, ShownBoard& board);

}  // namespace bastide::web
