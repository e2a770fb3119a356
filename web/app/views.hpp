// What the table and the other screens are given of the page.
#pragma once

#include "web/screens/screen_view.hpp"

namespace bastide::web {

struct App;

ScreenView screen_view(App& app);

}  // namespace bastide::web
