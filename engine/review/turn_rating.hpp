// What a turn was worth (analysis.hpp).
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "engine/base/player.hpp"
#include "engine/players/losses_at.hpp"
#include "engine/players/reason.hpp"
#include "engine/rules/action.hpp"

namespace bastide {

// What kind of thing was overlooked where a turn lost points.
enum class MistakeKind : unsigned char {
  farmer,     // a farmer, while most tiles are still to come
  meeples,    // meeples that will not come home
  shares,     // a chance to share a feature
  scored,     // points at once
  open,       // roads and cities
  monastery,  // and gardens
  field,
  opponents,  // who should have been held back
  other,
};
inline constexpr std::size_t mistake_count = 9;

// What a turn was worth, as rated by the computer players.
struct TurnRating {
  double swing = 0;  // what the mover gained on the others, in expected points at the end
  double lost = 0;   // how much more the best move would have been worth
  // Where most was lost: the position before the placement, and the better turn there, consisting
  // of a placement and an action with a figure. Empty: not much was lost.
  std::size_t before = 0;
  Action place, figure;
  Reason lacks = {};                         // what the turn lacked most compared with it,
  MistakeKind mistake = MistakeKind::other;  // and of what kind that is
  int decisions = 0;                         // placements that were neither forced nor obvious
  std::array<double, max_players> luck{};  // what its draws brought each side (luck.hpp), in points
  // Rated by the strongest player's search; before that by the estimate alone.
  bool examined = false;
  int chance = 0, best_chance = 0;      // of winning, per cent: after the turn, and the better one
  std::optional<LossesAt> losses = {};  // of the player and of the levels, once examined
};

// The result of examining one placement of a turn: points lost, by the levels too, and the better
// turn.
struct Examined {
  std::size_t placed;
  LossesAt losses;
  Action place, figure;
};

enum class Verdict : unsigned char { fine, doubtful, costly };
Verdict verdict_of(const TurnRating& rating);

}  // namespace bastide
