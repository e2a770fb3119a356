// Re-analyses the turns of a game with the strongest player: in the worker, one after another,
// while the analysis is open.
#pragma once

#include <cstddef>
#include <optional>

#include "web/opponent/conversation.hpp"
#include "web/session/analysis.hpp"
#include "web/worker/protocol.hpp"

namespace bastide::web {

struct Examiner {
  unsigned request = 0;    // id of the pending question, 0: none
  double asked = 0;        // seconds on the page's clock
  std::size_t turn = 0;    // being examined, an index into the turns
  std::size_t placed = 0;  // the position before one of its placements
  TurnRating found;        // the result so far for the turn
};

// What an answer says about the turn that began with a placement; nothing: it is no judgement.
std::optional<Examined> examined(const Session& session, std::size_t placed, const Answer& answer);

// Takes back the question: the analysis has been closed, or the game.
void stop_examining(Examiner& examiner);

// Enters results into the analysis, and asks the next question. Call once a frame; null: the
// analysis is not open. The game has priority: while a computer player is to move, nothing is
// asked.
void examine_frame(Conversation& talk, Examiner& examiner, Analysis* analysis);

}  // namespace bastide::web
