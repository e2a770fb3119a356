// How points reach the track while Robbers or Messages are in play. The points of one scoring event
// are moved by figures standing on spaces, and both expansions depend on which. So the points wait
// in TrackPart::payout while the turn makes a detour: first every player who scores moves a figure,
// then the robbers rob. The detour asks only where there is a choice.
#pragma once

#include <iterator>

#include "engine/rules/scoring.hpp"
#include "engine/rules/set.hpp"

namespace bastide {

enum class ScoringFigure : u8 { meeple, messenger };
inline constexpr int scoring_figures = std::size(scoring_pieces);

// How far a scoring figure has come, laps included; the totals of both add up to the score (MSG-1,
// MSG-22).
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
  return 1 + game.dealt[static_cast<std::size_t>(Piece::messenger)];
}

// MSG-5, MSG-10: whether the active player's figure stands on a space that gives a message.
bool on_dark_space(const Game& game, const State& state, ScoringFigure figure);

// Points that change hands without being scored (VAR-8): the payer's meeple goes back, and the
// messenger for what it lacks; the other's meeple goes forward. Robbers stay.
void pay(const Game& game, State& state, PlayerIndex from, PlayerIndex to, int points,
         Events* events);

// A robber goes back to its owner (ROB-8).
void return_robber(State& state, PlayerIndex owner, Events* events);

}  // namespace bastide
