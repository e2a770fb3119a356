// The context that the page passes to the table and the other screens.
#pragma once

#include "web/panels/table_view.hpp"
#include "web/screens/screen_view.hpp"

namespace bastide::web {

struct App;

ScreenView screen_view(App& app);
TableView table_view(App& app);  // requires an open game

}  // namespace bastide::web
