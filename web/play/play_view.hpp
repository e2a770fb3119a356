// The context passed to code that plays at the board.
#pragma once

#include "web/lessons/progress.hpp"
#include "web/play/play.hpp"
#include "web/session/request.hpp"
#include "web/session/session.hpp"
#include "web/session/settings.hpp"
#include "web/text/text.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {

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

// For gestures, keys and moves. Everything else takes just what it reads. What draws is given a
// const one: then the game, what is shown of it and the settings are constant.
struct PlayView {
  Ui& ui;
  const Texts& texts;
  Part<Settings> settings;
  Part<Session> session;
  Part<Play> play;
  Part<LessonProgress> lesson;
  Requests& requests;
};

}  // namespace bastide::web
