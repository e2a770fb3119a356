// What a frame says to those who do not see it: its texts and controls in the order of Tab, by
// name. The page repeats it as elements that screen readers find (web/platform/browser/told.js).
#pragma once

#include <imgui.h>

#include <string>
#include <string_view>

namespace bastide::web {

struct Theme;

enum class ToldRole : char {
  text = 't',
  heading = 'h',
  button = 'b',
  toggle = 's',
  option = 'o',  // of several, of which one is on
  field = 'f',
};

struct Told {
  ToldRole role = ToldRole::text;
  std::string id;  // of a control: as in the probe
  std::string words;
  bool enabled = true, on = false, focused = false;
  ImVec2 min, max;  // words drawn inside are the control's
};

// A control that is about to be drawn. What is drawn in it becomes its name, after `words`.
Told& tell_control(const Theme& theme, std::string id, ImVec2 min, ImVec2 max,
                   std::string_view words = {});

// A text that is drawn, at its upper left corner.
void tell_words(const Theme& theme, ToldRole role, std::string_view words, ImVec2 at);

}  // namespace bastide::web
