// Playing a game by lines of JSON (docs/engine.md).
#pragma once

#include <string>
#include <string_view>

namespace bastide::cli {

// The answers to questions, a line each: those of one conversation, from its beginning.
std::string answers(std::string_view questions);

}  // namespace bastide::cli
