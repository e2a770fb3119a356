// What the organiser's page shows of its tournament.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>

#include "engine/base/expected.hpp"
#include "web/tournament/tournament.hpp"

namespace bastide::web {

struct TournamentPage {
  Tournament tournament;  // as it is kept
  bool read = false;      // from the storage, in this visit
  std::string damaged;    // what is kept there instead, and cannot be read

  int part = 0;                       // of the page: players, round, standings
  std::string name;                   // being typed, of a player
  std::string link;                   // being typed or pasted
  std::array<std::string, 2> points;  // being typed, for the chosen table
  std::optional<std::size_t> table;   // chosen, of the last round
  bool sure = false;                  // asked whether all may be given up,
  std::string offered;                // for this file; empty: for a new one
  bool undoing = false;               // asked whether the results of the round may be lost
  std::optional<Error> fault;         // of the last thing that was tried
};

}  // namespace bastide::web
