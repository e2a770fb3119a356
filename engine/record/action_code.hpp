// How links code an action (docs/link.md): number by number, each among all values that it could
// ever have, given what is printed and what is on the table. The rules are not asked, so that
// correcting one cannot change what a link means. What was chosen more often takes fewer bits.
//
// All of this is part of the link format: it must never change.
#pragma once

#include <map>
#include <optional>

#include "engine/rules/game.hpp"

namespace bastide {

// What is learned from the game as it goes on: how often options of each appearance were chosen,
// and how often there were any to choose.
struct Learned {
  struct Tally {
    u32 chosen = 0, offered = 0;
  };
  std::map<u32, Tally> tallies;
};

// Encoder or Decoder (coder.hpp). Codes `action`, in the form in which legal_actions lists it, or
// reads one, which need not be legal. Nothing if it cannot be coded: a place that is nowhere near
// the table.
template <class Coder>
std::optional<Action> code_action(Coder& coder, const Game& game, const State& state,
                                  Learned& learned, const Action& action);

}  // namespace bastide
