// The tiles left, as pictures; and those put aside.
#pragma once

namespace bastide::web {

struct TableView;

struct BagPanel {
  bool gone_listed = false;  // those of which none is left, too
};

void draw_bag(const TableView& view);

}  // namespace bastide::web
