// What a set is about, in a few pictures: before somebody's first game with it, and from its help.
#pragma once

#include <string_view>

#include "web/screens/dialogs/dialog.hpp"

namespace bastide {
struct Setup;
}  // namespace bastide

namespace bastide::web {

struct LessonsDone;
struct ScreenView;

// Returns whether the dialog stays open.
bool prologue_dialog(ScreenView& view, dialog::Prologue& prologue);

// The pictures that a game begins with, for somebody who has not seen them, who then counts as
// having done so; none if there are none.
Dialog prologue_of(const Setup& setup, LessonsDone& seen);

}  // namespace bastide::web
