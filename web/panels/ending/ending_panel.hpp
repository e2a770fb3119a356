// The panel of the end: the totals that race while the final scoring is told, then the result.
#pragma once

namespace bastide::web {

struct TableView;

float ending_height(const TableView& view, float width);
void draw_ending(const TableView& view);

}  // namespace bastide::web
