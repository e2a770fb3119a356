// What a team wants to know of a position before it decides (MIST-L1-8): all of it can be seen on
// the table or worked out by the rules, which do it here.
#pragma once

#include <vector>

#include "engine/rules/game.hpp"

namespace bastide::mists {

struct TeamView {
  int level = 1;
  int ghosts = 0, ghosts_left = 0;  // in the game, and of these in the bank
  int points = 0, target = 0;       // at level 6 of the scoring figure that is farthest behind
  int marks[dog_count] = {};        // of the dogs, 0: they are not in the game
  DogIs dogs[dog_count] = {};
  bool piles = false;
  int pile = 0, pile_left = 0;  // 0 is the first one
  bool haunted = false;         // cemeteries
  int track_figures = 0;        // of the first sides; 0: one for all
  MistsLoss loss = MistsLoss::none;
};
TeamView view_of_team(const Game& game, const State& state);

// Ghosts of a position with some state's bank in mind: how many more there are than before.
int ghosts_on_board(const State& state);

// A bank of mist that is not closed.
struct BankView {
  Node node = no_node;  // one of its patches
  int tiles = 0, ghosts = 0;
  bool never = false;          // it can never be closed (MIST-L1-13, MIST-L5-8)
  std::vector<Position> open;  // the empty cells that it still borders on
};
std::vector<BankView> open_banks(const Game& game, const State& state);

// Whether a tile of that type on a cell beside an open bank would close it.
bool would_close(const Game& game, const State& state, const BankView& bank, TypeIndex type,
                 Position at, int rotation);

// A cemetery that is not closed.
struct CemeteryView {
  TileIndex tile = no_tile;
  int missing = 0;  // tiles around it
  int ghosts = 0;
};
std::vector<CemeteryView> open_cemeteries(const Game& game, const State& state);

// The colour whose points want a scoring figure of another one (MIST-L6-4), no_player: none.
PlayerIndex side_to_credit(const Game& game, const State& state);
// The feature that is being evaluated, no_node: none.
Node evaluated_feature(const State& state);
// Dogs of a figure.
bool has_dog(const State& state, Node node);

}  // namespace bastide::mists
