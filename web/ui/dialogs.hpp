// Modal dialogs.
#pragma once

#include <string_view>

#include "web/ui/buttons.hpp"

namespace bastide::web {

struct Ui;

// A modal dialog. Call begin and end in every frame in which it is open; not calling them closes
// it. Content that does not fit scrolls; what follows ui_dialog_foot stays visible below it, unless
// it takes more than half of the screen.
void ui_dialog_begin(Ui& ui, const char* id, std::string_view title, float design_width = 440);
void ui_dialog_foot(Ui& ui);
void ui_dialog_end(Ui& ui);
// Ends a dialog with one button below everything. True when it was pressed.
bool ui_dialog_last(Ui& ui, const char* id, std::string_view label, Tone tone);
bool ui_dialog_open();  // whether any dialog is open

// Whether Escape was pressed, and not to stop editing a text: in a dialog, that closes the dialog
// too. Who asks uses the key up.
bool ui_escape();
// Whether a press beside the open dialog asks to close it, and not to stop editing a text in it.
bool ui_pressed_beside(const Ui& ui);

// Whether a window is in its first frame, in which its size is not known yet.
bool ui_appearing();

// Whether input waits for the next frame: ImGui processes one press or release per frame.
bool ui_input_waits();

// Call at the end of a frame: closes dialogs that were not drawn or, unless one is wanted, will not
// be drawn again, so that they swallow no key or click of the next frame; advances gliding scroll
// regions. True while something moves or is about to appear.
bool ui_end_frame(Ui& ui, bool dialog_wanted);

}  // namespace bastide::web
