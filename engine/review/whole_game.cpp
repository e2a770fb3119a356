#include "engine/review/whole_game.hpp"

#include <algorithm>
#include <utility>

#include "engine/review/words.hpp"

namespace bastide {
namespace {

TurnActions turn_of(const Examined& found) {
  TurnActions turn;
  turn.push_back(found.place);
  if (found.figure.kind != ActionKind::none) turn.push_back(found.figure);
  return turn;
}

}  // namespace

Analysis analyse(const PlayedGame& played) {
  Analysis analysis = begin_analysis(played);
  while (!complete(analysis)) analyse_next(analysis, played);
  return analysis;
}

std::vector<JudgedPlacement> placements_of(const PlayedGame& played, const Analysis& analysis) {
  std::vector<JudgedPlacement> all;
  for (std::size_t turn = 0; turn < analysis.ratings.size(); ++turn) {
    if (analysis.ratings[turn].examined) continue;
    Examination at = begin_examination(analysis, turn);
    for (; next_placement(played, analysis, at); ++at.placed) all.push_back({turn, at.placed});
  }
  return all;
}

std::optional<Judgement> judge_placement(const PlayedGame& played, const State& state,
                                         std::size_t placed, u32 nodes) {
  SearchControl control;
  control.nodes = nodes;
  return judge_turn(played.game, state, turn_at(played, placed), judge_seed_at(played, placed),
                    control);
}

WholeReview conclude(const PlayedGame& played, Analysis analysis,
                     std::vector<JudgedPlacement> placements) {
  auto next = placements.begin();
  for (std::size_t turn = 0; turn < analysis.ratings.size(); ++turn) {
    if (analysis.ratings[turn].examined) continue;
    Examination at = begin_examination(analysis, turn);
    while (next_placement(played, analysis, at)) {
      next = std::find_if(next, placements.end(),
                          [&](const JudgedPlacement& one) { return one.placed == at.placed; });
      if (next == placements.end()) break;
      enter(played, analysis, at, next->found);
    }
    finish(analysis, at);
  }
  WholeReview review{std::move(analysis), std::move(placements), {}, {}};
  review.measures = measures_of(played, review.analysis);
  review.key_moves = key_moves(review.analysis, most_key_moves);
  return review;
}

std::vector<DecisionTold> decisions_of(const PlayedGame& played, const WholeReview& review) {
  std::vector<DecisionTold> all;
  for (const JudgedPlacement& one : review.placements) {
    const TurnRating& rating = review.analysis.ratings[one.turn];
    DecisionTold told{one.turn, one.placed, played.positions[one.placed].decision.player,
                      {},       {},         {}};
    told.tile = played.game.types[state_at(played, one.placed).drawn].id;
    told.own = lines_from(played, one.placed, turn_at(played, one.placed));
    if (one.found) {
      told.best = lines_from(played, one.placed, turn_of(*one.found));
      told.losses = one.found->losses;
      told.lost = std::max(one.found->losses.own, 0.0);
    } else if (rating.place.kind != ActionKind::none && rating.before == one.placed) {
      told.best = lines_from(played, one.placed, better_turn(rating));
      told.lost = rating.lost;
    }
    all.push_back(std::move(told));
  }
  return all;
}

}  // namespace bastide
