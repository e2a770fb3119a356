// Who sits around the table of a new game: the person whose device it is, and the others.
#pragma once

#include <string>
#include <string_view>

#include "web/session/settings.hpp"
#include "web/setup/new_game.hpp"

namespace bastide::web {

inline constexpr std::size_t no_seat = static_cast<std::size_t>(-1);

// The first person at this device; no_seat: only computers and people elsewhere play.
std::size_t own_seat(const NewGameForm& form);
// The seat whose player is chosen: `wanted` if somebody else sits there, otherwise the first of
// the others; no_seat: there are none.
std::size_t others_seat(const NewGameForm& form, std::size_t wanted);

// Lets somebody of a kind sit there; without a seat, on one more. A name was somebody else's.
void seat_kind(NewGameForm& form, std::size_t seat, std::string_view kind);
// One more, like the others: a person among people, otherwise a computer. Returns the seat.
std::size_t add_other(NewGameForm& form);
bool may_leave(const NewGameForm& form, std::size_t seat);

// Everybody is a person at this device, in the order of their turns, and nothing else is agreed:
// the game is played elsewhere (web/session/scribe.hpp).
void seat_scribed(NewGameForm& form, const Oneself& oneself);

// ---- Oneself ------------------------------------------------------------------------------------

// Gives one's seat one's name and colour, unless it has another name than `before`.
void seat_oneself(NewGameForm& form, const Oneself& oneself, std::string_view before = {});
// Somebody who has played under a name need not be asked for it.
void learn_from(Oneself& oneself, const NewGameForm& form);
// Whether somebody plays here of whom nothing is known, and who has not been asked.
bool is_stranger(const Oneself& oneself, const NewGameForm& form);

}  // namespace bastide::web
