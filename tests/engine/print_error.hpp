// How GoogleTest prints an Error.
#pragma once

#include <ostream>

#include "engine/base/expected.hpp"

namespace bastide {

inline void PrintTo(const Error& error, std::ostream* out) {
  *out << error.code << " '" << error.detail << "' line " << error.line;
}

}  // namespace bastide
