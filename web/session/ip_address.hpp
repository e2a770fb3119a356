// Numeric addresses of the internet.
#pragma once

#include <string_view>

namespace bastide::web {

// "192.0.2.7" or "2001:db8::7": what no resolver can take for a name, although names, too, can
// consist of hexadecimal digits and dots.
bool is_ip_address(std::string_view text);

}  // namespace bastide::web
