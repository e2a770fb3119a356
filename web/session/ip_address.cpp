#include "web/session/ip_address.hpp"

#include <algorithm>

#include "engine/base/read_number.hpp"
#include "engine/base/tokens.hpp"

namespace bastide::web {
namespace {

bool is_version_4(std::string_view text) {
  if (std::count(text.begin(), text.end(), '.') != 3) return false;
  for (int part = 0; part < 4; ++part) {
    const std::string_view digits = take_until(text, '.');
    long value = 0;
    if (digits.size() > 3 || !read_number(digits, 0, 255, value)) return false;
    if (digits.size() > 1 && digits[0] == '0') return false;  // octal for some
  }
  return true;
}

bool is_hexadecimal(char c) {
  return (c >= '0' && c <= '9') || ((c | 32) >= 'a' && (c | 32) <= 'f');
}

// The number of groups in "2001:db8:7"; -1 if it is malformed.
int count_groups(std::string_view text) {
  int groups = 1, digits = 0;
  for (const char c : text) {
    if (c == ':' ? digits == 0 : !is_hexadecimal(c) || digits == 4) return -1;
    groups += c == ':';
    digits = c == ':' ? 0 : digits + 1;
  }
  return digits > 0 ? groups : -1;
}

bool is_version_6(std::string_view text) {
  constexpr int all = 8;
  const std::size_t gap = text.find("::");
  if (gap == text.npos) return count_groups(text) == all;
  const std::string_view before = text.substr(0, gap), after = text.substr(gap + 2);
  const int left = before.empty() ? 0 : count_groups(before);
  const int right = after.empty() ? 0 : count_groups(after);
  return left >= 0 && right >= 0 && left + right < all;
}

}  // namespace

bool is_ip_address(std::string_view text) { return is_version_4(text) || is_version_6(text); }

}  // namespace bastide::web
