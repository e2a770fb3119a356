// Which puzzles somebody wants, and on which way they come.
#pragma once

#include <optional>

#include "engine/players/puzzle_themes.hpp"

namespace bastide::web {

struct PuzzleChoice {
  int grade = 0;                     // 1 to 3; 0: any
  std::optional<PuzzleTheme> theme;  // empty: any
  bool more = false;                 // with expansions, too

  friend bool operator==(const PuzzleChoice&, const PuzzleChoice&) = default;
};

enum class PuzzleWay : unsigned char {
  alone,  // by a link, from the list
  next,   // one after another
  day,    // the one of the day
  rush,   // as many as possible in three minutes
};

}  // namespace bastide::web
