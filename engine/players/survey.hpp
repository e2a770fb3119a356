// What the estimate needs to know of a board, independent of the figures: the roads, cities and
// fields that can still grow, and where a single tile can join two of them.
#pragma once

#include <algorithm>
#include <array>
#include <span>

#include "engine/players/draw_odds.hpp"

namespace bastide {

// An empty cell beside a road or city.
struct OpenCell {
  CellIndex cell = no_cell;
  u8 edges = 0;           // open edges towards it
  bool hopeless = false;  // no tile fits there
  float rate = 0;         // chance that a tile drawn closes the feature there
};
inline constexpr u8 closable_cells = 6;  // a feature with more is assumed never to be completed
inline constexpr std::size_t listed_cells = 8;  // those with the lowest indices

// A road, city or field that can still grow.
struct OpenFeature {
  Node root = no_node;
  SegmentKind kind = SegmentKind::road;
  bool dead = false;  // an edge can never be closed, or there are too many cells: no completion
  bool valued = false, cities_known = false;  // lazily filled in for occupied features
  u8 cells = 0;                               // of roads and cities: empty cells beside it
  u16 edges = 0;                // open edges towards empty cells; of fields half-edges
  OpenCell cell[listed_cells];  // ascending
  i16 completed_value = 0, unfinished_value = 0;  // of roads and cities, by the board alone
  // Cities that a field touches.
  u8 completed_cities = 0;
  u8 open_city_count = 0;
  u8 open_cities[24];  // indices into Survey::features
  std::span<const OpenCell> open_cells() const {
    return {cell, std::min<std::size_t>(cells, listed_cells)};
  }
  // The completion by a player with so many draws, cached once queried: its chance, and, if not
  // negative, that chance averaged over the time until then.
  int draws = -1;
  double completion = 0, time_completed = -1;
  // While one more tile is there (add_tile): the feature has become part of another, the one with
  // index `into` - 1, or of one that is not open if that is 0. For fields, `moved_edges` counts the
  // half-edges that have changed.
  bool gone = false;
  u8 into = 0;
  u16 moved_edges = 0;
};
inline constexpr std::size_t max_open_features = 250;

// Two features of one kind that a single tile in an empty cell can join.
struct JoinableAt {
  CellIndex cell = no_cell;
  u8 a = 0, b = 0;  // indices into Survey::features
  u16 tiles = 0;    // tiles left that join them
};

// How likely it is that a player with so many draws surrounds a monastery or garden.
struct Surroundings {
  Node node = no_node;
  int draws = 0;
  double tiles = 0;  // expected of the nine
  double all = 0;    // the chance of all nine
};

struct Survey {
  FixedVector<OpenFeature, max_open_features> features;
  FixedVector<JoinableAt, 1000> joinable;
  FixedVector<Surroundings, 32> surroundings;  // those queried so far
  std::array<u8, max_nodes> index;             // by root, index into features + 1, 0: none
  bool crowded = false;                        // whether some list was full

  Survey() {}  // leaves `index` uninitialised
};

void survey(DrawOdds& odds, const Board& board, Survey& result);

// What one more tile has changed in a survey.
struct SurveyChange {
  std::size_t features = 0, joinable = 0;   // numbers before; the rest are new
  FixedVector<u8, max_open_features> gone;  // of the earlier ones
  static constexpr std::size_t most_cells = 16;
  FixedVector<CellIndex, most_cells> cells;  // surveyed again; the first one has been filled
  Position at;                               // of the filled one

  bool has(CellIndex cell) const;
};

// Turns the survey of a board into that of the board with one more tile, or with the same tiles and
// different joints, where only features that reach the last tile count as new. Whatever the tile
// does not touch keeps its index. False where the board must be surveyed again as a whole: then
// nothing has changed.
bool add_tile(DrawOdds& odds, const Board& before, const Board& after, Survey& survey,
              SurveyChange& change);
// Restores the survey as it was before.
void take_tile(const Board& before, Survey& survey, const SurveyChange& change);

}  // namespace bastide
