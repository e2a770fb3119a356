// A game with the same tiles as somebody else's, whose result is shown when one's own game is over.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bastide::web {

struct Challenge {
  std::string day;          // "2026-11-22": the date of a daily game
  std::vector<int> theirs;  // the points of the other game by seat; empty: unknown

  friend bool operator==(const Challenge&, const Challenge&) = default;
};

// "98,84", as it appears in links; and back: empty unless there are as many numbers as seats, each
// at most 9999.
std::string write_points(const std::vector<int>& points);
std::vector<int> read_points(std::string_view text, std::size_t seats);

// As a note of a save: empty if there is nothing to keep. Malformed parts are skipped.
std::string write_challenge(const Challenge& challenge);
Challenge read_challenge(std::string_view note, std::size_t seats);

}  // namespace bastide::web
