// "export": a game for another program.
#include <cstdio>
#include <string>

#include "engine/cli/any_game.hpp"
#include "engine/cli/commands.hpp"
#include "engine/formats/formats.hpp"
#include "engine/record/error_texts.hpp"

namespace bastide::cli {

int export_game(const Arguments& arguments) {
  const bool three = arguments.size() == 3 && arguments[1] == "--to";
  const bool lab = three && arguments[2] == "lab", jcz = three && arguments[2] == "jcz";
  if (!lab && !jcz) {
    std::fprintf(stderr, "usage: bastide export FILE|LINK --to lab|jcz\n");
    return 2;
  }
  const Catalogue catalogue = builtin_catalogue();
  const auto any = open_whole_game(catalogue, arguments[0]);
  if (!any) return 1;
  const auto written =
      lab ? write_lab_link(catalogue, any->game.record) : write_jcz(catalogue, any->game.record);
  if (!written) {
    std::fprintf(stderr, "%s\n", error_text(written.error()).c_str());
    return 1;
  }
  std::printf("%s%s", written->c_str(), lab ? "\n" : "");
  return 0;
}

}  // namespace bastide::cli
