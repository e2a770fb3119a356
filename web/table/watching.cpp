#include "web/table/watching.hpp"

#include <imgui.h>

#include <algorithm>
#include <iterator>

#include "web/app/app.hpp"
#include "web/ui/widgets.hpp"

namespace bastide::web {

bool only_computers(const App& app) {
  const Session& session = *app.session;
  for (PlayerIndex p = 0; p < session.game.setup.players; ++p)
    if (!is_computer(session, p)) return false;
  return true;
}

bool computers_wait(const App& app) {
  const Table& table = app.table;
  return table.paused && only_computers(app) && app.session->states.back().turn > table.let_on;
}

float watching_height(const App& app) {
  return only_computers(app) && !app.session->states.back().over ? app.ui.theme.control : 0;
}

void draw_watching(App& app, const Area& area) {
  if (watching_height(app) <= 0) return;
  Table& table = app.table;
  const float gap = px(app.ui.theme, 6);
  ImGui::SetCursorScreenPos({area.x, area.y + area.height - app.ui.theme.control});
  const char* const pause = table.paused ? "watching.go" : "watching.pause";
  if (ui_icon_button(app.ui, "watching.pause", table.paused ? Icon::play : Icon::pause,
                     tr(app.texts, pause))) {
    table.paused = !table.paused;
    table.let_on = 0;
  }
  ImGui::SameLine(0, gap);
  if (ui_icon_button(app.ui, "watching.step", Icon::step_forward, tr(app.texts, "watching.step"))) {
    table.paused = true;
    table.let_on = app.session->states.back().turn;
  }
  ImGui::SameLine(0, gap);
  const int step = animation_step(app.settings);
  ButtonStyle style;
  style.width = area.width - 2 * (app.ui.theme.control + gap);
  style.why = tr(app.texts, "settings.speed");
  if (ui_button(app.ui, "watching.speed", tr(app.texts, "settings.speed." + std::to_string(step)),
                style)) {
    app.settings.animation_speed =
        animation_speeds[(step + 1) % static_cast<int>(std::size(animation_speeds))];
  }
}

}  // namespace bastide::web
