// All games in one file, for another device or as a backup (docs/save.md).
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "web/store/store.hpp"

namespace bastide::web {

// The history, the book of days, puzzles, achievements, and the texts of all slots one after
// another, including the secrets of games by link.
std::string all_games_file(const Storage& storage);
bool is_all_games(std::string_view text);

struct GamesRead {
  int added = 0, known = 0;
  std::string damaged;                    // what these games are called, as far as that can be read
  SaveResult result = SaveResult::saved;  // otherwise the rest did not fit
};

// A file being read, a game at a time. Each game gets a slot of its own, unless the identical text
// is already stored. Stored games do not change.
struct GamesReader {
  std::string text;                        // of the file, with line ends as written
  std::size_t at = 0;                      // where the next game begins
  int place = 0;                           // how many have been looked at
  u64 time = 0;                            // seconds since 1970
  std::vector<GameKey> here;               // stored games that have not been looked at yet
  std::map<std::string, std::string> own;  // the keys of the others, by what identifies their texts
  std::set<std::string, std::less<>> slots;
  GamesRead read;
};

GamesReader begin_reading(const Storage& storage, std::string_view text, u64 time);
// False: there is nothing more to read, and `reader.read` says what there was.
bool read_on(const Storage& storage, GamesReader& reader);
// How much has been done, of 100.
int percent_read(const GamesReader& reader);

}  // namespace bastide::web
