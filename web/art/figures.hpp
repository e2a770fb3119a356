// Silhouettes of figures: outlines that stand on y = 0, up is negative, about 1 high.
#pragma once

#include "web/art/set_art.hpp"

namespace bastide::art {

// Given is the right half from the top to the foot; the left one mirrors it.
Path mirrored(const Path& right);
void arc(Path& path, Vec2 centre, float radius, float from, float to, int steps);

// A townsman in a wide cloak: round head, shoulders that fall into open sleeves, a hem with a
// small arch between the feet.
Path townsman();
// With something in his right hand: an outline from above the arm to below it.
Path townsman_with(const Path& held);

}  // namespace bastide::art
