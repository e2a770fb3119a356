// What the pictures of a game are drawn with.
#pragma once

#include "web/ui/theme.hpp"

namespace bastide {
struct Game;
}  // namespace bastide

namespace bastide::web {

struct Pictures;
struct Session;

struct GamePaint : Paint {
  const Session& session;
  Pictures& pictures;
  const Game& game;  // of the session
};

// Over everything else.
inline GamePaint over_all(const GamePaint& paint) {
  return {
      {paint.theme, *ImGui::GetForegroundDrawList()}, paint.session, paint.pictures, paint.game};
}

}  // namespace bastide::web
