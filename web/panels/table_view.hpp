// The context passed to code that draws the table and plays at it. It only names its parts: a panel
// includes those that it looks into.
#pragma once

#include <imgui.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "web/play/play_view.hpp"
#include "web/sets/team.hpp"

namespace bastide::web {

struct Advice;
struct AnalysisPanel;
struct BagPanel;
struct Coach;
struct CoachPanel;
struct Drawn;
struct EndingState;
struct GamePaint;
struct LastEvents;
struct Log;
struct Medal;
struct Remarks;
struct TeamPanel;

// Facts known only to the page.
struct TableInput {
  bool covered = false;                   // a dialog of the page covers it
  bool thinking = false;                  // a computer player is thinking
  bool may_hurry = false;                 // it has been thinking long enough to be hurried
  bool may_store = true;                  // whether the view state can be stored
  bool full = false;                      // there was no room to save the last moves
  std::string offered = {};               // the id of a lesson (web/panels/offered_lesson.hpp)
  int days_in_a_row = 0;                  // with this game of the day; 0: it is none
  std::optional<Reach> best = {};         // the farthest of earlier games for one
  std::vector<const Medal*> medals = {};  // that were won in this game (web/store/medals.hpp)
};

// For code that composes the table: panels and keys.
struct TableView : PlayView {
  Part<Advice> advice;
  Part<Coach> coach;
  // Each panel's own.
  Part<CoachPanel> coach_panel;
  Part<Log> log;
  Part<LastEvents> events;
  Part<TeamPanel> team;
  Part<AnalysisPanel> analysis;
  Part<BagPanel> bag;
  Part<EndingState> ending;
  Part<Remarks> remarks;
  Drawn& drawn;
  TableInput input;
};

// What a person has asked for by pressing something: noted while the table is drawn, carried out
// once after that.
using Intent = std::function<void(TableView&)>;
void intend(const TableView& view, Intent intent);

// For drawing pictures of its game.
GamePaint paint_of(const TableView& view, ImDrawList& draw);

}  // namespace bastide::web
