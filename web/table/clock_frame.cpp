#include "web/table/clock_frame.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "web/app/app.hpp"
#include "web/platform/platform.hpp"
#include "web/table/sounds.hpp"
#include "web/text/explain.hpp"
#include "web/ui/widgets.hpp"

namespace bastide::web {
namespace {

constexpr double longest_frame = 2;  // seconds: a longer gap means that the page was hidden

PlayerIndex thinker(const App& app) {
  const Session& session = *app.session;
  if (session.house.clock.minutes <= 0 || session.house.clock.lost != no_player) return no_player;
  const Table& table = app.table;
  const bool still = table.dialog != TableDialog::none || ui_dialog_open() || table.timeline.open ||
                     !table.motion.steps.empty() || !at_end(session) || !platform::page_visible();
  if (still) return no_player;
  const PlayerIndex player = shown_decision(session).player;
  return player == no_player || is_computer(session, player) ? no_player : player;
}

void follow_turns(App& app) {
  ClockFrame& c = app.table.clock;
  Session& session = *app.session;
  const State& state = session.states.back();
  if (state.turn <= c.turn) return;
  if (c.active != no_player && !is_computer(session, c.active) && state.turn == c.turn + 1)
    end_turn(session.house.clock, c.active);
  c.turn = state.turn;
  c.active = state.active;
}

}  // namespace

bool clock_runs_for(const App& app, PlayerIndex player) {
  return player != no_player && thinker(app) == player;
}

void clock_frame(App& app) {
  ClockFrame& c = app.table.clock;
  Session& session = *app.session;
  ChessClock& clock = session.house.clock;
  if (clock.minutes <= 0) return;
  for (PlayerIndex p = 0; p < session.game.setup.players; ++p)
    probe_fact(app.ui.probe, "clock." + std::to_string(p), shown_clock(app, p));
  follow_turns(app);
  const PlayerIndex player = thinker(app);
  // Another screen was open in between: that was no thinking time.
  const int frame = ImGui::GetFrameCount();
  if (frame != c.frame + 1) c.seen = -1;
  c.frame = frame;
  const double passed = c.seen < 0 ? 0 : std::clamp(app.ui.now - c.seen, 0.0, longest_frame);
  c.seen = player == no_player ? -1 : app.ui.now;
  if (player == no_player) return;
  if (pass_time(clock, player, passed)) {
    const std::string name = player_name(app.texts, session.record, player);
    notify(app.ui, tr(app.texts, clock.decides ? "clock.lost" : "clock.over", {name}));
    sound(app, platform::Sound::notice);
    request(app.requests, RequestKind::save);
  }
  // Draws again when the number changes.
  if (app.ui.now < c.wake) return;
  const double left = std::fabs(clock.left[player]);
  const double unit = left < 10 && clock.left[player] > 0 ? 0.1 : 1;
  const double next = std::max(0.05, std::fmod(left, unit) + 0.01);
  c.wake = app.ui.now + next;
  platform::wake_after(next);
}

std::string shown_clock(const App& app, PlayerIndex player) {
  const Session& session = *app.session;
  if (session.house.clock.minutes <= 0 || is_computer(session, player)) return {};
  return clock_words(session.house.clock.left[player]);
}

}  // namespace bastide::web
