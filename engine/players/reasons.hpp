// Why a turn is good: what it changes, term by term of the estimate.
#pragma once

#include <span>

#include "engine/players/evaluation.hpp"

namespace bastide {

// What a side's estimated points are the sum of.
enum class Term : u8 {
  scored,
  road,
  city,
  monastery,  // and garden
  field,
  joining,  // of occupied features that one tile can join
  figures,  // in hand, or likely to be home again
  other,    // what sets add
};
inline constexpr std::size_t term_count = 8;

struct Terms {
  double points[max_players][term_count] = {};
};

// As `estimate`, by terms. Where all play for one value it is no sum: the rest of it is in `other`.
Terms estimate_terms(DrawOdds& odds, Survey& of, const State& state);

// What `after` is worth more than `before`, which may be in the midst of a turn. Their bags are
// taken to be alike.
Terms gained(const Game& game, const State& before, const State& after);

struct Reason {
  PlayerIndex side = no_player;
  Term term = Term::other;
  double points = 0;  // how much more the side can expect; negative for somebody else
};
using Reasons = FixedVector<Reason, 3>;

// What speaks most for a turn of `player` that begins with these legal actions, the weightiest
// first, in comparison with doing nothing; for keeping one's figures, with the best use of one.
// Nothing below a point is listed, nor what is scored at once: the rules tell that. Empty where all
// play for one value.
Reasons reasons_for(const Game& game, const State& before, std::span<const Action> actions,
                    PlayerIndex player);

// What a turn lacks most in comparison with a better one, points that are scored at once among it.
// No side: nothing that is worth a point, or all play for one value.
Reason lacking(const Game& game, const State& before, std::span<const Action> turn,
               std::span<const Action> better, PlayerIndex player);

}  // namespace bastide
