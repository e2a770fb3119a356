// A result that is handed in as the link of a finished game.
#pragma once

#include <string>
#include <string_view>

#include "engine/tiles/catalogue.hpp"
#include "web/tournament/tournament.hpp"

namespace bastide::web {

struct HandedIn {
  MatchGame game;  // by player of the pairing
  std::string id;  // of the link
};

// Checks a link against a table of the last round. Codes of decode_link, and "tournament.*":
// "unfinished", "players" (detail: those of the link), "begins" (detail: who should have begun),
// "box", "clock" (detail: the minutes of the link; it has none: 0), "twice", "decided".
Expected<HandedIn> read_result(const Catalogue& catalogue, const Tournament& tournament,
                               std::size_t table, std::string_view link);

// The table of the last round that the players of a link sit at. Codes of decode_link, and
// "tournament.players".
Expected<std::size_t> table_of(const Catalogue& catalogue, const Tournament& tournament,
                               std::string_view link);

// Enters a game at a table of the last round. Code "tournament.decided".
Expected<void> enter_result(Tournament& tournament, std::size_t table, HandedIn result);

// Takes back the last game of a table, or its walkover. False: it has none.
bool take_back_result(Tournament& tournament, std::size_t table);

}  // namespace bastide::web
