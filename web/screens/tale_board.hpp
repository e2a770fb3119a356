// A page of the story on the board: the turn that was played, and beside it the better one.
#pragma once

#include "web/ui/area.hpp"

namespace bastide::web {

struct ScreenView;
struct TalePage;
struct Theme;

// What is asked for by a press on the boards.
enum class TaleAsks : unsigned char { nothing, forward, back, look };

// The height for a width, of what is left of a window.
float tale_board_height(const Theme& theme, const TalePage& page, float width, float most);
TaleAsks draw_tale_boards(ScreenView& view, const TalePage& page, const Area& area);

}  // namespace bastide::web
