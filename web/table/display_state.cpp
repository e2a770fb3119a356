#include "web/table/display_state.hpp"

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

int& supply_of(DisplayState& display, PlayerIndex player, Piece piece) {
  return display.supply[player][static_cast<int>(piece)];
}
int& track_of(DisplayState& display, PlayerIndex player, Piece piece) {
  return display.track[player][static_cast<int>(piece)];
}
std::vector<Figure>& standing(DisplayState& display, PlayerIndex owner) {
  return owner == no_player ? display.neutral : display.figures;
}

// A piece leaves a place. Goods come from a city, but nothing of them has been seen there.
void leave(DisplayState& display, const Event& event) {
  const Place& place = event.from;
  switch (place.kind) {
    case PlaceKind::bag:
      display.left -= event.count;
      break;
    case PlaceKind::hand:
      display.drawn = no_type;
      break;
    case PlaceKind::supply:
    case PlaceKind::air:
      supply_of(display, place.player, event.piece) -= event.count;
      break;
    case PlaceKind::tile:
      display.gold[place.tile] = static_cast<u8>(display.gold[place.tile] - event.count);
      break;
    case PlaceKind::segment:
      lift(display, event);
      break;
    case PlaceKind::track:
      track_of(display, event.owner, event.piece) = -1;
      break;
    case PlaceKind::cell:
    case PlaceKind::kept:
    case PlaceKind::off:
      break;
  }
}

// A piece comes to a place, by action `k`.
void come(DisplayState& display, const Event& event, std::size_t k) {
  const Place& place = event.to;
  switch (place.kind) {
    case PlaceKind::bag:
      display.left += event.count;
      break;
    case PlaceKind::hand:
      display.drawn = event.type;
      break;
    case PlaceKind::supply:
    case PlaceKind::air:
      supply_of(display, place.player, event.piece) += event.count;
      break;
    case PlaceKind::cell:
      display.source = k + 1;
      display.tiles = static_cast<std::size_t>(place.tile) + 1;
      display.finished[place.tile] = 0;  // until it is scored
      break;
    case PlaceKind::tile:
      display.gold[place.tile] = static_cast<u8>(display.gold[place.tile] + event.count);
      break;
    case PlaceKind::segment:
      if (event.piece == Piece::ferry)
        display.source = k + 1;  // roads have been joined or parted
      else
        standing(display, event.owner).push_back({event.owner, event.piece, place.node});
      break;
    case PlaceKind::track:
      track_of(display, event.owner, event.piece) = place.space;
      break;
    case PlaceKind::kept:
    case PlaceKind::off:
      break;
  }
}

}  // namespace

void settle(DisplayState& display, const Session& session, std::size_t k) {
  const State& state = session.states[k];
  display.source = k;
  display.tiles = state.board.tiles.size();
  for (std::size_t i = 0; i < display.tiles; ++i) {
    const auto tile = static_cast<TileIndex>(i);
    const std::uint16_t all = art::finished_segments(session.game.tables, state.board, tile);
    const std::uint16_t waits = just_completed(session.game, state, tile);
    display.finished[i] = static_cast<std::uint16_t>(all & (display.finished[i] | ~waits));
  }
  display.figures.assign(state.figures.begin(), state.figures.end());
  display.neutral.clear();
  for (int magic = 0; magic < magic_figures; ++magic)
    if (const Node node = state.magic.at[magic]; node != no_node)
      display.neutral.push_back({no_player, magic == 0 ? Piece::mage : Piece::witch, node});
  display.left = state.bag_total;
  display.drawn = state.drawn;
  display.active = state.active;
  display.over = state.over;
  display.detour = track_matters(session) && !state.over;
  for (std::size_t t = 0; t < max_tiles; ++t)
    display.gold[t] = t < state.gold.bars.size() ? state.gold.bars[t] : u8{0};
  const Setup& setup = session.game.setup;
  const bool messengers = setup.has(Expansion::messages) && !state.over;
  for (PlayerIndex p = 0; p < setup.players; ++p) {
    display.score[p] = state.score[p];
    for (int f = 0; f < figure_kinds; ++f) display.supply[p][f] = state.supply[p][f];
    constexpr Piece goods[] = {Piece::wine, Piece::grain, Piece::cloth};
    for (std::size_t kind = 0; kind < goods_kinds; ++kind)
      supply_of(display, p, goods[kind]) = state.traders.goods[p][kind];
    supply_of(display, p, Piece::gold) = state.gold.won[p];
    const u8 robber = state.track.robber[p];
    supply_of(display, p, Piece::robber) = setup.has(Expansion::robbers) && robber == no_space;
    track_of(display, p, Piece::robber) = robber == no_space ? -1 : robber;
    track_of(display, p, Piece::meeple) = total_of(state, p, ScoringFigure::meeple);
    track_of(display, p, Piece::messenger) =
        messengers ? total_of(state, p, ScoringFigure::messenger) : -1;
    // Points on their way to the track have been announced already.
    if (state.part.track.payout.stage == PayoutStage::regular &&
        state.part.track.payout.waiting >> p & 1)
      display.score[p] += state.part.track.payout.points[p];
  }
}

void show_finished(DisplayState& display, const Session& session) {
  const Board& board = board_of(session, display);
  for (std::size_t i = 0; i < display.tiles; ++i) {
    display.finished[i] =
        art::finished_segments(session.game.tables, board, static_cast<TileIndex>(i));
  }
}

DisplayState display_at(const Session& session, std::size_t k) {
  DisplayState display;
  settle(display, session, k);
  return display;
}

void lift(DisplayState& display, const Event& event) {
  std::vector<Figure>& figures = standing(display, event.owner);
  const Figure gone{event.owner, event.piece, event.from.node};
  const auto found = std::find(figures.begin(), figures.end(), gone);
  if (found != figures.end()) figures.erase(found);
}

void follow(DisplayState& display, const Event& event, std::size_t k) {
  switch (event.kind) {
    case EventKind::turn_begun:
      display.active = event.player;
      break;
    case EventKind::moved:
      leave(display, event);
      come(display, event, k);
      break;
    case EventKind::scored:
      for (PlayerIndex p = 0; p < max_players; ++p) {
        display.score[p] += event.scoring.points[p];
        if (!display.detour) track_of(display, p, Piece::meeple) = display.score[p];
      }
      break;
    case EventKind::final_scoring:  // MSG-22
      display.detour = false;
      for (PlayerIndex p = 0; p < max_players; ++p) {
        track_of(display, p, Piece::meeple) = display.score[p];
        track_of(display, p, Piece::messenger) = -1;
      }
      break;
    case EventKind::game_over:
      display.over = true;
      break;
    default:
      break;
  }
}

bool track_matters(const Session& session) {
  return session.game.setup.has(Expansion::messages) || session.game.setup.has(Expansion::robbers);
}

TileIndex last_tile(const Session& session, const DisplayState& display) {
  if (display.tiles == 0) return no_tile;
  const auto last = static_cast<TileIndex>(display.tiles - 1);
  return board_of(session, display).tiles[last].player == 0xff ? no_tile : last;
}

}  // namespace bastide::web
