// What a turn is worth to the player who makes it, by the estimate of the position after it: what
// the greedy player decides by, and what the searching one begins with and plays on with.
#pragma once

#include <vector>

#include "engine/players/difference.hpp"

namespace bastide {

struct TurnValue {
  double points = 0;
  bool open = false;      // a first look that left something open
  bool averaged = false;  // a chance that is averaged was the next thing
  // Of a first look at a placement that a figure follows: the figure with which it is worth this.
  Action figure = {};
};

// How a player looks at the table: what it minds and what it does not see.
struct Eyes {
  u8 notices = 100;     // per cent of the places for a tile that it sees
  float attention = 1;  // to the points of the others; 0: to its own alone
  bool farms = true;    // thinks of putting figures into fields
};

class TurnRater {
 public:
  TurnRater(const Game& game, const Eyes& eyes);

  // What is asked from now on: with these odds, for this player, of positions that come of `from`
  // within a turn. It must stay as it is until then.
  void look(DrawOdds& odds, PlayerIndex player, const State* from = nullptr);
  // The tiles on the board are others now than they were.
  void new_board() {
    known_ = 0;
    difference_.new_board();
  }

  // The turn that goes on with an action of the player, played to its end. A first look leaves open
  // what would multiply the ways through a turn; a second takes what looks best at once.
  TurnValue after(const State& state, const Action& action, bool second);
  // As it stands, to one player.
  double worth(const State& state, PlayerIndex player);
  // What a player would do who looks no further than this decision.
  Action likely(const State& state, PlayerIndex player, const ActionList& actions);

  // Whether an answer would not come to the player's mind.
  bool overlooks(const State& state, const Decision& d, const Action& action) const;

  // Whether there are chances in the midst of turns (EstimatePart::averaged).
  bool averages() const { return averaged_ != 0; }

 private:
  // A survey of a board. Boards of one placement differ in their joints alone.
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
  TurnValue value_of(const State& state, bool second);
  TurnValue value_within(const State& state, const Decision& d, bool second);
  bool value_on_top(State& passed, const State& state, const Action& action, double& points);
  TurnValue best_figure(const State& state, const ActionList& actions, bool second);
  Action best_of(const State& state, const ActionList& actions, double& points);
  double mean_of(const State& state, Phase phase, const ActionList& outcomes);

  const Game& game_;
  const Eyes eyes_;
  const bool plain_scoring_;  // what is completed brings points and nothing else
  DrawOdds* odds_ = nullptr;
  PlayerIndex player_ = no_player;
  Difference difference_;
  u64 averaged_ = 0, tried_ = 0;    // bit n: Phase n
  std::vector<Surveyed> surveyed_;  // the first `known_` are of the board as it is
  std::size_t known_ = 0;
};

}  // namespace bastide
