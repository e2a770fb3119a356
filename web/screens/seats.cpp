// Who plays on in a running game: a computer may take over from a person, and the other way round.
#include <algorithm>

#include "web/screens/parts.hpp"
#include "web/screens/screen_view.hpp"
#include "web/setup/new_game.hpp"
#include "web/text/names.hpp"

namespace bastide::web {

bool kind_button(Ui& ui, const Texts& texts, const char* id, std::string_view kind, float width) {
  ButtonStyle style;
  style.width = width;
  style.left = true;
  style.icon = kind.empty() ? Icon::person : kind == by_link ? Icon::share : Icon::computer;
  return ui_button(ui, id, kind_name(texts, kind), style);
}

void seats_panel(Ui& ui, const Texts& texts, Screens& screens, const Session& session) {
  if (!may_reseat(session)) return;
  ui_panel_begin(ui, "sheet.seats");
  ui_heading(ui, tr(texts, "sheet.seats"));
  ui_gap(ui, 2);
  const float width = ImGui::GetContentRegionAvail().x, height = ui.theme.control;
  // Beside the name, or below it.
  const bool below = width < em(ui.theme, 260);
  const float badge = height * 0.72f, left = badge + px(ui.theme, 10);
  const float kind = below ? width - left : std::min(em(ui.theme, 214), width / 2);
  const float room = below ? width - left : width - kind - left - px(ui.theme, 8);
  for (std::size_t p = 0; p < session.record.players.size(); ++p) {
    const PlayerEntry& player = session.record.players[p];
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const std::string name = player_name(texts, session.record, static_cast<PlayerIndex>(p));
    const float line = ui_text_size(ui.theme, name, Face::strong).y;
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw_player_badge(draw, {at.x, at.y + (height - badge) / 2}, badge, player.colour);
    ui_draw_text({ui.theme, draw}, {at.x + left, at.y + (height - line) / 2}, name, Face::strong,
                 colour::ink, room);
    ImGui::Dummy({below ? width : width - kind, height});
    if (below)
      ImGui::SetCursorPosX(ImGui::GetCursorPosX() + left);
    else
      ImGui::SameLine(0, 0);
    const bool pressed =
        kind_button(ui, texts, ("seat." + std::to_string(p)).c_str(), player.computer, kind);
    ui.theme.told.back().words =
        tr_pair(texts, tr(texts, "new.kind", {name}), kind_name(texts, player.computer));
    if (pressed) screens.dialog = dialog::Seat{p};
  }
  ui_panel_end();
  ui_gap(ui, 4);
}

}  // namespace bastide::web
