// The "expect" lines of a record.
#pragma once

#include "engine/record/action_lines.hpp"
#include "engine/record/notation.hpp"

namespace bastide {

// Reads the words after "expect".
Expected<Expect> read_expect(const Game& game, const State& state,
                             const std::vector<PlayerEntry>& players, const Tokens& words);

}  // namespace bastide
