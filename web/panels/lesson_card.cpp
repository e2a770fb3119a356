#include "web/panels/lesson_card.hpp"

#include <imgui.h>

#include <algorithm>
#include <cfloat>
#include <string>
#include <vector>

#include "web/lessons/progress.hpp"
#include "web/panels/lesson_place.hpp"
#include "web/panels/panel.hpp"
#include "web/panels/table_view.hpp"
#include "web/play/moves.hpp"
#include "web/play/play.hpp"
#include "web/session/request.hpp"
#include "web/text/text.hpp"
#include "web/ui/buttons.hpp"
#include "web/ui/flow.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {
namespace {

bool shown_here(const Play& play, const LessonProgress& lesson, const TableLayout& layout) {
  if (guide_rests(play, lesson) || lesson.card.text.empty() || play.dialog != TableDialog::none)
    return false;
  return play.side == SidePanel::none || play.side == SidePanel::track ||
         (layout.shape == TableShape::wide && layout.board.x > layout.side.x + layout.side.width);
}

// The main button of a card, which is also the key of its text; null: none.
const char* onward_id(const LessonProgress& lesson, bool last) {
  const LessonCard& card = lesson.card;
  if (card.over && !lesson.game.empty()) return "board.leave";
  if (card.over) return last ? "lesson.list" : "lesson.onward";
  if (card.again) return "lesson.again";
  return card.next ? "lesson.next" : nullptr;
}

// The buttons of a card, from the right edge to the left: the next step is at the edge.
struct CardButton {
  const char* id;
  std::string_view label;
};

std::vector<CardButton> buttons_of(const Texts& texts, const LessonProgress& lesson) {
  const LessonCard& card = lesson.card;
  const bool last = card.over && !leads_on(lesson), puzzle = lesson.lesson->puzzle;
  std::vector<CardButton> buttons;
  const auto add = [&](const char* id, std::string_view key) {
    if (puzzle && key == "lesson.onward") key = lesson.rush ? "puzzle.rush.again" : "lesson.next";
    buttons.push_back({id, tr(texts, puzzle && key == "lesson.list" ? "puzzles.title" : key)});
  };
  if (const char* id = onward_id(lesson, last)) add(id, card.closes ? "lesson.close" : id);
  if (card.over && !last && lesson.game.empty()) add("lesson.list", "lesson.list");
  if (card.hint) add("lesson.hint", "puzzle.hint");
  if (card.show) add("lesson.show", "lesson.show");
  return buttons;
}

bool shared_by_card(const LessonProgress& lesson) {
  return lesson.lesson->puzzle || (lesson.card.over && !lesson.lesson->id.empty());
}

// The title and the buttons: side by side where they fit, and with the one for sharing if there is
// room. Returns which was pressed. `confirms`: a move waiting for that comes before the next card.
std::string_view lay_buttons(Flow& flow, const Texts& texts, const LessonProgress& lesson,
                             bool confirms) {
  const Theme& theme = flow.theme;
  const LessonCard& card = lesson.card;
  const std::vector<CardButton> buttons = buttons_of(texts, lesson);
  const float gap = px(theme, 6), width = flow.area.width;
  float left = width;  // beside the buttons
  for (const CardButton& button : buttons) left -= ui_button_width(theme, button.label) + gap;
  const bool beside = left + gap >= 0;
  const float title = ui_text_size(theme, card.title, Face::small).x;
  const bool shares = beside && shared_by_card(lesson) && left > title + theme.control;
  if (shares) left -= theme.control;
  if (!beside) {
    flow.line(card.title, Face::small, colour::ink_soft);
  } else if (title <= left) {
    Flow before = flow.column(0, width);
    before.take((theme.control - ui_text_size(theme, "X", Face::small).y) / 2);
    before.line(card.title, Face::small, colour::ink_soft);
  }
  std::string_view pressed;
  flow.row([&](Row& row) {
    row.leftward = true;
    for (const CardButton& button : buttons) {
      const std::string_view id = button.id;
      const bool more =
          id == "lesson.show" || id == "lesson.hint" || (id == "lesson.list" && leads_on(lesson));
      ButtonStyle style;
      style.tone = more || card.closes || confirms ? Tone::plain : Tone::primary;
      style.width = beside ? ui_button_width(theme, button.label) : 0;
      if (row.button(button.id, button.label, style)) pressed = id;
    }
    if (shares && row.icon("lesson.share", Icon::share, tr(texts, "share.title"), quiet_button))
      pressed = "lesson.share";
  });
  return pressed;
}

// The card, whose words scroll where they have too little room; they ask for at most so much.
std::string_view lay_card(Flow& flow, const Texts& texts, const LessonProgress& lesson,
                          bool confirms, float most) {
  const Theme& theme = flow.theme;
  const float pad = px(theme, 10);
  std::string_view pressed;
  flow.padded(pad, [&](Flow& in) {
    const float width = in.area.width;
    in.foot([&](Flow& foot) { pressed = lay_buttons(foot, texts, lesson, confirms); }, pad);
    Flow words = in.column(0, width + pad);  // the scrollbar is in the margin
    words.scroll(
        "text",
        [&](Flow& all) {
          Flow text = all.column(0, width);
          if (!lesson.card.news.empty()) {
            text.text(lesson.card.news, Face::small, colour::good);
            text.take(pad / 2);
          }
          text.text(lesson.card.text, theme.narrow || theme.low ? Face::small : Face::text);
          all.join({text});
        },
        most);
    in.join({words});
  });
  return pressed;
}

float card_height(const Theme& theme, const Texts& texts, const LessonProgress& lesson, float width,
                  float most_words) {
  return flow_height(theme, width,
                     [&](Flow& flow) { lay_card(flow, texts, lesson, false, most_words); });
}

void draw_space_ring(const Camera& camera, Position at, ImU32 ink) {
  ImDrawList& draw = *ImGui::GetBackgroundDrawList();
  const Point min = to_screen(camera, corner_of(at));
  const float side = camera.now.zoom, round = side * 0.08f, line = std::max(3.0f, side * 0.03f);
  const ImVec2 a(min.x + line, min.y + line), b(min.x + side - line, min.y + side - line);
  draw.AddRectFilled(a, b, IM_COL32(0xff, 0xd2, 0x4a, 0x60), round);
  draw.AddRect(a, b, colour::paper_high, round, 0, line * 1.7f);
  draw.AddRect(a, b, ink, round, 0, line);
}

// Rings around the spaces that the card mentions.
void draw_places(Probe& probe, const Play& play, const LessonProgress& lesson) {
  std::string told;
  const auto ring = [&](Position at, ImU32 ink) {
    draw_space_ring(play.camera, at, ink);
    told += (told.empty() ? "" : " ") + std::to_string(at.x) + ',' + std::to_string(at.y);
  };
  for (const Position at : ringed_spaces(play, lesson)) ring(at, colour::accent);
  if (lesson.card.tempting) ring(*lesson.card.tempting, colour::doubtful);
  probe_fact(probe, "lesson.places", told);
}

void open_following(Requests& requests, const LessonProgress& t) {
  if (t.lesson->puzzle)
    request(requests, ask_for::OpenPuzzle{t.rush ? PuzzleWay::rush : PuzzleWay::next});
  else
    request(requests, ask_for::OpenLesson{t.next});
}

void back_to_task(Session& session, DisplayState& display, Motion& motion, LessonProgress& lesson) {
  try_again(lesson, session);
  motion_reset(session, display, motion);
}

void show_task(Session& session, DisplayState& display, Motion& motion, LessonProgress& lesson,
               Advice& advice) {
  if (lesson.status.moment == LessonPhase::astray) back_to_task(session, display, motion, lesson);
  motion_skip(session, display, motion);
  if (lesson.lesson->puzzle)
    show_best(lesson, session, advice);
  else
    show_how(lesson, session);
}

}  // namespace

bool guide_rests(const Play& play, const LessonProgress& lesson) {
  return lesson.lesson && lesson.lesson->guided() && play.replay.open;
}

std::vector<Position> ringed_spaces(const Play& play, const LessonProgress& lesson) {
  std::vector<Position> spaces;
  if (!lesson.lesson || !lesson.lesson->guided() || guide_rests(play, lesson)) return spaces;
  const std::size_t cards = std::max<std::size_t>(lesson.cards.steps.size(), 1);
  if (lesson.read + 1 != cards || play.hand.placement || !play.motion.steps.empty() ||
      lesson.card.text.empty())
    return spaces;
  for (const Action& placement : lesson.cards.placements)
    if (spaces.empty() || !(spaces.back() == placement.at)) spaces.push_back(placement.at);
  return spaces;
}

void lesson_onward(TableView& view) {
  const LessonProgress& t = view.lesson;
  if (!t.lesson || view.play->layout.lesson.width <= 0) return;
  if (t.card.again)
    back_to_task(view.session, view.play->display, view.play->motion, view.lesson);
  else if (t.card.next)
    read_on(view.lesson, view.session);
  else if (t.card.over && leads_on(t) && t.game.empty())
    open_following(view.requests, t);
  else if (t.card.over)
    request(view.requests, ask_for::LeaveLesson{});
}

void lesson_reserve(const Theme& theme, const Texts& texts, const Play& play,
                    const LessonProgress& lesson, TableLayout& layout) {
  Area& area = layout.lesson;
  if (!lesson.lesson) return;
  Area& board = layout.board;
  const bool shown = shown_here(play, lesson, layout);
  if (layout.shape == TableShape::wide) {
    if (guide_rests(play, lesson)) return;
    // A column of fixed width, so that the board does not move as cards come and go, and there is
    // always room for one.
    const float gap = px(theme, 12);
    const float width = std::min(em(theme, 310), board.width * 0.45f);
    if (shown)
      area = {board.x + gap, board.y + gap, width,
              std::min(card_height(theme, texts, lesson, width, FLT_MAX), board.height - 2 * gap)};
    cut_left(board, width + gap);
    return;
  }
  // A text that would leave the board too little room scrolls.
  if (shown) {
    const float few = 2.2f * ui_text_size(theme, "X", Face::small).y;
    const float least = card_height(theme, texts, lesson, board.width, few);
    const float whole = card_height(theme, texts, lesson, board.width, FLT_MAX);
    const float most = std::max(board.height - least_board(play.layout.screen.y), least);
    area = {board.x, board.y, board.width, std::min(whole, most)};
  }
  cut_top(board, area.height);
}

void draw_lesson(const TableView& view) {
  const LessonProgress& t = view.lesson;
  const Area area = view.play->layout.lesson;
  probe_fact(view.ui.probe, "lesson", !t.lesson ? "" : t.lesson->id.empty() ? "own" : t.lesson->id);
  if (!t.lesson) return;
  draw_places(view.ui.probe, view.play, view.lesson);
  if (area.width <= 0) return;
  draw_lesson_arrow(view);
  const LessonCard card = t.card;
  probe_fact(view.ui.probe, "lesson.text", card.text);
  probe_fact(view.ui.probe, "lesson.news", card.news);
  probe_fact(view.ui.probe, "lesson.moment",
             t.lesson->guided() ? "guided" : std::to_string(static_cast<int>(t.status.moment)));
  panel_begin(view, "lesson.card", area, view.play->layout.shape != TableShape::wide);
  view.ui.theme.a11y.back().words = card.title;
  const bool confirms = person_chooses(view.session, view.play) || view.play->replay.open;
  std::string_view pressed;
  draw_flow(view.ui, area,
            [&](Flow& flow) { pressed = lay_card(flow, view.texts, t, confirms, FLT_MAX); });
  panel_end();
  const bool show = pressed == "lesson.show", list = pressed == "lesson.list" && leads_on(t);
  const bool shares = pressed == "lesson.share", hint = pressed == "lesson.hint";
  const bool onward = !pressed.empty() && !show && !list && !shares && !hint;
  if (onward) intend(view, lesson_onward);
  if (shares) request(view.requests, ask_for::Share{});
  if (list) request(view.requests, ask_for::LeaveLesson{});
  if (hint) intend(view, [](TableView& v) { give_hint(v.lesson); });
  if (show)
    intend(view, [](TableView& v) {
      show_task(v.session, v.play->display, v.play->motion, v.lesson, v.advice);
    });
}

}  // namespace bastide::web
