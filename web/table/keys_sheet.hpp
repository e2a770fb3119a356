// The list of keys: what every key of the table does.
#pragma once

namespace bastide::web {

struct TableView;

void draw_keys_sheet(const TableView& view);

}  // namespace bastide::web
