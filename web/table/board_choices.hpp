// The choices that refer to places of the board.
#pragma once

#include "web/drawing/board.hpp"

namespace bastide::web {

struct Session;
struct Settings;
struct Table;
struct Texts;

// Under the figures: the features that are offered.
void draw_choices_below(const BoardDrawing& on, const Session& session, const Table& table);
// Among them: the marks that can be pressed.
void draw_choices_above(const BoardDrawing& on, const Texts& texts, const Settings& settings,
                        const Session& session, const Table& table);

}  // namespace bastide::web
