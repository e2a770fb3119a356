// What is there to draw, where a file of JCloisterZone says more of it than its sets do.
#pragma once

#include "engine/rules/game.hpp"

namespace bastide {

// The game without the tiles of some expansions, of which it has only the figures.
Expected<Game> without_tiles(const Catalogue& catalogue, Setup setup, ExpansionMask bare);

// The game of which nothing is there to draw but what these actions draw, so that it ends after
// them.
Expected<Game> with_drawn_alone(const Catalogue& catalogue, Setup setup,
                                const std::vector<Action>& actions);

}  // namespace bastide
