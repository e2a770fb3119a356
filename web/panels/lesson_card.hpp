// The card of a lesson beside the board, and the spaces that it mentions on the board.
#pragma once

#include <optional>
#include <vector>

#include "engine/board/board.hpp"

namespace bastide::web {

struct LessonProgress;
struct Play;
struct TableLayout;
struct TableView;
struct Texts;
struct Theme;

// Reserves room for the card beside the board.
void lesson_reserve(const Theme& theme, const Texts& texts, const Play& play,
                    const LessonProgress& lesson, TableLayout& layout);
void draw_lesson(const TableView& view);
// A guided game keeps silent while it is looked back on.
bool guide_rests(const Play& play, const LessonProgress& lesson);
// The spaces that the card of a guided game mentions: they are ringed.
std::vector<Position> ringed_spaces(const Play& play, const LessonProgress& lesson);
// Triggers the card's main button.
void lesson_onward(TableView& view);

}  // namespace bastide::web
