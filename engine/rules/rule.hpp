// The rule IDs, generated from docs/rules when the engine is built: an ID that no document defines
// does not compile.
#pragma once

#include <string_view>

#include "engine/base/types.hpp"

namespace bastide {

enum class Rule : u16 {
  none,  // nothing forbids it
#define BASTIDE_RULE(name, id) name,
#include "engine/rules/rule_ids.inc"
#undef BASTIDE_RULE
};

// "BASE-ROAD-1"; empty for none.
std::string_view rule_id(Rule rule);

}  // namespace bastide
