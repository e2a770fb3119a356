// A computer that plays for somebody who left a game by link (docs/by-link.md): what this device
// can say to it, and whether the others let the right computer play.
#pragma once

#include "web/session/session.hpp"

namespace bastide::web {

// The player who is waited for and for whom this device may want a computer to play, or agree to
// it; no_player: it cannot, or has done so.
PlayerIndex replaceable(const Session& session);

// Whether another device wants that.
bool asks_to_replace(const Session& session);

// The player for whom a computer is to play as soon as all have agreed; no_player: for nobody.
PlayerIndex asked_to_replace(const Session& session);

// Whether this device may go on alone, in a copy: the only other one does not answer.
bool may_play_alone(const Session& session);

// Gives this device's word. False: there is nothing to agree to.
bool agree_to_replace(Session& session);

// Shows the others that this device does not confirm what was agreed at an earlier end of the game,
// if it is its part to say so. Changes nothing otherwise.
void go_on_instead(Session& session, const Agreement& agreement);

// Whether the computer's answers after the first `from` actions are its own. Never if there are
// more than can have been given between two links.
bool plays_as_agreed(const Session& session, std::size_t from);

// The same game on this device alone, with a computer for everybody elsewhere. It gives no more
// help than the game that goes on.
Expected<Session> played_alone(const Catalogue& catalogue, const Session& session, u64 seed);

}  // namespace bastide::web
