// Figures on the table.
#pragma once

#include <imgui.h>

#include "engine/rules/action.hpp"
#include "engine/rules/setup.hpp"

namespace bastide::web {

struct App;

// Draws a figure whose body is centred on a point; `size` is that of its picture.
void draw_piece(App& app, ImDrawList& draw, PlayerIndex owner, FigureKind kind, bool lying,
                ImVec2 at, float size, float alpha);

}  // namespace bastide::web
