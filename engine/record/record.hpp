// A recorded game: what notation, links and saves all contain.
#pragma once

#include <string>
#include <vector>

#include "engine/record/fair.hpp"
#include "engine/rules/game.hpp"

namespace bastide {

struct PlayerEntry {
  std::string name;      // UTF-8, at most 24 characters, no control characters; may be empty
  u8 colour = 0;         // 0..7, distinct
  std::string computer;  // id of a player kind, empty: a person
  friend bool operator==(const PlayerEntry&, const PlayerEntry&) = default;
};

// The colour of a side: a person who plays several has further colours, the first that nobody
// chose.
inline u8 colour_of_side(const std::vector<PlayerEntry>& players, PlayerIndex side) {
  if (side < players.size()) return players[side].colour;
  constexpr u8 in_turn[] = {1, 2, 3, 4, 5, 0, 6, 7};
  std::size_t free = side - players.size();
  for (const u8 colour : in_turn) {
    bool taken = false;
    for (const PlayerEntry& player : players) taken |= player.colour == colour;
    if (!taken && free-- == 0) return colour;
  }
  return 0;
}

struct Record {
  Setup setup;
  std::vector<PlayerEntry> players;  // setup.players of them, in turn order
  std::vector<Action> actions;       // chance outcomes included, in order
  Fair fair;                         // of a game between devices
  friend bool operator==(const Record&, const Record&) = default;
};

}  // namespace bastide
