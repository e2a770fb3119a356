// Offers the lesson about what a game asks for the first time in somebody's life.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bastide::web {

struct LessonsDone;
struct Play;
struct Session;
struct Settings;

// The last one, and where that was: not more than one in a turn.
struct LessonOffer {
  std::string shown;   // beside the question; empty: none
  std::string lesson;  // that was offered
  std::string slot;
  int turn = 0;
  bool answered = false;
};

// Call in every frame at the table. A lesson that has been offered once is not offered again.
void offer_lesson(LessonOffer& offer, LessonsDone& done, const Settings& settings,
                  const Session& session, const Play& play);

}  // namespace bastide::web
