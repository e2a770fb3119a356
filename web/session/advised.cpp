#include "web/session/advised.hpp"

#include <algorithm>
#include <charconv>

namespace bastide::web {
namespace {

constexpr std::size_t most_kept = 64;  // fit into a note

}  // namespace

void keep_advised(std::vector<Advised>& all, std::size_t cursor,
                  const std::vector<Action>& advised) {
  std::erase_if(all, [&](const Advised& one) { return one.cursor == cursor; });
  if (all.size() < most_kept) all.push_back({cursor, advised, false});
}

bool was_followed(const Advised& advised, const std::vector<Action>& played) {
  const std::vector<Action>& actions = advised.actions;
  if (actions.empty()) return advised.followed;
  return advised.cursor + actions.size() <= played.size() &&
         std::equal(actions.begin(), actions.end(),
                    played.begin() + static_cast<std::ptrdiff_t>(advised.cursor));
}

std::string write_advised(const std::vector<Advised>& all, const std::vector<Action>& played) {
  std::string text;
  for (const Advised& one : all)
    text += (text.empty() ? "" : " ") + std::to_string(one.cursor) +
            (was_followed(one, played) ? '+' : '-');
  return text;
}

std::vector<Advised> read_advised(std::string_view note, std::size_t actions) {
  std::vector<Advised> all;
  const char* at = note.data();
  const char* const end = at + note.size();
  while (at != end && all.size() < most_kept) {
    Advised one;
    const auto [next, fault] = std::from_chars(at, end, one.cursor);
    if (fault != std::errc{} || next == end || (*next != '+' && *next != '-')) break;
    one.followed = *next == '+';
    if (one.cursor <= actions) all.push_back(one);
    at = next + 1;
    if (at != end && *at++ != ' ') break;
  }
  return all;
}

}  // namespace bastide::web
