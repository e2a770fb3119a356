// The card of a lesson beside the board, and on the board the spaces it mentions.
#pragma once

#include "web/table/layout.hpp"

namespace bastide::web {

struct App;

// Reserves room for the card beside the board.
void lesson_reserve(App& app, TableLayout& layout);
void draw_lesson(App& app);
// Does what the card's main button does.
void lesson_onward(App& app);

}  // namespace bastide::web
