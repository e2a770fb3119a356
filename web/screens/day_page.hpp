// What the screen of the day shows of it: worked out while it is open (web/app/day.hpp). Only the
// game of the strongest player outlives a visit, so that it is played once.
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
  int strongest_day = 0;             // whose tiles the strongest player has,
  std::optional<Session> strongest;  // and that game, until it is over
  bool silent = false;               // the worker says nothing
};

}  // namespace bastide::web
