// Replaying a record from its beginning.
#pragma once

#include <vector>

#include "engine/record/record.hpp"

namespace bastide {

// An action as legal_actions lists it. Fails with "record.refused" (detail: the rule).
Expected<Action> admitted(const Game& game, const State& state, const Action& action, int line = 0);

struct Played {
  Game game;
  State state;                  // after the last action
  std::vector<Events> events;   // events[k]: caused by action k
  std::vector<Action> actions;  // of the record, as legal_actions lists them
};

// Fails with the codes of check_setup, or with "record.refused" (detail: the rule; line: the number
// of the action, from 1) at an illegal action.
Expected<Played> play_record(const Catalogue& catalogue, const Record& record);

}  // namespace bastide
