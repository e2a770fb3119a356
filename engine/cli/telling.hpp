// Events as sentences and as JSON, by the forms that the sets have (engine/rules/words.hpp).
#pragma once

#include "engine/record/record.hpp"
#include "engine/rules/words.hpp"

namespace bastide::cli {

struct Teller {
  const Game& game;
  const State& state;  // after the events
  const Names& names;
};

// Of the sides: the players by name or colour.
Names names_of(const std::vector<PlayerEntry>& players, int sides);

// Scores, supplies and tiles left, as fields.
std::string numbers_json(const Game& game, const State& state);

// `count` events from `first` on (told_as_one).
std::string event_text(const Teller& teller, const Event* first, std::size_t count);
std::string event_json(const Teller& teller, const Event* first, std::size_t count);

}  // namespace bastide::cli
