// Short notices over everything, which go away by themselves.
#pragma once

#include <string>

namespace bastide::web {

struct Ui;

struct Notice {
  std::string text;
  double until = 0;  // on the clock of Ui
};

// Says something for a few seconds, also to screen readers.
void notify(Ui& ui, std::string text);

// Notices hang below the top edge, the newest lowest. True while one is to be seen.
bool draw_notices(Ui& ui);

}  // namespace bastide::web
