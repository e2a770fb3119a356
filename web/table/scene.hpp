// What lies on the table as it is being shown. It follows the session event by event, so that a
// score grows when its points arrive and not earlier.
#pragma once

#include <array>
#include <vector>

#include "web/session/session.hpp"

namespace bastide::web {

struct Scene {
  std::size_t source = 0;  // the state of the session whose board holds the tiles shown
  std::size_t tiles = 0;   // the first tiles of that board
  std::array<std::uint16_t, max_tiles> finished = {};  // segments of each tile, shown as finished
  std::vector<Figure> figures;
  int score[max_players] = {};
  int supply[max_players][figure_kinds] = {};
  int left = 0;               // tiles to be drawn
  TypeIndex drawn = no_type;  // in the active player's hand
  PlayerIndex active = no_player;
  bool over = false;

  // Of the expansions.
  std::array<u8, goods_kinds> goods[max_players] = {};
  std::array<u8, max_tiles> gold = {};  // bars on each tile
  int bars[max_players] = {};           // won
  Node magic[2] = {no_node, no_node};   // by Magic
  int robber[max_players] = {};         // space of the track, -1: not on it
  bool detour = false;                  // points go to the track by events of their own
  bool messengers = false;              // two scoring figures for each player
  int on_track[max_players][2] = {};    // totals of meeple and messenger
};

// The position after the first `k` actions, at rest.
Scene scene_at(const Session& session, std::size_t k);

// Copies what a state holds after `k` actions, when all their events have been applied.
void settle(Scene& scene, const Session& session, std::size_t k);

// Applies one event of action `k` (0-based).
void follow(Scene& scene, const Event& event, std::size_t k);

// Shows all completed features on the board as finished.
void show_finished(Scene& scene, const Session& session);

inline const Board& board_of(const Session& session, const Scene& scene) {
  return session.states[scene.source].board;
}

// The last tile laid by a player, no_tile if there is none.
TileIndex last_tile(const Session& session, const Scene& scene);

// The total at which a player's scoring figure stands (0 meeple, 1 messenger), -1: not on the
// track.
int on_track(const Scene& scene, PlayerIndex player, int figure);

// Whether the game has something on the score track that matters to decisions.
bool track_matters(const Session& session);

}  // namespace bastide::web
