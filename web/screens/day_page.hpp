// What the screen of the day shows of it: worked out while it is open (web/app/day.hpp).
#pragma once

#include <optional>
#include <string>

#include "web/review/review.hpp"
#include "web/session/session.hpp"

namespace bastide::web {

struct DayPage {
  int months_back = 0;               // from today to the month that is shown
  std::string slot;                  // of the day's try, once it is over,
  std::optional<Session> game;       // and that game, unless it is gone
  GameReview review = {};            // of it
  std::optional<Session> strongest;  // the same tiles in the hands of the strongest player
  bool silent = false;               // the worker says nothing
};

}  // namespace bastide::web
