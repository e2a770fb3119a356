// The menu of the table.
#include <imgui.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "engine/record/words.hpp"
#include "web/board/sounds.hpp"
#include "web/lessons/puzzle.hpp"
#include "web/panels/pass_device.hpp"
#include "web/panels/replay.hpp"
#include "web/panels/table_view.hpp"
#include "web/platform/device.hpp"
#include "web/play/moves.hpp"
#include "web/session/analysis_board.hpp"
#include "web/session/fair_play.hpp"
#include "web/table/keys_sheet.hpp"
#include "web/table/menu.hpp"
#include "web/table/tools.hpp"
#include "web/text/names.hpp"
#include "web/ui/widgets.hpp"

namespace bastide::web {
namespace {

void keep_name(Session& session, std::string_view typed, Requests& requests) {
  const std::string name = clean_name(typed, max_game_name_characters);
  if (name == session.saved.name) return;
  session.saved.name = name;
  request(requests, ask_for::Save{});
}

// Closes the menu; null: does nothing else.
struct MenuEntry {
  const char* id;
  Icon icon;
  const char* label;
  void (*act)(TableView&);
  bool beside = false;  // the one before: both are short
};

template <typename What>
void asks(TableView& view) {
  request(view.requests, What{});
}

template <Screen screen>
void go_to(TableView& view) {
  request(view.requests, screen);
}

std::vector<MenuEntry> entries_of(const TableView& view) {
  const auto& lesson = view.lesson->lesson;
  std::vector<MenuEntry> entries = {
      {"table.menu.continue", Icon::play, "table.menu.continue", nullptr},
      {"table.menu.export", Icon::download, "save.export", asks<ask_for::ExportGame>},
      {"table.menu.share", Icon::share, "table.share", asks<ask_for::Share>}};
  if (!lesson && turn_begins(view.session) && !no_help(view.session, false, Help::elsewhere))
    entries.push_back({"table.menu.puzzle", Icon::lamp, "puzzle.make", asks<ask_for::SharePuzzle>});
  if (may_set_aside(view.session))
    entries.push_back({"table.menu.analyse", Icon::chart, "board.open", asks<ask_for::SetAside>});
  if (may_edit(view.session))
    entries.push_back(
        {"table.menu.edit", Icon::pencil, "position.edit", asks<ask_for::EditPosition>});
  if (may_coach(view.session, view.settings->no_hints))
    entries.push_back({"table.menu.coach", Icon::person,
                       view.settings->coach ? "coach.off" : "coach.on",
                       [](TableView& v) { v.settings->coach = !v.settings->coach; }});
  // What the bar has no room for.
  const auto folded = [&](FoldedTool tool) {
    return folds(view.ui.theme, view.table->layout, tool);
  };
  if (folded(FoldedTool::redo) && can_redo(view.session))
    entries.push_back({"table.menu.redo", Icon::redo, "table.redo", [](TableView& v) {
                         redo_move(v.session, v.table->display, v.table->motion);
                       }});
  if (folded(FoldedTool::log))
    entries.push_back({"table.menu.log", Icon::log, "table.log",
                       [](TableView& v) { toggle_side(v, SidePanel::log); }});
  if (folded(FoldedTool::timeline) && !view.session->board)
    entries.push_back({"table.menu.timeline", Icon::history, "table.timeline", toggle_timeline});
  if (folded(FoldedTool::fit))
    entries.push_back({"table.menu.fit", Icon::fit, "table.fit",
                       [](TableView& v) { fit_board(v.ui.theme, v.session, v.table); }});
  const bool track = view.table->layout.track.width <= 0;
  if (track)
    entries.push_back({"table.menu.track", Icon::star, "table.track",
                       [](TableView& v) { toggle_side(v, track_side(v.table)); }});
  entries.insert(
      entries.end(),
      {{"table.menu.sheet", Icon::chart, "sheet.title", go_to<Screen::score_sheet>, track},
       {"table.menu.settings", Icon::gear, "common.settings", go_to<Screen::settings>},
       {"table.menu.help", Icon::book, "common.how-to-play", go_to<Screen::how_to_play>, true}});
  if (view.ui.theme.low && view.ui.device.can_fill)
    entries.push_back({"table.menu.full-screen", Icon::fit,
                       view.ui.device.fills ? "table.full-screen.leave" : "table.full-screen",
                       [](TableView& v) { platform::fill_screen(!v.ui.device.fills); }});
  if (!view.ui.theme.narrow && !view.ui.theme.low)
    entries.push_back({"table.menu.keys", Icon::more, "table.keys",
                       [](TableView& v) { v.table->dialog = TableDialog::keys; }});
  if (lesson) {
    entries.push_back({"table.menu.restart", Icon::again,
                       lesson->puzzle ? "lesson.again" : "lesson.restart",
                       asks<ask_for::RestartLesson>});
    entries.push_back({"table.menu.lessons", Icon::star,
                       lesson->puzzle ? "puzzles.title" : "lesson.list",
                       asks<ask_for::LeaveLesson>});
  }
  entries.push_back({"table.menu.new", Icon::plus, "new.title", go_to<Screen::new_game>});
  entries.push_back({"table.menu.home", Icon::home, "table.menu.home", asks<ask_for::Home>, true});
  return entries;
}

void draw_menu(const TableView& view) {
  const bool low = view.ui.theme.low;
  const bool small = low || view.ui.theme.narrow;
  ui_dialog_begin(view.ui, "table.dialog",
                  small ? std::string_view{} : tr(view.texts, "table.menu"), low ? 640.0f : 380.0f);
  // Closer together than elsewhere, so that all fit on a phone.
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {px(view.ui.theme, 8), px(view.ui.theme, 4)});
  const float gap = px(view.ui.theme, 8);
  if (!low) ui_text(view.ui, tr(view.texts, "table.menu.name"), Face::small, colour::ink_soft);
  ui_input(view.ui, "table.menu.name",
           game_title(view.texts, view.session->saved.name, view.session->record), view.drawn.typed,
           max_game_name_characters,
           ImGui::GetContentRegionAvail().x - view.ui.theme.control - gap);
  ImGui::SameLine(0, gap);
  if (ui_icon_button(view.ui, "table.menu.sound",
                     view.settings->sound ? Icon::sound : Icon::silence,
                     tr(view.texts, "settings.sound")))
    intend(view, [](TableView& v) { switch_sound(v.settings); });
  ui_gap(view.ui, 2);
  // On a low screen three are side by side, so that all fit.
  ButtonStyle style;
  style.tone = Tone::primary;
  style.left = true;
  const float room = ImGui::GetContentRegionAvail().x;
  const auto width_of = [&](int columns) {
    return (room - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  };
  const std::vector<MenuEntry> entries = entries_of(view);
  const MenuEntry* pressed = nullptr;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const bool before = i + 1 < entries.size() && entries[i + 1].beside;
    const bool beside = entries[i].beside;
    if (low ? i % 3 != 0 : beside) ImGui::SameLine(0, gap);
    style.width = width_of(low ? 3 : before || beside ? 2 : 1);
    style.icon = entries[i].icon;
    if (ui_button(view.ui, entries[i].id, tr(view.texts, entries[i].label), style))
      pressed = &entries[i];
    style.tone = Tone::plain;
  }
  ImGui::PopStyleVar();
  ui_dialog_end(view.ui);
  if (!pressed) return;
  intend(view, [act = pressed->act](TableView& v) {
    close_menu(v);
    if (act) act(v);
  });
}

}  // namespace

void open_menu(TableView& view) {
  view.drawn.typed = view.session->saved.name;
  view.table->dialog = TableDialog::menu;
}

void close_menu(TableView& view) {
  keep_name(view.session, view.drawn.typed, view.requests);
  close_dialog(view);
}

void draw_table_dialog(const TableView& view) {
  switch (view.table->dialog) {
    case TableDialog::menu:
      draw_menu(view);
      break;
    case TableDialog::keys:
      draw_keys_sheet(view);
      break;
    case TableDialog::from_here:
      draw_from_here(view);
      break;
    case TableDialog::pass_device:
      draw_pass_device(view);
      break;
    case TableDialog::comment:
      draw_comment(view);
      break;
    case TableDialog::none:
      break;
  }
}

}  // namespace bastide::web
