// What can be open over the board.
#pragma once

#include <vector>

namespace bastide::web {

struct CoachPanel;
struct EndingState;
struct Play;
struct TableView;

// Whose state says what is open.
struct OpenPanels {
  const Play& play;
  const CoachPanel& coach;
  const EndingState& ending;
};

struct TableLayer {
  const char* id;  // for the tests
  bool (*open)(const OpenPanels&);
  // The same for its own button, a tap outside, Escape and the browser's Back.
  void (*close)(TableView&);
};
// Those that are open, from the top.
std::vector<const TableLayer*> open_layers(const OpenPanels& panels);
// Closes the topmost. False if none is open.
bool close_top_layer(TableView& view);

}  // namespace bastide::web
