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

// What the expansions put on the table.
void follow_expansions(Scene& scene, const Event& event) {
  const auto take_bar = [&] {
    u8& bars = scene.gold[event.tile];
    bars = static_cast<u8>(bars - (bars > 0));
  };
  switch (event.kind) {
    case EventKind::goods_taken:
      for (std::size_t kind = 0; kind < goods_kinds; ++kind) {
        u8& tokens = scene.goods[event.player][kind];
        tokens = static_cast<u8>(tokens + event.goods[kind]);
      }
      break;
    case EventKind::gold_placed:
      ++scene.gold[event.tile];
      break;
    case EventKind::gold_taken:
      take_bar();
      ++scene.bars[event.player];
      break;
    case EventKind::enchanted:
      scene.magic[static_cast<int>(event.magic)] = event.node;
      break;
    case EventKind::banished:
      scene.magic[static_cast<int>(event.magic)] = no_node;
      break;
    case EventKind::robber_placed:
    case EventKind::robber_moved:
      scene.robber[event.player] = event.to % track_spaces;
      break;
    case EventKind::robber_returned:
      scene.robber[event.player] = -1;
      break;
    case EventKind::points_moved:
      scene.on_track[event.player][event.value & 1] = event.to;
      break;
    case EventKind::final_scoring:  // MSG-22
      scene.messengers = scene.detour = false;
      for (PlayerIndex p = 0; p < max_players; ++p) scene.on_track[p][0] = scene.score[p];
      break;
    default:
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
  for (int p = 0; p < session.game.setup.players; ++p) {
    scene.score[p] = state.score[p];
    for (int f = 0; f < figure_kinds; ++f) scene.supply[p][f] = state.supply[p][f];
  }
  scene.left = state.bag_total;
  scene.drawn = state.drawn;
  scene.active = state.active;
  scene.over = state.over;
  scene.detour = track_matters(session) && !state.over;
  scene.messengers = session.game.setup.has(Expansion::messages) && !state.over;
  scene.magic[0] = state.magic.at[0];
  scene.magic[1] = state.magic.at[1];
  for (std::size_t t = 0; t < max_tiles; ++t)
    scene.gold[t] = t < state.gold.bars.size() ? state.gold.bars[t] : u8{0};
  for (PlayerIndex p = 0; p < session.game.setup.players; ++p) {
    for (std::size_t kind = 0; kind < goods_kinds; ++kind)
      scene.goods[p][kind] = state.traders.goods[p][kind];
    scene.bars[p] = state.gold.won[p];
    scene.robber[p] = state.track.robber[p] == no_space ? -1 : state.track.robber[p];
    for (int figure = 0; figure < scoring_figures; ++figure)
      scene.on_track[p][figure] = total_of(state, p, static_cast<ScoringFigure>(figure));
    // Points on their way to the track have been announced already.
    if (state.part.track.payout.stage == PayoutStage::regular && state.part.track.payout.waiting >> p & 1)
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

void follow(Scene& scene, const Event& event, std::size_t k) {
  follow_expansions(scene, event);
  switch (event.kind) {
    case EventKind::turn_begun:
      scene.active = event.player;
      break;
    case EventKind::tile_drawn:
      scene.drawn = event.type;
      --scene.left;
      break;
    case EventKind::tile_chosen:
      scene.drawn = event.type;
      break;
    case EventKind::tile_discarded:
      scene.drawn = no_type;
      break;
    case EventKind::tile_returned:
      scene.drawn = no_type;
      ++scene.left;
      break;
    case EventKind::tile_placed:
      scene.drawn = no_type;
      scene.source = k + 1;
      scene.tiles = static_cast<std::size_t>(event.tile) + 1;
      scene.finished[event.tile] = 0;  // until it is scored
      break;
    case EventKind::ferry_placed:
    case EventKind::ferry_moved:
      scene.source = k + 1;  // roads have been joined or parted
      break;
    case EventKind::figure_placed:
      scene.figures.push_back({event.player, event.figure, event.node});
      --scene.supply[event.player][static_cast<int>(event.figure)];
      break;
    case EventKind::feature_scored:
      for (int p = 0; p < max_players; ++p) {
        scene.score[p] += event.scoring.points[p];
        if (!scene.detour) scene.on_track[p][0] = scene.score[p];
      }
      break;
    case EventKind::figure_returned: {
      const Figure gone{event.player, event.figure, event.node};
      const auto found = std::find(scene.figures.begin(), scene.figures.end(), gone);
      if (found != scene.figures.end()) scene.figures.erase(found);
      ++scene.supply[event.player][static_cast<int>(event.figure)];
      break;
    }
    case EventKind::game_over:
      scene.over = true;
      break;
    default:
      break;
  }
}

int on_track(const Scene& scene, PlayerIndex player, int figure) {
  if (figure == 1 && !scene.messengers) return -1;
  return scene.on_track[player][figure];
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
