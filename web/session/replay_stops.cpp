#include "web/session/replay_stops.hpp"

#include <algorithm>

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

std::vector<std::size_t> stops(const Session& session) {
  std::vector<std::size_t> list;
  for (std::size_t k = 0; k < session.states.size(); ++k)
    if (!decision(session.game, session.states[k]).chance) list.push_back(k);
  return list;
}

std::vector<std::size_t> turn_stops(const Session& session) {
  std::vector<std::size_t> list;
  int turn = -1;
  for (const std::size_t k : stops(session)) {
    const State& state = session.states[k];
    if (state.turn == turn && !state.over) continue;
    turn = state.turn;
    list.push_back(k);
  }
  return list;
}

std::size_t leap(const Session& session, Leap way) {
  const bool whole_turn = way == Leap::turn_back || way == Leap::turn_forward;
  std::vector<std::size_t> list = whole_turn ? turn_stops(session) : stops(session);
  const std::size_t last = session.record.actions.size();
  if (list.empty() || list.back() != last) list.push_back(last);
  switch (way) {
    case Leap::first:
      return list.front();
    case Leap::last:
      return last;
    case Leap::turn_back:
    case Leap::back:
      return next_in(list, session.cursor, false);
    case Leap::turn_forward:
    case Leap::forward:
      return next_in(list, session.cursor, true);
  }
  return session.cursor;
}

std::size_t stop_from(const Session& session, std::size_t cursor) {
  const std::size_t last = session.record.actions.size();
  while (cursor < last && decision(session.game, session.states[cursor]).chance) ++cursor;
  return cursor;
}

PlayerIndex mover(const Session& session, std::size_t cursor) {
  while (cursor > 0) {
    const Decision d = decision(session.game, session.states[--cursor]);
    if (d.player != no_player) return d.player;
  }
  return no_player;
}

int turns_ahead(const Session& session) { return session.states.back().turn - shown(session).turn; }

bool cut(Session& session) {
  if (at_end(session) || session.cursor < final_until(session)) return false;
  session.record.actions.resize(session.cursor);
  session.events.resize(session.cursor);
  std::erase_if(session.advised, [&](const Advised& one) { return one.cursor > session.cursor; });
  session.comments = read_comments(session.comments, session.cursor);
  session.states.erase(session.states.begin() + static_cast<std::ptrdiff_t>(session.cursor) + 1,
                       session.states.end());
  ++session.revision;
  return true;
}

}  // namespace bastide::web
