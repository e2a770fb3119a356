// That one is on an analysis board, or that moves have been taken back; and the way out.
#pragma once

namespace bastide::web {

struct TableView;

void draw_banner(const TableView& view);

}  // namespace bastide::web
