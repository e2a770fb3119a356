// The context passed to code that draws the table and plays at it.
#pragma once

#include <vector>

#include "web/drawing/paint.hpp"
#include "web/opponent/advice.hpp"
#include "web/panels/drawn.hpp"
#include "web/panels/table_state.hpp"
#include "web/play/play_view.hpp"
#include "web/session/request.hpp"
#include "web/session/session.hpp"
#include "web/session/settings.hpp"
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

// For code that composes the table: panels and keys.
struct TableView : PlayView {
  Part<Table> table;
  Part<Advice> advice;
  Drawn& drawn;
  TableInput input;
};

// Notes what a press asks for.
inline void intend(const TableView& view, Intent intent) {
  view.drawn.intents.push_back(std::move(intent));
}

// For drawing pictures of its game.
inline GamePaint paint_of(const TableView& view, ImDrawList& draw) {
  return {{view.ui.theme, draw}, view.session, view.table->pictures};
}

}  // namespace bastide::web
