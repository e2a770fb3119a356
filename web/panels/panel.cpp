#include "web/panels/panel.hpp"

#include <imgui.h>

#include "web/panels/drawn.hpp"
#include "web/panels/table_view.hpp"
#include "web/play/play.hpp"
#include "web/text/text.hpp"
#include "web/ui/buttons.hpp"
#include "web/ui/flow.hpp"
#include "web/ui/surfaces.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {

void panel_begin(const TableView& view, const char* id, const Area& area, bool flush) {
  const Theme& theme = view.ui.theme;
  ImGui::SetNextWindowPos(area.min());
  ImGui::SetNextWindowSize(area.size());
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {px(theme, 10), px(theme, 8)});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowMinSize, {1, 1});
  ImGui::Begin(id, nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                   ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBackground |
                   ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoBringToFrontOnFocus |
                   ImGuiWindowFlags_NoScrollWithMouse);
  ImGui::PopStyleVar(2);
  a11y_region(theme);
  view.drawn.panels.push_back(area);
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  draw.PushClipRectFullScreen();
  draw_paper({theme, draw}, area.min(), area.max(), colour::paper, flush ? 0.0f : 10.0f);
  draw.PopClipRect();
}

void drag_figure(const TableView& view, int kind) {
  if (ImGui::IsItemActive() && moved_away(view.ui.theme))
    intend(view, [kind](TableView& v) { v.play->gestures.figure = kind; });
}

void panel_end() { ImGui::End(); }

bool panel_head(Ui& ui, const Texts& texts, Area& rest, const char* close, std::string_view title) {
  const Theme& theme = ui.theme;
  const float pad = px(theme, 14);
  ui_draw_text({theme, *ImGui::GetWindowDrawList()}, {rest.x + pad, rest.y + px(theme, 12)}, title,
               Face::heading, colour::ink, rest.width - theme.control - 2 * pad);
  const float edge = px(theme, 6);
  Flow corner{theme, &ui, {rest.x + rest.width - theme.control - edge, rest.y + edge, 0, 0}};
  const bool closes = corner.icon(close, Icon::cross, tr(texts, "common.close"), quiet_button);
  cut_top(rest, theme.control + pad);
  rest = {rest.x + pad, rest.y, rest.width - 2 * pad, rest.height - pad};
  return closes;
}

}  // namespace bastide::web
