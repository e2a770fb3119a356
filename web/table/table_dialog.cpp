// The menu of the table.
#include <imgui.h>

#include <algorithm>
#include <string>

#include "engine/record/words.hpp"
#include "web/app.hpp"
#include "web/platform/platform.hpp"
#include "web/saving.hpp"
#include "web/share.hpp"
#include "web/table/hand_over.hpp"
#include "web/table/keys_sheet.hpp"
#include "web/table/panels.hpp"
#include "web/table/sounds.hpp"
#include "web/text/explain.hpp"
#include "web/ui/widgets.hpp"

namespace bastide::web {
namespace {

std::string file_name(const App& app) {
  std::string name;
  for (const char c : app.session->name)
    if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-')
      name += c;
    else if (c == ' ')
      name += '-';
  return (name.empty() ? std::string("game") : name) + ".bastide.txt";
}

void keep_name(App& app) {
  const std::string name = clean_name(app.table.name);
  if (name == app.session->name) return;
  app.session->name = name;
  save_now(app);
}

void draw_menu(App& app) {
  Table& table = app.table;
  const bool low = app.ui.theme.low;
  ui_dialog_begin(app.ui, "table.dialog", low ? std::string_view{} : tr(app.texts, "table.menu"),
                  low ? 640.0f : 380.0f);
  const auto word = [&](const char* key) { return tr(app.texts, key); };
  // Closer together than elsewhere, so that all are visible on a phone.
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {px(app.ui.theme, 8), px(app.ui.theme, 4)});
  const float gap = px(app.ui.theme, 8);
  if (!low) ui_text(app.ui, word("table.menu.name"), Face::small, colour::ink_soft);
  ui_input(app.ui, "table.menu.name", game_title(app, *app.session), table.name, 60,
           ImGui::GetContentRegionAvail().x - app.ui.theme.control - gap);
  ImGui::SameLine(0, gap);
  if (ui_icon_button(app.ui, "table.menu.sound", app.settings.sound ? Icon::sound : Icon::silence,
                     word("settings.sound")))
    switch_sound(app);
  ui_gap(app.ui, 2);
  TableDialog next = TableDialog::menu;
  // On a low screen two side by side, so that all are visible.
  const float half = (ImGui::GetContentRegionAvail().x - gap) / 2;
  bool second = false;
  const auto entry = [&](const char* id, Icon icon, std::string_view label) {
    ButtonStyle style;
    style.icon = icon;
    style.width = low ? half : -1;
    style.left = true;
    if (low && second) ImGui::SameLine(0, gap);
    second = !second;
    return ui_button(app.ui, id, label, style);
  };
  if (entry("table.menu.continue", Icon::play, word("table.menu.continue")))
    next = TableDialog::none;
  if (entry("table.menu.export", Icon::download, word("save.export"))) {
    keep_name(app);
    platform::save_file(file_name(app), game_file(app.catalogue, *app.session,
                                                  static_cast<u64>(platform::unix_seconds())));
    notify(app.ui, tr(app.texts, "save.exported", {file_name(app)}));
    next = TableDialog::none;
  }
  if (entry("table.menu.share", Icon::share, word("table.share"))) {
    share_link(app);
    next = TableDialog::none;
  }
  if (app.table.layout.track.width <= 0 &&
      entry("table.menu.track", Icon::star, word("table.track"))) {
    next = TableDialog::none;
    app.table.side = SidePanel::track;
  }
  if (entry("table.menu.sheet", Icon::chart, word("sheet.title"))) {
    next = TableDialog::none;
    go_to_screen(app, Screen::score_sheet);
  }
  if (entry("table.menu.settings", Icon::gear, word("common.settings"))) {
    next = TableDialog::none;
    go_to_screen(app, Screen::settings);
  }
  if (entry("table.menu.help", Icon::book, word("common.how-to-play"))) {
    next = TableDialog::none;
    go_to_screen(app, Screen::how_to_play);
  }
  if (!app.ui.theme.narrow && !low && entry("table.menu.keys", Icon::more, word("table.keys")))
    next = TableDialog::keys;
  if (app.lessons.lesson) {
    if (entry("table.menu.restart", Icon::again, word("lesson.restart"))) {
      table.dialog = TableDialog::none;
      ImGui::PopStyleVar();
      ui_dialog_end(app.ui);
      return restart_lesson(app);
    }
    if (entry("table.menu.lessons", Icon::star, word("lesson.list"))) {
      next = TableDialog::none;
      leave_lesson(app);
    }
  }
  if (entry("table.menu.new", Icon::plus, word("new.title"))) {
    next = TableDialog::none;
    keep_name(app);
    go_to_screen(app, Screen::new_game);
  }
  if (entry("table.menu.home", Icon::home, word("table.menu.home"))) {
    next = TableDialog::none;
    keep_name(app);
    go_home(app);
  }
  if (ui_escape()) next = TableDialog::none;
  ImGui::PopStyleVar();
  ui_dialog_end(app.ui);
  if (next == TableDialog::menu) return;
  keep_name(app);
  table.dialog = next;
}

}  // namespace

void open_table_dialog(App& app) {
  app.table.name = app.session->name;
  app.table.dialog = TableDialog::menu;
}

void draw_table_dialog(App& app) {
  switch (app.table.dialog) {
    case TableDialog::menu:
      draw_menu(app);
      break;
    case TableDialog::keys:
      draw_keys_sheet(app);
      break;
    case TableDialog::from_here:
      draw_from_here(app);
      break;
    case TableDialog::hand_over:
      draw_hand_over(app);
      break;
    case TableDialog::none:
      break;
  }
}

}  // namespace bastide::web
