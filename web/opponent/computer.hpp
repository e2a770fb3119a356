// The computer players' side of the page: asks the worker, waits, plays the answer.
#pragma once

#include <cstddef>
#include <optional>

#include "engine/rules/action.hpp"

namespace bastide::web {

struct Consultation;
struct Session;
struct Thinker;

struct Computer {
  int hurried = 0;   // the turn in which it was hurried
  int failures = 0;  // of the worker, in a row: after two, a quick player moves in the page
};

// How a computer player gets its move: by thinking, unless a lesson dictates it or makes it wait.
struct Cue {
  bool wait = false;
  std::optional<Action> told;
};

// Whether a computer player has to decide at the end of the record.
bool computer_to_move(const Session& session);

// Plays the move of the computer player whose decision it is, once it is known. Call in every frame
// in which it may move, and again once it has played an answer of the worker: then it is true.
bool computer_frame(Consultation& with, Computer& computer, const Cue& cue);

// Whether the user has waited long enough to be offered to hurry the computer player.
bool may_hurry(const Thinker& thinker, double now);
// Makes it move at once, as it would so far, without thinking further about the rest of its turn.
void hurry(Thinker& thinker, Computer& computer, Session& session);

}  // namespace bastide::web
