// The landscape that the page shows while it loads (assets/landscape).
#pragma once

#include <imgui.h>

namespace bastide::web {

// As soon as it is here, if it is of this shape; otherwise null.
ImTextureID landscape_texture(bool upright);

}  // namespace bastide::web
