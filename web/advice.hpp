// Hints: what the computer player would do, given only when a person asks.
#pragma once

#include <imgui.h>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/rules/game.hpp"
#include "web/session/analysis.hpp"
#include "web/worker/protocol.hpp"

namespace bastide::web {

struct App;

struct Advice {
  unsigned request = 0;  // id of the pending question, 0: none
  double asked = 0;      // seconds on the app's clock

  // The position that it is about, and what should be done there: a placement, then maybe what to
  // do with a figure. Empty: no hint.
  std::size_t cursor = 0;
  unsigned revision = 0;
  std::vector<Action> actions;
  bool complete = false;
  std::optional<State> preview;  // with the suggested tile placed
  std::string title, why;
};

// Asks for a hint, or drops the one shown. Explains why there is none in a game without help.
void ask_advice(App& app);

// Marks on the board what would have been better than what was done after an earlier position.
void show_better(App& app, const TurnWorth& worth, std::string title, std::string why);

// Whether an answer belongs to the hint; accepts it if so.
bool take_advice(App& app, const Answer& answer);

// Drops a hint about another position. Called once a frame.
void advice_frame(App& app);

// The suggested decision, if it is about the move being considered.
bool is_advised(const App& app, const Action& offer);

void draw_advice(App& app, ImDrawList& draw);

}  // namespace bastide::web
