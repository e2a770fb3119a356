// The menu of the table.
#include <imgui.h>

#include <string>
#include <vector>

#include "engine/record/words.hpp"
#include "web/board/sounds.hpp"
#include "web/panels/drawn.hpp"
#include "web/panels/pass_device.hpp"
#include "web/panels/replay.hpp"
#include "web/panels/table_view.hpp"
#include "web/play/moves.hpp"
#include "web/play/play.hpp"
#include "web/session/request.hpp"
#include "web/session/settings.hpp"
#include "web/table/commands.hpp"
#include "web/table/keys_sheet.hpp"
#include "web/table/menu.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"
#include "web/ui/buttons.hpp"
#include "web/ui/dialogs.hpp"
#include "web/ui/inputs.hpp"
#include "web/ui/ui.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {
namespace {

void keep_name(Session& session, std::string_view typed, Requests& requests) {
  const std::string name = clean_name(typed, max_game_name_characters);
  if (name == session.saved.name) return;
  session.saved.name = name;
  request(requests, ask_for::Save{});
}

// The name of the game, and the sound.
void draw_name(const TableView& view) {
  const float gap = px(view.ui.theme, 8);
  if (!view.ui.theme.low)
    ui_text(view.ui, tr(view.texts, "table.menu.name"), Face::small, colour::ink_soft);
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
}

// Every entry closes the menu, or opens its other level.
void draw_menu(const TableView& view, MenuLevel level) {
  const bool low = view.ui.theme.low;
  const bool small = low || view.ui.theme.narrow;
  ui_dialog_begin(view.ui, "table.dialog",
                  small ? std::string_view{} : tr(view.texts, "table.menu"), low ? 640.0f : 380.0f);
  // Closer together than elsewhere, so that all fit on a phone.
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {px(view.ui.theme, 8), px(view.ui.theme, 4)});
  if (level == MenuLevel::more) draw_name(view);
  // On a low screen three are side by side.
  const int columns = low ? 3 : 1;
  const float gap = px(view.ui.theme, 8), room = ImGui::GetContentRegionAvail().x;
  ButtonStyle style;
  style.tone = level == MenuLevel::first ? Tone::primary : Tone::plain;
  style.left = true;
  style.width = (room - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  const std::vector<Offer> entries = menu_offers(view, level);
  for (const Offer& entry : entries) {
    style.icon = entry.command->icon;
    style.small |= ui_label_is_small(view.ui.theme, entry.name, style);
  }
  const Command* pressed = nullptr;
  int column = 0;
  for (const Offer& entry : entries) {
    if (column != 0) ImGui::SameLine(0, gap);
    column = (column + 1) % columns;
    style.icon = entry.command->icon;
    style.enabled = entry.why.empty();
    style.why = entry.why;
    const std::string id = std::string("table.menu.") + entry.command->id;
    if (ui_button(view.ui, id.c_str(), entry.name, style)) pressed = entry.command;
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
  view.play->dialog = TableDialog::menu;
}

void open_more(TableView& view) {
  open_menu(view);
  view.play->dialog = TableDialog::more;
}

void close_menu(TableView& view) {
  keep_name(view.session, view.drawn.typed, view.requests);
  close_dialog(view);
}

void draw_table_dialog(const TableView& view) {
  switch (view.play->dialog) {
    case TableDialog::menu:
      draw_menu(view, MenuLevel::first);
      break;
    case TableDialog::more:
      draw_menu(view, MenuLevel::more);
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
