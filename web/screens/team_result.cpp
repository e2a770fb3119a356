// The score sheet of a team: its result in a line, and the same tiles once more.
#include "web/screens/parts.hpp"
#include "web/screens/screen_view.hpp"
#include "web/sets/campaign.hpp"

namespace bastide::web {

void team_result_panel(Ui& ui, const Texts& texts, Requests& requests, const Session& session) {
  const auto result = team_result(session);
  if (!result) return;
  ui_gap(ui, 4);
  ui_panel_begin(ui, "sheet.team");
  const std::string line = tell_result(texts, *result);
  ui_text(ui, line);
  ui_gap(ui, 2);
  ButtonStyle style;
  style.icon = Icon::again;
  if (ui_button(ui, "sheet.same", tr(texts, "sheet.same"), style))
    request(requests, RequestKind::same_tiles);
  if (!ui.theme.narrow) ImGui::SameLine(0, px(ui.theme, 8));
  style.icon = Icon::share;
  if (ui_button(ui, "sheet.same-link", tr(texts, "sheet.same-link"), style))
    request(requests, RequestKind::share_start, tr(texts, "team.share", {line}));
  ui_text(ui, tr(texts, "sheet.same.text"), Face::small, colour::ink_soft);
  ui_panel_end();
}

}  // namespace bastide::web
