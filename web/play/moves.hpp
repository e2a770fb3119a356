// What a person can do at the play. Each function does nothing where it does not apply.
#pragma once

#include <string>

#include "engine/board/board.hpp"
#include "web/play/layout.hpp"

namespace bastide {
struct Action;
struct Game;
}  // namespace bastide

namespace bastide::web {

struct DisplayState;
struct Hand;
struct Motion;
struct Play;
struct PlayView;
struct Session;
struct Settings;
struct Texts;
struct Theme;

// Loads the decision of the shown position if it has changed.
void refresh_hand(const Settings& settings, const Session& session, Play& play);
// Scrolls to a choice that is outside the visible part of the board.
void show_choice(const Session& session, Play& play, std::size_t offer);
void show_chosen(const Session& session, Play& play);
inline constexpr float touch_zoom = 150;  // pixels per tile at which figures can be hit by a finger
// Brings the tile that is asked about well into view; `closer`: large enough, too.
void show_asked_tile(const Theme& theme, Play& play, bool closer);
// The same, or all choices where they are far apart and none is chosen yet.
void keep_choices_in_view(const Theme& theme, const Session& session, Play& play);
// Brings the available places into view: close enough to distinguish and hit them.
void look_at_choices(const Theme& theme, const Session& session, Play& play);
// Whether a person has to decide something, and the table shows it.
bool person_moves(const Session& session, const Play& play);
// The same, excluding where the tile goes: the decision is among hand.offers.
bool person_chooses(const Session& session, const Play& play);

void lay_tile(PlayView& view, Position at);
// Lays the tile again as it was before, with a choice among what is offered then (-1: none).
void lay_again(const Texts& texts, const Settings& settings, const Session& session, Play& play,
               const Action& laid, long chosen);
void turn_tile(PlayView& view, int steps);
// `offer`: index into hand.offers; picking it again confirms. `again`: pressed twice in quick
// succession, which plays nothing.
void pick(PlayView& view, std::size_t offer, bool again = false);
// Chooses it and shows it on the board, without confirming.
void consider(const Texts& texts, const Settings& settings, const Session& session, Play& play,
              std::size_t offer);
void pick_nth(PlayView& view, std::size_t n);  // of choices(view), from 1; 0: passes
void next_choice(const Texts& texts, const Settings& settings, const Session& session, Play& play,
                 int step);
void hold_kind(const Texts& texts, const Settings& settings, const Session& session, Play& play,
               int kind);  // of piece, preferred from now on
// Takes up a figure of this kind, from where it was tried if it was, and returns it to the supply.
void take_up_figure(const Texts& texts, const Settings& settings, const Session& session,
                    Play& play, int kind);
void next_kind(const Texts& texts, const Settings& settings, const Session& session, Play& play);
// True, after showing the question, if playing on here would discard more than the move just
// undone.
bool asks_before_forgetting(const Session& session, Play& play);
void confirm_move(PlayView& view);
void take_back_move(Play& play);
// Not in a game without undo, unless it is over.
bool may_take_back(const Session& session);
// The key of the reason if not.
const char* why_not_taken_back(const Session& session);
void undo_move(PlayView& view);
// Opens a panel beside the board, or closes it.
void toggle_side(PlayView& view, SidePanel side);
void close_side(PlayView& view);
void close_dialog(PlayView& view);
// Shows a place on the board for a moment; on a phone the panel over it closes.
void show_place(PlayView& view, Position at);
void redo_move(Session& session, DisplayState& display, Motion& motion);
void return_to_present(Session& session, DisplayState& display, Motion& motion);

// Call in every frame: rings when it is a person's turn after others have moved, which `others`
// remembers; at once if the page is hidden, where nothing is shown before.
void sound_turn(const Settings& settings, const Session& session, const Play& play, bool& others,
                bool hidden);

// Why no figure can be placed although the rules would allow one; empty if one can.
std::string why_no_figure(const Texts& texts, const Game& game, const Hand& hand);

}  // namespace bastide::web
