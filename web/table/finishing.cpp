#include "web/table/finishing.hpp"

#include <algorithm>

#include "web/table/table_view.hpp"

namespace bastide::web {

void finishing_frame(TableView& view) {
  Finishing& f = view.table.finishing;
  const Scene& scene = view.table.scene;
  if (f.jumps != view.table.motion.jumps || scene.tiles < f.tiles) f.tiles = 0;
  f.jumps = view.table.motion.jumps;
  for (std::size_t i = 0; i < scene.tiles; ++i) {
    const std::uint16_t wanted = scene.finished[i];
    if (i >= f.tiles) {
      f.from[i] = f.to[i] = wanted;
    } else if (f.to[i] != wanted) {
      f.from[i] = f.to[i];
      f.to[i] = wanted;
      f.since[i] = 0;
    }
  }
  f.tiles = scene.tiles;
}

float finishing_progress(TableView& view, std::size_t tile, bool painted) {
  constexpr double seconds = 0.7;
  Finishing& f = view.table.finishing;
  if (f.from[tile] == f.to[tile]) return 1;
  if (!painted) return 0;
  if (f.since[tile] == 0) f.since[tile] = view.ui.now;
  const double passed = view.ui.now - f.since[tile];
  if (passed < seconds && !view.ui.still) return static_cast<float>(passed / seconds);
  f.from[tile] = f.to[tile];
  return 1;
}

}  // namespace bastide::web
