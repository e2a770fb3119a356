// How links number the answers to the decisions of Mists over Carcassonne (docs/link.md), and what
// they check. All of it is part of the link format: it looks at what is printed and what lies on
// the table, and shares nothing with the rules.
#include "engine/rules/candidates.hpp"
#include "engine/sets/mists/actions.hpp"
#include "engine/sets/mists/mists.hpp"

namespace bastide::mists {
namespace {

bool is_printed(const Game& game, const State& state, TileIndex tile, SegmentKind kind) {
  for (const Segment& segment : game.types[state.board.tiles[tile].type].segments)
    if (segment.kind == kind) return true;
  return false;
}

bool is_near(Position a, Position b) {
  return a.x - b.x >= -1 && a.x - b.x <= 1 && a.y - b.y >= -1 && a.y - b.y <= 1;
}

bool is_misty(const TileType& type, int rotation, int side) {
  for (const Segment& segment : type.segments)
    if (segment.kind == SegmentKind::mist && (turn_sides(segment.sides, rotation) >> side & 1))
      return true;
  return false;
}

Position beside(Position at, int dx, int dy) {
  return {static_cast<i16>(at.x + dx), static_cast<i16>(at.y + dy)};
}

// Every number of ghosts up to three that can leave a tile. Likely as many as there are.
void add_calms(const State& state, u32 weight, u32 near_dog, Position dog, Candidates& answers) {
  TileIndex done = no_tile;
  for (const Haunted& haunted : state.mists.haunted) {
    const TileIndex tile = state.board.node_tile[haunted.node];
    if (tile == done) continue;
    done = tile;
    int counts[2] = {}, segments = 0;
    for (const Haunted& other : state.mists.haunted)
      if (state.board.node_tile[other.node] == tile && segments < 2)
        counts[segments++] = other.ghosts;
    const int most = std::min(3, counts[0] + counts[1]);
    const Position at = place_of(state.board, tile);
    constexpr u32 by_ghosts[] = {0, 1, 3, 9};
    for (int first = 0; first <= std::min(3, counts[0]); ++first)
      for (int second = 0; second <= std::min(3, counts[1]); ++second) {
        const int all = first + second;
        if (all == 0 || all > 3) continue;
        const u32 liked = is_near(at, dog) ? near_dog : weight;
        answers.add(calm_action(at, first, second), all == most ? liked * by_ghosts[all] : 1);
      }
  }
}

}  // namespace

// S2: likely beside many tiles, and where mist meets mist.
u32 place_weight(const Game& game, const State& state, Position at, int rotation) {
  u32 weight = 27;
  int tiles = 0;
  for (int side = 0; side < side_count; ++side) {
    const TileIndex tile = tile_at(state.board, neighbour(at, static_cast<Side>(side)));
    if (tile == no_tile) continue;
    ++tiles;
    const PlacedTile& other = state.board.tiles[tile];
    const bool there = is_misty(game.types[other.type], other.rotation, (side + 2) & 3);
    const bool here = is_misty(game.types[state.drawn], rotation, side);
    weight = here && there ? weight * 3 : here != there ? weight / 3 : weight;
  }
  constexpr u32 by_tiles[] = {0, 1, 4, 12, 24};
  return weight * by_tiles[tiles] + 1;
}

// S6: nothing, a meeple on every printed segment, and one of the same person's other colours.
void figure_candidates(const Game& game, const State& state, Candidates& answers) {
  answers.add(pass_action());
  const auto weight = [&](SegmentKind kind, Node node) -> u32 {
    const bool built =
        kind == SegmentKind::city || kind == SegmentKind::road || kind == SegmentKind::castle;
    return !built || answers.was_taken(state.board, node) ? 1 : likely;
  };
  add_on_segments(game, state, Piece::meeple, answers, weight);
  const PlacedTile& tile = state.board.tiles[state.placed];
  const TypeTable& type = game.tables.types[tile.type];
  for (int side = state.active + game.setup.players; side < game.sides; side += game.setup.players)
    for (int i = 0; i < type.segment_count; ++i)
      answers.add(guard_action(static_cast<PlayerIndex>(side), i),
                  weight(type.kind[i], static_cast<Node>(tile.first_node + i)));
}

// Every figure on the board; one of a supply is rare.
void bury_candidates(const Game& game, const State& state, Candidates& answers) {
  for (const Figure& figure : state.figures)
    answers.add_once(
        bury_action(place_of_node(state.board, figure.node), segment_of(state.board, figure.node)),
        likely);
  for (PlayerIndex side = 0; side < game.sides; ++side) answers.add(bury_action(side));
}

// Cemeteries in the order in which they came, likely those with room around them; then the mist of
// the tiles around the one just placed.
void ghost_candidates(const Game& game, const State& state, Candidates& answers) {
  const Board& board = state.board;
  const auto add = [&](TileIndex tile, SegmentKind kind, u32 weight) {
    const auto& segments = game.types[board.tiles[tile].type].segments;
    for (std::size_t i = 0; i < segments.size(); ++i)
      if (segments[i].kind == kind)
        answers.add_once(haunt_action(place_of(board, tile), static_cast<int>(i)), weight);
  };
  for (std::size_t t = 0; t < board.tiles.size(); ++t) {
    const TileIndex tile = static_cast<TileIndex>(t);
    if (!is_printed(game, state, tile, SegmentKind::cemetery)) continue;
    int around = 0;
    for (int side = 0; side < side_count; ++side)
      around +=
          tile_at(board, neighbour(place_of(board, tile), static_cast<Side>(side))) != no_tile;
    add(tile, SegmentKind::cemetery, around < side_count ? likely : 1);
  }
  each_surrounding(board, place_of(board, state.placed),
                   [&](TileIndex tile) { add(tile, SegmentKind::mist, 1); });
}

// S10: the segments of the tile just placed, and the castles around it. Likely closed features with
// a figure, by the first of their segments.
void score_candidates(const Game& game, const State& state, Candidates& answers) {
  const Board& board = state.board;
  std::vector<Node> roots;
  const auto add = [&](TileIndex tile, int segment) {
    const Node node = node_of(board, tile, segment), root = find_root(board, node);
    bool standing = false;
    for (const Figure& figure : state.figures) standing |= find_root(board, figure.node) == root;
    const bool known = std::find(roots.begin(), roots.end(), root) != roots.end();
    roots.push_back(root);
    const bool meant = standing && is_closed(board, node);
    answers.add_once(score_action(place_of_node(board, node), segment), !meant  ? 1
                                                                        : known ? 4
                                                                                : likely);
  };
  const auto count_of = [&](TileIndex tile) {
    return game.tables.types[board.tiles[tile].type].segment_count;
  };
  for (int i = 0; i < count_of(state.placed); ++i) add(state.placed, i);
  each_surrounding(board, place_of(board, state.placed), [&](TileIndex tile) {
    for (int i = 0; i < count_of(tile); ++i)
      if (game.tables.types[board.tiles[tile].type].kind[i] == SegmentKind::castle) add(tile, i);
  });
}

// The points, or ghosts of any tile.
void reward_candidates(const Game&, const State& state, Candidates& answers) {
  answers.add(earn_action(), 40 * likely);
  add_calms(state, likely, likely, {}, answers);
}

void credit_candidates(const Game& game, const State&, Candidates& answers) {
  for (PlayerIndex side = 0; side < game.sides; ++side)
    answers.add(credit_action(side), side < 3 ? likely : 1);
}

// The figures on the board, no more, and ghosts of any tile, likely near the last dog there.
void dog_candidates(const Game&, const State& state, Candidates& answers) {
  const Board& board = state.board;
  for (const Figure& figure : state.figures)
    answers.add_once(dog_action(place_of_node(board, figure.node), segment_of(board, figure.node)),
                     likely);
  answers.add(pass_action(), likely);
  Position dog{-999, -999};
  for (const Dog& other : state.mists.dogs)
    if (other.is == DogIs::with_figure) dog = place_of_node(board, other.node);
  add_calms(state, 2, likely, dog, answers);
}

// The empty cells around cemeteries, tile by tile, row by row. Likely those beside a tile.
void face_down_candidates(const Game& game, const State& state, Candidates& answers) {
  const Board& board = state.board;
  for (std::size_t t = 0; t < board.tiles.size(); ++t) {
    const TileIndex tile = static_cast<TileIndex>(t);
    if (!is_printed(game, state, tile, SegmentKind::cemetery)) continue;
    for (int dy = -1; dy <= 1; ++dy)
      for (int dx = -1; dx <= 1; ++dx) {
        const Position at = beside(place_of(board, tile), dx, dy);
        if (tile_at(board, at) != no_tile) continue;
        const bool touches = tile_at(board, beside(at, 1, 0)) != no_tile ||
                             tile_at(board, beside(at, -1, 0)) != no_tile ||
                             tile_at(board, beside(at, 0, 1)) != no_tile ||
                             tile_at(board, beside(at, 0, -1)) != no_tile;
        answers.add_once(hide_action(at), touches ? likely : 1);
      }
  }
}

void check(const Game&, const State& state, Hasher& h) {
  const auto add_segment = [&](Node node) {
    h.add(u64{state.board.node_tile[node]} << 8 | segment_of(state.board, node));
  };
  for (const Haunted& haunted : state.mists.haunted) {
    add_segment(haunted.node);
    h.add(haunted.ghosts);
  }
  for (const Cemetery& cemetery : state.mists.cemeteries) {
    h.add(cemetery.tile);
    h.add(cemetery.buried);
  }
  for (const Dog& dog : state.mists.dogs) {
    h.add(static_cast<u64>(dog.is));
    if (dog.is == DogIs::with_figure) add_segment(dog.node);
  }
  h.add(state.mists.pile_left);
}

}  // namespace bastide::mists
