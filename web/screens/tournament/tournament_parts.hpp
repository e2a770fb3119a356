// The parts of the organiser's page.
#pragma once

#include "web/screens/screen_view.hpp"

namespace bastide::web {

// Asks for a changed tournament to be kept; what was wrong before is forgotten.
void keep_tournament(ScreenView& view, Tournament tournament);
// What was wrong with the last thing that was tried.
void fault_part(ScreenView& view);

// A field of a line, with the key of the text in it while it is empty.
struct LineField {
  const char* id;
  const char* hint;
  std::size_t letters;
};
// Leaves room on its line for a button of a width, or takes the line where that would be too
// little.
void field_before_button(ScreenView& view, const LineField& field, std::string& value,
                         float button);

// The tables of the round, and their results.
void round_part(ScreenView& view, const Tournament& tournament);
// What pairs the next round, or takes back the last one.
void next_round_part(ScreenView& view, const Tournament& tournament);
void standings_part(ScreenView& view, const Tournament& tournament);

}  // namespace bastide::web
