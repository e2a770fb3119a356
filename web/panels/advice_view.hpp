// Advice at the table: asking for it, putting it into words, marking it on the board.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "web/drawing/camera.hpp"

namespace bastide {
struct TurnRating;
struct Action;
struct State;
}  // namespace bastide

namespace bastide::web {

struct Advice;
struct BoardDrawing;
struct Hand;
struct Session;
struct TableView;
struct Texts;

// Asks for a hint, or drops the one shown. Explains why there is none in a game without help.
void ask_advice(TableView& view);

// Called once a frame: puts advice that has arrived into words.
void advice_words(TableView& view);

// Marks on the board what would have been better than the move played after an earlier position.
void show_better(const Session& session, Camera& camera, Advice& advice, const TurnRating& rating,
                 std::string title, std::string why);

// Why the computer player made this turn; empty if the action was not a computer player's.
std::string why_computer(const Texts& texts, const Session& session, std::size_t action);

// Whether the tile lies elsewhere than advised: then the advice is not in the way.
bool is_hidden(const Hand& hand, const Advice& advice);

// The suggested decision, if it is about the move being considered.
bool is_advised(const Hand& hand, const Advice& advice, const Action& offer);

// Draws a turn that is not played, over the board: `laid` is the position after its placement, and
// the piece of its `last` action, if that is about a figure. Returns a point at the tile's corner.
Point draw_turn(const BoardDrawing& on, const Hand& hand, const State& laid, const Action& place,
                const Action& last);

void draw_advice(const BoardDrawing& on, const TableView& view);

}  // namespace bastide::web
