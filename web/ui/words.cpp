#include "web/ui/words.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "web/ui/ui.hpp"

namespace bastide::web {

namespace {

const char* end_of(std::string_view s) { return s.data() + s.size(); }

float size_in_css(const ImFont* font) { return font->FontSize * ImGui::GetIO().FontGlobalScale; }

// Line spacing of a paragraph: more than the font's own.
float leading(const ImFont* font) { return std::ceil(size_in_css(font) * 1.18f); }

// Calls `line(begin, end)` for every line of a text wrapped to a width (0: not wrapped).
template <class Line>
void each_line(ImFont* font, std::string_view text, float wrap, Line line) {
  const char* at = text.data();
  const char* end = end_of(text);
  const float scale = size_in_css(font) / font->FontSize;
  while (at < end) {
    const char* stop = std::find(at, end, '\n');
    if (wrap > 0) {
      const char* fits = font->CalcWordWrapPositionA(scale, at, stop, wrap);
      if (fits <= at) fits = at + 1;  // always make progress
      if (fits < stop) {
        line(at, fits);
        at = fits;
        while (at < stop && *at == ' ') ++at;
        continue;
      }
    }
    line(at, stop);
    at = stop < end ? stop + 1 : end;
  }
}

float line_width(ImFont* font, const char* begin, const char* end) {
  return font->CalcTextSizeA(size_in_css(font), FLT_MAX, 0, begin, end).x;
}

ImVec2 size_of(ImFont* font, std::string_view text, float wrap = 0) {
  float width = 0;
  int lines = 0;
  each_line(font, text, wrap, [&](const char* begin, const char* end) {
    width = std::max(width, line_width(font, begin, end));
    ++lines;
  });
  return {width, size_in_css(font) + leading(font) * static_cast<float>(std::max(lines - 1, 0))};
}

void write(ImDrawList& draw, ImFont* font, ImVec2 at, std::string_view text, ImU32 ink,
           float wrap = 0, float centred_in = 0) {
  // Whole device pixels keep small letters sharp.
  const float step = ImGui::GetIO().FontGlobalScale;
  float y = at.y;
  each_line(font, text, wrap, [&](const char* begin, const char* end) {
    float x = at.x;
    if (centred_in > 0) x += (centred_in - line_width(font, begin, end)) / 2;
    draw.AddText(font, size_in_css(font),
                 {std::round(x / step) * step, std::round(y / step) * step}, ink, begin, end);
    y += leading(font);
  });
}

// A paragraph in the flow of the window.
void paragraph(Ui& ui, std::string_view text, Face f, ImU32 ink, bool centred) {
  ImFont* font = face(ui.theme, f);
  const float width = ImGui::GetContentRegionAvail().x;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const ImVec2 size = size_of(font, text, width);
  float wrap = width;
  // Avoids a single word on the last line.
  while (centred && wrap > width / 2 && size_of(font, text, wrap - 8).y == size.y) wrap -= 8;
  write(*ImGui::GetWindowDrawList(), font, at, text, ink, wrap, centred ? width : 0);
  ImGui::Dummy({centred ? width : size.x, size.y});
}

}  // namespace

void ui_text(Ui& ui, std::string_view text, Face f, ImU32 ink) {
  paragraph(ui, text, f, ink, false);
}

void ui_text_centred(Ui& ui, std::string_view text, Face f, ImU32 ink) {
  paragraph(ui, text, f, ink, true);
}

void ui_heading(Ui& ui, std::string_view text) { ui_text(ui, text, Face::heading); }

void ui_gap(Ui& ui, float design) { ImGui::Dummy({0, px(ui.theme, design)}); }

void ui_rule(Ui& ui) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  const float y = at.y + px(ui.theme, 3);
  ImGui::GetWindowDrawList()->AddLine({at.x, y}, {at.x + width, y}, colour::rule, px(ui.theme, 1));
  ImGui::Dummy({width, px(ui.theme, 7)});
}

ImVec2 ui_text_size(const Theme& theme, std::string_view text, Face f, float wrap) {
  return size_of(face(theme, f), text, wrap);
}

void ui_draw_text(const Theme& theme, ImDrawList& draw, ImVec2 at, std::string_view text, Face f,
                  ImU32 ink, float width) {
  ImFont* font = face(theme, f);
  if (width <= 0 || size_of(font, text).x <= width) return write(draw, font, at, text, ink);
  const std::string_view dots = "\xe2\x80\xa6";
  std::string cut(text);
  while (!cut.empty()) {
    do cut.pop_back();
    while (!cut.empty() && (static_cast<unsigned char>(cut.back()) & 0x80) &&
           (static_cast<unsigned char>(text[cut.size()]) & 0xc0) == 0x80);
    if (size_of(font, cut + std::string(dots)).x <= width) break;
  }
  write(draw, font, at, cut + std::string(dots), ink);
}

void ui_draw_paragraph(const Theme& theme, ImDrawList& draw, ImVec2 at, std::string_view text,
                       Face f, ImU32 ink, float wrap) {
  write(draw, face(theme, f), at, text, ink, wrap);
}

}  // namespace bastide::web
