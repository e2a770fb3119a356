// The card of the frame, drawn.
#pragma once

namespace bastide::web {

struct TableView;

// Draws it over the board and under everything else, where it covers nothing that can be pressed. A
// card that was not requested is omitted if there is no such place.
void draw_card(const TableView& view);

}  // namespace bastide::web
