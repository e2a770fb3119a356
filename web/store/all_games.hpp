// All games in one file, for another device or a rainy day (docs/save.md).
#pragma once

#include <string>
#include <string_view>

#include "web/store/store.hpp"

namespace bastide::web {

// The story, and the texts of all slots one after the other, secrets of games by link included.
std::string all_games_file(const Storage& storage);
bool is_all_games(std::string_view text);

struct GamesRead {
  int added = 0, known = 0;
  std::string damaged;                    // what these games are called, as far as that can be read
  SaveResult result = SaveResult::saved;  // otherwise the rest did not fit
};

// Puts each game into a slot of its own, unless the very same text is here already. What is here
// stays as it is. `time`: seconds since 1970.
GamesRead read_all_games(const Storage& storage, std::string_view text, u64 time);

}  // namespace bastide::web
