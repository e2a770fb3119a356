// Ferries (FERRY-1..20): a lake ends roads, its ferry joins two of them, and whoever extends a road
// with a ferry may move it. A road end at a lake is closed like any other (FERRY-1, FERRY-5).
#include <algorithm>
#include <bitset>
#include <optional>

#include "engine/rules/phase.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/rules/set.hpp"
#include "engine/sets/ferries/actions.hpp"

namespace bastide {

extern const SetWords ferries_words;  // words.cpp

namespace {

const TypeTable& type_of(const Game& game, const State& state, TileIndex tile) {
  return game.tables.types[state.board.tiles[tile].type];
}

bool has_lake(const TileType& tile) {
  return std::any_of(tile.segments.begin(), tile.segments.end(),
                     [](const Segment& segment) { return segment.kind == SegmentKind::lake; });
}

bool is_road(const Game& game, const State& state, TileIndex tile, int segment) {
  const TypeTable& type = type_of(game, state, tile);
  return segment < type.segment_count && type.kind[segment] == SegmentKind::road;
}

TileIndex tile_of(const State& state, const Joint& ferry) { return state.board.node_tile[ferry.a]; }

Joint ferry_of(const State& state, TileIndex tile, const Action& action) {
  const auto [a, b] = std::minmax(action.where, action.value);
  return {node_of(state.board, tile, a), node_of(state.board, tile, b)};
}

std::optional<Rule> put(const Game& game, State& state, const StartPiece& piece) {
  if (piece.piece != Piece::ferry || piece.on != PlaceKind::segment) return std::nullopt;
  const TileIndex tile = tile_at(state.board, piece.at);
  const auto [a, b] = std::minmax(piece.segment, piece.other);
  if (a == b || !has_lake(game.types[state.board.tiles[tile].type])) return Rule::FERRY_3;
  if (!is_road(game, state, tile, a) || !is_road(game, state, tile, b)) return Rule::FERRY_3;
  const auto& ferries = state.board.joints;
  if (ferries.full() || std::any_of(ferries.begin(), ferries.end(), [&](const Joint& ferry) {
        return tile_of(state, ferry) == tile;
      }))
    return Rule::FERRY_3;
  lay_joint(game.tables, state.board,
            {node_of(state.board, tile, a), node_of(state.board, tile, b)});
  return Rule::none;
}

void pick_up(const Game&, const State& state, StartPosition& position) {
  for (const Joint& ferry : state.board.joints) {
    position.pieces.push_back(on_segment(state.board, Piece::ferry, no_player, ferry.a));
    position.pieces.back().other = segment_of(state.board, ferry.b);
  }
}

// Every pair of roads at a lake except the one that the ferry already joins.
void offer_pairs(const Game& game, const State& state, TileIndex tile, const Joint& now,
                 ActionList& actions) {
  const int segments = type_of(game, state, tile).segment_count;
  for (int a = 0; a < segments; ++a)
    for (int b = a + 1; b < segments; ++b) {
      if (!is_road(game, state, tile, a) || !is_road(game, state, tile, b)) continue;
      const Action action = ferry_action(place_of(state.board, tile), a, b);
      if (!(ferry_of(state, tile, action) == now)) actions.push_back(action);
    }
}

// The two roads in the other order.
bool same(const Game&, const State&, const Action& listed, const Action& action) {
  return listed.at == action.at && listed.where == action.value && listed.value == action.where;
}

// TURN-5, FERRY-7, FERRY-16: what is completed in this part, after the roads at `ends` have
// changed.
void recheck_completed(State& state, std::initializer_list<Node> ends) {
  NodeList& completed = state.completed;
  const auto root_at = [&state](Node node) { return find_root(state.board, node); };
  const auto listed = [&](Node node, std::size_t before) {
    for (std::size_t i = 0; i < before; ++i)
      if (root_at(completed[i]) == root_at(node)) return true;
    return false;
  };
  const auto open = [&](Node node) { return state.board.totals[root_at(node)].open != 0; };
  for (std::size_t i = 0; i < completed.size();) {
    if (open(completed[i]) || listed(completed[i], i))
      completed.erase_at(i);
    else
      ++i;
  }
  for (const Node end : ends)
    if (!open(end) && !listed(end, completed.size())) completed.push_back(end);
}

Place place_of(const State& state, const Joint& ferry) {
  return segment_place(state.board, ferry.a, ferry.b);
}

// ---- S7: the ferry of the lake just placed ------------------------------------------------------

// S6 is over: a meeple placed there is on one of the roads as they were (FERRY-2), and the ferry
// may join that road with others (FERRY-6).
Next enter_ferry_place(const Game&, State&, Events*) { return Next::wait; }

void offer_ferry_place(const Game& game, const State& state, ActionList& actions) {
  offer_pairs(game, state, state.placed, {}, actions);
}

Next perform_ferry_place(const Game& game, State& state, const Action& action, Events* events) {
  const Joint ferry = ferry_of(state, state.placed, action);
  // It joins the roads with everything that they are worth (FERRY-4, INT-14), and leaves fields
  // unaffected (FERRY-20).
  lay_joint(game.tables, state.board, ferry);
  report_move(events, state.active, Piece::ferry, off_place(), place_of(state, ferry));
  recheck_completed(state, {ferry.a, ferry.b});
  return Next::advance;
}

// ---- S8: ferries of roads that the tile extends -------------------------------------------------

// Bit n: ferry n is part of a road of the placed tile. Most tiles extend none, and to find that
// out takes less than following their roads.
u8 extended_ferries(const Game& game, const State& state) {
  const Board& board = state.board;
  u8 found = 0;
  for (int i = 0; i < type_of(game, state, state.placed).segment_count; ++i) {
    if (!is_road(game, state, state.placed, i)) continue;
    const Node road = find_root(board, node_of(board, state.placed, i));
    for (std::size_t n = 0; n < board.joints.size(); ++n)
      found = static_cast<u8>(found | (find_root(board, board.joints[n].a) == road) << n);
  }
  return found;
}

// FERRY-10, FERRY-14: bit n: ferry n is the first on a road that leaves the placed tile. A road
// that branches (VAR-7) is followed into every branch.
u8 nearest_ferries(const Game& game, const State& state) {
  struct Way {
    TileIndex from;
    u8 side;
  };
  const Board& board = state.board;
  FixedVector<Way, max_nodes> ways;
  std::bitset<max_nodes> seen;
  const auto leave = [&](TileIndex tile, const RotatedTile& shape, int side) {
    if (shape.edges[static_cast<std::size_t>(side)] == EdgeKind::road)
      ways.push_back({tile, static_cast<u8>(side)});
  };
  const PlacedTile& placed = board.tiles[state.placed];
  for (int side = 0; side < edge_count; ++side)
    leave(state.placed, game.tables.types[placed.type].rotated[placed.rotation], side);
  u8 found = 0;
  while (!ways.empty()) {
    const Way way = ways.back();
    ways.pop_back();
    const TileIndex on = tile_beside(board, way.from, way.side);
    if (on == no_tile || on == state.placed) continue;
    const PlacedTile& tile = board.tiles[on];
    const RotatedTile& shape = game.tables.types[tile.type].rotated[tile.rotation];
    const int from = (way.side + 2) & 3;
    const u8 segment = shape.at_edge[from][0];
    const Node node = static_cast<Node>(tile.first_node + segment);
    if (seen[node]) continue;
    seen.set(node);
    bool ferry = false;
    for (std::size_t i = 0; i < board.joints.size(); ++i) {
      if (board.joints[i].a != node && board.joints[i].b != node) continue;
      found = static_cast<u8>(found | 1u << i);
      ferry = true;
    }
    for (int side = 0; side < edge_count && !ferry; ++side)
      if (side != from && shape.at_edge[side][0] == segment) leave(on, shape, side);
  }
  return found;
}

// FERRY-12: the choice of ferries is fixed now. A road that a ferry joins later does not count as
// extended (FERRY-15).
Next enter_ferry_move(const Game& game, State& state, Events*) {
  u8& movable = state.part.ferries.movable;
  movable = 0;
  if (state.board.joints.empty() || extended_ferries(game, state) == 0) return Next::advance;
  movable = nearest_ferries(game, state);
  if (game.setup.options.ferry_once_a_turn)
    movable = static_cast<u8>(movable & ~state.this_turn.ferries.moved);
  return movable != 0 ? Next::wait : Next::advance;
}

void offer_ferry_move(const Game& game, const State& state, ActionList& actions) {
  actions.push_back(pass_action());
  const auto& ferries = state.board.joints;
  for (std::size_t i = 0; i < ferries.size(); ++i)
    if (state.part.ferries.movable >> i & 1)
      offer_pairs(game, state, tile_of(state, ferries[i]), ferries[i], actions);
}

constexpr std::size_t no_ferry = max_joints;

// The ferry of the lake at a place, or no_ferry.
std::size_t ferry_at(const State& state, Position at) {
  for (std::size_t i = 0; i < state.board.joints.size(); ++i)
    if (place_of(state.board, tile_of(state, state.board.joints[i])) == at) return i;
  return no_ferry;
}

Rule why_no_move(const Game& game, const State& state, const Action& action) {
  const std::size_t i = ferry_at(state, action.at);
  if (i == no_ferry) return Rule::FERRY_8;
  const TileIndex tile = tile_of(state, state.board.joints[i]);
  if (!(state.part.ferries.movable >> i & 1)) {
    if (tile == state.placed) return Rule::FERRY_13;
    const bool once_a_turn = game.setup.options.ferry_once_a_turn;
    const u8 moved = once_a_turn ? state.this_turn.ferries.moved : state.part.ferries.moved;
    if (moved >> i & 1) return Rule::FERRY_11;
    return extended_ferries(game, state) >> i & 1 ? Rule::FERRY_10 : Rule::FERRY_8;
  }
  return Rule::FERRY_9;
}

Meaning meaning(const Game&, const State& state, const Action& action) {
  const TileIndex tile = tile_at(state.board, action.at);
  const std::size_t i = ferry_at(state, action.at);
  return moving(Piece::ferry, no_player,
                i == no_ferry ? off_place() : place_of(state, state.board.joints[i]),
                place_of(state, ferry_of(state, tile, action)));
}

// FERRY-17: the figures on a road that may have been split are counted again.
void move(const Game& game, State& state, std::size_t index, const Joint& to) {
  Board& board = state.board;
  const Node root = find_root(board, board.joints[index].a);
  FixedVector<u8, max_figures> standing;
  for (std::size_t i = 0; i < state.figures.size(); ++i)
    if (find_root(board, state.figures[i].node) == root) standing.push_back(static_cast<u8>(i));
  move_joint(game.tables, board, index, to);
  for (const u8 i : standing) count_figure(state, state.figures[i]);
}

Next perform_ferry_move(const Game& game, State& state, const Action& action, Events* events) {
  if (action.kind == ActionKind::pass) {
    state.part.ferries.movable = 0;
    return Next::advance;
  }
  const std::size_t index = ferry_at(state, action.at);
  const Joint from = state.board.joints[index];
  const Joint to = ferry_of(state, tile_of(state, from), action);
  move(game, state, index, to);
  report_move(events, state.active, Piece::ferry, place_of(state, from), place_of(state, to));
  recheck_completed(state, {from.a, from.b, to.a, to.b});
  for (const Node end : {from.a, from.b}) return_dependants(game, state, end, events);  // BUILD-6
  for (u8* moved : {&state.this_turn.ferries.moved, &state.part.ferries.moved})
    *moved = static_cast<u8>(*moved | 1u << index);
  state.part.ferries.movable = static_cast<u8>(state.part.ferries.movable & ~(1u << index));
  return state.part.ferries.movable != 0 ? Next::wait : Next::advance;
}

void pieces(const Game&, const State& state, Pieces& all) {
  for (const Joint& ferry : state.board.joints)
    all.push_back({.piece = Piece::ferry, .place = place_of(state, ferry)});
}

void hash(const Game& game, const State& state, Hasher& h) {
  h.add(state.part.ferries.movable);
  if (game.setup.options.ferry_once_a_turn) h.add(state.this_turn.ferries.moved);
  for (const Joint& ferry : state.board.joints) h.add(u64{ferry.a} << 16 | ferry.b);
}

void compose(Ruleset& rules) { rules.parted |= kind_bit(SegmentKind::road); }  // FERRY-17

constexpr OptionInfo options[] = {
    {12, "ferry-once-a-turn", "OPT-FERRYTURN", &Options::ferry_once_a_turn}};

constexpr PhaseRow rows[] = {
    {.phase = Phase::ferry_place,
     .concerns = has_lake,
     .kinds = kind_bit(ActionKind::ferry),
     .enter = enter_ferry_place,
     .offer = offer_ferry_place,
     .same = same,
     .no_pass = Rule::FERRY_18,
     .perform = perform_ferry_place,
     .meaning = meaning},
    {.phase = Phase::ferry_move,
     .kinds = kind_bit(ActionKind::ferry),
     .enter = enter_ferry_move,
     .offer = offer_ferry_move,
     .same = same,
     .why_not = why_no_move,
     .perform = perform_ferry_move,
     .meaning = meaning},
};

}  // namespace

extern const Set ferries_set = {
    .id = "ferries",
    .expansion = Expansion::ferries,
    .tiles = "ferries",
    .in_big_box_7 = true,
    .options = options,
    .in_play = [](const Setup& setup) { return setup.has(Expansion::ferries); },
    .compose = compose,
    .put = put,
    .pick_up = pick_up,
    .rows = rows,
    .pieces = pieces,
    .hash = hash,
    .words = &ferries_words,
};

}  // namespace bastide
