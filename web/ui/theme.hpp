// The look: colours, fonts, sizes. Parchment, ink and a little vermilion, or the same by night.
#pragma once

#include <imgui.h>

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "web/ui/a11y.hpp"
#include "web/ui/colours.hpp"

namespace bastide::web {

// The fonts in use, each at one size.
enum class Face : unsigned char {
  text,     // body text
  small,    // notes, labels under things
  strong,   // buttons, names, numbers that matter
  heading,  // of a panel
  title,    // of a screen
  display,  // the name of the game
};
inline constexpr int face_count = 6;

// The files of the fonts.
struct FontFiles {
  std::string text;   // drawn for small sizes
  std::string title;  // drawn for large ones
  std::string more;   // the letters beyond those of Latin alphabets, once one is needed
};

struct DrawnLetters;

// Layout parameters derived from the window, recomputed whenever it changes.
struct Theme {
  float unit = 1;     // CSS pixels per design pixel: 1 on a phone, up to 1.7 on a big screen
  float density = 1;  // device pixels per CSS pixel
  float text = 1;     // how much larger letters are than usual: a setting
  Look look = Look::light;
  bool narrow = true;        // an upright phone: one column
  bool low = false;          // a phone on its side: little height
  bool touch = false;        // the last pointer was a finger
  float long_press = 0.45f;  // seconds that a finger rests to ask what is there; 0: never
  float control = 44;        // height of a control in CSS pixels, at least a fingertip
  ImFont* faces[face_count] = {};
  bool cyrillic = false;        // what is to be read mostly is
  float text_built = 0;         // for which the faces are
  Look look_set = Look::light;  // in ImGui's style
  std::shared_ptr<const FontFiles> files;
  bool more_coming = false;  // of the files

  // Beyond the basic alphabet, the atlas has the letters of the texts drawn so far. What adds to
  // them is drawing, to which the rest of the theme is constant.
  mutable ImFontGlyphRangesBuilder letters;
  mutable bool more_letters = false;       // since the atlas was built
  mutable std::vector<A11yNode> a11y;      // what has been drawn in this frame, in words
  mutable std::vector<ImGuiID> told_open;  // the windows of its regions that are open (a11y.cpp)
  std::vector<ImWchar> foreign;            // those of them that the fonts lack, in order
  // What the platform draws instead, and in which faces (as bits): whole names, and letters that
  // stand alone or must be cut.
  mutable std::vector<std::pair<std::string, unsigned>> runs;
  mutable std::map<ImWchar, unsigned> loose;
  std::shared_ptr<DrawnLetters> drawn;  // by it, once in each size
};

// Call before ImGui::NewFrame and after the backends': adapts the theme to the window, and to
// letters that were missing in the last frame. True when the font atlas was rebuilt and must be
// uploaded again.
bool theme_prepare(Theme& theme);

// Every drawn text passes here.
void need_letters(const Theme& theme, std::string_view text);

// The letters of a text that the fonts lack will be drawn one by one, too: it is to be cut.
void need_alone(const Theme& theme, Face f, std::string_view letters);

// A text as it is set in a face: a name, or a part of one, in letters that the fonts lack is a
// single letter in the atlas, drawn by the platform in the order of its script, if it is not wider
// than `room` (0: any width). `set` keeps it.
std::string_view set_letters(const Theme& theme, Face f, std::string_view text, float room,
                             std::string& set);

// Converts design pixels to CSS pixels; `em`: of what grows with the letters in it.
inline float px(const Theme& theme, float design) { return design * theme.unit; }
inline float em(const Theme& theme, float design) { return design * theme.unit * theme.text; }
inline ImFont* face(const Theme& theme, Face f) { return theme.faces[static_cast<int>(f)]; }

// What letters and paper are drawn with.
struct Paint {
  const Theme& theme;
  ImDrawList& draw;
};

}  // namespace bastide::web
