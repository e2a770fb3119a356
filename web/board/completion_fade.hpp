// Features change their look when they are finished: the tiles affected, and the progress of the
// fade.
#pragma once

#include <array>

#include "engine/board/board.hpp"

namespace bastide::web {

struct DisplayState;
struct Motion;
struct Ui;

struct CompletionFade {
  // For each tile, as segments: what its picture shows, and what it is fading to.
  std::array<std::uint16_t, max_tiles> from{}, to{};
  std::array<double, max_tiles> since{};  // 0: the new picture is not painted yet
  std::size_t tiles = 0;
  unsigned jumps = 0;  // Motion::jumps; when it changes, skips the fade
};

// Starts the fades for what the scene now shows as finished.
void finishing_frame(const DisplayState& display, const Motion& motion, CompletionFade& fade);

// How far a tile has faded to `to`, 0..1; starts when `painted`.
float completion_progress(Ui& ui, CompletionFade& completion_fade, std::size_t tile, bool painted);

}  // namespace bastide::web
