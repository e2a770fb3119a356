// What lies over the board, when it looks as it did in the frame before, is drawn once into a
// picture and then only laid over the board: while the board moves under the panels, these cost one
// filling of their area instead of thousands of triangles.
#pragma once

#include <imgui.h>

namespace bastide::web {

// The draw data to draw in place of `whole`; valid until the next call. Draws into the picture
// first when that is due. The first list is the board's, the last one the foreground's, if there.
// `textures`: a number that changes with every texture made, for a new one may take over the name
// of one that is gone.
ImDrawData* with_still_layer(ImDrawData* whole, unsigned textures);

}  // namespace bastide::web
