// Why a turn is good: what it changes in each term of the estimate.
#pragma once

#include <span>
#include <string_view>

#include "engine/players/evaluation.hpp"

namespace bastide {

// The terms of a side's estimated points.
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

// As `estimate`, by terms. Where all play for one value, by those of EstimatePart::together
// instead, in their order, the same for every side.
Terms estimate_terms(DrawOdds& odds, Survey& of, const State& state);

// By how much `after` is better than `before`, which may be in the middle of a turn. Both are
// assumed to have the same bag.
Terms gained(const Game& game, const State& before, const State& after);

struct Reason {
  PlayerIndex side = no_player;
  Term term = Term::other;
  double points = 0;              // how much more the side can expect; negative for an opponent
  std::string_view of_team = {};  // the name of the term where all play for one value
};
using Reasons = FixedVector<Reason, 3>;

// What speaks most for a turn of `player` that begins with these legal actions, most important
// first, compared with doing nothing; for not placing a figure, compared with the best use of one.
// Reasons worth less than a point are omitted, and so is what is scored at once, which the rules
// already report. Where all play for one value, a placement is compared with the mean of all of
// them, as doing nothing would avoid what every tile brings.
Reasons reasons_for(const Game& game, const State& before, std::span<const Action> actions,
                    PlayerIndex player);

// What a turn lacks most compared with a better one, including points scored at once. Without a
// side: nothing worth a point.
Reason lacking(const Game& game, const State& before, std::span<const Action> turn,
               std::span<const Action> better, PlayerIndex player);

}  // namespace bastide
