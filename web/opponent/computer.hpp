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
  std::size_t cursor = 0;  // the position it is about
  unsigned revision = 0;
  double asked = 0;              // seconds on the page's clock
  std::optional<Action> so_far;  // what the worker would do if it had to move now
  int hurried = 0;               // the turn in which it has to
  int failures = 0;  // of the worker, in a row: after two, the page runs the player itself
};

// How a computer player comes to its move: by itself, unless a lesson tells it or lets it wait.
struct Cue {
  bool wait = false;
  std::optional<Action> told;
};

// A computer player decides at the end of the game.
bool computer_to_move(const Session& session);

// Asks for or plays the move of the computer player that is to decide, or goes on waiting for the
// answer. True while one is awaited.
bool computer_frame(Conversation& talk, const Cue& cue);

// Takes an answer that is for the computer player.
void take_move(Conversation& talk, const Answer& answer, bool may_move);

// The worker does not answer, or nonsense: it is begun anew.
void give_up_worker(Conversation& talk);

// Abandons the pending question.
void drop_question(Computer& computer);

// Whether somebody waits long enough to be told that the computer player can be hurried.
bool may_hurry(const Computer& computer, double now);
// It moves at once, as it would so far, and thinks no longer about the rest of its turn.
void hurry(Computer& computer, Session& session);

}  // namespace bastide::web
