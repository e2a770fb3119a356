// Words in links: every byte but letters, digits and "-" as "%C3".
#pragma once

#include <string>
#include <string_view>

namespace bastide {

std::string percent_encoded(std::string_view text);
// What is no byte in two digits stays as it is.
std::string percent_decoded(std::string_view text);

}  // namespace bastide
