#include "web/panels/replay.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "engine/record/comments.hpp"
#include "engine/review/analysis.hpp"
#include "web/drawing/board.hpp"
#include "web/panels/analysis/analysis_panel.hpp"
#include "web/panels/chances_view.hpp"
#include "web/panels/drawn.hpp"
#include "web/panels/log.hpp"
#include "web/panels/panel.hpp"
#include "web/panels/table_view.hpp"
#include "web/panels/verdict.hpp"
#include "web/play/moves.hpp"
#include "web/play/play.hpp"
#include "web/session/analysis_board.hpp"
#include "web/session/fair_play.hpp"
#include "web/session/replay_stops.hpp"
#include "web/session/request.hpp"
#include "web/session/scribe.hpp"
#include "web/session/settings.hpp"
#include "web/text/names.hpp"
#include "web/text/say.hpp"
#include "web/ui/buttons.hpp"
#include "web/ui/dialogs.hpp"
#include "web/ui/flow.hpp"
#include "web/ui/inputs.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {
namespace {

constexpr double rest_seconds = 0.5;  // between two replayed moves

// How long a replay pauses at the shown position: long enough to read a comment on it.
double rest(const Session& session, const Settings& settings) {
  const std::string comment = comment_at(session.comments, session.cursor);
  return rest_seconds / std::max(0.1f, settings.animation_speed) +
         (comment.empty() ? 0 : 1.5 + 0.06 * static_cast<double>(comment.size()));
}

std::size_t place_in(const std::vector<std::size_t>& list, std::size_t cursor) {
  const auto at = std::upper_bound(list.begin(), list.end(), cursor);
  return at == list.begin() ? 0 : static_cast<std::size_t>(at - list.begin()) - 1;
}

// Whether what came later stays.
bool is_final(const Session& session) {
  return !at_end(session) && session.cursor < final_until(session);
}

// Continues in a slot of its own; the whole game stays in its old slot, and is the one that counts.
void branch(const Texts& texts, Session& session) {
  session.apart = true;
  session.challenge.day.clear();
  session.saved.name = tr(
      texts, "timeline.branch-name",
      {game_title(texts, session.saved.name, session.record), std::to_string(shown(session).turn)});
  session.saved.slot.clear();
  session.saved.generation = 0;
}

// Discards later moves, and makes the move being considered.
void go_on(Session& session, Play& play, Requests& requests) {
  std::vector<Action> actions;
  if (!play.replay.open) actions = confirmed(play.hand);
  play.replay.open = play.replay.playing = false;
  if (cut(session)) session.table_rules.clock.lost = no_player;
  motion_reset(session, play.display, play.motion);
  for (const Action& action : actions)
    if (!web::play(session, action)) break;
  request(requests, ask_for::Save{});
}

// The steps back, whether it advances by itself, and the steps forward.
struct Step {
  const char* id;
  Icon icon;
  Leap way;
};
constexpr Step all_steps[] = {{"timeline.first", Icon::first, Leap::first},
                              {"timeline.turn-back", Icon::turn_back, Leap::turn_back},
                              {"timeline.back", Icon::step_back, Leap::back},
                              {"timeline.play", Icon::play, {}},
                              {"timeline.forward", Icon::step_forward, Leap::forward},
                              {"timeline.turn-forward", Icon::turn_forward, Leap::turn_forward},
                              {"timeline.last", Icon::last, Leap::last}};

void step_button(Row& row, const TableView& view, const Step& step, float side) {
  ButtonStyle style;
  style.tone = Tone::quiet;
  style.width = side;
  const bool onward = step.way >= Leap::forward;
  const std::size_t first =
      std::max(view.session->lesson.floor, view.play->replay.stops.value.front());
  style.enabled = onward ? !at_end(view.session) : view.session->cursor > first;
  if (!style.enabled) style.why = tr(view.texts, onward ? "timeline.at-end" : "timeline.at-start");
  if (row.icon(step.id, step.icon, tr(view.texts, step.id), style))
    intend(view, [way = step.way](TableView& v) { leap_timeline(v, way); });
}

void play_button(Row& row, const TableView& view, float side) {
  ButtonStyle style;
  style.width = side;
  const bool playing = view.play->replay.playing;
  if (row.icon("timeline.play", playing ? Icon::pause : Icon::play,
               tr(view.texts, playing ? "timeline.pause" : "timeline.play"), style))
    intend(view, [](TableView& v) { play_timeline(v.ui, v.settings, v.session, v.play); });
}

// The marks of the turns that have been rated, below the slider.
template <class Across>
void draw_verdicts(const TableView& view, float y, const Across& x_of) {
  const Analysis* analysis = view.play->replay.analysis;
  if (!analysis) return;
  const Theme& theme = view.ui.theme;
  const std::vector<std::size_t>& list = view.play->replay.stops.value;
  int count[3] = {};
  for (std::size_t i = 0; i < analysis->ratings.size(); ++i) {
    const TurnSummary& turn = analysis->turns[i];
    if (turn.player == no_player) continue;
    const Verdict verdict = verdict_of(analysis->ratings[i]);
    ++count[static_cast<int>(verdict)];
    const std::size_t end = place_in(list, stop_from(view.session, turn.end));
    draw_verdict(theme, *ImGui::GetWindowDrawList(), {x_of(end), y},
                 px(theme, verdict == Verdict::fine ? 3 : 7), verdict);
  }
  std::string counted;
  for (const int one : count) {
    if (!counted.empty()) counted += ',';
    counted += std::to_string(one);
  }
  probe_fact(view.ui.probe, "replay.verdicts", counted);
}

// The chances to win after each turn: the sides' shares on top of each other.
void draw_curve(const TableView& view, const Area& area) {
  const Session& session = view.session;
  const Analysis& analysis = *view.play->replay.analysis;
  const std::vector<std::size_t>& list = view.play->replay.stops.value;
  const float knob = px(view.ui.theme, 10);
  const float left = area.x + knob, width = area.width - 2 * knob;
  const auto last = static_cast<float>(std::max<std::size_t>(list.size() - 1, 1));
  const auto x_at = [&](std::size_t cursor) {
    return left + width * static_cast<float>(place_in(list, stop_from(session, cursor))) / last;
  };
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  draw_chances(draw, session, analysis, {left, area.y, width, area.height}, x_at);
  const float here = x_at(session.cursor), half = px(view.ui.theme, 1);
  draw.AddRectFilled({here - half, area.y}, {here + half, area.y + area.height}, colour::ink);
  draw.AddRect({left, area.y}, {left + width, area.y + area.height}, colour::rule);
  const auto action = last_decided(session, session.cursor);
  const auto told = action ? turn_of_action(analysis.turns, *action) : std::nullopt;
  if (!told || *told >= analysis.chances.size()) return;
  const std::string words = chances_words(view.texts, session, analysis, *told);
  ui_tip(view.ui, "replay.chances", area,
         tr_pair(view.texts, tr(view.texts, "sheet.chances"), words));
  probe_fact(view.ui.probe, "replay.chances", words);
}

// The slider: a line with a knob, a tick for every turn, and a dot where points were scored.
void draw_slider(const TableView& view, const Area& area) {
  Ui& ui = view.ui;
  const Session& session = view.session;
  const Play& play = view.play;
  const std::vector<std::size_t>& list = play.replay.stops.value;
  const float knob = px(ui.theme, 10);
  const float left = area.x + knob, right = area.x + area.width - knob;
  const float y = area.y + area.height / 2;
  const auto last = static_cast<float>(std::max<std::size_t>(list.size() - 1, 1));
  const auto x_of = [&](std::size_t i) {
    return left + (right - left) * static_cast<float>(i) / last;
  };
  ImGui::SetCursorScreenPos(area.min());
  ImGui::InvisibleButton("timeline.slider", area.size());
  probe_item(ui.probe, "timeline.slider", area.x, area.y, area.width, area.height);
  if (ImGui::IsItemActive()) {
    const float part = (ImGui::GetIO().MousePos.x - left) / std::max(1.0f, right - left);
    const auto i = static_cast<std::size_t>(std::lround(std::clamp(part, 0.0f, 1.0f) * last));
    intend(view, [to = list[std::min(i, list.size() - 1)]](TableView& v) {
      v.play->replay.playing = false;
      if (v.session->cursor != to) look_back(v.session, v.play, to);
    });
  }
  const std::size_t here = place_in(list, session.cursor);
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const float half = px(ui.theme, 2.5f);
  draw.AddRectFilled({left - half, y - half}, {right + half, y + half}, colour::paper_low, half);
  draw.AddRectFilled({left - half, y - half}, {x_of(here), y + half}, colour::accent, half);
  int turn = -1;
  float drawn = -100;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const bool begins = session.positions[list[i]].turn != turn;
    turn = session.positions[list[i]].turn;
    if (begins && x_of(i) - drawn >= px(ui.theme, 5)) {
      drawn = x_of(i);
      draw.AddLine({drawn, y + px(ui.theme, 6)}, {drawn, y + px(ui.theme, 10)}, colour::rule,
                   px(ui.theme, 1));
    }
  }
  for (std::size_t i = 1; i < list.size() && !hides_points(session); ++i) {
    const PositionInfo& before = session.positions[list[i - 1]];
    const PositionInfo& after = session.positions[list[i]];
    for (PlayerIndex p = 0; p < session.game.sides; ++p) {
      const int gain = after.score[p] - before.score[p];
      if (gain <= 0) continue;
      const float radius = px(ui.theme, gain >= 10 ? 3.6f : 2.4f);
      draw.AddCircleFilled({x_of(i), y - px(ui.theme, 8)}, radius,
                           player_colour(colour_of(session, p)), 12);
    }
  }
  std::string_view comments = session.comments;
  for (Comment comment; take_comment(comments, comment);) {
    const float x = x_of(place_in(list, comment.at)), r = px(ui.theme, 3);
    draw.AddRectFilled({x - r, y + px(ui.theme, 8)}, {x + r, y + px(ui.theme, 14)}, colour::accent);
  }
  draw_verdicts(view, y + px(ui.theme, 17), x_of);
  draw.AddCircleFilled({x_of(here), y + px(ui.theme, 1)}, knob, IM_COL32(0x40, 0x2a, 0x10, 0x40),
                       24);
  draw.AddCircleFilled({x_of(here), y}, knob, colour::accent, 24);
  draw.AddCircleFilled({x_of(here), y}, knob * 0.45f, colour::accent_ink, 16);
}

// What has just happened in the shown position.
std::string said(const Log& log) {
  const std::vector<LogEntry>& entries = log.entries;
  return entries.empty() ? std::string() : entries.back().text;
}

// A card beside the last tile.
void show_comment(const TableView& view, std::string_view comment) {
  const Session& session = view.session;
  const Play& play = view.play;
  Card card;
  card.title = where(view.texts, session);
  card.lines.push_back({quoted_words(view.texts, comment)});
  Point near{0.5f, 0.5f};
  const TileIndex last = last_tile(session, play.display);
  if (last != no_tile) near = middle_of(board_of(session, play.display), last);
  const Point at = to_screen(play.camera, {near.x + 0.4f, near.y - 0.4f});
  view.drawn.card = ShownCard{std::move(card), at, CardOf::advice};
}

// In a game that is written down, to where the turn is entered anew that is shown.
void correct_here(TableView& view) {
  view.play->replay.open = view.play->replay.playing = false;
  go_to_correct(view.session);
  motion_reset(view.session, view.play->display, view.play->motion);
  view.play->hand_about.reset();
}

}  // namespace

std::string where(const Texts& texts, const Session& session) {
  if (shown(session).over) return std::string(tr(texts, "timeline.over"));
  return tr(
      texts, "timeline.turn",
      {std::to_string(turn_told(session, session.cursor)), std::to_string(turns_told(session))});
}

void open_timeline(TableView& view) {
  take_back_move(view.play);
  motion_skip(view.session, view.play->display, view.play->motion);
  view.play->replay.open = true;
  view.play->replay.playing = false;
  // On a phone the list covers the board.
  if (view.play->side == SidePanel::bag && view.play->layout.shape != TableShape::wide)
    view.play->side = SidePanel::none;
}

void close_timeline(Session& session, Play& play) {
  play.replay.open = play.replay.playing = false;
  if (!at_end(session)) return_to_present(session, play.display, play.motion);
  play.hand_about.reset();
}

void toggle_timeline(TableView& view) {
  if (view.session->board)
    show_list(view, AnalysisList::variants);
  else if (view.play->replay.open)
    close_timeline(view.session, view.play);
  else
    open_timeline(view);
}

void look_back(Session& session, Play& play, std::size_t cursor) {
  go_to(session, cursor);
  motion_reset(session, play.display, play.motion);
  look_away(play.look);
  const TileIndex last = last_tile(session, play.display);
  if (last == no_tile) return;
  const Board& board = board_of(session, play.display);
  show_cell(play.camera, board.cells[board.tiles[last].cell].at);
}

void leap_timeline(TableView& view, Leap way) {
  view.play->replay.playing = false;
  look_back(view.session, view.play, leap(view.session, way));
  std::string told = where(view.texts, view.session);
  if (const std::string comment = comment_at(view.session->comments, view.session->cursor);
      !comment.empty())
    told = as_sentence(told) + ' ' + quoted_words(view.texts, comment);
  say(told);
}

void play_timeline(Ui& ui, const Settings& settings, Session& session, Play& play) {
  play.replay.playing = !play.replay.playing;
  if (play.replay.playing && at_end(session)) look_back(session, play, leap(session, Leap::first));
  play.replay.next = ui.now;
  if (!comment_at(session.comments, session.cursor).empty())
    play.replay.next += rest(session, settings);
}

void play_on_from_here(TableView& view) {
  view.play->replay.playing = false;
  if (view.session->scribe && !at_end(view.session)) {
    if (!waits(*view.session->scribe)) correct_here(view);
    return;
  }
  if (is_final(view.session)) return;
  if (!asks_before_forgetting(view.session, view.play)) close_timeline(view.session, view.play);
}

void draw_from_here(const TableView& view) {
  const Session& session = view.session;
  ui_dialog_begin(view.ui, "table.from-here", tr(view.texts, "timeline.from-here"));
  const int turns = std::max(1, turns_ahead(session));
  ui_text(view.ui,
          tr_count(view.texts, "timeline.lost", turns, {std::to_string(shown(session).turn)}));
  ui_dialog_foot(view.ui);
  ButtonStyle style;
  style.width = -1;
  style.tone = Tone::primary;
  style.enabled = !view.input.full;  // the moves for which there was no room are only here
  if (!style.enabled) style.why = tr(view.texts, "save.owed");
  // In only one game may a device draw with its secret.
  const bool both = session.record.fair.devices.empty() &&
                    ui_button(view.ui, "from-here.keep", tr(view.texts, "timeline.keep"), style);
  style.why = {};
  style.tone = Tone::danger;
  style.enabled = may_forget(session);
  if (!style.enabled) style.why = tr(view.texts, "table.undo.agreed");
  const bool forget =
      ui_button(view.ui, "from-here.forget", tr(view.texts, "timeline.forget"), style);
  style.enabled = true;
  style.why = {};
  style.tone = Tone::quiet;
  const bool no = ui_button(view.ui, "dialog.cancel", tr(view.texts, "common.cancel"), style);
  if (both || forget || no) intend(view, close_dialog);
  ui_dialog_end(view.ui);
  if (both || forget)
    intend(view, [both](TableView& v) {
      if (both) branch(v.texts, v.session);
      go_on(v.session, v.play, v.requests);
    });
}

void open_comment(TableView& view) {
  view.play->replay.playing = false;
  view.drawn.typed = comment_at(view.session->comments, view.session->cursor);
  view.play->dialog = TableDialog::comment;
}

void draw_comment(const TableView& view) {
  Ui& ui = view.ui;
  const Texts& texts = view.texts;
  const Session& session = view.session;
  std::string& text = view.drawn.typed;
  ui_dialog_begin(ui, "timeline.comment", where(texts, session));
  ui_focus_on_opening();
  ui_input(ui, "comment.text", tr(texts, "timeline.comment"), text, max_words_characters);
  const bool enter = ImGui::IsItemDeactivated() && ImGui::IsKeyPressed(ImGuiKey_Enter, false);
  ui_dialog_foot(ui);
  ButtonStyle style;
  style.width = -1;
  style.tone = Tone::primary;
  const bool save = ui_button(ui, "comment.save", tr(texts, "common.save"), style);
  style.tone = Tone::quiet;
  const bool no = ui_button(ui, "dialog.cancel", tr(texts, "common.cancel"), style);
  if (save || enter || no) intend(view, close_dialog);
  ui_dialog_end(ui);
  if (!save && !enter) return;
  intend(view, [](TableView& v) {
    set_comment(v.session->comments, v.session->cursor, v.drawn.typed);
    request(v.requests, ask_for::Save{});
  });
}

namespace {

// Where the replay is and what has just happened there: in a line or two, unless the log says it.
void draw_head(const TableView& view, const Area& at, bool says) {
  const Theme& theme = view.ui.theme;
  const Session& session = view.session;
  const Paint paint{theme, *ImGui::GetWindowDrawList()};
  std::string title = where(view.texts, session);
  const Analysis* analysis = view.play->replay.analysis;
  if (const auto action = last_decided(session, session.cursor); analysis && action)
    if (const TurnRating* rating = rating_at(*analysis, *action))
      title = tr(view.texts, "parts", {title, verdict_name(view.texts, verdict_of(*rating))});
  probe_fact(view.ui.probe, "replay.title", title);
  ui_draw_text(paint, at.min(), title, Face::strong, colour::ink, at.width);
  const float line = ui_text_size(theme, "X", Face::strong).y;
  const ImVec2 below(at.x, at.y + line);
  const std::string told = says ? said(view.log) : std::string();
  if (line + ui_text_size(theme, told, Face::small, at.width).y > at.height)
    ui_draw_text(paint, below, told, Face::small, colour::ink_soft, at.width);
  else
    ui_draw_paragraph(paint, below, told, Face::small, colour::ink_soft, at.width);
}

// The buttons at the upper right corner of the panel.
void lay_corner(Flow& flow, const TableView& view, bool comments, bool analyses) {
  flow.row(
      [&](Row& row) {
        if (analyses &&
            row.icon("timeline.analyse", Icon::chart, tr(view.texts, "board.open"), quiet_button))
          intend(view, toggle_analysis);
        if (comments && row.icon("timeline.comment", Icon::pencil,
                                 tr(view.texts, "timeline.comment"), quiet_button))
          intend(view, open_comment);
        if (row.icon("timeline.close", Icon::cross, tr(view.texts, "timeline.to-game"),
                     quiet_button))
          intend(view, [](TableView& v) { close_timeline(v.session, v.play); });
      },
      0);
}

// In lines of so many columns.
void lay_steps(Flow& flow, const TableView& view, std::size_t columns, float column) {
  const float side = std::min(flow.theme.control, column), between = column - side;
  for (std::size_t begin = 0; begin < std::size(all_steps); begin += columns) {
    Flow line = flow.column(between / 2, flow.area.width);
    line.row(
        [&](Row& row) {
          for (std::size_t i = begin; i < std::min(begin + columns, std::size(all_steps)); ++i)
            if (all_steps[i].icon == Icon::play)
              play_button(row, view, side);
            else
              step_button(row, view, all_steps[i], side);
        },
        between / flow.theme.unit);
    flow.join({line});
    flow.gap(2);
  }
}

const char* onward_key(const Session& session) {
  if (at_end(session)) return "timeline.to-game";
  return session.scribe ? "scribe.correct" : "timeline.from-here";
}

void lay_onward(Flow& flow, const TableView& view) {
  const bool present = at_end(view.session);
  const bool corrects = view.session->scribe && !present;
  ButtonStyle style;
  style.icon = Icon::play;
  style.tone = present ? Tone::plain : Tone::primary;
  style.enabled = !is_final(view.session);
  if (!style.enabled) style.why = tr(view.texts, "timeline.final");
  // As high as with the other label.
  style.width = flow.area.width;
  style.height = ui_button_height(flow.theme, tr(view.texts, "timeline.from-here"), style);
  if (corrects) {
    style.icon = Icon::pencil;
    style.enabled = !waits(*view.session->scribe);
    if (!style.enabled) style.why = tr(view.texts, "scribe.first");
    if (flow.button("timeline.correct", tr(view.texts, "scribe.correct"), style))
      intend(view, correct_here);
    return;
  }
  if (flow.button("timeline.from-here", tr(view.texts, onward_key(view.session)), style))
    intend(view, play_on_from_here);
}

// `says`: what has just happened, too, if only the log does not.
void lay_timeline(Flow& flow, const TableView& view, bool says) {
  const Theme& theme = flow.theme;
  const Session& session = view.session;
  const float control = theme.control, pad = px(theme, 8), width = flow.area.width;
  constexpr float fingertip = 40;
  const bool seven = 7 * control <= width + 1 || (theme.text > 1 && 7 * fingertip <= width);

  // The description takes two lines in a narrow column.
  const float line = ui_text_size(theme, "X", Face::small).y;
  const float told = !says ? 0 : seven ? line : 2.2f * line;
  const std::string comment = comment_at(session.comments, session.cursor);
  const bool analyses = may_set_aside(session);
  const bool comments =
      session.saved.kept && (!comment.empty() || count_comments(session.comments) < max_comments);
  const float buttons = control * static_cast<float>(1 + comments + analyses);
  Area head = flow.take(std::max(ui_text_size(theme, "X", Face::strong).y + told, control - pad));
  Flow corner = flow.apart({head.x + width + pad - buttons, head.y - pad, buttons, 0});
  head.width -= (analyses ? 3 : 2) * control;
  if (flow.ui) draw_head(view, head, says);
  lay_corner(corner, view, comments, analyses);

  const Area slider = flow.take(px(theme, 40));
  if (flow.ui) draw_slider(view, slider);
  const bool rivals = session.game.sides > 1 && !plays_together(session);
  if (view.play->replay.analysis && rivals && !theme.low) {
    Area curve = flow.take(px(theme, 44));
    curve.height -= px(theme, 4);
    if (flow.ui) draw_curve(view, curve);
  }

  const auto label_width = [&](const char* key) {
    return ui_button_width(theme, tr(view.texts, key), Icon::play);
  };
  if (8 * control + label_width("timeline.from-here") + 2 * pad <= width) {
    const float onward = label_width(onward_key(session));
    Flow left = flow.column(0, width), right = flow.column(width - onward, onward);
    lay_steps(left, view, std::size(all_steps), control);
    lay_onward(right, view);
    return flow.join({left, right});
  }
  const std::size_t columns = seven ? 7 : 4;
  lay_steps(flow, view, columns, width / static_cast<float>(columns));
  lay_onward(flow, view);
  flow.gap(2);
}

void lay_panel(Flow& flow, const TableView& view, bool says) {
  flow.padded(px(flow.theme, 8), [&](Flow& in) { lay_timeline(in, view, says); });
}

}  // namespace

float timeline_height(const TableView& view, float width) {
  return flow_height(view.ui.theme, width, [&](Flow& flow) { lay_panel(flow, view, true); });
}

bool replay_frame(TableView& view) {
  Replay& t = view.play->replay;
  Session& session = view.session;
  if (t.stops.renew(position_key(session, session.record.actions.size())))
    t.stops.value = stops(session);
  if (!t.open || !t.playing) return false;
  if (!view.play->motion.steps.empty()) {
    t.next = view.ui.now + rest(session, view.settings);
    return true;
  }
  if (view.ui.now < t.next) return true;
  if (at_end(session)) return t.playing = false;
  go_to(session, leap(session, Leap::forward));
  view.play->motion.replay = true;
  t.next = view.ui.now + rest(session, view.settings);
  if (const std::string next = comment_at(session.comments, session.cursor); !next.empty())
    say(quoted_words(view.texts, next));
  return true;
}

void draw_timeline(const TableView& view) {
  const Play& play = view.play;
  if (!play.replay.open) return;
  const Area& area = play.layout.replay;
  panel_begin(view, "table.timeline.panel", area, play.layout.shape != TableShape::wide);
  view.ui.theme.a11y.back().words = tr(view.texts, "table.timeline");
  // In a low panel the log says what has happened; where even that is not enough, all scrolls.
  const bool says = timeline_height(view, area.width) <= area.height + 1;
  draw_flow(view.ui, area, [&](Flow& flow) {
    flow.scroll("timeline", [&](Flow& in) { lay_panel(in, view, says); });
  });
  panel_end();
  const std::string comment = comment_at(view.session->comments, view.session->cursor);
  if (!comment.empty() && play.motion.steps.empty()) show_comment(view, comment);
}

}  // namespace bastide::web
