// Which puzzles come one after another, and each of them.
#include "web/lessons/lists.hpp"
#include "web/lessons/puzzle_course.hpp"
#include "web/lessons/puzzle_words.hpp"
#include "web/screens/parts.hpp"
#include "web/screens/screen_view.hpp"
#include "web/store/puzzle_book.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

void choice_panel(Ui& ui, const Texts& texts, const PuzzleChoice& now, Requests& requests) {
  PuzzleChoice wanted = now;
  ui_panel_begin(ui, "puzzles.choice");
  std::vector<std::string> grades{std::string(tr(texts, "puzzles.any"))}, themes = grades;
  for (int grade = 1; grade <= 3; ++grade)
    grades.emplace_back(tr(texts, "puzzles.grade." + std::to_string(grade)));
  for (std::size_t i = 0; i < theme_count; ++i)
    themes.emplace_back(theme_word(texts, static_cast<PuzzleTheme>(i)));
  ui_choice(ui, "puzzles.grade", grades, wanted.grade);
  ui_gap(ui, 4);
  int theme = now.theme ? static_cast<int>(*now.theme) + 1 : 0;
  ui_choice(ui, "puzzles.theme", themes, theme);
  wanted.theme.reset();
  if (theme > 0) wanted.theme = static_cast<PuzzleTheme>(theme - 1);
  ui_gap(ui, 4);
  ui_toggle(ui, "puzzles.more", tr(texts, "puzzles.more"), wanted.more);
  ui_panel_end();
  if (!(wanted == now)) request(requests, ask_for::ChoosePuzzles{wanted});
}

}  // namespace

void puzzle_list_screen(Ui& ui, const Texts& texts, const LessonLists& lists,
                        const PuzzleBook& book, Requests& requests) {
  ui_screen_begin(ui, "puzzle-list");
  const bool back = screen_header(ui, texts, tr(texts, "puzzles.choose"));
  column_begin(ui.theme, "puzzle-list.column", 620);
  choice_panel(ui, texts, book.choice, requests);
  ui_gap(ui, 4);
  ui_panel_begin(ui, "puzzles.list");
  if (arrival_part(ui, texts, lists.puzzles.arrival))
    request(requests, ask_for::FetchList{Screen::puzzle_list});
  const float gap = px(ui.theme, 8), width = px(ui.theme, 44) + em(ui.theme, 24);
  const float right = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x;
  std::size_t number = 0, shown = 0;
  for (const PuzzleInfo& info : lists.puzzles.all) {
    ++number;
    if (!is_chosen(info, book.choice)) continue;
    if (shown++ > 0 && ImGui::GetItemRectMax().x + gap + width <= right) ImGui::SameLine(0, gap);
    const std::string id = info.id();
    const PuzzleNote* const note = find_note(book, id);
    ButtonStyle style;
    style.width = width;
    style.icon = !note ? Icon::none : note->right ? Icon::check : Icon::again;
    if (ui_button(ui, ("puzzles." + id).c_str(), std::to_string(number), style))
      request(requests, ask_for::OpenLesson{id});
    probe_fact(ui.probe, "puzzles." + id, !note ? "open" : note->right ? "done" : "missed");
  }
  if (shown == 0 && !lists.puzzles.all.empty()) ui_text(ui, tr(texts, "puzzles.none"));
  ui_panel_end();
  column_end(ui);
  ui_screen_end();
  if (back) request(requests, Screen::puzzles);
}

}  // namespace bastide::web
