// Saved games: several slots in the browser's storage, each in at most two keys.
//
// A slot's key ends in a generation that grows with every save: "game.k3x9.17". The new text is
// written beside the old one and read back, and only then is the old one removed, so that neither a
// crash nor a full storage loses a game. A text that this tab has not written belongs to another
// tab, and is not overwritten.
//
// Beside each game is its header, "head.k3x9", so that a list need not read the games. It is
// trusted only if it is intact and of the same generation, and is otherwise rewritten.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/record/save.hpp"
#include "web/platform/storage.hpp"
#include "web/session/session.hpp"

namespace bastide::web {

// What a list shows of a saved game.
struct SavedGame {
  std::string slot;
  std::string name;  // given by the user; may be empty
  u64 time = 0;      // seconds since 1970
  std::vector<PlayerEntry> players;
  std::vector<int> scores;  // only one, if it is that of all
  int turn = 0;
  int tiles_left = 0;
  int active = 0;
  bool over = false;
  bool waits = false;          // game by link: the active player is elsewhere
  bool sent = true;            // and has been sent what happened here
  std::string lesson;          // the lesson it belongs to (web/lessons)
  std::string day;             // the date of a daily game (web/session/challenge.hpp)
  bool analysis = false;       // it is an analysis board (web/session/analysis_board.hpp)
  std::string roots;           // of the devices that play it, eight digits of each
  std::optional<Error> fault;  // it cannot be read; only `slot` is certain
};

enum class SaveResult { saved, full, forbidden, conflict };

// All slots, the newest first: games, then analysis boards, then unreadable ones. The games are not
// replayed.
std::vector<SavedGame> list_games(const Storage& storage);

// The saved games of the same thread, which have a device in common with this one.
std::vector<std::string> slots_of_thread(const Storage& storage, const Fair& fair);
// Those with this seed.
std::vector<std::string> slots_of_seed(const Storage& storage, u64 seed);

// Replays it as far as today's rules allow (Session::refused). Fails with the codes of saves and
// records; "save.empty" when there is no such slot.
Expected<Session> load_game(const Storage& storage, const Catalogue& catalogue,
                            std::string_view slot);

// Saves into the session's slot, or into a new one if it has none, or if the text in its own slot
// continues beyond it. Where there is no room, the second copy has it all the same. `conflict`:
// another tab has saved something else there, and nothing was written.
SaveResult save_game(const Storage& storage, const Catalogue& catalogue, Session& session,
                     u64 time);

// True when the slot holds a text that the session neither wrote nor read; false if it is gone.
bool changed_elsewhere(const Storage& storage, const Session& session);
bool slot_exists(const Storage& storage, std::string_view slot);

// Leaves a tombstone in the second copy, in case the storage has not forgotten the game yet when
// the browser is killed.
void delete_game(const Storage& storage, std::string_view slot);
inline constexpr std::string_view tombstone = "deleted";
SaveResult rename_game(const Storage& storage, std::string_view slot, std::string_view name);

// Makes the session treat its slot's present text as its own.
void adopt(const Storage& storage, Session& session);

// Drops a header that turned out to be wrong: the game itself cannot be read.
void distrust_header(const Storage& storage, std::string_view slot);

// ---- Keys ---------------------------------------------------------------------------------------

struct GameKey {
  std::string text, slot;
  unsigned generation = 0;
};

// "game.k3x9": generation 0. Nothing if it is no game's key.
std::optional<GameKey> read_game_key(std::string_view text);

// The keys of all games, slot by slot, the newest generation of each first.
std::vector<GameKey> keys_of_games(const Storage& storage);
// The keys of a slot, the newest generation first, and their common prefix.
std::vector<GameKey> keys_of(const Storage& storage, std::string_view slot);
std::string key_stem(std::string_view slot);

// Writes a text as a generation of a slot, checks it, and drops `old` and the second copy of it.
SaveResult replace_game(const Storage& storage, const std::vector<GameKey>& old,
                        std::string_view slot, unsigned generation, const std::string& text);
// Writes an intact text, of which this is the header, as the first generation of a new slot.
SaveResult put_game(const Storage& storage, std::string_view slot, const std::string& text,
                    SaveHeader header);
// Whether a newer version of the page has saved a text, which is left to it: it is never adopted,
// replaced or deleted, except with the whole game.
bool is_of_newer_version(std::string_view text);
// What identifies a text: its first line, which has its length and hash.
std::string seal_of(std::string_view text);

// ---- Files --------------------------------------------------------------------------------------

// The text as stored, for a file; as much as is left of it if it is corrupt.
std::string raw_game(const Storage& storage, std::string_view slot);
std::string raw_game(const Storage& storage, const std::vector<GameKey>& keys);

// A session as the text of a file, and back. Files may also hold bare records (docs/notation.md).
std::string game_file(const Catalogue& catalogue, const Session& session, u64 time);
Expected<Session> read_game_file(const Catalogue& catalogue, std::string_view text);

// The key of the view state of a game (web/play/view_state.hpp).
std::string view_key(std::string_view slot);

// A name not used by any slot, or by none of these.
std::string new_slot(const Storage& storage, u64 time);
std::string new_slot(const std::set<std::string, std::less<>>& slots, u64 time);

}  // namespace bastide::web
