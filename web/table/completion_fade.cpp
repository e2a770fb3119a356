#include "web/table/completion_fade.hpp"

#include <algorithm>

#include "web/table/table_view.hpp"

namespace bastide::web {

void finishing_frame(Table& table) {
  if (table.completion_fade.jumps != table.motion.jumps ||
      table.display.tiles < table.completion_fade.tiles)
    table.completion_fade.tiles = 0;
  table.completion_fade.jumps = table.motion.jumps;
  for (std::size_t i = 0; i < table.display.tiles; ++i) {
    const std::uint16_t wanted = table.display.finished[i];
    if (i >= table.completion_fade.tiles) {
      table.completion_fade.from[i] = table.completion_fade.to[i] = wanted;
    } else if (table.completion_fade.to[i] != wanted) {
      table.completion_fade.from[i] = table.completion_fade.to[i];
      table.completion_fade.to[i] = wanted;
      table.completion_fade.since[i] = 0;
    }
  }
  table.completion_fade.tiles = table.display.tiles;
}

float completion_progress(Ui& ui, CompletionFade& completion_fade, std::size_t tile, bool painted) {
  constexpr double seconds = 0.7;
  if (completion_fade.from[tile] == completion_fade.to[tile]) return 1;
  if (!painted) return 0;
  if (completion_fade.since[tile] == 0) completion_fade.since[tile] = ui.now;
  const double passed = ui.now - completion_fade.since[tile];
  if (passed < seconds && !ui.reduced_motion) return static_cast<float>(passed / seconds);
  completion_fade.from[tile] = completion_fade.to[tile];
  return 1;
}

}  // namespace bastide::web
