#include "web/table/layers.hpp"

#include "web/panels/coach_view.hpp"
#include "web/panels/ending/ending.hpp"
#include "web/panels/ending/ending_state.hpp"
#include "web/panels/pass_device.hpp"
#include "web/panels/replay.hpp"
#include "web/panels/table_view.hpp"
#include "web/play/moves.hpp"
#include "web/play/play.hpp"
#include "web/table/menu.hpp"

namespace bastide::web {
namespace {

void close_open_dialog(TableView& view) {
  switch (view.play->dialog) {
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
    {"more", [](const OpenPanels& o) { return o.play.dialog == TableDialog::more; },
     [](TableView& v) {
       close_menu(v);
       open_menu(v);
     }},
    {"dialog", [](const OpenPanels& o) { return o.play.dialog != TableDialog::none; },
     close_open_dialog},
    {"views", [](const OpenPanels& o) { return o.play.overlay.menu_open; },
     [](TableView& v) { v.play->overlay.menu_open = false; }},
    {"player", [](const OpenPanels& o) { return o.play.shown_player >= 0; },
     [](TableView& v) { v.play->shown_player = -1; }},
    {"coach", [](const OpenPanels& o) { return o.coach.open; },
     [](TableView& v) { close_coach(v.coach_panel); }},
    {"card", [](const OpenPanels& o) { return is_something(o.play.look.held) || o.play.look.walk; },
     [](TableView& v) { look_away(v.play->look); }},
    {"side", [](const OpenPanels& o) { return o.play.side != SidePanel::none; },
     [](TableView& v) { close_side(v); }},
    {"result", [](const OpenPanels& o) { return shows_result(o.ending); },
     [](TableView& v) { close_result(v.play, v.ending); }},
    {"replay", [](const OpenPanels& o) { return o.play.replay.open; },
     [](TableView& v) { close_timeline(v.session, v.play); }},
};

}  // namespace

std::vector<const TableLayer*> open_layers(const OpenPanels& panels) {
  std::vector<const TableLayer*> open;
  for (const TableLayer& layer : layers)
    if (layer.open(panels)) open.push_back(&layer);
  return open;
}

bool close_top_layer(TableView& view) {
  const std::vector<const TableLayer*> open =
      open_layers({view.play, view.coach_panel, view.ending});
  if (open.empty()) return false;
  open.front()->close(view);
  return true;
}

}  // namespace bastide::web
