// A review in words and numbers, in English, and turns in the notation.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/review/played_game.hpp"
#include "engine/review/turn_rating.hpp"

namespace bastide {

// "costly"; "meeples"; "6.3", "+0.5", never "-0.0".
std::string_view verdict_word(Verdict verdict);
std::string_view mistake_word(MistakeKind kind);
std::string in_decimals(double value, int digits = 1, bool sign = false);
// Actions that can be played one after another from a position, as lines of the notation.
std::vector<std::string> lines_from(const PlayedGame& played, std::size_t at,
                                    std::span<const Action> actions);
std::string joined(const std::vector<std::string>& lines);

}  // namespace bastide
