// Backgrounds: paper, panels, scroll regions and whole screens.
#pragma once

#include <imgui.h>

#include "web/ui/area.hpp"
#include "web/ui/theme.hpp"

namespace bastide::web {

struct Controls;
struct Ui;

// Paper with a soft shadow behind a rectangle.
void draw_paper(const Paint& paint, ImVec2 min, ImVec2 max, ImU32 paper = colour::paper,
                float rounding = 10);
// The desk behind everything.
void draw_desk(const Paint& paint, ImVec2 min, ImVec2 max);

// A sheet of paper in the layout of a screen, as high as its content.
void ui_panel_begin(Ui& ui, const char* id, float width = -1);
void ui_panel_end();

// What would scroll by a few pixels needs no bar, which would only take room away.
inline constexpr float hardly_scrolls = 4;

// A region that scrolls by wheel, keys and dragging.
void ui_scroll_begin(const char* id, ImVec2 size);
void ui_scroll_at(const char* id, const Area& at);
void ui_scroll_end(Ui& ui);
bool ui_scrolls();  // whether what is being drawn is in a region that scrolls

// A whole screen: a window over the full page. Draw inside only when true.
void ui_screen_begin(Ui& ui, const char* id);
void ui_screen_end();

// Lets a finger (or the mouse) drag the content of the current window, with momentum.
void scroll_by_dragging(Controls& controls);

}  // namespace bastide::web
