#include "web/panels/table_view.hpp"

#include <utility>

#include "web/drawing/paint.hpp"
#include "web/panels/drawn.hpp"
#include "web/play/play.hpp"
#include "web/session/session.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {

void intend(const TableView& view, Intent intent) {
  view.drawn.intents.push_back(std::move(intent));
}

GamePaint paint_of(const TableView& view, ImDrawList& draw) {
  return {{view.ui.theme, draw}, view.session, view.play->pictures, view.session->game};
}

}  // namespace bastide::web
