// "describe": what a link contains.
#include <cstdio>
#include <string>

#include "engine/cli/commands.hpp"
#include "engine/record/error_texts.hpp"
#include "engine/record/link.hpp"
#include "engine/record/notation.hpp"
#include "engine/record/playback.hpp"

namespace bastide::cli {

int describe(const Arguments& arguments) {
  if (arguments.size() != 1) {
    std::fprintf(stderr, "usage: bastide describe LINK\n");
    return 2;
  }
  const Catalogue catalogue = builtin_catalogue();
  const auto link = decode_link(catalogue, arguments[0]);
  if (!link) {
    std::fprintf(stderr, "%s\n", error_text(link.error()).c_str());
    return 1;
  }
  std::string text = write_record(catalogue, link->record);
  if (const auto played = play_record(catalogue, link->record)) {
    text += "# " + std::to_string(link->record.actions.size()) + " actions, turn " +
            std::to_string(played->state.turn) + (played->state.over ? ", over" : "") + "; points:";
    for (int p = 0; p < played->game.sides; ++p)
      text += ' ' + std::to_string(played->state.score[p]);
    text += '\n';
  }
  std::fwrite(text.data(), 1, text.size(), stdout);
  if (!link->fault) return 0;
  std::fflush(stdout);
  std::fprintf(stderr, "%s\n", error_text(*link->fault).c_str());
  return 1;
}

}  // namespace bastide::cli
