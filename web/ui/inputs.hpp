// Switches, choices and lines of text to be edited.
#pragma once

#include <imgui.h>

#include <string>
#include <string_view>
#include <vector>

#include "web/ui/theme.hpp"

namespace bastide::web {

struct Ui;

// A switch with its name and, below it, an explanation. True when it has been changed.
bool ui_toggle(Ui& ui, const char* id, std::string_view label, bool& value,
               std::string_view explanation = {});

// The look of a switch alone, 42 x 24 design pixels.
void draw_switch(const Theme& theme, ImDrawList& draw, ImVec2 min, bool on);

// One of several, side by side while they fit. True when changed. Probe ids are "id.0", "id.1" ...
bool ui_choice(Ui& ui, const char* id, const std::vector<std::string>& labels, int& chosen);

// A line of text to be edited. True when changed.
bool ui_input(Ui& ui, const char* id, std::string_view hint, std::string& value,
              std::size_t max_bytes, float width = -1);

}  // namespace bastide::web
