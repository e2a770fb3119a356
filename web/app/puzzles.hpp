// Puzzles one after another: which one opens, and what becomes of the answer.
#pragma once

#include "web/session/puzzle_choice.hpp"

namespace bastide::web {

struct App;

// Opens the puzzle that comes on a way: the next one, that of the day, or the first of three
// minutes.
void open_puzzle(App& app, PuzzleWay way);
void choose_puzzles(App& app, const PuzzleChoice& choice);

// Reads what other tabs may have noted, before somebody looks. What is only in memory stays there.
void load_puzzle_book(App& app);

// Notes the answer at the table, and lets the three minutes run.
void puzzle_frame(App& app);

}  // namespace bastide::web
