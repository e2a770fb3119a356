// What a person can do at the table. Each function does nothing where it makes no sense.
#pragma once

#include <string>

#include "web/table/choices.hpp"

namespace bastide::web {

struct App;

// Loads the decision of the shown position when it has changed.
void refresh_hand(App& app);
// Brings the places that can be chosen into view: close enough to be told apart and hit.
void look_at_choices(App& app);
// A person is to decide something, and the table shows it.
bool person_moves(const App& app);
// ... and that is not where the tile goes: hand.offers is to be decided.
bool person_chooses(const App& app);

void lay_tile(App& app, Position at);
void turn_tile(App& app, int steps);
void pick(App& app, std::size_t offer);  // among hand.offers; again: confirms
void pick_nth(App& app, std::size_t n);  // among choices(app), from 1; 0: passes
void next_choice(App& app, int step);
void hold_kind(App& app, int kind);  // of piece, preferred from now on
void next_kind(App& app);
void confirm_move(App& app);
void take_back_move(App& app);
// Not in a game without undo, unless it is finished.
bool may_take_back(const App& app);
void undo_move(App& app);
void redo_move(App& app);
void return_to_present(App& app);

// Why no figure can be placed although the rules would allow one; empty if one can.
std::string why_no_figure(const App& app);

}  // namespace bastide::web
