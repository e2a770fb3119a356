// What the page conveys besides the picture: the document title, and the live region for screen
// readers.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "engine/rules/action.hpp"

namespace bastide::web {

struct App;

struct Announcer {
  std::size_t said = 0;                 // actions whose events have been announced
  std::size_t asked = ~std::size_t{0};  // position whose decision has been announced
  std::optional<Action> laid;           // tile whose place has been announced
  std::size_t shown = 0;                // position of the last frame,
  unsigned revision = 0;                // and the revision of the game then
};

std::string title_of(const App& app);

void announce_frame(App& app);

// Restarts with the open game, without announcing its past events again.
void announce_game(App& app);

}  // namespace bastide::web
