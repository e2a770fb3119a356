// OPT-PRINT: the tiles as printed in earlier editions. The first edition is that of Big Box 5: it
// has no gardens, and its start tile is an additional one (COMP-2, AMB-48). Tiles with other
// differences are listed in assets/tiles, each with the tile that it replaces.
#include <algorithm>

#include "engine/rules/set.hpp"
#include "engine/tiles/symmetry.hpp"

namespace bastide {
namespace {

bool is_garden(const Segment& segment) { return segment.kind == SegmentKind::garden; }

void without_garden(TileType& type) { std::erase_if(type.segments, is_garden); }

bool look_alike(const TileType& a, const TileType& b) {
  for (int turns = 0; turns < 4; ++turns)
    if (same_print(turned(a, turns), turned(b, 0))) return true;
  return false;
}

// Copies that now look like other tiles of their set get the same name.
void compose(Ruleset& rules) {
  for (std::size_t t = 0; t < rules.types.size(); ++t) {
    const TileType& type = rules.types[t];
    if (type.start_copies > 0 && type.board.empty()) ++rules.copies[t];
    if (type.id.find("+garden") == std::string::npos) continue;
    for (std::size_t other = 0; other < rules.types.size(); ++other) {
      if (other == t || rules.types[other].set != type.set) continue;
      if (!look_alike(rules.types[other], type)) continue;
      rules.copies[other] = static_cast<u8>(rules.copies[other] + rules.copies[t]);
      rules.copies[t] = 0;
      break;
    }
  }
}

constexpr OptionInfo first_option[] = {{30, "first-edition", "OPT-PRINT", &Options::first_edition}};
constexpr OptionInfo second_option[] = {
    {31, "second-edition", "OPT-PRINT", &Options::second_edition}};
constexpr bool Options::*one_of[] = {&Options::first_edition, &Options::second_edition};

}  // namespace

extern const Set first_edition_set = {
    .id = "first-edition",
    .tiles = "first-edition",
    .players = {2, 8},
    .options = first_option,
    .one_of = one_of,
    .more_before = true,
    .in_play = [](const Setup& setup) { return setup.options.first_edition; },
    .reprint = without_garden,
    .compose = compose,
};

extern const Set second_edition_set = {
    .id = "second-edition",
    .tiles = "second-edition",
    .options = second_option,
    .in_play =
        [](const Setup& setup) {
          return setup.options.second_edition && !setup.options.first_edition;
        },
};

}  // namespace bastide
