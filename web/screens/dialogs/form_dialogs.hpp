// The dialogs of the form for a new game, and of who one is.
#pragma once

#include <optional>

#include "web/screens/screen_view.hpp"

namespace bastide::web {

// Whether Enter was pressed in the text field just drawn.
bool entered();

// The eight colours with their marks; the one that is pressed.
std::optional<int> colour_cards(Ui& ui, const Texts& texts, int chosen);
// A name, a colour and a sign, to be changed. True when one was.
bool oneself_part(ScreenView& view, Oneself& oneself);

// Each returns whether it stays open.
bool boxes_dialog(ScreenView& view);
bool setup_dialog(ScreenView& view, dialog::Setup& setup);
bool you_dialog(ScreenView& view, dialog::You& you);

}  // namespace bastide::web
