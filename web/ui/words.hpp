// Text on the screen: in the layout of a window, or anywhere.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "web/ui/theme.hpp"

namespace bastide::web {

struct Ui;

void ui_text(Ui& ui, std::string_view text, Face face = Face::text, ImU32 ink = colour::ink);
// Centred on the line.
void ui_text_centred(Ui& ui, std::string_view text, Face face = Face::text,
                     ImU32 ink = colour::ink);
void ui_heading(Ui& ui, std::string_view text);
void ui_gap(Ui& ui, float design);
void ui_rule(Ui& ui);  // a thin line

ImVec2 ui_text_size(const Theme& theme, std::string_view text, Face face, float wrap = 0);
// The width below which a word would have to be broken.
float ui_widest_word(const Theme& theme, std::string_view text, Face face);
// The first of some faces, from large to small, in which a text fits into one line; else the last.
Face ui_fitting_face(const Theme& theme, std::string_view text, float width,
                     std::initializer_list<Face> faces);
// Draws text anywhere; truncated with an ellipsis when wider than `width` (0: any width).
void ui_draw_text(const Paint& paint, ImVec2 at, std::string_view text, Face face, ImU32 ink,
                  float width = 0);

// A number in letters that are no higher than `most`.
void ui_draw_number(const Paint& paint, ImVec2 at, std::string_view number, ImU32 ink, float most);

// A name in one line of a width: the letters get smaller before any are left out, and the last
// ones stay, as names may differ only there.
struct FittedName {
  std::string text;
  float scale;
};
FittedName ui_fit_name(const Theme& theme, std::string_view name, Face face, float width);
void ui_draw_name(const Paint& paint, ImVec2 at, std::string_view name, Face face, ImU32 ink,
                  float width);

// One line in letters so many pixels high, whatever the theme's, smaller or shortened where it is
// too long: on what is printed.
float ui_sized_width(const Theme& theme, std::string_view line, float height);
void ui_draw_sized(const Paint& paint, ImVec2 at, std::string_view line, float height, ImU32 ink,
                   float width);

// Text wrapped to a width, drawn anywhere; ui_text_size with the same `wrap` gives its height.
void ui_draw_paragraph(const Paint& paint, ImVec2 at, std::string_view text, Face face, ImU32 ink,
                       float wrap);

}  // namespace bastide::web
