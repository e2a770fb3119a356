// Writing down a game that is played elsewhere, with cardboard: everybody's turns are entered by
// hand, and chance too, as on an analysis board; but there is one line, and in the end a game like
// any other. What is entered at an earlier position corrects that turn, and what came later stays
// as far as it still fits (engine/record/amend.hpp).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/tiles/catalogue.hpp"
#include "web/session/session.hpp"

namespace bastide::web {

// Makes a session one that is written down, with its first `length` actions.
void begin_scribe(Session& session, std::size_t length);

// Whether something waits for a correction to be completed.
inline bool waits(const Scribe& scribe) { return scribe.next < scribe.before.size(); }
// How many turns of it.
int turns_waiting(const Session& session);

// Enters a legal action at the cursor.
bool write_down(Session& session, const Action& action);
// Goes to where the turn begins that the shown position is told as: to enter it anew.
void go_to_correct(Session& session);
// Whether a correction can be taken back where the cursor is: one that waits, or one that is
// complete but has cost something, until something else is entered. Elsewhere another one may
// begin.
bool can_leave_as_it_was(const Session& session);
// Takes the correction back.
void leave_as_it_was(Session& session);

// A tile as it fits on a place, and how many of it are left.
struct Fitting {
  Action draw;
  u8 rotation = 0;
  int copies = 0;
};
// Whether a tile is to be named at a position: what has been drawn, and may be laid at once.
bool names_tile(const Session& session, std::size_t k);
// The tiles that may be drawn at a position and fit on a cell, in every rotation in which they do:
// the most numerous first.
std::vector<Fitting> fittings(const Game& game, const State& state, Position at);
// The cells on which any of them fits, with the rotations of all of them.
std::vector<Position> cells_to_name(const Game& game, const State& state);

// For a save: what is remembered besides the record, as a note and as the code of a link, which may
// be empty.
struct ScribeNote {
  std::string note, before;
};
ScribeNote write_scribe(const Catalogue& catalogue, const Session& session);
// Makes it one again. Skips a correction that cannot be read.
void read_scribe(const Catalogue& catalogue, const ScribeNote& kept, std::size_t length,
                 Session& session);

}  // namespace bastide::web
