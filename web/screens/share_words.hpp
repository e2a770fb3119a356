// What is said of what is shared: the card of a game, what goes along with a link, and what a link
// invites to.
#pragma once

#include <string>
#include <vector>

#include "engine/tiles/catalogue.hpp"
#include "web/board/board_card.hpp"
#include "web/session/sharing.hpp"

namespace bastide {
struct Record;
}  // namespace bastide

namespace bastide::web {

struct SavedGame;
struct Session;
struct Texts;

// What a choice shares.
enum class SharedThing : unsigned char {
  invitation,  // to a game between devices
  turn,        // its end as it is now, for the player who continues
  game,        // as a whole
  position,
  line,    // of an analysis board
  lesson,  // from its beginning
  puzzle,  // the one at the table
  made_puzzle,
  tiles,
};
// `puzzle`: one is at the table.
SharedThing shared_thing(const Session& session, const ShareChoice& choice, bool puzzle);

// "The game up to turn 12".
std::string shared_words(const Texts& texts, const Session& session, const ShareChoice& choice,
                         SharedThing thing);

// Whether the comments on the game are part of what is shared.
bool shares_comments(const Session& session, const ShareChoice& choice);
// Whether a puzzle can be made of a position, and whether others can play with the same tiles.
bool makes_puzzle(const Session& session, std::size_t cursor);
bool has_same_tiles(const Session& session);

// The result in a line, to be beaten: "Mason beat me 110 to 6".
std::string result_line(const Texts& texts, const Session& session);
// The points of somebody: "Anna: 98, Mason: 84".
std::string points_line(const Texts& texts, const Session& session, const std::vector<int>& points);

// The card of a position; `saves`: among them the game, for its date.
BoardCard card_of(const Texts& texts, const Session& session, std::size_t cursor,
                  const std::vector<SavedGame>& saves);

// To what somebody is invited: "Base game, 2 players, about 35 minutes of play".
std::string invited_to(const Texts& texts, const Catalogue& catalogue, const Record& record);
// Who invites: the name of the first player at the first device.
std::string inviter(const Texts& texts, const Record& record);
// What goes along with the link of an invitation.
std::string invitation(const Texts& texts, const Catalogue& catalogue, const Record& record);

}  // namespace bastide::web
