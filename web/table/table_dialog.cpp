// The menu of the table.
#include <imgui.h>

#include <algorithm>
#include <string>

#include "engine/record/words.hpp"
#include "web/app/app.hpp"
#include "web/table/hand_over.hpp"
#include "web/table/keys_sheet.hpp"
#include "web/table/panels.hpp"
#include "web/table/sounds.hpp"
#include "web/text/explain.hpp"
#include "web/ui/widgets.hpp"

namespace bastide::web {
namespace {

void keep_name(App& app) {
  const std::string name = clean_name(app.table.name);
  if (name == app.session->name) return;
  app.session->name = name;
  request(app.requests, RequestKind::save);
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
  ui_input(app.ui, "table.menu.name", game_title(app.texts, app.session->name, app.session->record),
           table.name, 60, ImGui::GetContentRegionAvail().x - app.ui.theme.control - gap);
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
    request(app.requests, RequestKind::export_game);
    next = TableDialog::none;
  }
  if (entry("table.menu.share", Icon::share, word("table.share"))) {
    request(app.requests, RequestKind::share);
    next = TableDialog::none;
  }
  if (app.table.layout.track.width <= 0 &&
      entry("table.menu.track", Icon::star, word("table.track"))) {
    next = TableDialog::none;
    app.table.side = SidePanel::track;
  }
  if (entry("table.menu.sheet", Icon::chart, word("sheet.title"))) {
    next = TableDialog::none;
    request(app.requests, Screen::score_sheet);
  }
  if (entry("table.menu.settings", Icon::gear, word("common.settings"))) {
    next = TableDialog::none;
    request(app.requests, Screen::settings);
  }
  if (entry("table.menu.help", Icon::book, word("common.how-to-play"))) {
    next = TableDialog::none;
    request(app.requests, Screen::how_to_play);
  }
  if (!app.ui.theme.narrow && !low && entry("table.menu.keys", Icon::more, word("table.keys")))
    next = TableDialog::keys;
  if (app.lesson.lesson) {
    if (entry("table.menu.restart", Icon::again, word("lesson.restart"))) {
      next = TableDialog::none;
      request(app.requests, RequestKind::restart_lesson);
    }
    if (entry("table.menu.lessons", Icon::star, word("lesson.list"))) {
      next = TableDialog::none;
      request(app.requests, RequestKind::leave_lesson);
    }
  }
  if (entry("table.menu.new", Icon::plus, word("new.title"))) {
    next = TableDialog::none;
    keep_name(app);
    request(app.requests, Screen::new_game);
  }
  if (entry("table.menu.home", Icon::home, word("table.menu.home"))) {
    next = TableDialog::none;
    keep_name(app);
    request(app.requests, RequestKind::home);
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
