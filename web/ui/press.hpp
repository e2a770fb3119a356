// For controls: areas that can be pressed and focused, and are reported to the probe.
#pragma once

#include <imgui.h>

#include <string>
#include <string_view>

#include "web/ui/area.hpp"
#include "web/ui/theme.hpp"

namespace bastide::web {

struct Controls;
struct Ui;

// Whether the finger that is down has rested for long.
bool held_long(const Theme& theme);
inline constexpr unsigned no_window = 1;  // as Controls::drag_window: none scrolls

struct Pressed {
  bool pressed, hovered, held;
};
Pressed press_area(Ui& ui, const char* id, ImVec2 size, bool enabled);
Pressed press_area(Ui& ui, const std::string& id, const Area& at);

// For the last item, in every frame: whether a press counts. One by a pointer that came down when
// the control had only just come to its place does not: it was meant for what was there before.
bool press_counts(Ui& ui, const std::string& id);
// The same for what is drawn without an item: notes its place, and whether it has been there for
// long enough to be pressed at a time.
void note_place(Ui& ui, const std::string& id, ImVec2 at, ImVec2 size);
bool stands(const Ui& ui, const std::string& id, double pressed);
double in_place_since(const Ui& ui, const std::string& id);  // on the page's clock; 0: not noted
// A key has done something: nothing else reads it in this frame.
void use_key(ImGuiKey key);
// Whether an arrow is pressed while no control shows that it has the focus; it then moves none.
// Before anything is drawn.
bool takes_arrow(ImGuiKey key);

// What is no longer drawn is forgotten.
void forget_places(Controls& controls);

// For the last item: reports its area to the probe, shows a text when it is pointed at or held, and
// draws a ring around it when it has the keyboard focus.
void probe_last(Ui& ui, std::string id, bool enabled = true);
void tooltip(Ui& ui, std::string_view text);
void focus_ring(const Paint& paint, ImVec2 min, ImVec2 max, float rounding);

}  // namespace bastide::web
