#include "web/reading/reading.hpp"

#include <algorithm>
#include <memory>

#include "engine/base/sort.hpp"
#include "engine/rules/bag.hpp"
#include "engine/rules/phase.hpp"
#include "engine/rules/scoring.hpp"

namespace bastide::web {
namespace {

bool grows_by_edges(SegmentKind kind) { return closing_of(kind) == Closing::edges; }
void add_once(std::vector<Position>& cells, Position at) {
  if (std::find(cells.begin(), cells.end(), at) == cells.end()) cells.push_back(at);
}

const Segment& segment_named(const Game& game, const Board& board, Node node) {
  const PlacedTile& tile = board.tiles[board.node_tile[node]];
  return game.types[tile.type].segments[segment_of(board, node)];
}

// The empty cells that a feature needs to be completed.
std::vector<Position> open_cells_of(const Game& game, const Board& board, Node root) {
  std::vector<Position> cells;
  const SegmentKind kind = kind_of(game.tables, board, root);
  if (needs_surroundings(kind)) {
    const Position at = place_of(board, board.node_tile[root]);
    for (int dy = -1; dy <= 1; ++dy)
      for (int dx = -1; dx <= 1; ++dx) {
        const Position beside{static_cast<i16>(at.x + dx), static_cast<i16>(at.y + dy)};
        if (tile_at(board, beside) == no_tile) cells.push_back(beside);
      }
  } else if (grows_by_edges(kind)) {
    each_node(board, root, [&](Node node) {
      const TileIndex tile = board.node_tile[node];
      const Segment& segment = segment_named(game, board, node);
      const EdgeMask edges = turn_edges(static_cast<EdgeMask>(segment.edges | segment.shared),
                                        board.tiles[tile].rotation);
      for (int edge = 0; edge < edge_count; ++edge) {
        const Position beside = neighbour(place_of(board, tile), static_cast<Edge>(edge));
        if (!(edges >> edge & 1) || tile_at(board, beside) != no_tile) continue;
        const bool closed = board.walled && !contains(board.bounds, beside);
        if (!closed) add_once(cells, beside);
      }
    });
  }
  return cells;
}

// The roads and cities that end at a cell, one node for each.
std::vector<Node> features_beside(const Game& game, const Board& board, Position at) {
  std::vector<Node> roots;
  for (int edge = 0; edge < edge_count; ++edge) {
    const TileIndex tile = tile_at(board, neighbour(at, static_cast<Edge>(edge)));
    if (tile == no_tile) continue;
    const PlacedTile& beside = board.tiles[tile];
    const auto towards = static_cast<std::size_t>(opposite(static_cast<Edge>(edge)));
    for (const u8 segment :
         game.tables.types[beside.type].rotated[beside.rotation].at_edge[towards]) {
      if (segment == no_segment) continue;
      const Node root = find_root(board, node_of(board, tile, segment));
      if (!grows_by_edges(kind_of(game.tables, board, root))) continue;
      if (std::find(roots.begin(), roots.end(), root) == roots.end()) roots.push_back(root);
    }
  }
  return roots;
}

// Whether a tile, placed on a cell, completes one of the features.
bool closes(const Game& game, const Board& board, Position at, TypeIndex type, int rotation,
            const std::vector<Node>& roots) {
  const auto after = std::make_unique<Board>(board);
  place_tile(game.tables, *after, {type, at, static_cast<u8>(rotation)}, nullptr);
  return std::any_of(roots.begin(), roots.end(),
                     [&](Node root) { return after->totals[find_root(*after, root)].open == 0; });
}

TileCount lot_of(const Game& game, const State& state, const Cell& cell, TypeIndex type,
                 u8 rotations, const std::vector<Node>& roots) {
  TileCount lot;
  lot.type = type;
  lot.count = tiles_to_come(game, state, type);
  while (!(rotations >> lot.rotation & 1)) ++lot.rotation;
  for (u8 r = lot.rotation; r < 4 && !roots.empty() && !lot.closes; ++r) {
    if (!(rotations >> r & 1) || !closes(game, state.board, cell.at, type, r, roots)) continue;
    lot.closes = true;
    lot.rotation = r;
  }
  return lot;
}

std::vector<TileCount> lots_for(const Game& game, const State& state, const Cell& cell,
                                const std::vector<Node>& roots) {
  std::vector<TileCount> lots;
  for (std::size_t t = 0; t < state.bag.size(); ++t) {
    const auto type = static_cast<TypeIndex>(t);
    if (tiles_to_come(game, state, type) == 0) continue;
    const u8 rotations = rotations_on(game, state, type, cell);
    if (rotations == 0) continue;
    lots.push_back(lot_of(game, state, cell, type, rotations, roots));
  }
  sort_stably(lots, [](const TileCount& a, const TileCount& b) {
    return a.closes != b.closes ? a.closes
           : a.count != b.count ? a.count > b.count
                                : a.type < b.type;
  });
  return lots;
}

}  // namespace

int count_of(const std::vector<TileCount>& lots) {
  int n = 0;
  for (const TileCount& lot : lots) n += lot.count;
  return n;
}

int closing_of(const std::vector<TileCount>& lots) {
  int n = 0;
  for (const TileCount& lot : lots) n += lot.closes ? lot.count : 0;
  return n;
}

std::vector<TileIndex> tiles_of(const Game& game, const Board& board, Node node) {
  std::vector<TileIndex> tiles;
  each_node(board, node, [&](Node at) {
    const TileIndex tile = board.node_tile[at];
    if (std::find(tiles.begin(), tiles.end(), tile) == tiles.end()) tiles.push_back(tile);
  });
  if (needs_surroundings(kind_of(game.tables, board, node)))
    each_surrounding(board, place_of(board, tiles.front()),
                     [&](TileIndex tile) { tiles.push_back(tile); });
  return tiles;
}

FeatureReading read_feature(const Game& game, const State& state, Node node) {
  const Board& board = state.board;
  const Scoring scoring = evaluate(game, state, node);
  FeatureReading reading;
  reading.root = find_root(board, node);
  reading.kind = scoring.feature;
  const FeatureTotals& totals = board.totals[reading.root];
  reading.completed = scoring.cause == ScoreCause::completed;
  reading.tiles = scoring.tiles;
  reading.open = totals.open;
  reading.shields = totals.shields;
  std::copy(std::begin(scoring.strength), std::end(scoring.strength), reading.strength);
  std::copy(std::begin(scoring.points), std::end(scoring.points), reading.points);
  reading.owners = scoring.owners;
  reading.helpers = totals.helpers;
  reading.now = reading.then = scoring.value;
  if (reading.kind == SegmentKind::field) {
    CityList all, done;
    cities_of_field(game.tables, board, reading.root, false, all);
    cities_of_field(game.tables, board, reading.root, true, done);
    reading.cities_completed = static_cast<int>(done.size());
    reading.cities_open = static_cast<int>(all.size() - done.size());
    return reading;
  }
  if (reading.completed) return reading;
  reading.open_cells = open_cells_of(game, board, reading.root);
  const auto closed = std::make_unique<State>(state);
  FeatureTotals& filled = closed->board.totals[reading.root];
  filled.open = 0;
  if (grows_by_edges(reading.kind))
    filled.tiles = static_cast<u8>(filled.tiles + reading.open_cells.size());
  reading.then = evaluate(game, *closed, reading.root).value;
  for (const Position at : reading.open_cells) {
    const CellIndex cell = find_cell(board, at);
    reading.hopeless |= cell != no_cell && is_dead(game, state, board.cells[cell]);
  }
  if (reading.open_cells.size() == 1) {
    const CellIndex cell = find_cell(board, reading.open_cells.front());
    if (cell != no_cell) reading.closing = lots_for(game, state, board.cells[cell], {reading.root});
    std::erase_if(reading.closing, [](const TileCount& lot) { return !lot.closes; });
  }
  return reading;
}

CellReading read_cell(const Game& game, const State& state, Position at) {
  CellReading reading;
  const CellIndex index = find_cell(state.board, at);
  if (index == no_cell || state.board.cells[index].tile != no_tile) return reading;
  const Cell& cell = state.board.cells[index];
  reading.fitting = lots_for(game, state, cell, features_beside(game, state.board, at));
  reading.count = count_of(reading.fitting);
  reading.drawn_fits = state.drawn != no_type && rotations_on(game, state, state.drawn, cell) != 0;
  return reading;
}

int fitting_tiles(const Game& game, const State& state, const Cell& cell) {
  int n = 0;
  for (std::size_t t = 0; t < state.bag.size(); ++t) {
    const auto type = static_cast<TypeIndex>(t);
    const int left = tiles_to_come(game, state, type);
    if (left > 0 && rotations_on(game, state, type, cell) != 0) n += left;
  }
  return n;
}

bool is_dead(const Game& game, const State& state, const Cell& cell) {
  if (state.drawn != no_type && rotations_on(game, state, state.drawn, cell) != 0) return false;
  for (std::size_t t = 0; t < state.bag.size(); ++t) {
    const auto type = static_cast<TypeIndex>(t);
    if (tiles_to_come(game, state, type) > 0 && rotations_on(game, state, type, cell) != 0)
      return false;
  }
  return true;
}

std::vector<Position> places_for(const Game& game, const State& state, TypeIndex type) {
  std::vector<Position> places;
  for (const CellIndex index : state.board.frontier)
    if (rotations_on(game, state, type, state.board.cells[index]) != 0)
      places.push_back(state.board.cells[index].at);
  return places;
}

Gains gains_of(const Game& game, const State& state, std::span<const Action> actions) {
  Gains outcome;
  const auto after = std::make_unique<State>(state);
  Events events;
  for (const Action& action : actions) {
    const auto exact = listed(game, *after, action);
    if (!exact) return {};
    apply(game, *after, *exact, &events);
  }
  const auto offered = std::make_unique<ActionList>();
  for (int steps = 0; steps < 64; ++steps) {
    const Decision d = decision(game, *after);
    if (d.over || d.chance || !game.phases[after->step]->points_are_fixed) break;
    legal_actions(game, *after, *offered);
    if (offered->empty()) break;
    apply(game, *after, (*offered)[0], &events);
  }
  for (const Event& event : events) {
    if (event.kind == EventKind::final_scoring) break;
    if (event.kind != EventKind::scored || event.scoring.cause == ScoreCause::stolen) continue;
    outcome.scorings.push_back(event.scoring);
    for (std::size_t p = 0; p < max_players; ++p) outcome.points[p] += event.scoring.points[p];
  }
  return outcome;
}

std::array<int, max_players> if_it_ended(const Game& game, const State& state) {
  const auto end = std::make_unique<State>(state);
  if (!end->over) score_final(game, *end, nullptr);
  std::array<int, max_players> scores{};
  for (PlayerIndex p = 0; p < game.sides; ++p) scores[p] = score_with_due(game, *end, p);
  return scores;
}

}  // namespace bastide::web
