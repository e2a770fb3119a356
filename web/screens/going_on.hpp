// The games that go on, on the start screen: small pictures of their boards, with faces and whose
// turn it is.
#pragma once

#include "web/screens/screen_view.hpp"

namespace bastide::web {

// Whose turn it is; for a game by link, whether it is this device's, and since when.
std::string turn_in_list(const Texts& texts, const SavedGame& game);

// Those that are shown: the newest first, which awaits something here.
std::vector<const SavedGame*> games_going_on(const Screens& screens);
// Null: none awaits anything here.
const SavedGame* game_to_continue(const Screens& screens);

// The newest, as a wide button; and the others, in a row.
void continue_card(ScreenView& view, const SavedGame& game);
void going_on_row(ScreenView& view, const std::vector<const SavedGame*>& games);

}  // namespace bastide::web
