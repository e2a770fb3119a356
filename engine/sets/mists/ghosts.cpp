// Banks of mist and the ghosts in them. A bank is a feature of the board that the board itself does
// not join, for mist lies over fields and roads: an edge counts as open until mist meets mist
// there, so one that meets anything else stays open for ever (MIST-L1-13).
#include "engine/rules/scoring.hpp"
#include "engine/sets/mists/actions.hpp"
#include "engine/sets/mists/mists.hpp"

namespace bastide::mists {
namespace {

const TileType& type_of(const Game& game, const State& state, TileIndex tile) {
  return game.types[state.board.tiles[tile].type];
}

bool is_closed_bank(const State& state, Node node) {
  return state.board.totals[find_root(state.board, node)].open == 0;
}

// Where the entry of a segment is, or would be.
std::size_t entry_of(const State& state, Node node) {
  const auto& haunted = state.mists.haunted;
  std::size_t i = 0;
  while (i < haunted.size() && haunted[i].node < node) ++i;
  return i;
}

}  // namespace

Place place_of_ghosts(const State& state, Node node) {
  Place place = tile_place(state.board.node_tile[node]);
  place.node = node;
  return place;
}

Node mist_at(const Game& game, const State& state, TileIndex tile, int side) {
  const PlacedTile& placed = state.board.tiles[tile];
  const auto& segments = game.types[placed.type].segments;
  for (std::size_t i = 0; i < segments.size(); ++i)  // MIST-L1-10: they never cover cities
    if (segments[i].kind == SegmentKind::mist &&
        (turn_edges(segments[i].edges, placed.rotation) >> side & 1))
      return static_cast<Node>(placed.first_node + i);
  return no_node;
}

bool shows_mist(const Game& game, TypeIndex type) {
  const auto& segments = game.types[type].segments;
  return std::any_of(segments.begin(), segments.end(),
                     [](const Segment& s) { return s.kind == SegmentKind::mist; });
}

bool is_face_down(const Game& game, TypeIndex type) { return game.types[type].segments.empty(); }

u8 cemetery_of(const Game& game, TypeIndex type) {
  const auto& segments = game.types[type].segments;
  for (std::size_t i = 0; i < segments.size(); ++i)
    if (segments[i].kind == SegmentKind::cemetery) return static_cast<u8>(i);
  return no_segment;
}

// ---- Ghosts -------------------------------------------------------------------------------------

int ghosts_on(const State& state, Node node) {
  const std::size_t i = entry_of(state, node);
  const auto& haunted = state.mists.haunted;
  return i < haunted.size() && haunted[i].node == node ? haunted[i].ghosts : 0;
}

int ghosts_out(const State& state) {
  int out = 0;
  for (const Haunted& haunted : state.mists.haunted) out += haunted.ghosts;
  return out;
}

int ghosts_left(const Game& game, const State& state) {
  return level_of(game).ghosts - ghosts_out(state);
}

bool put_ghosts(const Game& game, State& state, Node node, int count, Events* events) {
  const int there = std::min(count, ghosts_left(game, state));
  if (there == 0) return count == 0;
  auto& haunted = state.mists.haunted;
  const std::size_t at = entry_of(state, node);
  if (at == haunted.size() || haunted[at].node != node) {
    haunted.push_back({});
    for (std::size_t i = haunted.size() - 1; i > at; --i) haunted[i] = haunted[i - 1];
    haunted[at] = {node, 0};
  }
  haunted[at].ghosts = static_cast<u8>(haunted[at].ghosts + there);
  report_move(events, state.active, Piece::ghost, off_place(), place_of_ghosts(state, node), there);
  return there == count;
}

void remove_ghosts(State& state, Node node, int count, Events* events) {
  if (count == 0) return;
  auto& haunted = state.mists.haunted;
  const std::size_t at = entry_of(state, node);
  haunted[at].ghosts = static_cast<u8>(haunted[at].ghosts - count);
  if (haunted[at].ghosts == 0) haunted.erase_at(at);
  report_move(events, state.active, Piece::ghost, place_of_ghosts(state, node), off_place(), count);
}

TileGhosts ghosts_of(const State& state, TileIndex tile) {
  TileGhosts found;
  for (const Haunted& haunted : state.mists.haunted) {
    if (state.board.node_tile[haunted.node] != tile) continue;
    (found.first == no_node ? found.of_first : found.of_second) = haunted.ghosts;
    (found.first == no_node ? found.first : found.second) = haunted.node;
  }
  return found;
}

void offer_calms(const State& state, TileIndex tile, ActionList& actions) {
  const TileGhosts there = ghosts_of(state, tile);
  for (int count = std::min(most_calmed, there.all()); count > 0; --count)
    for (int first = std::min(count, there.of_first); first >= 0; --first)
      if (count - first <= there.of_second)
        actions.push_back(calm_action(place_of(state.board, tile), first, count - first));
}

Place place_of_calm(const State& state, const Action& action) {
  const TileGhosts there = ghosts_of(state, tile_at(state.board, action.at));
  return place_of_ghosts(state, action.value > 0 ? there.first : there.second);
}

// MIST-L2-13: those of a cemetery, too.
void calm(State& state, const Action& action, Events* events) {
  const TileGhosts there = ghosts_of(state, tile_at(state.board, action.at));
  remove_ghosts(state, there.first, action.value, events);
  remove_ghosts(state, there.second, action.where, events);
}

// ---- Banks --------------------------------------------------------------------------------------

// MIST-L1-12, MIST-L1-13: with the tiles that lie there already. MIST-L5-8: tiles that lie face
// down show no mist.
void join_mist(const Game& game, State& state, TileIndex tile) {
  Board& board = state.board;
  for (int side = 0; side < edge_count; ++side) {
    const Node mine = mist_at(game, state, tile, side);
    const TileIndex beside =
        tile_at(board, neighbour(place_of(board, tile), static_cast<Edge>(side)));
    if (mine == no_node || beside >= tile) continue;
    const Node other = mist_at(game, state, beside, (side + 2) & 3);
    if (other == no_node) continue;
    --board.totals[find_root(board, mine)].open;
    --board.totals[find_root(board, other)].open;
    unite(game.tables, board, mine, other);
  }
}

// MIST-L1-14: no points. MIST-L1-31: of a tile with several banks those of the closed one alone.
void close_banks(const Game& game, State& state, Events* events) {
  const TypeTable& type = game.tables.types[state.board.tiles[state.placed].type];
  for (int i = 0; i < type.segment_count; ++i) {
    if (type.kind[i] != SegmentKind::mist) continue;
    const Node node = node_of(state.board, state.placed, i);
    if (!is_closed_bank(state, node)) continue;
    const Node root = find_root(state.board, node);
    for (std::size_t k = state.mists.haunted.size(); k-- > 0;) {
      const Haunted haunted = state.mists.haunted[k];
      if (find_root(state.board, haunted.node) == root)
        remove_ghosts(state, haunted.node, haunted.ghosts, events);
    }
  }
}

// MIST-L1-5
void set_up_mist(const Game& game, State& state) {
  for (std::size_t t = 0; t < state.board.tiles.size(); ++t) {
    const TileIndex tile = static_cast<TileIndex>(t);
    join_mist(game, state, tile);
    const auto& segments = type_of(game, state, tile).segments;
    for (std::size_t i = 0; i < segments.size(); ++i)
      if (segments[i].ghosts > 0)
        put_ghosts(game, state, node_of(state.board, tile, static_cast<int>(i)), segments[i].ghosts,
                   nullptr);
  }
}

// ---- 2a: ghosts appear --------------------------------------------------------------------------

namespace {

// MIST-L1-16: whether mist of the tile just placed meets mist.
bool extends(const Game& game, const State& state, Node patch) {
  const Position at = place_of(state.board, state.placed);
  for (int side = 0; side < edge_count; ++side) {
    if (mist_at(game, state, state.placed, side) != patch) continue;
    const TileIndex beside = tile_at(state.board, neighbour(at, static_cast<Edge>(side)));
    if (beside != no_tile && mist_at(game, state, beside, (side + 2) & 3) != no_node) return true;
  }
  return false;
}

using Patches = FixedVector<Haunted, max_segments>;

// How many ghosts each patch of the new tile summons.
Patches called(const Game& game, const State& state) {
  Patches patches;
  const auto& segments = type_of(game, state, state.placed).segments;
  int fewer = -1;
  bool any = false;
  for (std::size_t i = 0; i < segments.size(); ++i) {
    if (segments[i].kind != SegmentKind::mist) continue;
    const Node node = node_of(state.board, state.placed, static_cast<int>(i));
    const bool more = extends(game, state, node);
    any |= more;
    if (is_closed_bank(state, node)) continue;  // MIST-L1-17
    if (more && fewer < 0) fewer = static_cast<int>(patches.size());
    patches.push_back({node, segments[i].ghosts});  // MIST-L1-15
  }
  // One fewer for the whole tile (AMB-36), of a patch that goes on.
  if (any && !patches.empty()) --patches[static_cast<std::size_t>(std::max(fewer, 0))].ghosts;
  return patches;
}

using Nodes = FixedVector<Node, 8>;

Nodes open_cemeteries(const Game& game, const State& state) {
  Nodes nodes;
  for (const Cemetery& cemetery : state.mists.cemeteries)
    if (!cemetery.closed)
      nodes.push_back(node_of(state.board, cemetery.tile,
                              cemetery_of(game, state.board.tiles[cemetery.tile].type)));
  return nodes;
}

// MIST-L5-4: the banks of the tile on one of the cells around the cemetery just placed.
Nodes patches_around(const Game& game, const State& state, int cell) {
  Nodes nodes;
  if (cell == 4) return nodes;
  const Position middle = place_of(state.board, state.placed);
  const TileIndex tile = tile_at(state.board, {static_cast<i16>(middle.x + cell % 3 - 1),
                                               static_cast<i16>(middle.y + cell / 3 - 1)});
  if (tile == no_tile) return nodes;
  const auto& segments = type_of(game, state, tile).segments;
  for (std::size_t i = 0; i < segments.size(); ++i)
    if (segments[i].kind == SegmentKind::mist)
      nodes.push_back(node_of(state.board, tile, static_cast<int>(i)));
  return nodes;
}

constexpr int cells_around = 9;

// Where the ghost that is due may go.
Nodes places_of_ghost(const Game& game, const State& state) {
  const MistsPart& part = state.part.mists;
  return part.extra_ghost ? open_cemeteries(game, state) : patches_around(game, state, part.cell);
}

// One more ghost is in its place.
void ghost_done(MistsPart& part) {
  if (part.extra_ghost)
    part.extra_ghost = false;
  else
    ++part.cell;
}

Next own_ghosts(const Game& game, State& state, Events* events) {
  MistsPart& part = state.part.mists;
  part.own_ghosts_done = true;
  const Level& level = level_of(game);
  for (const Haunted& patch : called(game, state)) {
    if (!put_ghosts(game, state, patch.node, patch.ghosts, events))  // MIST-L1-18
      return lose(state, MistsLoss::ghosts);
    part.extra_ghost |= patch.ghosts > 0 && level.castles && !level.haunted;  // MIST-L2-8
  }
  // MIST-L5-3, MIST-L5-4; MIST-L5-5: besides the ordinary ones.
  const bool calls_around =
      level.haunted && cemetery_of(game, state.board.tiles[state.placed].type) != no_segment;
  part.cell = calls_around ? 0 : cells_around;
  return Next::again;
}

Next enter_ghosts(const Game& game, State& state, Events* events) {
  MistsPart& part = state.part.mists;
  if (!part.own_ghosts_done) return own_ghosts(game, state, events);
  if (!part.extra_ghost && part.cell == cells_around) return Next::advance;
  const Nodes places = places_of_ghost(game, state);
  if (places.empty()) {
    ghost_done(part);
    return Next::again;
  }
  if (ghosts_left(game, state) == 0) return lose(state, MistsLoss::ghosts);  // MIST-L2-9
  if (places.size() > 1) return Next::wait;
  put_ghosts(game, state, places[0], 1, events);
  ghost_done(part);
  return Next::again;
}

void offer_ghosts(const Game& game, const State& state, ActionList& actions) {
  for (const Node node : places_of_ghost(game, state))
    actions.push_back(
        haunt_action(place_of_node(state.board, node), segment_of(state.board, node)));
}

Rule why_no_ghost(const Game&, const State& state, const Action&) {
  return state.part.mists.extra_ghost ? Rule::MIST_L2_8 : Rule::MIST_L5_4;
}

Next perform_ghosts(const Game& game, State& state, const Action& action, Events* events) {
  put_ghosts(game, state, find_node(game.tables, state.board, action.at, action.where), 1, events);
  ghost_done(state.part.mists);
  return Next::again;
}

Meaning meaning_of_ghosts(const Game& game, const State& state, const Action& action) {
  return moving(
      Piece::ghost, no_player, off_place(),
      place_of_ghosts(state, find_node(game.tables, state.board, action.at, action.where)));
}

}  // namespace

extern const PhaseRow ghosts_row = {.phase = Phase::ghosts,
                                    .kinds = kind_bit(ActionKind::haunt),
                                    .enter = enter_ghosts,
                                    .offer = offer_ghosts,
                                    .why_not = why_no_ghost,
                                    .no_pass = Rule::none,
                                    .perform = perform_ghosts,
                                    .meaning = meaning_of_ghosts};

}  // namespace bastide::mists
