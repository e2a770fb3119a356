// What an opponent says, in a bubble beside its face, for a moment.
#pragma once

#include <cstddef>
#include <string>

#include "web/panels/remarks/occasion.hpp"

namespace bastide::web {

struct TableView;

struct Remarks {
  bool begun = false;    // the game has been looked at; what came before is not remarked on
  std::size_t seen = 0;  // so many actions have been
  int last_turn = 0;     // in which something was said
  std::string line;      // its key, while it is to be read; empty: nothing
  PlayerIndex speaker = no_player;
  int until_turn = 0;   // it goes when this turn begins,
  double until = 0;     // or at this time if things move
  bool placed = false;  // there has been room for it
};

// Notices what has happened, and says something about it now and then. Call once a frame; true
// while a bubble is there that will fade.
bool remarks_follow(TableView& view);
// Where it covers nothing that is asked; if there is no such place, it waits.
void draw_remark(const TableView& view);

}  // namespace bastide::web
