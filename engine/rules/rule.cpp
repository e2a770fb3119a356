#include "engine/rules/rule.hpp"

namespace bastide {

std::string_view rule_id(Rule rule) {
  static constexpr std::string_view ids[] = {
      "",
#define BASTIDE_RULE(name, id) id,
#include "engine/rules/rule_ids.inc"
#undef BASTIDE_RULE
  };
  return ids[static_cast<std::size_t>(rule)];
}

}  // namespace bastide
