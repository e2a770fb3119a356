// Short notices over everything, which disappear after a while.
#pragma once

#include <string>

namespace bastide::web {

struct Ui;

struct Notice {
  std::string text;
  double until = 0;  // on the clock of Ui
};

// Notices cover nothing: screens and dialogs leave them room at the lower edge of the window, the
// table gives them a place on the board.
struct NoticePlace {
  float height = 0;    // what they took at the lower edge of the window, in the last frame
  bool given = false;  // in this frame; otherwise they lie at that edge
  float x = 0, y = 0;  // the upper left corner
  float width = 0;     // no more than that
  float deep = 0;      // where they end below that
};

// Shows a message for a few seconds and announces it to screen readers.
void notify(Ui& ui, std::string text);

// What they take where they may be so wide; 0 x 0 if there are none.
struct NoticeSize {
  float width, height;
};
NoticeSize notices_size(const Ui& ui, float width);

// A point of the screen lies on one: a press there is not meant for what is below.
bool on_notices(const Ui& ui, float x, float y);

// The newest lowest. True while one is visible.
bool draw_notices(Ui& ui);

}  // namespace bastide::web
