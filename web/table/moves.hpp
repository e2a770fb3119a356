// What a person can do at the table. Each function does nothing where it makes no sense.
#pragma once

#include <string>

#include "web/table/choices.hpp"

namespace bastide::web {

struct TableView;

// Loads the decision of the shown position when it has changed.
void refresh_hand(TableView& view);
// Brings the places that can be chosen into view: close enough to be told apart and hit.
void look_at_choices(TableView& view);
// A person is to decide something, and the table shows it.
bool person_moves(const TableView& view);
// ... and that is not where the tile goes: hand.offers is to be decided.
bool person_chooses(const TableView& view);

void lay_tile(TableView& view, Position at);
void turn_tile(TableView& view, int steps);
void pick(TableView& view, std::size_t offer);  // among hand.offers; again: confirms
void pick_nth(TableView& view, std::size_t n);  // among choices(view), from 1; 0: passes
void next_choice(TableView& view, int step);
void hold_kind(TableView& view, int kind);  // of piece, preferred from now on
void next_kind(TableView& view);
void confirm_move(TableView& view);
void take_back_move(TableView& view);
// Not in a game without undo, unless it is finished.
bool may_take_back(const TableView& view);
void undo_move(TableView& view);
void redo_move(TableView& view);
void return_to_present(TableView& view);

// Why no figure can be placed although the rules would allow one; empty if one can.
std::string why_no_figure(const TableView& view);

}  // namespace bastide::web
