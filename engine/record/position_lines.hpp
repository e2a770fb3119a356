// The "position" lines in a record's header (docs/notation.md).
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/record/record.hpp"
#include "engine/rules/place_words.hpp"

namespace bastide {

using NumberedLines = std::vector<std::pair<Tokens, int>>;  // words, and the number of the line

// `game` is the same game without a position.
Expected<StartPosition> read_position_lines(const Game& game,
                                            const std::vector<PlayerEntry>& players,
                                            const NumberedLines& lines);
// The line that an error of make_game is about; 0: none of these.
int position_line(const NumberedLines& lines, const Error& error);

// `game` is the game with the position.
std::string write_position_lines(const Game& game, const std::vector<PlayerEntry>& players);

}  // namespace bastide
