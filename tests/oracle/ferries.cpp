// Ferries, for the slow oracle.
#include <algorithm>

#include "tests/oracle/referee.hpp"

namespace bastide::oracle {
namespace {

bool has_lake(const Tile& tile) {
  return std::any_of(tile.type->segments.begin(), tile.type->segments.end(),
                     [](const Segment& s) { return s.kind == SegmentKind::lake; });
}

}  // namespace

bool Referee::touches_lake(const Feature& feature) const {
  return std::any_of(feature.spots.begin(), feature.spots.end(), [&](Spot spot) {
    return has_lake(land.tiles()[static_cast<std::size_t>(spot.tile)]);
  });
}

bool Referee::may_join(int tile, int a, int b) const {
  const auto& segments = land.tiles()[static_cast<std::size_t>(tile)].type->segments;
  const auto road = [&](int s) {
    return s < static_cast<int>(segments.size()) &&
           segments[static_cast<std::size_t>(s)].kind == SegmentKind::road;
  };
  return a != b && road(a) && road(b);
}

std::vector<Action> Referee::joinings(int tile) const {
  std::vector<Action> actions;
  const Tile& on = land.tiles()[static_cast<std::size_t>(tile)];
  for (int a = 0; a < max_segments; ++a)
    for (int b = a + 1; b < max_segments; ++b) {
      const Action action = ferry_action(on.position(), a, b);
      if (allows(action)) actions.push_back(action);
    }
  return actions;
}

bool Referee::enter_ferry_place() {
  return setup_.has(Expansion::ferries) && has_lake(land.tiles().back());
}

// Without the tile just placed and without ferries, each road leaving it is separate and ends at
// the nearest lake or earlier.
bool Referee::enter_ferry_move() {
  movable_.clear();
  if (land.ferries.empty()) return false;
  if (ferries_moved_in_ != turn) moved_.clear();
  ferries_moved_in_ = turn;
  const Tile& laid = land.tiles().back();
  bool extends = false;  // a road
  for (int edge = 0; edge < 4; ++edge) {
    const Position next = neighbour(laid.position(), static_cast<Edge>(edge));
    extends |= laid.edge(edge) == EdgeKind::road && land.tile_at(next.x, next.y) >= 0;
  }
  if (!extends) return false;
  Landscape rest;
  for (std::size_t t = 0; t + 1 < land.tiles().size(); ++t) rest.add(land.tiles()[t]);
  const Survey roads = rest.survey({});
  for (int edge = 0; edge < 4; ++edge) {
    if (laid.edge(edge) != EdgeKind::road) continue;
    const Position next = neighbour(laid.position(), static_cast<Edge>(edge));
    const int beside = rest.tile_at(next.x, next.y);
    if (beside < 0) continue;
    const Tile& other = rest.tiles()[static_cast<std::size_t>(beside)];
    const int facing = printed_side((edge + 2) % 4, other.rotation);
    for (std::size_t s = 0; s < other.type->segments.size(); ++s) {
      const Segment& segment = other.type->segments[s];
      if (segment.kind != SegmentKind::road || !(segment.edges >> facing & 1)) continue;
      const int road = roads.index({beside, static_cast<int>(s)});
      for (const Ferry& ferry : land.ferries) {
        if (ferry.tile + 1 == static_cast<int>(land.tiles().size())) continue;
        if (setup_.options.ferry_once_a_turn && moved_.count(ferry.tile)) continue;
        if (roads.index({ferry.tile, ferry.a}) == road ||
            roads.index({ferry.tile, ferry.b}) == road)
          movable_.insert(ferry.tile);
      }
    }
  }
  return !movable_.empty();
}

bool Referee::allows_ferry(const Action& action) const {
  if (action.kind != ActionKind::ferry) return false;
  const int tile = land.tile_at(action.at.x, action.at.y);
  if (tile < 0 || !may_join(tile, action.where, action.value)) return false;
  if (phase_ == Phase::ferry_place) return tile + 1 == static_cast<int>(land.tiles().size());
  if (!movable_.count(tile)) return false;
  const auto [a, b] = std::minmax<int>({action.where, action.value});
  for (const Ferry& ferry : land.ferries)
    if (ferry.tile == tile) return ferry.a != a || ferry.b != b;
  return false;
}

void Referee::play_ferry(const Action& action) {
  const int tile = land.tile_at(action.at.x, action.at.y);
  const auto [a, b] = std::minmax<int>({action.where, action.value});
  std::vector<Spot> ends;
  bool moved = false;
  for (Ferry& ferry : land.ferries) {
    if (ferry.tile != tile) continue;
    ends = {{tile, ferry.a}, {tile, ferry.b}};
    ferry = {tile, a, b};
    moved = true;
  }
  if (!moved) land.ferries.push_back({tile, a, b});
  ends.push_back({tile, a});
  ends.push_back({tile, b});
  movable_.erase(tile);
  survey_again();
  std::vector<Spot> completed;
  pending_.insert(pending_.end(), ends.begin(), ends.end());
  for (const Spot& spot : pending_)
    if (survey.of(spot).completed() &&
        std::none_of(completed.begin(), completed.end(),
                     [&](Spot c) { return survey.index(c) == survey.index(spot); }))
      completed.push_back(spot);
  pending_ = completed;
  if (!moved) return;
  moved_.insert(tile);
  send_orphans_home();
}

// Builders and pigs without a meeple of their owner.
void Referee::send_orphans_home() {
  for (std::size_t i = 0; i < figures.size();) {
    const Figure figure = figures[i];
    const bool stays = figure.kind == FigureKind::builder ? setup_.options.builder_stays
                       : figure.kind == FigureKind::pig   ? setup_.options.pig_stays
                                                          : true;
    if (stays || survey.of(figure.spot).strength[static_cast<std::size_t>(figure.owner)] > 0) {
      ++i;
      continue;
    }
    ++supply[static_cast<std::size_t>(figure.owner)][static_cast<std::size_t>(figure.kind)];
    figures.erase(figures.begin() + static_cast<std::ptrdiff_t>(i));
  }
  survey_again();
}

}  // namespace bastide::oracle
