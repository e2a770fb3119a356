// Where this tab is in the page: restored after a reload, or when the browser has discarded the
// tab. A newly opened page begins at the start screen.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "web/session/screen.hpp"

namespace bastide::web {

struct App;

struct PageLocation {
  Screen screen = Screen::start;
  Screen beneath = Screen::start;  // where settings and help lead back to
  std::string game;  // slot of the game at the table, or "=" and the id or the link of a lesson
  friend bool operator==(const PageLocation&, const PageLocation&) = default;
};

// "settings table k3x9"; nothing for the start screen. Anything invalid means the start screen.
std::string write_location(const PageLocation& location);
PageLocation read_location(std::string_view text);

struct SavedLocation {
  std::string text;     // as last written
  bool settled = true;  // nothing was restored, or it has been drawn completely since
};

// Restores where this tab was.
void restore_location(App& app);

// Called once a frame.
void keep_location(App& app, bool moving);

}  // namespace bastide::web
