// The menu of the table, and whichever of its dialogs is open.
#pragma once

namespace bastide::web {

struct TableView;

void open_menu(TableView& view);
void open_more(TableView& view);
// What has been typed there as the name of the game is kept.
void close_menu(TableView& view);

void draw_table_dialog(const TableView& view);

}  // namespace bastide::web
