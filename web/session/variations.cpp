#include "web/session/variations.hpp"

#include <algorithm>

namespace bastide::web {
namespace {

std::vector<std::size_t>& siblings_of(Variations& variations, std::size_t at) {
  return variations.all[variations.all[at].before].after;
}

}  // namespace

std::size_t add(Variations& variations, std::size_t at, const Action& action) {
  for (const std::size_t next : variations.all[at].after)
    if (variations.all[next].action == action) return next;
  const std::size_t added = variations.all.size();
  variations.all.push_back({action, at, {}});
  variations.all[at].after.push_back(added);
  return added;
}

std::size_t add_line(Variations& variations, const std::vector<Action>& actions) {
  std::size_t at = 0;
  for (const Action& action : actions) at = add(variations, at, action);
  return at;
}

std::vector<std::size_t> line_through(const Variations& variations, std::size_t at) {
  std::vector<std::size_t> line{at};
  for (std::size_t back = at; back != 0;) line.push_back(back = variations.all[back].before);
  std::reverse(line.begin(), line.end());
  while (!variations.all[line.back()].after.empty())
    line.push_back(variations.all[line.back()].after.front());
  return line;
}

std::size_t depth_of(const Variations& variations, std::size_t at) {
  std::size_t depth = 0;
  for (; at != 0; at = variations.all[at].before) ++depth;
  return depth;
}

std::vector<Action> actions_to(const Variations& variations, std::size_t at) {
  std::vector<Action> actions;
  for (; at != 0; at = variations.all[at].before) actions.push_back(variations.all[at].action);
  std::reverse(actions.begin(), actions.end());
  return actions;
}

std::vector<std::size_t> ends_of(const Variations& variations) {
  std::vector<std::size_t> ends, open{0};
  while (!open.empty()) {
    const std::size_t at = open.back();
    open.pop_back();
    const std::vector<std::size_t>& after = variations.all[at].after;
    if (after.empty()) ends.push_back(at);
    open.insert(open.end(), after.rbegin(), after.rend());
  }
  return ends;
}

std::size_t beside(const Variations& variations, std::size_t at) {
  if (at == 0) return at;
  const std::vector<std::size_t>& all = variations.all[variations.all[at].before].after;
  const auto own = std::find(all.begin(), all.end(), at);
  return own + 1 == all.end() ? all.front() : *(own + 1);
}

bool is_main(const Variations& variations, std::size_t at) {
  for (; at != 0; at = variations.all[at].before)
    if (variations.all[variations.all[at].before].after.front() != at) return false;
  return true;
}

void make_main(Variations& variations, std::size_t at) {
  for (; at != 0; at = variations.all[at].before) {
    std::vector<std::size_t>& all = siblings_of(variations, at);
    std::rotate(all.begin(), std::find(all.begin(), all.end(), at),
                std::find(all.begin(), all.end(), at) + 1);
  }
}

void cut_off(Variations& variations, std::size_t at) {
  if (at != 0) std::erase(siblings_of(variations, at), at);
}

}  // namespace bastide::web
