// One game as the page plays it: the record, the position after every action, and the position that
// is shown. Knows nothing about drawing.
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

// Where a saved game stopped making sense, and its line there.
struct Refused {
  Error fault;
  std::string line;
};

// The record's actions only ever change at the end; `cursor` moves freely over them. Undo, redo and
// replay are one thing: moving the cursor. Playing an action while the cursor is not at the end
// discards what came after it.
struct Session {
  std::string slot;        // where it is saved; empty: not yet
  std::string name;        // as the person named it; may be empty
  TableRules table_rules;  // what is agreed besides the rules
  Challenge challenge;     // who else had the same tiles
  std::vector<Advised> advised;
  Game game;
  Record record;
  std::vector<State> states;   // states[k] = after the first k actions; one more than actions
  std::vector<Events> events;  // events[k] = what action k caused
  std::size_t cursor = 0;      // number of actions that have happened in the shown position
  unsigned revision = 0;       // grows whenever the record changes: time to save

  // Of the save that this is identical to or came from (web/store).
  unsigned generation = 0;
  std::string seal;                // its first line, which no other text has
  std::optional<Refused> refused;  // it goes on after this session's end, but not by today's rules

  // Of a game between devices (engine/record/thread.hpp).
  std::optional<FairValue> secret;  // of this device, which without it only looks on
  u8 device = no_device;            // this one
  u8 last_device = no_device;       // that of the last step
  std::size_t known = 0;            // actions that the others have been told of: they stay
  bool sent = true;                 // what has happened here
  u8 ending = 0;                    // bit d: device d would end the game as it is
  std::string words;                // that go along with the next link
  std::string read;                 // and that came with the last one
  std::string comments;             // on its positions (engine/record/comments.hpp)
  std::string offer;                // to play live, that came with a link (web/app/live.hpp)
  bool live = false;                // the other device is connected

  // Of a lesson or a puzzle (web/lessons).
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

// Of a side: who plays several has several colours.
inline int colour_of(const Session& session, PlayerIndex side) {
  return colour_of_side(session.record.players, side);
}
// At its end, of every side.
std::vector<int> points_of(const Session& session);
// All win or lose as one.
bool plays_together(const Session& session);
bool lost_together(const Session& session);  // at its end

// The player kind that decides for a player, or for the one whose side it is; empty: a person.
const std::string& controller(const Session& session, PlayerIndex player);
bool is_computer(const Session& session, PlayerIndex player);

// By agreement of all devices, before its end.
bool ended(const Session& session);

// Whether two devices play it, or will when the next one has joined.
bool for_two(const Session& session);

// Whether this device may go on from the shown position.
bool plays_here(const Session& session);
// The player at another device who goes on, or joins; after the end: who is to be told of it.
PlayerIndex awaited(const Session& session);

// Plays a legal action at the cursor and the chance events that follow. False, and nothing changes,
// if the action is illegal, or for another device.
bool play(Session& session, const Action& action);

// Moves the cursor to the previous or next position in which a person decides (or to the start or
// end). True if it moved.
bool undo(Session& session);
bool redo(Session& session);
bool can_undo(const Session& session);
bool can_redo(const Session& session);

// Moves the cursor to the decision of a player nearest at or before `cursor`.
void go_to(Session& session, std::size_t cursor);

}  // namespace bastide::web
