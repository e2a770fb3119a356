// A memorable moment as a small picture of the board.
#pragma once

#include "web/ui/area.hpp"

namespace bastide::web {

struct EndMoment;
struct TableView;

// The board around it, as it lies at the end.
void draw_moment(const TableView& view, const EndMoment& moment, const Area& area);

}  // namespace bastide::web
