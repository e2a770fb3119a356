// VAR-16: a game for one, who pays for every tile and wants to get far.
#include <algorithm>

#include "engine/rules/set.hpp"
#include "engine/sets/toll/toll.hpp"

namespace bastide {

extern const EstimatePart toll_estimate;  // estimate.cpp
extern const SetWords toll_words;         // words.cpp

namespace toll {
namespace {

constexpr int tolls[last_milestone] = {1, 2, 3, 3, 3, 4, 4};  // TOLL-4

}  // namespace

// TOLL-1. What does not go with it (TOLL-9) says so itself: Set::needs_others.
bool is_on(const Setup& setup) { return setup.options.toll_road && setup.players == 1; }

bool counts(const Game& game, TypeIndex type) {
  return game.pile[type] == main_pile && game.types[type].board.empty();
}

int tiles_laid(const Game& game, const State& state) {
  const auto& tiles = state.board.tiles;
  return static_cast<int>(std::count_if(
      tiles.begin(), tiles.end(), [&](const PlacedTile& tile) { return counts(game, tile.type); }));
}

int toll_after(int tiles) {
  return tolls[std::min(tiles / tiles_to_a_milestone, last_milestone - 1)];
}

int milestones_reached(const Game& game, const State& state) {
  if (state.over && !state.toll.stopped) return last_milestone;
  return std::min(tiles_laid(game, state) / tiles_to_a_milestone, last_milestone - 1);
}

int tiles_to_next(const Game& game, const State& state) {
  const int tiles = tiles_laid(game, state);
  if (tiles >= (last_milestone - 1) * tiles_to_a_milestone) return 0;
  return tiles_to_a_milestone - tiles % tiles_to_a_milestone;
}

namespace {

void set_up(const Game&, State& state) { state.score[0] = stock; }

// ---- S0a: who cannot pay is stopped (TOLL-5) ----------------------------------------------------

Next enter_toll(const Game& game, State& state, Events*) {
  state.toll.stopped = current_pile(state) == main_pile && state.score[0] < next_toll(game, state);
  return state.toll.stopped ? Next::again : Next::advance;
}

bool is_stopped(const Game&, const State& state) { return state.toll.stopped; }

// ---- S2: the toll (TOLL-3) ----------------------------------------------------------------------

void tile_placed(const Game& game, State& state, Events* events) {
  if (!counts(game, state.board.tiles[state.placed].type)) return;
  const int tiles = tiles_laid(game, state), due = toll_after(tiles - 1);
  Scoring paid;
  paid.cause = ScoreCause::toll;
  paid.tiles = static_cast<u8>(tiles);
  paid.value = static_cast<i16>(due);
  paid.points[0] = static_cast<i16>(-due);
  report_scoring(events, paid);
  state.score[0] = static_cast<i16>(state.score[0] - due);
}

// ---- The end ------------------------------------------------------------------------------------

// TOLL-7: one wins or loses against the road.
void adjust_outcome(const Game&, const State& state, Outcome& outcome) {
  outcome.together = true;
  outcome.winners = state.over && !state.toll.stopped;
}

void hash(const Game&, const State& state, Hasher& h) { h.add(state.toll.stopped); }

constexpr PhaseRow rows[] = {{.phase = Phase::toll, .enter = enter_toll}};

constexpr OptionInfo options[] = {{38, "toll-road", "VAR-16", &Options::toll_road}};

}  // namespace
}  // namespace toll

extern const Set toll_set = {
    .id = "toll",
    .players = {1, 1},
    .options = toll::options,
    .in_play = toll::is_on,
    .set_up = toll::set_up,
    .rows = toll::rows,
    .ended = toll::is_stopped,
    .tile_placed = toll::tile_placed,
    .unscored_end = toll::is_stopped,
    .adjust_outcome = toll::adjust_outcome,
    .hash = toll::hash,
    .estimate = &toll_estimate,
    .words = &toll_words,
};

}  // namespace bastide
