// What lies over the start screen, from the top: dialogs, screens, and what is open at the table.
#pragma once

#include <vector>

namespace bastide::web {

struct App;

struct Layer {
  const char* id;
  void (*close)(App&);
};
std::vector<Layer> open_layers(const App& app);

// Escape, or a press beside a dialog, closes the topmost; at the table its keys do that.
void escape_frame(App& app);
// So does the browser's Back, which is asked for as often as there are layers: without more entries
// in its history than those, because browsers skip entries that a page adds by itself.
void back_frame(App& app);

// Whether a dialog will be visible in the next frame.
bool dialog_wanted(const App& app);

}  // namespace bastide::web
