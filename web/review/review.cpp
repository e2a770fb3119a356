#include "web/review/review.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "web/session/fair_play.hpp"

namespace bastide::web {
bool may_review(const Session& session, bool no_hints) {
  return !no_help(session, no_hints && !is_over(session), Help::judgement);
}

GameReview review_of(const Session& session) {
  GameReview review{begin_analysis(session), session.record.setup, session.record.actions, {}};
  if (!plays_together(session)) return review;
  StateCursor walk(session, 0);
  for (const TurnSummary& turn : review.analysis.turns) {
    while (walk.at() < turn.end) walk.next();
    review.team.push_back(team_stand(session.game, walk.state()));
  }
  return review;
}

bool is_about(const GameReview& review, const Session& session) {
  return review.setup == session.record.setup && review.actions == session.record.actions &&
         !review.analysis.turns.empty();
}

void sum_up(GameReview& review, const Session& session) {
  const Analysis& analysis = review.analysis;
  const int known = !complete(analysis) ? 0 : next_examined(analysis) ? 1 : 2;
  if (std::exchange(review.chosen_by, known) != known) {
    review.moves = key_moves(analysis, most_key_moves);
    if (known > 0 && is_over(session)) review.chapters = chapters_of(session, analysis);
  }
  const long seen = count_examined(analysis);
  if (known > 0 && std::exchange(review.measured, seen) != seen)
    review.measures = measures_of(session, analysis);
}

Costs costs_of(const Analysis& analysis, PlayerIndex player) {
  Costs costs;
  int lacked[max_players][term_count] = {};
  for (std::size_t i = 0; i < analysis.ratings.size(); ++i) {
    const TurnRating& rating = analysis.ratings[i];
    if (analysis.turns[i].player != player || !is_costly(rating)) continue;
    ++costs.turns;
    costs.points += rating.lost;
    const Reason& lacks = rating.lacks;
    if (lacks.side == no_player) continue;
    const int times = ++lacked[lacks.side][static_cast<std::size_t>(lacks.term)];
    if (times > costs.times) costs.lacked = lacks, costs.times = times;
  }
  return costs;
}

const Scoring* largest_scoring(const Session& session, const TurnSummary& turn) {
  const Scoring* largest = nullptr;
  int most = 0;
  for (std::size_t k = turn.begin; k < turn.end; ++k)
    for (const Event& event : session.events[k]) {
      if (event.kind != EventKind::scored || event.scoring.cause == ScoreCause::final) continue;
      const int points =
          *std::max_element(std::begin(event.scoring.points), std::end(event.scoring.points));
      if (points <= most) continue;
      most = points;
      largest = &event.scoring;
    }
  return largest;
}

}  // namespace bastide::web
