// The list of lessons: the first game, then a short one for farmers and for each expansion.
#include "web/lessons/progress.hpp"
#include "web/screens/parts.hpp"
#include "web/screens/screen_view.hpp"

namespace bastide::web {
namespace {

// A lesson as a wide button, with a mark when it is done. `next`: it is the first one not done.
bool lesson_row(Ui& ui, const Texts& texts, const LessonsDone& lessons_done, const LessonInfo& info,
                bool next) {
  const std::string id = "lessons." + info.id;
  const float width = ImGui::GetContentRegionAvail().x;
  const bool first = info.id == first_game_id;
  const float pad = px(ui.theme, 10), icon = px(ui.theme, 20);
  const std::string title = lesson_title(texts, info.id);
  const std::string topic = "expansion." + info.topic;
  const std::string small = first ? std::string(tr(texts, "lesson.first-game.text"))
                            : has_text(texts, topic) && tr(texts, topic) != title
                                ? std::string(tr(texts, topic))
                                : std::string{};
  const bool done = lesson_done(lessons_done, info.id);
  const float x = px(ui.theme, 16) + icon + pad, room = width - x - pad;
  const ImU32 ink = next ? colour::accent_ink : colour::ink;
  const Paragraph words[] = {{title, Face::strong, ink},
                             {small, Face::small, next ? faded(ink, 0.9f) : colour::ink_soft}};
  const float written = paragraphs_height(ui.theme, words, room);
  const float height = std::max(ui.theme.control, 2 * pad + written);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const bool pressed =
      ui_card_button(ui, id.c_str(), {width, height}, next ? Tone::primary : Tone::plain);
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  draw_icon(draw, done ? Icon::check : Icon::play,
            {at.x + px(ui.theme, 12) + icon / 2, at.y + height / 2}, icon,
            done   ? colour::good
            : next ? ink
                   : colour::ink_soft);
  draw_paragraphs({ui.theme, draw}, {at.x + x, at.y + (height - written) / 2}, words, room);
  probe_fact(ui.probe, id, done ? "done" : "open");
  return pressed;
}

}  // namespace

void lessons_screen(Ui& ui, const Texts& texts, const LessonLists& lists,
                    const LessonsDone& lessons_done, Requests& requests) {
  ui_screen_begin(ui, "lessons");
  const bool back = screen_header(ui, texts, tr(texts, "lessons.title"));
  column_begin(ui.theme, "lessons.column", 620);
  const LessonInfo* chosen = nullptr;
  ui_panel_begin(ui, "lessons.list");
  if (arrival_part(ui, texts, lists.lessons.arrival))
    request(requests, ask_for::FetchList{Screen::lessons});
  bool found = false;
  for (const LessonInfo& info : lists.lessons.all) {
    const bool next = !found && !lesson_done(lessons_done, info.id);
    found |= next;
    if (lesson_row(ui, texts, lessons_done, info, next)) chosen = &info;
    if (info.id != first_game_id) continue;
    ui_gap(ui, 4);
    ui_text(ui, tr(texts, "lessons.text"), Face::small, colour::ink_soft);
  }
  ui_panel_end();
  ui_gap(ui, 6);
  ButtonStyle help;
  help.icon = Icon::book;
  if (ui_button(ui, "learn.how-to-play", tr(texts, "common.how-to-play"), help))
    request(requests, Screen::how_to_play);
  column_end(ui);
  ui_screen_end();
  if (back) request(requests, Screen::start);
  if (chosen) request(requests, ask_for::OpenLesson{chosen->id});
}

}  // namespace bastide::web
