// The list of keys: what every key of the table does.
#pragma once

namespace bastide::web {

struct App;

void draw_keys_sheet(App& app);

}  // namespace bastide::web
