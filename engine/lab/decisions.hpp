// Decisions of the benchmark as lines of text, which can be concatenated from several runs in any
// order (docs/judging.md):
//
//   decision KIND NUMBER LINK LOSS,...,OTHERS TURNS
//
// The link ends with the tile that is drawn. Losses are in tenths of a point: of the turns that are
// listed, the best one first, and of any other. TURNS are their actions, coded as in links
// (action_code.hpp).
#pragma once

#include <sstream>
#include <string>

#include "engine/players/benchmark.hpp"
#include "engine/record/record.hpp"

namespace bastide::cli {

inline constexpr std::string_view decision_mark = "decision";

struct WeighedDecision {
  std::string kind;
  u64 number = 0;
  Record record;  // to the decision
  Game game;
  State state;
  Losses losses;
};

// Without the line's end. Nothing, after printing the reason, if the record makes no link, or a
// turn has no code.
std::optional<std::string> write_decision(const WeighedDecision& decision);
// `words`: the line after its mark. Nothing, after printing the reason, if it is not understood.
std::optional<WeighedDecision> parse_decision(std::istringstream& words, const std::string& line);

}  // namespace bastide::cli
