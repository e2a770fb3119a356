#include "web/table/finishing.hpp"

#include <algorithm>

#include "web/app/app.hpp"

namespace bastide::web {

void finishing_frame(App& app) {
  Finishing& f = app.table.finishing;
  const Scene& scene = app.table.scene;
  if (f.jumps != app.table.motion.jumps || scene.tiles < f.tiles) f.tiles = 0;
  f.jumps = app.table.motion.jumps;
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

float finishing_progress(App& app, std::size_t tile, bool painted) {
  constexpr double seconds = 0.7;
  Finishing& f = app.table.finishing;
  if (f.from[tile] == f.to[tile]) return 1;
  if (!painted) return 0;
  if (f.since[tile] == 0) f.since[tile] = app.ui.now;
  const double passed = app.ui.now - f.since[tile];
  if (passed < seconds && !app.ui.still) return static_cast<float>(passed / seconds);
  f.from[tile] = f.to[tile];
  return 1;
}

}  // namespace bastide::web
