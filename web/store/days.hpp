// The book of days: what has become of each day's game on this device (docs/save.md). A try is
// entered when it begins, so deleting its game gives no other one.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "web/store/store.hpp"

namespace bastide::web {

inline constexpr std::size_t most_days = 400;  // the earliest are forgotten

enum class DayResult : unsigned char { begun, lost, drawn, won };

// The person's points, and those to beat: the opponent's, or the goal of a team.
struct DayScore {
  int own = 0, other = 0;
  friend bool operator==(const DayScore&, const DayScore&) = default;
};

// The try that counts.
struct Day {
  DayResult result = DayResult::begun;
  u64 begun = 0, ended = 0;  // seconds since 1970; 0: it has not ended
  std::string slot;          // of its game, which may be gone
  DayScore score = {};       // at its end
  std::optional<DayScore> best =
      {};  // of the strongest player, with the same tiles in the same place
  friend bool operator==(const Day&, const Day&) = default;
};
inline bool is_over(const Day& day) { return day.result != DayResult::begun; }

using Days = std::map<int, Day>;  // by the number of the day (web/session/calendar.hpp)

// A line for each. What cannot be read is skipped.
std::string write_days(const Days& days);
Days read_days(std::string_view text);

// Of two books, or of two devices: for each day, the try that ended earlier counts.
void merge_days(Days& days, const Days& others);

// The entry for a game of its day, as it is now; nothing if it does not count.
std::optional<Day> day_of(const Session& session, u64 time);
// The score of a finished game with one person, and how it came out.
DayScore day_score(const Session& session);
DayResult day_result(const Session& session);

Days stored_days(const Storage& storage);
platform::StoreResult add_days(const Storage& storage, const Days& days);
// Enters games of days that are not in the book, or not as what has become of them: they are older
// than it, or it has been damaged. Returns the book.
Days add_saved_days(const Storage& storage, const Catalogue& catalogue,
                    const std::vector<SavedGame>& saves);

// The game of a day's try; null if it is gone.
const SavedGame* game_of_day(const std::vector<SavedGame>& saves, const Days& days, int date);

// How many days have been played in a row, up to today or yesterday, and at most so far. A missed
// one is forgiven, but not a second one within seven days.
struct DayRows {
  int now = 0, longest = 0;
  bool forgiven = false;  // a day of the row of now was missed
};
DayRows day_rows(const Days& days, int today);

}  // namespace bastide::web
