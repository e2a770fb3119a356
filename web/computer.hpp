// The computer players' side of the page: asks the worker, waits, plays the answer.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "engine/rules/action.hpp"

namespace bastide::web {

struct App;

struct Computer {
  unsigned request = 0;  // id of the pending question, 0: none
  unsigned last_request = 0;
  std::size_t cursor = 0;  // the position it is about
  unsigned revision = 0;
  double asked = 0;  // seconds on the app's clock
  int failures = 0;  // of the worker, in a row: after two, the page runs the player itself
};

// Asks for or plays a computer player's move, if one is due and the table has come to rest.
// True while an answer is awaited.
bool computer_frame(App& app, bool table_at_rest);

// Asks the worker what a kind of player would do at the cursor, after further actions. Returns the
// id that its answer will have.
unsigned post_question(App& app, std::string_view player, const std::vector<Action>& further);

// Abandons the pending question.
void computer_cancel(App& app);

}  // namespace bastide::web
