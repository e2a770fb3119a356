// Luck: what a drawn tile is worth beyond the average of the bag. Over all tiles that could have
// been drawn it is 0 on average, so what remains of a result without the luck has the same mean and
// less spread: it tells more about the players.
#pragma once

#include <array>
#include <vector>

#include "engine/rules/game.hpp"

namespace bastide {

// So much of what the estimate sees in a tile is left at the end, on average (docs/judging.md).
inline constexpr double lasting_luck = 0.75;

// By which the margin of every side changes that can be expected (margin in evaluation.hpp).
struct Luck {
  std::array<double, max_players> points{};
};

// What a tile would be worth, with the copies of it that could be drawn.
struct PossibleDraw {
  TypeIndex type = no_type;
  int copies = 0;
  bool placed = false;  // tiles that fit nowhere, and those that go into a hand, bring no luck
  Luck luck;
};

// All of them, for a state in which a tile is to be drawn. A tile is worth the position after the
// best turn with it, by the estimate.
std::vector<PossibleDraw> possible_draws(const Game& game, const State& before);
Luck luck_of_draw(const Game& game, const State& before, TypeIndex drawn);

// The same in steps, where a frame must not wait for all: the expected margins with one of the
// legal draws, and luck, once the margins with all are known. Returns the average margins.
PossibleDraw margins_with(const Game& game, const State& before, const Action& tile);
std::array<double, max_players> margins_to_luck(std::vector<PossibleDraw>& draws);

}  // namespace bastide
