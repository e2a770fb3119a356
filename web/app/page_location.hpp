// Where in the page this tab is: after a reload, or when the browser has discarded the tab, it is
// restored. Opening the page anew begins at the start screen.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "web/request/screen.hpp"

namespace bastide::web {

struct App;

struct PageLocation {
  Screen screen = Screen::start;
  Screen beneath = Screen::start;  // to which settings and help lead back
  std::string game;                // the slot of the game at the table; of a lesson "=" and its id
  friend bool operator==(const PageLocation&, const PageLocation&) = default;
};

// "settings table k3x9"; nothing for the start screen. Anything invalid means the start screen.
std::string write_place(const PageLocation& place);
PageLocation read_place(std::string_view text);

struct SavedLocation {
  std::string text;     // as it was last written
  bool settled = true;  // the place has not been restored, or has been drawn completely since
};

// Restores the place where this tab was.
void take_up_place(App& app);

// Called once a frame.
void keep_place(App& app, bool moving);

}  // namespace bastide::web
