// A layout that is written once: one function says what is there, from top to bottom. Walked
// through by a flow that measures, it tells its height; by one that draws, it is drawn.
//
//   void lay_note(Flow& flow, const Note& note) {
//     flow.text(note.words);
//     flow.gap(8);
//     flow.row([&](Row& row) {
//       if (row.button("note.keep", "Keep")) ...
//       if (row.icon("note.close", Icon::cross, "Close")) ...
//     });
//   }
//   const auto note = [&](Flow& flow) { lay_note(flow, the_note); };
//   const float height = flow_height(theme, width, note);
//   draw_flow(ui, area, note);
#pragma once

#include <algorithm>
#include <cfloat>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "web/ui/area.hpp"
#include "web/ui/buttons.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {

// Buttons side by side, all as high as the highest, with letters of one size; squares with only an
// icon are in the middle of that height. Buttons of no given width share what the others leave;
// where their labels do not fit, there are fewer in a line. Named first, then drawn.
struct Row {
  struct Item {
    std::string label;
    ButtonStyle style;
    bool square;
    Area place;
  };
  Ui* ui = nullptr;       // null: the buttons are being named
  bool leftward = false;  // the first is at the right edge
  float least = 0;        // a narrower button is rather in a line of its own
  std::vector<Item> items;
  std::size_t drawn = 0;

  // Whether it is pressed.
  bool button(const char* id, std::string_view label, const ButtonStyle& style = {});
  bool icon(const char* id, Icon icon, std::string_view name, const ButtonStyle& style = {});
};

struct Flow {
  const Theme& theme;
  Ui* ui = nullptr;           // null: it measures
  Area area;                  // what it may take; measuring: only a width
  float used = 0, below = 0;  // heights taken from its top, and from its foot

  float height() const { return used + below; }
  float rest() const { return std::max(0.0f, area.height - height()); }
  Paint paint() const;  // where it draws

  // The room for something of a height, which is taken; for what is drawn by other means.
  Area take(float height);
  void gap(float design) { used += px(theme, design); }
  // Leaves room for what may be there at another time.
  void at_least(float height) { used = std::max(used, height); }

  void text(std::string_view words, Face face = Face::text, ImU32 ink = colour::ink);
  void text_centred(std::string_view line, Face face, ImU32 ink);
  // In one line, shortened where it is too long.
  void line(std::string_view words, Face face, ImU32 ink);
  bool button(const char* id, std::string_view label, const ButtonStyle& style = {});
  bool icon(const char* id, Icon icon, std::string_view name, const ButtonStyle& style = {});
  template <class Buttons>
  void row(Buttons buttons, float gap = 6);

  // Cells of one width in so many columns, with a gap beside and below each: cell(flow, nth).
  template <class Cell>
  void grid(std::size_t count, std::size_t columns, float gap, Cell cell);

  // Columns begin where the flow has come to, and are joined when each is complete.
  Flow column(float left, float width) const;
  void join(std::initializer_list<Flow> columns);
  // A column of a width and one that takes the rest, each in the middle of the other's height.
  template <class Left, class Right>
  void beside(float left_width, float gap, Left left, Right right);
  // What takes no room, at a place of the screen.
  Flow apart(const Area& place) const { return {theme, ui, place}; }

  // With a margin on all sides.
  template <class Layout>
  void padded(float margin, Layout layout);
  // At the lower end of the area, with a gap above what is there.
  template <class Layout>
  void foot(Layout layout, float above = 0);
  // Takes the rest of the area, and scrolls where that is too little. Measured, it asks for at most
  // so much.
  template <class Layout>
  void scroll(const char* id, Layout layout, float most = FLT_MAX);

 private:
  void place(Row& row, float gap);
  Flow begin_scrolling(const char* id);
  void end_scrolling(const Flow& inside);
};

// The height of a layout in a width.
template <class Layout>
float flow_height(const Theme& theme, float width, Layout layout) {
  Flow flow{theme, nullptr, {0, 0, width, 0}};
  layout(flow);
  return flow.height();
}

template <class Layout>
void draw_flow(Ui& ui, const Area& area, Layout layout) {
  Flow flow{ui.theme, &ui, area};
  layout(flow);
}

// In the layout of a window.
template <class Layout>
void flow_here(Ui& ui, float width, Layout layout) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  Flow flow{ui.theme, &ui, {at.x, at.y, width, 0}};
  layout(flow);
  ImGui::SetCursorScreenPos(at);
  ImGui::Dummy({width, flow.height()});
}

template <class Buttons>
void Flow::row(Buttons buttons, float gap) {
  Row row;
  buttons(row);
  place(row, px(theme, gap));
  if (row.ui) buttons(row);
}

template <class Cell>
void Flow::grid(std::size_t count, std::size_t columns, float gap, Cell cell) {
  const auto n = static_cast<float>(columns);
  const float width = (area.width - gap * (n - 1)) / n;
  float left = 0, highest = 0;
  for (std::size_t i = 0; i < count; ++i) {
    Flow inside = column(left, width);
    cell(inside, i);
    left += width + gap;
    highest = std::max(highest, inside.height());
    if ((i + 1) % columns != 0 && i + 1 < count) continue;
    take(std::exchange(highest, 0.0f) + gap);
    left = 0;
  }
}

template <class Left, class Right>
void Flow::beside(float left_width, float gap, Left left, Right right) {
  const float right_width = area.width - left_width - gap;
  const float left_height = flow_height(theme, left_width, left);
  const float right_height = flow_height(theme, right_width, right);
  const Area both = take(std::max(left_height, right_height));
  if (!ui) return;
  Flow a = apart({both.x, both.y + (both.height - left_height) / 2, left_width, left_height});
  Flow b = apart({both.x + left_width + gap, both.y + (both.height - right_height) / 2, right_width,
                  right_height});
  left(a);
  right(b);
}

template <class Layout>
void Flow::padded(float margin, Layout layout) {
  Flow inside = apart(inset(column(0, area.width).area, margin));
  layout(inside);
  used += inside.height() + 2 * margin;
}

template <class Layout>
void Flow::foot(Layout layout, float above) {
  const float height = flow_height(theme, area.width, layout);
  if (height <= 0) return;
  below += height;
  Flow inside = apart({area.x, area.y + area.height - below, area.width, height});
  if (ui) layout(inside);
  below += above;
}

template <class Layout>
void Flow::scroll(const char* id, Layout layout, float most) {
  const float whole = flow_height(theme, area.width, layout);
  if (!ui) {
    take(std::min(whole, most));
  } else if (whole <= rest() + 1) {
    Flow inside = apart(take(rest()));
    layout(inside);
  } else {
    Flow inside = begin_scrolling(id);
    inside.area.height = flow_height(theme, inside.area.width, layout);
    layout(inside);
    end_scrolling(inside);
  }
}

}  // namespace bastide::web
