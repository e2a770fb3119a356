// Events as sentences and as JSON, in the forms defined by the sets (engine/rules/words.hpp).
#pragma once

#include "engine/record/record.hpp"
#include "engine/rules/words.hpp"

namespace bastide::cli {

struct Teller {
  const Game& game;
  const State& state;  // after the events
  const Names& names;
};

// The names of the sides: players by name or colour.
Names names_of(const std::vector<PlayerEntry>& players, int sides);

// Scores, supplies and tiles left, as JSON fields.
std::string numbers_json(const Game& game, const State& state);

// Describes `count` events from `first` on together (told_as_one).
std::string event_text(const Teller& teller, const Event* first, std::size_t count);
std::string event_json(const Teller& teller, const Event* first, std::size_t count);

}  // namespace bastide::cli
