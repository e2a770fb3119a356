// What the six levels differ in, and when a game is won or lost.
#include "engine/sets/mists/mists.hpp"

namespace bastide::mists {
namespace {

constexpr Level levels[most_levels] = {
    {.ghosts = 15,
     .target = 50,
     .dogs = {},
     .castles = false,
     .haunted = false,  // MIST-L1-2
     .each_colour = false},
    {.ghosts = 15,
     .target = 75,
     .dogs = {},
     .castles = true,
     .haunted = false,  // MIST-L2-1
     .each_colour = false},
    {.ghosts = 15,
     .target = 100,
     .dogs = {15, 50},
     .castles = true,  // MIST-L3-2
     .haunted = false,
     .each_colour = false},
    {.ghosts = 13,
     .target = 120,
     .dogs = {20, 60},
     .castles = true,  // MIST-L4-1
     .haunted = false,
     .each_colour = false},
    {.ghosts = 13,
     .target = 100,
     .dogs = {15, 50},
     .castles = true,  // MIST-L5-1
     .haunted = true,
     .each_colour = false},
    {.ghosts = 12,
     .target = 50,
     .dogs = {10, 25},
     .castles = true,  // MIST-L6-2
     .haunted = true,
     .each_colour = true},
};

}  // namespace

const Level& level_of(const Ruleset& rules) { return levels[rules.setup.options.level - 1]; }

// The score of a side is what its colour has brought to the common one (MIST-L1-1); at level 6
// where its scoring figure stands (MIST-L6-5). The figure of the common score is nobody's
// (MIST-L1-4).
bool reached(const Game& game, const State& state, int mark) {
  if (level_of(game).each_colour)
    return *std::min_element(state.score, state.score + track_figures) >= mark;
  int points = 0;
  for (int side = 0; side < game.sides; ++side) points += state.score[side];
  return points >= mark;
}

// MIST-L1-30. What a figure gains beyond is of no use (MIST-L6-7).
bool won(const Game& game, const State& state) {
  return reached(game, state, level_of(game).target);
}

Next lose(State& state, MistsLoss loss) {
  state.mists.loss = loss;
  return Next::again;
}

}  // namespace bastide::mists
