// The words of the notation for the engine's numbers, and checks of plain text.
#pragma once

#include <string>
#include <string_view>

#include "engine/base/read_number.hpp"
#include "engine/rules/game.hpp"

namespace bastide {

// The word for a number, empty when there is none; the number for a word, -1 when it is unknown.
std::string_view colour_word(int colour);   // 0 black, 1 red, 2 green, 3 blue, 4 yellow, 5 pink,
int colour_of_word(std::string_view word);  // 6 white, 7 violet
std::string_view expansion_word(Expansion expansion);
int expansion_of_word(std::string_view word);

inline constexpr int colour_count = 8;

// Names of players and games: valid UTF-8, no control or direction characters, at most two marks on
// a character, and limited length.
inline constexpr std::size_t max_name_characters = 24;  // of a player
inline constexpr std::size_t max_game_name_characters = 60;
bool valid_name(std::string_view name);
// The nearest valid name: drops the characters that are not allowed, and cuts it off at `most`.
std::string clean_name(std::string_view text, std::size_t most = max_name_characters);

// The text with U+FFFD for whatever is not UTF-8.
std::string valid_utf8(std::string_view text);

// The text must be valid UTF-8.
std::size_t character_count(std::string_view text);

// Ids of computer players: 1..24 of a-z, 0-9 and "-".
bool valid_id(std::string_view word);

// Valid UTF-8 without control characters other than tab and line ends.
bool valid_text(std::string_view text);

// "Anna" with quotes; quotes and backslashes inside are escaped by a backslash.
std::string quoted(std::string_view text);

}  // namespace bastide
