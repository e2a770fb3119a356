#include "web/platform/landscape.hpp"

#include "web/platform/null/place.hpp"

namespace bastide::web {

ImTextureID landscape_texture(bool upright) { return platform::place().landscapes[upright]; }

}  // namespace bastide::web
