// The tiles left, as pictures; and those put aside.
#pragma once

#include "web/reading/side_kinds.hpp"

namespace bastide::web {

struct TableView;

struct BagPanel {
  bool gone_listed = false;  // those of which none is left, too
  SideKinds sides = any_sides;  // where a tile is to be chosen: those with such sides
};

void draw_bag(const TableView& view);

}  // namespace bastide::web
