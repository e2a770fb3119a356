// Parts of the score sheet that look back: the scores turn by turn as a graph, and the moves that
// decided the game.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "web/session/analysis.hpp"

namespace bastide::web {

struct App;

struct Afterwards {
  Analysis analysis;
  std::string slot;       // of the game it is about,
  unsigned revision = 0;  // and how far that has come
  std::size_t actions = 0;
  std::optional<std::size_t> turn;  // pointed at in the graph, an index into the turns
};

// Goes on looking at the game. True while there is more to be looked at.
bool afterwards_frame(App& app);

void graph_panel(App& app);
void deciding_panel(App& app);

}  // namespace bastide::web
