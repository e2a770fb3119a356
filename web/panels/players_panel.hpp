// The players: name, colour and mark, score, figures left, and whose turn it is.
#pragma once

namespace bastide::web {

struct TableView;

void draw_players_panel(const TableView& view);

}  // namespace bastide::web
