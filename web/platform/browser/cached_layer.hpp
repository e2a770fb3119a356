// Everything over the board that has not changed since the last frame is cached in a texture, which
// is then composited over the board: while the board moves under the panels, they cost a single
// fill of their area instead of thousands of triangles.
#pragma once

#include <imgui.h>

namespace bastide::web {

// Returns the draw data to draw in place of `whole`; valid until the next call. Null if nothing at
// all has changed since the last call, so that there is nothing to draw. Renders into the texture
// first when needed. The first list is the board's, the last one the foreground's, if there is one.
// `textures`: a number that changes with every texture created, since a new one may reuse the name
// of a deleted one.
ImDrawData* with_cached_layer(ImDrawData* whole, unsigned textures);

// The screen may have been cleared: draws the next frame even if nothing has changed.
void invalidate_still_layer();

}  // namespace bastide::web
