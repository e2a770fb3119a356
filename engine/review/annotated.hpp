// A reviewed game with comments: what is worth saying about which turns.
#pragma once

#include <string>
#include <vector>

#include "engine/record/notation.hpp"
#include "engine/review/analysis.hpp"

namespace bastide {

// The turns worth a comment, as indices, in order: the key moves and those that lost most, at most
// so many as a link can hold comments.
std::vector<std::size_t> annotated_turns(const Analysis& analysis);
// Where a comment on a turn is seen: where somebody decides next.
std::size_t comment_place(const PlayedGame& played, const TurnSummary& turn);

// In English, one line: "costly: 6.3 points lost, chance to win 41 % instead of 53 %; better: place
// 3,-2 1, meeple city N". About a turn that is no mistake, what it changed.
std::string comment_on(const PlayedGame& played, const Analysis& analysis, std::size_t turn);
// The record with these comments.
ParsedRecord annotated(const PlayedGame& played, const Analysis& analysis);
// The same for a link (comments.hpp).
std::string comments_for_link(const PlayedGame& played, const Analysis& analysis);

}  // namespace bastide
