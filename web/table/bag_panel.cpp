// The tiles that are left, as pictures; and those that were put aside.
#include <imgui.h>

#include <algorithm>
#include <string>
#include <vector>

#include "web/app.hpp"
#include "web/table/panels.hpp"
#include "web/table/pictures.hpp"
#include "web/theme/widgets.hpp"

namespace bastide::web {
namespace {

struct Lot {
  TypeIndex type;
  int count;
};

// What a tile is looked for as.
enum class Group : unsigned char { monastery, city, road, count };
constexpr const char* group_keys[] = {"table.bag.monasteries", "table.bag.cities",
                                      "table.bag.roads"};

Group group_of(const TileType& type) {
  Group group = Group::road;
  for (const Segment& segment : type.segments) {
    if (segment.kind == SegmentKind::monastery) return Group::monastery;
    if (segment.kind == SegmentKind::city) group = Group::city;
  }
  return group;
}

void draw_lots(App& app, const std::vector<Lot>& lots, float width) {
  const Theme& theme = app.theme;
  const float gap = px(theme, 8);
  const int columns = std::max(3, static_cast<int>(width / px(theme, 74)));
  const float side = (width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  for (std::size_t i = 0; i < lots.size(); ++i) {
    const auto column = static_cast<float>(static_cast<int>(i) % columns);
    const auto row = static_cast<float>(static_cast<int>(i) / columns);
    const ImVec2 min(at.x + column * (side + gap), at.y + row * (side + gap));
    const ImVec2 max(min.x + side, min.y + side);
    const ImTextureID picture = tile_picture(app.table.pictures, app.session->game, lots[i].type, 0,
                                             0, side * theme.density);
    draw.AddRectFilled({min.x + 1, min.y + 2}, {max.x + 2, max.y + 3}, IM_COL32(0x20, 0x12, 4, 0x40),
                       px(theme, 3));
    if (picture) draw.AddImageRounded(picture, min, max, {0, 0}, {1, 1}, IM_COL32_WHITE, px(theme, 3));
    if (lots[i].count < 2) continue;
    const std::string count = "\xc3\x97" + std::to_string(lots[i].count);
    const ImVec2 size = ui_text_size(app, count, Face::small);
    const float pad = px(theme, 5);
    draw.AddRectFilled({max.x - size.x - 2 * pad, max.y - size.y}, max, faded(colour::paper_high, 0.94f),
                       px(theme, 4));
    ui_draw_text(app, draw, {max.x - size.x - pad, max.y - size.y}, count, Face::small, colour::ink);
  }
  const auto rows = static_cast<float>((static_cast<int>(lots.size()) + columns - 1) / columns);
  ImGui::Dummy({width, rows * (side + gap)});
}

}  // namespace

void draw_bag(App& app) {
  const Theme& theme = app.theme;
  const Session& session = *app.session;
  const State& state = shown(session);
  const Area& area = app.table.layout.side;
  panel_begin(app, "table.bag.panel", area, app.table.layout.shape != TableShape::wide);
  const float pad = px(theme, 14);
  ui_draw_text(app, *ImGui::GetWindowDrawList(), {area.x + pad, area.y + px(theme, 12)},
               tr_count(app.texts, "tiles-left", state.bag_total), Face::heading, colour::ink,
               area.width - theme.control - 2 * pad);
  ButtonStyle style;
  style.tone = Tone::quiet;
  ImGui::SetCursorScreenPos({area.x + area.width - theme.control - px(theme, 6), area.y + px(theme, 6)});
  if (ui_icon_button(app, "table.bag.close", Icon::cross, tr(app.texts, "common.close"), style))
    app.table.side = SidePanel::none;
  const float top = area.y + theme.control + px(theme, 14);
  ImGui::SetCursorScreenPos({area.x + pad, top});
  ui_scroll_begin(app, "lots", {area.width - 2 * pad, area.y + area.height - top - pad});
  const float width = ImGui::GetContentRegionAvail().x - px(theme, 4);
  for (int g = 0; g < static_cast<int>(Group::count); ++g) {
    std::vector<Lot> lots;
    for (std::size_t t = 0; t < state.bag.size(); ++t)
      if (state.bag[t] > 0 && group_of(session.game.types[t]) == static_cast<Group>(g))
        lots.push_back({static_cast<TypeIndex>(t), state.bag[t]});
    if (lots.empty()) continue;
    ui_text(app, tr(app.texts, group_keys[g]), Face::strong);
    draw_lots(app, lots, width);
    ui_gap(app, 4);
  }
  if (!state.discarded.empty()) {
    std::vector<Lot> lots;
    for (const TypeIndex type : state.discarded) lots.push_back({type, 1});
    ui_text(app, tr(app.texts, "table.bag.discarded"), Face::strong);
    ui_text(app, tr(app.texts, "table.bag.discarded.text"), Face::small, colour::ink_soft);
    draw_lots(app, lots, width);
  }
  if (state.bag_total == 0 && state.discarded.empty())
    ui_text(app, tr(app.texts, "table.bag.empty"), Face::small, colour::ink_soft);
  ui_scroll_end(app);
  panel_end();
}

}  // namespace bastide::web
