#include "web/session/course.hpp"

#include "engine/players/stand_in.hpp"

namespace bastide::web {

bool has_guards(const Course& course) { return course.game.sides > 1 && plays_together(course); }

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
