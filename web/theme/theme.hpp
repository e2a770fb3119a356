// The look: colours, typefaces, and the controls that all screens share.
#pragma once

#include <string_view>

namespace bastide::web {

struct App;

struct Theme {};

}  // namespace bastide::web
