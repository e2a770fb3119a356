// "validate": whether a game can be read to its end.
#include <cstdio>
#include <string>

#include "engine/cli/any_game.hpp"
#include "engine/cli/commands.hpp"
#include "engine/record/playback.hpp"

namespace bastide::cli {

int validate(const Arguments& arguments) {
  if (arguments.size() != 1) {
    std::fprintf(stderr, "usage: bastide validate FILE|LINK\n");
    return 2;
  }
  const Catalogue catalogue = builtin_catalogue();
  const auto any = open_whole_game(catalogue, arguments[0]);
  if (!any) return 1;
  const auto played = play_record(catalogue, any->game.record);
  if (!played) return 1;  // what could be read can be played
  std::string points;
  for (int side = 0; side < played->game.sides; ++side)
    points += ' ' + std::to_string(played->state.score[side]);
  std::printf("%s: %zu actions, turn %u%s; points:%s\n", std::string(any->form).c_str(),
              any->game.record.actions.size(), static_cast<unsigned>(played->state.turn),
              played->state.over ? ", over" : "", points.c_str());
  return 0;
}

}  // namespace bastide::cli
