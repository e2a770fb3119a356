// The board as a picture, to be kept or shown to others.
#pragma once

#include "web/art/image.hpp"

namespace bastide::web {

struct Pictures;
struct Session;

// The shown position, with the figures on it: 128 pixels for a tile, less where that would be more
// than 4096 a side. On cloth with a margin of half a tile, or else on nothing.
art::Image board_picture(const Session& session, Pictures& pictures, bool cloth);

}  // namespace bastide::web
