#include "web/worker/action_numbers.hpp"

#include <array>

#include "engine/base/read_number.hpp"
#include "engine/base/tokens.hpp"

namespace bastide::web {
namespace {

// The number of fields of an action.
constexpr std::size_t fields = 6;
using Fields = std::array<int, fields>;

Fields fields_of(const Action& a) {
  return {static_cast<int>(a.kind), a.what, a.at.x, a.at.y, a.where, a.value};
}

}  // namespace

bool take_action(std::string_view& line, Action& action) {
  Fields f;
  for (std::size_t i = 0; i < fields; ++i) {
    if (!read_number(take_until(line, ' '), -32767, 32767, f[i])) return false;
  }
  action = {static_cast<ActionKind>(f[0]),
            static_cast<u8>(f[1]),
            {static_cast<i16>(f[2]), static_cast<i16>(f[3])},
            static_cast<u8>(f[4]),
            static_cast<u8>(f[5])};
  return fields_of(action) == f;
}

std::string action_text(const Action& action) {
  std::string text;
  for (const int n : fields_of(action)) text += ' ' + std::to_string(n);
  return text;
}

}  // namespace bastide::web
