// One game as the page plays it: the record, the position after every action, and the position
// shown. Knows nothing about drawing.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/record/comments.hpp"
#include "engine/record/record.hpp"
#include "engine/record/thread.hpp"
#include "engine/rules/game.hpp"
#include "web/session/advised.hpp"
#include "web/session/challenge.hpp"
#include "web/session/table_rules.hpp"

namespace bastide::web {

// Where a saved game could no longer be replayed, and its line there.
struct Refused {
  Error fault;
  std::string line;
};

// Actions are only added or removed at the end of the record; `cursor` moves freely over them.
// Undo, redo and replay are all the same: moving the cursor. Playing an action while the cursor is
// not at the end discards what came after it.
struct Session {
  std::string slot;        // where it is saved; empty: not yet
  std::string name;        // given by the user; may be empty
  TableRules table_rules;  // what is agreed besides the rules
  Challenge challenge;     // another game with the same tiles
  std::vector<Advised> advised;
  Game game;
  Record record;
  std::vector<State> states;   // states[k]: after k actions; one more than actions
  std::vector<Events> events;  // events[k]: caused by action k
  std::size_t cursor = 0;      // number of actions before the shown position
  unsigned revision = 0;       // grows whenever the record changes: time to save

  // The generation of the save that this is identical to or was loaded from (web/store).
  unsigned generation = 0;
  std::string seal;                // its first line, which identifies it
  std::optional<Refused> refused;  // its record continues, but today's rules refuse it

  // For a game between devices (engine/record/thread.hpp).
  std::optional<FairValue> secret;  // of this device; without it, a spectator
  u8 device = no_device;            // this device
  u8 last_device = no_device;       // the device that made the last step
  std::size_t known = 0;            // actions already sent to the others: final
  bool sent = true;                 // whether what happened here has been sent
  u8 ending = 0;                    // bit d: device d offers to end the game as it is
  std::string words;                // to be sent with the next link
  std::string read;                 // received with the last one
  std::string comments;             // on its positions (engine/record/comments.hpp)
  std::string offer;                // to play live, received with a link (web/app/live.hpp)
  bool live = false;                // the other device is connected

  // For a lesson or a puzzle (web/lessons).
  std::string lesson;         // its id; empty: an ordinary game
  std::vector<Action> dealt;  // fixed outcomes of chance events, in order; then the seed decides
  std::size_t floor = 0;      // the cursor never goes back beyond this prepared position
  bool kept = true;           // whether it is saved
};

// Starts a game and plays it up to the first decision of a player.
Expected<Session> begin_session(const Catalogue& catalogue, const Setup& setup,
                                std::vector<PlayerEntry> players);

// Replays a record and the chance events that follow, with the outcomes in `dealt` if there are
// any. Fails with "record.refused" (detail: the rule) at an illegal action.
Expected<Session> open_session(const Catalogue& catalogue, const Record& record,
                               std::vector<Action> dealt = {},
                               const std::optional<FairValue>& secret = {});

inline const State& shown(const Session& session) { return session.states[session.cursor]; }
inline bool at_end(const Session& session) {
  return session.cursor == session.record.actions.size();
}
// The decision of the shown position.
Decision shown_decision(const Session& session);

// The colour of a side: a person who plays several sides has several colours.
inline int colour_of(const Session& session, PlayerIndex side) {
  return colour_of_side(session.record.players, side);
}
// The points of every side at the end of the record.
std::vector<int> points_of(const Session& session);
// Whether all win or lose as one.
bool plays_together(const Session& session);
bool lost_together(const Session& session);  // at its end
// Whether there is one score for all, so that nobody has points of their own. Defined in web/sets.
bool one_score(const Setup& setup);

// The player kind that decides for a player, or for the player of a side; empty: a person.
const std::string& controller(const Session& session, PlayerIndex player);
bool is_computer(const Session& session, PlayerIndex player);
// The meeples in the supplies of the person who plays a side.
int meeples_left(const Game& game, const State& state, PlayerIndex side);

// Whether a person and a computer may change places: not between devices or in lessons.
bool may_reseat(const Session& session);
// From now on `kind` (empty: a person) decides for a player, under this name.
void reseat(Session& session, PlayerIndex player, const std::string& kind, const std::string& name);

// Whether all devices have agreed to end the game early.
bool called_off(const Session& session);

// Whether it is a game between two devices, or will be once the second has joined.
bool for_two(const Session& session);

// In a game between devices, what led to this position is final: the others know it, or a chance
// event or a computer player has followed. 0 in games around one device.
std::size_t final_until(const Session& session);

// Whether this device may continue from the shown position.
bool plays_here(const Session& session);
// The player at another device who continues, or is to join or to reveal a first value; after the
// end: the one still to be informed.
PlayerIndex awaited(const Session& session);

// Plays a legal action at the cursor and the chance events that follow. Returns false, changing
// nothing, if the action is illegal or belongs to another device.
bool play(Session& session, const Action& action);

// Moves the cursor to the previous or next position in which a person decides (or to the start or
// end). True if it moved. Undoes nothing that is final.
bool undo(Session& session);
bool redo(Session& session);
bool can_undo(const Session& session);
bool can_redo(const Session& session);

// Moves the cursor to the nearest position at or before `cursor` where a player decides.
void go_to(Session& session, std::size_t cursor);

}  // namespace bastide::web
