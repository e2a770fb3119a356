// The context passed to code that plays at the board. It only names its parts: who looks into one
// includes it.
#pragma once

#include "web/play/part.hpp"

namespace bastide::web {

struct LessonProgress;
struct Play;
struct Requests;
struct Session;
struct Settings;
struct Texts;
struct Ui;

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
