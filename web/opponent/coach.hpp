// The coach: after each turn of a person, what it was worth. At once by the estimate; then, as soon
// as nobody else needs the worker, by the strongest player. The table shows it
// (web/table/coach_view.hpp).
#pragma once

#include <cstddef>
#include <optional>

#include "web/opponent/conversation.hpp"
#include "web/session/analysis.hpp"
#include "web/worker/protocol.hpp"

namespace bastide::web {

struct Coach {
  // The last turn of a person: the position before its placement, and its actions.
  std::optional<std::size_t> placed;
  TurnActions turn;
  TurnRating rating;
  unsigned news = 0;     // grows with every verdict
  unsigned request = 0;  // id of the pending question, 0: none
  double asked = 0;      // seconds on the page's clock
  int again = 0;         // the turn that was taken back to be tried again
};

// Whether a game may be coached: not between devices, in lessons or on an analysis board.
bool may_coach(const Session& session);

// Rates the last turn when there is a new one, and asks the worker while it is idle. Call once a
// frame; `on`: whether the coach is wanted.
void coach_frame(Conversation& talk, bool on);
// Accepts an answer if it belongs to the coach; returns whether it does.
bool take_judgement(Conversation& talk, const Answer& answer);
// Takes back the question; it is asked again at the table.
void put_off_coach(Coach& coach);

}  // namespace bastide::web
