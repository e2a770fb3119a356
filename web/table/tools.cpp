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
  return layout.shape == TableShape::sideways ? layout.tools.height : layout.tools.width;
}

void draw_tools(const TableView& view) {
  const TableLayout& layout = view.play->layout;
  const Theme& theme = view.ui.theme;
  panel_begin(view, "table.tools", layout.tools, layout.shape != TableShape::wide);
  theme.a11y.back().words = tr(view.texts, "told.tools");
  const bool upright = layout.shape == TableShape::sideways;
  const float length = tools_length(layout);
  const std::vector<Offer> tools = bar_offers(view, length);
  const auto count = static_cast<float>(tools.size());
  const bool tight = length < 40 * count + px(theme, 8);
  const float margin = tight ? 0 : px(theme, 4), step = (length - 2 * margin) / count;
  const float side = std::min(theme.control, step);  // must not overlap
  const float across = ((upright ? layout.tools.width : layout.tools.height) - side) / 2;
  float along = margin + (step - side) / 2;
  for (const Offer& tool : tools) {
    const Command& command = *tool.command;
    const Area place{layout.tools.x + (upright ? across : along),
                     layout.tools.y + (upright ? along : across), side, side};
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
    along += step;
  }
  panel_end();
}

}  // namespace bastide::web
