#include "web/platform/painters.hpp"

#include <utility>

#include "web/platform/null/place.hpp"

namespace bastide::web::platform {

bool painters_ready() { return place().painters || place().paint; }
void request_painted(const std::vector<std::uint64_t>& numbers) { place().wanted = numbers; }
std::optional<Painted> take_painted() {
  auto& painted = place().painted;
  auto& wanted = place().wanted;
  if (place().paint && !wanted.empty()) {
    painted.push_back({wanted.front(), place().paint(wanted.front())});
    wanted.erase(wanted.begin());
  }
  if (painted.empty()) return std::nullopt;
  Painted next = std::move(painted.front());
  painted.pop_front();
  return next;
}

}  // namespace bastide::web::platform
