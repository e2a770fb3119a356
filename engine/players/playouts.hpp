// Playing a game on from the turns that a search compares, a few turns of every player at a time,
// and looking at what comes of it. The result depends on the position, the search's seed and the
// number of the game alone: wherever games are played, and in whatever order, they are the same. So
// several workers can share them.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "engine/players/player.hpp"
#include "engine/players/turn_actions.hpp"
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

// One game to be played: from which candidate on, the number of the round, whose games draw the
// same tiles, and how many turns.
struct Playout {
  u16 candidate = 0;
  u32 number = 0;
  int turns = 0;
};

// What came of it: the lead of the player who searches, and the turns that were played.
struct PlayoutResult {
  double value = 0;
  u32 nodes = 0;
};

// What playouts start from. The game, the state and the config must outlive the search.
struct SearchRoot {
  const Game& game;
  const State& state;  // as determinize gives it
  u64 seed = 0;
  const PlayerConfig& config;
};

// Games to be played for a search, all from the same root.
struct Batch {
  const SearchRoot& root;
  const std::vector<TurnActions> candidates;
  std::span<const Playout> games = {};
  u32 number = 0;                           // of the batch: 0 for the first of a search
  std::vector<PlayoutResult> results = {};  // in the same order; fewer if it was stopped
};

inline constexpr int few_tiles_left = 3;  // so that every order of them is tried
inline constexpr u32 unlimited_games = ~u32{0};

class Playouts {
 public:
  // `candidates`: the best first, by the estimate without looking ahead.
  Playouts(const SearchRoot& root, std::vector<TurnActions> candidates);

  // Nothing if it was stopped.
  std::optional<PlayoutResult> play(const Playout& playout, const SearchControl& control);
  // One after another; fewer if it was stopped.
  std::vector<PlayoutResult> play_all(std::span<const Playout> games, const SearchControl& control);

 private:
  struct MainLine {
    State before_draw[max_players];
    bool known[max_players] = {};
  };

  DrawOdds& odds_of(const State& state);
  Action draw(const State& state, u32 number, int drawn);
  void find_main_line();
  const std::vector<Action>& poor_places(PlayerIndex player, TypeIndex type);
  void drop_poor_places(const State& state, const Decision& d, ActionList& places);
  bool beside_new(const Board& board, Position at) const;
  double best_place(const State& state, const Action& tile);
  void act(State& state, const Decision& d, bool drop);

  const SearchRoot root_;
  const PlayerIndex me_;
  const std::vector<TurnActions> candidates_;
  DrawOdds root_odds_;
  DrawOdds odds_now_;  // in the game that is played on
  TurnRater rater_;
  const bool to_the_end_;
  std::unique_ptr<MainLine> main_line_;
  // By player and type.
  std::vector<std::optional<std::vector<Action>>> poor_places_;
};

// The orders of the tiles left, if they are so few that each is tried; otherwise unlimited_games.
u32 orders_of(const DrawOdds& odds, const TurnRater& rater);

}  // namespace bastide
