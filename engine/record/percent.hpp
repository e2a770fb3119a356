// Percent-encoding for links: every byte but letters, digits and "-" becomes "%C3".
#pragma once

#include <string>
#include <string_view>

namespace bastide {

std::string percent_encoded(std::string_view text);
// A "%" not followed by two hexadecimal digits is left as it is.
std::string percent_decoded(std::string_view text);

}  // namespace bastide
