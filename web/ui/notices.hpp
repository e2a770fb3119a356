// Short notices over everything, which disappear after a while.
#pragma once

#include <string>

namespace bastide::web {

struct Ui;

struct Notice {
  std::string text;
  double until = 0;  // on the clock of Ui
};

// Shows a message for a few seconds and announces it to screen readers.
void notify(Ui& ui, std::string text);

// Notices hang below the top edge, the newest lowest. True while one is visible.
bool draw_notices(Ui& ui);

}  // namespace bastide::web
