// Achievements that have been won, kept in the browser's storage (docs/save.md): what has been won
// once stays won, whatever becomes of the games, puzzles and days that it was won by.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "web/platform/storage.hpp"
#include "web/store/medals.hpp"

namespace bastide::web {

inline constexpr std::size_t most_won_medals = 200;  // that this page does not know

struct WonMedal {
  int day = 0;            // on which it was won (web/session/calendar.hpp); 0: nobody knows
  std::string slot = {};  // of the game in which it was won; empty: in none
  friend bool operator==(const WonMedal&, const WonMedal&) = default;
};
// By ids; those of a newer page are kept, too.
using WonMedals = std::map<std::string, WonMedal, std::less<>>;

// "medal first-win 2026-11-28 k3x9", a line for each.
std::string write_won_medals(const WonMedals& won);
// Lines that begin with another word are skipped; `damaged` gets those that cannot be read.
WonMedals read_won_medals(std::string_view text, std::string* damaged = nullptr);

// Of two lists: all of both, each as it was won first.
void merge_won_medals(WonMedals& won, const WonMedals& others);

// All that is won by what is known of somebody, with the days of games.
WonMedals won_by(const Career& career);
// Those that were won in the game of a slot, in the order of all_medals().
std::vector<const Medal*> won_here(const WonMedals& won, std::string_view slot);

WonMedals stored_won_medals(const Storage& storage);
platform::StoreResult add_won_medals(const Storage& storage, const WonMedals& won);

// Sets what cannot be read aside, so that nothing is lost when the rest is written anew. Returns
// it; empty: all can be read.
std::string set_damaged_medals_aside(const Storage& storage);

}  // namespace bastide::web
