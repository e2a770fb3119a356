// Which help a game may give while it goes on, and whether its end counts. Decided here and nowhere
// else.
#pragma once

namespace bastide::web {

struct Session;

enum class Help : unsigned char {
  advice,     // a hint: what a computer would do
  judgement,  // what turns were worth: the coach, the replay, the score sheet
  elsewhere,  // the position somewhere else: on an analysis board, in the editor, as a puzzle
};

// The key of the text that says why a game gives none of its kind; null: it gives it. Once a game
// is over, it can harm nobody. `no_hints`: the player wants none.
const char* no_help(const Session& session, bool no_hints, Help help);

// Whether moves that somebody knows may be taken back and played otherwise: not against the
// agreement, before the end; in a game of the day not even then, because its first try counts.
bool may_forget(const Session& session);

// Whether its end counts for the history, achievements and best results: it was played by the
// rules, by the same players from its beginning to its first end.
bool counts(const Session& session);

}  // namespace bastide::web
