#include "web/review/adjudicating.hpp"

#include "engine/review/analysis.hpp"
#include "engine/review/html.hpp"
#include "engine/review/words.hpp"
#include "web/session/session.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"

namespace bastide::web {
namespace {

PositionKey end_of_record(const Session& session) {
  return position_key(session, session.record.actions.size());
}

std::string percent(double share) { return in_decimals(100 * share, 0); }

}  // namespace

bool is_about(const Adjudicating& adjudicating, const Session& session) {
  return adjudicating.of == end_of_record(session);
}

void begin_adjudicating(Adjudicating& adjudicating, const Session& session) {
  adjudicating = {end_of_record(session), {}};
}

bool adjudicate_next(Adjudicating& adjudicating, const Session& session) {
  Adjudication& sum = adjudicating.sum;
  if (!is_about(adjudicating, session) || sum.games >= adjudicated_games) return false;
  play_adjudicated(session.game, last_state(session), adjudication_seed, sum.games, 1, sum);
  return true;
}

std::string adjudication_line(const Texts& texts, const Session& session,
                              const Adjudicating& adjudicating, PlayerIndex side) {
  const Estimated chance = chance_interval(adjudicating.sum, side);
  const Estimated points = points_interval(adjudicating.sum, side);
  return tr(texts, "adjudicate.line",
            {player_name(texts, session.record, side), percent(chance.value), percent(chance.low),
             percent(chance.high), in_decimals(points.value, 0)});
}

std::string adjudication_page(const Texts& texts, const Session& session,
                              const Adjudicating& adjudicating) {
  const State& state = last_state(session);
  std::string page = page_begin(tr(texts, "adjudicate.title"), texts.language);
  page += "<p>" + escaped(tr(texts, "adjudicate.text", {std::to_string(adjudicating.sum.games)})) +
          "</p>\n<ul>\n";
  for (PlayerIndex side = 0; side < session.game.sides; ++side)
    page += "<li>" + escaped(adjudication_line(texts, session, adjudicating, side)) + "</li>\n";
  page += "</ul>\n<p>" + escaped(tr_count(texts, "tiles-left", state.bag_total)) + "</p>\n";
  const std::size_t end = session.record.actions.size();
  if (places(session, end)) {
    const std::vector<Action> best = best_turn_by_estimate(session, end);
    page += "<p>" +
            escaped(tr(texts, "adjudicate.best", {joined(lines_from(session, end, best))})) +
            "</p>\n";
  }
  return page + page_end();
}

}  // namespace bastide::web
