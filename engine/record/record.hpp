// A game on paper: what notation, links and saves all hold.
#pragma once

#include <string>
#include <vector>

#include "engine/rules/game.hpp"

namespace bastide {

struct PlayerEntry {
  std::string name;      // UTF-8, at most 24 characters, no control characters; may be empty
  u8 colour = 0;         // 0..7, distinct
  std::string computer;  // id of a player kind, empty: a person
  friend bool operator==(const PlayerEntry&, const PlayerEntry&) = default;
};

struct Record {
  Setup setup;
  std::vector<PlayerEntry> players;  // setup.players of them, in turn order
  std::vector<Action> actions;       // chance outcomes included, in order
  friend bool operator==(const Record&, const Record&) = default;
};

}  // namespace bastide
