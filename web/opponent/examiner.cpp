#include "web/opponent/examiner.hpp"

#include <utility>

#include "web/opponent/advice.hpp"
#include "web/opponent/best_turns.hpp"
#include "web/opponent/coach.hpp"
#include "web/opponent/computer.hpp"
#include "web/platform/platform.hpp"

namespace bastide::web {
namespace {

// Asks about the next placement of the turn; if there is none, the turn is done.
void ask(Conversation& talk, Examiner& examiner, Analysis& analysis) {
  const TurnSummary& turn = analysis.turns[examiner.turn];
  for (std::size_t& k = examiner.placed; k < turn.end; ++k) {
    const Decision d = talk.session.positions[k].decision;
    if (!places(talk.session, k) || d.player != turn.player) continue;
    if (const Examined* known = judged(talk.coach, talk.session, k)) {
      take_in(examiner.found, talk.session, *known);
      continue;
    }
    examiner.request = post_judgement(talk, end_of(talk.session, k));
    examiner.asked = talk.ui.now;
    return;
  }
  examiner.found.examined = true;
  analysis.ratings[examiner.turn] = examiner.found;
}

bool is_possible(const Session& session, std::size_t k, const Judgement& worth) {
  const auto place = listed(session.game, state_at(session, k), worth.place);
  if (!place) return false;
  if (worth.figure.kind == ActionKind::none) return true;
  State next = state_at(session, k);
  apply(session.game, next, *place);
  return legal(session.game, next, worth.figure);
}

void take(Conversation& talk, Examiner& examiner, Analysis& analysis, const Answer& answer) {
  examiner.request = 0;
  if (const auto found = examined(talk.session, examiner.placed, answer)) {
    take_in(examiner.found, talk.session, *found);
    ++examiner.placed;
  } else {  // no judgement: the result of the estimate stays
    examiner.found = analysis.ratings[examiner.turn];
    examiner.placed = analysis.turns[examiner.turn].end;
  }
  ask(talk, examiner, analysis);
}

}  // namespace

std::optional<Examined> examined(const Session& session, std::size_t placed, const Answer& answer) {
  const auto& worth = answer.worth;
  if (!worth || !is_possible(session, placed, *worth)) return {};
  return Examined{placed, worth->losses, worth->place, worth->figure};
}

void stop_examining(Examiner& examiner) {
  if (std::exchange(examiner.request, 0) != 0) platform::worker_stop();
}

void examine_frame(Conversation& talk, Examiner& examiner, Analysis* analysis) {
  if (!analysis || !complete(*analysis) || computer_to_move(talk.session))
    return stop_examining(examiner);
  drop_question(talk.computer);
  put_off_advice(talk.advice);
  put_off_coach(talk.coach);
  stop_best_turns(talk.best_turns);
  while (const auto text = platform::worker_poll()) {
    const auto answer = read_answer(*text);
    if (answer && examiner.request != 0 && answer->id == examiner.request)
      take(talk, examiner, *analysis, *answer);
  }
  if (examiner.request != 0) {
    if (!platform::worker_failed() && talk.ui.now - examiner.asked <= patience) return;
    stop_examining(examiner);
    for (TurnRating& rating : analysis->ratings)
      rating.examined = true;  // the estimate must suffice
  }
  while (examiner.request == 0) {
    const auto next = next_examined(*analysis);
    if (!next) return;
    examiner.turn = *next;
    examiner.placed = analysis->turns[*next].begin;
    examiner.found = {};
    examiner.found.swing = analysis->ratings[*next].swing;
    examiner.found.decisions = analysis->ratings[*next].decisions;
    examiner.found.luck = analysis->ratings[*next].luck;
    ask(talk, examiner, *analysis);
  }
}

}  // namespace bastide::web
