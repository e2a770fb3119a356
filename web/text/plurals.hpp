// Which form of a sentence fits a number, in each language.
#pragma once

#include <string_view>

namespace bastide::web {

// The plural category of CLDR for a whole number of at least 0, as in keys: ".one", ".few", ".many"
// or ".other".
std::string_view plural_category(std::string_view language, long n);

}  // namespace bastide::web
