// The context passed to code that draws the table and plays at it.
#pragma once

#include <vector>

#include "web/drawing/paint.hpp"
#include "web/lessons/progress.hpp"
#include "web/opponent/advice.hpp"
#include "web/request/request.hpp"
#include "web/session/session.hpp"
#include "web/settings/settings.hpp"
#include "web/table/drawn.hpp"
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

// Something that a view refers to: as constant as the view through which it is seen.
template <class T>
class Part {
 public:
  Part(T& part) : part_(part) {}
  Part(const Part&) = delete;
  operator T&() { return part_; }
  operator const T&() const { return part_; }
  T& operator*() { return part_; }
  const T& operator*() const { return part_; }
  T* operator->() { return &part_; }
  const T* operator->() const { return &part_; }

 private:
  T& part_;
};

// For code that composes the table: panels, keys, gestures. Everything else takes just what it
// reads. What draws is given a const one: then the game, the table and the settings are constant.
struct TableView {
  Ui& ui;
  const Texts& texts;
  Part<Settings> settings;
  Part<Session> session;
  Part<Table> table;
  Part<LessonProgress> lesson;
  Part<Advice> advice;
  Requests& requests;
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
