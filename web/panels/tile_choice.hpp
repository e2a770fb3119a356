// Which tile was drawn, chosen among those left by what is on its sides: in a game that is written
// down, the list of the bag.
#pragma once

namespace bastide::web {

struct TableView;

void draw_tile_choice(const TableView& view);

}  // namespace bastide::web
