// All games in one file, for another device or as a backup (docs/save.md).
#pragma once

#include <string>
#include <string_view>

#include "web/store/store.hpp"

namespace bastide::web {

// The history, and the texts of all slots one after another, including the secrets of games by
// link.
std::string all_games_file(const Storage& storage);
bool is_all_games(std::string_view text);

struct GamesRead {
  int added = 0, known = 0;
  std::string damaged;                    // what these games are called, as far as that can be read
  SaveResult result = SaveResult::saved;  // otherwise the rest did not fit
};

// Puts each game into a new slot, unless the identical text is already stored. Stored games do not
// change. `time`: seconds since 1970.
GamesRead read_all_games(const Storage& storage, std::string_view text, u64 time);

}  // namespace bastide::web
