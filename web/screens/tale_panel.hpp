// The story of a finished game, at the head of its review: a turn on each page, then the overview.
#pragma once

namespace bastide::web {

struct ScreenView;

// Opens the page, and turns it by keys. Before anything is drawn.
void settle_tale(ScreenView& view);
void tale_panel(ScreenView& view);

}  // namespace bastide::web
