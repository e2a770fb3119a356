#include "web/ui/words.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "web/ui/ui.hpp"

namespace bastide::web {

namespace {

const char* end_of(std::string_view s) { return s.data() + s.size(); }

float size_in_css(const ImFont* font) { return font->FontSize * ImGui::GetIO().FontGlobalScale; }

// Line spacing of a paragraph: more than the font's own.
float leading(const ImFont* font) { return std::ceil(size_in_css(font) * 1.18f); }

// Where a line that fits up to `stop` ends: ImGui breaks after any full stop or comma, even within
// a number.
const char* outside_number(const char* begin, const char* stop, const char* end) {
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  if (stop - begin < 2 || stop == end || !digit(*stop) || !digit(stop[-2])) return stop;
  if (stop[-1] != '.' && stop[-1] != ',') return stop;
  const std::string_view line(begin, static_cast<std::size_t>(stop - begin));
  const std::size_t space = line.rfind(' ');
  return space == line.npos ? stop : begin + space;
}

// Calls `line(begin, end)` for every line of a text wrapped to a width (0: not wrapped).
template <class Line>
void each_line(ImFont* font, std::string_view text, float wrap, Line line) {
  const char* at = text.data();
  const char* end = end_of(text);
  const float scale = size_in_css(font) / font->FontSize;
  while (at < end) {
    const char* stop = std::find(at, end, '\n');
    if (wrap > 0) {
      const char* fits =
          outside_number(at, font->CalcWordWrapPositionA(scale, at, stop, wrap), stop);
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

// Where, in which ink, in lines of which width (0: one), centred in which width (0: not), how
// large; the whole of it, if it is shortened.
struct Place {
  ImVec2 at;
  ImU32 ink;
  float wrap = 0, centred_in = 0, scale = 1;
  std::string_view whole = {};
};

void write(const Paint& paint, std::string_view text, Face f, const Place& place) {
  need_letters(paint.theme, text);
  ImFont* font = face(paint.theme, f);
  const std::string_view said = place.whole.empty() ? text : place.whole;
  std::string set;
  text = set_letters(paint.theme, f, text, place.wrap, set);
  // Whole device pixels keep small letters sharp.
  const float step = ImGui::GetIO().FontGlobalScale;
  float y = place.at.y, left = FLT_MAX, right = 0;
  each_line(font, text, place.wrap, [&](const char* begin, const char* end) {
    float x = place.at.x;
    const float width = line_width(font, begin, end) * place.scale;
    if (place.centred_in > 0) x += (place.centred_in - width) / 2;
    left = std::min(left, x);
    right = std::max(right, x + width);
    paint.draw.AddText(font, size_in_css(font) * place.scale,
                       {std::round(x / step) * step, std::round(y / step) * step}, place.ink, begin,
                       end);
    y += leading(font);
  });
  // What lies behind and over the windows is told elsewhere.
  const ImGuiWindow* const window = GImGui->CurrentWindow;
  if (window && &paint.draw == window->DrawList && left <= right)
    a11y_words(paint.theme, f >= Face::heading ? A11yRole::heading : A11yRole::text, said,
               {left, place.at.y}, {right, y});
}

// The same of a text as it is set.
ImVec2 set_size(const Theme& theme, std::string_view text, Face f, float wrap = 0) {
  std::string set;
  return size_of(face(theme, f), set_letters(theme, f, text, wrap, set), wrap);
}

// A text with an ellipsis instead of what does not fit: at the end, or before a last share of the
// letters that are kept (one in so many; 0: none).
std::string shortened(const Theme& theme, Face f, std::string_view text, float width,
                      std::size_t share) {
  ImFont* font = face(theme, f);
  std::string out(text);
  if (set_size(theme, text, f).x <= width) return out;
  need_alone(theme, f, text);
  std::vector<std::size_t> letters;  // where each begins
  for (std::size_t i = 0; i < text.size(); ++i)
    if ((text[i] & 0xc0) != 0x80) letters.push_back(i);
  letters.push_back(text.size());
  for (std::size_t kept = letters.size() - 1; kept-- > 0 && size_of(font, out).x > width;) {
    const std::size_t last = share ? kept / share : 0;
    out = text.substr(0, letters[kept - last]);
    out += "\xe2\x80\xa6";
    out += text.substr(letters[letters.size() - 1 - last]);
  }
  return out;
}

// A paragraph in the flow of the window.
void paragraph(Ui& ui, std::string_view text, Face f, ImU32 ink, bool centred) {
  const float width = ImGui::GetContentRegionAvail().x;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const ImVec2 size = set_size(ui.theme, text, f, width);
  float wrap = width;
  // Avoids a single word on the last line.
  while (centred && wrap > width / 2 && set_size(ui.theme, text, f, wrap - 8).y == size.y)
    wrap -= 8;
  write({ui.theme, *ImGui::GetWindowDrawList()}, text, f, {at, ink, wrap, centred ? width : 0});
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
  return set_size(theme, text, f, wrap);
}

float ui_widest_word(const Theme& theme, std::string_view text, Face f) {
  float widest = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find_first_of(" \n", at), text.size());
    widest = std::max(widest, set_size(theme, text.substr(at, end - at), f).x);
    at = end + 1;
  }
  return widest;
}

Face ui_fitting_face(const Theme& theme, std::string_view text, float width,
                     std::initializer_list<Face> faces) {
  for (const Face f : faces)
    if (set_size(theme, text, f).x <= width) return f;
  return *(faces.end() - 1);
}

void ui_draw_text(const Paint& paint, ImVec2 at, std::string_view text, Face f, ImU32 ink,
                  float width) {
  if (width <= 0) return write(paint, text, f, {at, ink});
  write(paint, shortened(paint.theme, f, text, width, 0), f, {at, ink, 0, 0, 1, text});
}

void ui_draw_number(const Paint& paint, ImVec2 at, std::string_view number, ImU32 ink, float most) {
  const float scale = std::min(1.0f, most / size_in_css(face(paint.theme, Face::small)));
  write(paint, number, Face::small, {at, ink, 0, 0, scale});
}

FittedName ui_fit_name(const Theme& theme, std::string_view name, Face f, float width) {
  constexpr float smallest = 0.7f;
  const float scale =
      std::clamp(width / std::max(1.0f, set_size(theme, name, f).x), smallest, 1.0f);
  return {shortened(theme, f, name, width / scale + 0.01f, 3), scale};
}

void ui_draw_name(const Paint& paint, ImVec2 at, std::string_view name, Face f, ImU32 ink,
                  float width) {
  const FittedName fitted = ui_fit_name(paint.theme, name, f, width);
  at.y += size_in_css(face(paint.theme, f)) * (1 - fitted.scale) / 2;
  write(paint, fitted.text, f, {at, ink, 0, 0, fitted.scale, name});
}

// The largest letters that there are of every alphabet.
constexpr Face printed = Face::title;

float ui_sized_width(const Theme& theme, std::string_view line, float height) {
  return set_size(theme, line, printed).x * height / size_in_css(face(theme, printed));
}

void ui_draw_sized(const Paint& paint, ImVec2 at, std::string_view line, float height, ImU32 ink,
                   float width) {
  const float scale = height / size_in_css(face(paint.theme, printed));
  const FittedName fitted = ui_fit_name(paint.theme, line, printed, width / scale);
  at.y += height * (1 - fitted.scale) / 2;
  write(paint, fitted.text, printed, {at, ink, 0, 0, scale * fitted.scale, line});
}

void ui_draw_paragraph(const Paint& paint, ImVec2 at, std::string_view text, Face f, ImU32 ink,
                       float wrap) {
  write(paint, text, f, {at, ink, wrap});
}

}  // namespace bastide::web
