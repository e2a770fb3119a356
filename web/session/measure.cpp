#include "web/session/measure.hpp"

#include <algorithm>

namespace bastide::web {
namespace {

constexpr double missed = 1;  // points: what was obvious, and was not seen

// What a tile is worth to the player who draws it, as the rules count; of the cells around a
// monastery, some are already filled and some never will be.
int worth_of(const Game& game, std::size_t type) {
  int worth = 0;
  for (const Segment& segment : game.types[type].segments) {
    const Worth& each = game.worth[static_cast<std::size_t>(segment.kind)];
    worth += each.tile * (needs_surroundings(segment.kind) ? 5 : 1) + each.shield * segment.shields;
  }
  return worth;
}

int luck_of_draw(const Game& game, const State& before, TypeIndex drawn) {
  int copies = 0, all = 0;
  for (std::size_t type = 0; type < before.bag.size(); ++type) {
    copies += before.bag[type];
    all += before.bag[type] * worth_of(game, type);
  }
  return copies > 0 ? 10 * worth_of(game, drawn) - 10 * all / copies : 0;
}

}  // namespace

std::array<int, max_players> luck_of(const Course& course) {
  std::array<int, max_players> luck{};
  Walk walk(course, 0);
  for (const Events& events : course.events) {
    const State& before = walk.state();
    for (const Event& event : events)
      if (is_tile_drawn(event) && before.active != no_player)
        luck[before.active] += luck_of_draw(course.game, before, event.type);
    walk.next();
  }
  return luck;
}

std::vector<Measure> measures_of(const Course& course, const Analysis& analysis) {
  const auto sides = static_cast<std::size_t>(course.game.sides);
  std::vector<Measure> all(sides);
  for (std::size_t i = 0; i < analysis.ratings.size(); ++i) {
    const PlayerIndex player = analysis.turns[i].player;
    if (player == no_player) continue;
    const TurnRating& rating = analysis.ratings[i];
    all[player].lost += rating.lost;
    all[player].decisions += std::max(rating.decisions, int{rating.lost >= missed});
  }
  const std::array<int, max_players> luck = luck_of(course);
  const std::vector<int> points = points_of(course);
  for (std::size_t side = 0; side < sides; ++side) {
    all[side].luck = luck[side] * 0.1;
    std::size_t rival = side;
    for (std::size_t other = 0; other < sides; ++other)
      if (other != side && (rival == side || points[other] > points[rival])) rival = other;
    all[side].lead = points[side] - points[rival];
    all[side].adjusted = all[side].lead - (luck[side] - luck[rival]) * 0.1;
  }
  return all;
}

}  // namespace bastide::web
