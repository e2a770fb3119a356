#include "web/table/timeline.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "web/app/app.hpp"
#include "web/platform/platform.hpp"
#include "web/table/moves.hpp"
#include "web/table/panels.hpp"
#include "web/text/explain.hpp"
#include "web/ui/widgets.hpp"

namespace bastide::web {
namespace {

constexpr double rest_seconds = 0.5;  // between two replayed moves

const std::vector<std::size_t>& known_stops(App& app) {
  Timeline& t = app.table.timeline;
  if (t.stops.empty() || t.revision != app.session->revision) {
    t.stops = stops(*app.session);
    t.revision = app.session->revision;
  }
  return t.stops;
}

std::size_t place_in(const std::vector<std::size_t>& list, std::size_t cursor) {
  const auto at = std::upper_bound(list.begin(), list.end(), cursor);
  return at == list.begin() ? 0 : static_cast<std::size_t>(at - list.begin()) - 1;
}

// In a game without undo, moves stand until the game is over.
bool may_forget(const Session& session) {
  return !session.house.no_take_back || session.states.back().over;
}

// Continues in a slot of its own; the whole game stays in its old slot.
void branch(App& app) {
  Session& session = *app.session;
  session.name = tr(
      app.texts, "timeline.branch-name",
      {game_title(app.texts, session.name, session.record), std::to_string(shown(session).turn)});
  session.slot.clear();
  session.generation = 0;
}

// Discards what came later, and makes the move that has been considered.
void go_on(App& app) {
  std::vector<Action> actions;
  if (!app.table.timeline.open) actions = confirmed(app.table.hand);
  app.table.timeline.open = app.table.timeline.playing = false;
  Session& session = *app.session;
  if (cut(session)) session.house.clock.lost = no_player;
  motion_reset(app);
  for (const Action& action : actions)
    if (!play(session, action)) break;
  request(app.requests, RequestKind::save);
}

struct Step {
  const char* id;
  Icon icon;
  Leap way;
};
constexpr Step steps_back[] = {{"timeline.first", Icon::first, Leap::first},
                               {"timeline.turn-back", Icon::turn_back, Leap::turn_back},
                               {"timeline.back", Icon::step_back, Leap::back}};
constexpr Step steps_forward[] = {{"timeline.forward", Icon::step_forward, Leap::forward},
                                  {"timeline.turn-forward", Icon::turn_forward, Leap::turn_forward},
                                  {"timeline.last", Icon::last, Leap::last}};

void step_button(App& app, const Step& step) {
  ButtonStyle style;
  style.tone = Tone::quiet;
  const bool onward = step.way >= Leap::forward;
  style.enabled = onward ? !at_end(*app.session) : app.session->cursor != known_stops(app).front();
  if (!style.enabled) style.why = tr(app.texts, onward ? "timeline.at-end" : "timeline.at-start");
  if (ui_icon_button(app.ui, step.id, step.icon, tr(app.texts, step.id), style))
    leap_timeline(app, step.way);
}

void play_button(App& app) {
  const bool playing = app.table.timeline.playing;
  if (ui_icon_button(app.ui, "timeline.play", playing ? Icon::pause : Icon::play,
                     tr(app.texts, playing ? "timeline.pause" : "timeline.play")))
    play_timeline(app);
}

// The slider: a line with a knob, a stroke for every turn, and a dot where points were scored.
void draw_slider(App& app, const Area& area) {
  const Theme& theme = app.ui.theme;
  const Session& session = *app.session;
  const std::vector<std::size_t>& list = known_stops(app);
  const float knob = px(theme, 10);
  const float left = area.x + knob, right = area.x + area.width - knob;
  const float y = area.y + area.height / 2;
  const auto last = static_cast<float>(std::max<std::size_t>(list.size() - 1, 1));
  const auto x_of = [&](std::size_t i) {
    return left + (right - left) * static_cast<float>(i) / last;
  };
  ImGui::SetCursorScreenPos({area.x, area.y});
  ImGui::InvisibleButton("timeline.slider", {area.width, area.height});
  probe_item(app.ui.probe, "timeline.slider", area.x, area.y, area.width, area.height);
  if (ImGui::IsItemActive()) {
    const float part = (ImGui::GetIO().MousePos.x - left) / std::max(1.0f, right - left);
    const auto i = static_cast<std::size_t>(std::lround(std::clamp(part, 0.0f, 1.0f) * last));
    app.table.timeline.playing = false;
    if (i < list.size() && list[i] != session.cursor) look_back(app, list[i]);
  }
  const std::size_t here = place_in(list, session.cursor);
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const float half = px(theme, 2.5f);
  draw.AddRectFilled({left - half, y - half}, {right + half, y + half}, colour::paper_low, half);
  draw.AddRectFilled({left - half, y - half}, {x_of(here), y + half}, colour::accent, half);
  int turn = -1;
  float drawn = -100;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const State& state = session.states[list[i]];
    const bool begins = state.turn != turn;
    turn = state.turn;
    if (begins && x_of(i) - drawn >= px(theme, 5)) {
      drawn = x_of(i);
      draw.AddLine({drawn, y + px(theme, 6)}, {drawn, y + px(theme, 10)}, colour::rule,
                   px(theme, 1));
    }
  }
  for (std::size_t i = 1; i < list.size(); ++i) {
    const State& before = session.states[list[i - 1]];
    const State& after = session.states[list[i]];
    for (PlayerIndex p = 0; p < session.game.setup.players; ++p) {
      const int gain = after.score[p] - before.score[p];
      if (gain <= 0) continue;
      const float radius = px(theme, gain >= 10 ? 3.6f : 2.4f);
      draw.AddCircleFilled({x_of(i), y - px(theme, 8)}, radius,
                           player_colour(session.record.players[p].colour), 12);
    }
  }
  draw.AddCircleFilled({x_of(here), y + px(theme, 1)}, knob, IM_COL32(0x40, 0x2a, 0x10, 0x40), 24);
  draw.AddCircleFilled({x_of(here), y}, knob, colour::accent, 24);
  draw.AddCircleFilled({x_of(here), y}, knob * 0.45f, colour::accent_ink, 16);
}

// What has just happened there.
std::string said(const App& app) {
  const std::vector<LogEntry>& entries = app.table.log.entries;
  return entries.empty() ? std::string() : entries.back().text;
}

std::string where(const App& app) {
  const Session& session = *app.session;
  if (shown(session).over) return std::string(tr(app.texts, "timeline.over"));
  return tr(app.texts, "timeline.turn",
            {std::to_string(shown(session).turn), std::to_string(session.states.back().turn)});
}

// How its parts are laid out at a given width.
struct Plan {
  bool one_row;  // buttons and the two exits side by side
  float pad, head, slider;
  int columns;  // of step buttons
  float height;
};

Plan plan_of(const App& app, float width) {
  const Theme& theme = app.ui.theme;
  Plan plan;
  plan.pad = px(theme, 8);
  const float control = theme.control;
  const float inner = width - 2 * plan.pad;
  const float out =
      ui_button_width(app.ui.theme, tr(app.texts, "timeline.from-here"), Icon::play) + control;
  plan.one_row = 7 * control + out + 2 * plan.pad <= inner;
  plan.columns = 7 * control <= inner + 1 ? 7 : 4;
  // What happened takes two lines in a narrow column; the slider begins below the close button.
  const float line = ui_text_size(app.ui.theme, "X", Face::small).y;
  plan.head = std::max(
      ui_text_size(app.ui.theme, "X", Face::strong).y + (plan.columns == 7 ? line : 2.2f * line),
      control - plan.pad);
  plan.slider = px(theme, 40);
  const float rows = plan.one_row ? 1.0f : plan.columns == 7 ? 2.0f : 3.0f;
  plan.height = 2 * plan.pad + plan.head + plan.slider + rows * control +
                (rows - 1) * px(theme, 2) + px(theme, 2);
  return plan;
}

}  // namespace

void open_timeline(App& app) {
  take_back_move(app);
  motion_skip(app);
  app.table.timeline.open = true;
  app.table.timeline.playing = false;
}

void close_timeline(App& app) {
  Timeline& t = app.table.timeline;
  t.open = t.playing = false;
  if (!at_end(*app.session)) return_to_present(app);
  app.table.hand_known = false;
}

void toggle_timeline(App& app) {
  if (app.table.timeline.open)
    close_timeline(app);
  else
    open_timeline(app);
}

void look_back(App& app, std::size_t cursor) {
  Session& session = *app.session;
  go_to(session, cursor);
  motion_reset(app);
  look_away(app);
  const TileIndex last = last_tile(session, app.table.scene);
  if (last == no_tile) return;
  const Board& board = board_of(session, app.table.scene);
  show_cell(app.table.camera, board.cells[board.tiles[last].cell].at);
}

void leap_timeline(App& app, Leap way) {
  app.table.timeline.playing = false;
  look_back(app, leap(*app.session, way));
  platform::announce(where(app));
}

void play_timeline(App& app) {
  Timeline& t = app.table.timeline;
  t.playing = !t.playing;
  t.next = app.ui.now;
  if (t.playing && at_end(*app.session)) look_back(app, leap(*app.session, Leap::first));
}

bool asks_before_forgetting(App& app) {
  const Session& session = *app.session;
  if (at_end(session)) return false;
  const bool own = turns_ahead(session) <= session.game.setup.players;
  if (own && !session.house.no_take_back && !session.states.back().over && !app.table.timeline.open)
    return false;
  app.table.dialog = TableDialog::from_here;
  return true;
}

void play_on_from_here(App& app) {
  app.table.timeline.playing = false;
  if (!asks_before_forgetting(app)) close_timeline(app);
}

void draw_from_here(App& app) {
  const Session& session = *app.session;
  ui_dialog_begin(app.ui, "table.from-here", tr(app.texts, "timeline.from-here"));
  const int turns = std::max(1, turns_ahead(session));
  ui_text(app.ui,
          tr_count(app.texts, "timeline.lost", turns, {std::to_string(shown(session).turn)}));
  ui_dialog_foot(app.ui);
  ButtonStyle style;
  style.width = -1;
  style.tone = Tone::primary;
  const bool both = ui_button(app.ui, "from-here.keep", tr(app.texts, "timeline.keep"), style);
  style.tone = Tone::danger;
  style.enabled = may_forget(session);
  if (!style.enabled) style.why = tr(app.texts, "table.undo.agreed");
  const bool forget =
      ui_button(app.ui, "from-here.forget", tr(app.texts, "timeline.forget"), style);
  style.enabled = true;
  style.why = {};
  style.tone = Tone::quiet;
  const bool no = ui_button(app.ui, "dialog.cancel", tr(app.texts, "common.cancel"), style);
  if (both || forget || no || ui_escape()) app.table.dialog = TableDialog::none;
  ui_dialog_end(app.ui);
  if (both) branch(app);
  if (both || forget) go_on(app);
}

float timeline_height(App& app, float width) { return plan_of(app, width).height; }

bool draw_timeline(App& app) {
  Timeline& t = app.table.timeline;
  if (!t.open) return false;
  const Theme& theme = app.ui.theme;
  const Area& area = app.table.layout.timeline;
  const Plan plan = plan_of(app, area.width);
  const bool flush = app.table.layout.shape != TableShape::wide;
  panel_begin(app, "table.timeline.panel", area, flush);
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const float x = area.x + plan.pad, width = area.width - 2 * plan.pad;
  float y = area.y + plan.pad;
  const float line = ui_text_size(app.ui.theme, "X", Face::strong).y;
  ui_draw_text(app.ui.theme, draw, {x, y}, where(app), Face::strong, colour::ink,
               width - theme.control);
  const std::string told = said(app);
  const float room = width - theme.control;
  if (line + ui_text_size(app.ui.theme, told, Face::small, room).y > plan.head)
    ui_draw_text(app.ui.theme, draw, {x, y + line}, told, Face::small, colour::ink_soft, room);
  else
    ui_draw_paragraph(app.ui.theme, draw, {x, y + line}, told, Face::small, colour::ink_soft, room);
  ButtonStyle quiet;
  quiet.tone = Tone::quiet;
  ImGui::SetCursorScreenPos({area.x + area.width - theme.control, area.y});
  if (ui_icon_button(app.ui, "timeline.close", Icon::cross, tr(app.texts, "table.present"), quiet))
    close_timeline(app);
  y += plan.head;
  draw_slider(app, {x, y, width, plan.slider});
  y += plan.slider;

  // The steps, then the way to continue.
  const float control = theme.control, gap = px(theme, 2);
  const float grown = plan.one_row ? control : width / static_cast<float>(plan.columns);
  int nth = 0;
  const auto put = [&] {
    const float row = static_cast<float>(nth / plan.columns);
    const float column = static_cast<float>(nth % plan.columns);
    ImGui::SetCursorScreenPos(
        {x + grown * column + (grown - control) / 2, y + row * (control + gap)});
    ++nth;
  };
  for (const Step& step : steps_back) {
    put();
    step_button(app, step);
  }
  put();
  play_button(app);
  for (const Step& step : steps_forward) {
    put();
    step_button(app, step);
  }
  ButtonStyle style;
  style.icon = Icon::play;
  style.tone = at_end(*app.session) ? Tone::plain : Tone::primary;
  const std::string_view label =
      tr(app.texts, at_end(*app.session) ? "timeline.to-game" : "timeline.from-here");
  style.width = plan.one_row ? ui_button_width(app.ui.theme, label, style.icon) : width;
  const float rows = plan.columns == 7 ? 1.0f : 2.0f;
  ImGui::SetCursorScreenPos(plan.one_row ? ImVec2(x + width - style.width, y)
                                         : ImVec2(x, y + rows * (control + gap)));
  if (ui_button(app.ui, "timeline.from-here", label, style)) play_on_from_here(app);
  panel_end();

  if (!t.open || !t.playing) return false;
  Session& session = *app.session;
  if (!app.table.motion.steps.empty()) {
    t.next = app.ui.now + rest_seconds / std::max(0.1f, app.settings.animation_speed);
    return true;
  }
  if (app.ui.now < t.next) return true;
  if (at_end(session)) {
    t.playing = false;
    return false;
  }
  go_to(session, leap(session, Leap::forward));
  app.table.motion.replay = true;
  t.next = app.ui.now + rest_seconds / std::max(0.1f, app.settings.animation_speed);
  return true;
}

}  // namespace bastide::web
