// What to do with a result: play the same tiles again, or challenge a friend with them.
#include "web/screens/parts.hpp"
#include "web/screens/screen_view.hpp"
#include "web/screens/share_words.hpp"
#include "web/sets/campaign.hpp"

namespace bastide::web {

void same_tiles_panel(Ui& ui, const Texts& texts, Requests& requests, const Session& session) {
  if (!has_same_tiles(session)) return;
  const auto result = team_result(session);
  const Challenge& challenge = session.challenge;
  ui_gap(ui, 4);
  ui_panel_begin(ui, "sheet.tiles");
  if (!challenge.day.empty()) ui_text(ui, tr(texts, "day.title"), Face::strong);
  if (result) ui_text(ui, result_line(texts, session));
  if (!challenge.theirs.empty()) {
    const std::string theirs = points_line(texts, session, challenge.theirs);
    ui_text(ui, tr(texts, "challenge.theirs", {theirs}), Face::strong);
    probe_fact(ui.probe, "sheet.theirs", write_points(challenge.theirs));
  }
  if (result || !challenge.day.empty() || !challenge.theirs.empty()) ui_gap(ui, 2);
  ButtonStyle style;
  style.icon = Icon::again;
  if (ui_button(ui, "sheet.same", tr(texts, "sheet.same"), style))
    request(requests, ask_for::SameTiles{});
  if (!ui.theme.narrow) ImGui::SameLine(0, px(ui.theme, 8));
  style.icon = Icon::share;
  if (ui_button(ui, "sheet.same-link", tr(texts, "sheet.same-link"), style))
    request(requests, ask_for::Share{ShareAs::tiles});
  ui_panel_end();
}

}  // namespace bastide::web
