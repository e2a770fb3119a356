// The table as it is being shown. It follows the session event by event, so that a score grows when
// its points arrive and not earlier.
#pragma once

#include <array>
#include <vector>

#include "engine/board/board.hpp"
#include "engine/rules/pieces.hpp"

namespace bastide {
struct Figure;
}  // namespace bastide

namespace bastide::web {

struct Session;

struct DisplayState {
  std::size_t source = 0;  // index of the session's state whose board is shown
  std::size_t tiles = 0;   // how many tiles of that board are shown, from the first
  std::array<std::uint16_t, max_tiles> finished = {};  // segments of each tile, shown as finished
  Pieces pieces;                                       // with their places
  int unseen = 0;               // tiles put aside that may be any of those in the bag
  int score[max_players] = {};  // including points on their way to the track
  PlayerIndex active = no_player;
  bool over = false;
};

// The position after the first `k` actions, with no motion pending.
DisplayState display_at(const Session& session, std::size_t k);

// Copies the state after `k` actions, once all their events have been applied.
void settle(DisplayState& display, const Session& session, std::size_t k);

// Applies one event of action `k` (0-based).
void follow(DisplayState& display, const Event& event, std::size_t k);

// Takes the piece of a move off the feature where it is, before it goes anywhere else.
void lift(DisplayState& display, const Event& event);

// Shows everything completed on the board as finished.
void show_finished(DisplayState& display, const Session& session);

const Board& board_of(const Session& session, const DisplayState& display);

// The last tile placed by a player, no_tile if there is none.
TileIndex last_tile(const Session& session, const DisplayState& display);

// Figures on features: those of players, and those that belong to nobody.
std::vector<Figure> figures_of(const DisplayState& display);
std::vector<Figure> neutral_figures(const DisplayState& display);

// A player's pieces of a kind that are not on the table; a figure in the air counts.
int in_supply(const DisplayState& display, PlayerIndex player, Piece piece);

// Where a player's piece stands on the track, for scoring figures their total; -1: not there. If
// nothing moves the scoring meeple, its place follows from the score.
int on_track(const DisplayState& display, PlayerIndex player, Piece piece);

int tiles_left(const DisplayState& display);          // to be drawn
TypeIndex tile_in_hand(const DisplayState& display);  // the one to place next

}  // namespace bastide::web
