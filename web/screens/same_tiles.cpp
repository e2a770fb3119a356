// What to do with a result: play the same tiles again, or challenge a friend with them.
#include <numeric>

#include "web/screens/parts.hpp"
#include "web/screens/screen_view.hpp"
#include "web/sets/campaign.hpp"
#include "web/text/names.hpp"

namespace bastide::web {
namespace {

// "Anna: 98, Mason: 84".
std::string points_line(const Texts& texts, const Session& session,
                        const std::vector<int>& points) {
  if (one_score(session.record.setup))
    return tr_count(texts, "points", std::accumulate(points.begin(), points.end(), 0L));
  std::string line;
  for (std::size_t p = 0; p < points.size(); ++p)
    line += (p ? ", " : "") +
            name_and_number(texts, player_name(texts, session.record, static_cast<PlayerIndex>(p)),
                            std::to_string(points[p]));
  return line;
}

// What somebody says of a game against one other: "Mason beat me 110 to 6".
std::string told_by(const Texts& texts, const Session& session, PlayerIndex me) {
  const std::vector<int> points = points_of(session);
  const auto other = static_cast<PlayerIndex>(1 - me);
  const std::string name = player_name(texts, session.record, other);
  const std::string mine = std::to_string(points[me]), theirs = std::to_string(points[other]);
  if (points[me] > points[other]) return tr(texts, "share.won", {name, mine, theirs});
  if (points[me] < points[other]) return tr(texts, "share.lost", {name, theirs, mine});
  return tr(texts, "share.drawn", {name, mine});
}

std::string result_line(const Texts& texts, const Session& session) {
  if (const auto result = team_result(session)) return tell_result(texts, *result);
  const PlayerIndex me = only_person(session);
  return me != no_player && session.record.setup.players == 2
             ? told_by(texts, session, me)
             : points_line(texts, session, points_of(session));
}

}  // namespace

void same_tiles_panel(Ui& ui, const Texts& texts, Requests& requests, const Session& session) {
  if (!is_over(session) || !session.saved.kept || !session.lesson.id.empty()) return;
  if (!session.record.fair.devices.empty()) return;  // its tiles cannot be dealt again
  const auto result = team_result(session);
  const Challenge& challenge = session.challenge;
  std::string line = result_line(texts, session);
  ui_gap(ui, 4);
  ui_panel_begin(ui, "sheet.tiles");
  if (!challenge.day.empty()) {
    ui_text(ui, tr(texts, "day.title"), Face::strong);
    line = tr_pair(texts, challenge.day, line);
  }
  if (result) ui_text(ui, line);
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
    request(requests, ask_for::ShareStart{tr(texts, "team.share", {line})});
  ImGui::SameLine(0, px(ui.theme, 8));
  if (ui_icon_button(ui, "sheet.hold-up", Icon::code, tr(texts, "link.show.title")))
    request(requests, ask_for::ShowLink{tr(texts, "team.share", {line})});
  ui_text(ui, tr(texts, "sheet.same.text"), Face::small, colour::ink_soft);
  ui_panel_end();
}

}  // namespace bastide::web
