// Advice: what the computer player would do, asked for by a person and never given unasked.
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
  unsigned request = 0;  // id of the question under way, 0: none
  double asked = 0;      // seconds on the app's clock

  // The position that it is about, and what should be done there: a placement, then maybe what to
  // do with a figure. Empty: nothing has been advised.
  std::size_t cursor = 0;
  unsigned revision = 0;
  std::vector<Action> actions;
  bool complete = false;
  std::optional<State> preview;  // with the advised tile laid
  std::string title, why;
};

// Asks, or lets go of what has been advised. Says why not in a game without help.
void ask_advice(App& app);

// Marks on the board what would have been better than what was done from an earlier position on.
void show_better(App& app, const TurnWorth& worth, std::string title, std::string why);

// Whether an answer is for the advice; takes it.
bool take_advice(App& app, const Answer& answer);

// Forgets advice about another position. Once a frame.
void advice_frame(App& app);

// The advised decision, if it is the one that is being thought over.
bool is_advised(const App& app, const Action& offer);

void draw_advice(App& app, ImDrawList& draw);

}  // namespace bastide::web
