// What lies on the table as it is being shown. It follows the session event by event, so that a
// score grows when its points arrive and not earlier.
#pragma once

#include <array>
#include <vector>

#include "engine/rules/pieces.hpp"
#include "web/session/session.hpp"

namespace bastide::web {

struct DisplayState {
  std::size_t source = 0;  // the state of the session whose board holds the tiles shown
  std::size_t tiles = 0;   // the first tiles of that board
  std::array<std::uint16_t, max_tiles> finished = {};  // segments of each tile, shown as finished
  Pieces pieces;                                       // where each is
  int unseen = 0;               // tiles that have been put aside and may be any of those in the bag
  int score[max_players] = {};  // with points on their way to the track
  PlayerIndex active = no_player;
  bool over = false;
};

// The position after the first `k` actions, at rest.
DisplayState display_at(const Session& session, std::size_t k);

// Copies what a state holds after `k` actions, when all their events have been applied.
void settle(DisplayState& display, const Session& session, std::size_t k);

// Applies one event of action `k` (0-based).
void follow(DisplayState& display, const Event& event, std::size_t k);

// Takes the piece of a move from the feature where it stands, before it comes anywhere else.
void lift(DisplayState& display, const Event& event);

// Shows all that is completed on the board as finished.
void show_finished(DisplayState& display, const Session& session);

inline const Board& board_of(const Session& session, const DisplayState& display) {
  return session.states[display.source].board;
}

// The last tile laid by a player, no_tile if there is none.
TileIndex last_tile(const Session& session, const DisplayState& display);

// Figures on features: those of players, and those that are nobody's.
std::vector<Figure> figures_of(const DisplayState& display);
std::vector<Figure> neutral_figures(const DisplayState& display);

// What of a kind is a player's and not on the table; a figure in the air counts.
int in_supply(const DisplayState& display, PlayerIndex player, Piece piece);

// Where a piece of a player stands on the track, of scoring figures the total; -1: not there. Where
// nothing moves the scoring meeple, it is as far as the score.
int on_track(const DisplayState& display, PlayerIndex player, Piece piece);

int tiles_left(const DisplayState& display);          // to be drawn
TypeIndex tile_in_hand(const DisplayState& display);  // the one that is placed next

}  // namespace bastide::web
