// Explanations of why something cannot be done.
#pragma once

#include <string>
#include <string_view>

#include "engine/base/expected.hpp"
#include "engine/tiles/tile_type.hpp"
#include "web/text/text.hpp"

namespace bastide::web {

// Why an action is not allowed, from the rule's ID: "There is already a meeple on this feature."
std::string explain_refusal(const Texts& texts, std::string_view rule, SegmentKind feature);
std::string explain_refusal(const Texts& texts, std::string_view rule);

// A sentence for an error.
std::string explain_error(const Texts& texts, const Error& error);

}  // namespace bastide::web
