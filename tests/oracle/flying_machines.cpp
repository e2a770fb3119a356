// Flying Machines, for the slow oracle.
#include "tests/oracle/referee.hpp"

namespace bastide::oracle {

bool Referee::may_fly(int kind) const {
  const TileType& type = *land.tiles().back().type;
  if (!setup_.has(Expansion::flying_machines) || type.flying_machine < 0) return false;
  const bool meeple = kind == static_cast<int>(FigureKind::meeple) ||
                      kind == static_cast<int>(FigureKind::big_meeple);
  const bool abbot = kind == static_cast<int>(FigureKind::abbot) && setup_.options.abbots_fly;
  return (meeple || abbot) &&
         supply[static_cast<std::size_t>(active)][static_cast<std::size_t>(kind)] > 0;
}

// Where the flyer can land: each feature once, unless a ferry could split it.
std::vector<Spot> Referee::landings() const {
  std::vector<Spot> spots;
  if (target_ < 0) return spots;
  const auto& segments = land.tiles()[static_cast<std::size_t>(target_)].type->segments;
  for (int s = 0; s < static_cast<int>(segments.size()); ++s) {
    if (!may_land({target_, s})) continue;
    bool known = false;
    for (const Spot& spot : spots)
      known |= survey.index(spot) == survey.index({target_, s}) &&
               !place_matters(segments[static_cast<std::size_t>(s)].kind);
    if (!known) spots.push_back({target_, s});
  }
  return spots;
}

bool Referee::may_land(Spot spot) const {
  const Feature& feature = survey.of(spot);
  if (feature.completed() || spot.tile == dragon) return false;
  const bool abbot = flyer_ == static_cast<int>(FigureKind::abbot);
  switch (feature.kind) {
    case SegmentKind::monastery:
      return true;
    case SegmentKind::garden:
      return abbot;
    case SegmentKind::road:
    case SegmentKind::city:
      return !abbot;
    default:
      return false;
  }
}

void Referee::fly_on(int steps) {
  const Tile& from = land.tiles().back();
  const int towards = (from.type->flying_machine + 2 * from.rotation) % 8;
  const int right = towards == 0 || towards == 4 ? 0 : towards < 4 ? 1 : -1;
  const int down = towards == 2 || towards == 6 ? 0 : towards > 2 && towards < 6 ? 1 : -1;
  target_ = land.tile_at(from.x + steps * right, from.y + steps * down);
}

void Referee::put_down(Spot spot) {
  --supply[static_cast<std::size_t>(active)][static_cast<std::size_t>(flyer_)];
  figures.push_back({active, static_cast<FigureKind>(flyer_), spot});
  flyer_ = target_ = -1;
  survey_again();
}

bool Referee::enter_landing() {
  if (flyer_ < 0) return false;
  const std::vector<Spot> spots = landings();
  if (spots.size() > 1) return true;
  if (spots.size() == 1) put_down(spots[0]);
  flyer_ = target_ = -1;
  return false;
}

}  // namespace bastide::oracle
