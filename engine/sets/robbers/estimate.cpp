// Robbers: each brings points to its owner and takes none from its victim (ROB-9).
#include <algorithm>

#include "engine/players/estimate_part.hpp"
#include "engine/sets/track/track.hpp"

namespace bastide {
namespace {

constexpr double in_hand = 1.2;
constexpr double on_track = 3;    // what it is worth at the end
constexpr double watching = 0.5;  // for each figure that it can rob, with the whole game to come
constexpr int most_watched = 3;

void add(Valuation& v) {
  const State& state = v.state;
  for (PlayerIndex p = 0; p < v.game.sides; ++p) {
    const double share = v.turns[p] / (v.turns[p] + v.weights.figure_horizon);
    const u8 space = state.track.robber[p];
    if (space == no_space) {
      v.give_to(p, in_hand * share);
      continue;
    }
    int watched = 0;
    for (PlayerIndex other = 0; other < v.game.sides; ++other)
      for (int figure = 0; figure < figures_on_track(v.game) && other != p; ++figure)
        watched += space_of(state, other, static_cast<ScoringFigure>(figure)) == space;
    v.give_to(p, on_track + watching * std::min(watched, most_watched) * share);
  }
}

}  // namespace

extern const EstimatePart robbers_estimate = {.add = add};

}  // namespace bastide
