// The parts of the score sheet that look back: the scores turn by turn as a graph, and the key
// moves.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "web/session/analysis.hpp"

namespace bastide::web {

struct ScreenView;

struct Afterwards {
  Analysis analysis;
  std::string slot;       // of the game it is about,
  unsigned revision = 0;  // and how far the analysis has come
  std::size_t actions = 0;
  std::optional<std::size_t> turn;  // selected in the graph, an index into the turns
};

// Continues the analysis of the game. True while there is more to do.
bool afterwards_frame(ScreenView& view, const Session& session);

void graph_panel(ScreenView& view, const Session& session);
void deciding_panel(ScreenView& view, const Session& session);

}  // namespace bastide::web
