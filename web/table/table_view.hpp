// The context passed to code that draws the table and plays at it.
#pragma once

#include <functional>
#include <vector>

#include "web/drawing/paint.hpp"
#include "web/lessons/progress.hpp"
#include "web/opponent/advice.hpp"
#include "web/request/request.hpp"
#include "web/session/session.hpp"
#include "web/settings/settings.hpp"
#include "web/table/table.hpp"
#include "web/text/text.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {

// Facts known only to the page.
struct TableInput {
  bool covered = false;    // a dialog of the page covers it
  bool thinking = false;   // a computer player is thinking
  bool may_hurry = false;  // it has been thinking long enough to be hurried
  bool may_store = true;   // whether the view state can be stored
  bool full = false;       // there was no room to save the last moves
};

struct TableView;
// What a person has asked for by pressing something. What draws notes it; it is done once the table
// is drawn, so that nothing changes while it is.
using Intent = std::function<void(TableView&)>;

// For code that composes the table: panels, keys, gestures. Everything else takes just what it
// reads.
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
  std::vector<Intent> intents = {};
};

// For drawing pictures of its game.
inline GamePaint paint_of(const TableView& view, ImDrawList& draw) {
  return {{view.ui.theme, draw}, view.session, view.table.pictures};
}

}  // namespace bastide::web
