// An Action as numbers, in the messages of workers: KIND WHAT X Y WHERE VALUE.
#pragma once

#include <string>
#include <string_view>

#include "engine/rules/action.hpp"

namespace bastide::web {

// Each number after a space.
std::string action_text(const Action& action);
// Takes an action off a line; false if it begins with none.
bool take_action(std::string_view& line, Action& action);

}  // namespace bastide::web
