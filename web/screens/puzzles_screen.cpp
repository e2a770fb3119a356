// Puzzles: the next one, and beside it how well one does.
#include "web/lessons/lists.hpp"
#include "web/lessons/puzzle_course.hpp"
#include "web/lessons/puzzle_words.hpp"
#include "web/screens/parts.hpp"
#include "web/screens/screen_view.hpp"
#include "web/session/calendar.hpp"

namespace bastide::web {
namespace {

// The board, what is asked, and why this one.
void next_card(ScreenView& view, const PuzzlePreview& puzzle) {
  Ui& ui = view.ui;
  const Theme& theme = ui.theme;
  const PuzzleNote* const note = find_note(view.puzzle_book, puzzle.id);
  const bool back = note && comes_back(*note, day_today());
  const float pad = px(theme, 10), icon = px(theme, 24);
  const float width = ImGui::GetContentRegionAvail().x, room = width - icon - 3 * pad;
  const std::string missed =
      back ? tr(view.texts, "puzzles.missed", {date_words(view.texts, date_of_day(note->day))})
           : std::string();
  const std::string task = tr(view.texts, "puzzle.task", {puzzle.player});
  const ImU32 soft = faded(colour::accent_ink, 0.9f);
  const Paragraph words[] = {{tr(view.texts, "puzzles.next"), Face::heading, colour::accent_ink},
                             {task, Face::small, soft, 2},
                             {missed, Face::small, soft}};
  const float written = paragraphs_height(theme, words, room);
  const float picture = std::min(width * 0.56f, px(theme, 250));
  const ImVec2 at = ImGui::GetCursorScreenPos();
  if (ui_card_button(ui, "puzzles.next", {width, picture + written + 3 * pad}, Tone::primary))
    request(view.requests, ask_for::OpenPuzzle{PuzzleWay::next});
  draw_puzzle_preview(view, puzzle, {at.x + pad, at.y + pad, width - 2 * pad, picture});
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const float below = at.y + picture + 2 * pad;
  draw_paragraphs({theme, draw}, {at.x + pad, below}, words, room);
  draw_icon(draw, Icon::play, {at.x + width - pad - icon / 2, below + written / 2}, icon,
            colour::accent_ink);
  probe_fact(ui.probe, "puzzles.next", puzzle.id);
  probe_fact(ui.probe, "puzzles.missed", missed);
}

// Name and figure, and what is to be said of it.
void figure_line(Ui& ui, std::string_view name, const std::string& figure, std::string_view more) {
  const Theme& theme = ui.theme;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x, gap = px(theme, 10);
  const float number = ui_text_size(theme, figure, Face::strong).x;
  const float room = width - number - gap;
  const Paragraph words[] = {{name, Face::text}, {more, Face::small, colour::ink_soft}};
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  draw_paragraphs({theme, draw}, at, words, room);
  ui_draw_text({theme, draw}, {at.x + width - number, at.y}, figure, Face::strong, colour::ink);
  ImGui::Dummy({width, paragraphs_height(theme, words, room) + px(theme, 4)});
}

void figures_panel(Ui& ui, const Texts& texts, const PuzzleBook& book) {
  ui_panel_begin(ui, "puzzles.figures");
  const std::string settles = book.rated < settled_after
                                  ? tr(texts, "puzzles.settles",
                                       {std::to_string(settled_after), std::to_string(book.rated)})
                                  : neighbours_words(texts, book.rating);
  figure_line(ui, tr(texts, "puzzles.rating"),
              book.rated == 0 ? "\xe2\x80\x93" : std::to_string(book.rating), settles);
  figure_line(ui, tr(texts, "puzzles.run"), std::to_string(book.run),
              tr(texts, "puzzles.longest", {std::to_string(book.longest_run)}));
  ui_panel_end();
  probe_fact(ui.probe, "puzzles.rating", std::to_string(book.rating));
  probe_fact(ui.probe, "puzzles.run", std::to_string(book.run));
}

void other_ways(ScreenView& view) {
  Ui& ui = view.ui;
  const Texts& texts = view.texts;
  const int today = day_today();
  const PuzzleInfo* const of_day = puzzle_of_day(view.lists.puzzles.all, today);
  const bool done = of_day && answered_on(view.puzzle_book, of_day->id(), today);
  const std::string most =
      view.puzzle_book.most_in_rush > 0
          ? tr(texts, "puzzles.rush.most", {std::to_string(view.puzzle_book.most_in_rush)})
          : std::string();
  const std::string date = date_words(texts, date_of_day(today));
  if (explained_choice(ui, "puzzles.day", done ? Icon::check : Icon::calendar,
                       tr(texts, "puzzles.day"), date, false))
    request(view.requests, ask_for::OpenPuzzle{PuzzleWay::day});
  probe_fact(ui.probe, "puzzles.day", done ? "done" : "open");
  const std::string rush =
      std::string(tr(texts, "puzzles.rush.text")) + (most.empty() ? "" : " " + most);
  if (explained_choice(ui, "puzzles.rush", Icon::hourglass, tr(texts, "puzzles.rush"), rush, false))
    request(view.requests, ask_for::OpenPuzzle{PuzzleWay::rush});
  ButtonStyle quiet = quiet_button;
  quiet.icon = Icon::more;
  if (ui_button(ui, "puzzles.choose", tr(texts, "puzzles.choose"), quiet))
    request(view.requests, Screen::puzzle_list);
}

}  // namespace

void puzzles_screen(ScreenView& view) {
  Ui& ui = view.ui;
  ui_screen_begin(ui, "puzzles");
  const bool back = screen_header(ui, view.texts, tr(view.texts, "puzzles.title"));
  column_begin(ui.theme, "puzzles.column", 520);
  if (arrival_part(ui, view.texts, view.lists.puzzles.arrival))
    request(view.requests, ask_for::FetchList{Screen::puzzles});
  if (!view.lists.puzzles.all.empty()) {
    if (view.screens.puzzle.id.empty())
      ui_text(ui, tr(view.texts, "puzzles.none"));
    else
      next_card(view, view.screens.puzzle);
    ui_gap(ui, 4);
    figures_panel(ui, view.texts, view.puzzle_book);
    ui_gap(ui, 4);
    other_ways(view);
  }
  column_end(ui);
  ui_screen_end();
  if (back) request(view.requests, Screen::start);
}

}  // namespace bastide::web
