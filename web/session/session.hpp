// One game as the page plays it: its course, where it is saved, the devices it is played between,
// the lesson it belongs to. Knows nothing about drawing.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/record/amend.hpp"
#include "engine/record/fair.hpp"
#include "web/session/course.hpp"
#include "web/session/variations.hpp"

namespace bastide::web {

// Where a saved game could no longer be replayed, and its line there.
struct Refused {
  Error fault;
  std::string line;
};

// Where a game is saved (web/store).
struct Saved {
  std::string slot;  // empty: not yet
  std::string name;  // given by the user; may be empty
  bool kept = true;  // whether it is to be saved
  // The generation of the save that the game is identical to or was loaded from.
  unsigned generation = 0;
  std::string seal;                // its first line, which identifies it
  std::optional<Refused> refused;  // its record continues, but today's rules refuse it
};

// A game between devices (engine/record/thread.hpp), as this one knows it.
struct LinkGame {
  std::optional<FairValue> secret;  // of this device; without it, a spectator
  u8 device = no_device;            // this device
  FairPlace place;                  // how far it has got
  std::size_t known = 0;            // actions already sent to the others: final
  bool sent = true;                 // whether what happened here has been sent
  u8 ending = 0;                    // bit d: device d offers to end the game as it is
  std::string words;                // to be sent with the next link
  std::string read;                 // received with the last one
  std::string offer;                // to play live, received with a link (web/app/live.hpp)
  bool live = false;                // the other device is connected
  std::size_t noted = 0;            // of its final actions, by this device (web/store/threads.hpp)
  bool rewound = false;             // it has known more of them: the game is to look at only
};

// A game that belongs to a lesson or a puzzle (web/lessons).
struct LessonGame {
  std::string id;             // of the lesson; empty: an ordinary game
  std::vector<Action> dealt;  // fixed outcomes of chance events, in order; then the seed decides
  std::size_t floor = 0;      // the cursor never goes back beyond this prepared position
};

// A board on which a game is analysed (web/session/analysis_board.hpp).
struct AnalysisBoard {
  Variations variations;
  std::vector<std::size_t> line{0};  // the positions of the course among them
  std::string from;                  // the slot of the game that it was set aside from,
  std::size_t from_cursor = 0;       // and the position there
  bool fresh = true;                 // not kept by anybody yet
};

// A game played elsewhere that is written down (web/session/scribe.hpp).
struct Scribe {
  bool hides_points = false;  // until the game is over
  // The record as it was before a turn was corrected; empty: none is. What comes from `next` on
  // follows once the turn is complete that begins at `from` in the course. Nothing comes: it is
  // complete, but has lost something, and can be taken back at `from` and at the end.
  std::vector<Action> before;
  std::size_t next = 0, from = 0;
  std::string comments;           // on the positions of that record
  std::vector<LeftOut> left_out;  // by the last correction
};

// Undo, redo and replay are all the same: moving the cursor. Playing an action while the cursor is
// not at the end discards what came after it.
struct Session : Course {
  Saved saved;
  LinkGame link;
  LessonGame lesson;
  std::optional<AnalysisBoard> board;
  std::optional<Scribe> scribe;
  bool apart = false;  // begun in the middle of another game, or played on after its end: does not
                       // count (web/session/fair_play.hpp)
};

// Whether chance is one more decision, made by hand.
inline bool chance_by_hand(const Session& session) { return session.board || session.scribe; }

// Whether nobody is to see the points before the end.
inline bool hides_points(const Session& session) {
  return session.scribe && session.scribe->hides_points && !is_over(session);
}

// Starts a game and plays it up to the first decision of a player.
Expected<Session> begin_session(const Catalogue& catalogue, const Setup& setup,
                                std::vector<PlayerEntry> players);

// Replays a record and the chance events that follow, with the outcomes in `dealt` if there are
// any. Fails with "record.refused" (detail: the rule) at an illegal action.
Expected<Session> open_session(const Catalogue& catalogue, const Record& record,
                               std::vector<Action> dealt = {},
                               const std::optional<FairValue>& secret = {});

// Whether a person and a computer may change places: not between devices, in lessons, or in the
// game of a day, which is the same for everybody.
bool may_reseat(const Session& session);
// From now on `kind` (empty: a person) decides for a player, under this name.
void reseat(Session& session, PlayerIndex player, const std::string& kind, const std::string& name);

// Whether a player has moved between two positions.
bool moved_between(const Session& session, std::size_t from, std::size_t to);

// Whether all devices that are still there have agreed to end the game early.
bool called_off(const Session& session);

// Whether it is a game between two devices, or will be once the second has joined.
bool for_two(const Session& session);

// In a game between devices, what led to this position is final: the others know it, or a chance
// event or a computer player has followed. 0 in games around one device.
std::size_t final_until(const Session& session);

// What the others have agreed at its end about the device that is to continue: a computer may play
// for it (web/session/stand_in.hpp).
Agreement agreement_here(const Session& session);

// Plays the chance events that are due once words have been given.
void go_on_after_words(Session& session);

// Whether this device may continue from the shown position.
bool plays_here(const Session& session);
// The player who sits here alone, with all others computers or at other devices; else no_player.
PlayerIndex only_person(const Session& session);

// The player at another device who continues, or is to join or to reveal a first value; after the
// end: the one still to be informed.
PlayerIndex awaited(const Session& session);

// Plays a legal action at the cursor and the chance events that follow, unless they are chosen by
// hand. Returns false, changing nothing, if the action is illegal or belongs to another device.
bool play(Session& session, const Action& action);

// Moves the cursor to the previous or next position in which a person decides, or chance by
// hand (or to the start or end). True if it moved. Undoes nothing that is final.
bool undo(Session& session);
bool redo(Session& session);
bool can_undo(const Session& session);
bool can_redo(const Session& session);

// Moves the cursor to the nearest position at or before `cursor` where a player decides.
void go_to(Session& session, std::size_t cursor);

}  // namespace bastide::web
