// The guided first game: events determine which card is shown, so that any move may be played and
// the game never waits for a particular one.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "web/lessons/lesson.hpp"

namespace bastide::web {

struct Texts;

// The cards for one decision of the learner: at most one about what has happened, at most one about
// what can be done. Indices into Lesson::steps, in reading order.
struct GuideCards {
  std::vector<int> steps;
  std::vector<std::optional<Position>> about;  // of each step: where what it tells has happened
  std::string_view advice;         // if there is none: a key for what the tile is good for
  std::vector<Action> placements;  // with which the second one could be followed; space by space
  // What has been explained so far, a bit for each GuidedPart; and what each step explains.
  unsigned explained = 0;
  std::vector<std::optional<GuidedPart>> explains;
};
// Whether the table has it by now. Once the tools are there, everything is.
inline bool is_explained(const GuideCards& cards, GuidedPart part) {
  constexpr auto bit = [](GuidedPart p) { return 1u << static_cast<unsigned>(p); };
  return (cards.explained & (bit(part) | bit(GuidedPart::tools))) != 0;
}

// Depends only on the game up to the shown position: each card is used for the first decision at
// which its condition holds.
GuideCards guide_cards(const Lesson& lesson, const Session& session);

// The turn that is played, and how many there are in the game.
std::pair<int, int> guide_turn(const Session& session);

// The closing text when the game is over: who has won, what the final scoring brought, what made
// the difference, what to do next.
std::string guide_end(const Texts& texts, const Session& session);

// The scripted action of another player in the lesson, if it is possible now.
std::optional<Action> guide_reply(const Lesson& lesson, const Session& session);

// Whether guide_cards supports a condition.
bool known_condition(std::string_view when);

}  // namespace bastide::web
