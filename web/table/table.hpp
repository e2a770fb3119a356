// The table: the board under a camera, the hand, the players, the log, and what moves on them.
#pragma once

#include "web/opponent/coach.hpp"
#include "web/panels/analysis/analysis_state.hpp"
#include "web/panels/bag_panel.hpp"
#include "web/panels/coach_view.hpp"
#include "web/panels/ending/ending_state.hpp"
#include "web/panels/last_events.hpp"
#include "web/panels/log.hpp"
#include "web/panels/remarks/remark_view.hpp"
#include "web/panels/team_panel.hpp"
#include "web/play/play.hpp"

namespace bastide::web {

struct TableView;

// What the table shows and how: the board, what is played there, and the panels around it; never
// the authoritative game state.
struct Table : Play {
  Coach coach;
  CoachPanel coach_panel;
  Log log;
  LastEvents events;
  TeamPanel team;
  AnalysisPanel analysis;
  BagPanel bag;
  EndingState ending;
  Remarks remarks;
};

// Resets everything and shows the game.
void table_open(Table& table, TableView& view);

// One frame, one way: what the input asks for is done, the table is brought up to the game, laid
// out and drawn; what is pressed while it is drawn is done at the end. True while something moves.
bool table_frame(TableView& view);

}  // namespace bastide::web
