// What has been worked out from a position, kept for as long as that stays the same.
#pragma once

#include <cstddef>
#include <optional>
#include <tuple>
#include <utility>

namespace bastide::web {

// A position of a course, as long as its past stays the same.
struct PositionKey {
  std::size_t cursor = 0;
  unsigned revision = 0;
  friend bool operator==(const PositionKey&, const PositionKey&) = default;
};

// `Of`: whatever else the value depends on.
template <class T, class... Of>
struct Memo {
  T value{};
  std::optional<std::tuple<PositionKey, Of...>> about;

  // Whether the value is about something else and has to be worked out again, which the caller does
  // now: from here on it counts as being about this.
  bool renew(PositionKey key, const Of&... of) {
    std::tuple<PositionKey, Of...> now(key, of...);
    if (about == now) return false;
    about = std::move(now);
    return true;
  }
  bool is_about(PositionKey key, const Of&... of) const {
    return about == std::tuple<PositionKey, Of...>(key, of...);
  }
};

}  // namespace bastide::web
