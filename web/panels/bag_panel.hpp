// The tiles left, as pictures; and those put aside.
#pragma once

namespace bastide::web {

struct TableView;

void draw_bag(const TableView& view);

}  // namespace bastide::web
