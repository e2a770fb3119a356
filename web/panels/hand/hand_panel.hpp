// The current question, the drawn tile, and the buttons for the move being considered.
#pragma once

namespace bastide::web {

struct TableLayout;
struct TableView;

void draw_hand_panel(const TableView& view);
// Whether it lists choices: beside the board it is slim otherwise.
bool hand_is_broad(const TableView& view);
// Beside the board it is no higher than what it has to say.
void hand_reserve(const TableView& view, TableLayout& layout);
// Its height on an upright phone, at most so much.
float hand_panel_height(const TableView& view, float most);

}  // namespace bastide::web
