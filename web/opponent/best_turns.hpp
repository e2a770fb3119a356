// The best turns at a placement, while somebody looks at them: the strongest player is asked again
// and again, each time for longer.
#pragma once

#include <cstddef>
#include <vector>

#include "web/opponent/conversation.hpp"
#include "web/worker/protocol.hpp"

namespace bastide::web {

struct BestTurns {
  std::size_t cursor = 0;  // the position they are about
  unsigned revision = 0;
  std::vector<BestTurn> turns;  // best first; empty: not known yet
  std::size_t rounds = 0;       // answered
  bool failed = false;          // the worker does not answer, or not about this

  unsigned request = 0;  // id of the pending question, 0: none
  double asked = 0;      // seconds on the page's clock
};

bool is_about(const BestTurns& best, const Session& session);
// Whether nothing better is to be expected by waiting.
bool complete(const BestTurns& best);

// Asks about the shown position if that is `wanted`, and otherwise stops. Call once a frame.
void best_turns_frame(Conversation& talk, bool wanted);
// Takes back the question.
void stop_best_turns(BestTurns& best);
// Accepts an answer if it belongs to them; returns whether it does.
bool take_best_turns(Conversation& talk, const Answer& answer);

}  // namespace bastide::web
