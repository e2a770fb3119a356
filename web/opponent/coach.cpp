#include "web/opponent/coach.hpp"

#include <utility>

#include "web/opponent/advice.hpp"
#include "web/opponent/computer.hpp"
#include "web/opponent/examiner.hpp"
#include "web/platform/platform.hpp"
#include "web/session/fair_play.hpp"

namespace bastide::web {
namespace {

// Where the last complete turn of a person begins.
std::optional<std::size_t> last_turn(const Session& session) {
  for (std::size_t k = session.cursor; k-- > 0;)
    if (places(session, k) && !is_computer(session, session.positions[k].decision.player) &&
        end_of(session, k) <= session.cursor)
      return k;
  return {};
}

TurnActions turn_at(const Session& session, std::size_t placed) {
  TurnActions turn;
  for (std::size_t k = placed; k < end_of(session, placed); ++k)
    turn.push_back(session.record.actions[k]);
  return turn;
}

void take_judged(Coach& coach, const Session& session, const Examined& found) {
  coach.rating = {};
  take_in(coach.rating, session, found);
  coach.rating.examined = true;
  ++coach.news;
}

// Rates the last turn if that has not been done. False: there is none.
bool follow(Coach& coach, const Session& session) {
  const auto placed = last_turn(session);
  const TurnActions turn = placed ? turn_at(session, *placed) : TurnActions{};
  const std::size_t end = placed ? turn_end(session, *placed) : 0;
  const bool same = placed == coach.placed && turn == coach.turn;
  if (same && end == coach.end) return placed.has_value();
  coach.end = end;
  if (same) {  // its turn has gone on
    if (coach.rating.examined) find_chances(coach.rating, session);
    ++coach.news;
    return true;
  }
  put_off_coach(coach);
  coach.placed = placed;
  coach.turn = turn;
  coach.rating = placed ? rate_turn(session, *placed) : TurnRating{};
  ++coach.news;
  if (!placed) return false;
  if (const Examined* found = judged(coach, session, *placed)) take_judged(coach, session, *found);
  return true;
}

}  // namespace

bool may_coach(const Session& session, bool purist) {
  return !session.board && !no_help(session, purist, Help::judgement);
}

void coach_frame(Conversation& talk, bool on) {
  Coach& coach = talk.coach;
  const Session& session = talk.session;
  if (!on) {
    put_off_coach(coach);
    coach.news += coach.placed.has_value();
    coach.placed.reset();
    return;
  }
  if (!at_end(session)) return put_off_coach(coach);
  if (!follow(coach, session) || coach.rating.examined) return;
  if (computer_to_move(session) || talk.advice.wanted) return put_off_coach(coach);
  if (coach.request == 0) {
    coach.request = post_judgement(talk, end_of(session, *coach.placed));
    coach.asked = talk.ui.now;
  } else if (platform::worker_failed() || talk.ui.now - coach.asked > patience) {
    put_off_coach(coach);
    coach.rating.examined = true;  // the estimate must suffice
  }
}

bool take_judgement(Conversation& talk, const Answer& answer) {
  Coach& coach = talk.coach;
  if (coach.request == 0 || answer.id != coach.request) return false;
  coach.request = 0;
  if (const auto found = examined(talk.session, *coach.placed, answer)) {
    keep_judged(coach, talk.session, *found);
    take_judged(coach, talk.session, *found);
  }
  coach.rating.examined = true;
  return true;
}

const Examined* judged(const Coach& coach, const Session& session, std::size_t placed) {
  for (const Judged& one : coach.judged)
    if (one.found.placed == placed && one.turn == turn_at(session, placed)) return &one.found;
  return nullptr;
}

void keep_judged(Coach& coach, const Session& session, const Examined& found) {
  std::erase_if(coach.judged, [&](const Judged& one) { return one.found.placed >= found.placed; });
  coach.judged.push_back({turn_at(session, found.placed), found});
}

void put_off_coach(Coach& coach) {
  if (std::exchange(coach.request, 0) != 0) platform::worker_stop();
}

}  // namespace bastide::web
