// What the hand says about the choice that is pointed at on the board, or has been made.
#pragma once

#include <string>

namespace bastide::web {

struct TableView;

struct ChoiceTold {
  std::string name;   // "Knight"
  std::string worth;  // "+4 at once"; or why nothing can be put there
};

// Of the one that the mouse points at; else of the chosen one.
ChoiceTold told_at_pointer(const TableView& view);

}  // namespace bastide::web
