// What a turn is worth to the player who makes it, by the estimate of the position after it. The
// greedy player decides by it; the searching player starts from it and uses it in playouts.
#pragma once

#include <vector>

#include "engine/players/difference.hpp"

namespace bastide {

struct TurnValue {
  double points = 0;
  bool open = false;      // from a first look that left something open
  bool averaged = false;  // the next node was an averaged chance
  // Set by a first look at a placement followed by a figure: the figure that gives this value.
  Action figure = {};
};

// How a player views the table: what it cares about and what it overlooks.
struct Handicap {
  u8 notices = 100;     // per cent of the positions for a tile that it notices
  float attention = 1;  // to the points of the others; 0: cares only about its own
  bool farms = true;    // considers putting figures into fields
};

// So many answers, the best of the first look, are worth a second one (TurnRater::after).
inline constexpr std::size_t second_looks = 16;

class TurnRater {
 public:
  TurnRater(const Game& game, const Handicap& handicap);

  // Sets what later calls refer to: these odds, this player, and positions reached from `from`
  // within a turn, which must not change until the next call.
  void refer_to(DrawOdds& odds, PlayerIndex player, const State* from = nullptr);
  // Must be called when the tiles on the board have changed.
  void new_board() {
    known_ = 0;
    difference_.new_board();
  }

  // The turn continued with an action of the player and played to its end. A first look leaves open
  // whatever would multiply the ways through a turn; a second takes what looks best at once.
  TurnValue after(const State& state, const Action& action, bool second);
  // The value of a position to a player as it stands.
  double worth(const State& state, PlayerIndex player);
  // The choice of a player who looks no further than this decision.
  Action likely(const State& state, PlayerIndex player, const ActionList& actions);

  // Leaves of the kinds of answers of which there are many only those that look best
  // (EstimatePart::many).
  void keep_promising(const State& state, ActionList& actions) const;

  // Whether the player would fail to think of an answer.
  bool overlooks(const State& state, const Decision& d, const Action& action) const;

  // Whether chance nodes in the middle of turns are averaged (EstimatePart::averaged).
  bool averages() const { return averaged_ != 0; }

 private:
  // The survey of a board. The boards of one placement differ only in their joints.
  struct Surveyed {
    FixedVector<Joint, max_joints> joints;
    Survey survey;
  };

  bool is_averaged(Phase phase) const {
    return (averaged_ >> static_cast<unsigned>(phase) & 1) != 0;
  }
  bool is_tried(Phase phase) const { return (tried_ >> static_cast<unsigned>(phase) & 1) != 0; }
  Survey& survey_of(const Board& board);
  double lead(const Estimate& all, PlayerIndex player) const;
  bool ends_turn(const Decision& d) const;
  // How a state came about, to do it again.
  struct Step {
    const State& before;
    const Action& action;
  };
  State done(const Step& step) const;
  TurnValue value_of(State& state, const Step& last, bool second);
  TurnValue value_within(State& state, const Step& last, const Decision& d, bool second);
  bool goes_on_top(const State& state, const Action& action) const;
  double value_on_top(State& passed, TileIndex placed, const Action& action);
  TurnValue best_figure(State& state, const Step& last, ActionList& actions, bool second);
  Action best_of(const State& state, const ActionList& actions, double& points);
  double mean_of(const State& state, Phase phase, const ActionList& outcomes);

  const Game& game_;
  const Handicap handicap_;
  const bool plain_scoring_;  // completing a feature brings points and nothing else
  DrawOdds* odds_ = nullptr;
  PlayerIndex player_ = no_player;
  Difference difference_;
  u64 averaged_ = 0, tried_ = 0;    // bit n: Phase n
  std::vector<Surveyed> surveyed_;  // the first `known_` match the current board
  std::size_t known_ = 0;
};

}  // namespace bastide
