// A replay of the game over the board.
#pragma once

#include <cstddef>
#include <vector>

#include "web/session/memo.hpp"

namespace bastide {
struct Analysis;
}  // namespace bastide

namespace bastide::web {

// While it is open, nothing is decided at the table and computer players wait.
struct Replay {
  bool open = false;
  bool playing = false;  // it advances by itself
  double next = 0;       // time of the next step, on the app's clock
  Memo<std::vector<std::size_t>> stops;
  const Analysis* analysis = nullptr;  // of the game, as far as it has come; null: not to be seen
};

}  // namespace bastide::web
