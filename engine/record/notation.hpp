// The notation: a game as text that people can read and write (docs/notation.md).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/record/record.hpp"
#include "engine/rules/words.hpp"

namespace bastide {

inline constexpr std::size_t max_record_size = 1 << 20;  // bytes of text
inline constexpr std::size_t max_record_actions = 20000;

// A comment on the position before actions[before].
struct Remark {
  std::size_t before = 0;
  std::string text;
  friend bool operator==(const Remark&, const Remark&) = default;
};

// An expectation about the position before actions[before].
struct Expect {
  std::size_t before = 0;
  int line = 0;
  const ExpectForm* form = nullptr;
  Claim claim;
  std::string text;  // as written, without the word "expect"
};

struct ParsedRecord {
  Record record;
  std::vector<int> lines;  // of every action; 0 for a chance outcome from the seed
  std::vector<Remark> remarks;
  std::vector<Expect> expects;
};

// A text read as far as possible: `parsed` holds everything before the fault. Codes "record.*" and
// those of check_setup.
struct ReadRecord {
  ParsedRecord parsed;
  bool begun = false;  // the header is valid; otherwise `parsed` is not worth showing
  std::optional<Error> fault;
};
ReadRecord read_record(const Catalogue& catalogue, std::string_view text);

// Fails unless the whole text can be read.
Expected<ParsedRecord> parse_record(const Catalogue& catalogue, std::string_view text);

// Writes legal records; the text ends before an illegal action.
std::string write_record(const Catalogue& catalogue, const ParsedRecord& record);
std::string write_record(const Catalogue& catalogue, const Record& record);

// The line of an action that is possible in `state`.
std::string describe_action(const Game& game, const State& state,
                            const std::vector<PlayerEntry>& players, const Action& action);
// Parses such a line; the action need not be legal. Codes "record.*".
Expected<Action> parse_action(const Game& game, const State& state,
                              const std::vector<PlayerEntry>& players, std::string_view line);

// The first expectation that does not hold: "record.expect", with the actual state as detail.
std::optional<Error> check_expects(const Catalogue& catalogue, const ParsedRecord& record);

}  // namespace bastide
