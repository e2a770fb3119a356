// The positions at which the replay can stop, and the steps between them.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "web/session/course.hpp"

namespace bastide::web {

struct Session;

// The positions in which a player decides, and the end; as cursors, in order.
std::vector<std::size_t> stops(const Course& course);

// Those at which a turn begins, and the end of a finished game.
std::vector<std::size_t> turn_stops(const Course& course);

enum class Leap : unsigned char { first, turn_back, back, forward, turn_forward, last };

// Where a step from the shown position leads; the shown position itself if it leads nowhere.
std::size_t leap(const Course& course, Leap way);

// The last action before a position that somebody has decided on; nothing at the start. What it led
// to belongs to its turn, even if the next tile has been drawn since.
std::optional<std::size_t> last_decided(const Course& course, std::size_t cursor);
// Its player, no_player at the start.
PlayerIndex mover(const Course& course, std::size_t cursor);
// The turn that a position is shown as, and the one that the game has come to.
int turn_told(const Course& course, std::size_t cursor);
inline int turns_told(const Course& course) {
  return turn_told(course, course.record.actions.size());
}

// The number of turns that would be lost by playing on from the shown position.
int turns_ahead(const Course& course);

// Discards everything after the shown position. True if there was something.
bool cut(Session& session);

}  // namespace bastide::web
