// What the table is given to be drawn and played at.
#pragma once

#include "web/lessons/progress.hpp"
#include "web/opponent/advice.hpp"
#include "web/request/request.hpp"
#include "web/session/session.hpp"
#include "web/settings/settings.hpp"
#include "web/table/table.hpp"
#include "web/text/text.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {

// What the page knows and the table does not.
struct TableInput {
  bool covered = false;    // a dialog of the page lies over it
  bool thinking = false;   // a computer player does
  bool may_hurry = false;  // and already for so long that it can be told to move
  bool may_store = true;   // where one is in the game can be kept
};

// For what composes the table: panels, keys, gestures. Everything else takes what it reads.
struct TableView {
  Ui& ui;
  const Texts& texts;
  Settings& settings;
  Session& session;
  Table& table;
  LessonProgress& lesson;
  Advice& advice;
  Requests& requests;
  TableInput input;
};

}  // namespace bastide::web
