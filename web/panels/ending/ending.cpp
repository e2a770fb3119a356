#include "web/panels/ending/ending.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "web/board/sounds.hpp"
#include "web/panels/ending/ending_panel.hpp"
#include "web/panels/ending/ending_state.hpp"
#include "web/panels/table_view.hpp"
#include "web/play/moves.hpp"
#include "web/play/play.hpp"
#include "web/session/session.hpp"
#include "web/session/settings.hpp"
#include "web/ui/press.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

// A moment to look at the board where there is nothing to tell.
constexpr float short_pause = 1.2f;

float seconds_of(const Ending& plan) { return plan.seconds > 0 ? plan.seconds : short_pause; }

// A device that ends a game by link first has to send that.
bool has_to_send(const Session& session) {
  return session.link.secret && !session.link.sent && awaited(session) != no_player;
}

void work_out(const Session& session, EndingState& ending) {
  ending.plan = plan_ending(session);
  ending.result = result_of(session, ending.plan);
}

void begin_telling(TableView& view) {
  Play& play = view.play;
  EndingState& ending = view.ending;
  ending.sound_due = !play.motion.steps.empty();  // otherwise it has been heard
  motion_skip(view.session, play.display, play.motion);
  work_out(view.session, ending);
  ending.stage = EndStage::telling;
  ending.passed = 0;
  ending.fit_due = true;
  play.camera_taken_over = false;
  look_away(play.look);
  play.overlay.menu_open = false;
  play.shown_player = -1;
  if (play.side != SidePanel::none) close_side(view);
}

// The last tile has been scored: all that is left is the final scoring.
bool reaches_end(const Play& play) {
  const MotionStep* step = running_step(play.motion);
  return !step || step->events.front().kind == EventKind::final_scoring;
}

// The scores that are shown meanwhile.
void follow_totals(const EndingState& ending, DisplayState& display) {
  const EndTotals totals = totals_at(ending.plan, ending.passed);
  for (int p = 0; p < ending.plan.sides; ++p) {
    const auto side = static_cast<std::size_t>(p);
    display.score[side] = static_cast<int>(std::lround(totals[side]));
  }
}

bool key_pressed() {
  for (int key = ImGuiKey_NamedKey_BEGIN; key < ImGuiKey_NamedKey_END; ++key) {
    const auto one = static_cast<ImGuiKey>(key);
    if (one >= ImGuiKey_GamepadStart || !ImGui::IsKeyPressed(one, false)) continue;
    use_key(one);
    return true;
  }
  return false;
}

}  // namespace

void end_telling(TableView& view) {
  Play& play = view.play;
  motion_reset(view.session, play.display, play.motion);
  view.ending->stage = EndStage::waiting;
  if (std::exchange(view.ending->sound_due, false)) sound_end(view.settings, view.session);
  if (!has_to_send(view.session)) show_result(view.play, view.ending);
}

void open_result(TableView& view) {
  if (!has_result(view.session) || !at_end(view.session)) return;
  work_out(view.session, view.ending);
  end_telling(view);
}

bool has_result(const Session& session) {
  return is_over(session) && !session.board && session.saved.kept;
}

bool ending_input(TableView& view) {
  if (!is_told(view.ending)) return false;
  if (view.input.covered || view.play->dialog != TableDialog::none) return false;
  if (ImGui::IsMouseClicked(0) || key_pressed()) end_telling(view);
  return true;
}

bool ending_frame(TableView& view) {
  Play& play = view.play;
  EndingState& ending = view.ending;
  if (!has_result(view.session)) {
    ending = {};
    ending.watched = true;
    return false;
  }
  ending.away = !at_end(view.session) || play.replay.open;
  if (ending.away) {
    if (is_told(ending)) end_telling(view);
    ending.watched = false;
    return false;
  }
  if (ending.stage == EndStage::waiting && !has_to_send(view.session)) show_result(play, ending);
  if (ending.stage == EndStage::none) {
    if (view.ui.device.hidden || (ending.watched && !reaches_end(play))) return false;
    if (!ending.watched) {
      open_result(view);
      return false;
    }
    begin_telling(view);
    if (view.ui.reduced_motion && ending.plan.seconds > 0) end_telling(view);
  } else if (is_told(ending) && !view.ui.device.hidden) {
    const float speed = std::max(0.1f, view.settings->animation_speed);
    ending.passed += std::min(ImGui::GetIO().DeltaTime, 0.1f) * speed;
    if (ending.passed >= seconds_of(ending.plan) || view.ui.reduced_motion) end_telling(view);
  }
  if (!is_told(ending)) return false;
  follow_totals(ending, play.display);
  return !view.ui.device.hidden;
}

void ending_reserve(const TableView& view, EndingState& ending, TableLayout& layout) {
  Area& area = ending.area;
  area = {};
  if (!on_stage(ending)) return;
  const bool told = is_told(ending);
  if (layout.shape == TableShape::upright) {
    const float width = layout.hand.width, screen = layout.tools.y + layout.tools.height;
    const float most =
        view.ui.theme.text > 1.25f ? screen - least_board(screen) : screen * (told ? 0.5f : 0.62f);
    const float height = std::min(most, ending_height(view, width));
    area = {0, screen - height, width, height};
    layout.board = layout.side = {0, 0, width, area.y};
    return;
  }
  area = {layout.hand.x, layout.players.y, layout.hand.width, 0};
  if (layout.shape == TableShape::wide) {
    const float gap = layout.players.y;
    area.height = std::min(layout.tools.y - gap - area.y, ending_height(view, area.width));
  } else {
    area.height = layout.hand.y + layout.hand.height - area.y;
  }
}

void show_result(Play& play, EndingState& ending) {
  ending.stage = EndStage::shown;
  ending.fit_due = !play.camera_taken_over;
}

void close_result(Play& play, EndingState& ending) {
  if (ending.stage != EndStage::shown) return;
  ending.stage = EndStage::closed;
  ending.fit_due = !play.camera_taken_over;
}

bool is_key_of_result(const EndingState& ending, ImGuiKey key) {
  if (!shows_result(ending)) return false;
  return key == ImGuiKey_Tab || key == ImGuiKey_Enter || key == ImGuiKey_KeypadEnter ||
         key == ImGuiKey_Space || (key >= ImGuiKey_LeftArrow && key <= ImGuiKey_DownArrow);
}

}  // namespace bastide::web
