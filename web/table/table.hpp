// The table: the board under a camera, the hand, the players, the log, and what moves on them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "web/drawing/camera.hpp"
#include "web/drawing/pictures.hpp"
#include "web/opponent/coach.hpp"
#include "web/reading/reading.hpp"
#include "web/session/memo.hpp"
#include "web/session/session.hpp"
#include "web/table/analysis_panel.hpp"
#include "web/table/card.hpp"
#include "web/table/claims.hpp"
#include "web/table/clock_frame.hpp"
#include "web/table/coach_view.hpp"
#include "web/table/display_state.hpp"
#include "web/table/gestures.hpp"
#include "web/table/hand.hpp"
#include "web/table/layout.hpp"
#include "web/table/log.hpp"
#include "web/table/look.hpp"
#include "web/table/motion.hpp"
#include "web/table/overlays.hpp"
#include "web/table/replay.hpp"
#include "web/table/team_panel.hpp"
#include "web/table/tile_tween.hpp"
#include "web/table/view_state.hpp"

namespace bastide::web {

struct Settings;
struct TableView;

enum class TableDialog : unsigned char { none, menu, keys, from_here, hand_over, comment };

// What the table shows and how; never the authoritative game state.
struct Table {
  TableLayout layout;
  Camera camera;
  DisplayState display;
  Motion motion;
  Claims claims;
  TileTween tween;
  float wind = 0;  // in tiles; it blows only while something else moves, too
  mutable Pictures pictures;  // a cache: what is drawn is painted
  Gestures gestures;
  Log log;
  Replay replay;
  Coach coach;
  CoachPanel coach_panel;
  ClockFrame clock;
  ViewState view_state;
  PlayerIndex holder = no_player;  // the person who holds the device
  bool paused = false;             // computer players wait,
  int step_until = 0;              // except for the turns up to this one

  // The move being considered, and the position it is about.
  Hand hand;
  std::optional<PositionKey> hand_about;
  Gains gains;                   // of the tentative move, immediately
  std::string standing;          // the final scores that it would change, in words

  std::optional<Position> misfit;  // a cell where the tile did not fit
  double misfit_until = 0;
  Inspection look;
  OverlayState overlay;

  TeamPanel team;
  AnalysisPanel analysis;
  SidePanel side = SidePanel::none;
  bool gone_listed = false;  // the list of tiles includes those of which none is left
  TableDialog dialog = TableDialog::none;
  int shown_player = -1;                // the player whose card has been requested
  float hand_height = 0;                // of the hand's panel on an upright phone
  Area lesson_area;                     // of a lesson's card; empty: there is none
  std::optional<Position> shown_place;  // pointed to by the log
  double shown_until = 0;
  Point screen;              // size of the window
  bool reveal_due = false;   // whether the choices of a new decision must be brought into view
  bool track_auto_opened = false;  // the score track was opened for a decision
  bool camera_taken_over =
      false;  // the person has moved the board: it is no longer fitted automatically
  std::size_t fitted_tiles = 0;  // of the board when it was last fitted
  bool fitted = false;           // whether the camera has been set for this game
};

// Resets everything and shows the game.
void table_open(TableView& view);

// Fits the whole board into view, and keeps doing so as it grows until the user moves it.
void fit_table(const Theme& theme, const Session& session, Table& table);

// One frame, one way: what the input asks for is done, the table is brought up to the game, laid out
// and drawn; what is pressed while it is drawn is done at the end. True while something moves.
bool table_frame(TableView& view);

}  // namespace bastide::web
