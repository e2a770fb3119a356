// The typefaces, as the build packs them (tools/make-font.py).
#pragma once

#include <string>
#include <string_view>

namespace bastide::web {

// The TrueType file of a packed face. Only for faces of the build: nothing is checked.
std::string unpacked_face(std::string_view packed);

}  // namespace bastide::web
