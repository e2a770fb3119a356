// Points counted for people who keep the board to themselves: who plays, and what each has scored
// for what.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/expected.hpp"
#include "engine/record/record.hpp"

namespace bastide::web {

enum class TallyKind : u8 { road, city, monastery, field, other };
inline constexpr std::size_t tally_kinds = 5;

struct TallyEntry {
  u8 player = 0;
  TallyKind kind = TallyKind::road;
  int points = 0;
  friend bool operator==(const TallyEntry&, const TallyEntry&) = default;
};

struct Tally {
  std::vector<PlayerEntry> players;  // nobody: it has not been begun
  std::vector<TallyEntry> entries;   // in the order in which they were noted
  friend bool operator==(const Tally&, const Tally&) = default;
};

inline constexpr std::size_t most_tally_entries = 400;
inline constexpr int most_tally_points = 200;  // at once, or taken away

// False: there are too many, or nobody sits there.
bool note_points(Tally& tally, const TallyEntry& entry);
bool take_back_points(Tally& tally);

int total_of(const Tally& tally, std::size_t player);
// Of each kind, in their order.
std::array<int, tally_kinds> points_by_kind(const Tally& tally, std::size_t player);

// An empty text for one that has not been begun.
std::string write_tally(const Tally& tally);
// Fails with "tally.damaged" at the first line that is not as written; line: its number.
Expected<Tally> read_tally(std::string_view text);

}  // namespace bastide::web
