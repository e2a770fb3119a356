#include "web/table/finishing.hpp"

#include <algorithm>

#include "web/table/table_view.hpp"

namespace bastide::web {

void finishing_frame(Table& table) {
  if (table.finishing.jumps != table.motion.jumps || table.scene.tiles < table.finishing.tiles)
    table.finishing.tiles = 0;
  table.finishing.jumps = table.motion.jumps;
  for (std::size_t i = 0; i < table.scene.tiles; ++i) {
    const std::uint16_t wanted = table.scene.finished[i];
    if (i >= table.finishing.tiles) {
      table.finishing.from[i] = table.finishing.to[i] = wanted;
    } else if (table.finishing.to[i] != wanted) {
      table.finishing.from[i] = table.finishing.to[i];
      table.finishing.to[i] = wanted;
      table.finishing.since[i] = 0;
    }
  }
  table.finishing.tiles = table.scene.tiles;
}

float finishing_progress(Ui& ui, Finishing& finishing, std::size_t tile, bool painted) {
  constexpr double seconds = 0.7;
  if (finishing.from[tile] == finishing.to[tile]) return 1;
  if (!painted) return 0;
  if (finishing.since[tile] == 0) finishing.since[tile] = ui.now;
  const double passed = ui.now - finishing.since[tile];
  if (passed < seconds && !ui.still) return static_cast<float>(passed / seconds);
  finishing.from[tile] = finishing.to[tile];
  return 1;
}

}  // namespace bastide::web
