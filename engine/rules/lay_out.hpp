// Lays out the position with which a game begins, and says what is impossible about one; and finds
// the position of a game, so that another can begin with it. The line
// of an error is the number, from 1, of the tile, piece or entry of `left` that it is about.
#pragma once

#include "engine/rules/game.hpp"

namespace bastide {

// Where the tiles of a position can lie, in both directions.
inline constexpr int farthest_start = 500;

// The start tiles that lie there in any position: a board.
bool lies_always(const Ruleset& rules, const StartTile& tile);

// The tiles so that each lies beside one before it, otherwise in their order; the first `already`
// of them lie there. What cannot be reached is not among them.
std::vector<StartTile> in_reach(const std::vector<StartTile>& tiles, std::size_t already);

// Makes the tiles of the setup's position those with which the game begins, and leaves the others
// to be drawn, except those of piles drawn before the main supply. Codes
// "position.alone" (in a game of its own), "position.empty", "position.tile" (not in play),
// "position.copies" (more tiles than there are), "position.cell" (too far, or taken),
// "position.apart" (beside no other tile), "position.left" (more than there are).
Expected<void> take_position(Ruleset& rules);

// "position.edges": two tiles that do not match; detail: both cells.
Expected<void> check_edges(const Game& game);

// Records the points and puts the pieces on a table with the tiles. Codes "position.points",
// "position.piece" (detail: the rule that forbids it), "position.nowhere" (not in play, or in no
// such place).
std::optional<Error> lay_out_pieces(const Game& game, State& state);

// Whether a game could begin in a state: before a turn, and without what a position does not say.
bool can_begin(const Game& game, const State& state);
// What lies on the table in such a state, and what is left.
StartPosition position_of(const Game& game, const State& state);

}  // namespace bastide
