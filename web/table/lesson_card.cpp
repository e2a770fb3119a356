#include "web/table/lesson_card.hpp"

#include <imgui.h>

#include <algorithm>
#include <string>
#include <vector>

#include "web/table/moves.hpp"
#include "web/table/panels.hpp"
#include "web/table/table_view.hpp"
#include "web/ui/widgets.hpp"

namespace bastide::web {
namespace {

bool shown_here(const Table& table, const LessonProgress& lesson, const TableLayout& layout) {
  if (guide_rests(table, lesson) || lesson.card.text.empty() || table.dialog != TableDialog::none)
    return false;
  return table.side == SidePanel::none || table.side == SidePanel::track ||
         (layout.shape == TableShape::wide && layout.board.x > layout.side.x + layout.side.width);
}

// The main button of a card, which is also the key of its text; null: none.
const char* onward_id(const LessonCard& card, bool last) {
  if (card.over) return last ? "lesson.list" : "lesson.onward";
  if (card.again) return "lesson.again";
  return card.next ? "lesson.next" : nullptr;
}

// The buttons of a card, from the right edge to the left.
struct CardButton {
  const char* id;
  std::string_view label;
  float width;
};

std::vector<CardButton> buttons_of(const Theme& theme, const Texts& texts,
                                   const LessonProgress& lesson) {
  const LessonCard& card = lesson.card;
  const bool last = card.over && lesson.next.empty(), puzzle = lesson.lesson->puzzle;
  std::vector<CardButton> buttons;
  const auto add = [&](const char* id, std::string_view key) {
    if (puzzle && key == "lesson.onward") key = "lesson.next";
    const std::string_view label =
        tr(texts, puzzle && key == "lesson.list" ? "puzzles.title" : key);
    buttons.push_back({id, label, ui_button_width(theme, label)});
  };
  if (const char* id = onward_id(card, last)) add(id, card.closes ? "lesson.close" : id);
  if (card.over && !last) add("lesson.list", "lesson.list");
  if (card.show) add("lesson.show", "lesson.show");
  return buttons;
}

bool shared_by_card(const LessonProgress& lesson) {
  return lesson.lesson->puzzle || (lesson.card.over && !lesson.lesson->id.empty());
}

struct Measures {
  float pad, line;  // of the title
  Face face;
  float news, text, buttons;  // heights
  float width = 0;            // of each button; 0: as wide as its label, and beside the title
  float height() const { return 3 * pad + news + text + buttons; }
};

Measures measure(const Theme& theme, const Texts& texts, const LessonProgress& lesson,
                 float width) {
  const LessonCard& card = lesson.card;
  Measures m;
  m.pad = px(theme, 10);
  m.line = ui_text_size(theme, "X", Face::small).y;
  m.face = theme.narrow || theme.low ? Face::small : Face::text;
  const float room = width - 2 * m.pad;
  m.news = card.news.empty() ? 0 : ui_text_size(theme, card.news, Face::small, room).y + m.pad / 2;
  m.text = ui_text_size(theme, card.text, m.face, room).y;
  m.buttons = theme.control;
  const std::vector<CardButton> buttons = buttons_of(theme, texts, lesson);
  const float gap = px(theme, 6);
  float beside = -gap;
  for (const CardButton& button : buttons) beside += button.width + gap;
  if (beside <= room) return m;
  // Too wide: side by side below the title, or, if the labels are too long for that, below each
  // other.
  m.width = (room + gap) / static_cast<float>(buttons.size()) - gap;
  const bool fit = std::all_of(buttons.begin(), buttons.end(), [&](const CardButton& button) {
    return ui_labels_fit(theme, {button.label}, m.width);
  });
  if (!fit) m.width = room;
  float row = 0, all = 0;
  for (const CardButton& button : buttons) {
    const float height = ui_button_height(theme, button.label, m.width);
    row = std::max(row, height);
    all += height + gap;
  }
  m.buttons = m.line + (fit ? row + gap : all);
  return m;
}

// Rings around the spaces that the card mentions.
void draw_places(Probe& probe, const Table& table, const LessonProgress& lesson) {
  ImDrawList& draw = *ImGui::GetBackgroundDrawList();
  const Camera& camera = table.camera;
  std::string told;
  for (const Position at : ringed_spaces(table, lesson)) {
    const Point min = to_screen(camera, corner_of(at));
    const float side = camera.now.zoom, round = side * 0.08f, line = std::max(3.0f, side * 0.03f);
    const ImVec2 a(min.x + line, min.y + line), b(min.x + side - line, min.y + side - line);
    draw.AddRectFilled(a, b, IM_COL32(0xff, 0xd2, 0x4a, 0x60), round);
    draw.AddRect(a, b, colour::paper_high, round, 0, line * 1.7f);
    draw.AddRect(a, b, colour::accent, round, 0, line);
    told += (told.empty() ? "" : " ") + std::to_string(at.x) + ',' + std::to_string(at.y);
  }
  probe_fact(probe, "lesson.places", told);
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

bool guide_rests(const Table& table, const LessonProgress& lesson) {
  return lesson.lesson && lesson.lesson->guided() && table.replay.open;
}

std::vector<Position> ringed_spaces(const Table& table, const LessonProgress& lesson) {
  std::vector<Position> spaces;
  if (!lesson.lesson || !lesson.lesson->guided() || guide_rests(table, lesson)) return spaces;
  const std::size_t cards = std::max<std::size_t>(lesson.cards.steps.size(), 1);
  if (lesson.read + 1 != cards || table.hand.placement || !table.motion.steps.empty() ||
      lesson.card.text.empty())
    return spaces;
  for (const Action& placement : lesson.cards.placements)
    if (spaces.empty() || !(spaces.back() == placement.at)) spaces.push_back(placement.at);
  return spaces;
}

std::optional<u8> guided_rotation(const LessonProgress& lesson, Position at, u8 held) {
  if (!lesson.lesson || !lesson.lesson->guided()) return {};
  std::optional<u8> first;
  for (const Action& placement : lesson.cards.placements) {
    if (!(placement.at == at)) continue;
    if (placement.value == held) return held;
    if (!first) first = static_cast<u8>(placement.value);
  }
  return first;
}

void lesson_onward(TableView& view) {
  const LessonProgress& t = view.lesson;
  if (!t.lesson || view.table->lesson_area.width <= 0) return;
  if (t.card.again)
    back_to_task(view.session, view.table->display, view.table->motion, view.lesson);
  else if (t.card.next)
    read_on(view.lesson, view.session);
  else if (t.card.over && !t.next.empty())
    request(view.requests, ask_for::OpenLesson{t.next});
  else if (t.card.over)
    request(view.requests, ask_for::LeaveLesson{});
}

void lesson_reserve(const Theme& theme, const Texts& texts, Table& table,
                    const LessonProgress& lesson, TableLayout& layout) {
  Area& area = table.lesson_area;
  area = {};
  if (!lesson.lesson) return;
  Area& board = layout.board;
  const bool shown = shown_here(table, lesson, layout);
  if (layout.shape == TableShape::wide) {
    if (guide_rests(table, lesson)) return;
    // A column of fixed width, so that the board does not move as cards come and go.
    const float gap = px(theme, 12);
    const float width = std::min(em(theme, 330), board.width * 0.45f);
    if (shown)
      area = {board.x + gap, board.y + gap, width,
              std::min(measure(theme, texts, lesson, width).height(), board.height - 2 * gap)};
    cut_left(board, width + gap);
    return;
  }
  // A text that would leave the board too little room scrolls.
  if (shown) {
    const Measures m = measure(theme, texts, lesson, board.width);
    const float least = m.height() - m.text - m.news + std::min(m.text + m.news, 2.2f * m.line);
    const float most = std::max(board.height - least_board(table.screen.y), least);
    area = {board.x, board.y, board.width, std::min(m.height(), most)};
  }
  cut_top(board, area.height);
}

namespace {

// Scrolls where it has too little room.
void draw_text(Ui& ui, const LessonCard& card, const Measures& m, const Area& area) {
  const float room = area.width - 2 * m.pad, whole = m.news + m.text;
  ImVec2 at(area.x + m.pad, area.y + m.pad);
  const bool scrolls = area.height < whole - 1;
  if (scrolls) {
    ImGui::SetCursorScreenPos(at);
    ui_scroll_begin("text", {area.width - m.pad, area.height});
    at = ImGui::GetCursorScreenPos();
  }
  const Paint paint{ui.theme, *ImGui::GetWindowDrawList()};
  if (m.news > 0) ui_draw_paragraph(paint, at, card.news, Face::small, colour::good, room);
  ui_draw_paragraph(paint, {at.x, at.y + m.news}, card.text, m.face, colour::ink, room);
  if (!scrolls) return;
  ImGui::Dummy({room, whole});
  ui_scroll_end(ui);
}

}  // namespace

void draw_lesson(const TableView& view) {
  const LessonProgress& t = view.lesson;
  const Area& area = view.table->lesson_area;
  probe_fact(view.ui.probe, "lesson", !t.lesson ? "" : t.lesson->id.empty() ? "own" : t.lesson->id);
  if (!t.lesson) return;
  draw_places(view.ui.probe, view.table, view.lesson);
  if (area.width <= 0) return;
  const LessonCard card = t.card;
  probe_fact(view.ui.probe, "lesson.text", card.text);
  probe_fact(view.ui.probe, "lesson.news", card.news);
  probe_fact(view.ui.probe, "lesson.moment",
             t.lesson->guided() ? "guided" : std::to_string(static_cast<int>(t.status.moment)));
  const Theme& theme = view.ui.theme;
  const Measures m = measure(theme, view.texts, view.lesson, area.width);
  panel_begin(view, "lesson.card", area,
              view.table->layout.shape != TableShape::wide);
  view.ui.theme.told.back().words = card.title;
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const float x = area.x + m.pad, room = area.width - 2 * m.pad;
  const float text = area.height - m.height() + m.news + m.text;  // its height
  draw_text(view.ui, card, m, {area.x, area.y, area.width, text});
  float y = area.y + 2 * m.pad + text;

  // Placed from right to left: the next step is at the edge.
  float right = area.x + area.width - m.pad;
  if (m.width > 0) {
    ui_draw_text({theme, draw}, {x, y}, card.title, Face::small, colour::ink_soft, room);
    y += m.line;
  }
  // A move waiting for confirmation comes before the next card.
  const bool confirms = person_chooses(view.session, view.table) || view.table->replay.open;
  std::string_view pressed;
  for (const CardButton& button : buttons_of(theme, view.texts, view.lesson)) {
    const std::string_view id = button.id;
    const bool more = id == "lesson.show" || (id == "lesson.list" && !t.next.empty());
    ButtonStyle style;
    style.tone = more || card.closes || confirms ? Tone::plain : Tone::primary;
    style.width = m.width > 0 ? m.width : button.width;
    if (right - style.width < x - 1) {  // the next one is below
      right = area.x + area.width - m.pad;
      y = ImGui::GetItemRectMax().y + px(theme, 6);
    }
    ImGui::SetCursorScreenPos({right - style.width, y});
    if (ui_button(view.ui, button.id, button.label, style)) pressed = id;
    right -= style.width + px(theme, 6);
  }
  const bool show = pressed == "lesson.show", list = pressed == "lesson.list" && !t.next.empty();
  const bool onward = !pressed.empty() && !show && !list;
  // The button for sharing, if there is room beside the title.
  bool shares = false;
  if (m.width <= 0 && shared_by_card(t) &&
      right - x > ui_text_size(theme, card.title, Face::small).x + theme.control) {
    right -= theme.control;
    ImGui::SetCursorScreenPos({right, y});
    ButtonStyle quiet;
    quiet.tone = Tone::quiet;
    shares =
        ui_icon_button(view.ui, "lesson.share", Icon::share, tr(view.texts, "table.share"), quiet);
  }
  if (m.width <= 0 && ui_text_size(theme, card.title, Face::small).x <= right - x)
    ui_draw_text({view.ui.theme, draw}, {x, y + (m.buttons - m.line) / 2}, card.title, Face::small,
                 colour::ink_soft);
  panel_end();
  if (onward) intend(view, lesson_onward);
  if (shares) request(view.requests, ask_for::Share{});
  if (list) request(view.requests, ask_for::LeaveLesson{});
  if (show)
    intend(view, [](TableView& v) {
      show_task(v.session, v.table->display, v.table->motion, v.lesson, v.advice);
    });
}

}  // namespace bastide::web
