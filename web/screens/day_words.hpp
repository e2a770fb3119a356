// The line to post about a day's game: it gives nothing away to those who still have to play.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "web/panels/ending/plan.hpp"
#include "web/store/days.hpp"

namespace bastide::web {

struct Texts;

// The kinds of the features that brought the person the most points, the best first.
inline constexpr std::size_t most_signs = 5;
std::vector<EndKind> largest_features(const Session& session);

// The land that a board covers, coarsely: so many squares, row by row.
inline constexpr int most_outline_columns = 10, most_outline_rows = 6;
struct Outline {
  int columns = 0, rows = 0;
  std::vector<bool> land;
};
Outline outline_of(const Board& board);

struct DayPost {
  std::string date;  // "2026-11-28"
  DayScore score;
  int row = 0;                      // days
  std::vector<EndKind> signs = {};  // and what follows: empty if the game is gone
  Outline outline = {};
};
// What stands before the signs, and after them: "Bastide 28 Nov · 94 : 88", "4 days".
std::string post_head(const Texts& texts, const DayPost& post);
std::string post_foot(const Texts& texts, const DayPost& post);
// The whole, with the outline in the lines below.
std::string post_text(const Texts& texts, const DayPost& post);

// "94 : 88".
std::string score_words(const DayScore& score);

}  // namespace bastide::web
