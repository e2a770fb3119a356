// What is read aloud: always whole sentences, so that a screen reader pauses between them.
#pragma once

#include <string>
#include <utility>

#include "web/platform/accessibility.hpp"
#include "web/text/text.hpp"

namespace bastide::web {

inline void say(std::string words) { platform::announce(as_sentence(std::move(words))); }

}  // namespace bastide::web
