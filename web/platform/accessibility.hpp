// What screen readers and other programs find of the page.
#pragma once

#include <string>
#include <string_view>

namespace bastide::web::platform {

// Speaks through the page's live region.
void announce(std::string_view text);
// What the frame tells (web/ui/a11y.hpp), a line for each: role and state, identifier, words,
// value, box.
void tell(std::string_view lines);
// The identifier of a control that has been pressed there since; empty: none.
std::string asked_control();

}  // namespace bastide::web::platform
