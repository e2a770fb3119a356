// Pieces on the tiles.
#pragma once

#include <cstddef>
#include <span>

namespace bastide {
struct Action;
struct Event;
}  // namespace bastide

namespace bastide::web {

struct BoardDrawing;
struct DisplayState;
struct Flourish;

// Figures, those farther back first. Several on one spot stand side by side; `flourishes` shake
// them.
void draw_figures(const BoardDrawing& on, const DisplayState& display,
                  std::span<const Flourish> flourishes = {});
// A stack of tokens in the corner of its tile, with the number; other kinds are beside it.
void draw_tokens(const BoardDrawing& on, const DisplayState& display);
// How many kinds are on the same tile before the one at index `i` of the pieces.
int tokens_before(const DisplayState& display, std::size_t i);
// Whatever else the sets have there, under the figures and over them. `chosen`, `moving`: as in
// PageSet::draw_on_board.
void draw_set_pieces(const BoardDrawing& on, const Action* chosen, const Event* moving);
void draw_set_pieces_above(const BoardDrawing& on, const Action* chosen, const Event* moving);

}  // namespace bastide::web
