// The context passed to a screen for drawing and input.
#pragma once

#include "engine/tiles/catalogue.hpp"
#include "web/drawing/pictures.hpp"
#include "web/lessons/done.hpp"
#include "web/lessons/lists.hpp"
#include "web/review/review.hpp"
#include "web/screens/screens.hpp"
#include "web/session/request.hpp"
#include "web/session/settings.hpp"
#include "web/store/puzzle_book.hpp"
#include "web/text/text.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {

struct ScreenView {
  Ui& ui;
  const Texts& texts;
  const Settings& settings;
  const Catalogue& catalogue;
  Pictures& pictures;
  Screens& screens;
  const LessonLists& lists;
  const LessonsDone& lessons_done;
  const PuzzleBook& puzzle_book;
  Requests& requests;
  const Session* session;    // the open game; null: there is none
  const GameReview& review;  // of it, if the score sheet is open
  Screen back;               // where "back" leads from settings and help
  bool storage_off;          // nothing can be stored here
};

}  // namespace bastide::web
