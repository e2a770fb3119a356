// "import": a game of another program, as a record.
#include <cstdio>
#include <string>

#include "engine/cli/any_game.hpp"
#include "engine/cli/commands.hpp"
#include "engine/formats/formats.hpp"
#include "engine/record/notation.hpp"

namespace bastide::cli {

int import_game(const Arguments& arguments) {
  if (arguments.size() != 1) {
    std::fprintf(stderr, "usage: bastide import FILE|LINK\n");
    return 2;
  }
  std::string text;
  if (!text_of(arguments[0], text)) return 1;
  const Catalogue catalogue = builtin_catalogue();
  const AnyGame any{"", read_foreign(catalogue, text), 0};
  if (any.game.begun) {
    const std::string record = write_record(catalogue, any.game.record);
    std::fwrite(record.data(), 1, record.size(), stdout);
    std::fflush(stdout);
  }
  print_any_fault(arguments[0], any);
  return any.game.fault ? 1 : 0;
}

}  // namespace bastide::cli
