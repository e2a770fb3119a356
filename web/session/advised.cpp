#include "web/session/advised.hpp"

#include <algorithm>

#include "engine/base/read_number.hpp"
#include "engine/base/tokens.hpp"

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
  while (!note.empty() && all.size() < most_kept) {
    Advised one;
    std::string_view word = take_until(note, ' ');
    if (!take_number(word, one.cursor) || (word != "+" && word != "-")) break;
    one.followed = word == "+";
    if (one.cursor <= actions) all.push_back(one);
  }
  return all;
}

}  // namespace bastide::web
