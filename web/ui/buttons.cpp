#include "web/ui/buttons.hpp"

#include <algorithm>
#include <cmath>

#include "web/ui/press.hpp"
#include "web/ui/ui.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {

namespace {

struct Look {
  ImU32 fill, edge, ink;
};

Look look_of(const ButtonStyle& style, const Pressed& state) {
  Look look{colour::paper_high, faded(colour::ink_soft, 0.45f), colour::ink};
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

void draw_button_body(const Theme& theme, ImDrawList& draw, ImVec2 min, ImVec2 max,
                      const ButtonStyle& style, const Look& look, const Pressed& state) {
  const float rounding = px(theme, 8);
  const bool raised = style.enabled && style.tone != Tone::quiet && !state.held && !style.selected;
  if (raised)
    draw.AddRectFilled({min.x, min.y + px(theme, 1)}, {max.x, max.y + px(theme, 2)},
                       IM_COL32(0x40, 0x2a, 0x10, 0x30), rounding);
  if (look.fill) draw.AddRectFilled(min, max, look.fill, rounding);
  if (look.edge)
    draw.AddRect(min, max, look.edge, rounding, 0, style.selected ? px(theme, 2) : px(theme, 1));
  focus_ring(theme, draw, min, max, rounding);
}

// Pressing a disabled button announces the reason.
bool allowed(Ui& ui, const ButtonStyle& style, bool pressed) {
  if (style.enabled) return pressed;
  if (pressed && !style.why.empty()) notify(ui, std::string(style.why));
  return false;
}

float icon_size(const Theme& theme) { return px(theme, 20); }

}  // namespace

float ui_button_width(const Theme& theme, std::string_view label, Icon icon) {
  const float sign = icon == Icon::none ? 0 : icon_size(theme) + px(theme, 9);
  return std::ceil(ui_text_size(theme, label, Face::strong).x + sign + px(theme, 32));
}

bool ui_button(Ui& ui, const char* id, std::string_view label, const ButtonStyle& style) {
  const float padding = px(ui.theme, 14);
  const float sign = style.icon == Icon::none ? 0 : icon_size(ui.theme) + px(ui.theme, 9);
  float width = style.width;
  if (width == 0) width = ui_button_width(ui.theme, label, style.icon);
  const float rest = ImGui::GetContentRegionAvail().x;
  if (width < 0 || width > rest) width = std::max(rest, px(ui.theme, 40));
  // Labels that are too long for one line get a smaller font, then two lines.
  const float room = width - 2 * padding - sign;
  Face f = Face::strong;
  if (ui_text_size(ui.theme, label, f).x > room) f = Face::small;
  const ImVec2 words = ui_text_size(ui.theme, label, f, room);
  const float height = std::max(ui.theme.control, words.y + px(ui.theme, 14));

  const Pressed state = press_area(ui, id, {width, height}, style.enabled);
  ui.probe.items.back().primary = style.tone == Tone::primary;
  const ImVec2 min = ImGui::GetItemRectMin(), max = ImGui::GetItemRectMax();
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const Look look = look_of(style, state);
  draw_button_body(ui.theme, draw, min, max, style, look, state);
  float x = style.left ? min.x + padding : min.x + (width - words.x - sign) / 2;
  if (sign > 0) {
    draw_icon(draw, style.icon, {x + icon_size(ui.theme) / 2, (min.y + max.y) / 2},
              icon_size(ui.theme), look.ink);
    x += sign;
  }
  ui_draw_paragraph(ui.theme, draw, {x, min.y + (height - words.y) / 2}, label, f, look.ink,
                    room + 1);
  tooltip(ui, style.why);
  return allowed(ui, style, state.pressed);
}

bool ui_tip(Ui& ui, const char* id, ImVec2 min, ImVec2 size, std::string_view text) {
  ImGui::SetCursorScreenPos(min);
  const bool pressed = press_area(ui, id, size, true).pressed;
  tooltip(ui, text);
  return pressed;
}

bool ui_icon_button(Ui& ui, const char* id, Icon icon, std::string_view name,
                    const ButtonStyle& style) {
  const float side = ui.theme.control;
  const Pressed state = press_area(ui, id, {side, side}, style.enabled);
  const ImVec2 min = ImGui::GetItemRectMin(), max = ImGui::GetItemRectMax();
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const Look look = look_of(style, state);
  draw_button_body(ui.theme, draw, min, max, style, look, state);
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
  draw_button_body(ui.theme, *ImGui::GetWindowDrawList(), ImGui::GetItemRectMin(),
                   ImGui::GetItemRectMax(), style, look_of(style, state), state);
  return state.pressed;
}

}  // namespace bastide::web
