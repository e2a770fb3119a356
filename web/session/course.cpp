#include "web/session/course.hpp"

#include <utility>

#include "engine/players/stand_in.hpp"

namespace bastide::web {

void append(Course& course, const Action& action) {
  Events events;
  course.positions.append(course.game, action, events);
  course.record.actions.push_back(action);
  course.events.push_back(std::move(events));
}

void shorten(Course& course, std::size_t length) {
  course.positions.shorten(course.game, course.record.actions, length);
  course.record.actions.resize(length);
  course.events.resize(length);
}

std::vector<int> points_of(const Course& course) {
  const auto& score = course.positions.back().score;
  return {score.begin(), score.begin() + course.game.sides};
}

bool plays_together(const Course& course) {
  return outcome(course.game, state_at(course, 0)).together;
}

bool lost_together(const Course& course) {
  const auto end = outcome(course.game, last_state(course));
  return end.together && end.winners == 0;
}

const std::string& controller(const Course& course, PlayerIndex player) {
  static const std::string substitute(stand_in_kind);
  const auto person = static_cast<std::size_t>(person_of(course.game, player));
  return course.stood_in >> person & 1 ? substitute : course.record.players[person].computer;
}

bool is_computer(const Course& course, PlayerIndex player) {
  return !controller(course, player).empty();
}

int meeples_left(const Game& game, const State& state, PlayerIndex side) {
  int left = 0;
  for (PlayerIndex p = 0; p < game.sides; ++p)
    if (person_of(game, p) == person_of(game, side))
      left += state.supply[p][static_cast<std::size_t>(FigureKind::meeple)];
  return left;
}

}  // namespace bastide::web
