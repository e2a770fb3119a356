#include "web/opponent/examiner.hpp"

#include "engine/players/levels.hpp"
#include "web/opponent/coach.hpp"
#include "web/opponent/thinker.hpp"
#include "web/session/analysis.hpp"
#include "web/session/session.hpp"

namespace bastide::web {
namespace {

// Goes on to the next placement of the turn that the strongest player has to be asked about. False:
// there is none left.
bool next_placement(const Session& session, const Coach& coach, Examiner& examiner,
                    const TurnSummary& turn) {
  for (std::size_t& k = examiner.placed; k < turn.end; ++k) {
    const Decision d = session.positions[k].decision;
    if (!places(session, k) || d.player != turn.player) continue;
    const Examined* known = judged(coach, session, k);
    if (!known) return true;
    take_in(examiner.found, session, *known);
  }
  return false;
}

void begin_turn(Examiner& examiner, const Analysis& analysis, std::size_t turn) {
  const TurnRating& estimated = analysis.ratings[turn];
  examiner.turn = turn;
  examiner.placed = analysis.turns[turn].begin;
  examiner.found = {};
  examiner.found.swing = estimated.swing;
  examiner.found.decisions = estimated.decisions;
  examiner.found.luck = estimated.luck;
}

bool is_possible(const Session& session, std::size_t k, const Judgement& worth) {
  const auto place = listed(session.game, state_at(session, k), worth.place);
  if (!place) return false;
  if (worth.figure.kind == ActionKind::none) return true;
  State next = state_at(session, k);
  apply(session.game, next, *place);
  return legal(session.game, next, worth.figure);
}

void take(const Session& session, Examiner& examiner, const Analysis& analysis,
          const Answer& answer) {
  if (const auto found = examined(session, examiner.placed, answer)) {
    take_in(examiner.found, session, *found);
    ++examiner.placed;
  } else {  // no judgement: the result of the estimate stays
    examiner.found = analysis.ratings[*examiner.turn];
    examiner.placed = analysis.turns[*examiner.turn].end;
  }
}

}  // namespace

std::optional<Examined> examined(const Session& session, std::size_t placed, const Answer& answer) {
  const auto& worth = answer.worth;
  if (!worth || !is_possible(session, placed, *worth)) return {};
  return Examined{placed, worth->losses, worth->place, worth->figure};
}

void examine_frame(Consultation& with, const Coach& coach, Examiner& examiner, Analysis& analysis) {
  const Session& session = with.session;
  if (!question_of(with.thinker, Asker::examiner)) examiner.turn.reset();  // it was put off
  while (const auto next = next_examined(analysis)) {
    if (examiner.turn != next) begin_turn(examiner, analysis, *next);
    if (!next_placement(session, coach, examiner, analysis.turns[*next])) {
      examiner.found.examined = true;
      analysis.ratings[*next] = examiner.found;
      examiner.turn.reset();
      continue;
    }
    const Topic topic{.player = std::string(levels.back().id),
                      .actions = end_of(session, examiner.placed),
                      .judge = true};
    const Reply reply = consult(with, Asker::examiner, topic);
    if (reply.state == ReplyState::waits) return;
    if (reply.state == ReplyState::answered) {
      take(session, examiner, analysis, reply.answer);
      continue;
    }
    for (TurnRating& rating : analysis.ratings)
      rating.examined = true;  // the estimate must suffice
  }
}

}  // namespace bastide::web
