// What the pictures of a game are drawn with.
#pragma once

#include "web/session/session.hpp"
#include "web/ui/theme.hpp"

namespace bastide::web {

struct Pictures;

struct GamePaint : Paint {
  const Session& session;
  Pictures& pictures;
  const Game& game = session.game;
};

// Over everything else.
inline GamePaint over_all(const GamePaint& paint) {
  return {{paint.theme, *ImGui::GetForegroundDrawList()}, paint.session, paint.pictures};
}

}  // namespace bastide::web
