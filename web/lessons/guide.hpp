// The guided first game: which card is shown follows from what happens, so that any move may be
// played and the game never waits for a certain one.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "web/lessons/lesson.hpp"
#include "web/text/text.hpp"

namespace bastide::web {

// The cards of one decision of the learner: at most one about what has happened, at most one
// about what can be done. Indices into Lesson::steps, in the order in which they are read.
struct GuideCards {
  std::vector<int> steps;
  std::string_view advice;       // where there is none: what the tile is good for, a key
  std::vector<Position> places;  // where the second one could be followed
};

// A function of the game up to the shown position alone: each card is spent on the first decision
// at which its condition holds.
GuideCards guide_cards(const Lesson& lesson, const Session& session);

// What is said when the game is over: who has won, what the end has brought, what made the
// difference, what to do next.
std::string guide_end(const Texts& texts, const Session& session);

// What the lesson has another player do, if that is possible now.
std::optional<Action> guide_reply(const Lesson& lesson, const Session& session);

// A condition that guide_cards supports.
bool known_condition(std::string_view when);

}  // namespace bastide::web
