// The built-in puzzles, by grade.
#include "web/lessons/lists.hpp"
#include "web/screens/parts.hpp"
#include "web/screens/screen_view.hpp"

namespace bastide::web {

void puzzles_screen(Ui& ui, const Texts& texts, const LessonLists& lists,
                    const LessonsDone& lessons_done, Requests& requests) {
  ui_screen_begin(ui, "puzzles");
  const bool back = screen_header(ui, texts, tr(texts, "puzzles.title"));
  column_begin(ui.theme, "puzzles.column", 620);
  ui_panel_begin(ui, "puzzles.list");
  ui_text(ui, tr(texts, "puzzles.text"), Face::small, colour::ink_soft);
  if (arrival_part(ui, texts, lists.puzzles.arrival))
    request(requests, ask_for::FetchList{Screen::puzzles});
  const float gap = px(ui.theme, 8), width = px(ui.theme, 44) + em(ui.theme, 24);
  const float right = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x;
  const PuzzleInfo* before = nullptr;
  bool found = false;
  std::size_t number = 0;
  for (const PuzzleInfo& info : lists.puzzles.all) {
    const std::string id = info.id();
    const bool graded = before && before->grade == info.grade;
    if (!graded) ui_gap(ui, 8);
    if (!graded) ui_heading(ui, tr(texts, "puzzles.grade." + std::to_string(info.grade)));
    if (!graded || before->base != info.base)
      ui_text(ui, tr(texts, info.base ? "new.preset.base" : "new.expansions"), Face::small,
              colour::ink_soft);
    else if (ImGui::GetItemRectMax().x + gap + width <= right)
      ImGui::SameLine(0, gap);
    before = &info;
    const bool done = lesson_done(lessons_done, id);
    ButtonStyle style;
    style.width = width;
    style.icon = done ? Icon::check : Icon::none;
    style.tone = done || found ? Tone::plain : Tone::primary;  // the first one that is not solved
    found |= !done;
    if (ui_button(ui, ("puzzles." + id).c_str(), std::to_string(++number), style))
      request(requests, ask_for::OpenLesson{id});
    probe_fact(ui.probe, "puzzles." + id, done ? "done" : "open");
  }
  ui_panel_end();
  column_end(ui);
  ui_screen_end();
  if (back) request(requests, Screen::start);
}

}  // namespace bastide::web
