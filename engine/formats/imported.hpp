// A game of another program, read as far as possible.
#pragma once

#include <optional>
#include <vector>

#include "engine/record/record.hpp"

namespace bastide {

struct Imported {
  Record record;  // everything before the fault
  // False: there is nothing worth opening, not even who plays.
  bool begun = false;
  // Codes "import.*" and those of check_setup. Of "import.refused" the detail is the rule that
  // forbids it here. `line`: the number of the tile drawn, from 1 after those on the table at the
  // beginning; 0: it concerns the game as a whole.
  std::optional<Error> fault;
  // What could be read only in part, but stops nothing: "import.guessed" (what no file tells),
  // "import.element" and "import.rule" (that we do not have).
  std::vector<Error> notes;
};

}  // namespace bastide
