// The fonts, as packed by the build (tools/make-font.py).
#pragma once

#include <string>
#include <string_view>

namespace bastide::web {

// The TrueType file of a packed font. Only for fonts from the build: the input is not validated.
std::string unpacked_face(std::string_view packed);

}  // namespace bastide::web
