// What lies on the table as it is being shown. It follows the session event by event, so that a
// score grows when its points arrive and not before.
#pragma once

#include <vector>

#include "web/session/session.hpp"

namespace bastide::web {

struct Scene {
  std::size_t source = 0;  // the state of the session whose board holds the tiles shown
  std::size_t tiles = 0;   // the first tiles of that board
  std::vector<Figure> figures;
  int score[max_players] = {};
  int supply[max_players][figure_kinds] = {};
  int left = 0;                 // tiles to be drawn
  TypeIndex drawn = no_type;    // in the active player's hand
  PlayerIndex active = no_player;
  bool over = false;
};

// The position after the first `k` actions, at rest.
Scene scene_at(const Session& session, std::size_t k);

// Follows one event of action `k` (0-based).
void follow(Scene& scene, const Event& event, std::size_t k);

inline const Board& board_of(const Session& session, const Scene& scene) {
  return session.states[scene.source].board;
}

// The last tile laid by a player, no_tile if there is none.
TileIndex last_tile(const Session& session, const Scene& scene);

}  // namespace bastide::web
