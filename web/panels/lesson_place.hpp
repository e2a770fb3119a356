// Where the card of a lesson stands: beside what it speaks of, and what that is.
#pragma once

#include <optional>
#include <string>

#include "web/ui/area.hpp"

namespace bastide::web {

struct TableView;

// What a card speaks of, on the screen.
struct LessonTarget {
  Area area;
  std::string name;  // "1,0" of a cell, or that of a panel
  bool panel = false;
};
std::optional<LessonTarget> lesson_target(const TableView& view);

// Moves the card, where it lies over the board, to a place that hides neither what it speaks of nor
// what can be pressed.
void place_lesson(TableView& view);

// An arrow from the card to what it speaks of, unless that is out of sight.
void draw_lesson_arrow(const TableView& view);

}  // namespace bastide::web
