// Choices that refer to places on the board.
#pragma once

namespace bastide::web {

struct BoardDrawing;
struct Play;
struct PlayView;

// Below the figures: the features that are offered.
void draw_choices_below(const BoardDrawing& on, const Play& play);
// Above the figures: the pressable marks.
void draw_choices_above(const BoardDrawing& on, const PlayView& view);

}  // namespace bastide::web
