// What the start screen leads to.
#pragma once

#include "web/screens/screen_view.hpp"

namespace bastide::web {

// Somebody who has never played here, to whom the start screen offers little.
bool is_first_visit(const Screens& screens, const LessonsDone& lessons_done);

// The game that is played at once: what it is, and with whom.
std::string form_in_words(const Texts& texts, const NewGameForm& form);

// Dialogs; each returns whether it stays open.
bool friends_dialog(Ui& ui, const Texts& texts, Requests& requests);
// `all`: also those that the start screen has itself after the first visit.
bool more_dialog(Ui& ui, const Texts& texts, Screens& screens, Requests& requests, bool all);

}  // namespace bastide::web
