// What opponents have said in the last games (web/panels/remarks), so that nobody repeats it soon.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "web/platform/storage.hpp"

namespace bastide::web {

inline constexpr std::size_t most_said_games = 10;  // older ones are forgotten
inline constexpr std::size_t most_said_lines = 3;   // in a game

struct SaidInGame {
  std::string slot;                // of the saved game
  std::vector<std::string> lines;  // keys of texts
  friend bool operator==(const SaidInGame&, const SaidInGame&) = default;
};
using Said = std::vector<SaidInGame>;  // the oldest first

// One line per game: "k3x9 remark.gap.0 remark.close.2". What cannot be read is skipped.
std::string write_said(const Said& said);
Said read_said(std::string_view text);

// How much has been said in a game, and all lines of all games.
std::size_t said_in(const Said& said, std::string_view slot);
std::vector<std::string> all_said(const Said& said);
void note_said(Said& said, std::string_view slot, std::string line);

Said stored_said(const Storage& storage);
void store_said(const Storage& storage, const Said& said);

}  // namespace bastide::web
