#include "web/table/replay.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "web/platform/platform.hpp"
#include "web/session/analysis_board.hpp"
#include "web/session/fair_play.hpp"
#include "web/table/moves.hpp"
#include "web/table/panels.hpp"
#include "web/table/table_view.hpp"
#include "web/table/verdict.hpp"
#include "web/text/names.hpp"
#include "web/text/say.hpp"
#include "web/ui/widgets.hpp"

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
void go_on(Session& session, Table& table, Requests& requests) {
  std::vector<Action> actions;
  if (!table.replay.open) actions = confirmed(table.hand);
  table.replay.open = table.replay.playing = false;
  if (cut(session)) session.table_rules.clock.lost = no_player;
  motion_reset(session, table.display, table.motion);
  for (const Action& action : actions)
    if (!play(session, action)) break;
  request(requests, ask_for::Save{});
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

void step_button(const TableView& view, const Step& step) {
  ButtonStyle style;
  style.tone = Tone::quiet;
  const bool onward = step.way >= Leap::forward;
  const std::size_t first =
      std::max(view.session->lesson.floor, view.table->replay.stops.value.front());
  style.enabled = onward ? !at_end(view.session) : view.session->cursor > first;
  if (!style.enabled) style.why = tr(view.texts, onward ? "timeline.at-end" : "timeline.at-start");
  if (ui_icon_button(view.ui, step.id, step.icon, tr(view.texts, step.id), style))
    intend(view, [way = step.way](TableView& v) { leap_timeline(v, way); });
}

void play_button(const TableView& view) {
  const bool playing = view.table->replay.playing;
  if (ui_icon_button(view.ui, "timeline.play", playing ? Icon::pause : Icon::play,
                     tr(view.texts, playing ? "timeline.pause" : "timeline.play")))
    intend(view, [](TableView& v) { play_timeline(v.ui, v.settings, v.session, v.table); });
}

// The marks of the turns that have been rated, below the slider.
template <class Across>
void draw_verdicts(const TableView& view, float y, const Across& x_of) {
  const Analysis* analysis = view.table->replay.analysis;
  if (!analysis) return;
  const Theme& theme = view.ui.theme;
  const std::vector<std::size_t>& list = view.table->replay.stops.value;
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

// "Anna: 63%, Bo: 37%".
std::string chances_words(const Texts& texts, const Session& session,
                          const std::array<double, max_players>& chances) {
  std::string words;
  for (PlayerIndex side = 0; side < session.game.sides; ++side) {
    if (side > 0) words += ", ";
    words +=
        tr_pair(texts, player_name(texts, session.record, side),
                tr(texts, "settings.percent", {std::to_string(std::lround(100 * chances[side]))}));
  }
  return words;
}

// The chances to win after each turn: the sides' shares on top of each other.
void draw_curve(const TableView& view, const Area& area) {
  const Session& session = view.session;
  const auto& chances = view.table->replay.analysis->chances;
  const std::vector<TurnSummary>& turns = view.table->replay.analysis->turns;
  const std::vector<std::size_t>& list = view.table->replay.stops.value;
  const float knob = px(view.ui.theme, 10);
  const float left = area.x + knob, width = area.width - 2 * knob;
  const auto last = static_cast<float>(std::max<std::size_t>(list.size() - 1, 1));
  const auto x_at = [&](std::size_t cursor) {
    return left + width * static_cast<float>(place_in(list, stop_from(session, cursor))) / last;
  };
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  draw.AddRectFilled({left, area.y}, {left + width, area.y + area.height}, colour::paper_low);
  for (std::size_t i = 0; i < chances.size(); ++i) {
    const float from = x_at(turns[i].begin), to = x_at(turns[i].end);
    float low = area.y, low_before = area.y;
    for (PlayerIndex side = 0; side < session.game.sides; ++side) {
      const float high = low + area.height * static_cast<float>(chances[i][side]);
      const double before = chances[i > 0 ? i - 1 : 0][side];
      const float high_before = low_before + area.height * static_cast<float>(before);
      draw.AddQuadFilled({from, low_before}, {to + 0.5f, low}, {to + 0.5f, high},
                         {from, high_before}, player_colour(colour_of(session, side)));
      low = high;
      low_before = high_before;
    }
  }
  const float here = x_at(session.cursor), half = px(view.ui.theme, 1);
  draw.AddRectFilled({here - half, area.y}, {here + half, area.y + area.height}, colour::ink);
  draw.AddRect({left, area.y}, {left + width, area.y + area.height}, colour::rule);
  const auto action = last_decided(session, session.cursor);
  const auto told = action ? turn_of_action(turns, *action) : std::nullopt;
  if (!told || *told >= chances.size()) return;
  const std::string words = chances_words(view.texts, session, chances[*told]);
  ui_tip(view.ui, "replay.chances", area.min(), area.size(),
         tr_pair(view.texts, tr(view.texts, "sheet.chances"), words));
  probe_fact(view.ui.probe, "replay.chances", words);
}

// The slider: a line with a knob, a tick for every turn, and a dot where points were scored.
void draw_slider(const TableView& view, const Area& area) {
  Ui& ui = view.ui;
  const Session& session = view.session;
  const Table& table = view.table;
  const std::vector<std::size_t>& list = table.replay.stops.value;
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
      v.table->replay.playing = false;
      if (v.session->cursor != to) look_back(v.session, v.table, to);
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
  for (std::size_t i = 1; i < list.size(); ++i) {
    const Moment& before = session.positions[list[i - 1]];
    const Moment& after = session.positions[list[i]];
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
  const Table& table = view.table;
  Card card;
  card.title = where(view.texts, session);
  card.lines.push_back({quoted_words(view.texts, comment)});
  Point near{0.5f, 0.5f};
  const TileIndex last = last_tile(session, table.display);
  if (last != no_tile) near = middle_of(board_of(session, table.display), last);
  const Point at = to_screen(table.camera, {near.x + 0.4f, near.y - 0.4f});
  view.drawn.card = ShownCard{std::move(card), at, CardOf::advice};
}

// Its layout at a given width.
struct Plan {
  bool one_row;  // buttons and the two exits side by side
  float pad, head, slider;
  float curve;  // the height of the chances; 0: none
  int columns;  // of step buttons
  float step;   // the height of these
  float told;   // of the room for what has just happened
  float height;
};

Plan plan_of(const TableView& view, float width) {
  const Theme& theme = view.ui.theme;
  const Texts& texts = view.texts;
  Plan plan;
  plan.pad = px(theme, 8);
  const float control = theme.control;
  const float inner = width - 2 * plan.pad;
  const float out = ui_button_width(theme, tr(texts, "timeline.from-here"), Icon::play) + control;
  plan.one_row = 7 * control + out + 2 * plan.pad <= inner;
  const float fingertip = 40;
  const bool fit = 7 * control <= inner + 1 || (theme.text > 1 && 7 * fingertip <= inner);
  plan.columns = fit ? 7 : 4;
  plan.step = std::min(control, inner / static_cast<float>(plan.columns));
  // The description takes two lines in a narrow column; the slider starts below the close button.
  const float line = ui_text_size(theme, "X", Face::small).y;
  plan.told = plan.columns == 7 ? line : 2.2f * line;
  plan.head = std::max(ui_text_size(theme, "X", Face::strong).y + plan.told, control - plan.pad);
  plan.slider = px(theme, 40);
  const bool rivals = view.session->game.sides > 1 && !plays_together(view.session);
  plan.curve = view.table->replay.analysis && rivals && !theme.low ? px(theme, 44) : 0;
  const float rows = plan.columns == 7 ? 1.0f : 2.0f;
  plan.height =
      2 * plan.pad + plan.head + plan.slider + plan.curve + rows * plan.step + rows * px(theme, 2);
  if (!plan.one_row)
    plan.height +=
        ui_button_height(theme, tr(texts, "timeline.from-here"), inner, Icon::play) + px(theme, 2);
  else
    plan.height += control - plan.step;
  return plan;
}

}  // namespace

std::string where(const Texts& texts, const Session& session) {
  if (shown(session).over) return std::string(tr(texts, "timeline.over"));
  return tr(
      texts, "timeline.turn",
      {std::to_string(turn_told(session, session.cursor)), std::to_string(turns_told(session))});
}

void open_timeline(TableView& view) {
  take_back_move(view.table);
  motion_skip(view.session, view.table->display, view.table->motion);
  view.table->replay.open = true;
  view.table->replay.playing = false;
  // On a phone the list covers the board.
  if (view.table->side == SidePanel::bag && view.table->layout.shape != TableShape::wide)
    view.table->side = SidePanel::none;
}

void close_timeline(Session& session, Table& table) {
  table.replay.open = table.replay.playing = false;
  if (!at_end(session)) return_to_present(session, table.display, table.motion);
  table.hand_about.reset();
}

void toggle_timeline(TableView& view) {
  if (view.session->board)
    show_list(view, AnalysisList::variants);
  else if (view.table->replay.open)
    close_timeline(view.session, view.table);
  else
    open_timeline(view);
}

void look_back(Session& session, Table& table, std::size_t cursor) {
  go_to(session, cursor);
  motion_reset(session, table.display, table.motion);
  look_away(table.look);
  const TileIndex last = last_tile(session, table.display);
  if (last == no_tile) return;
  const Board& board = board_of(session, table.display);
  show_cell(table.camera, board.cells[board.tiles[last].cell].at);
}

void leap_timeline(TableView& view, Leap way) {
  view.table->replay.playing = false;
  look_back(view.session, view.table, leap(view.session, way));
  std::string told = where(view.texts, view.session);
  if (const std::string comment = comment_at(view.session->comments, view.session->cursor);
      !comment.empty())
    told = as_sentence(told) + ' ' + quoted_words(view.texts, comment);
  say(told);
}

void play_timeline(Ui& ui, const Settings& settings, Session& session, Table& table) {
  table.replay.playing = !table.replay.playing;
  if (table.replay.playing && at_end(session))
    look_back(session, table, leap(session, Leap::first));
  table.replay.next = ui.now;
  if (!comment_at(session.comments, session.cursor).empty())
    table.replay.next += rest(session, settings);
}

bool asks_before_forgetting(const Session& session, Table& table) {
  if (at_end(session) || session.board) return false;
  const bool own = turns_ahead(session) <= session.game.setup.players;
  if (own && !session.table_rules.no_take_back && !is_over(session) && !table.replay.open)
    return false;
  table.dialog = TableDialog::from_here;
  return true;
}

void play_on_from_here(TableView& view) {
  view.table->replay.playing = false;
  if (is_final(view.session)) return;
  if (!asks_before_forgetting(view.session, view.table)) close_timeline(view.session, view.table);
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
      go_on(v.session, v.table, v.requests);
    });
}

void open_comment(TableView& view) {
  view.table->replay.playing = false;
  view.drawn.typed = comment_at(view.session->comments, view.session->cursor);
  view.table->dialog = TableDialog::comment;
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

float timeline_height(const TableView& view, float width) { return plan_of(view, width).height; }

namespace {

// Where the replay is and what has just happened there, and the buttons beside them.
void draw_head(const TableView& view, const Plan& plan, const Area& area) {
  Ui& ui = view.ui;
  const Theme& theme = ui.theme;
  const Texts& texts = view.texts;
  const Session& session = view.session;
  const Table& table = view.table;
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const float x = area.x + plan.pad, y = area.y + plan.pad;
  const float line = ui_text_size(theme, "X", Face::strong).y;
  const bool analysed = may_set_aside(session);
  const float room = area.width - 2 * plan.pad - (analysed ? 3 : 2) * theme.control;
  std::string title = where(texts, session);
  const Analysis* analysis = table.replay.analysis;
  if (const auto action = last_decided(session, session.cursor); analysis && action)
    if (const TurnRating* rating = rating_at(*analysis, *action))
      title = tr(texts, "parts", {title, verdict_name(texts, verdict_of(*rating))});
  probe_fact(ui.probe, "replay.title", title);
  ui_draw_text({theme, draw}, {x, y}, title, Face::strong, colour::ink, room);
  const std::string told = plan.told > 0 ? said(table.log) : std::string();
  if (line + ui_text_size(theme, told, Face::small, room).y > plan.head)
    ui_draw_text({theme, draw}, {x, y + line}, told, Face::small, colour::ink_soft, room);
  else
    ui_draw_paragraph({theme, draw}, {x, y + line}, told, Face::small, colour::ink_soft, room);
  ButtonStyle quiet;
  quiet.tone = Tone::quiet;
  ImGui::SetCursorScreenPos({area.x + area.width - theme.control, area.y});
  if (ui_icon_button(ui, "timeline.close", Icon::cross, tr(texts, "timeline.to-game"), quiet))
    intend(view, [](TableView& v) { close_timeline(v.session, v.table); });
  const std::string comment = comment_at(session.comments, session.cursor);
  ImGui::SetCursorScreenPos({area.x + area.width - 2 * theme.control, area.y});
  if (session.saved.kept && (!comment.empty() || count_comments(session.comments) < max_comments) &&
      ui_icon_button(ui, "timeline.comment", Icon::pencil, tr(texts, "timeline.comment"), quiet))
    intend(view, open_comment);
  ImGui::SetCursorScreenPos({area.x + area.width - 3 * theme.control, area.y});
  if (analysed &&
      ui_icon_button(ui, "timeline.analyse", Icon::chart, tr(texts, "board.open"), quiet))
    intend(view, toggle_analysis);
  if (!comment.empty() && table.motion.steps.empty()) show_comment(view, comment);
}

}  // namespace

bool replay_frame(TableView& view) {
  Replay& t = view.table->replay;
  Session& session = view.session;
  if (t.stops.renew(position_key(session, session.record.actions.size())))
    t.stops.value = stops(session);
  if (!t.open || !t.playing) return false;
  if (!view.table->motion.steps.empty()) {
    t.next = view.ui.now + rest(session, view.settings);
    return true;
  }
  if (view.ui.now < t.next) return true;
  if (at_end(session)) return t.playing = false;
  go_to(session, leap(session, Leap::forward));
  view.table->motion.replay = true;
  t.next = view.ui.now + rest(session, view.settings);
  if (const std::string next = comment_at(session.comments, session.cursor); !next.empty())
    say(quoted_words(view.texts, next));
  return true;
}

void draw_timeline(const TableView& view) {
  if (!view.table->replay.open) return;
  Theme& theme = view.ui.theme;
  Area area = view.table->layout.replay;
  Plan plan = plan_of(view, area.width);
  const bool flush = view.table->layout.shape != TableShape::wide;
  panel_begin(view, "table.timeline.panel", area, flush);
  view.ui.theme.told.back().words = tr(view.texts, "table.timeline");
  // In a low panel the log says what has happened; where even that is not enough, all scrolls.
  if (plan.height > area.height + 1) {
    const float head = std::max(plan.head - plan.told, theme.control - plan.pad);
    plan.height -= plan.head - head;
    plan.head = head;
    plan.told = 0;
  }
  const bool scrolls = plan.height > area.height + 1;
  if (scrolls) {
    ImGui::SetCursorScreenPos(area.min());
    ui_scroll_begin("timeline", area.size());
    area.x = ImGui::GetCursorScreenPos().x;
    area.y = ImGui::GetCursorScreenPos().y;
    area.width = ImGui::GetContentRegionAvail().x;
  }
  draw_head(view, plan, area);
  const float x = area.x + plan.pad, width = area.width - 2 * plan.pad;
  float y = area.y + plan.pad;
  y += plan.head;
  draw_slider(view, {x, y, width, plan.slider});
  y += plan.slider;
  if (plan.curve > 0) draw_curve(view, {x, y, width, plan.curve - px(theme, 4)});
  y += plan.curve;

  // The steps, then the buttons to continue.
  const float whole = theme.control;
  theme.control = plan.step;
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
    step_button(view, step);
  }
  put();
  play_button(view);
  for (const Step& step : steps_forward) {
    put();
    step_button(view, step);
  }
  theme.control = whole;
  ButtonStyle style;
  style.icon = Icon::play;
  style.tone = at_end(view.session) ? Tone::plain : Tone::primary;
  const std::string_view label =
      tr(view.texts, at_end(view.session) ? "timeline.to-game" : "timeline.from-here");
  style.width = plan.one_row ? ui_button_width(view.ui.theme, label, style.icon) : width;
  const float rows = plan.columns == 7 ? 1.0f : 2.0f;
  ImGui::SetCursorScreenPos(plan.one_row ? ImVec2(x + width - style.width, y)
                                         : ImVec2(x, y + rows * (control + gap)));
  style.enabled = !is_final(view.session);
  if (!style.enabled) style.why = tr(view.texts, "timeline.final");
  if (ui_button(view.ui, "timeline.from-here", label, style))
    intend(view, play_on_from_here);
  if (scrolls) {
    ImGui::SetCursorScreenPos(area.min());
    ImGui::Dummy({1, plan.height});
    ui_scroll_end(view.ui);
  }
  panel_end();
}

}  // namespace bastide::web
