// Who plays on in a running game: a computer may take over from a person, and the other way round.
#include <algorithm>

#include "web/drawing/faces.hpp"
#include "web/screens/parts.hpp"
#include "web/screens/screen_view.hpp"
#include "web/setup/new_game.hpp"
#include "web/text/names.hpp"

namespace bastide::web {

bool kind_button(Ui& ui, const Texts& texts, Pictures& pictures, const char* id,
                 const KindShown& shown) {
  const std::string_view kind = shown.kind;
  ButtonStyle style;
  style.width = shown.width;
  style.left = true;
  style.icon = kind.empty() ? Icon::person : kind == by_link ? Icon::link : Icon::computer;
  const int face = art::face_of(kind);
  const float ring = ui.theme.control * 0.8f;
  if (face >= 0) style.picture = ring + px(ui.theme, 4);
  const bool pressed = ui_button(ui, id, kind_name(texts, kind), style);
  const ImVec2 min = ImGui::GetItemRectMin(), max = ImGui::GetItemRectMax();
  if (face >= 0)
    draw_face({ui.theme, *ImGui::GetWindowDrawList()}, pictures,
              {face, art::Mood::calm, shown.colour},
              {min.x + ui.theme.control * 0.56f, (min.y + max.y) / 2 + px(ui.theme, 1)}, ring);
  return pressed;
}

void seats_panel(ScreenView& view, const Session& session) {
  Ui& ui = view.ui;
  const Texts& texts = view.texts;
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
    // A face stands beside it, on the button.
    Likeness likeness = likeness_of(view.settings.oneself, player);
    likeness.face = -1;
    draw_likeness({ui.theme, draw}, view.pictures, likeness,
                  {art::Mood::calm, player.colour, false}, {at.x + badge / 2, at.y + height / 2},
                  badge);
    ui_draw_text({ui.theme, draw}, {at.x + left, at.y + (height - line) / 2}, name, Face::strong,
                 colour::ink, room);
    ImGui::Dummy({below ? width : width - kind, height});
    if (below)
      ImGui::SetCursorPosX(ImGui::GetCursorPosX() + left);
    else
      ImGui::SameLine(0, 0);
    const bool pressed =
        kind_button(ui, texts, view.pictures, ("seat." + std::to_string(p)).c_str(),
                    {player.computer, player.colour, kind});
    ui.theme.a11y.back().words =
        tr_pair(texts, tr(texts, "new.kind", {name}), kind_name(texts, player.computer));
    if (pressed) view.screens.dialog = dialog::Seat{p};
  }
  ui_panel_end();
  ui_gap(ui, 4);
}

}  // namespace bastide::web
