#include "web/session/replay_stops.hpp"

#include <algorithm>

#include "engine/record/comments.hpp"
#include "web/session/session.hpp"

namespace bastide::web {
namespace {

// The nearest of `list` before or after the shown position.
std::size_t next_in(const std::vector<std::size_t>& list, std::size_t cursor, bool onward) {
  if (onward) {
    const auto after = std::upper_bound(list.begin(), list.end(), cursor);
    return after == list.end() ? cursor : *after;
  }
  const auto here = std::lower_bound(list.begin(), list.end(), cursor);
  return here == list.begin() ? cursor : *(here - 1);
}

}  // namespace

std::vector<std::size_t> stops(const Course& course) {
  std::vector<std::size_t> list;
  for (std::size_t k = 0; k < course.positions.size(); ++k)
    if (!course.positions[k].decision.chance || k + 1 == course.positions.size()) list.push_back(k);
  return list;
}

std::vector<std::size_t> turn_stops(const Course& course) {
  std::vector<std::size_t> list;
  int turn = -1;
  for (const std::size_t k : stops(course)) {
    const PositionInfo& moment = course.positions[k];
    if (moment.turn == turn && !moment.decision.over) continue;
    turn = moment.turn;
    list.push_back(k);
  }
  return list;
}

std::size_t leap(const Course& course, Leap way) {
  const bool whole_turn = way == Leap::turn_back || way == Leap::turn_forward;
  std::vector<std::size_t> list = whole_turn ? turn_stops(course) : stops(course);
  const std::size_t last = course.record.actions.size();
  if (list.back() != last) list.push_back(last);
  switch (way) {
    case Leap::first:
      return list.front();
    case Leap::last:
      return last;
    case Leap::turn_back:
    case Leap::back:
      return next_in(list, course.cursor, false);
    case Leap::turn_forward:
    case Leap::forward:
      return next_in(list, course.cursor, true);
  }
  return course.cursor;
}

std::optional<std::size_t> last_decided(const Course& course, std::size_t cursor) {
  while (cursor > 0)
    if (course.positions[--cursor].decision.player != no_player) return cursor;
  return {};
}

PlayerIndex mover(const Course& course, std::size_t cursor) {
  const auto action = last_decided(course, cursor);
  return action ? course.positions[*action].decision.player : no_player;
}

int turn_told(const Course& course, std::size_t cursor) {
  return course.positions[last_decided(course, cursor).value_or(0)].turn;
}

int turns_ahead(const Course& course) {
  return course.positions.back().turn - course.positions[course.cursor].turn;
}

bool cut(Session& session) {
  if (at_end(session) || session.cursor < final_until(session)) return false;
  session.apart |= is_over(session);
  shorten(session, session.cursor);
  std::erase_if(session.advised, [&](const Advised& one) { return one.cursor > session.cursor; });
  session.comments = read_comments(session.comments, session.cursor);
  ++session.revision;
  return true;
}

}  // namespace bastide::web
