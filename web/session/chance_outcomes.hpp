// What can come by chance at a position, how often, and what it would be worth.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "engine/board/tile_tables.hpp"
#include "engine/players/luck.hpp"
#include "engine/rules/action.hpp"

namespace bastide::web {

struct Course;

struct ChanceOutcome {
  Action action;
  TypeIndex type = no_type;  // of the tile, if it is one
  int copies = 0;            // of the tile in the bag; 0: it is not known how likely it is
  double luck = 0;           // once all are rated, for the side whose turn it is (luck.hpp)
};

struct ChanceOutcomes {
  std::size_t cursor = 0;  // of the position in which chance decides
  unsigned revision = 0;
  PlayerIndex side = no_player;         // whose turn it is
  std::vector<ChanceOutcome> all = {};  // once all are rated, the most welcome first
  std::vector<PossibleDraw> rated = {};
  double average = 0;  // the expected margin of the side
};

// The position in which chance decides or has decided last, if there is one.
std::optional<std::size_t> chance_before(const Course& course, std::size_t k);
ChanceOutcomes chance_outcomes(const Course& course, std::size_t k);
bool is_about(const ChanceOutcomes& outcomes, const Course& course, std::size_t k);

// Rates one more, so that the page never blocks on all of them.
void rate_next(ChanceOutcomes& outcomes, const Course& course);
bool complete(const ChanceOutcomes& outcomes);
// The tiles in the bag, all told.
int copies_in(const ChanceOutcomes& outcomes);

}  // namespace bastide::web
