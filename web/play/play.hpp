// The game as it is played at the board: what is considered, pointed at, looked back on, and open.
#pragma once

#include <optional>
#include <string>

#include "web/board/shown_board.hpp"
#include "web/play/clock_frame.hpp"
#include "web/play/gestures.hpp"
#include "web/play/hand.hpp"
#include "web/play/layout.hpp"
#include "web/play/look.hpp"
#include "web/play/overlay_state.hpp"
#include "web/play/replay_state.hpp"
#include "web/play/view_state.hpp"
#include "web/reading/reading.hpp"

namespace bastide::web {

enum class TableDialog : unsigned char { none, menu, more, keys, from_here, pass_device, comment };

struct Play : ShownBoard {
  TableLayout layout;
  Gestures gestures;
  Replay replay;

  // The move being considered, and the position it is about.
  Hand hand;
  std::optional<PositionKey> hand_about;
  Gains gains;               // of the tentative move, immediately
  std::string final_scores;  // the final scores that it would change, in words
  bool reveal_due = false;   // whether the choices of a new decision must be brought into view
  bool asked_anew = false;   // a decision whose choices have not been brought into view yet
  std::optional<Position> misfit;  // a cell where the tile did not fit
  double misfit_until = 0;

  Inspection look;
  OverlayState overlay;
  int shown_player = -1;  // the player whose card has been requested
  SidePanel side = SidePanel::none;
  bool track_auto_opened = false;  // the score track was opened for a decision
  TableDialog dialog = TableDialog::none;

  ClockFrame clock;
  ViewState view_state;
  PlayerIndex holder = no_player;  // the person who holds the device
  bool paused = false;             // computer players wait,
  int step_until = 0;              // except for the turns up to this one
};

}  // namespace bastide::web
