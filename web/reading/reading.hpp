// What can be read from a position about a feature, an empty cell, a kind of tile, a move. Only
// facts and numbers, as the rules count them; words and pictures are made elsewhere.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "engine/base/player.hpp"
#include "engine/board/board.hpp"
#include "engine/rules/event.hpp"
#include "web/reading/tile_count.hpp"

namespace bastide {
struct Game;
struct State;
}  // namespace bastide

namespace bastide::web {

struct FeatureReading {
  SegmentKind kind = SegmentKind::road;
  Node root = no_node;
  bool completed = false;
  int tiles = 0;  // monasteries and gardens: including those around
  int open = 0;   // roads, cities: open edges; monasteries, gardens: empty places around
  int shields = 0;
  int cities_completed = 0, cities_open = 0;  // of fields
  u8 strength[max_players] = {};
  u8 owners = 0;   // bit p
  u8 helpers = 0;  // bit p: has a figure here that only helps (FeatureTotals::helpers)
  int now = 0;     // points for each owner; unfinished features: if the game ended
  int then = 0;    // points when completed, at least: one tile per open cell
  i16 points[max_players] = {};      // `now`, with adjustments for single players
  std::vector<Position> open_cells;  // roads, cities, monasteries, gardens
  std::vector<TileCount> closing;    // any one would complete it: only one cell is open
  bool hopeless = false;             // no tile left fits one of its open cells
};
FeatureReading read_feature(const Game& game, const State& state, Node node);

// The tiles of a feature; around monasteries and gardens also those that surround them.
std::vector<TileIndex> tiles_of(const Game& game, const Board& board, Node node);

struct CellReading {
  std::vector<TileCount> fitting;  // the most first; `closes`: a road or city beside the cell
  int count = 0;                   // tiles in all
  bool drawn_fits = false;         // the tile in hand, which is not counted
};
CellReading read_cell(const Game& game, const State& state, Position at);

// How many of the tiles left fit an empty cell, as read_cell counts them.
int fitting_tiles(const Game& game, const State& state, const Cell& cell);
// Whether no tile left, or in hand, fits.
bool is_dead(const Game& game, const State& state, const Cell& cell);

// The cells where a tile of a type could be placed now.
std::vector<Position> places_for(const Game& game, const State& state, TypeIndex type);

// What consecutive actions score before the next player or chance event, whatever order is chosen.
// The end of the game is not included.
struct Gains {
  std::vector<Scoring> scorings;
  std::array<int, max_players> points{};
};
Gains gains_of(const Game& game, const State& state, std::span<const Action> actions);

// The scores if the game ended here, including points still on their way to the track.
std::array<int, max_players> if_it_ended(const Game& game, const State& state);

}  // namespace bastide::web
