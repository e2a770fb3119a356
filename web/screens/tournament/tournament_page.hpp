// What the organiser's page shows of its tournament.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
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
  // For this one of a file; null: for a new one.
  std::shared_ptr<const Tournament> offered;
  bool undoing = false;        // asked whether the results of the round may be lost
  std::optional<Error> fault;  // of the last thing that was tried
};

}  // namespace bastide::web
