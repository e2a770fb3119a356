// The current question, the drawn tile, and the buttons for the move being considered.
#pragma once

namespace bastide::web {

struct TableView;

void draw_hand_panel(const TableView& view);
// Its height on an upright phone, at most so much.
float hand_panel_height(const TableView& view, float most);

}  // namespace bastide::web
