// Hints: what the computer player would do, given only when a person asks. The
// table shows it (web/table/advice_view.hpp).
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/rules/game.hpp"
#include "web/opponent/conversation.hpp"
#include "web/worker/protocol.hpp"

namespace bastide::web {

struct Advice {
  bool wanted = false;   // asked for, and not all of it is there yet
  unsigned request = 0;  // id of the pending question, 0: none
  double asked = 0;      // seconds on the page's clock

  // The position that it is about, and what should be done there: a placement, then maybe what to
  // do with a figure. Empty: no hint.
  std::size_t cursor = 0;
  unsigned revision = 0;
  std::vector<Action> actions;
  bool complete = false;
  std::optional<State> preview;  // with the suggested tile placed
  std::string title, why;        // in words; empty until the table has found them
};

// Wants advice about the shown position; it is asked for in the next frame.
void want_advice(Advice& advice, const Session& session);
void forget_advice(Advice& advice);

// Whether an answer belongs to the hint; accepts it if so.
bool take_advice(Conversation& talk, const Answer& answer);

// Asks what is wanted, and forgets advice about another position. Once a frame.
void advice_frame(Conversation& talk, bool may_advise);

}  // namespace bastide::web
