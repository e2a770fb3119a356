// What is shared of the open game: as what, from where, and in which form.
#pragma once

#include <cstddef>

namespace bastide::web {

enum class ShareAs : unsigned char {
  game,    // the position, the line or the lesson that is shown, or the whole game
  puzzle,  // the turn of the position, to find the best one
  tiles,   // a new game with the same tiles, and the points reached here
};

enum class ShareWay : unsigned char {
  link,
  code,  // the link for a camera
  picture,
  film,  // the game as an animated picture
  page,  // as code for a web page
  file,
};

// How pictures and films look.
enum class ShareLook : unsigned char { card, board, cut_out };

// For which program files are; or for nobody's: the review as a page to be printed.
enum class FileFor : unsigned char { ours, jcloisterzone, carcassonne_lab, paper };

struct ShareChoice {
  ShareAs as = ShareAs::game;
  std::size_t cursor = 0;  // the position
  ShareLook look = ShareLook::card;
  bool comments = true;  // with those on the game
  bool rated = false;    // files: with what its turns were worth
  FileFor file_for = FileFor::ours;
};

}  // namespace bastide::web
