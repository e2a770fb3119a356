// A beginner's table: of the panels around the board only those are there that the guide has
// explained.
#pragma once

namespace bastide::web {

enum class GuidedPart : unsigned char;
struct LessonProgress;
struct TableLayout;
struct TableView;

// Whether the table has a part: everywhere but in a guided game that has not come to it.
bool guide_shows(const LessonProgress& lesson, GuidedPart part);
// Takes what is not there out of the layout; the board gets its room.
void guided_layout(const LessonProgress& lesson, TableLayout& layout);
// Points and pieces go where the players will be.
void stand_in_for_players(const TableView& view);

}  // namespace bastide::web
