// The slow oracle: the Watchtowers.
#include <algorithm>

#include "tests/oracle/referee.hpp"

namespace bastide::oracle {
namespace {

bool is_meeple(const Figure& figure) {
  return figure.kind == FigureKind::meeple || figure.kind == FigureKind::big_meeple ||
         figure.kind == FigureKind::abbot;
}

}  // namespace

// Meeples on the tile of a tower, on a road or city that is about to be scored.
void Referee::look_for_towers() {
  watchmen_.clear();
  for (const Figure& figure : figures) {
    const Tile& tile = land.tiles()[static_cast<std::size_t>(figure.spot.tile)];
    const Feature& feature = survey.of(figure.spot);
    const bool kind = feature.kind == SegmentKind::road || feature.kind == SegmentKind::city;
    const bool done = std::any_of(pending_.begin(), pending_.end(), [&](Spot spot) {
      return survey.index(spot) == survey.index(figure.spot);
    });
    if (is_meeple(figure) && kind && done && tile.type->watchtower != Watchtower::none)
      watchmen_.push_back(figure);
  }
}

bool Referee::score_towers() {
  if (!setup_.has(Expansion::watchtowers)) return false;
  if (!seen_) look_for_towers();
  seen_ = true;
  if (watchmen_.empty()) return false;
  if (on_the_track() && legal_towers().size() > 1) return true;
  score_tower(0);
  return enter();
}

std::vector<Action> Referee::legal_towers() const {
  std::vector<Action> actions;
  for (const Figure& figure : watchmen_) {
    const Action action = score_action(place_of(figure.spot.tile), figure.spot.segment);
    if (std::count(actions.begin(), actions.end(), action) == 0) actions.push_back(action);
  }
  return actions;
}

void Referee::play_towers(const Action& action) {
  std::size_t which = 0;
  while (!(score_action(place_of(watchmen_[which].spot.tile), watchmen_[which].spot.segment) ==
           action))
    ++which;
  score_tower(which);
  go_on(Phase::towers);
}

void Referee::score_tower(std::size_t which) {
  const Figure figure = watchmen_[which];
  watchmen_.erase(watchmen_.begin() + static_cast<std::ptrdiff_t>(which));
  const Tile& middle = land.tiles()[static_cast<std::size_t>(figure.spot.tile)];
  int count = 0, each = 0;
  for (int y = middle.y - 1; y <= middle.y + 1; ++y)
    for (int x = middle.x - 1; x <= middle.x + 1; ++x) {
      const int at = land.tile_at(x, y);
      if (at < 0) continue;
      const auto& segments = land.tiles()[static_cast<std::size_t>(at)].type->segments;
      const auto of_kind = [&](SegmentKind kind) {
        return static_cast<int>(std::count_if(segments.begin(), segments.end(),
                                              [&](const Segment& s) { return s.kind == kind; }));
      };
      if (middle.type->watchtower == Watchtower::meeple) {
        each = 2;
        for (const Figure& other : figures) count += other.spot.tile == at && is_meeple(other);
      } else if (middle.type->watchtower == Watchtower::shield) {
        each = 2;
        for (const Segment& segment : segments) count += segment.shields;
      } else if (middle.type->watchtower == Watchtower::monastery) {
        each = 3;
        count += of_kind(SegmentKind::monastery);
      } else {
        each = 1;
        const bool roads = middle.type->watchtower == Watchtower::road;
        count += of_kind(roads ? SegmentKind::road : SegmentKind::city) > 0;
      }
    }
  if (count == 0) return;
  Award tower;
  tower.cause = ScoreCause::tower;
  tower.tiles = count;
  tower.value = tower.points[static_cast<std::size_t>(figure.owner)] = count * each;
  give(tower);
}

}  // namespace bastide::oracle
