// What a person can do at the table. Each function does nothing where it makes no sense.
#pragma once

#include <string>

#include "web/table/choices.hpp"

namespace bastide::web {

struct Motion;
struct DisplayState;
struct Session;
struct Settings;
struct Table;
struct TableView;
struct Theme;

// Loads the decision of the shown position when it has changed.
void refresh_hand(const Settings& settings, const Session& session, Table& table);
// A choice that lies outside the visible part of the board is brought there.
void show_choice(const Session& session, Table& table, std::size_t offer);
void show_chosen(const Session& session, Table& table);
// Brings the places that can be chosen into view: close enough to be told apart and hit.
void look_at_choices(const Theme& theme, const Session& session, Table& table);
// A person is to decide something, and the table shows it.
bool person_moves(const Session& session, const Table& table);
// ... and that is not where the tile goes: hand.offers is to be decided.
bool person_chooses(const Session& session, const Table& table);

void lay_tile(TableView& view, Position at);
void turn_tile(TableView& view, int steps);
void pick(TableView& view, std::size_t offer);  // among hand.offers; again: confirms
// Chooses it and shows it on the board, without confirming anything.
void consider(const Texts& texts, const Settings& settings, const Session& session, Table& table,
              std::size_t offer);
void pick_nth(TableView& view, std::size_t n);  // among choices(view), from 1; 0: passes
void next_choice(const Texts& texts, const Settings& settings, const Session& session, Table& table,
                 int step);
void hold_kind(const Texts& texts, const Settings& settings, const Session& session, Table& table,
               int kind);  // of piece, preferred from now on
void next_kind(const Texts& texts, const Settings& settings, const Session& session, Table& table);
void confirm_move(TableView& view);
void take_back_move(Table& table);
// Not in a game without undo, unless it is finished.
bool may_take_back(const Session& session);
void undo_move(TableView& view);
void redo_move(Session& session, DisplayState& display, Motion& motion);
void return_to_present(Session& session, DisplayState& display, Motion& motion);

// Why no figure can be placed although the rules would allow one; empty if one can.
std::string why_no_figure(const Texts& texts, const Hand& hand);

}  // namespace bastide::web
