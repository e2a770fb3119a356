// Silhouettes of figures: outlines standing on y = 0, with negative y upwards, about 1 high.
#pragma once

#include "web/art/set_art.hpp"

namespace bastide::art {

// Takes the right half from the top to the foot, and mirrors it.
Path mirrored(const Path& right);
void arc(Path& path, Vec2 centre, float radius, float from, float to, int steps);

// A townsman in a wide cloak: round head, shoulders that slope into open sleeves, a hem with a
// small arch between the feet.
Path townsman();
// The same with something in his right hand: an outline from above the arm to below it.
Path townsman_with(const Path& held);

}  // namespace bastide::art
