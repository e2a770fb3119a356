// A game as `bastide replay --json` tells it, read again.
#pragma once

#include "engine/cli/any_game.hpp"

namespace bastide::cli {

// Plays the actions, and checks what the lines say of points, supplies and tiles left. Codes of
// read_record and "import.json", "import.differs" (detail: what a line says otherwise).
AnyGame read_told_game(const Catalogue& catalogue, std::string_view text);

}  // namespace bastide::cli
