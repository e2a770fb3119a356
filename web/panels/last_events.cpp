#include "web/panels/last_events.hpp"

#include <imgui.h>

#include <algorithm>

#include "web/lessons/progress.hpp"
#include "web/panels/drawn.hpp"
#include "web/panels/ending/ending_state.hpp"
#include "web/panels/table_view.hpp"
#include "web/platform/clock.hpp"
#include "web/play/play.hpp"
#include "web/session/session.hpp"
#include "web/text/text.hpp"
#include "web/ui/ui.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {
namespace {

// Whether somebody's moves are not made at this device.
bool moves_elsewhere(const Session& session, PlayerIndex side) {
  if (side == no_player) return false;
  const auto person = static_cast<PlayerIndex>(person_of(session.game, side));
  if (is_computer(session, side)) return true;
  const auto& devices = session.record.fair.device_of;
  return person < devices.size() && devices[person] != session.link.device;
}

double age_of(const TableView& view, const EventLine& line) { return view.ui.now - line.since; }

// Without motion it stays until the next turn that is made here.
float alpha_of(const TableView& view, const EventLine& line) {
  if (view.ui.reduced_motion) return 1;
  const double fading = (age_of(view, line) - event_read_seconds) / event_fade_seconds;
  return static_cast<float>(std::clamp(1 - fading, 0.0, 1.0));
}

void note_event(TableView& view, const LogEntry& entry, bool first) {
  std::vector<EventLine>& lines = view.events->lines;
  const PlayerIndex player = view.events->player;
  const auto at = std::find_if(lines.begin(), lines.end(),
                               [&](const EventLine& line) { return line.player == player; });
  const bool known = at != lines.end();
  if (known && first) at->weight = LogWeight::move;  // of the turn before
  if (known && entry.weight < at->weight) return;    // a scoring is not followed by a trifle
  if (!known)
    lines.push_back({player, entry.text, entry.weight, view.ui.now});
  else
    *at = {player, entry.text, entry.weight, view.ui.now};
  if (!view.ui.reduced_motion) platform::wake_after(event_read_seconds + 0.01);
}

// The room of a line: beside its player where those stand in a column, else at the upper edge of
// the board.
Area line_area(const TableView& view, const EventLine& line, std::size_t nth) {
  const Theme& theme = view.ui.theme;
  const TableLayout& layout = view.play->layout;
  const Area& board = layout.board;
  const float margin = px(theme, 8), height = em(theme, 22) + px(theme, 6);
  const float most = std::min(board.width - 2 * margin, em(theme, 440));
  const float width = std::min(most, ui_text_size(theme, line.text, Face::small).x + px(theme, 26));
  if (layout.shape == TableShape::wide && board.x + board.width < layout.players.x + 1) {
    const float row = layout.players.height / static_cast<float>(view.session->game.sides);
    const float middle = layout.players.y + row * (static_cast<float>(line.player) + 0.5f);
    return {board.x + board.width - width - margin, middle - height / 2, width, height};
  }
  const float x = layout.shape == TableShape::upright ? board.x + margin
                                                      : board.x + board.width - width - margin;
  return {x, board.y + margin + static_cast<float>(nth) * (height + px(theme, 4)), width, height};
}

}  // namespace

void events_follow(TableView& view) {
  const Log& log = view.log;
  LastEvents& events = view.events;
  const std::size_t count = log.entries.size();
  const bool other = events.language != log.language || count < events.seen ||
                     view.play->replay.open || !at_end(view.session);
  if (other) {  // a game opened, a move taken back: nothing has just happened
    events = {{}, count, no_player, log.language};
    return;
  }
  for (; events.seen < count; ++events.seen) {
    const LogEntry& entry = log.entries[events.seen];
    if (entry.turn) events.player = entry.player;
    if (entry.weight == LogWeight::heading) events.player = no_player;
    if (!moves_elsewhere(view.session, events.player)) {
      events.lines.clear();
      continue;
    }
    if (!entry.plain) note_event(view, entry, entry.turn);
  }
  if (!view.ui.reduced_motion)
    std::erase_if(events.lines, [&](const EventLine& line) { return alpha_of(view, line) <= 0; });
}

void draw_last_events(const TableView& view) {
  const LastEvents& events = view.events;
  // A lesson's card tells what has happened.
  if (on_stage(view.ending) || view.lesson->lesson || hides_points(view.session)) return;
  const Theme& theme = view.ui.theme;
  const Paint paint{theme, *ImGui::GetBackgroundDrawList()};
  for (std::size_t i = 0; i < events.lines.size(); ++i) {
    const EventLine& line = events.lines[i];
    const Area at = line_area(view, line, i);
    const float alpha = alpha_of(view, line), bar = px(theme, 4);
    const float round = px(theme, 6), height = ui_text_size(theme, "X", Face::small).y;
    paint.draw.AddRectFilled(at.min(), at.max(), faded(colour::paper_high, 0.94f * alpha), round);
    paint.draw.AddRect(at.min(), at.max(), faded(colour::rule, alpha), round);
    paint.draw.AddRectFilled({at.x + bar, at.y + bar}, {at.x + 2 * bar, at.y + at.height - bar},
                             faded(player_colour(colour_of(view.session, line.player)), alpha),
                             bar / 2);
    ui_draw_text(paint, {at.x + 3.5f * bar, at.y + (at.height - height) / 2}, line.text,
                 Face::small, faded(colour::ink, alpha), at.width - 5 * bar);
    probe_fact(view.ui.probe, "table.event." + std::to_string(line.player), line.text);
  }
}

bool events_fade(const TableView& view) {
  const auto& lines = view.events->lines;
  return !view.ui.reduced_motion &&
         std::any_of(lines.begin(), lines.end(), [&](const EventLine& line) {
           return age_of(view, line) >= event_read_seconds;
         });
}

}  // namespace bastide::web
