#include "web/board/display_state.hpp"

#include "engine/rules/scoring.hpp"
#include "web/art/laid.hpp"
#include "web/session/session.hpp"

namespace bastide::web {

namespace {

// The segments of a tile whose features are completed but not scored yet.
std::uint16_t waiting_segments(const Game& game, const State& state, TileIndex tile) {
  const int count = game.tables.types[state.board.tiles[tile].type].segment_count;
  unsigned segments = 0;
  for (int s = 0; s < count; ++s)
    if (awaits_scoring(state, node_of(state.board, tile, s))) segments |= 1u << s;
  return static_cast<std::uint16_t>(segments);
}

std::vector<Figure> figures_on_features(const DisplayState& display, bool of_players) {
  std::vector<Figure> figures;
  for (const PieceAt& there : display.pieces)
    if (there.place.kind == PlaceKind::segment && there.place.other_node == no_node &&
        (there.owner != no_player) == of_players)
      figures.push_back({there.owner, there.piece, there.place.node});
  return figures;
}

}  // namespace

void settle(DisplayState& display, const Session& session, std::size_t k) {
  const State& state = state_at(session, k);
  display.source = k;
  display.tiles = state.board.tiles.size();
  for (std::size_t i = 0; i < display.tiles; ++i) {
    const auto tile = static_cast<TileIndex>(i);
    const std::uint16_t all = art::finished_segments(session.game.tables, state.board, tile);
    const std::uint16_t waits = waiting_segments(session.game, state, tile);
    display.finished[i] = static_cast<std::uint16_t>(all & (display.finished[i] | ~waits));
  }
  display.pieces = pieces_of(session.game, state);
  display.unseen = state.unseen;
  display.active = state.active;
  display.over = state.over;
  for (PlayerIndex p = 0; p < session.game.sides; ++p)
    display.score[p] = score_with_due(session.game, state, p);
}

void show_finished(DisplayState& display, const Session& session) {
  const Board& board = board_of(session, display);
  for (std::size_t i = 0; i < display.tiles; ++i) {
    display.finished[i] =
        art::finished_segments(session.game.tables, board, static_cast<TileIndex>(i));
  }
}

const Board& board_of(const Session& session, const DisplayState& display) {
  return state_at(session, display.source).board;
}

DisplayState display_at(const Session& session, std::size_t k) {
  DisplayState display;
  settle(display, session, k);
  return display;
}

void lift(DisplayState& display, const Event& event) {
  take_pieces(display.pieces, {event.piece, event.owner, event.type, event.from, event.count});
}

void follow(DisplayState& display, const Event& event, std::size_t k) {
  follow(display.pieces, event);
  switch (event.kind) {
    case EventKind::turn_begun:
      display.active = event.player;
      break;
    case EventKind::moved:
      if (event.to.kind == PlaceKind::cell) {
        display.tiles = static_cast<std::size_t>(event.to.tile) + 1;
        display.finished[event.to.tile] = 0;  // until it is scored
      }
      display.unseen += is_move_of(event, Piece::tile) && event.type == no_type;
      // A tile has been placed, or segments have been joined or separated.
      if (event.to.kind == PlaceKind::cell || event.to.other_node != no_node)
        display.source = k + 1;
      break;
    case EventKind::scored:
      for (PlayerIndex p = 0; p < max_players; ++p) display.score[p] += event.scoring.points[p];
      break;
    case EventKind::game_over:
      display.over = true;
      break;
    default:
      break;
  }
}

TileIndex last_tile(const Session& session, const DisplayState& display) {
  if (display.tiles == 0) return no_tile;
  const auto last = static_cast<TileIndex>(display.tiles - 1);
  return board_of(session, display).tiles[last].player == 0xff ? no_tile : last;
}

std::vector<Figure> figures_of(const DisplayState& display) {
  return figures_on_features(display, true);
}
std::vector<Figure> neutral_figures(const DisplayState& display) {
  return figures_on_features(display, false);
}

int in_supply(const DisplayState& display, PlayerIndex player, Piece piece) {
  int count = 0;
  for (const PieceAt& there : display.pieces) {
    const bool own = there.place.kind == PlaceKind::supply || there.place.kind == PlaceKind::air;
    if (own && there.piece == piece && there.place.player == player) count += there.count;
  }
  return count;
}

int on_track(const DisplayState& display, PlayerIndex player, Piece piece) {
  for (const PieceAt& there : display.pieces)
    if (there.place.kind == PlaceKind::track && there.piece == piece && there.owner == player)
      return there.place.space;
  return piece == Piece::meeple ? display.score[player] : -1;
}

int tiles_left(const DisplayState& display) {
  return count_at(display.pieces, Piece::tile, bag_place()) - display.unseen;
}

TypeIndex tile_in_hand(const DisplayState& display) {
  for (const PieceAt& there : display.pieces)
    if (there.place.kind == PlaceKind::hand) return there.type;
  return no_type;
}

}  // namespace bastide::web
