#include "web/opponent/coach.hpp"

#include <utility>

#include "web/opponent/advice.hpp"
#include "web/opponent/computer.hpp"
#include "web/opponent/examiner.hpp"
#include "web/platform/platform.hpp"

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

// Rates the last turn if that has not been done. False: there is none.
bool follow(Coach& coach, const Session& session) {
  const auto placed = last_turn(session);
  const TurnActions turn = placed ? turn_at(session, *placed) : TurnActions{};
  if (placed == coach.placed && turn == coach.turn) return placed.has_value();
  put_off_coach(coach);
  coach.placed = placed;
  coach.turn = turn;
  coach.rating = placed ? rate_turn(session, *placed) : TurnRating{};
  ++coach.news;
  return placed.has_value();
}

}  // namespace

bool may_coach(const Session& session) {
  return session.record.fair.devices.empty() && session.lesson.id.empty() && !session.board;
}

void coach_frame(Conversation& talk, bool on) {
  Coach& coach = talk.coach;
  const Session& session = talk.session;
  if (!on || !may_coach(session)) {
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
    coach.rating = {};
    take_in(coach.rating, talk.session, *found);
    ++coach.news;
  }
  coach.rating.examined = true;
  return true;
}

void put_off_coach(Coach& coach) {
  if (std::exchange(coach.request, 0) != 0) platform::worker_stop();
}

}  // namespace bastide::web
