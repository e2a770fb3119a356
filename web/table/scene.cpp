#include "web/table/scene.hpp"

#include <algorithm>

namespace bastide::web {

Scene scene_at(const Session& session, std::size_t k) {
  const State& state = session.states[k];
  Scene scene;
  scene.source = k;
  scene.tiles = state.board.tiles.size();
  scene.figures.assign(state.figures.begin(), state.figures.end());
  for (int p = 0; p < session.game.setup.players; ++p) {
    scene.score[p] = state.score[p];
    for (int f = 0; f < figure_kinds; ++f) scene.supply[p][f] = state.supply[p][f];
  }
  scene.left = state.bag_total;
  scene.drawn = state.drawn;
  scene.active = state.active;
  scene.over = state.over;
  return scene;
}

void follow(Scene& scene, const Event& event, std::size_t k) {
  switch (event.kind) {
    case EventKind::turn_begun:
      scene.active = event.player;
      break;
    case EventKind::tile_drawn:
      scene.drawn = event.type;
      --scene.left;
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
      break;
    case EventKind::figure_placed:
      scene.figures.push_back({event.player, event.figure, event.node});
      --scene.supply[event.player][static_cast<int>(event.figure)];
      break;
    case EventKind::feature_scored:
      for (int p = 0; p < max_players; ++p) scene.score[p] += event.scoring.points[p];
      break;
    case EventKind::figure_returned: {
      const Figure gone{event.player, event.figure, event.node};
      const auto found = std::find(scene.figures.begin(), scene.figures.end(), gone);
      if (found != scene.figures.end()) scene.figures.erase(found);
      ++scene.supply[event.player][static_cast<int>(event.figure)];
      break;
    }
    case EventKind::goods_taken:
    case EventKind::double_turn:
    case EventKind::final_scoring:
      break;
    case EventKind::game_over:
      scene.over = true;
      break;
  }
}

TileIndex last_tile(const Session& session, const Scene& scene) {
  if (scene.tiles == 0) return no_tile;
  const auto last = static_cast<TileIndex>(scene.tiles - 1);
  return board_of(session, scene).tiles[last].player == 0xff ? no_tile : last;
}

}  // namespace bastide::web
