// Another program as a player in a match: a process that is asked, line by line, for its best
// action (docs/engine.md).
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/cli/contender.hpp"
#include "engine/record/record.hpp"

namespace bastide::cli {

// A running program. It ends with its owner.
class Program {
 public:
  explicit Program(const std::string& started);
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  // Sends a line and waits for one. Nothing if the program has ended or takes longer than this.
  std::optional<std::string> ask(const std::string& line, double seconds);

  const std::string command;  // for the shell

 private:
  bool write(std::string_view text, double until);

  int process_ = -1;
  int to_ = -1, from_ = -1;  // pipes
  std::string read_;         // but not yet part of an answer
};

// "program:COMMAND" or, with limits that the program is told, "program:ms=1000:COMMAND".
bool names_program(std::string_view text);
// Starts it. Returns nothing, after printing the reason, if there is no command.
std::optional<Contender> read_program(std::string_view text);

// What a program decides about: a position, and what has led to it.
struct Situation {
  const Catalogue& catalogue;
  const Game& game;
  const State& state;
  const Record& so_far;
};

// The action that a program chooses; it learns nothing of the future. Returns nothing, after
// printing the reason, if it does not answer or answers with anything but a legal action. Adds the
// time it took to `seconds`.
std::optional<Action> ask_program(const Contender& who, const Situation& situation, Random& random,
                                  double& seconds);

}  // namespace bastide::cli
