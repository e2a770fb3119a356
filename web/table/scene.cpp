#include "web/table/scene.hpp"

#include <algorithm>
#include <cstdlib>

#include "engine/sets/track/track.hpp"
#include "web/art/laid.hpp"

namespace bastide::web {

namespace {

// Whether a turn has not reached its scoring yet.
bool before_scoring(Phase phase) { return phase > Phase::place && phase <= Phase::score; }

// The segments of a tile whose features the tile just placed may have completed.
std::uint16_t just_completed(const Game& game, const State& state, TileIndex tile) {
  const TileTables& tables = game.tables;
  const Board& board = state.board;
  if (!before_scoring(decision(game, state).phase) || state.placed >= board.tiles.size()) return 0;
  const PlacedTile &here = board.tiles[tile], &placed = board.tiles[state.placed];
  const Position a = board.cells[here.cell].at, b = board.cells[placed.cell].at;
  const bool near = std::abs(a.x - b.x) <= 1 && std::abs(a.y - b.y) <= 1;
  unsigned segments = 0;
  for (int s = 0; s < tables.types[here.type].segment_count; ++s) {
    const SegmentKind kind = tables.types[here.type].kind[s];
    if (near && (kind == SegmentKind::monastery || kind == SegmentKind::garden))
      segments |= 1u << s;
    const Node root = find_root(board, node_of(board, tile, s));
    for (int p = 0; p < tables.types[placed.type].segment_count; ++p)
      if (find_root(board, node_of(board, state.placed, p)) == root) segments |= 1u << s;
  }
  return static_cast<std::uint16_t>(segments);
}

int& supply_of(Scene& scene, PlayerIndex player, Piece piece) {
  return scene.supply[player][static_cast<int>(piece)];
}
int& track_of(Scene& scene, PlayerIndex player, Piece piece) {
  return scene.track[player][static_cast<int>(piece)];
}
std::vector<Figure>& standing(Scene& scene, PlayerIndex owner) {
  return owner == no_player ? scene.neutral : scene.figures;
}

// A piece leaves a place. Goods come from a city, but nothing of them has been seen there.
void leave(Scene& scene, const Event& event) {
  const Place& place = event.from;
  switch (place.kind) {
    case PlaceKind::bag:
      scene.left -= event.count;
      break;
    case PlaceKind::hand:
      scene.drawn = no_type;
      break;
    case PlaceKind::supply:
    case PlaceKind::air:
      supply_of(scene, place.player, event.piece) -= event.count;
      break;
    case PlaceKind::tile:
      scene.gold[place.tile] = static_cast<u8>(scene.gold[place.tile] - event.count);
      break;
    case PlaceKind::segment:
      lift(scene, event);
      break;
    case PlaceKind::track:
      track_of(scene, event.owner, event.piece) = -1;
      break;
    case PlaceKind::cell:
    case PlaceKind::kept:
    case PlaceKind::off:
      break;
  }
}

// A piece comes to a place, by action `k`.
void come(Scene& scene, const Event& event, std::size_t k) {
  const Place& place = event.to;
  switch (place.kind) {
    case PlaceKind::bag:
      scene.left += event.count;
      break;
    case PlaceKind::hand:
      scene.drawn = event.type;
      break;
    case PlaceKind::supply:
    case PlaceKind::air:
      supply_of(scene, place.player, event.piece) += event.count;
      break;
    case PlaceKind::cell:
      scene.source = k + 1;
      scene.tiles = static_cast<std::size_t>(place.tile) + 1;
      scene.finished[place.tile] = 0;  // until it is scored
      break;
    case PlaceKind::tile:
      scene.gold[place.tile] = static_cast<u8>(scene.gold[place.tile] + event.count);
      break;
    case PlaceKind::segment:
      if (event.piece == Piece::ferry)
        scene.source = k + 1;  // roads have been joined or parted
      else
        standing(scene, event.owner).push_back({event.owner, event.piece, place.node});
      break;
    case PlaceKind::track:
      track_of(scene, event.owner, event.piece) = place.space;
      break;
    case PlaceKind::kept:
    case PlaceKind::off:
      break;
  }
}

}  // namespace

void settle(Scene& scene, const Session& session, std::size_t k) {
  const State& state = session.states[k];
  scene.source = k;
  scene.tiles = state.board.tiles.size();
  for (std::size_t i = 0; i < scene.tiles; ++i) {
    const auto tile = static_cast<TileIndex>(i);
    const std::uint16_t all = art::finished_segments(session.game.tables, state.board, tile);
    const std::uint16_t waits = just_completed(session.game, state, tile);
    scene.finished[i] = static_cast<std::uint16_t>(all & (scene.finished[i] | ~waits));
  }
  scene.figures.assign(state.figures.begin(), state.figures.end());
  scene.neutral.clear();
  for (int magic = 0; magic < magic_figures; ++magic)
    if (const Node node = state.magic.at[magic]; node != no_node)
      scene.neutral.push_back({no_player, magic == 0 ? Piece::mage : Piece::witch, node});
  scene.left = state.bag_total;
  scene.drawn = state.drawn;
  scene.active = state.active;
  scene.over = state.over;
  scene.detour = track_matters(session) && !state.over;
  for (std::size_t t = 0; t < max_tiles; ++t)
    scene.gold[t] = t < state.gold.bars.size() ? state.gold.bars[t] : u8{0};
  const Setup& setup = session.game.setup;
  const bool messengers = setup.has(Expansion::messages) && !state.over;
  for (PlayerIndex p = 0; p < setup.players; ++p) {
    scene.score[p] = state.score[p];
    for (int f = 0; f < figure_kinds; ++f) scene.supply[p][f] = state.supply[p][f];
    constexpr Piece goods[] = {Piece::wine, Piece::grain, Piece::cloth};
    for (std::size_t kind = 0; kind < goods_kinds; ++kind)
      supply_of(scene, p, goods[kind]) = state.traders.goods[p][kind];
    supply_of(scene, p, Piece::gold) = state.gold.won[p];
    const u8 robber = state.track.robber[p];
    supply_of(scene, p, Piece::robber) = setup.has(Expansion::robbers) && robber == no_space;
    track_of(scene, p, Piece::robber) = robber == no_space ? -1 : robber;
    track_of(scene, p, Piece::meeple) = total_of(state, p, ScoringFigure::meeple);
    track_of(scene, p, Piece::messenger) =
        messengers ? total_of(state, p, ScoringFigure::messenger) : -1;
    // Points on their way to the track have been announced already.
    if (state.part.track.payout.stage == PayoutStage::regular &&
        state.part.track.payout.waiting >> p & 1)
      scene.score[p] += state.part.track.payout.points[p];
  }
}

void show_finished(Scene& scene, const Session& session) {
  const Board& board = board_of(session, scene);
  for (std::size_t i = 0; i < scene.tiles; ++i) {
    scene.finished[i] =
        art::finished_segments(session.game.tables, board, static_cast<TileIndex>(i));
  }
}

Scene scene_at(const Session& session, std::size_t k) {
  Scene scene;
  settle(scene, session, k);
  return scene;
}

void lift(Scene& scene, const Event& event) {
  std::vector<Figure>& figures = standing(scene, event.owner);
  const Figure gone{event.owner, event.piece, event.from.node};
  const auto found = std::find(figures.begin(), figures.end(), gone);
  if (found != figures.end()) figures.erase(found);
}

void follow(Scene& scene, const Event& event, std::size_t k) {
  switch (event.kind) {
    case EventKind::turn_begun:
      scene.active = event.player;
      break;
    case EventKind::moved:
      leave(scene, event);
      come(scene, event, k);
      break;
    case EventKind::scored:
      for (PlayerIndex p = 0; p < max_players; ++p) {
        scene.score[p] += event.scoring.points[p];
        if (!scene.detour) track_of(scene, p, Piece::meeple) = scene.score[p];
      }
      break;
    case EventKind::final_scoring:  // MSG-22
      scene.detour = false;
      for (PlayerIndex p = 0; p < max_players; ++p) {
        track_of(scene, p, Piece::meeple) = scene.score[p];
        track_of(scene, p, Piece::messenger) = -1;
      }
      break;
    case EventKind::game_over:
      scene.over = true;
      break;
    default:
      break;
  }
}

bool track_matters(const Session& session) {
  return session.game.setup.has(Expansion::messages) || session.game.setup.has(Expansion::robbers);
}

TileIndex last_tile(const Session& session, const Scene& scene) {
  if (scene.tiles == 0) return no_tile;
  const auto last = static_cast<TileIndex>(scene.tiles - 1);
  return board_of(session, scene).tiles[last].player == 0xff ? no_tile : last;
}

}  // namespace bastide::web
