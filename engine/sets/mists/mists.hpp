// What the parts of Mists over Carcassonne know of each other.
#pragma once

#include <algorithm>

#include "engine/rules/set.hpp"

namespace bastide::mists {

// ---- Levels (levels.cpp) ------------------------------------------------------------------------

// MIST-L4-1, MIST-L4-2, MIST-L5-1, MIST-L6-2
struct Level {
  u8 ghosts;  // in the game, those of the start included
  u8 target;
  u8 dogs[dog_count];  // their marks, 0: they stay in the box
  bool castles;        // and cemeteries
  bool haunted;        // cemeteries
  bool each_colour;    // three scoring figures
};
inline constexpr int most_levels = 6;
const Level& level_of(const Ruleset& rules);
inline bool has_piles(const Level& level) { return level.dogs[0] != 0; }
inline constexpr int pile_count = 3;
inline constexpr int track_figures = 3;  // of level 6: those of the first sides

// Whether the common score, at level 6 that of every scoring figure, has reached a mark.
bool reached(const Game& game, const State& state, int mark);
bool won(const Game& game, const State& state);

// The game is lost: it ends before another row begins.
Next lose(State& state, MistsLoss loss);

// ---- Mist and ghosts (ghosts.cpp) ---------------------------------------------------------------

// The patch of mist that a tile shows on one side, no_node where it shows none.
Node mist_at(const Game& game, const State& state, TileIndex tile, int side);
bool shows_mist(const Game& game, TypeIndex type);
bool is_face_down(const Game& game, TypeIndex type);
u8 cemetery_of(const Game& game, TypeIndex type);  // its segment, no_segment

// Calls found(cell beside, never) for every edge of a patch at which no mist goes on: never, if
// something else lies there, so that it can never be closed (MIST-L1-13).
template <class Found>
void each_edge_of_mist(const Game& game, const State& state, Node patch, Found found) {
  const Board& board = state.board;
  const TileIndex tile = board.node_tile[patch];
  for (int side = 0; side < edge_count; ++side) {
    if (mist_at(game, state, tile, side) != patch) continue;
    const Position beside = neighbour(place_of(board, tile), static_cast<Edge>(side));
    const TileIndex other = tile_at(board, beside);
    if (other == no_tile)
      found(beside, false);
    else if (mist_at(game, state, other, (side + 2) & 3) == no_node)
      found(beside, true);
  }
}

int ghosts_on(const State& state, Node node);
// On its tile, and on which of its segments.
Place place_of_ghosts(const State& state, Node node);
int ghosts_out(const State& state);
int ghosts_left(const Game& game, const State& state);

// Puts up to `count` ghosts there; false if the bank ran short.
bool put_ghosts(const Game& game, State& state, Node node, int count, Events* events);
void remove_ghosts(State& state, Node node, int count, Events* events);

// The haunted segments of a tile. A tile has two at most.
struct TileGhosts {
  Node first = no_node, second = no_node;
  int of_first = 0, of_second = 0;
  int all() const { return of_first + of_second; }
};
TileGhosts ghosts_of(const State& state, TileIndex tile);

// MIST-L1-25, MIST-L3-4: up to three ghosts leave one tile.
inline constexpr int most_calmed = 3;
void offer_calms(const State& state, TileIndex tile, ActionList& actions);
Place place_of_calm(const State& state, const Action& action);  // of the first that leave
void calm(State& state, const Action& action, Events* events);

void set_up_mist(const Game& game, State& state);
void join_mist(const Game& game, State& state, TileIndex tile);
void close_banks(const Game& game, State& state, Events* events);

// ---- Cemeteries (cemeteries.cpp) ----------------------------------------------------------------

// How many tiles are missing around it.
int cells_to_fill(const Game& game, const State& state, TileIndex cemetery);
void add_cemetery(const Game& game, State& state);

// ---- Points (rules.cpp) -------------------------------------------------------------------------

// MIST-L6-3, MIST-L6-4, MIST-L6-6: a side whose points want a figure of another colour, no_player.
PlayerIndex next_uncredited(const Game& game, const State& state);

// ---- Dogs (dogs.cpp) ----------------------------------------------------------------------------

int mark_of(const Game& game, int dog);
// The dogs of a figure that leaves the board follow it.
void dogs_leave(const Game& game, State& state, Node node, DogIs to, Events* events);
void remove_dog(const Game& game, State& state, int dog, Events* events);

// ---- Rows ---------------------------------------------------------------------------------------

extern const PhaseRow bury_row, ghosts_row, dogs_row, face_down_row;

}  // namespace bastide::mists
