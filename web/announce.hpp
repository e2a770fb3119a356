// What the page says beyond its picture: the title of the document, and the live region that
// screen readers speak.
#pragma once

#include <cstddef>
#include <string>

namespace bastide::web {

struct App;

struct Announcer {
  std::string title;                    // as set last
  std::string slot;                     // of the game whose events have been said
  std::size_t said = 0;                 // actions whose events have been said
  std::size_t asked = ~std::size_t{0};  // position whose decision has been said
};

void announce_frame(App& app);

// Begins anew with the open game: what has happened in it is not said again.
void announce_game(App& app);

}  // namespace bastide::web
