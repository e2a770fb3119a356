// Hints: what the computer player would do, given only on request. The table shows them
// (web/panels/advice_view.hpp).
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/rules/action.hpp"
#include "engine/rules/state.hpp"
#include "web/session/memo.hpp"

namespace bastide::web {

struct Consultation;
struct Session;
enum class Asker : unsigned char;

struct Advice {
  bool wanted = false;  // requested, and not complete yet

  // The position it is about, and the recommended actions: a placement, possibly followed by an
  // action with a figure. Empty: no hint.
  PositionKey about;
  std::vector<Action> actions;
  bool complete = false;
  std::optional<State> preview;  // with the suggested tile placed
  std::string title, why;        // in words; empty until the table has filled them in
};

// Requests advice about the shown position; the question is sent in the next frame.
void request_advice(Advice& advice, const Session& session);
void forget_advice(Advice& advice);

// Asks, takes the answer, and drops advice about another position. Call once a frame; `asker`:
// hint, or solution of a puzzle.
void advice_frame(Consultation& with, Advice& advice, Asker asker, bool may_advise);

}  // namespace bastide::web
