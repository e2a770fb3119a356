#include "web/play/clock_frame.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "web/board/sounds.hpp"
#include "web/platform/clock.hpp"
#include "web/platform/sound.hpp"
#include "web/play/play.hpp"
#include "web/play/play_view.hpp"
#include "web/session/request.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"
#include "web/ui/dialogs.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

// A clock goes on while nobody can see the page, where no motion is shown.
PlayerIndex player_on_clock(const Session& session, const Play& play, bool hidden) {
  if (session.table_rules.clock.minutes <= 0 || session.table_rules.clock.lost != no_player)
    return no_player;
  const bool still = play.dialog != TableDialog::none || ui_dialog_open() || play.replay.open ||
                     (!play.motion.steps.empty() && !hidden) || !at_end(session);
  if (still) return no_player;
  const PlayerIndex player = shown_decision(session).player;
  return player == no_player || is_computer(session, player) ? no_player : player;
}

void follow_turns(Session& session, ClockFrame& clock) {
  const State& state = last_state(session);
  if (state.turn <= clock.turn) return;
  if (clock.active != no_player && !is_computer(session, clock.active) &&
      state.turn == clock.turn + 1)
    end_turn(session.table_rules.clock, clock.active);
  clock.turn = state.turn;
  clock.active = state.active;
}

}  // namespace

bool clock_runs_for(const Session& session, const Play& play, PlayerIndex player) {
  return player != no_player && player_on_clock(session, play, false) == player;
}

void clock_frame(PlayView& view) {
  ClockFrame& c = view.play->clock;
  Session& session = view.session;
  ChessClock& clock = session.table_rules.clock;
  if (clock.minutes <= 0) return;
  for (PlayerIndex p = 0; p < session.game.setup.players; ++p)
    probe_fact(view.ui.probe, "clock." + std::to_string(p),
               shown_clock(view.texts, view.session, p));
  follow_turns(view.session, view.play->clock);
  const PlayerIndex player = player_on_clock(view.session, view.play, view.ui.device.hidden);
  // Another screen was open in between, which does not count as thinking time.
  const int frame = ImGui::GetFrameCount();
  if (frame != c.frame + 1) c.seen = -1;
  c.frame = frame;
  const double passed = c.seen < 0 ? 0 : std::max(0.0, view.ui.now - c.seen);
  c.seen = player == no_player ? -1 : view.ui.now;
  if (player == no_player) return;
  if (pass_time(clock, player, passed)) {
    const std::string name = player_name(view.texts, session.record, player);
    notify(view.ui, tr(view.texts, clock.lost == player ? "clock.lost" : "clock.over", {name}));
    sound(view.settings, platform::Sound::notice);
    request(view.requests, ask_for::Save{});
  }
  // Redraws when the displayed number changes.
  if (view.ui.now < c.wake) return;
  const double left = std::fabs(clock.left[player]);
  const double unit = left < 10 && clock.left[player] > 0 ? 0.1 : 1;
  const double next = std::max(0.05, std::fmod(left, unit) + 0.01);
  c.wake = view.ui.now + next;
  platform::wake_after(next);
}

std::string shown_clock(const Texts& texts, const Session& session, PlayerIndex player) {
  if (session.table_rules.clock.minutes <= 0 || is_computer(session, player)) return {};
  return clock_words(texts, session.table_rules.clock.left[player]);
}

}  // namespace bastide::web
