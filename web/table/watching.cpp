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
  return table.paused && only_computers(session) &&
         session.positions.back().turn > table.step_until;
}

namespace {

std::string_view speed_word(const Texts& texts, const Settings& settings) {
  return tr(texts, "settings.speed." + std::to_string(animation_step(settings)));
}
float speed_width(const Theme& theme, float width) {
  return width - 2 * (theme.control + px(theme, 6));
}

}  // namespace

float watching_height(const Theme& theme, const Texts& texts, const Settings& settings,
                      const Session& session, float width) {
  if (!only_computers(session) || is_over(session)) return 0;
  return ui_button_height(theme, speed_word(texts, settings), speed_width(theme, width));
}

void draw_watching(const TableView& view, const Area& area) {
  const float height =
      watching_height(view.ui.theme, view.texts, view.settings, view.session, area.width);
  if (height <= 0) return;
  const Table& table = view.table;
  const float gap = px(view.ui.theme, 6);
  ImGui::SetCursorScreenPos({area.x, area.y + area.height - height});
  const char* const pause = table.paused ? "watching.go" : "watching.pause";
  if (ui_icon_button(view.ui, "watching.pause", table.paused ? Icon::play : Icon::pause,
                     tr(view.texts, pause)))
    intend(view, [](TableView& v) {
      v.table->paused = !v.table->paused;
      v.table->step_until = 0;
    });
  ImGui::SameLine(0, gap);
  if (ui_icon_button(view.ui, "watching.step", Icon::step_forward,
                     tr(view.texts, "watching.step")))
    intend(view, [](TableView& v) {
      v.table->paused = true;
      v.table->step_until = v.session->positions.back().turn;
    });
  ImGui::SameLine(0, gap);
  const int step = animation_step(view.settings);
  ButtonStyle style;
  style.width = speed_width(view.ui.theme, area.width);
  style.why = tr(view.texts, "settings.speed");
  if (ui_button(view.ui, "watching.speed", speed_word(view.texts, view.settings), style))
    intend(view, [step](TableView& v) {
      v.settings->animation_speed =
          animation_speeds[(step + 1) % static_cast<int>(std::size(animation_speeds))];
    });
}

}  // namespace bastide::web
