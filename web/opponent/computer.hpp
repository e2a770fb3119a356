// The computer players' side of the page: asks the worker, waits, plays the answer.
#pragma once

#include <cstddef>
#include <optional>

#include "web/opponent/conversation.hpp"
#include "web/worker/protocol.hpp"

namespace bastide::web {

struct Computer {
  unsigned request = 0;  // id of the pending question, 0: none
  unsigned last_request = 0;
  std::size_t cursor = 0;  // the position in question
  unsigned revision = 0;
  double asked = 0;              // seconds on the page's clock
  std::optional<Action> so_far;  // what the worker would do if it had to move now
  int hurried = 0;               // the turn in which it was hurried
  int failures = 0;  // of the worker, in a row: after two, a quick player moves in the page
};

// How a computer player gets its move: by thinking, unless a lesson dictates it or makes it wait.
struct Cue {
  bool wait = false;
  std::optional<Action> told;
};

// Whether a computer player has to decide at the end of the record.
bool computer_to_move(const Session& session);

// Requests or plays the move of the computer player whose decision it is, or keeps waiting for the
// answer. True while one is awaited.
bool computer_frame(Conversation& talk, const Cue& cue);

// Processes an answer for the computer player.
void take_move(Conversation& talk, const Answer& answer, bool may_move);

// Restarts the worker after no answer, or an invalid one.
void give_up_worker(Conversation& talk);

// Abandons the pending question.
void drop_question(Computer& computer);

// Whether the user has waited long enough to be offered to hurry the computer player.
bool may_hurry(const Computer& computer, double now);
// Makes it move at once, as it would so far, without thinking further about the rest of its turn.
void hurry(Computer& computer, Session& session);

}  // namespace bastide::web
