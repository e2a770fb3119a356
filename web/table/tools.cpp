#include "web/table/tools.hpp"

#include <imgui.h>

#include <algorithm>
#include <string>
#include <vector>

#include "web/panels/panel.hpp"
#include "web/panels/table_view.hpp"
#include "web/play/play.hpp"
#include "web/table/commands.hpp"
#include "web/text/text.hpp"
#include "web/ui/buttons.hpp"
#include "web/ui/flow.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {
namespace {

// The number of tiles left, drawn on the button that opens their list.
void draw_count(const Theme& theme, ImVec2 min, ImVec2 max, int count) {
  const std::string text = std::to_string(count);
  ImVec2 size = ui_text_size(theme, text, Face::small);
  const float most = px(theme, 20),
              scale = std::min(1.0f, most / size.y);  // or it hides the button
  size = {size.x * scale, size.y * scale};
  const float pad = px(theme, 4);
  const ImVec2 at(max.x - size.x - pad - 1, min.y);
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  draw.AddRectFilled({at.x - pad, at.y}, {at.x + size.x + pad, at.y + size.y}, colour::paper_low,
                     size.y / 2);
  ui_draw_number({theme, draw}, at, text, colour::ink, most);
}

}  // namespace

float tools_length(const TableLayout& layout) {
  return layout.shape == TableShape::sideways ? layout.tools.height
         : layout.shape == TableShape::wide   ? 2 * layout.tools.width  // in two rows
                                              : layout.tools.width;
}

void draw_tools(const TableView& view) {
  const TableLayout& layout = view.play->layout;
  const Theme& theme = view.ui.theme;
  const Area& area = layout.tools;
  panel_begin(view, "table.tools", area, layout.shape != TableShape::wide);
  theme.a11y.back().words = tr(view.texts, "told.tools");
  ImGui::PushClipRect(area.min(), area.max(), false);  // they extend into the padding
  const std::vector<Offer> tools = bar_offers(view, tools_length(layout));
  const std::size_t count = tools.size();
  const std::size_t columns = layout.shape == TableShape::sideways ? 1
                              : area.height >= 2 * theme.control   ? (count + 1) / 2
                                                                   : count;
  const std::size_t rows = (count + columns - 1) / columns;
  const auto across = static_cast<float>(columns), down = static_cast<float>(rows);
  const float least = 40 * std::max(across, down) + px(theme, 8);
  const bool tight = layout.shape == TableShape::wide || tools_length(layout) < least;
  const float margin = tight ? 0 : px(theme, 4);
  const float step_x = (area.width - (columns > 1 ? 2 * margin : 0)) / across;
  const float step_y = (area.height - (rows > 1 ? 2 * margin : 0)) / down;
  const float side = std::min({theme.control, step_x, step_y});  // must not overlap
  const float x = area.x + (area.width - step_x * across) / 2;
  const float y = area.y + (area.height - step_y * down) / 2;
  for (std::size_t i = 0; i < count; ++i) {
    const Offer& tool = tools[i];
    const Command& command = *tool.command;
    const auto column = static_cast<float>(i % columns), row = static_cast<float>(i / columns);
    const Area place{x + step_x * column + (step_x - side) / 2,
                     y + step_y * row + (step_y - side) / 2, side, side};
    Flow at{theme, &view.ui, place};
    ButtonStyle style;
    style.tone = Tone::quiet;
    style.width = side;
    style.selected = tool.selected;
    style.enabled = tool.why.empty();
    style.why = tool.why;
    const std::string id = std::string("table.") + command.id;
    if (at.icon(id.c_str(), command.icon, tool.name, style)) intend(view, command.act);
    if (command.icon == Icon::tiles)
      draw_count(theme, place.min(), place.max(), tiles_left(view.play->display));
  }
  ImGui::PopClipRect();
  panel_end();
}

}  // namespace bastide::web
