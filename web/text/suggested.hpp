// The names that a new game suggests to players: they follow the language of the reader, until
// somebody gives another name.
#pragma once

#include <string>

#include "engine/record/record.hpp"
#include "web/text/text.hpp"

namespace bastide::web {

// Whether a player's name was suggested for that seat, in whatever language.
bool is_suggested(const PlayerEntry& player, std::size_t seat);

// A player's name as it is shown: one that was suggested, in the language of the reader.
std::string shown_name(const Texts& texts, const PlayerEntry& player, std::size_t seat);

}  // namespace bastide::web
