#include "web/ui/buttons.hpp"

#include <algorithm>
#include <cmath>

#include "web/ui/press.hpp"
#include "web/ui/ui.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {

namespace {

struct Dress {
  ImU32 fill, edge, ink;
};

Dress dress_of(const ButtonStyle& style, const Pressed& state) {
  Dress look{colour::paper_high, colour::control_edge, colour::ink};
  switch (style.tone) {
    case Tone::primary:
      look = {state.hovered ? colour::accent_high : colour::accent, colour::accent_low,
              colour::accent_ink};
      if (state.held) look.fill = colour::accent_low;
      break;
    case Tone::danger:
      look.ink = colour::accent;
      look.edge = faded(colour::accent, 0.6f);
      if (state.hovered) look.fill = mix(colour::paper_high, colour::accent, 0.1f);
      break;
    case Tone::quiet:
      look.edge = 0;
      look.fill = state.hovered ? faded(colour::ink_soft, 0.12f) : 0;
      if (state.held) look.fill = faded(colour::ink_soft, 0.2f);
      break;
    case Tone::plain:
      if (state.hovered) look.fill = mix(colour::paper_high, colour::paper_low, 0.6f);
      if (state.held) look.fill = colour::paper_low;
      break;
  }
  if (style.selected) {
    look.fill = mix(colour::paper_high, colour::accent, 0.13f);
    look.edge = colour::accent;
  }
  if (!style.enabled) {
    look.ink = colour::ink_faint;
    look.edge = style.tone == Tone::quiet ? 0 : faded(colour::ink_soft, 0.25f);
    look.fill = style.tone == Tone::quiet ? 0 : mix(colour::paper, colour::paper_low, 0.5f);
  }
  return look;
}

void draw_button_body(const Paint& paint, ImVec2 min, ImVec2 max, const ButtonStyle& style,
                      const Dress& look, const Pressed& state) {
  const auto& [theme, draw] = paint;
  const float rounding = px(theme, 8);
  const bool raised = style.enabled && style.tone != Tone::quiet && !state.held && !style.selected;
  if (raised)
    draw.AddRectFilled({min.x, min.y + px(theme, 1)}, {max.x, max.y + px(theme, 2)},
                       IM_COL32(0x40, 0x2a, 0x10, 0x30), rounding);
  if (look.fill) draw.AddRectFilled(min, max, look.fill, rounding);
  if (look.edge)
    draw.AddRect(min, max, look.edge, rounding, 0,
                 px(theme, palette().outline + (style.selected ? 1 : 0)));
  focus_ring(paint, min, max, rounding);
}

// Pressing a disabled button announces the reason.
bool allowed(Ui& ui, const ButtonStyle& style, bool pressed) {
  if (style.enabled) return pressed;
  if (pressed && !style.why.empty()) notify(ui, std::string(style.why));
  return false;
}

// Grows with the letters, but less: it is large already.
float icon_size(const Theme& theme) { return px(theme, 12) + em(theme, 8); }

float sign_width(const Theme& theme, Icon icon) {
  return icon == Icon::none ? 0 : icon_size(theme) + px(theme, 9);
}

float sign_width(const Theme& theme, const ButtonStyle& style) {
  return style.picture > 0 ? style.picture : sign_width(theme, style.icon);
}

// Labels that are too long for one line get a smaller font, then several lines, narrower margins.
struct Label {
  Face face = Face::strong;
  float padding, room;
  ImVec2 words;
  float height;
};

Label label_in(const Theme& theme, std::string_view text, const ButtonStyle& style, float width) {
  Label label;
  label.padding = px(theme, 14);
  const float inner = width - sign_width(theme, style);
  if (style.small || ui_text_size(theme, text, label.face).x > inner - 2 * label.padding)
    label.face = Face::small;
  if (ui_widest_word(theme, text, label.face) > inner - 2 * label.padding)
    label.padding = px(theme, 5);
  label.room = inner - 2 * label.padding;
  label.words = ui_text_size(theme, text, label.face, label.room);
  label.height = std::max({theme.control, style.height, label.words.y + px(theme, 14)});
  return label;
}

}  // namespace

float ui_button_width(const Theme& theme, std::string_view label, Icon icon) {
  return std::ceil(ui_text_size(theme, label, Face::strong).x + sign_width(theme, icon) +
                   px(theme, 32));
}

float ui_button_height(const Theme& theme, std::string_view label, const ButtonStyle& style) {
  return label_in(theme, label, style, style.width).height;
}

bool ui_label_is_small(const Theme& theme, std::string_view label, const ButtonStyle& style) {
  return label_in(theme, label, style, style.width).face == Face::small;
}

bool ui_labels_fit(const Theme& theme, std::initializer_list<std::string_view> labels, float width,
                   Icon icon) {
  const float room = width - sign_width(theme, icon) - px(theme, 28);
  return std::all_of(labels.begin(), labels.end(), [&](std::string_view label) {
    return ui_widest_word(theme, label, Face::small) <= room;
  });
}

bool ui_button(Ui& ui, const char* id, std::string_view label, const ButtonStyle& style) {
  const float sign = sign_width(ui.theme, style);
  float width = style.width;
  if (width == 0) width = ui_button_width(ui.theme, label, style.icon);
  const float rest = ImGui::GetContentRegionAvail().x;
  // A fraction of a pixel must not make the label wrap otherwise than it was measured.
  if (width < 0 || width > rest + 1) width = std::max(rest, px(ui.theme, 40));
  const Label set = label_in(ui.theme, label, style, width);
  const ImVec2 words = set.words;
  const Pressed state = press_area(ui, id, {width, set.height}, style.enabled);
  ui.probe.items.back().primary = style.tone == Tone::primary;
  ui.theme.a11y.back().on = style.selected;
  const ImVec2 min = ImGui::GetItemRectMin(), max = ImGui::GetItemRectMax();
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const Dress look = dress_of(style, state);
  draw_button_body({ui.theme, draw}, min, max, style, look, state);
  float x = style.left ? min.x + set.padding : min.x + (width - words.x - sign) / 2;
  if (style.picture == 0 && sign > 0)
    draw_icon(draw, style.icon, {x + icon_size(ui.theme) / 2, (min.y + max.y) / 2},
              icon_size(ui.theme), look.ink);
  x += sign;
  ui_draw_paragraph({ui.theme, draw}, {x, min.y + (set.height - words.y) / 2}, label, set.face,
                    look.ink, set.room);
  tooltip(ui, style.why);
  return allowed(ui, style, state.pressed);
}

bool ui_tip(Ui& ui, const char* id, const Area& at, std::string_view text) {
  const bool pressed = press_area(ui, id, at).pressed;
  ui.theme.a11y.back().words = text;
  tooltip(ui, text);
  return pressed;
}

bool ui_icon_button(Ui& ui, const char* id, Icon icon, std::string_view name,
                    const ButtonStyle& style) {
  const float side = style.width > 0 ? style.width : ui.theme.control;
  const Pressed state = press_area(ui, id, {side, side}, style.enabled);
  ui.theme.a11y.back().words = name;
  ui.theme.a11y.back().on = style.selected;
  const ImVec2 min = ImGui::GetItemRectMin(), max = ImGui::GetItemRectMax();
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const Dress look = dress_of(style, state);
  draw_button_body({ui.theme, draw}, min, max, style, look, state);
  draw_icon(draw, icon, {(min.x + max.x) / 2, (min.y + max.y) / 2}, icon_size(ui.theme), look.ink);
  tooltip(ui, style.why.empty() ? name : style.why);
  return allowed(ui, style, state.pressed);
}

bool ui_card_button(Ui& ui, const char* id, ImVec2 size, Tone tone, bool selected) {
  ButtonStyle style;
  style.tone = tone;
  style.selected = selected;
  const Pressed state = press_area(ui, id, size, true);
  ui.probe.items.back().primary = tone == Tone::primary;
  ui.theme.a11y.back().on = selected;
  draw_button_body({ui.theme, *ImGui::GetWindowDrawList()}, ImGui::GetItemRectMin(),
                   ImGui::GetItemRectMax(), style, dress_of(style, state), state);
  return state.pressed;
}

bool ui_card_at(Ui& ui, const char* id, const Area& at, Tone tone, bool selected) {
  ImGui::SetCursorScreenPos(at.min());
  return ui_card_button(ui, id, at.size(), tone, selected);
}

}  // namespace bastide::web
