// Switches, choices and text fields.
#pragma once

#include <imgui.h>

#include <string>
#include <string_view>
#include <vector>

#include "web/ui/theme.hpp"

namespace bastide::web {

struct Ui;

// A labelled switch with an explanation below it. True when it was changed.
bool ui_toggle(Ui& ui, const char* id, std::string_view label, bool& value,
               std::string_view explanation = {});

// Just the picture of a switch, 42 x 24 design pixels.
void draw_switch(const Paint& paint, ImVec2 min, bool on);

// A choice of one among several, side by side if they fit. True when changed. Probe ids are "id.0",
// "id.1" ...
bool ui_choice(Ui& ui, const char* id, const std::vector<std::string>& labels, int& chosen);

// A one-line text field, for at most so many letters. True when changed.
bool ui_input(Ui& ui, const char* id, std::string_view hint, std::string& value,
              std::size_t letters, float width = -1);
// Gives the field that follows the focus when its dialog opens.
void ui_focus_on_opening();
// A field whose text can only be read and copied.
void ui_fixed_text(Ui& ui, const char* id, std::string_view label, std::string text);

}  // namespace bastide::web
