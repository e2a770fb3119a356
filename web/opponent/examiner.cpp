#include "web/opponent/examiner.hpp"

#include "engine/players/levels.hpp"
#include "web/opponent/coach.hpp"
#include "web/opponent/thinker.hpp"
#include "web/session/session.hpp"

namespace bastide::web {
namespace {

// Goes on to the next placement of the turn that the strongest player has to be asked about. False:
// there is none left.
bool next_unjudged(const Session& session, const Coach& coach, const Analysis& analysis,
                   Examination& turn) {
  while (next_placement(session, analysis, turn)) {
    const Examined* known = judged(coach, session, turn.placed);
    if (!known) return true;
    enter(session, analysis, turn, *known);
  }
  return false;
}

}  // namespace

void examine_frame(Consultation& with, const Coach& coach, Examiner& examiner, Analysis& analysis) {
  const Session& session = with.session;
  std::optional<Examination>& turn = examiner.turn;
  if (!question_of(with.thinker, Asker::examiner)) turn.reset();  // it was put off
  while (const auto next = next_examined(analysis)) {
    if (!turn || turn->turn != *next) turn = begin_examination(analysis, *next);
    if (!next_unjudged(session, coach, analysis, *turn)) {
      finish(analysis, *turn);
      turn.reset();
      continue;
    }
    const Topic topic{.player = std::string(levels.back().id),
                      .actions = end_of(session, turn->placed),
                      .judge = true};
    const Reply reply = consult(with, Asker::examiner, topic);
    if (reply.state == ReplyState::waits) return;
    if (reply.state == ReplyState::answered) {
      enter(session, analysis, *turn, examined(session, turn->placed, reply.answer.worth));
      continue;
    }
    for (TurnRating& rating : analysis.ratings)
      rating.examined = true;  // the estimate must suffice
  }
}

}  // namespace bastide::web
