// The slow oracle's Mage & Witch.
#include <algorithm>

#include "tests/oracle/referee.hpp"

namespace bastide::oracle {

bool Referee::stands_on(Magic figure, const Feature& feature) const {
  const Spot spot = magic[static_cast<std::size_t>(figure)];
  return std::count(feature.spots.begin(), feature.spots.end(), spot) > 0;
}

// A figure may not go to its own feature, nor to the other figure's.
bool Referee::may_enchant(const Feature& feature) const {
  return (feature.kind == SegmentKind::road || feature.kind == SegmentKind::city) &&
         !feature.completed() && !stands_on(Magic::mage, feature) &&
         !stands_on(Magic::witch, feature);
}

bool Referee::use_magic() {
  if (!setup_.has(Expansion::mage_witch)) return false;
  const bool met =
      std::any_of(survey.features.begin(), survey.features.end(), [&](const Feature& feature) {
        return stands_on(Magic::mage, feature) && stands_on(Magic::witch, feature);
      });
  const bool symbol = phase_ == Phase::magic && land.tiles().back().type->mage;
  if (!met && !symbol) return false;
  const std::vector<Action> actions = legal_magic();
  if (actions.size() == 1) do_magic(actions[0]);
  return actions.size() > 1;
}

// The features as they would be without any ferry: positions within one of these are equivalent.
Survey Referee::without_ferries() const {
  Landscape dry = land;
  dry.ferries.clear();
  return dry.survey({});
}

std::vector<Action> Referee::legal_magic() const {
  std::vector<Action> actions;
  const Survey pieces = without_ferries();
  for (const Magic figure : {Magic::mage, Magic::witch})
    for (const Feature& piece : pieces.features) {
      const Spot first = piece.spots[0];
      if (may_enchant(survey.of(first)))
        actions.push_back(enchant_action(figure, place_of(first.tile), first.segment));
    }
  if (!actions.empty()) return actions;
  for (const Magic figure : {Magic::mage, Magic::witch})
    if (magic[static_cast<std::size_t>(figure)].tile >= 0) actions.push_back(banish_action(figure));
  return actions;
}

bool Referee::allows_magic(const Action& action) const {
  if (action.kind == ActionKind::banish) {
    const std::vector<Action> actions = legal_magic();
    return std::any_of(actions.begin(), actions.end(), [&](const Action& legal) {
      return legal.kind == ActionKind::banish && legal.what == action.what;
    });
  }
  if (action.kind != ActionKind::enchant || action.what > 1) return false;
  const int tile = land.tile_at(action.at.x, action.at.y);
  return tile >= 0 &&
         action.where < land.tiles()[static_cast<std::size_t>(tile)].type->segments.size() &&
         may_enchant(survey.of({tile, action.where}));
}

void Referee::do_magic(const Action& action) {
  magic[action.what] = {-1, -1};
  if (action.kind != ActionKind::enchant) return;
  const Spot chosen{land.tile_at(action.at.x, action.at.y), action.where};
  magic[action.what] = without_ferries().of(chosen).spots[0];
}

void Referee::play_magic(const Action& action) {
  do_magic(action);
  go_on(static_cast<Phase>(static_cast<int>(phase_) + 1));
}

void Referee::end_magic(const Feature& feature) {
  for (const Magic figure : {Magic::mage, Magic::witch})
    if (stands_on(figure, feature)) magic[static_cast<std::size_t>(figure)] = {-1, -1};
}

int Referee::enchanted(int value, const Feature& feature) const {
  const int halved = stands_on(Magic::witch, feature) ? value - value / 2 : value;
  return stands_on(Magic::mage, feature) ? halved + feature.tiles : halved;
}

}  // namespace bastide::oracle
