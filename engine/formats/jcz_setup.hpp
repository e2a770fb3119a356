// What was agreed before a game of JCloisterZone, as a setup of ours.
#pragma once

#include <vector>

#include "engine/formats/imported.hpp"
#include "engine/formats/json_tree.hpp"

namespace bastide {

struct JczSetup {
  Setup setup;  // without the print of the tiles
  std::vector<PlayerEntry> players;
  std::vector<Error> notes;
  std::optional<Error> lacks;  // "import.set": a set that we do not have
  ExpansionMask bare = 0;      // of which the game has a figure, and not the tiles
};
JczSetup jcz_setup(const Json& file);

// The options of print and supply that a file does not tell, the likeliest first.
std::vector<Options> jcz_prints(const Setup& setup);

}  // namespace bastide
