// Short notices over everything, which disappear after a while.
#pragma once

#include <string>

namespace bastide::web {

struct Ui;

struct Notice {
  std::string text;
  double until = 0;  // on the clock of Ui
};

// Notices cover nothing: screens and dialogs reserve room for them at the lower edge of the window,
// the table gives them a place on the board.
struct NoticePlace {
  float height = 0;    // what they took at the lower edge of the window, in the last frame
  bool given = false;  // whether in this frame; otherwise they are at that edge
  float x = 0, y = 0;  // the upper left corner
  float width = 0;     // the maximum
  float deep = 0;      // their lower end
};

// Shows a message for a few seconds and announces it to screen readers.
void notify(Ui& ui, std::string text);

// The room that they take if they may be this wide; 0 x 0 if there are none.
struct NoticeSize {
  float width, height;
};
NoticeSize notices_size(const Ui& ui, float width);

// Whether a point of the screen is on a notice: a press there is not meant for what is below.
bool on_notices(const Ui& ui, float x, float y);

// Draws them, the newest lowest. True while one is visible.
bool draw_notices(Ui& ui);

}  // namespace bastide::web
