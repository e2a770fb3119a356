// VAR-9: whoever fills a hole, a cell with tiles on all four edges, continues with another tile.
// Once a turn, and not for a tile that already gives a double turn (AMB-66): the sets that give one
// are consulted first.
#include "engine/rules/set.hpp"

namespace bastide {

extern const Set holes_set;
extern const EstimatePart holes_estimate;  // estimate.cpp
extern const SetWords holes_words;         // words.cpp

namespace {

void tile_placed(const Game&, State& state, Events*) {
  const Board& board = state.board;
  const Position at = place_of(board, state.placed);
  state.part.holes.filled = true;
  for (int edge = 0; edge < edge_count; ++edge)
    state.part.holes.filled &= tile_at(board, neighbour(at, static_cast<Edge>(edge))) != no_tile;
}

// Also in a part inside another one, as with a double turn.
Next hole_turn(const Game& game, State& state, Events* events) {
  if (!state.part.holes.filled || state.this_turn.holes.used) return Next::advance;
  state.this_turn.holes.used = true;
  report(events, EventKind::part_begun, state.active, &holes_set);
  return jump_to(game, state, Phase::part_start);
}

void hash(const Game&, const State& state, Hasher& h) {
  h.add(state.part.holes.filled * 4u + state.interrupted.part.holes.filled * 2u +
        state.this_turn.holes.used);
}

constexpr OptionInfo options[] = {{18, "holes-give-turns", "VAR-9", &Options::holes_give_turns}};

}  // namespace

extern const Set holes_set = {
    .id = "holes",
    .options = options,
    .in_play = [](const Setup& setup) { return setup.options.holes_give_turns; },
    .tile_placed = tile_placed,
    .part_over = hole_turn,
    .hash = hash,
    .estimate = &holes_estimate,
    .words = &holes_words,
};

}  // namespace bastide
