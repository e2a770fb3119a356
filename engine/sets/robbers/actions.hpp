// The action of a robber that is sent to the track (ActionKind).
#pragma once

#include "engine/rules/action.hpp"

namespace bastide {

constexpr Action robber_action(int space) {
  return {ActionKind::robber, 0, {}, 0, static_cast<u8>(space)};
}

}  // namespace bastide
