// What Messages add to options and state; the track keeps the messengers.
#pragma once

#include "engine/base/fixed_vector.hpp"

namespace bastide {

struct MessagesOptions {
  bool message_any_landing = false;  // OPT-MSGTIMING: true any_landing
  bool message_blocked = false;      // OPT-MSGSHARED: true block

  friend bool operator==(const MessagesOptions&, const MessagesOptions&) = default;
};

// The order of the unseen messages is unknown to all, so none is stored.
inline constexpr int message_count = 8;
struct MessagesState {
  u8 unseen = 0;                        // bit n - 1: message n, on top of the stack
  FixedVector<u8, message_count> seen;  // below them, the next one first
};
struct MessagesPart {
  u8 drawn = 0;  // being carried out, 0: none
};

}  // namespace bastide
