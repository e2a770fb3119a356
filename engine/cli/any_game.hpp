// A game in any form that is known: a record, a save, a link, JSON lines, or another program's.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "engine/formats/imported.hpp"
#include "engine/review/played_game.hpp"

namespace bastide::cli {

struct AnyGame {
  std::string_view form;  // "a record"; empty: none is known
  Imported game;
  int line = 0;  // of the text where the fault is; 0: there are no lines
};

// `text`: of a file, or a link.
AnyGame read_any_game(const Catalogue& catalogue, std::string_view text);

// The text of a file of this name; otherwise the word itself, which may be a link. False, after
// saying so, if it is neither.
bool text_of(std::string_view word, std::string& text);

// What a word stands for, if it is a game as far as it goes; otherwise nothing, after saying why.
std::optional<AnyGame> open_any_game(const Catalogue& catalogue, std::string_view word);

// The same if it is whole; otherwise nothing, after saying what is wrong.
std::optional<AnyGame> open_whole_game(const Catalogue& catalogue, std::string_view word);

// Prints what is told of such a game, played as far as it goes, and then what is wrong with it.
// Returns the exit status.
using TellGame = std::function<Expected<std::string>(const PlayedGame& played)>;
int tell_any_game(const Catalogue& catalogue, std::string_view word, const TellGame& tell);

// "FILE:12: not allowed: rule BASE-PLACE-3", "tile 12: ...", on standard error.
void print_any_fault(std::string_view word, const AnyGame& any);

}  // namespace bastide::cli
