#include "web/table/watching.hpp"

#include <imgui.h>

#include <algorithm>
#include <iterator>

#include "web/table/table_view.hpp"
#include "web/ui/widgets.hpp"

namespace bastide::web {

bool only_computers(const Session& session) {
  for (PlayerIndex p = 0; p < session.game.setup.players; ++p)
    if (!is_computer(session, p)) return false;
  return true;
}

bool computers_wait(const Table& table, const Session& session) {
  return table.paused && only_computers(session) && session.states.back().turn > table.step_until;
}

float watching_height(const Theme& theme, const Session& session) {
  return only_computers(session) && !session.states.back().over ? theme.control : 0;
}

void draw_watching(TableView& view, const Area& area) {
  if (watching_height(view.ui.theme, view.session) <= 0) return;
  Table& table = view.table;
  const float gap = px(view.ui.theme, 6);
  ImGui::SetCursorScreenPos({area.x, area.y + area.height - view.ui.theme.control});
  const char* const pause = table.paused ? "watching.go" : "watching.pause";
  if (ui_icon_button(view.ui, "watching.pause", table.paused ? Icon::play : Icon::pause,
                     tr(view.texts, pause))) {
    table.paused = !table.paused;
    table.step_until = 0;
  }
  ImGui::SameLine(0, gap);
  if (ui_icon_button(view.ui, "watching.step", Icon::step_forward,
                     tr(view.texts, "watching.step"))) {
    table.paused = true;
    table.step_until = view.session.states.back().turn;
  }
  ImGui::SameLine(0, gap);
  const int step = animation_step(view.settings);
  ButtonStyle style;
  style.width = area.width - 2 * (view.ui.theme.control + gap);
  style.why = tr(view.texts, "settings.speed");
  if (ui_button(view.ui, "watching.speed", tr(view.texts, "settings.speed." + std::to_string(step)),
                style)) {
    view.settings.animation_speed =
        animation_speeds[(step + 1) % static_cast<int>(std::size(animation_speeds))];
  }
}

}  // namespace bastide::web
