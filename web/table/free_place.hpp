// Where something can lie over the board without covering what somebody wants to see or press.
#pragma once

#include <imgui.h>

#include <vector>

#include "web/drawing/camera.hpp"

namespace bastide::web {

struct Table;
struct TableLayout;
struct TableView;
struct Ui;

inline Area around(Point p, float reach) {
  return {p.x - reach, p.y - reach, 2 * reach, 2 * reach};
}

struct FreePlace {
  ImVec2 at;
  float covers;  // 0: nothing
};
// The first of some places (upper left corners, one at least) that covers least: panels weigh more
// than what can be pressed on the board. `pointed`: what must stay visible, too; null: nothing.
FreePlace free_place(const TableView& view, const std::vector<ImVec2>& places, ImVec2 size,
                     const Area* pointed);

// Where the notices of this frame lie: on the board, or above a panel that covers it, which makes
// room for them.
void place_notices(TableView& view);
void notices_reserve(const Ui& ui, const Table& table, TableLayout& layout);

}  // namespace bastide::web
