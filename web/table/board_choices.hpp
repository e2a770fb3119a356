// Choices that refer to places on the board.
#pragma once

#include "web/drawing/board.hpp"

namespace bastide::web {

struct Settings;
struct Table;
struct Texts;

// Below the figures: the features that are offered.
void draw_choices_below(const BoardDrawing& on, const Table& table);
// Above the figures: the pressable marks.
void draw_choices_above(const BoardDrawing& on, const Texts& texts, const Settings& settings,
                        const Table& table);

}  // namespace bastide::web
