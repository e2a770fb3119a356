// The action of the magic portal (ActionKind).
#pragma once

#include "engine/rules/action.hpp"

namespace bastide {

constexpr Action portal_action(FigureKind figure, Position at, int segment) {
  return {ActionKind::portal, static_cast<u8>(figure), at, static_cast<u8>(segment), 0};
}

}  // namespace bastide
