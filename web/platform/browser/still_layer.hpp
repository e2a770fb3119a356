// Whatever lies over the board and has not changed since the last frame is drawn once into a
// texture and then composited over the board: while the board moves under the panels, they cost a
// single fill of their area instead of thousands of triangles.
#pragma once

#include <imgui.h>

namespace bastide::web {

// The draw data to draw in place of `whole`; valid until the next call. Null if nothing at all has
// changed since the last call: then there is nothing to draw. Draws into the texture first when
// that is due. The first list is the board's, the last one the foreground's, if there is one.
// `textures`: a number that changes with every texture created, since a new one may reuse the name
// of a deleted one.
ImDrawData* with_still_layer(ImDrawData* whole, unsigned textures);

// The screen may have been cleared: the next frame is drawn even if nothing has changed.
void forget_the_screen();

}  // namespace bastide::web
