// The current question, the drawn tile, and the buttons for the move being considered.
#include <imgui.h>

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "web/art/laid.hpp"
#include "web/lessons/progress.hpp"
#include "web/panels/a11y_board.hpp"
#include "web/panels/advice_view.hpp"
#include "web/panels/analysis/analysis_panel.hpp"
#include "web/panels/drawn.hpp"
#include "web/panels/ending/ending.hpp"
#include "web/panels/ending/ending_state.hpp"
#include "web/panels/hand/choice_list.hpp"
#include "web/panels/hand/choice_told.hpp"
#include "web/panels/hand/hand_panel.hpp"
#include "web/panels/hand/naming_list.hpp"
#include "web/panels/hand/watching.hpp"
#include "web/panels/panel.hpp"
#include "web/panels/table_view.hpp"
#include "web/panels/team_panel.hpp"
#include "web/play/board_controls.hpp"
#include "web/play/choices.hpp"
#include "web/play/gestures.hpp"
#include "web/play/moves.hpp"
#include "web/play/naming.hpp"
#include "web/play/play.hpp"
#include "web/play/question.hpp"
#include "web/reading/reading_words.hpp"
#include "web/session/fair_play.hpp"
#include "web/session/request.hpp"
#include "web/session/settings.hpp"
#include "web/sets/decisions.hpp"
#include "web/sets/explain.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"
#include "web/ui/badge.hpp"
#include "web/ui/buttons.hpp"
#include "web/ui/flow.hpp"
#include "web/ui/press.hpp"
#include "web/ui/surfaces.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {
namespace {

enum class Mode : unsigned char { name, place, choose, wait, over };

// The panel matches what is shown: nobody is asked anything while a move is still being animated.
bool at_rest(const Play& play) { return play.motion.steps.empty(); }
bool chooses(const Session& session, const Play& play) {
  return at_rest(play) && person_chooses(session, play);
}

// On an analysis board, where chance decides.
bool chooses_chance(const Session& session, const Play& play) {
  return session.board && at_rest(play) && shown_decision(session).chance;
}

Mode mode_of(const Session& session, const Play& play) {
  const Decision d = shown_decision(session);
  // A game lost on time does not continue; its earlier positions can be viewed.
  const bool lost = session.table_rules.clock.lost != no_player && !play.replay.open;
  if (!at_rest(play)) return Mode::wait;
  if (d.over || lost || called_off(session)) return Mode::over;
  if (!person_moves(session, play)) return Mode::wait;
  if (enters_chance(session, play)) return Mode::name;
  return chooses(session, play) ? Mode::choose : Mode::place;
}

// Additional information in one sentence; empty if nothing needs to be said.
std::string remark(const Texts& texts, const Session& session, const Play& play) {
  const bool begins = shown(session).turn <= session.game.sides;
  if (begins && !session.challenge.day.empty() && mode_of(session, play) == Mode::place)
    return std::string(tr(texts, "day.title"));
  if (!chooses(session, play)) return {};
  const std::string_view about =
      play.hand.chosen ? choice_word(*play.hand.chosen) : std::string_view{};
  if (!about.empty()) return decision_rule(texts, about);
  if (const auto word = asked_besides(session, play.hand); !word.empty())
    return decision_rule(texts, word);
  if (play.hand.phase == Phase::figure) return {};
  const State& next = *play.hand.preview;
  if (!only_places(play.hand)) return decision_rule(texts, session.game, next);
  const bool asked = decision(session.game, next).player == shown_decision(session).player;
  return asked ? tr(texts, "table.then", {decision_title(texts, session.game, next)})
               : std::string();
}

// The help section for the decision.
std::string_view topic_of(const Session& session, const Play& play) {
  if (!chooses(session, play)) return {};
  const std::string_view about =
      play.hand.chosen ? choice_word(*play.hand.chosen) : std::string_view{};
  if (!about.empty()) return help_topic(about);
  if (const auto word = asked_besides(session, play.hand); !word.empty()) return help_topic(word);
  if (play.hand.phase == Phase::figure) return {};
  return help_topic(decision_word(session.game, *play.hand.preview));
}

std::string prompt(const Texts& texts, const Session& session, const Play& play, Mode mode) {
  const Decision d = shown_decision(session);
  switch (mode) {
    case Mode::name:
      return naming_question(texts, session, play);
    case Mode::place:
      return explain_decision(texts, session.record, d);
    case Mode::choose: {
      if (only_places(play.hand)) return explain_decision(texts, session.record, d);
      if (play.hand.phase != Phase::figure)
        return tr(texts, "ask.titled",
                  {player_name(texts, session.record, d.player),
                   decision_title(texts, session.game, *play.hand.preview)});
      if (const auto word = asked_instead(session, play.hand); !word.empty())
        return tr(texts, "ask.titled",
                  {player_name(texts, session.record, d.player), decision_title(texts, word)});
      const std::string why = why_no_figure(texts, session.game, play.hand);
      return why.empty() ? std::string(tr_guard(texts, has_guards(session), "table.ask.figure"))
                         : why;
    }
    case Mode::wait: {
      if (play.replay.open) return explain_decision(texts, session.record, d);
      if (chooses_chance(session, play))
        return d.phase == Phase::draw
                   ? tr(texts, "board.ask.draw",
                        {player_name(texts, session.record, shown(session).active)})
                   : std::string(tr(texts, "board.ask.chance"));
      if (computers_wait(play, session)) return std::string(tr(texts, "watching.waits"));
      if (!at_rest(play)) {
        if (d.over || play.display.active == no_player) return {};  // only the scoring is left
        return tr(texts, "table.playing",
                  {player_name(texts, session.record, play.display.active)});
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
std::string consequence(const Texts& texts, const Session& session, const Play& play,
                        const TeamPanel& team) {
  const std::string now = gains_words(texts, session.record, play.gains);
  if (!now.empty()) return tr(texts, "table.outcome", {now});
  if (play.hand.placement && !play.hand.choice_only)
    for (const TeamFact& fact : team.value.facts)
      if (fact.id == team_tile) return fact.words;
  return play.final_scores.empty() ? std::string()
                                   : tr(texts, "outcome.ended", {play.final_scores});
}

// Both, if there is room.
std::string consequences(const Texts& texts, const Session& session, const Play& play,
                         const TeamPanel& team) {
  std::string words = consequence(texts, session, play, team);
  if (!play.gains.scorings.empty() && !play.final_scores.empty())
    words += '\n' + tr(texts, "outcome.ended", {play.final_scores});
  return words;
}

// The drawn tile, turning over when it has just been drawn.
void draw_drawn_tile(const TableView& view, const Area& at) {
  Ui& ui = view.ui;
  const Session& session = view.session;
  const Play& play = view.play;
  view.drawn.off_board.hand = at;
  const MotionStep* step = running_step(play.motion);
  TypeIndex type = tile_in_hand(play.display);
  float turn = 1;
  if (step && is_tile_drawn(step->events.front())) {
    type = step->events.front().type;
    const float t = progress(play.motion);
    turn = t * t * (3 - 2 * t);
  } else if (step && is_tile_placed(step->events.front())) {
    type = no_type;  // it is flying to the board
  }
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const float round = px(ui.theme, 4);
  const ImVec2 min = at.min(), max = at.max();
  if (type == no_type || (play.hand.placement && at_rest(play))) {
    draw.AddRectFilled(min, max, colour::paper_low, round);
    const ImTextureID back = back_picture(play.pictures, at.width * ui.theme.density);
    if (back && tiles_left(play.display) > 0)
      draw.AddImageRounded(back, min, max, {0, 0}, {1, 1}, IM_COL32(255, 255, 255, 110), round);
    draw.AddRect(min, max, colour::rule, round);
    return;
  }
  // Lifted while it turns over, then lowered.
  const float squeeze = std::fabs(std::cos(turn * 3.14159265f));
  const float rise = turn < 1 ? tween_lift * turn / 2 : 0;
  const float half = at.width * (0.5f + rise) * std::max(squeeze, 0.02f), c = at.x + at.width / 2;
  const bool back = turn < 0.5f;
  const int rotation = play.hand.type == type ? play.hand.rotation : 0;
  const float pixels = at.width * ui.theme.density;
  const TilePicture picture =
      back ? TilePicture{back_picture(play.pictures, pixels), 1}
           : tile_picture(
                 play.pictures, session.game,
                 {type, rotation,
                  art::next_variant(board_of(session, play.display), type, play.display.tiles)},
                 pixels, in_hand);
  draw.AddRectFilled({c - half + 2, min.y + 3}, {c + half + 3, max.y + 4},
                     IM_COL32(0x20, 0x12, 4, 0x48), round);
  if (turn >= 1) {
    draw_tweened_tile(ui, play.tween, draw, min, at.width, picture);
    return;
  }
  const float grown = at.height * rise;
  if (picture)
    draw.AddImageRounded(picture, {c - half, min.y - grown}, {c + half, max.y + grown}, {0, 0},
                         {1, 1}, IM_COL32_WHITE, round);
}

// A decision that comes before the tile leaves it in the hand, to be seen with the choices: its
// width, 0: there is none.
float waiting_tile(const Theme& theme, const Play& play) {
  const bool waits = play.hand.choice_only && !play.hand.placement && at_rest(play) &&
                     tile_in_hand(play.display) != no_type;
  const TableShape shape = play.layout.shape;
  return !waits ? 0
                : px(theme, shape == TableShape::wide       ? 96
                            : shape == TableShape::sideways ? 44
                                                            : 64);
}

void lay_waiting_tile(Flow& flow, const TableView& view, float side) {
  const Area strip = flow.take(side);
  if (!flow.ui) return;
  const float x = strip.x, y = strip.y, middle = y + side / 2;
  draw_drawn_tile(view, {x, y, side, side});
  ProbeItem& item = probe_item(view.ui.probe, "table.drawn", x, y, side, side);
  item.seen = ImGui::IsRectVisible({x, middle}, {x + side, middle + 1});
  item.scrolls = ui_scrolls();
  item.top = std::max(y, ImGui::GetWindowPos().y);
  item.bottom = std::min(y + side, ImGui::GetWindowPos().y + ImGui::GetWindowHeight());
}

// The tile to be placed, or what is there meanwhile; as wide as the layout. In the hand, a press
// turns it, and it can be dragged to the board.
void lay_tile(Flow& flow, const TableView& view, bool in_hand) {
  const Area at = flow.take(flow.area.width);
  if (!flow.ui) return;
  draw_drawn_tile(view, at);
  if (!in_hand) return;
  Ui& ui = view.ui;
  const Play& play = view.play;
  const Pressed press = press_area(ui, "table.held", at);
  ui.theme.a11y.back().words = tr(view.texts, "table.turn");
  if (press.held) ui.controls.drag_window = no_window;  // also where the panel scrolls
  if (press.held && !play.hand.placement && moved_away(ui.theme))
    intend(view, [](TableView& v) { v.play->gestures.carries = true; });
  if (press.pressed && !carries_something(play.gestures))
    intend(view, [](TableView& v) { turn_tile(v, 1); });
}

void turn_left(Row& row, const TableView& view) {
  if (row.icon("table.turn-left", Icon::turn_left, tr(view.texts, "table.turn-left")))
    intend(view, [](TableView& v) { turn_tile(v, -1); });
}
void turn_right(Row& row, const TableView& view) {
  if (row.icon("table.turn-right", Icon::turn_right, tr(view.texts, "table.turn")))
    intend(view, [](TableView& v) { turn_tile(v, 1); });
}
void turn_both(Row& row, const TableView& view) {
  turn_left(row, view);
  turn_right(row, view);
}

void lay_after_game(Flow& flow, const TableView& view) {
  // The first button is not the main one while a lesson leads on.
  const LessonProgress& lesson = view.lesson;
  const bool leads_on = lesson.lesson && lesson.card.over && !lesson.card.text.empty();
  const bool lost = view.session->table_rules.clock.lost != no_player;
  ButtonStyle main;
  main.tone = leads_on || view.play->replay.open ? Tone::plain : Tone::primary;
  flow.row([&](Row& row) {
    row.least = px(flow.theme, 147);
    if (view.ending->stage == EndStage::closed) {
      if (row.button("table.result", tr(view.texts, "end.result"), main))
        intend(view, [](TableView& v) { show_result(v.play, v.ending); });
    } else if (row.button("table.sheet", tr(view.texts, "table.sheet"), main)) {
      request(view.requests, Screen::score_sheet);
    }
    if (!lost && row.button("table.again", tr(view.texts, "table.again")))
      request(view.requests, ask_for::Again{});
    if (lost && row.button("clock.go-on", tr(view.texts, "clock.go-on")))
      intend(view, [](TableView& v) {
        v.session->table_rules.clock.lost = no_player;
        request(v.requests, ask_for::Save{});
      });
  });
}

std::string send_label(const Ui& ui, const Texts& texts, const Session& session) {
  const std::string_view key =
      session.link.live ? "by-link.live" : send_key(ui.device.shares, session.link.sent);
  return tr(texts, key, {player_name(texts, session.record, awaited(session))});
}

// Whether there is a game to send to the player at another device.
bool sends(const Session& session, const Play& play) {
  const bool waits =
      at_rest(play) && !play.replay.open && session.link.secret && awaited(session) != no_player;
  return waits && !(session.link.sent && (is_over(session) || called_off(session)));
}

void lay_send(Flow& flow, const TableView& view) {
  const bool live = view.session->link.live;
  ButtonStyle send;
  send.icon = Icon::share;
  send.tone = view.session->link.sent || live ? Tone::plain : Tone::primary;
  flow.row([&](Row& row) {
    if (row.button("table.send", send_label(view.ui, view.texts, view.session), send))
      request(view.requests, live ? Request{ask_for::ShowLink{}} : Request{ask_for::Send{}});
    if (row.icon("table.hold-up", Icon::code, tr(view.texts, "link.show.title")))
      request(view.requests, ask_for::ShowLink{});
  });
}

// Lets chance decide, or chooses for it.
void lay_chance(Flow& flow, const TableView& view) {
  ButtonStyle random;
  random.icon = Icon::rng;
  random.tone = Tone::primary;
  flow.row([&](Row& row) {
    if (row.button("board.random", tr(view.texts, "board.random"), random))
      intend(view, decide_at_random);
    if (row.icon("board.choose", Icon::tiles, tr(view.texts, "board.choose")))
      intend(view, [](TableView& v) { show_list(v, AnalysisList::chances); });
  });
}

// While nobody here is asked: how to watch computers, what chance decides, what to send. At most
// one of these.
void lay_waiting(Flow& flow, const TableView& view) {
  const Session& session = view.session;
  if (only_computers(session) && !is_over(session)) lay_watching(flow, view);
  if (chooses_chance(session, view.play)) lay_chance(flow, view);
  if (sends(session, view.play)) lay_send(flow, view);
}

// When a computer player thinks for longer than a moment.
void lay_hurry(Flow& flow, const TableView& view) {
  if (!view.input.may_hurry || only_computers(view.session)) return;
  ButtonStyle style;
  style.icon = Icon::step_forward;
  if (flow.button("table.hurry", tr(view.texts, "table.hurry"), style))
    request(view.requests, ask_for::Hurry{});
}

void lay_all_waiting(Flow& flow, const TableView& view) {
  lay_waiting(flow, view);
  lay_hurry(flow, view);
}

bool gives_advice(const Settings& settings, const Session& session, const Play& play) {
  return at_rest(play) && person_moves(session, play) &&
         !no_help(session, settings.no_hints, Help::advice);
}

// Large letters get smaller if they take more than two lines.
Face fitting_face(const Theme& theme, std::string_view words, Face face, float width) {
  const float two = 2.5f * ui_text_size(theme, "X", face).y;
  const bool large = face == Face::text && theme.text > 1;
  return large && ui_text_size(theme, words, face, width).y > two ? Face::small : face;
}

struct Question {
  std::string words;
  Face face = Face::text;
  float most = FLT_MAX;  // where the rule would make it higher, only the help explains it
  float lift = 0;        // how far its buttons are above it
};

// Who is asked, unless that is obvious; the rule in a sentence; buttons for advice and the help.
void lay_question(Flow& flow, const TableView& view, const Question& q) {
  const Theme& theme = flow.theme;
  const std::string topic(topic_of(view.session, view.play));
  const bool advises = gives_advice(view.settings, view.session, view.play);
  const bool other = asks_somebody(view.session, view.play);
  const float buttons = theme.control * static_cast<float>(advises + !topic.empty());
  const float width = flow.area.width, room = width - buttons;
  const float badge = other ? ui_text_size(theme, "X", q.face).y * 1.4f : 0;
  const Face face = fitting_face(theme, q.words, q.face, room - badge);
  const Area top = flow.column(0, width).area;
  if (other && flow.ui)
    draw_player_badge(flow.paint().draw, top.min(), ui_text_size(theme, "X", face).y,
                      colour_of(view.session, shown_decision(view.session).player));
  Flow words = flow.column(badge, room - badge);
  words.text(q.words, face);
  float height = std::max(words.height(), buttons > 0 ? theme.control * 0.8f : 0);

  // The rule is below the words or, if that takes less, below the buttons in the whole width.
  if (const std::string rule = remark(view.texts, view.session, view.play); !rule.empty()) {
    const auto rule_height = [&](float in) { return ui_text_size(theme, rule, Face::small, in).y; };
    const float beside = words.height() + px(theme, 2);
    const bool below = height + rule_height(width) < beside + rule_height(room);
    Flow more = flow.column(0, below ? width : room);
    more.take(below ? height : beside);
    const float whole = std::max(height, more.height() + rule_height(more.area.width));
    height = whole > q.most ? more.height() : whole;
    if (whole <= q.most) more.text(rule, Face::small, colour::ink_soft);
  }
  flow.take(height);

  Flow corner = flow.apart(
      {top.x + width - buttons * 0.95f, top.y - px(theme, 8) - q.lift, buttons, theme.control});
  ButtonStyle lamp = quiet_button;
  lamp.selected =
      view.advice->wanted || (view.advice->complete && !is_hidden(view.play->hand, view.advice));
  corner.row(
      [&](Row& row) {
        if (advises && row.icon("table.advice", Icon::lamp, tr(view.texts, "advice.key"), lamp))
          intend(view, ask_advice);
        if (!topic.empty() &&
            row.icon("table.help", Icon::book, tr(view.texts, "common.how-to-play"), quiet_button))
          request(view.requests, ask_for::Help{topic});
      },
      0);
}

// ---- The three shapes
// ----------------------------------------------------------------------------

float least_tile(const Theme& theme) { return px(theme, 40); }

float pad_of(const Theme& theme, const TableLayout& layout) {
  return px(theme, layout.shape == TableShape::wide ? 12 : 8);
}

// The height that a slim column leaves to the question.
float most_question(const Theme& theme, const TableLayout& layout) {
  if (layout.shape != TableShape::sideways) return FLT_MAX;
  return layout.hand.height - 2 * pad_of(theme, layout) - 3 * theme.control;
}

// What is pointed at or chosen, and what it would be worth: the choice itself is made on the board.
void lay_explanation(Flow& flow, const TableView& view) {
  const Theme& theme = flow.theme;
  const Hand& hand = view.play->hand;
  const ChoiceTold told = told_at_pointer(view);
  std::string line = told.name;
  if (!told.worth.empty()) line = line.empty() ? told.worth : tr_pair(view.texts, line, told.worth);
  const float before = flow.used;
  if (!line.empty()) flow.text(line, Face::small);
  // Nothing below moves while one after the other is pointed at.
  const int lines = view.play->layout.shape == TableShape::upright ? 1 : 2;
  if (hand.phase == Phase::figure && hand.offers.size() > 1)
    flow.at_least(before + static_cast<float>(lines) * ui_text_size(theme, "X", Face::small).y);
  if (flow.ui) probe_fact(view.ui.probe, "table.told", line);
}

// The question, what is explained, and the choices that have no place on the board, with the button
// that confirms them pinned below. Where there is too little room, all but that scrolls.
void lay_choosing(Flow& flow, const TableView& view, Listed listed) {
  const Theme& theme = flow.theme;
  const TableShape shape = view.play->layout.shape;
  const bool upright = shape == TableShape::upright;
  const bool scrolls = listed == Listed::all;
  const float pad = pad_of(theme, view.play->layout);
  Question question{prompt(view.texts, view.session, view.play, Mode::choose)};
  question.face = Face::small;
  if (!scrolls) question.most = most_question(theme, view.play->layout);
  const std::string outcome = shape == TableShape::wide
                                  ? consequences(view.texts, view.session, view.play, view.team)
                                  : consequence(view.texts, view.session, view.play, view.team);
  const auto confirm = [&](Flow& in) { lay_confirm(in, view); };
  const auto choices = [&](Flow& in) {
    if (!scrolls) in.foot(confirm);
    lay_choices(in, view, listed);
  };
  const auto all = [&](Flow& in) {
    lay_question(in, view, question);
    lay_explanation(in, view);
    if (!outcome.empty()) in.text(outcome, Face::small, colour::good);
    in.take(pad / 2);
    const float tile = waiting_tile(theme, view.play), usual = px(theme, upright ? 64 : 96);
    const Area at = in.column(0, usual).area;
    if (in.ui) view.drawn.off_board.hand = {at.x, at.y, usual, usual};
    if (tile > 0 && upright) {
      Flow left = in.column(0, tile), right = in.column(tile + pad, in.area.width - tile - pad);
      lay_waiting_tile(left, view, tile);
      choices(right);
      return in.join({left, right});
    }
    if (tile > 0) {
      lay_waiting_tile(in, view, tile);
      in.take(pad / 2);
    }
    choices(in);
  };
  if (!scrolls) return all(flow);
  flow.foot(confirm);
  flow.scroll("hand", [&](Flow& in) {
    Flow inside = in.column(0, in.area.width - px(theme, 2));  // some letters hang over
    all(inside);
    in.join({inside});
  });
}

// On an upright phone the tile is beside the question, with the buttons that turn it above the
// words.
void lay_upright(Flow& flow, const TableView& view, Mode mode, const std::string& words) {
  const Theme& theme = flow.theme;
  const bool place = mode == Mode::place;
  const float most = px(theme, 84), side = flow.ui ? std::min(flow.rest(), most) : most;
  const float right = side + 1.3f * pad_of(theme, view.play->layout);
  Flow tile = flow.column(0, side), beside = flow.column(right, flow.area.width - right);
  lay_tile(tile, view, place);
  Question question{words};
  if (place) {
    beside.row([&](Row& row) { turn_both(row, view); });
    question.lift = theme.control - px(theme, 8);
  }
  lay_question(beside, view, question);
  if (mode == Mode::wait) beside.foot([&](Flow& foot) { lay_all_waiting(foot, view); });
  flow.join({tile, beside});
}

// In a narrow column the tile is below the text, which has room for long names.
void lay_sideways(Flow& flow, const TableView& view, Mode mode, const std::string& words) {
  const Theme& theme = flow.theme;
  const float pad = pad_of(theme, view.play->layout), width = flow.area.width;
  lay_question(flow, view, {words});
  flow.take(pad / 2);
  if (mode == Mode::wait) flow.foot([&](Flow& foot) { lay_all_waiting(foot, view); }, pad / 2);
  // The buttons below the tile where they do not fit beside it.
  const float buttons = 2 * theme.control + px(theme, 6);
  const bool beside = width - buttons - 1.3f * pad >= px(theme, 56);
  const auto turns = [&](Flow& in) {
    if (mode == Mode::place) in.row([&](Row& row) { turn_both(row, view); });
  };
  const float rest = beside ? flow.rest() : flow.rest() - theme.control - pad;
  const float room = beside ? width - buttons - 1.3f * pad : width;
  const float side = std::max(least_tile(theme), std::min({room, px(theme, 112), rest}));
  const auto tile = [&](Flow& in) { lay_tile(in, view, mode == Mode::place); };
  if (beside) return flow.beside(side, pad * 1.3f, tile, turns);
  Flow middle = flow.column((width - side) / 2, side);
  tile(middle);
  flow.join({middle});
  flow.take(pad / 2);
  turns(flow);
}

// In a slim column the tile is below the question, and the buttons that turn it below the tile.
void lay_wide(Flow& flow, const TableView& view, Mode mode, const std::string& words) {
  const Theme& theme = flow.theme;
  const float pad = pad_of(theme, view.play->layout), width = flow.area.width;
  const bool place = mode == Mode::place;
  lay_question(flow, view, {words, Face::small});
  flow.take(pad / 2);
  if (mode == Mode::wait) flow.foot([&](Flow& foot) { lay_all_waiting(foot, view); }, pad / 2);
  const float most = std::min(width, px(theme, 132)), turns = place ? theme.control + pad / 2 : 0;
  const float side =
      flow.ui ? std::max(least_tile(theme), std::min(most, flow.rest() - turns)) : most;
  Flow tile = flow.column((width - side) / 2, side);
  lay_tile(tile, view, place);
  flow.join({tile});
  if (!place) return;
  flow.take(pad / 2);
  const float both = 2 * theme.control + px(theme, 6);
  Flow middle = flow.column((width - both) / 2, both);
  middle.row([&](Row& row) { turn_both(row, view); });
  flow.join({middle});
}

void lay_over(Flow& flow, const TableView& view, const std::string& words) {
  const TableLayout& layout = view.play->layout;
  lay_question(flow, view, {words});
  flow.take((layout.shape == TableShape::wide ? 1.5f : 1) * pad_of(flow.theme, layout));
  if (sends(view.session, view.play))
    lay_send(flow, view);
  else
    lay_after_game(flow, view);
}

void lay_hand(Flow& flow, const TableView& view, Listed listed) {
  const Mode mode = mode_of(view.session, view.play);
  if (mode == Mode::choose) return lay_choosing(flow, view, listed);
  if (mode == Mode::name) return flow.scroll("hand", [&](Flow& in) { lay_naming(in, view); });
  const std::string words = prompt(view.texts, view.session, view.play, mode);
  const TableShape shape = view.play->layout.shape;
  flow.scroll("hand", [&](Flow& in) {
    if (mode == Mode::over)
      lay_over(in, view, words);
    else if (shape == TableShape::wide)
      lay_wide(in, view, mode, words);
    else if (shape == TableShape::upright)
      lay_upright(in, view, mode, words);
    else
      lay_sideways(in, view, mode, words);
  });
}

float hand_height(const TableView& view, float width, Listed listed) {
  return flow_height(view.ui.theme, width, [&](Flow& flow) { lay_hand(flow, view, listed); });
}

}  // namespace

bool hand_is_broad(const TableView& view) {
  if (view.session->scribe && !is_over(view.session)) return true;  // it does so every turn
  if (mode_of(view.session, view.play) != Mode::choose) return false;
  const Hand& hand = view.play->hand;
  const std::vector<std::size_t> listed = listed_offers(view);
  return std::any_of(listed.begin(), listed.end(), [&](std::size_t offer) {
    return hand.offers[offer].kind != ActionKind::pass;
  });
}

void hand_reserve(const TableView& view, TableLayout& layout) {
  if (layout.shape != TableShape::wide) return;
  const float pad = pad_of(view.ui.theme, layout);
  Area& hand = layout.hand;
  const float height = hand_height(view, hand.width - 2 * pad, Listed::usual) + 2 * pad;
  const float spare = hand.height - std::ceil(height);
  if (spare <= 0) return;
  hand.y += spare;
  hand.height -= spare;
}

float hand_panel_height(const TableView& view, float most) {
  const float pad = pad_of(view.ui.theme, view.play->layout);
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  const float all = hand_height(view, screen.x - 2 * pad, Listed::usual) + 2 * pad;
  const Mode mode = mode_of(view.session, view.play);
  // The tiles that fit scroll: what lies around their place is seen meanwhile.
  if (mode == Mode::name) return std::min({all, most, screen.y * 0.42f});
  if (mode != Mode::choose) return std::min(all, most);
  // A little more if that shows the last row of the list completely.
  const float usual = std::min(most, screen.y * 0.45f), little = usual / 9;
  const float airy = all + pad / 2;
  return airy <= std::min(most, usual + little) ? airy : usual;
}

void draw_hand_panel(const TableView& view) {
  const TableLayout& layout = view.play->layout;
  panel_begin(view, "table.hand", layout.hand, layout.shape != TableShape::wide);
  view.ui.theme.a11y.back().words = tr(view.texts, "keys.group.move");
  const Area area = inset(layout.hand, pad_of(view.ui.theme, layout));
  const bool low = hand_height(view, area.width, Listed::least) > area.height + 1;
  draw_flow(view.ui, area,
            [&](Flow& flow) { lay_hand(flow, view, low ? Listed::all : Listed::usual); });
  tell_spaces(view);
  tell_choices(view);
  panel_end();
  std::string asked = prompt(view.texts, view.session, view.play, mode_of(view.session, view.play));
  if (const std::string more = remark(view.texts, view.session, view.play); !more.empty())
    asked += '\n' + more;
  probe_fact(view.ui.probe, "table.asked", asked);
  if (mode_of(view.session, view.play) == Mode::choose)
    probe_fact(view.ui.probe, "table.confirm",
               std::string(confirm_words(view.texts, view.session, view.play->hand)));
  probe_fact(view.ui.probe, "table.outcome",
             consequences(view.texts, view.session, view.play, view.team));
}

}  // namespace bastide::web
