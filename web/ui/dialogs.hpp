// Dialogs over everything.
#pragma once

#include <string_view>

#include "web/ui/buttons.hpp"

namespace bastide::web {

struct Ui;

// A dialog over everything. Call begin and end in every frame in which it is open; not calling them
// closes it. What does not fit scrolls; what follows ui_dialog_foot stays visible below it.
void ui_dialog_begin(Ui& ui, const char* id, std::string_view title, float design_width = 440);
void ui_dialog_foot(Ui& ui);
void ui_dialog_end(Ui& ui);
// The last thing in a dialog: one button below all of it. True when it or Escape was pressed.
bool ui_dialog_last(Ui& ui, const char* id, std::string_view label, Tone tone);
bool ui_dialog_open();  // any dialog

// Escape, pressed while no dialog is open and no text is edited; in a dialog: pressed in it.
bool ui_escape();
// As if it had been pressed, whatever has the focus; from the next frame on.
void ui_press_escape();

// Whether a window is in its first frame: it does not know its size yet.
bool ui_appearing();

// At the end: closes dialogs that were not drawn or, unless one is wanted, will not be drawn again,
// so that no key or click of the next frame is lost to them; lets scrolled regions glide. True
// while something moves.
bool ui_end_frame(Ui& ui, bool dialog_wanted);

}  // namespace bastide::web
