// Decisions of the benchmark as lines of text, which can be concatenated from several runs in any
// order (docs/judging.md):
//
//   decision KIND NUMBER LINK | LOSS ERROR place 1,-2 0, meeple city N | ...
//
// The link ends with the tile that is drawn; the best turn comes first.
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
  std::vector<WeighedTurn> turns;
};

// Without the line's end. Nothing, after printing the reason, if the record makes no link.
std::optional<std::string> write_decision(const WeighedDecision& decision);
// `words`: the line after its mark. Nothing, after printing the reason, if it is not understood.
std::optional<WeighedDecision> parse_decision(std::istringstream& words, const std::string& line);

}  // namespace bastide::cli
