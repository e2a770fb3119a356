#include "engine/rules/rule.hpp"

namespace bastide {

// Searching one text takes a fraction of the download of a table, and callers are in no hurry.
std::string_view rule_id(Rule rule) {
  static constexpr std::string_view ids = "\n"
#define BASTIDE_RULE(name, id) id "\n"
#include "engine/rules/rule_ids.inc"
#undef BASTIDE_RULE
      ;
  std::size_t begin = 0;
  for (auto left = static_cast<std::size_t>(rule); left > 0; --left)
    begin = ids.find('\n', begin) + 1;
  return ids.substr(begin, ids.find('\n', begin) - begin);
}

}  // namespace bastide
