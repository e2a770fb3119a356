// VAR-6: where something else takes the place of the start tile, it goes into the supply. Sets that
// take it say so (Set::bears_on).
#include <algorithm>

#include "engine/rules/set.hpp"

namespace bastide {
namespace {

// One more of the type that the table would otherwise begin with.
void compose(Ruleset& rules) {
  for (std::size_t t = 0; t < rules.types.size(); ++t) {
    const TileType& type = rules.types[t];
    const bool starts = type.start_copies > 0 && type.board.empty();
    const bool lies = std::any_of(rules.start.begin(), rules.start.end(),
                                  [&](const StartTile& tile) { return tile.type == t; });
    if (starts && !lies) ++rules.copies[t];
  }
}

constexpr OptionInfo options[] = {
    {34, "start-tile-in-supply", "VAR-6", &Options::start_tile_in_supply}};

}  // namespace

extern const Set start_tile_set = {
    .id = "start-tile",
    .options = options,
    .in_play = [](const Setup& setup) { return setup.options.start_tile_in_supply; },
    .compose = compose,
};

}  // namespace bastide
