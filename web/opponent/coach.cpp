#include "web/opponent/coach.hpp"

#include "engine/players/levels.hpp"
#include "engine/review/examination.hpp"
#include "web/opponent/computer.hpp"
#include "web/opponent/thinker.hpp"
#include "web/session/fair_play.hpp"
#include "web/session/session.hpp"

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
  coach.placed = placed;
  coach.turn = turn;
  coach.rating = placed ? rate_turn(session, *placed) : TurnRating{};
  ++coach.news;
  if (!placed) return false;
  if (const Examined* found = judged(coach, session, *placed)) take_judged(coach, session, *found);
  return true;
}

}  // namespace

bool may_coach(const Session& session, bool no_hints) {
  return !session.board && !no_help(session, no_hints, Help::judgement);
}

void coach_frame(Consultation& with, Coach& coach, bool on) {
  const Session& session = with.session;
  if (!on) {
    coach.news += coach.placed.has_value();
    coach.placed.reset();
    return;
  }
  if (!at_end(session)) return;
  if (!follow(coach, session) || coach.rating.examined || computer_to_move(session)) return;
  const Topic topic{.player = std::string(levels.back().id),
                    .actions = end_of(session, *coach.placed),
                    .judge = true};
  const Reply reply = consult(with, Asker::coach, topic);
  if (reply.state == ReplyState::waits) return;
  if (const auto found = examined(session, *coach.placed, reply.answer.worth)) {
    keep_judged(coach, session, *found);
    take_judged(coach, session, *found);
  }
  coach.rating.examined = true;  // or else the estimate must suffice
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

}  // namespace bastide::web
