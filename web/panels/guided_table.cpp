#include "web/panels/guided_table.hpp"

#include <algorithm>

#include "web/lessons/progress.hpp"
#include "web/panels/drawn.hpp"
#include "web/panels/table_view.hpp"
#include "web/play/play.hpp"

namespace bastide::web {

bool guide_shows(const LessonProgress& lesson, GuidedPart part) {
  return !lesson.lesson || !lesson.lesson->guided() || lesson.card.over ||
         is_explained(lesson.cards, part);
}

void guided_layout(const LessonProgress& lesson, TableLayout& layout) {
  const bool wide = layout.shape == TableShape::wide;
  // One row of tools is enough.
  if (wide && !guide_shows(lesson, GuidedPart::tools)) {
    const float row = layout.tools.height / 2;
    layout.tools.y += row;
    layout.tools.height -= row;
    layout.hand.height += row;
  }
  if (guide_shows(lesson, GuidedPart::players)) return;
  const float height = layout.players.height;
  if (layout.shape == TableShape::upright)
    for (Area* area : {&layout.board, &layout.side}) {
      area->y -= height;
      area->height += height;
    }
  if (layout.shape == TableShape::sideways) {
    layout.hand.y -= height;
    layout.hand.height += height;
  }
  layout.players = {};
}

void stand_in_for_players(const TableView& view) {
  const Area& hand = view.play->layout.hand;
  for (Point& place : view.drawn.off_board.score)
    place = {hand.x + hand.width / 2, std::max(0.0f, hand.y)};
}

}  // namespace bastide::web
