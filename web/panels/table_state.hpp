// All that the table shows and how: the board, what is played there, and the panels around it.
#pragma once

#include "web/opponent/coach.hpp"
#include "web/panels/analysis/analysis_panel.hpp"
#include "web/panels/coach_view.hpp"
#include "web/panels/log.hpp"
#include "web/panels/team_panel.hpp"
#include "web/play/play.hpp"

namespace bastide::web {

// What the table shows and how; never the authoritative game state.
struct Table : Play {
  Log log;
  Coach coach;
  CoachPanel coach_panel;
  TeamPanel team;
  AnalysisPanel analysis;
  bool gone_listed = false;  // the list of tiles includes those of which none is left
  float hand_height = 0;     // of the hand's panel on an upright phone
  Area lesson_area;          // of a lesson's card; empty: there is none
  Point screen;              // size of the window
};

}  // namespace bastide::web
