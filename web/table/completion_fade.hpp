// Features change their look when they are finished: the tiles concerned, and how far they have
// changed.
#pragma once

#include <array>

#include "web/table/display_state.hpp"

namespace bastide::web {

struct Table;
struct Ui;

struct CompletionFade {
  // For each tile, as segments: what its picture shows, and what it is changing to.
  std::array<std::uint16_t, max_tiles> from{}, to{};
  std::array<double, max_tiles> since{};  // 0: the new picture is not painted yet
  std::size_t tiles = 0;
  unsigned jumps = 0;  // of the motion: then everything changes at once
};

// Applies what the scene shows as finished.
void finishing_frame(Table& table);

// How far a tile has changed to `to`, 0..1; begins when `painted`.
float completion_progress(Ui& ui, CompletionFade& completion_fade, std::size_t tile, bool painted);

}  // namespace bastide::web
