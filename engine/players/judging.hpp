// What a turn was worth (docs/judging.md). One search finds the best turn, another measures it
// against the one that was played and what the levels would have done: the first overrates its
// choice among many about equally good turns.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/players/levels_at.hpp"

namespace bastide {

// The searches one after another, whoever runs them and with whomever they are shared. Each is
// asked about a state that is determinized by `random` anew, and seeded by it next.
class Judging {
 public:
  explicit Judging(const TurnActions& played) : played_(played) {}

  // The turns that the next search compares; none: all.
  std::span<const TurnActions> compared() const { return compared_; }
  // Takes what it has rated. `state`: the position, with a tile to be placed. True: one more
  // search.
  bool take(const Game& game, const State& state, std::span<const RatedTurn> rated, Random& random);
  // Nothing in the last turn of a game, or if a search was stopped too early.
  const std::optional<Judgement>& result() const { return result_; }

 private:
  TurnActions played_;
  std::optional<TurnsAt> at_;
  std::vector<TurnActions> compared_;
  std::optional<Judgement> result_;
};

// The player who judges.
const PlayerConfig& judge_config();
// Its own random choices: different at every position, the same when one is judged again.
u64 judge_seed(u64 game_seed, std::size_t actions);

// All of it at once. `control`: of each of the two searches; its nodes limit it.
std::optional<Judgement> judge_turn(const Game& game, const State& state, const TurnActions& played,
                                    u64 seed, const SearchControl& control);

}  // namespace bastide
