// The positions of a game, one more than its actions.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <vector>

#include "engine/rules/game.hpp"

namespace bastide {

// What is asked of many positions at once, so that none of them has to be worked out for it.
struct PositionInfo {
  Decision decision;
  int turn = 0;
  PlayerIndex active = 0;
  u64 seed = 0;  // with which the game went on from here (engine/record/fair.hpp)
  std::array<i16, max_players> score{};
};

// A State is large, so only every sixteenth is kept, and the last. The others are worked out when
// they are needed and stay as long as they are asked for: references are valid until the game goes
// on, or to the second `forget_idle` without a question.
class Positions {
 public:
  static constexpr std::size_t apart = 16;

  std::size_t size() const { return infos_.size(); }
  const PositionInfo& operator[](std::size_t k) const { return infos_[k]; }
  const PositionInfo& back() const { return infos_.back(); }

  void begin(const Game& game);
  State& last() { return states_.rbegin()->second.state; }
  const State& last() const { return states_.rbegin()->second.state; }
  void append(const Game& game, const Action& action, Events& events);

  // The position after the first `k` of the actions that led to the last one.
  const State& at(const Game& game, const std::vector<Action>& actions, std::size_t k) const;
  // Makes the position after `k` actions the next one, without keeping either.
  void play_on(const Game& game, State& state, const Action& action, std::size_t k) const;
  // Forgets all after that.
  void shorten(const Game& game, const std::vector<Action>& actions, std::size_t k);
  // Drops what has been worked out and was not asked for since the last call.
  void forget_idle();
  std::size_t kept() const { return states_.size(); }

 private:
  struct Known {
    State state;
    bool asked = false;
  };
  std::vector<PositionInfo> infos_;
  mutable std::map<std::size_t, Known> states_;
};

}  // namespace bastide
