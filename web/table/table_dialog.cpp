// The menu of the table.
#include <imgui.h>

#include <algorithm>
#include <string>

#include "engine/record/words.hpp"
#include "web/lessons/puzzle.hpp"
#include "web/table/hand_over.hpp"
#include "web/table/keys_sheet.hpp"
#include "web/table/panels.hpp"
#include "web/table/replay.hpp"
#include "web/table/sounds.hpp"
#include "web/table/table_view.hpp"
#include "web/text/names.hpp"
#include "web/ui/widgets.hpp"

namespace bastide::web {
namespace {

void keep_name(Session& session, const Table& table, Requests& requests) {
  const std::string name = clean_name(table.name, max_game_name_characters);
  if (name == session.name) return;
  session.name = name;
  request(requests, RequestKind::save);
}

void draw_menu(TableView& view) {
  Table& table = view.table;
  const bool low = view.ui.theme.low;
  const bool small = low || view.ui.theme.narrow;
  ui_dialog_begin(view.ui, "table.dialog",
                  small ? std::string_view{} : tr(view.texts, "table.menu"), low ? 640.0f : 380.0f);
  const auto word = [&](const char* key) { return tr(view.texts, key); };
  // Closer together than elsewhere, so that all fit on a phone.
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {px(view.ui.theme, 8), px(view.ui.theme, 4)});
  const float gap = px(view.ui.theme, 8);
  if (!low) ui_text(view.ui, word("table.menu.name"), Face::small, colour::ink_soft);
  ui_input(view.ui, "table.menu.name",
           game_title(view.texts, view.session.name, view.session.record), table.name,
           max_game_name_characters,
           ImGui::GetContentRegionAvail().x - view.ui.theme.control - gap);
  ImGui::SameLine(0, gap);
  if (ui_icon_button(view.ui, "table.menu.sound", view.settings.sound ? Icon::sound : Icon::silence,
                     word("settings.sound")))
    switch_sound(view.settings);
  ui_gap(view.ui, 2);
  TableDialog next = TableDialog::menu;
  // On a low screen two are side by side, so that all fit.
  const float half = (ImGui::GetContentRegionAvail().x - gap) / 2;
  bool second = false;
  const auto entry = [&](const char* id, Icon icon, std::string_view label,
                         Tone tone = Tone::plain) {
    ButtonStyle style;
    style.tone = tone;
    style.icon = icon;
    style.width = low ? half : -1;
    style.left = true;
    if (low && second) ImGui::SameLine(0, gap);
    second = !second;
    return ui_button(view.ui, id, label, style);
  };
  if (entry("table.menu.continue", Icon::play, word("table.menu.continue"), Tone::primary))
    next = TableDialog::none;
  if (entry("table.menu.export", Icon::download, word("save.export"))) {
    keep_name(view.session, view.table, view.requests);
    request(view.requests, RequestKind::export_game);
    next = TableDialog::none;
  }
  if (entry("table.menu.share", Icon::share, word("table.share"))) {
    request(view.requests, RequestKind::share);
    next = TableDialog::none;
  }
  if (!view.lesson.lesson && turn_begins(view.session) &&
      entry("table.menu.puzzle", Icon::lamp, word("puzzle.make"))) {
    request(view.requests, RequestKind::share_puzzle);
    next = TableDialog::none;
  }
  if (view.table.layout.track.width <= 0 &&
      entry("table.menu.track", Icon::star, word("table.track"))) {
    next = TableDialog::none;
    view.table.side = track_side(view.table);
  }
  if (entry("table.menu.sheet", Icon::chart, word("sheet.title"))) {
    next = TableDialog::none;
    request(view.requests, Screen::score_sheet);
  }
  if (entry("table.menu.settings", Icon::gear, word("common.settings"))) {
    next = TableDialog::none;
    request(view.requests, Screen::settings);
  }
  if (entry("table.menu.help", Icon::book, word("common.how-to-play"))) {
    next = TableDialog::none;
    request(view.requests, Screen::how_to_play);
  }
  if (!view.ui.theme.narrow && !low && entry("table.menu.keys", Icon::more, word("table.keys")))
    next = TableDialog::keys;
  if (view.lesson.lesson) {
    if (entry("table.menu.restart", Icon::again,
              word(view.lesson.lesson->puzzle ? "lesson.again" : "lesson.restart"))) {
      next = TableDialog::none;
      request(view.requests, RequestKind::restart_lesson);
    }
    if (entry("table.menu.lessons", Icon::star,
              word(view.lesson.lesson->puzzle ? "puzzles.title" : "lesson.list"))) {
      next = TableDialog::none;
      request(view.requests, RequestKind::leave_lesson);
    }
  }
  if (entry("table.menu.new", Icon::plus, word("new.title"))) {
    next = TableDialog::none;
    keep_name(view.session, view.table, view.requests);
    request(view.requests, Screen::new_game);
  }
  if (entry("table.menu.home", Icon::home, word("table.menu.home"))) {
    next = TableDialog::none;
    keep_name(view.session, view.table, view.requests);
    request(view.requests, RequestKind::home);
  }
  if (ui_escape()) next = TableDialog::none;
  ImGui::PopStyleVar();
  ui_dialog_end(view.ui);
  if (next == TableDialog::menu) return;
  keep_name(view.session, view.table, view.requests);
  table.dialog = next;
}

}  // namespace

void open_table_dialog(const Session& session, Table& table) {
  table.name = session.name;
  table.dialog = TableDialog::menu;
}

void draw_table_dialog(TableView& view) {
  switch (view.table.dialog) {
    case TableDialog::menu:
      draw_menu(view);
      break;
    case TableDialog::keys:
      draw_keys_sheet(view.ui, view.texts, view.table);
      break;
    case TableDialog::from_here:
      draw_from_here(view);
      break;
    case TableDialog::hand_over:
      draw_hand_over(view.ui, view.texts, view.session, view.table);
      break;
    case TableDialog::comment:
      draw_comment(view.ui, view.texts, view.session, view.table, view.requests);
      break;
    case TableDialog::none:
      break;
  }
}

}  // namespace bastide::web
