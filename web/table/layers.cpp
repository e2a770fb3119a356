#include "web/table/layers.hpp"

#include "web/panels/coach_view.hpp"
#include "web/panels/pass_device.hpp"
#include "web/panels/replay.hpp"
#include "web/panels/table_view.hpp"
#include "web/play/moves.hpp"
#include "web/table/menu.hpp"

namespace bastide::web {
namespace {

void close_open_dialog(TableView& view) {
  switch (view.table->dialog) {
    case TableDialog::menu:
    case TableDialog::more:
      return close_menu(view);
    case TableDialog::pass_device:
      return take_device(view);
    default:
      return close_dialog(view);
  }
}

constexpr TableLayer layers[] = {
    {"more", [](const Table& t) { return t.dialog == TableDialog::more; },
     [](TableView& v) {
       close_menu(v);
       open_menu(v);
     }},
    {"dialog", [](const Table& t) { return t.dialog != TableDialog::none; }, close_open_dialog},
    {"views", [](const Table& t) { return t.overlay.menu_open; },
     [](TableView& v) { v.table->overlay.menu_open = false; }},
    {"player", [](const Table& t) { return t.shown_player >= 0; },
     [](TableView& v) { v.table->shown_player = -1; }},
    {"coach", [](const Table& t) { return t.coach_panel.open; },
     [](TableView& v) { close_coach(v.table); }},
    {"card", [](const Table& t) { return is_something(t.look.held) || t.look.walk; },
     [](TableView& v) { look_away(v.table->look); }},
    {"side", [](const Table& t) { return t.side != SidePanel::none; },
     [](TableView& v) { close_side(v); }},
    {"replay", [](const Table& t) { return t.replay.open; },
     [](TableView& v) { close_timeline(v.session, v.table); }},
};

}  // namespace

std::vector<const TableLayer*> open_layers(const Table& table) {
  std::vector<const TableLayer*> open;
  for (const TableLayer& layer : layers)
    if (layer.open(table)) open.push_back(&layer);
  return open;
}

bool close_top_layer(TableView& view) {
  const std::vector<const TableLayer*> open = open_layers(view.table);
  if (open.empty()) return false;
  open.front()->close(view);
  return true;
}

}  // namespace bastide::web
