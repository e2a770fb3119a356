// The best turns at a placement, while somebody looks at them: the strongest player is asked again
// and again, each time for longer.
#pragma once

#include <cstddef>
#include <vector>

#include "web/session/memo.hpp"
#include "web/worker/best_turn.hpp"

namespace bastide::web {

struct Consultation;
struct Session;

struct BestTurns {
  PositionKey about;
  std::vector<BestTurn> turns;  // best first; empty: not known yet
  std::size_t rounds = 0;       // answered
  bool failed = false;          // the worker does not answer, or not about this
};

bool is_about(const BestTurns& best, const Session& session);
// Whether nothing better is to be expected by waiting.
bool complete(const BestTurns& best);

// Asks about the shown position, and takes the answer. Call once a frame, while they are wanted.
void best_turns_frame(Consultation& with, BestTurns& best);

}  // namespace bastide::web
