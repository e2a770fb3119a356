// What lies on the table as it is being shown. It follows the session event by event, so that a
// score grows when its points arrive and not earlier.
#pragma once

#include <array>
#include <vector>

#include "web/session/session.hpp"

namespace bastide::web {

struct DisplayState {
  std::size_t source = 0;  // the state of the session whose board holds the tiles shown
  std::size_t tiles = 0;   // the first tiles of that board
  std::array<std::uint16_t, max_tiles> finished = {};  // segments of each tile, shown as finished
  std::vector<Figure> figures;                         // of players
  std::vector<Figure> neutral;                         // mage and witch, who are nobody's
  int score[max_players] = {};
  int supply[max_players][piece_kinds] = {};  // what is a player's and not on the table
  int track[max_players][piece_kinds] = {};   // space, of scoring figures total; -1: not on it
  std::array<u8, max_tiles> gold = {};        // bars on each tile
  bool detour = false;                        // points go to the track by events of their own
  int left = 0;                               // tiles to be drawn
  TypeIndex drawn = no_type;                  // in the active player's hand
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

// Where a piece of a player stands on the track, of scoring figures the total; -1: not there.
inline int on_track(const DisplayState& display, PlayerIndex player, Piece piece) {
  return display.track[player][static_cast<int>(piece)];
}

// Whether the game has something on the score track that matters to decisions.
bool track_matters(const Session& session);

}  // namespace bastide::web
