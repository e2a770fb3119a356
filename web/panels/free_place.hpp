// Finds places over the board that cover nothing the user wants to see or press.
#pragma once

#include <imgui.h>

#include <vector>

#include "web/drawing/camera.hpp"
#include "web/ui/notices.hpp"

namespace bastide::web {

struct Play;
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
// What can be pressed or is marked on the board.
std::vector<Area> targets_on_board(const TableView& view);

// The first of some places (upper left corners, at least one) that covers least: panels weigh more
// than targets. `pointed`: something else that must stay visible; null: nothing.
FreePlace free_place(const std::vector<Area>& panels, const std::vector<Area>& targets,
                     const std::vector<ImVec2>& places, ImVec2 size, const Area* pointed);

// Where something goes that lies over the board for a while: where it
// was, unless a panel is there, so that nothing jumps while the board moves. Once the board rests,
// it must not hide a choice.
Area settled_place(const TableView& view, const Area& board, NoticeSize size, const Area& last);

// Whether something there hides what answers the question on the board.
bool hides_answer(const TableView& view, const Area& area);

// Decides where the notices of this frame go: on the board, or above a panel that covers it, which
// makes room for them.
void place_notices(const TableView& view);
void notices_reserve(const Ui& ui, const Play& play, TableLayout& layout);

}  // namespace bastide::web
