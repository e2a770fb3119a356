// The engine at a command line: a table of subcommands.
#include <cstdio>

#include "engine/cli/commands.hpp"

namespace bastide::cli {
namespace {

struct Command {
  std::string_view name;
  int (*run)(const Arguments&);
  std::string_view use;
};

constexpr Command commands[] = {
    {"replay", replay, "replay FILE [--json]    play a record and tell what happens"},
    {"describe", describe, "describe LINK           what a link holds"},
    {"simulate", simulate, "simulate [options]      random games: rate and behaviour hash"},
    {"perft", perft, "perft [options]         count action sequences"},
    {"match", match, "match A B [options]     computer players against each other"},
};

int run(const Arguments& words) {
  if (!words.empty())
    for (const Command& command : commands)
      if (command.name == words[0]) return command.run({words.begin() + 1, words.end()});
  std::fprintf(stderr, "usage:\n");
  for (const Command& command : commands)
    std::fprintf(stderr, "  bastide %.*s\n", static_cast<int>(command.use.size()),
                 command.use.data());
  return 2;
}

}  // namespace
}  // namespace bastide::cli

int main(int argc, char** argv) { return bastide::cli::run({argv + 1, argv + argc}); }
