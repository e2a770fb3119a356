// The River (RIVER-1..15): it is laid first, from the spring to the lake, and never into itself.
//
// No other tiles are laid in the meantime, so the last tile is its open end and the order of the
// tiles is its course: no state is needed. The rivers of both boxes are sets that only bring tiles;
// the watercourse set contains the rules for laying them.
#include <algorithm>
#include <optional>

#include "engine/rules/set.hpp"

namespace bastide {
namespace {

EdgeMask river_edges(const Game& game, TypeIndex type, int rotation) {
  const RotatedTile& shape = game.tables.types[type].rotated[rotation];
  EdgeMask edges = 0;
  for (int edge = 0; edge < 4; ++edge)
    if (shape.edges[static_cast<std::size_t>(edge)] == EdgeKind::river)
      edges = static_cast<EdgeMask>(edges | 1u << edge);
  return edges;
}

Edge first_edge(EdgeMask edges) {
  int edge = 0;
  while (!(edges >> edge & 1)) ++edge;
  return static_cast<Edge>(edge);
}

Position place_of_last(const State& state) {
  return state.board.cells[state.board.tiles.back().cell].at;
}

// The edge at which the river leaves the last tile. There always is one: the lake ends the river's
// part of the game, and tiles that would make the river run into itself are refused.
Edge open_edge(const Game& game, const State& state) {
  const PlacedTile& end = state.board.tiles.back();
  const EdgeMask edges = river_edges(game, end.type, end.rotation);
  const Edge first = first_edge(edges);
  if (tile_at(state.board, neighbour(place_of_last(state), first)) == no_tile) return first;
  return first_edge(static_cast<EdgeMask>(edges & ~edge_bit(first)));
}

// Clockwise quarter turns of the flow on a tile that the river enters and leaves by these edges: 0
// straight on, 1 to the right, 3 to the left.
int bend(Edge enters, Edge leaves) {
  return (static_cast<int>(leaves) - static_cast<int>(opposite(enters)) + 4) & 3;
}

// The bend of the last tile, or of the last tile with a bend; 0 if there is none.
int last_bend(const Game& game, const State& state, bool skip_straight) {
  Edge leaves = open_edge(game, state);
  const std::size_t spring = game.start.size() - 1;  // has no bend
  for (std::size_t i = state.board.tiles.size() - 1; i > spring; --i) {
    const PlacedTile& tile = state.board.tiles[i];
    const Edge enters = first_edge(
        static_cast<EdgeMask>(river_edges(game, tile.type, tile.rotation) & ~edge_bit(leaves)));
    const int turns = bend(enters, leaves);
    if (turns != 0 || !skip_straight) return turns;
    leaves = opposite(enters);
  }
  return 0;
}

// The edge at which the river leaves the spring, the last of the start tiles.
Edge source_edge(const Game& game) {
  const StartTile& spring = game.start.back();
  return first_edge(river_edges(game, spring.type, spring.rotation));
}

// OPT-RIVER: whether the river so far may go on this way, in by one edge and out by another.
Rule refuse_way(const Game& game, const State& state, Edge enters, Edge leaves) {
  const int turns = bend(enters, leaves);
  if (turns == 0) return Rule::none;
  const Options& options = game.setup.options;
  if (options.river_never_back && leaves == opposite(source_edge(game))) return Rule::RIVER_17;
  if (options.river_no_uturn && last_bend(game, state, false) == turns) return Rule::RIVER_6;
  if (options.river_no_same_turn && last_bend(game, state, true) == turns) return Rule::RIVER_7;
  return Rule::none;
}

bool is_free(const Board& board, Position at) {
  return contains(board.bounds, at) && tile_at(board, at) == no_tile;
}

// Whether a river that leaves a cell by this edge has room: two rows of three cells lie ahead.
bool has_room(const Board& board, Position at, Edge leaves) {
  const Edge left = static_cast<Edge>((static_cast<int>(leaves) + 3) & 3);
  Position ahead = at;
  for (int row = 0; row < 2; ++row) {
    ahead = neighbour(ahead, leaves);
    for (const Position cell : {ahead, neighbour(ahead, left), neighbour(ahead, opposite(left))})
      if (!is_free(board, cell)) return false;
  }
  return true;
}

// The edge by which the river leaves a tile that it enters by another one; the lake has none.
std::optional<Edge> way_out(const Game& game, TypeIndex type, int rotation, Edge enters) {
  const EdgeMask onward =
      static_cast<EdgeMask>(river_edges(game, type, rotation) & ~edge_bit(enters));
  if (onward == 0) return std::nullopt;
  return first_edge(onward);
}

// Whether a tile, somehow turned, has room on the cell at which the river must continue.
bool can_have_room(const Game& game, const State& state, TypeIndex type, Position at, Edge enters) {
  const u8 rotations = game.tables.fit(type, state.board.cells[find_cell(state.board, at)].pattern);
  for (int r = 0; r < 4; ++r) {
    if (!(rotations >> r & 1)) continue;
    const auto leaves = way_out(game, type, r, enters);
    if (leaves && has_room(state.board, at, *leaves) &&
        refuse_way(game, state, enters, *leaves) == Rule::none)
      return true;
  }
  return false;
}

Rule refuse_place(const Game& game, const State& state, TypeIndex type, Position at, int rotation) {
  if (game.pile[type] == main_pile) return Rule::none;
  const Edge from = open_edge(game, state);
  if (!(at == neighbour(place_of_last(state), from))) return Rule::RIVER_4;
  const Edge enters = opposite(from);
  const auto leaves = way_out(game, type, rotation, enters);
  if (!leaves) return Rule::none;
  // RIVER-8: the next cell is empty whatever the rule about bends, for no tile on the table has an
  // open river edge to meet it (RIVER-15).
  if (const Rule rule = refuse_way(game, state, enters, *leaves); rule != Rule::none) return rule;
  return has_room(state.board, at, *leaves) || !can_have_room(game, state, type, at, enters)
             ? Rule::none
             : Rule::RIVER_5;
}

// RIVER-1, RIVER-2, RIVER-3, RIVER-10: the spring instead of the start tile, then the river, then
// the lake; extra tiles of a turn are also drawn from them (INT-32). A pile of which no tile fits
// is discarded (RIVER-13).
constexpr PileIndex river_pile = 0, lake_pile = 1;

//
// RIVER-16: two rivers are laid as one, from the first spring to the first lake in the order of the
// catalogue.
void compose(Ruleset& rules) {
  rules.closed_to_meeples[static_cast<std::size_t>(SegmentKind::river)] = Rule::RIVER_9;
  bool springs = false, ends = false;
  for (std::size_t t = 0; t < rules.types.size(); ++t) {
    const TileType& type = rules.types[t];
    const bool river = std::count(type.edges.begin(), type.edges.end(), EdgeKind::river) != 0;
    if (!river || rules.copies[t] == 0) continue;
    rules.pile[t] = type.river == RiverRole::lake ? lake_pile : river_pile;
    if (type.river == RiverRole::lake) {
      if (ends) rules.copies[t] = 0;
      ends = true;
    }
    if (type.river != RiverRole::spring) continue;
    if (!springs) rules.start = {{static_cast<TypeIndex>(t), {0, 0}, 0}};
    springs = true;
    rules.copies[t] = 0;
  }
}

Rule refuse_pile(PileIndex wanted, PileIndex) {
  return wanted == main_pile ? Rule::RIVER_14 : Rule::RIVER_10;
}

constexpr OptionInfo options[] = {
    {5, "river-no-uturn", "OPT-RIVER", &Options::river_no_uturn},
    {6, "river-no-same-turn", "OPT-RIVER", &Options::river_no_same_turn},
    {37, "river-never-back", "OPT-RIVER", &Options::river_never_back}};

constexpr bool Options::*bears_on[] = {&Options::start_tile_in_supply};
constexpr bool Options::*bb5_bears_on[] = {&Options::start_tile_in_supply, &Options::river_no_uturn,
                                           &Options::river_no_same_turn,
                                           &Options::river_never_back};

}  // namespace

extern const Set river_set = {
    .id = "river",
    .expansion = Expansion::river,
    .tiles = "river-c3",
    .in_big_box_7 = true,
    .options = options,
    .bears_on = bears_on,
    .in_play = [](const Setup& setup) { return setup.has(Expansion::river); },
};

extern const Set river_bb5_set = {
    .id = "river-bb5",
    .expansion = Expansion::river_bb5,
    .tiles = "river-bb5",
    .in_big_box_5 = true,
    .players = {2, 8},
    .bears_on = bb5_bears_on,
    .in_play = [](const Setup& setup) { return setup.has(Expansion::river_bb5); },
};

extern const Set watercourse_set = {
    .id = "watercourse",
    .in_play =
        [](const Setup& setup) {
          return setup.has(Expansion::river) || setup.has(Expansion::river_bb5);
        },
    .compose = compose,
    .refuse_pile = refuse_pile,
    .refuse_place = refuse_place,
};

}  // namespace bastide
