// Reads a game of any other program that is known.
#pragma once

#include <string_view>

#include "engine/formats/jcz.hpp"
#include "engine/formats/lab.hpp"

namespace bastide {

// "import.foreign" if it is neither a link nor a file that is known.
inline Imported read_foreign(const Catalogue& catalogue, std::string_view text) {
  return is_jcz(text) ? read_jcz(catalogue, text) : read_lab_link(catalogue, text);
}
inline bool is_foreign(std::string_view text) { return is_jcz(text) || is_lab_link(text); }

}  // namespace bastide
