// The null platform (web/platform/null) with the files of the site, letters that are boxes, and a
// worker that answers when a test lets it.
#pragma once

#include "web/platform/null/place.hpp"

namespace gallery {

using bastide::web::platform::Place;
using bastide::web::platform::place;

// Each scene begins with this.
void begin_place();

}  // namespace gallery
