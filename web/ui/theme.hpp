// The look: colours, fonts, sizes. Parchment, ink and a little vermilion.
#pragma once

#include <imgui.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

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
};

// Layout parameters derived from the window, recomputed whenever it changes.
struct Theme {
  float unit = 1;      // CSS pixels per design pixel: 1 on a phone, up to 1.7 on a big screen
  float density = 1;   // device pixels per CSS pixel
  float text = 1;      // how much larger letters are than usual: a setting
  bool narrow = true;  // an upright phone: one column
  bool low = false;    // a phone on its side: little height
  bool touch = false;  // the last pointer was a finger
  float control = 44;  // height of a control in CSS pixels, at least a fingertip
  ImFont* faces[face_count] = {};
  float text_built = 0;  // for which the faces are
  std::shared_ptr<const FontFiles> files;

  // Beyond the basic alphabet, the atlas has the letters of the texts drawn so far. What adds to
  // them is drawing, to which the rest of the theme is constant.
  mutable ImFontGlyphRangesBuilder letters;
  mutable bool more_letters = false;  // since the atlas was built
  std::vector<ImWchar> foreign;       // those of them that the fonts lack: the platform draws them
};

// Call before ImGui::NewFrame and after the backends': adapts the theme to the window, and to
// letters that were missing in the last frame. True when the font atlas was rebuilt and must be
// uploaded again.
bool theme_prepare(Theme& theme);

// Every drawn text passes here.
void need_letters(const Theme& theme, std::string_view text);

// Converts design pixels to CSS pixels; `em`: of what grows with the letters in it.
inline float px(const Theme& theme, float design) { return design * theme.unit; }
inline float em(const Theme& theme, float design) { return design * theme.unit * theme.text; }
inline ImFont* face(const Theme& theme, Face f) { return theme.faces[static_cast<int>(f)]; }

// ---- Colours -----------------------------------------------------------------------------------

namespace colour {
inline constexpr ImU32 ink = IM_COL32(0x2b, 0x22, 0x18, 0xff);
inline constexpr ImU32 ink_soft = IM_COL32(0x5d, 0x4c, 0x39, 0xff);   // notes
inline constexpr ImU32 ink_faint = IM_COL32(0x8d, 0x7a, 0x61, 0xff);  // disabled
inline constexpr ImU32 rule = IM_COL32(0x6b, 0x52, 0x36, 0x4c);       // thin lines
inline constexpr ImU32 desk = IM_COL32(0xd9, 0xc8, 0xa5, 0xff);       // behind everything
inline constexpr ImU32 desk_dark = IM_COL32(0xb9, 0xa1, 0x78, 0xff);
inline constexpr ImU32 paper = IM_COL32(0xf7, 0xee, 0xda, 0xff);       // panels
inline constexpr ImU32 paper_high = IM_COL32(0xfd, 0xf8, 0xec, 0xff);  // controls
inline constexpr ImU32 paper_low = IM_COL32(0xec, 0xdf, 0xc3, 0xff);   // wells, pressed
inline constexpr ImU32 accent = IM_COL32(0x9c, 0x32, 0x22, 0xff);      // vermilion: what to do next
inline constexpr ImU32 accent_high = IM_COL32(0xb5, 0x40, 0x2b, 0xff);
inline constexpr ImU32 accent_low = IM_COL32(0x7f, 0x26, 0x1a, 0xff);
inline constexpr ImU32 accent_ink = IM_COL32(0xff, 0xf6, 0xe6, 0xff);  // on accent
inline constexpr ImU32 good = IM_COL32(0x3f, 0x6b, 0x3a, 0xff);
inline constexpr ImU32 focus = IM_COL32(0x1f, 0x5f, 0x8b, 0xff);  // the focus ring
inline constexpr ImU32 shade = IM_COL32(0x20, 0x15, 0x08, 0x8c);  // behind a dialog
}  // namespace colour

// `amount` 0..1 of the way from `a` to `b`.
ImU32 mix(ImU32 a, ImU32 b, float amount);
ImU32 faded(ImU32 colour, float alpha);

// The colour of a player (PlayerEntry::colour), and ink readable on it.
ImU32 player_colour(int colour);
ImU32 player_ink(int colour);

}  // namespace bastide::web
