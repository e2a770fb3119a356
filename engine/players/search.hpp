// The searching player: takes the turns that look best, plays each of them on for a few turns with
// the same tiles, and repeatedly drops the worse half: sequential halving (docs/players.md).
#pragma once

#include <optional>
#include <span>

#include "engine/players/player.hpp"
#include "engine/players/turn_rater.hpp"

namespace bastide {

struct SearchPlan {
  u32 nodes = 800;     // turns played while looking ahead, for all candidates together; 0: none
  u8 candidates = 10;  // turns that are examined more closely
  u8 turns = 6;        // length of a playout at first; later up to five times as many
  float wrong = 2.5F;  // points by which the estimate without looking ahead is usually wrong
  float clear = 3;     // standard errors behind the leader at which a candidate is dropped
};

// How somebody plays.
struct PlayerConfig {
  SearchPlan plan = {};
  Handicap handicap = {};
  Weights weights = {};
  std::optional<Weights> in_long_games = {};  // instead, where each player places many tiles
};
const Weights& weights_for(const Game& game, const PlayerConfig& config);

SearchResult choose_search(const Game& game, const State& state, Random& random,
                           const SearchControl& control, const PlayerConfig& config);

// The actions of a turn up to the figure: which tile of the hand, where it goes, which figure.
using TurnActions = FixedVector<Action, 3>;

// A whole turn, and what games that continue from it are worth.
struct RatedTurn {
  TurnActions actions;
  double prior = 0;  // by the estimate without looking ahead
  double value = 0;  // by the games that followed
};

// The turns that the same search compares at a placement, its own choice first; without those that
// it never continued. `only`: compares just these, unless empty.
std::vector<RatedTurn> rate_turns(const Game& game, const State& state, Random& random,
                                  const SearchControl& control, const PlayerConfig& config,
                                  std::span<const TurnActions> only = {});

}  // namespace bastide
