// The engine at a command line: a table of subcommands.
#include <cstdio>

#include "engine/cli/commands.hpp"
#include "engine/rules/setup.hpp"

namespace bastide::cli {
namespace {

struct Command {
  std::string_view name;
  int (*run)(const Arguments&);
  std::string_view use;
};

constexpr Command commands[] = {
    {"replay", replay, "replay FILE [--json]    play a record and tell what happens"},
    {"review", review, "review FILE|LINK        what every decision of a game was worth"},
    {"describe", describe, "describe LINK           what a link holds"},
    {"import", import_game, "import FILE|LINK        a game of another program, as a record"},
    {"export", export_game, "export FILE --to lab|jcz  a game for another program"},
    {"validate", validate, "validate FILE|LINK      whether a game can be read to its end"},
    {"simulate", simulate, "simulate [options]      random games: rate and behaviour hash"},
    {"perft", perft, "perft DEPTH [options]   count action sequences"},
    {"match", match, "match A B [options]     computer players against each other"},
    {"ladder", ladder, "ladder [options]        the levels against each other: Elo"},
    {"tune", tune, "tune [PLAYER] [options] which weights play better"},
    {"puzzles", puzzles, "puzzles [options]       positions with one best turn"},
    {"chances", chances, "chances [options]       how likely a lead wins"},
    {"adjudicate", adjudicate, "adjudicate FILE|LINK    who would have won a game that broke off"},
    {"benchmark", benchmark, "benchmark [options]     decisions, and what their turns lose"},
    {"judge", judge, "judge PLAYER... [options] what players lose at them"},
    {"rate", rate, "rate A B [options]      how strong their own games show players to be"},
    {"luck", luck, "luck A B [options]      how far results spread without the luck of the draw"},
    {"engine", engine, "engine                  play by JSON lines (docs/engine.md)"},
};

constexpr char switches[] =
    "options of a game:\n"
    "  --players N         2 to 6, with expansions of Big Box 5 up to 8\n"
    "  --preset ID         a named setup: %s\n"
    "  --expansions A,B    by name; all; those of a preset\n"
    "  --options A=on,B=9  by name (docs/notation.md)\n"
    "further options: simulate --games N --seed N --player ID[:nodes=N]; perft DEPTH --seed N;\n"
    "review --nodes N --threads N, and --json, --annotate, --link or --html (docs/judging.md);\n"
    "match and ladder --games N --seed N --threads N, or a part: --from DECK --count DECKS\n"
    "--lines, and\n"
    "--merge FILES puts such lines together; a player may have limits, and threads to share\n"
    "its search: ID:nodes=N:ms=N:threads=N, or know nothing of a set: ID:without=SET; in a\n"
    "match it may be another program: program:COMMAND or program:ms=N:COMMAND (docs/engine.md);\n"
    "tune --seed N --width PERCENT --count TRIALS --step PERCENT --generations N, or a part and\n"
    "--merge as above (docs/players.md);\n"
    "puzzles --seed N --games N --nodes N --margin POINTS --grade N --half --late --threads N\n"
    "--player ID[:nodes=N]; puzzles --positions FILE: of its links;\n"
    "chances --seed N --games N --mixed --played-on N --player ID[:nodes=N]; luck --seed N --games "
    "N;\n"
    "benchmark --seed N --nodes N --kind ID, or a part: --from N --count N, and --merge as above;\n"
    "adjudicate --games N --nodes N --threads N --json|--html;\n"
    "judge --file FILE --times N --kinds; rate --games N --nodes N --seed N\n";

int run(const Arguments& words) {
  if (!words.empty())
    for (const Command& command : commands)
      if (command.name == words[0]) return command.run({words.begin() + 1, words.end()});
  std::fprintf(stderr, "usage:\n");
  for (const Command& command : commands)
    std::fprintf(stderr, "  bastide %.*s\n", static_cast<int>(command.use.size()),
                 command.use.data());
  std::string named;
  for (const Preset& preset : presets())
    named += (named.empty() ? "" : ", ") + std::string(preset.id);
  std::fprintf(stderr, switches, named.c_str());
  return 2;
}

}  // namespace
}  // namespace bastide::cli

int main(int argc, char** argv) { return bastide::cli::run({argv + 1, argv + argc}); }
