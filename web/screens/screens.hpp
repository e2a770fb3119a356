// Every screen but the table.
#pragma once

namespace bastide::web {

struct App;

enum class Screen : unsigned char { start, new_game, table, score_sheet, how_to_play, settings };

// What the screens remember while they are open (a half-filled new-game form, scroll positions).
struct Screens {};

// Draws the open screen (not the table). True while something moves.
bool screens_frame(App& app);

}  // namespace bastide::web
