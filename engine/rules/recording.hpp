// How points reach the track while Robbers or Messages are in play. The points of one scoring event
// are moved by figures that stand on spaces, and both expansions look at where. So they wait in
// State::recording, and the turn makes a detour: first every player who scores moves a figure, then
// the robbers rob. The detour asks only where there is a choice.
#pragma once

#include <span>

#include "engine/rules/set.hpp"

namespace bastide {

// BASE-TRACK-1
inline constexpr int track_spaces = 50;

enum class ScoringFigure : u8 { meeple, messenger };
inline constexpr int scoring_figures = 2;

// How far a scoring figure has come, laps included; together they make the score (MSG-1, MSG-22).
inline int total_of(const State& state, PlayerIndex player, ScoringFigure figure) {
  const int messenger = state.track.messenger[player];
  return figure == ScoringFigure::messenger ? messenger : state.score[player] - messenger;
}

// The space that it stands on (ROB-5).
inline u8 space_of(const State& state, PlayerIndex player, ScoringFigure figure) {
  return static_cast<u8>(total_of(state, player, figure) % track_spaces);
}

// The scoring figures of a game: the second only with Messages.
inline int figures_on_track(const Game& game) {
  return game.setup.has(Expansion::messages) ? scoring_figures : 1;
}

// Whether one of the player's scoring figures stands on a space.
bool stands_on(const Game& game, const State& state, PlayerIndex player, u8 space);

// MSG-5, MSG-10: what a figure of the active player stands on gives a message.
bool on_dark_space(const Game& game, const State& state, ScoringFigure figure);

// Takes the points of one event over from award().
void begin_recording(const Game& game, State& state, const Scoring& scoring);

// Leaves the turn for the detour if points are waiting for it.
void divert(const Game& game, State& state);

// A robber goes back to its owner (ROB-8).
void return_robber(State& state, PlayerIndex owner, Events* events);

// The rows of the detour. They belong to the game when Game::recording.
extern const std::span<const PhaseRow> recording_rows;

u64 hash_recording(const Game& game, const State& state);

}  // namespace bastide
