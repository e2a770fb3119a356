// What drawing a frame of the table has taught: where things are, what is pointed at, what has been
// pressed. The next frame's input and layout read it; what draws changes nothing else.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/rules/action.hpp"
#include "web/board/completion_fade.hpp"
#include "web/board/off_board.hpp"
#include "web/drawing/camera.hpp"
#include "web/panels/table_view.hpp"
#include "web/play/card.hpp"

namespace bastide::web {

struct Drawn {
  std::vector<Area> panels;  // that cover the board
  OffBoard off_board;
  Area banner, coach, remark, offer;  // over the board
  CompletionFade completion_fade;
  bool turning = false;  // tiles are becoming finished
  std::optional<ShownCard> card;
  TypeIndex pointed_type = no_type;  // pointed at in a list of tiles: its spaces are shown
  Node pointed_bank = no_node;       // pointed at in the panel of a team
  // Lists scroll to what is new in them.
  std::optional<Action> listed_choice;
  std::size_t listed_entries = 0;  // of the log
  unsigned revealed_row = 0;       // AnalysisPanel::reveal
  std::string typed;               // the text being edited: the name in the menu, or a comment
  std::vector<Intent> intents;
};

}  // namespace bastide::web
