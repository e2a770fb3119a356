// What a frame says to those who do not see it: its texts and controls in the order of Tab, by
// name, at their places, within the regions that they are drawn in. The page repeats it as elements
// that screen readers find (web/platform/browser/a11y.js).
#pragma once

#include <imgui.h>

#include <string>
#include <string_view>

namespace bastide::web {

struct Theme;

enum class A11yRole : char {
  text = 't',
  heading = 'h',
  button = 'b',
  toggle = 's',
  check = 'c',   // of several that go together
  option = 'o',  // of several, of which one is on
  field = 'f',
  // What follows, up to its end, is inside.
  options = 'g',
  region = 'r',
  dialog = 'd',
  end = '/',
};

struct A11yNode {
  A11yRole role = A11yRole::text;
  std::string id;  // of a control: as in the probe
  std::string words;
  bool enabled = true, on = false, focused = false;
  ImVec2 min, max;            // words drawn inside are the control's
  ImVec2 seen_min, seen_max;  // the part of it that is in sight
  std::string value = {};     // of a field
};

// A control that is about to be drawn. What is drawn in it becomes its name, after `words`.
A11yNode& a11y_control(const Theme& theme, std::string id, ImVec2 min, ImVec2 max,
                       std::string_view words = {});

// A text that has been drawn.
void a11y_words(const Theme& theme, A11yRole role, std::string_view words, ImVec2 min, ImVec2 max);

// Begins something that has others inside, and ends it.
void a11y_begin(const Theme& theme, A11yRole role, std::string_view words);
void a11y_end(const Theme& theme);
// Begins a region as large as the window that is being drawn, and ends with it. Without words, its
// first heading is its name.
void a11y_region(const Theme& theme, std::string_view words = {});
// Begins a dialog, which covers everything told before.
void a11y_dialog(const Theme& theme, std::string_view words);

// One sentence instead of the many texts told since there were `before`.
void a11y_instead(const Theme& theme, std::size_t before, std::string_view words, ImVec2 min,
                  ImVec2 max);

// What is written or switched just above, which names what follows; empty if that is neither.
std::string a11y_above(const Theme& theme);

}  // namespace bastide::web
