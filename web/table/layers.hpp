// What can be open over the board.
#pragma once

#include <vector>

namespace bastide::web {

struct Table;
struct TableView;

struct TableLayer {
  const char* id;  // for the tests
  bool (*open)(const Table&);
  // The same for its own button, a tap outside, Escape and the browser's Back.
  void (*close)(TableView&);
};
// Those that are open, from the top.
std::vector<const TableLayer*> open_layers(const Table& table);
// Closes the topmost. False if none is open.
bool close_top_layer(TableView& view);

}  // namespace bastide::web
