#include "web/board/completion_fade.hpp"

#include <algorithm>

#include "web/board/display_state.hpp"
#include "web/board/motion.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {

void finishing_frame(const DisplayState& display, const Motion& motion, CompletionFade& fade) {
  if (fade.jumps != motion.jumps || display.tiles < fade.tiles) fade.tiles = 0;
  fade.jumps = motion.jumps;
  for (std::size_t i = 0; i < display.tiles; ++i) {
    const std::uint16_t wanted = display.finished[i];
    if (i >= fade.tiles) {
      fade.from[i] = fade.to[i] = wanted;
    } else if (fade.to[i] != wanted) {
      fade.from[i] = fade.to[i];
      fade.to[i] = wanted;
      fade.since[i] = 0;
    }
  }
  fade.tiles = display.tiles;
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
