// The card of a lesson beside the board, and the spaces that it mentions on the board.
#pragma once

#include "web/table/layout.hpp"

namespace bastide::web {

struct LessonProgress;
struct Table;
struct TableView;

// Reserves room for the card beside the board.
void lesson_reserve(const Theme& theme, Table& table, const LessonProgress& lesson,
                    TableLayout& layout);
void draw_lesson(TableView& view);
// Triggers the card's main button.
void lesson_onward(TableView& view);

}  // namespace bastide::web
