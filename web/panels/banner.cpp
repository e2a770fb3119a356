#include "web/panels/banner.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "web/panels/drawn.hpp"
#include "web/panels/free_place.hpp"
#include "web/panels/panel.hpp"
#include "web/panels/table_view.hpp"
#include "web/play/moves.hpp"
#include "web/play/play.hpp"
#include "web/session/request.hpp"
#include "web/text/text.hpp"
#include "web/ui/buttons.hpp"
#include "web/ui/flow.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {
namespace {

// What is said and a button, which is pressed or not: side by side, or below each other.
bool lay_banner(Flow& flow, std::string_view words, const char* id, std::string_view label,
                bool stacked) {
  const Theme& theme = flow.theme;
  const float pad = px(theme, 10), button = ui_button_width(theme, label);
  bool pressed = false;
  const auto said = [&](Flow& column) { column.text(words, Face::small); };
  const auto way_out = [&](Flow& column) { pressed = column.button(id, label); };
  flow.take(pad / 2);
  Flow in = flow.column(pad, flow.area.width - 2 * pad);
  if (stacked) {
    said(in);
    in.take(pad / 2);
    const float room = in.area.width, width = std::min(button, room);
    Flow middle = in.column((room - width) / 2, width);
    way_out(middle);
    in.join({middle});
  } else {
    in.beside(in.area.width - button - pad, pad, said, way_out);
  }
  flow.join({in});
  flow.take(pad / 2);
  return pressed;
}

}  // namespace

void draw_banner(const TableView& view) {
  Ui& ui = view.ui;
  const Texts& texts = view.texts;
  const Session& session = view.session;
  const Play& play = view.play;
  const bool aside = session.board.has_value();
  // Where the open panel of the board is not beside it, it says enough and leaves no room for more.
  const TableLayout& layout = play.layout;
  const bool beside = layout.shape == TableShape::wide && layout.board.x > layout.side.x;
  const bool said = play.side == SidePanel::analysis && !beside;
  if (aside ? said : at_end(session) || play.replay.open) return;
  const Area& board = play.layout.board;
  // A turn that has been taken back in part counts, too.
  const int turns = session.positions.back().turn - session.positions[session.cursor].turn;
  const std::string words = aside ? std::string(tr(texts, "board.title"))
                                  : tr_count(texts, "table.past", std::max(1, turns));
  const std::string_view label = tr(texts, !aside                        ? "table.restore"
                                           : session.board->from.empty() ? "sheet.home"
                                                                         : "board.leave");
  probe_fact(ui.probe, "table.banner", words);
  const float button = ui_button_width(ui.theme, label), pad = px(ui.theme, 10);
  const float text = std::ceil(ui_text_size(ui.theme, words, Face::small).x) + 1;
  const float most = board.width - px(ui.theme, 12);
  const bool stacked = layout.shape == TableShape::sideways || text + button + 3 * pad > most;
  const float width =
      stacked ? std::min(std::max(text, button) + 2 * pad, most) : text + button + 3 * pad;
  bool pressed = false;
  const auto banner = [&](Flow& flow) {
    pressed = lay_banner(flow, words, aside ? "board.leave" : "table.restore", label, stacked);
  };
  const Area area = view.drawn.banner =
      settled_place(view, board, {width, flow_height(ui.theme, width, banner)}, view.drawn.banner);
  panel_begin(view, "table.banner", area, false);
  draw_flow(ui, area, banner);
  panel_end();
  if (pressed)
    intend(view, [aside](TableView& v) {
      if (aside)
        request(v.requests, ask_for::LeaveBoard{});
      else
        return_to_present(v.session, v.play->display, v.play->motion);
    });
}

}  // namespace bastide::web
