// The current question, the drawn tile, and the buttons for the move being considered.
#include <imgui.h>

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "web/art/laid.hpp"
#include "web/reading/reading_words.hpp"
#include "web/session/fair_play.hpp"
#include "web/sets/decisions.hpp"
#include "web/sets/explain.hpp"
#include "web/table/advice_view.hpp"
#include "web/table/choice_list.hpp"
#include "web/table/gestures.hpp"
#include "web/table/moves.hpp"
#include "web/table/panels.hpp"
#include "web/table/table_view.hpp"
#include "web/table/told_board.hpp"
#include "web/table/watching.hpp"
#include "web/ui/press.hpp"
#include "web/ui/widgets.hpp"

namespace bastide::web {
namespace {

enum class Mode : unsigned char { place, choose, wait, over };

// The panel matches what is shown: nobody is asked anything while a move is still being animated.
bool at_rest(const Table& table) { return table.motion.steps.empty(); }
bool chooses(const Session& session, const Table& table) {
  return at_rest(table) && person_chooses(session, table);
}

// On an analysis board, where chance decides.
bool chooses_chance(const Session& session, const Table& table) {
  return session.board && at_rest(table) && shown_decision(session).chance;
}

Mode mode_of(const Session& session, const Table& table) {
  const Decision d = shown_decision(session);
  // A game lost on time does not continue; its earlier positions can be viewed.
  const bool lost = session.table_rules.clock.lost != no_player && !table.replay.open;
  if (!at_rest(table)) return Mode::wait;
  if (d.over || lost || called_off(session)) return Mode::over;
  if (!person_moves(session, table)) return Mode::wait;
  return chooses(session, table) ? Mode::choose : Mode::place;
}

// Additional information in one sentence; empty if nothing needs to be said.
std::string remark(const Texts& texts, const Session& session, const Table& table) {
  const bool begins = shown(session).turn <= session.game.sides;
  if (begins && !session.challenge.day.empty() && mode_of(session, table) == Mode::place)
    return std::string(tr(texts, "day.title"));
  if (!chooses(session, table)) return {};
  const std::string_view about =
      table.hand.chosen ? choice_word(*table.hand.chosen) : std::string_view{};
  if (!about.empty()) return decision_rule(texts, about);
  if (table.hand.phase == Phase::figure) return {};
  const State& next = *table.hand.preview;
  if (!only_places(table.hand)) return decision_rule(texts, session.game, next);
  const bool asked = decision(session.game, next).player == shown_decision(session).player;
  return asked ? tr(texts, "table.then", {decision_title(texts, session.game, next)})
               : std::string();
}

// The help section for the decision.
std::string_view topic_of(const Session& session, const Table& table) {
  if (!chooses(session, table)) return {};
  const std::string_view about =
      table.hand.chosen ? choice_word(*table.hand.chosen) : std::string_view{};
  if (!about.empty()) return help_topic(about);
  if (table.hand.phase == Phase::figure) return {};
  return help_topic(decision_word(session.game, *table.hand.preview));
}

std::string prompt(const Texts& texts, const Session& session, const Table& table, Mode mode) {
  const Decision d = shown_decision(session);
  switch (mode) {
    case Mode::place:
      return explain_decision(texts, session.record, d);
    case Mode::choose: {
      if (only_places(table.hand)) return explain_decision(texts, session.record, d);
      if (table.hand.phase != Phase::figure)
        return tr(texts, "ask.titled",
                  {player_name(texts, session.record, d.player),
                   decision_title(texts, session.game, *table.hand.preview)});
      const std::string why = why_no_figure(texts, session.game, table.hand);
      return why.empty() ? std::string(tr_guard(texts, plays_together(session), "table.ask.figure"))
                         : why;
    }
    case Mode::wait: {
      if (table.replay.open) return explain_decision(texts, session.record, d);
      if (chooses_chance(session, table))
        return d.phase == Phase::draw
                   ? tr(texts, "board.ask.draw",
                        {player_name(texts, session.record, shown(session).active)})
                   : std::string(tr(texts, "board.ask.chance"));
      if (computers_wait(table, session)) return std::string(tr(texts, "watching.waits"));
      if (!at_rest(table)) {
        if (d.over || table.display.active == no_player) return {};  // only the scoring is left
        return tr(texts, "table.playing",
                  {player_name(texts, session.record, table.display.active)});
      }
      if (const PlayerIndex next = awaited(session); next != no_player)
        return tr(texts, session.link.sent || session.link.live ? "by-link.waits" : "by-link.due",
                  {player_name(texts, session.record, next)});
      if (d.player == no_player || !session.saved.kept) return {};  // nobody thinks in a lesson
      return tr(texts, "table.thinking", {player_name(texts, session.record, d.player)});
    }
    case Mode::over:
      break;
  }
  if (const PlayerIndex loser = session.table_rules.clock.lost; loser != no_player)
    return tr(texts, "clock.lost", {player_name(texts, session.record, loser)});
  if (called_off(session)) return std::string(tr(texts, "by-link.ended"));
  Event over;
  over.kind = EventKind::game_over;
  return explain(texts, session.record, session.game, shown(session), {&over, 1}, false);
}

// "This turn scores: Anna +8 (City)", or the final scores that the move changes; empty if neither
// applies.
std::string consequence(const Texts& texts, const Session& session, const Table& table) {
  const std::string now = gains_words(texts, session.record, table.gains);
  if (!now.empty()) return tr(texts, "table.outcome", {now});
  if (table.hand.placement && !table.hand.fixed)
    for (const TeamFact& fact : table.team.value.facts)
      if (fact.id == team_tile) return fact.words;
  return table.standing.empty() ? std::string() : tr(texts, "outcome.ended", {table.standing});
}

// Both, if there is room.
std::string consequences(const Texts& texts, const Session& session, const Table& table) {
  std::string words = consequence(texts, session, table);
  if (!table.gains.scorings.empty() && !table.standing.empty())
    words += '\n' + tr(texts, "outcome.ended", {table.standing});
  return words;
}

// The drawn tile, turning over when it has just been drawn.
void draw_drawn_tile(const TableView& view, const Area& at) {
  Ui& ui = view.ui;
  const Session& session = view.session;
  const Table& table = view.table;
  view.drawn.off_board.hand = at;
  const MotionStep* step = running_step(table.motion);
  TypeIndex type = tile_in_hand(table.display);
  float turn = 1;
  if (step && is_tile_drawn(step->events.front())) {
    type = step->events.front().type;
    const float t = progress(table.motion);
    turn = t * t * (3 - 2 * t);
  } else if (step && is_tile_placed(step->events.front())) {
    type = no_type;  // it is flying to the board
  }
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const float round = px(ui.theme, 4);
  const ImVec2 min = at.min(), max = at.max();
  if (type == no_type || (table.hand.placement && at_rest(table))) {
    draw.AddRectFilled(min, max, colour::paper_low, round);
    const ImTextureID back = back_picture(table.pictures, at.width * ui.theme.density);
    if (back && tiles_left(table.display) > 0)
      draw.AddImageRounded(back, min, max, {0, 0}, {1, 1}, IM_COL32(255, 255, 255, 110), round);
    draw.AddRect(min, max, colour::rule, round);
    return;
  }
  // Lifted while it turns over, then lowered.
  const float squeeze = std::fabs(std::cos(turn * 3.14159265f));
  const float rise = turn < 1 ? tween_lift * turn / 2 : 0;
  const float half = at.width * (0.5f + rise) * std::max(squeeze, 0.02f), c = at.x + at.width / 2;
  const bool back = turn < 0.5f;
  const int rotation = table.hand.type == type ? table.hand.rotation : 0;
  const float pixels = at.width * ui.theme.density;
  const TilePicture picture =
      back ? TilePicture{back_picture(table.pictures, pixels), 1}
           : tile_picture(
                 table.pictures, session.game,
                 {type, rotation,
                  art::next_variant(board_of(session, table.display), type, table.display.tiles)},
                 pixels, in_hand);
  draw.AddRectFilled({c - half + 2, min.y + 3}, {c + half + 3, max.y + 4},
                     IM_COL32(0x20, 0x12, 4, 0x48), round);
  if (turn >= 1) {
    draw_tweened_tile(ui, table.tween, draw, min, at.width, picture);
    return;
  }
  const float grown = at.height * rise;
  if (picture)
    draw.AddImageRounded(picture, {c - half, min.y - grown}, {c + half, max.y + grown}, {0, 0},
                         {1, 1}, IM_COL32_WHITE, round);
}

// A decision that comes before the tile leaves it in the hand, to be seen with the choices: its
// width, 0: there is none.
float waiting_tile(const Theme& theme, const Table& table) {
  const bool waits = table.hand.fixed && !table.hand.placement && at_rest(table) &&
                     tile_in_hand(table.display) != no_type;
  const TableShape shape = table.layout.shape;
  return !waits ? 0
                : px(theme, shape == TableShape::wide       ? 96
                            : shape == TableShape::sideways ? 44
                                                            : 64);
}

// Returns its width.
float draw_waiting_tile(const TableView& view, float x, float y) {
  const float side = waiting_tile(view.ui.theme, view.table);
  if (side <= 0) return 0;
  draw_drawn_tile(view, {x, y, side, side});
  const float middle = y + side / 2;
  ProbeItem& item = probe_item(view.ui.probe, "table.drawn", x, y, side, side);
  item.seen = ImGui::IsRectVisible({x, middle}, {x + side, middle + 1});
  item.scrolls = ImGui::GetScrollMaxY() > 0;
  item.top = std::max(y, ImGui::GetWindowPos().y);
  item.bottom = std::min(y + side, ImGui::GetWindowPos().y + ImGui::GetWindowHeight());
  return side;
}

// The tile in the hand can be dragged to the board. Returns whether it has only been clicked.
bool hold_tile(const TableView& view) {
  Ui& ui = view.ui;
  const Area& at = view.drawn.off_board.hand;
  ImGui::SetCursorScreenPos({at.x, at.y});
  const Pressed press = press_area(ui, "table.held", {at.width, at.height}, true);
  ui.theme.told.back().words = tr(view.texts, "table.turn");
  if (press.held) ui.controls.drag_window = no_window;  // also where the panel scrolls
  if (press.held && !view.table->hand.placement && moved_away(ui.theme))
    intend(view, [](TableView& v) { v.table->gestures.carries = true; });
  return press.pressed && !carries_something(view.table->gestures);
}

void turn_buttons(const TableView& view, float left, float right, float y) {
  ImGui::SetCursorScreenPos({left, y});
  if (ui_icon_button(view.ui, "table.turn-left", Icon::turn_left,
                     tr(view.texts, "table.turn-left")))
    intend(view, [](TableView& v) { turn_tile(v, -1); });
  ImGui::SetCursorScreenPos({right - view.ui.theme.control, y});
  if (ui_icon_button(view.ui, "table.turn-right", Icon::turn_right, tr(view.texts, "table.turn")))
    intend(view, [](TableView& v) { turn_tile(v, 1); });
}

// The two buttons after a game, side by side if there is room.
struct OverButtons {
  bool beside;
  float width, first, height;  // of each; of the first; of both
};

OverButtons over_buttons_in(const Theme& theme, const Texts& texts, const Session& session,
                            float width) {
  const std::string_view sheet = tr(texts, "table.sheet");
  const std::string_view more =
      tr(texts, session.table_rules.clock.lost != no_player ? "clock.go-on" : "table.again");
  OverButtons o;
  const float half = (width - px(theme, 6)) / 2;
  o.beside = width > px(theme, 300) && ui_labels_fit(theme, {sheet, more}, half);
  o.width = o.beside ? half : width;
  o.first = ui_button_height(theme, sheet, o.width);
  const float second = ui_button_height(theme, more, o.width);
  o.height = o.beside ? std::max(o.first, second) : o.first + second + px(theme, 6);
  return o;
}

// The first one is not the main one while a lesson leads on.
Tone over_tone(const LessonProgress& lesson, const Table& table) {
  const bool leads_on = lesson.lesson && lesson.card.over && !lesson.card.text.empty();
  return leads_on || table.replay.open ? Tone::plain : Tone::primary;
}

void over_buttons(const TableView& view, ImVec2 at, float width) {
  const Theme& theme = view.ui.theme;
  const OverButtons o = over_buttons_in(theme, view.texts, view.session, width);
  ButtonStyle style;
  style.tone = over_tone(view.lesson, view.table);
  style.width = o.width;
  ImGui::SetCursorScreenPos(at);
  if (ui_button(view.ui, "table.sheet", tr(view.texts, "table.sheet"), style))
    request(view.requests, Screen::score_sheet);
  style.tone = Tone::plain;
  const float gap = px(theme, 6);
  ImGui::SetCursorScreenPos(o.beside ? ImVec2(at.x + o.width + gap, at.y)
                                     : ImVec2(at.x, at.y + o.first + gap));
  if (view.session->table_rules.clock.lost == no_player) {
    if (ui_button(view.ui, "table.again", tr(view.texts, "table.again"), style))
      request(view.requests, ask_for::Again{});
  } else if (ui_button(view.ui, "clock.go-on", tr(view.texts, "clock.go-on"), style)) {
    intend(view, [](TableView& v) {
      v.session->table_rules.clock.lost = no_player;
      request(v.requests, ask_for::Save{});
    });
  }
}

std::string send_label(const Ui& ui, const Texts& texts, const Session& session) {
  const std::string_view key =
      session.link.live ? "by-link.live" : send_key(ui.device.shares, session.link.sent);
  return tr(texts, key, {player_name(texts, session.record, awaited(session))});
}

// The button that sends the game to the player at another device: its height at the foot of an
// area; 0: there is nothing to send.
float send_height(const Ui& ui, const Texts& texts, const Session& session, const Table& table,
                  float width) {
  const bool waits =
      at_rest(table) && !table.replay.open && session.link.secret && awaited(session) != no_player;
  const bool over = is_over(session) || called_off(session);
  if (!waits || (session.link.sent && over)) return 0;
  return ui_button_height(ui.theme, send_label(ui, texts, session),
                          width - ui.theme.control - px(ui.theme, 6), Icon::share);
}

// Draws it if there is something to send; returns whether there is.
bool draw_send(Ui& ui, const Texts& texts, const Session& session, const Table& table,
               Requests& requests, const Area& area) {
  const float height = send_height(ui, texts, session, table, area.width);
  if (height <= 0) return false;
  ImGui::SetCursorScreenPos({area.x, area.y + area.height - height});
  ButtonStyle style;
  const float gap = px(ui.theme, 6);
  style.width = area.width - ui.theme.control - gap;
  style.icon = Icon::share;
  style.tone = session.link.sent || session.link.live ? Tone::plain : Tone::primary;
  if (ui_button(ui, "table.send", send_label(ui, texts, session), style))
    request(requests, session.link.live ? Request{ask_for::HoldUp{}} : Request{ask_for::Send{}});
  ImGui::SameLine(0, gap);
  if (ui_icon_button(ui, "table.hold-up", Icon::more, tr(texts, "link.show.title")))
    request(requests, ask_for::HoldUp{});
  return true;
}

// Buttons that let chance decide, or choose for it.
float chance_height(const Theme& theme, const Texts& texts, const Session& session,
                    const Table& table, float width) {
  if (!chooses_chance(session, table)) return 0;
  return ui_button_height(theme, tr(texts, "board.random"), width - theme.control - px(theme, 6),
                          Icon::rng);
}
void draw_chance(const TableView& view, const Area& area) {
  const Theme& theme = view.ui.theme;
  const float height = chance_height(theme, view.texts, view.session, view.table, area.width);
  if (height <= 0) return;
  const float gap = px(theme, 6);
  ImGui::SetCursorScreenPos({area.x, area.y + area.height - height});
  ButtonStyle style;
  style.width = area.width - theme.control - gap;
  style.icon = Icon::rng;
  style.tone = Tone::primary;
  if (ui_button(view.ui, "board.random", tr(view.texts, "board.random"), style))
    intend(view, draw_at_random);
  ImGui::SameLine(0, gap);
  if (ui_icon_button(view.ui, "board.choose", Icon::tiles, tr(view.texts, "board.choose")))
    intend(view, [](TableView& v) { show_list(v, AnalysisList::chances); });
}

// What is at the foot of the panel while nobody here is asked: how to watch computers, what to
// send, what chance decides, or, when a computer player thinks for longer than a moment, a button
// to hurry it. At most one.
float waiting_height(const Ui& ui, const Texts& texts, const Settings& settings,
                     const Session& session, const Table& table, float width) {
  return watching_height(ui.theme, texts, settings, session, width) +
         send_height(ui, texts, session, table, width) +
         chance_height(ui.theme, texts, session, table, width);
}
float hurry_height(const Theme& theme, const Texts& texts, const Session& session,
                   const TableInput& input, float width) {
  if (!input.may_hurry || only_computers(session)) return 0;
  return ui_button_height(theme, tr(texts, "table.hurry"), width, Icon::step_forward);
}

void draw_waiting(const TableView& view, const Area& area) {
  draw_watching(view, area);
  draw_chance(view, area);
  draw_send(view.ui, view.texts, view.session, view.table, view.requests, area);
  const float hurry = hurry_height(view.ui.theme, view.texts, view.session, view.input, area.width);
  if (hurry <= 0) return;
  ImGui::SetCursorScreenPos({area.x, area.y + area.height - hurry});
  ButtonStyle style;
  style.width = area.width;
  style.icon = Icon::step_forward;
  if (ui_button(view.ui, "table.hurry", tr(view.texts, "table.hurry"), style))
    request(view.requests, ask_for::Hurry{});
}

bool gives_advice(const Settings& settings, const Session& session, const Table& table) {
  return at_rest(table) && person_moves(session, table) &&
         !no_help(session, settings.purist, Help::advice);
}

// The question: who is asked, unless that is obvious; the rule in a sentence; a link to the help.
struct Asking {
  std::string words, more;
  Face face = Face::text;
  float badge = 0, button = 0;  // widths beside the text
  float words_height = 0, height = 0, width = 0;
  float more_width = 0;  // beside the buttons, or the whole width below them
  float lift = 0;        // how far the buttons are above the words
};

Asking asking(const TableView& view, std::string text, float width, Face f = Face::text,
              float most = FLT_MAX) {
  Asking a;
  a.width = width;
  a.words = std::move(text);
  a.more = remark(view.texts, view.session, view.table);
  const float line = ui_text_size(view.ui.theme, "X", f).y;
  if (asks_somebody(view.session, view.table)) a.badge = line * 1.4f;
  const int buttons = !topic_of(view.session, view.table).empty() +
                      gives_advice(view.settings, view.session, view.table);
  a.button = view.ui.theme.control * static_cast<float>(buttons);
  const float room = width - a.button;
  // Large letters get smaller if they take more than two lines.
  if (f == Face::text && view.ui.theme.text > 1 &&
      ui_text_size(view.ui.theme, a.words, f, room - a.badge).y > 2.5f * line)
    f = Face::small;
  a.face = f;
  a.words_height = ui_text_size(view.ui.theme, a.words, f, room - a.badge).y;
  a.height = a.words_height;
  if (a.button > 0) a.height = std::max(a.height, view.ui.theme.control * 0.8f);
  if (a.more.empty()) return a;
  a.words_height += px(view.ui.theme, 2);
  const float beside = ui_text_size(view.ui.theme, a.more, Face::small, room).y;
  const float below = ui_text_size(view.ui.theme, a.more, Face::small, width).y;
  const bool narrow = a.height + below < a.words_height + beside;
  a.more_width = narrow ? width : room;
  if (narrow) a.words_height = a.height;
  a.height = std::max(a.height, a.words_height + (narrow ? below : beside));
  // Where the text leaves too little room for the choices, only the help explains it.
  if (a.height > most) {
    a.more.clear();
    a.height = a.words_height;
  }
  return a;
}

// Returns its height.
float draw_prompt(const TableView& view, const Asking& a, float x, float y) {
  const Paint paint{view.ui.theme, *ImGui::GetWindowDrawList()};
  if (a.badge > 0)
    draw_player_badge(paint.draw, {x, y}, ui_text_size(view.ui.theme, "X", a.face).y,
                      colour_of(view.session, shown_decision(view.session).player));
  const float room = a.width - a.button;
  ui_draw_paragraph(paint, {x + a.badge, y}, a.words, a.face, colour::ink, room - a.badge);
  if (!a.more.empty())
    ui_draw_paragraph(paint, {x, y + a.words_height}, a.more, Face::small, colour::ink_soft,
                      a.more_width);
  const float top = y - px(view.ui.theme, 8) - a.lift;
  float left = x + a.width - a.button * 0.95f;
  ButtonStyle style;
  style.tone = Tone::quiet;
  if (gives_advice(view.settings, view.session, view.table)) {
    style.selected =
        view.advice->wanted || (view.advice->complete && !is_hidden(view.table->hand, view.advice));
    ImGui::SetCursorScreenPos({left, top});
    if (ui_icon_button(view.ui, "table.advice", Icon::lamp, tr(view.texts, "advice.key"), style))
      intend(view, ask_advice);
    left += view.ui.theme.control;
    style.selected = false;
  }
  if (const std::string topic(topic_of(view.session, view.table)); !topic.empty()) {
    ImGui::SetCursorScreenPos({left, top});
    if (ui_icon_button(view.ui, "table.help", Icon::book, tr(view.texts, "common.how-to-play"),
                       style))
      request(view.requests, ask_for::Help{topic});
  }
  return a.height;
}

// ---- The three shapes
// ----------------------------------------------------------------------------

// The consequence of the choice, above the buttons; the height that it takes there.
float outcome_height(const Theme& theme, const std::string& outcome, float width) {
  if (outcome.empty()) return 0;
  return ui_text_size(theme, outcome, Face::small, width).y + px(theme, 8.4f);
}
void draw_outcome(const Theme& theme, const std::string& outcome, float x, float bottom,
                  float width) {
  ui_draw_paragraph({theme, *ImGui::GetWindowDrawList()},
                    {x, bottom - outcome_height(theme, outcome, width)}, outcome, Face::small,
                    colour::good, width);
}

float pad_of(const Theme& theme, const TableLayout& layout) {
  return px(theme, layout.shape == TableShape::wide ? 14 : 8);
}

// The height that a slim column leaves to the question.
float most_question(const Theme& theme, const TableLayout& layout) {
  if (layout.shape != TableShape::sideways) return FLT_MAX;
  return layout.hand.height - 2 * pad_of(theme, layout) - 3 * theme.control;
}

// What the panel says and shows while a person chooses. On an upright phone the consequence is
// below the question, so that no choice moves when it comes; also elsewhere, if `brief`.
struct Choosing {
  std::string words, outcome;
  Face face;
  float tile, beside, below;  // the width of the waiting tile, beside or below the question
};

Choosing choosing(const Theme& theme, const Texts& texts, const Session& session,
                  const Table& table, bool brief) {
  const TableShape shape = table.layout.shape;
  const bool wide = shape == TableShape::wide;
  Choosing c;
  c.face = wide && !brief ? Face::text : Face::small;
  c.words = prompt(texts, session, table, Mode::choose);
  c.outcome = wide ? consequences(texts, session, table) : consequence(texts, session, table);
  if ((shape == TableShape::upright || brief) && !c.outcome.empty())
    c.words += '\n' + std::exchange(c.outcome, {});
  c.tile = waiting_tile(theme, table);
  const float pad = pad_of(theme, table.layout);
  const bool left = shape == TableShape::upright && c.tile > 0;
  c.beside = left ? c.tile + pad : 0;
  c.below = left || c.tile <= 0 ? 0 : c.tile + pad / 2;
  return c;
}

// The height that the panel needs for its mode in a width.
float needed_height(const TableView& view, Mode mode, float width, Listed listed) {
  const Theme& theme = view.ui.theme;
  const TableShape shape = view.table->layout.shape;
  const float pad = pad_of(view.ui.theme, view.table->layout);
  const std::string words = prompt(view.texts, view.session, view.table, mode);
  if (mode == Mode::choose) {
    const Choosing c = choosing(theme, view.texts, view.session, view.table, false);
    const float question =
        asking(view, c.words, width, c.face, most_question(theme, view.table->layout)).height;
    const float room = width - c.beside;
    const float list = choices_height(view, room, listed) + px(theme, 6) +
                       move_buttons_height(theme, view.texts, view.session, view.table->hand, room);
    const float above = shape == TableShape::upright ? 3 * pad : 2.5f * pad;
    return above + question + c.below + std::max(list, c.beside > 0 ? c.tile : 0.0f) +
           outcome_height(theme, c.outcome, width);
  }
  if (mode == Mode::over) {
    const float send = send_height(view.ui, view.texts, view.session, view.table, width);
    return 3 * pad + asking(view, words, width).height +
           (send > 0 ? send : over_buttons_in(theme, view.texts, view.session, width).height);
  }
  const auto waits = [&](float room) {
    return waiting_height(view.ui, view.texts, view.settings, view.session, view.table, room) +
           hurry_height(theme, view.texts, view.session, view.input, room);
  };
  if (shape == TableShape::upright) {
    const float tile = px(theme, 84), room = width - tile - 1.3f * pad;
    const float beside = asking(view, words, room).height;
    if (mode == Mode::place)
      return 2 * pad + theme.control +
             std::max({tile - theme.control, beside,
                       most_buttons_height(theme, view.texts, view.session, width)});
    return 2 * pad + std::max(tile, beside + waits(room));
  }
  const float least_tile = px(theme, 40);
  return 2.5f * pad + asking(view, words, width).height +
         std::max(mode == Mode::place ? theme.control : 0.0f, least_tile) +
         (mode == Mode::wait && waits(width) > 0 ? waits(width) + pad : 0);
}

// The question and the choices, with the buttons pinned below them. Where there is too little room,
// all but the buttons scrolls.
void draw_choosing(const TableView& view, const Area& area, bool scrolls) {
  const Theme& theme = view.ui.theme;
  const float pad = pad_of(view.ui.theme, view.table->layout);
  const Choosing c = choosing(theme, view.texts, view.session, view.table, scrolls);
  const float buttons = move_buttons_height(theme, view.texts, view.session, view.table->hand,
                                            area.width - (scrolls ? 0 : c.beside));
  const float outcome = outcome_height(theme, c.outcome, area.width);
  const float bottom = area.y + area.height;
  Area in = area;
  if (scrolls) {
    ImGui::SetCursorScreenPos(area.min());
    ui_scroll_begin("hand", {area.width, area.height - buttons - px(theme, 6)});
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float air = px(theme, 2);  // some letters hang over
    in = {at.x, at.y, ImGui::GetContentRegionAvail().x - air, area.height};
  }
  const float most = scrolls ? FLT_MAX : most_question(theme, view.table->layout);
  float y =
      in.y + draw_prompt(view, asking(view, c.words, in.width, c.face, most), in.x, in.y) + pad / 2;
  const float place = px(theme, view.table->layout.shape == TableShape::wide ? 96 : 64);
  view.drawn.off_board.hand = {in.x, y, place, place};
  draw_waiting_tile(view, in.x, y);
  y += c.below;
  if (!scrolls) {
    draw_outcome(theme, c.outcome, in.x, bottom - buttons, in.width);
    draw_choices(view, {in.x + c.beside, y, in.width - c.beside, bottom - y},
                 c.outcome.empty() ? 0 : buttons + outcome, true);
    return;
  }
  y += draw_choices(view, {in.x + c.beside, y, in.width - c.beside, 0}, 0, false);
  ImGui::SetCursorScreenPos(in.min());
  ImGui::Dummy({1, y - in.y});
  ui_scroll_end(view.ui);
  draw_move_buttons(view, area.x, bottom, area.width);
}

// The tile beside or below the question.
void draw_small_hand(const TableView& view, Mode mode, const std::string& words, const Area& area) {
  const Theme& theme = view.ui.theme;
  const float pad = pad_of(view.ui.theme, view.table->layout);
  const float x = area.x, width = area.width, bottom = area.y + area.height;
  float y = area.y;
  const bool sideways = view.table->layout.shape == TableShape::sideways;
  // In a narrow column the text is above the tile, to have room for long names.
  if (sideways) y += draw_prompt(view, asking(view, words, width), x, y) + pad / 2;
  const float waits =
      mode != Mode::wait || !sideways
          ? 0
          : waiting_height(view.ui, view.texts, view.settings, view.session, view.table, width) +
                hurry_height(theme, view.texts, view.session, view.input, width);
  const float rest = bottom - y - (waits > 0 ? waits + pad / 2 : 0);
  const float tile = sideways ? std::min({width * 0.5f, px(theme, 112), rest})
                              : std::min(area.height, px(theme, 84));
  draw_drawn_tile(view, {x, y, tile, tile});
  const float beside = x + tile + pad * 1.3f;
  const float room = x + width - beside;
  // On an upright phone the buttons that turn the tile are above the words: below them is where the
  // one that plays the move will appear.
  if (!sideways) {
    Asking asked = asking(view, words, room);
    asked.lift = mode == Mode::place ? theme.control - px(theme, 8) : 0;
    draw_prompt(view, asked, beside, y + (mode == Mode::place ? theme.control : 0));
  }
  if (mode == Mode::wait) {
    const float top = sideways ? y + tile : y;
    const float from = sideways ? x : beside;
    draw_waiting(view, {from, top, x + width - from, bottom - top});
  }
  if (mode != Mode::place) return;
  if (hold_tile(view))
    intend(view, [](TableView& v) { turn_tile(v, 1); });
  const float buttons = sideways ? y + (tile - theme.control) / 2 : y;
  turn_buttons(view, beside, beside + 2 * theme.control + px(theme, 6), buttons);
}

void draw_column_hand(const TableView& view, Mode mode, const std::string& words, const Area& area) {
  const Theme& theme = view.ui.theme;
  const float pad = pad_of(view.ui.theme, view.table->layout);
  const float x = area.x, width = area.width;
  float bottom = area.y + area.height;
  float y = area.y + draw_prompt(view, asking(view, words, width), x, area.y) + pad / 2;
  if (mode == Mode::wait) {
    draw_waiting(view, {x, y, width, bottom - y});
    const float used =
        waiting_height(view.ui, view.texts, view.settings, view.session, view.table, width);
    if (used > 0) bottom -= used + pad;
  }
  const float rest = bottom - y;
  const float turns = theme.control + px(theme, 10);
  const float tile = std::max(px(theme, 40), std::min({width - 2 * turns, rest, px(theme, 230)}));
  y += std::max(0.0f, (rest - tile) * 0.4f - pad);
  draw_drawn_tile(view, {x + (width - tile) / 2, y, tile, tile});
  if (mode == Mode::place) {
    if (hold_tile(view))
      intend(view, [](TableView& v) { turn_tile(v, 1); });
    turn_buttons(view, x, x + width, y + (tile - theme.control) / 2);
  }
  y += tile + pad;
  std::vector<std::string> lines = {
      tr_count(view.texts, "tiles-left", tiles_left(view.table->display))};
  if (!view.session->challenge.day.empty()) lines.emplace_back(tr(view.texts, "day.title"));
  for (const std::string& line : lines) {
    const ImVec2 size = ui_text_size(theme, line, Face::small);
    if (y + size.y >= bottom) return;
    ui_draw_text({theme, *ImGui::GetWindowDrawList()}, {x + (width - size.x) / 2, y}, line,
                 Face::small, colour::ink_soft);
    y += size.y;
  }
}

}  // namespace

float hand_panel_height(const TableView& view, float most) {
  const float width = ImGui::GetIO().DisplaySize.x - 2 * pad_of(view.ui.theme, view.table->layout);
  const Mode mode = mode_of(view.session, view.table);
  const float all = needed_height(view, mode, width, Listed::usual);
  if (mode != Mode::choose) return std::min(all, most);
  // A little more if that shows the last row of the list completely.
  const float usual = std::min(most, ImGui::GetIO().DisplaySize.y * 0.45f), little = usual / 9;
  return all <= std::min(most, usual + little) ? all : usual;
}

void draw_hand_panel(const TableView& view) {
  const TableLayout& layout = view.table->layout;
  panel_begin(view, "table.hand", layout.hand,
              layout.shape != TableShape::wide);
  view.ui.theme.told.back().words = tr(view.texts, "keys.group.move");
  const Mode mode = mode_of(view.session, view.table);
  std::string asked = prompt(view.texts, view.session, view.table, mode);
  const float pad = pad_of(view.ui.theme, view.table->layout);
  const Area area{layout.hand.x + pad, layout.hand.y + pad, layout.hand.width - 2 * pad,
                  layout.hand.height - 2 * pad};
  const float least = needed_height(view, mode, area.width, Listed::least) - 2 * pad;
  const bool scrolls = least > area.height + 1;
  const auto draw = [&](const Area& in) {
    if (mode == Mode::over) {
      const float question = draw_prompt(view, asking(view, asked, in.width), in.x, in.y);
      const ImVec2 at(in.x, in.y + question + (layout.shape == TableShape::wide ? 1.5f : 1) * pad);
      const float send = send_height(view.ui, view.texts, view.session, view.table, in.width);
      if (!draw_send(view.ui, view.texts, view.session, view.table, view.requests,
                     {at.x, at.y, in.width, send}))
        over_buttons(view, at, in.width);
    } else if (layout.shape == TableShape::wide)
      draw_column_hand(view, mode, asked, in);
    else
      draw_small_hand(view, mode, asked, in);
  };
  if (mode == Mode::choose) {
    draw_choosing(view, area, scrolls);
  } else if (scrolls) {
    ImGui::SetCursorScreenPos(area.min());
    ui_scroll_begin("hand", area.size());
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw({at.x, at.y, ImGui::GetContentRegionAvail().x, least});
    ImGui::SetCursorScreenPos(at);
    ImGui::Dummy({1, least});
    ui_scroll_end(view.ui);
  } else {
    draw(area);
  }
  tell_spaces(view);
  panel_end();
  if (const std::string more = remark(view.texts, view.session, view.table); !more.empty())
    asked += '\n' + more;
  probe_fact(view.ui.probe, "table.asked", asked);
  probe_fact(view.ui.probe, "table.outcome", consequences(view.texts, view.session, view.table));
}

}  // namespace bastide::web
