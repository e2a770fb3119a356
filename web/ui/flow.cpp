#include "web/ui/flow.hpp"

#include <algorithm>
#include <span>

#include "web/ui/surfaces.hpp"
#include "web/ui/ui.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {
namespace {

bool has_label(const Row::Item& item) { return !item.square; }

// The width that the buttons of a line share, each.
float share_of(const Row& row, std::size_t in_line, float width, float gap) {
  float squares = 0;
  for (const Row::Item& item : row.items)
    if (item.square) squares += item.style.width + gap;
  const auto n = static_cast<float>(std::max<std::size_t>(in_line, 1));
  return (width - squares - gap * (n - 1)) / n;
}

// How many buttons with labels are in a line.
std::size_t most_in_line(const Theme& theme, const Row& row, float width, float gap) {
  const auto all =
      static_cast<std::size_t>(std::count_if(row.items.begin(), row.items.end(), has_label));
  if (all < row.items.size()) return all;  // squares stay beside them
  for (std::size_t n = all; n > 1; --n) {
    const float share = share_of(row, n, width, gap);
    const bool fit =
        share >= row.least &&
        std::all_of(row.items.begin(), row.items.end(), [&](const Row::Item& item) {
          return item.style.width > 0 || ui_labels_fit(theme, {item.label}, share, item.style.icon);
        });
    if (fit) return n;
  }
  return 1;
}

// An icon gives way to a label that would need more lines beside it.
void yield_icon(const Theme& theme, Row::Item& item) {
  ButtonStyle bare = item.style;
  bare.icon = Icon::none;
  if (ui_button_height(theme, item.label, bare) < ui_button_height(theme, item.label, item.style))
    item.style = bare;
}

}  // namespace

bool Row::button(const char* id, std::string_view label, const ButtonStyle& style) {
  if (!ui) {
    items.push_back({std::string(label), style, false, {}});
    return false;
  }
  const Item& item = items[drawn++];
  ButtonStyle placed = style;
  placed.icon = item.style.icon;
  placed.width = item.style.width;
  placed.height = item.style.height;
  placed.small = item.style.small;
  ImGui::SetCursorScreenPos(item.place.min());
  return ui_button(*ui, id, label, placed);
}

bool Row::icon(const char* id, Icon icon, std::string_view name, const ButtonStyle& style) {
  if (!ui) {
    items.push_back({{}, style, true, {}});
    return false;
  }
  ImGui::SetCursorScreenPos(items[drawn++].place.min());
  return ui_icon_button(*ui, id, icon, name, style);
}

void Flow::place(Row& row, float gap) {
  const bool squares = !std::all_of(row.items.begin(), row.items.end(), has_label);
  for (Row::Item& item : row.items)
    if (item.square && item.style.width <= 0) item.style.width = theme.control;
  const std::size_t most = most_in_line(theme, row, area.width, gap);
  const float share = share_of(row, most, area.width, gap);
  bool small = false;
  for (Row::Item& item : row.items) {
    if (item.square) continue;
    if (item.style.width <= 0) item.style.width = share;
    yield_icon(theme, item);
    small |= ui_label_is_small(theme, item.label, item.style);
  }
  const std::span<Row::Item> all(row.items);
  const std::size_t in_line = squares ? all.size() : most;
  for (std::size_t begin = 0; begin < all.size(); begin += in_line) {
    if (begin > 0) used += gap;
    const std::span line = all.subspan(begin, std::min(in_line, all.size() - begin));
    float height = 0;
    for (Row::Item& item : line) {
      item.style.small = small;
      height = std::max(
          height, item.square ? item.style.width : ui_button_height(theme, item.label, item.style));
    }
    Area rest = take(height);
    for (Row::Item& item : line) {
      item.style.height = height;
      item.place = cut_left(rest, item.style.width);
      if (item.square) item.place.y += (height - item.style.width) / 2;
      cut_left(rest, gap);
      if (row.leftward) item.place.x = 2 * area.x + area.width - item.place.x - item.place.width;
    }
  }
  row.ui = ui;
}

Paint Flow::paint() const { return {theme, *ImGui::GetWindowDrawList()}; }

Area Flow::take(float height) {
  const Area taken{area.x, area.y + used, area.width, height};
  used += height;
  return taken;
}

void Flow::text(std::string_view words, Face face, ImU32 ink) {
  const Area at = take(ui_text_size(theme, words, face, area.width).y);
  if (ui) ui_draw_paragraph(paint(), at.min(), words, face, ink, at.width);
}

void Flow::text_centred(std::string_view line, Face face, ImU32 ink) {
  const ImVec2 size = ui_text_size(theme, line, face);
  const Area at = take(size.y);
  if (ui) ui_draw_text(paint(), {at.x + (at.width - size.x) / 2, at.y}, line, face, ink);
}

void Flow::line(std::string_view words, Face face, ImU32 ink) {
  const Area at = take(ui_text_size(theme, "X", face).y);
  if (ui) ui_draw_text(paint(), at.min(), words, face, ink, at.width);
}

bool Flow::button(const char* id, std::string_view label, const ButtonStyle& style) {
  bool pressed = false;
  row([&](Row& row) { pressed = row.button(id, label, style); });
  return pressed;
}

bool Flow::icon(const char* id, Icon icon, std::string_view name, const ButtonStyle& style) {
  bool pressed = false;
  row([&](Row& row) { pressed = row.icon(id, icon, name, style); });
  return pressed;
}

Flow Flow::column(float left, float width) const {
  return apart({area.x + left, area.y + used, width, rest()});
}

void Flow::join(std::initializer_list<Flow> columns) {
  float highest = 0;
  for (const Flow& column : columns) highest = std::max(highest, column.height());
  used += highest;
}

Flow Flow::begin_scrolling(const char* id) {
  const Area outer = take(rest());
  ui_scroll_at(id, outer);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  return apart({at.x, at.y, ImGui::GetContentRegionAvail().x, 0});
}

void Flow::end_scrolling(const Flow& inside) {
  ImGui::SetCursorScreenPos(inside.area.min());
  ImGui::Dummy({1, inside.area.height});
  ui_scroll_end(*ui);
}

}  // namespace bastide::web
