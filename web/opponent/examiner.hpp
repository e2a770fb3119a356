// The turns of a game once more, by the strongest player: in the worker, one after another, while
// somebody looks at the analysis.
#pragma once

#include <cstddef>

#include "web/opponent/conversation.hpp"
#include "web/session/analysis.hpp"

namespace bastide::web {

struct Examiner {
  unsigned request = 0;    // id of the pending question, 0: none
  double asked = 0;        // seconds on the page's clock
  std::size_t turn = 0;    // that is examined, an index into the turns
  std::size_t placed = 0;  // the position before one of its placements
  TurnRating found;        // as far as it has come in the turn
};

// Takes what has been found into the analysis, and asks on. Once a frame; null: nobody looks. The
// game goes before it: while a computer player is to move nothing is asked.
void examine_frame(Conversation& talk, Examiner& examiner, Analysis* analysis);

}  // namespace bastide::web
