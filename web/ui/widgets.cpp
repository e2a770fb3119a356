#include "web/ui/widgets.hpp"

#include <imgui.h>
#include <imgui_internal.h>

#include <algorithm>
#include <cmath>

#include "web/art/art.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

const char* end_of(std::string_view s) { return s.data() + s.size(); }

void probe_last(Ui& ui, std::string id, bool enabled = true) {
  const ImVec2 min = ImGui::GetItemRectMin(), size = ImGui::GetItemRectSize();
  const ImVec2 middle(min.x + size.x / 2, min.y + size.y / 2);
  const bool seen = ImGui::GetCurrentWindow()->ClipRect.Contains(middle);
  if (ImGui::IsItemFocused() && !GImGui->NavDisableHighlight) probe_fact(ui.probe, "focus", id);
  probe_item(ui.probe, std::move(id), min.x, min.y, size.x, size.y, enabled, seen);
}

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
      if (fits <= at) fits = at + 1;  // never stand still
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
  // No single word in the last line.
  while (centred && wrap > width / 2 && size_of(font, text, wrap - 8).y == size.y) wrap -= 8;
  write(*ImGui::GetWindowDrawList(), font, at, text, ink, wrap, centred ? width : 0);
  ImGui::Dummy({centred ? width : size.x, size.y});
}

// The ring around what the keyboard would press.
void focus_ring(const Theme& theme, ImDrawList& draw, ImVec2 min, ImVec2 max, float rounding) {
  if (!ImGui::IsItemFocused() || GImGui->NavDisableHighlight) return;
  const float gap = px(theme, 2), width = px(theme, 2.5f);
  draw.AddRect({min.x - gap, min.y - gap}, {max.x + gap, max.y + gap}, colour::focus,
               rounding + gap, 0, width);
}

constexpr float held_long = 0.4f;  // seconds that a finger rests

void tooltip(Ui& ui, std::string_view text) {
  if (text.empty() || ui.controls.dragging) return;
  const bool focused = ImGui::IsItemFocused() && !GImGui->NavDisableHighlight;
  const bool touch = ui.theme.touch;
  const bool hovered =
      touch ? ImGui::IsItemActive() && GImGui->ActiveIdTimer > held_long
            : ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal | ImGuiHoveredFlags_NoSharedDelay);
  if (!focused && !hovered) return;
  probe_fact(ui.probe, "tip", std::string(text));
  const ImVec2 min = ImGui::GetItemRectMin(), max = ImGui::GetItemRectMax();
  ImFont* font = face(ui.theme, Face::small);
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  const float margin = px(ui.theme, 8);
  const float wrap = std::min(px(ui.theme, 300), screen.x - 4 * margin);
  const ImVec2 size = size_of(font, text, wrap);
  const float width = size.x + 2 * margin, height = size.y + 1.4f * margin;
  float x = (min.x + max.x - width) / 2;
  x = std::clamp(x, margin, std::max(margin, screen.x - width - margin));
  // Not hidden by a finger.
  float y = touch ? min.y - height - margin : max.y + margin;
  if (y < margin) y = max.y + margin;
  if (y + height > screen.y - margin) y = min.y - height - margin;
  ImDrawList& draw = *ImGui::GetForegroundDrawList();
  draw.AddRectFilled({x, y}, {x + width, y + height}, faded(colour::ink, 0.94f), px(ui.theme, 5));
  write(draw, font, {x + margin, y + 0.7f * margin}, text, colour::paper_high, wrap);
}

struct Pressed {
  bool pressed, hovered, held;
};

// An area that can be pressed and focused, and that the probe knows.
Pressed press_area(Ui& ui, const char* id, ImVec2 size, bool enabled) {
  ImGuiWindow* window = ImGui::GetCurrentWindow();
  const ImVec2 min = window->DC.CursorPos;
  const ImRect box(min, {min.x + size.x, min.y + size.y});
  ImGui::ItemSize(size);
  const ImGuiID key = window->GetID(id);
  const bool seen = ImGui::ItemAdd(box, key);
  Pressed out{false, false, false};
  if (seen) out.pressed = ImGui::ButtonBehavior(box, key, &out.hovered, &out.held);
  probe_last(ui, id, enabled);
  if (ui.theme.touch && !out.held) out.hovered = false;  // a finger does not hover
  return out;
}

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

// What pressing a disabled button does: the reason is announced.
bool allowed(Ui& ui, const ButtonStyle& style, bool pressed) {
  if (style.enabled) return pressed;
  if (pressed && !style.why.empty()) notify(ui, std::string(style.why));
  return false;
}

float icon_size(const Theme& theme) { return px(theme, 20); }

constexpr ImGuiID foot_key = 1;  // in a dialog's storage: the height of its foot

}  // namespace

// ---- Words -------------------------------------------------------------------------------------

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

// ---- Controls ----------------------------------------------------------------------------------

float ui_button_width(const Theme& theme, std::string_view label, Icon icon) {
  const float sign = icon == Icon::none ? 0 : icon_size(theme) + px(theme, 9);
  return std::ceil(size_of(face(theme, Face::strong), label).x + sign + px(theme, 32));
}

bool ui_button(Ui& ui, const char* id, std::string_view label, const ButtonStyle& style) {
  const float padding = px(ui.theme, 14);
  const float sign = style.icon == Icon::none ? 0 : icon_size(ui.theme) + px(ui.theme, 9);
  float width = style.width;
  if (width == 0) width = ui_button_width(ui.theme, label, style.icon);
  const float rest = ImGui::GetContentRegionAvail().x;
  if (width < 0 || width > rest) width = std::max(rest, px(ui.theme, 40));
  // Labels that are too long for one line get smaller letters, then two lines.
  const float room = width - 2 * padding - sign;
  Face f = Face::strong;
  if (size_of(face(ui.theme, f), label).x > room) f = Face::small;
  const ImVec2 words = size_of(face(ui.theme, f), label, room);
  const float height = std::max(ui.theme.control, words.y + px(ui.theme, 14));

  const Pressed state = press_area(ui, id, {width, height}, style.enabled);
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
  write(draw, face(ui.theme, f), {x, min.y + (height - words.y) / 2}, label, look.ink, room + 1);
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
  draw_button_body(ui.theme, *ImGui::GetWindowDrawList(), ImGui::GetItemRectMin(),
                   ImGui::GetItemRectMax(), style, look_of(style, state), state);
  return state.pressed;
}

void draw_switch(const Theme& theme, ImDrawList& draw, ImVec2 min, bool on) {
  const float height = px(theme, 24), knob = height / 2;
  const ImVec2 max(min.x + px(theme, 42), min.y + height);
  draw.AddRectFilled(min, max, on ? colour::accent : colour::paper_low, knob);
  draw.AddRect(min, max, on ? colour::accent_low : faded(colour::ink_soft, 0.6f), knob, 0,
               px(theme, 1));
  draw.AddCircleFilled({on ? max.x - knob : min.x + knob, min.y + knob}, knob - px(theme, 3),
                       on ? colour::accent_ink : colour::ink_soft, 24);
}

bool ui_toggle(Ui& ui, const char* id, std::string_view label, bool& value,
               std::string_view explanation) {
  const Theme& theme = ui.theme;
  const float width = ImGui::GetContentRegionAvail().x;
  const float track_w = px(theme, 42), track_h = px(theme, 24), gap = px(theme, 14);
  const float room = width - track_w - gap;
  const ImVec2 name = size_of(face(theme, Face::text), label, room);
  const ImVec2 more =
      explanation.empty() ? ImVec2(0, 0) : size_of(face(theme, Face::small), explanation, room);
  const float inner = name.y + (explanation.empty() ? 0 : more.y + px(theme, 1));
  const float height = std::max(theme.control, inner + px(theme, 12));
  const Pressed state = press_area(ui, id, {width, height}, true);
  const ImVec2 min = ImGui::GetItemRectMin(), max = ImGui::GetItemRectMax();
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  if (state.hovered)
    draw.AddRectFilled({min.x - px(theme, 6), min.y}, {max.x + px(theme, 6), max.y},
                       faded(colour::ink_soft, 0.08f), px(theme, 8));
  focus_ring(ui.theme, draw, min, max, px(theme, 8));
  float y = min.y + (height - inner) / 2;
  write(draw, face(theme, Face::text), {min.x, y}, label, colour::ink, room);
  if (!explanation.empty())
    write(draw, face(theme, Face::small), {min.x, y + name.y + px(theme, 1)}, explanation,
          colour::ink_soft, room);
  draw_switch(ui.theme, draw, {max.x - track_w, (min.y + max.y - track_h) / 2}, value);
  if (state.pressed) value = !value;
  return state.pressed;
}

bool ui_choice(Ui& ui, const char* id, const std::vector<std::string>& labels, int& chosen) {
  bool changed = false;
  const float right = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x;
  const float gap = px(ui.theme, 6);
  for (std::size_t i = 0; i < labels.size(); ++i) {
    const std::string own = std::string(id) + "." + std::to_string(i);
    const float width = ui_button_width(ui.theme, labels[i]);
    if (i > 0 && ImGui::GetItemRectMax().x + gap + width <= right) ImGui::SameLine(0, gap);
    ButtonStyle style;
    style.selected = chosen == static_cast<int>(i);
    if (ui_button(ui, own.c_str(), labels[i], style) && !style.selected) {
      chosen = static_cast<int>(i);
      changed = true;
    }
  }
  return changed;
}

bool ui_input(Ui& ui, const char* id, std::string_view hint, std::string& value,
              std::size_t max_bytes, float width) {
  const float height = ui.theme.control;
  ImGui::PushFont(face(ui.theme, Face::text));
  const float line = ImGui::GetFontSize();
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {px(ui.theme, 11), (height - line) / 2});
  ImGui::SetNextItemWidth(width);
  char buffer[512];
  const std::size_t room = std::min(max_bytes + 1, sizeof buffer);
  const std::size_t used = std::min(value.size(), room - 1);
  value.copy(buffer, used);
  buffer[used] = 0;
  const std::string own = std::string("##") + id;
  const bool changed = ImGui::InputTextWithHint(own.c_str(), std::string(hint).c_str(), buffer,
                                                room, ImGuiInputTextFlags_AutoSelectAll);
  if (changed) value = buffer;
  probe_last(ui, id);
  focus_ring(ui.theme, *ImGui::GetWindowDrawList(), ImGui::GetItemRectMin(),
             ImGui::GetItemRectMax(), px(ui.theme, 7));
  ImGui::PopStyleVar();
  ImGui::PopFont();
  return changed;
}

// ---- Surfaces ----------------------------------------------------------------------------------

namespace {

// A rounded rectangle except for a hole that something else will cover: filling large areas again
// and again is what costs most without a graphics card.
void fill_around(ImDrawList& draw, ImVec2 min, ImVec2 max, ImVec2 hole_min, ImVec2 hole_max,
                 ImU32 ink, float rounding) {
  if (hole_min.x >= hole_max.x || hole_min.y >= hole_max.y) {
    draw.AddRectFilled(min, max, ink, rounding);
    return;
  }
  draw.AddRectFilled(min, {max.x, hole_min.y}, ink, rounding, ImDrawFlags_RoundCornersTop);
  draw.AddRectFilled({min.x, hole_max.y}, max, ink, rounding, ImDrawFlags_RoundCornersBottom);
  draw.AddRectFilled({min.x, hole_min.y}, {hole_min.x, hole_max.y}, ink);
  draw.AddRectFilled({hole_max.x, hole_min.y}, {max.x, hole_max.y}, ink);
}

}  // namespace

void draw_paper(const Theme& theme, ImDrawList& draw, ImVec2 min, ImVec2 max, ImU32 paper,
                float rounding) {
  const float r = px(theme, rounding);
  for (int i = 5; i >= 1; --i) {  // a soft shadow that falls to the south-east
    const float spread = px(theme, 1.5f) * static_cast<float>(i);
    fill_around(draw, {min.x - spread * 0.5f, min.y - spread * 0.2f},
                {max.x + spread, max.y + spread * 1.3f}, {min.x + r, min.y + r},
                {max.x - r, max.y - r}, IM_COL32(0x3a, 0x26, 0x0c, 0x0e), r + spread);
  }
  draw.AddRectFilled(min, max, paper, r);
  draw.AddRect(min, max, IM_COL32(0xff, 0xfb, 0xf0, 0x90), r, 0, px(theme, 1));
  draw.AddRect({min.x - 0.5f, min.y - 0.5f}, {max.x + 0.5f, max.y + 0.5f},
               IM_COL32(0x6b, 0x52, 0x36, 0x48), r, 0, px(theme, 1));
}

void draw_desk(const Theme& theme, ImDrawList& draw, ImVec2 min, ImVec2 max) {
  draw.AddRectFilledMultiColor(min, max, mix(colour::desk, colour::paper, 0.35f), colour::desk,
                               mix(colour::desk, colour::desk_dark, 0.45f),
                               mix(colour::desk, colour::paper, 0.05f));
  // A faint grid of tiles, as if a map were to be drawn here.
  const float step = px(theme, 96);
  const ImU32 line = IM_COL32(0x6b, 0x52, 0x36, 0x12);
  for (float x = min.x + step / 2; x < max.x; x += step)
    draw.AddLine({x, min.y}, {x, max.y}, line, px(theme, 1));
  for (float y = min.y + step / 2; y < max.y; y += step)
    draw.AddLine({min.x, y}, {max.x, y}, line, px(theme, 1));
}

void ui_panel_begin(Ui& ui, const char* id, float width) {
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding,
                      {px(ui.theme, ui.theme.narrow ? 14 : 20), px(ui.theme, 14)});
  if (width < 0) width = ImGui::GetContentRegionAvail().x;
  ImGui::BeginChild(id, {width, 0},
                    ImGuiChildFlags_AutoResizeY | ImGuiChildFlags_AlwaysUseWindowPadding,
                    ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse |
                        ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NavFlattened);
  ImGuiWindow* window = ImGui::GetCurrentWindow();
  ImDrawList& draw = *window->DrawList;
  draw.PushClipRect(window->ParentWindow->ClipRect.Min, window->ParentWindow->ClipRect.Max);
  draw_paper(ui.theme, draw, window->Pos,
             {window->Pos.x + window->Size.x, window->Pos.y + window->Size.y});
  draw.PopClipRect();
}

void ui_panel_end() {
  ImGui::EndChild();
  ImGui::PopStyleVar();
}

void ui_scroll_begin(const char* id, ImVec2 size) {
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  ImGui::BeginChild(id, size, ImGuiChildFlags_None,
                    ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NavFlattened);
  ImGui::PopStyleVar();
}

// Lets a finger (or the mouse) drag the content of the current window, with momentum.
static void scroll_by_dragging(Controls& controls) {
  ImGuiContext& g = *GImGui;
  ImGuiWindow* window = ImGui::GetCurrentWindow();
  const ImGuiIO& io = ImGui::GetIO();
  const bool inside = g.HoveredWindow && ImGui::IsWindowChildOf(g.HoveredWindow, window, false);
  if (ImGui::IsMouseClicked(0) && inside && controls.drag_window == 0) {
    controls.drag_window = window->ID;
    controls.dragging = false;
    // A field that has just been touched may be meant, or merely be in the way.
    controls.drag_selects =
        g.ActiveId != 0 && g.ActiveId == g.InputTextState.ID && !g.ActiveIdIsJustActivated;
    controls.glide_window = 0;
    controls.drag_speed = 0;
  }
  const bool bar =
      g.ActiveId != 0 && g.ActiveId == ImGui::GetWindowScrollbarID(window, ImGuiAxis_Y);
  if (controls.drag_window == window->ID && ImGui::IsMouseDown(0) && !controls.drag_selects &&
      !bar) {
    const float moved = io.MousePos.y - io.MouseClickedPos[0].y;
    if (!controls.dragging && std::fabs(moved) > 9 && window->ScrollMax.y > 0) {
      controls.dragging = true;
      ImGui::ClearActiveID();  // what was pressed is not meant
    }
    if (controls.dragging) {
      ImGui::SetScrollY(window,
                        std::clamp(window->Scroll.y - io.MouseDelta.y, 0.0f, window->ScrollMax.y));
      const float dt = std::max(io.DeltaTime, 0.001f);
      controls.drag_speed = controls.drag_speed * 0.6f - io.MouseDelta.y / dt * 0.4f;
    }
  }
  if (controls.drag_window == window->ID && ImGui::IsMouseReleased(0) && controls.dragging)
    controls.glide_window = window->ID;
  if (controls.glide_window == window->ID && !ImGui::IsMouseDown(0)) {
    ImGui::SetScrollY(window, std::clamp(window->Scroll.y + controls.drag_speed * io.DeltaTime,
                                         0.0f, window->ScrollMax.y));
    controls.drag_speed *= std::exp(-4.5f * io.DeltaTime);
    if (std::fabs(controls.drag_speed) < 12) controls.glide_window = 0;
  }
}

void ui_scroll_end(Ui& ui) {
  scroll_by_dragging(ui.controls);
  ImGui::EndChild();
}

void ui_screen_begin(Ui& ui, const char* id) {
  ImGui::SetNextWindowPos({0, 0});
  ImGui::SetNextWindowSize(ImGui::GetIO().DisplaySize);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  ImGui::Begin(id, nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                   ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoSavedSettings |
                   ImGuiWindowFlags_NoBringToFrontOnFocus | ImGuiWindowFlags_NoScrollWithMouse);
  ImGui::PopStyleVar(2);
  const ImVec2 size = ImGui::GetIO().DisplaySize;
  draw_desk(ui.theme, *ImGui::GetWindowDrawList(), {0, 0}, size);
}

void ui_screen_end() { ImGui::End(); }

void ui_dialog_begin(Ui& ui, const char* id, std::string_view title, float design_width) {
  const Theme& theme = ui.theme;
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  const float margin = px(theme, theme.narrow || theme.low ? 10 : 24);
  const float width = std::min(px(theme, design_width), screen.x - 2 * margin);
  if (!ImGui::IsPopupOpen(id)) ImGui::OpenPopup(id);
  ImGui::SetNextWindowPos({screen.x / 2, screen.y / 2}, ImGuiCond_Always, {0.5f, 0.5f});
  ImGui::SetNextWindowSizeConstraints({width, 0}, {width, screen.y - 2 * margin});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding,
                      {px(theme, theme.narrow ? 16 : 24), px(theme, theme.low ? 12 : 18)});
  ImGui::BeginPopupModal(id, nullptr,
                         ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize |
                             ImGuiWindowFlags_NoCollapse | ImGuiWindowFlags_AlwaysAutoResize |
                             ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                             ImGuiWindowFlags_NoBackground);
  ImGuiWindow* window = ImGui::GetCurrentWindow();
  ImDrawList& draw = *window->DrawList;
  draw.PushClipRectFullScreen();
  draw_paper(ui.theme, draw, window->Pos,
             {window->Pos.x + window->Size.x, window->Pos.y + window->Size.y}, colour::paper, 12);
  draw.PopClipRect();
  // The body scrolls when there is no room for all of it. A little margin at its sides leaves room
  // for shadows and the focus ring.
  const float air = px(theme, 5);
  const ImVec2 padding = ImGui::GetStyle().WindowPadding;
  const float foot = window->StateStorage.GetFloat(foot_key, 0);
  const float room = screen.y - 2 * margin - 2 * padding.y - foot;
  const float inner = width - 2 * padding.x + 2 * air;
  ui.controls.dialog_foot = -1;
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() - air);
  ImGui::SetNextWindowSizeConstraints({inner, 0}, {inner, std::max(room, px(theme, 60))});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {air, air});
  ImGui::BeginChild("body", {inner, 0},
                    ImGuiChildFlags_AutoResizeY | ImGuiChildFlags_AlwaysUseWindowPadding,
                    ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NavFlattened);
  ImGui::PopStyleVar();
  if (!title.empty()) {
    ui_heading(ui, title);
    ui_gap(ui, 2);
  }
}

static void dialog_body_end(Ui& ui) {
  scroll_by_dragging(ui.controls);
  ImGui::EndChild();
}

void ui_dialog_foot(Ui& ui) {
  dialog_body_end(ui);
  ui.controls.dialog_foot = ImGui::GetCursorScreenPos().y - ImGui::GetStyle().ItemSpacing.y;
}

void ui_dialog_end(Ui& ui) {
  float& foot = ui.controls.dialog_foot;
  float height = 0;
  if (foot < 0)
    dialog_body_end(ui);
  else
    height = ImGui::GetItemRectMax().y - foot;
  ImGui::GetCurrentWindow()->StateStorage.SetFloat(foot_key, height);
  foot = -1;
  ImGui::EndPopup();
  ImGui::PopStyleVar();
}

bool ui_dialog_open() { return ImGui::GetTopMostPopupModal() != nullptr; }

bool ui_escape() {
  if (!ImGui::IsKeyPressed(ImGuiKey_Escape, false)) return false;
  ImGuiContext& g = *GImGui;
  if (g.ActiveId != 0 && g.ActiveId == g.InputTextState.ID) return false;
  const ImGuiWindow* modal = ImGui::GetTopMostPopupModal();
  return !modal || (g.CurrentWindow && g.CurrentWindow->RootWindow == modal);
}

// ---- Players -----------------------------------------------------------------------------------

void draw_player_badge(ImDrawList& draw, ImVec2 min, float size, int colour) {
  const art::PlayerColour& look = art::player_colour(colour);
  const auto rgb = [](std::uint32_t c) {
    return IM_COL32(c >> 16 & 0xff, c >> 8 & 0xff, c & 0xff, 0xff);
  };
  const ImVec2 c(min.x + size / 2, min.y + size / 2);
  const float r = size / 2;
  draw.AddCircleFilled({c.x, c.y + r * 0.06f}, r, IM_COL32(0x30, 0x20, 0x08, 0x40), 32);
  draw.AddCircleFilled(c, r, rgb(look.dark), 32);
  draw.AddCircleFilled(c, r * 0.88f, rgb(look.base), 32);
  const ImU32 ink = rgb(look.ink);
  const float k = r * 0.5f, w = r * 0.24f;
  const auto at = [&](float x, float y) { return ImVec2(c.x + x * k, c.y + y * k); };
  switch (look.mark) {
    case art::Mark::chevron: {
      const ImVec2 points[] = {at(-1, 0.55f), at(0, -0.55f), at(1, 0.55f)};
      draw.AddPolyline(points, 3, ink, 0, w);
      break;
    }
    case art::Mark::cross:
      draw.AddLine(at(-1, 0), at(1, 0), ink, w);
      draw.AddLine(at(0, -1), at(0, 1), ink, w);
      break;
    case art::Mark::roundel:
      draw.AddCircleFilled(c, k * 0.72f, ink, 24);
      break;
    case art::Mark::lozenge:
      draw.AddQuadFilled(at(0, -1.1f), at(0.8f, 0), at(0, 1.1f), at(-0.8f, 0), ink);
      break;
    case art::Mark::bars:
      draw.AddLine(at(-1, -0.45f), at(1, -0.45f), ink, w);
      draw.AddLine(at(-1, 0.45f), at(1, 0.45f), ink, w);
      break;
    case art::Mark::pale:
      draw.AddLine(at(0, -1.1f), at(0, 1.1f), ink, w * 1.7f);
      break;
    case art::Mark::star: {
      for (int i = 0; i < 10; ++i) {
        const float angle = (static_cast<float>(i) / 5 - 0.5f) * 3.14159265f;
        const float d = i % 2 ? 0.5f : 1.2f;
        draw.PathLineTo(at(d * std::cos(angle), d * std::sin(angle)));
      }
      // Five kites from the middle: a star is not convex.
      const std::vector<ImVec2> rim(draw._Path.begin(), draw._Path.end());
      draw.PathClear();
      for (std::size_t i = 0; i < 10; i += 2)
        draw.AddQuadFilled(c, rim[(i + 9) % 10], rim[i], rim[(i + 1) % 10], ink);
      break;
    }
    case art::Mark::crescent:
      draw.AddCircleFilled(at(-0.1f, 0), k, ink, 24);
      draw.AddCircleFilled(at(0.35f, 0), k * 0.8f, rgb(look.base), 24);
      break;
  }
}

void ui_player_badge(int colour, float size) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  draw_player_badge(*ImGui::GetWindowDrawList(), at, size, colour);
  ImGui::Dummy({size, size});
}

// ---- Once a frame ------------------------------------------------------------------------------

bool ui_end_frame(Ui& ui) {
  ImGuiContext& g = *GImGui;
  while (g.OpenPopupStack.Size > 0) {
    const ImGuiWindow* top = g.OpenPopupStack.back().Window;
    const bool stale =
        top && (top->Flags & ImGuiWindowFlags_Modal) && top->LastFrameActive < g.FrameCount;
    if (!stale) break;
    ImGui::ClosePopupToLevel(g.OpenPopupStack.Size - 1, true);
  }
  if (!ImGui::IsMouseDown(0)) {
    ui.controls.drag_window = 0;
    ui.controls.dragging = false;
  }
  const bool holding = ui.theme.touch && g.ActiveId != 0 && g.ActiveIdTimer <= held_long;
  return ui.controls.glide_window != 0 || holding;
}

}  // namespace bastide::web
