// The achievements, kind by kind: those that are won lead to their game, the others to where they
// are won.
#pragma once

#include "web/screens/screen_view.hpp"
#include "web/store/medals.hpp"

namespace bastide::web {

// What is known of who plays here.
Career career_of(const Screens& screens, const LessonsDone& lessons, const PuzzleBook& puzzles);

void medals_panel(ScreenView& view, const Career& career);

}  // namespace bastide::web
