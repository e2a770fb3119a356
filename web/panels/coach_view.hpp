// The coach at the table: after each turn of a person a word at its tile with another try, and on
// demand the better turn on the board, and the reason.
#pragma once

#include <optional>
#include <string>

#include "engine/players/turn_actions.hpp"
#include "engine/rules/state.hpp"

namespace bastide::web {

struct BoardDrawing;
struct TableView;

struct CoachPanel {
  bool open = false;
  unsigned news = 0;          // of the coach, as last put into words,
  TurnActions turn;           // and the turn then
  std::string language;       // of the words:
  std::string title, text;    // the verdict; what would have been better, and why
  std::optional<State> laid;  // while it is open: the position after the better placement
};

// Whether there is a verdict to show.
bool is_coached(const TableView& view);
// Opens or closes the panel.
void toggle_coach(TableView& view);
void close_coach(CoachPanel& panel);
// Takes the last turn back, with all that followed, once.
void take_turn_back(TableView& view);

// Puts a new verdict into words, and says it. Call once a frame.
void coach_follow(TableView& view);
void draw_coach(const TableView& view);
void draw_coached_turn(const BoardDrawing& on, const TableView& view);

}  // namespace bastide::web
