// What the table and the other screens are given of the page.
#pragma once

#include "web/screens/screen_view.hpp"
#include "web/table/table_view.hpp"

namespace bastide::web {

struct App;

ScreenView screen_view(App& app);
TableView table_view(App& app);  // there is an open game

}  // namespace bastide::web
