// Luck: what a drawn tile is worth beyond the average of the bag. Over all tiles that could have
// been drawn it is 0 on average, so what remains of a result without the luck has the same mean and
// less spread: it tells more about the players.
#pragma once

#include <array>
#include <vector>

#include "engine/rules/game.hpp"

namespace bastide {

// By which the margin of every side changes that can be expected (margin in evaluation.hpp).
struct Luck {
  std::array<double, max_players> points{};
};

// What each tile would be worth, with the copies of it that could be drawn.
struct PossibleDraw {
  TypeIndex type = no_type;
  int copies = 0;
  Luck luck;
};

// For a state in which a tile is to be drawn. A tile is worth the position after the best turn with
// it, by the estimate. Tiles that fit nowhere, and those that go into a hand, bring no luck.
std::vector<PossibleDraw> possible_draws(const Game& game, const State& before);
Luck luck_of_draw(const Game& game, const State& before, TypeIndex drawn);

}  // namespace bastide
