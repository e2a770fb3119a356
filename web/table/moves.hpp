// What a person can do at the table. Each does nothing where it makes no sense.
#pragma once

#include <string>
#include <vector>

#include "web/table/camera.hpp"
#include "web/table/hand.hpp"

namespace bastide::web {

struct App;

// Takes up the decision of the shown position when it has changed.
void refresh_hand(App& app);
// A person is to lay a tile or place a figure, and the table shows it.
bool person_moves(const App& app);
bool person_scores(const App& app);

void lay_tile(App& app, Position at);
void turn_tile(App& app, int steps);
void pick_figure(App& app, std::size_t index);  // among hand.figures; again: confirms
void next_figure(App& app, int step);
void confirm_move(App& app);
void take_back_move(App& app);
void undo_move(App& app);
void redo_move(App& app);
void return_to_present(App& app);

// The features that may be scored next.
std::vector<Action> score_choices(const App& app);
void score_next(App& app, const Action& action);

// Where a figure of hand.figures would stand.
struct FigurePlace {
  std::size_t index = 0;
  Node node = no_node;
  SegmentKind feature = SegmentKind::road;
  Point world;
};
std::vector<FigurePlace> figure_places(App& app);
Point figure_point(App& app, const Board& board, Node node);

// "Knight", and what the place is worth in the tentative position: "4 at once", "3 now".
std::string figure_role(const App& app, const Action& figure);
std::string figure_worth(const App& app, const Action& figure);

// Why no figure can be placed although the rules foresee it; empty if one can.
std::string why_no_figure(const App& app);

}  // namespace bastide::web
