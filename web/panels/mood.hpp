// How a computer player feels about the game.
#pragma once

#include "web/art/faces/faces.hpp"
#include "web/board/display_state.hpp"
#include "web/board/motion.hpp"

namespace bastide::web {

// By the points that are to be seen: far ahead or behind, and at the end, won or lost.
art::Mood mood_of(const Session& session, const DisplayState& display, const Motion& motion,
                  PlayerIndex player);

}  // namespace bastide::web
