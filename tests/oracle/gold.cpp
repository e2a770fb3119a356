// The slow oracle's Gold Mines: a list of bars, each identified by the tile on which it lies.
#include <algorithm>

#include "tests/oracle/referee.hpp"

namespace bastide::oracle {

std::vector<int> Referee::tiles_around(int tile) const {
  const Tile& middle = land.tiles()[static_cast<std::size_t>(tile)];
  std::vector<int> around;
  for (int y = middle.y - 1; y <= middle.y + 1; ++y)
    for (int x = middle.x - 1; x <= middle.x + 1; ++x)
      if (const int beside = land.tile_at(x, y); beside >= 0 && beside != tile)
        around.push_back(beside);
  return around;
}

bool Referee::place_gold() {
  const int laid = static_cast<int>(land.tiles().size()) - 1;
  if (!setup_.has(Expansion::gold_mines) || !land.tiles().back().type->gold) return false;
  bars.push_back(laid);
  const std::vector<int> around = tiles_around(laid);
  if (around.size() == 1) bars.push_back(around[0]);
  return around.size() > 1;
}

// Whoever completed a feature may take bars from its tiles.
void Referee::claim_gold(const Feature& feature) {
  if (!setup_.has(Expansion::gold_mines) || !feature.occupied()) return;
  const bool monastic =
      feature.kind == SegmentKind::monastery || feature.kind == SegmentKind::garden;
  for (const Spot& spot : feature.spots) {
    std::vector<int> tiles = {spot.tile};
    if (monastic) {
      const std::vector<int> around = tiles_around(spot.tile);
      tiles.insert(tiles.end(), around.begin(), around.end());
    }
    for (const int tile : tiles)
      for (const int owner : owners(feature)) claims[tile].insert(owner);
  }
}

// The tiles with bars for a player, one for each group of claimants.
std::vector<int> Referee::gold_for(int player) const {
  std::set<std::set<int>> known;
  std::vector<int> tiles;
  for (const auto& [tile, players] : claims)
    if (players.count(player) > 0 && std::count(bars.begin(), bars.end(), tile) > 0 &&
        known.insert(players).second)
      tiles.push_back(tile);
  return tiles;
}

bool Referee::award_gold() {
  if (taker_ < 0) taker_ = active;
  for (int idle = 0; idle < setup_.players;) {
    std::vector<int> tiles = gold_for(taker_);
    if (tiles.empty()) {
      ++idle;
      taker_ = (taker_ + 1) % setup_.players;
      continue;
    }
    idle = 0;
    if (tiles.size() > 1 && !setup_.options.gold_taken_automatically) return true;
    std::stable_sort(tiles.begin(), tiles.end(),
                     [&](int a, int b) { return claims.at(a).size() > claims.at(b).size(); });
    take_gold(tiles[0]);
  }
  claims.clear();
  taker_ = -1;
  return false;
}

void Referee::take_gold(int tile) {
  bars.erase(std::find(bars.begin(), bars.end(), tile));
  ++gold[static_cast<std::size_t>(taker_)];
  taker_ = (taker_ + 1) % setup_.players;
}

bool Referee::allows_gold(const Action& action) const {
  if (action.kind != ActionKind::gold) return false;
  const int tile = land.tile_at(action.at.x, action.at.y);
  if (phase_ == Phase::gold_place) {
    const std::vector<int> around = tiles_around(static_cast<int>(land.tiles().size()) - 1);
    return std::count(around.begin(), around.end(), tile) > 0;
  }
  const auto claim = claims.find(tile);
  return claim != claims.end() && claim->second.count(taker_) > 0 &&
         std::count(bars.begin(), bars.end(), tile) > 0;
}

std::vector<Action> Referee::legal_gold() const {
  std::vector<Action> actions;
  const std::vector<int> tiles = phase_ == Phase::gold_award
                                     ? gold_for(taker_)
                                     : tiles_around(static_cast<int>(land.tiles().size()) - 1);
  for (const int tile : tiles) actions.push_back(gold_action(place_of(tile)));
  return actions;
}

void Referee::play_gold(const Action& action) {
  const int tile = land.tile_at(action.at.x, action.at.y);
  if (phase_ == Phase::gold_award) {
    take_gold(tile);
    return go_on(Phase::gold_award);
  }
  bars.push_back(tile);
  go_on(Phase::magic);
}

void Referee::count_gold() {
  for (std::size_t p = 0; p < max_players; ++p) {
    if (gold[p] == 0) continue;
    Award award;
    award.cause = ScoreCause::gold;
    award.tiles = gold[p];
    award.value = award.points[p] = gold[p] * std::min(4, (gold[p] + 2) / 3);
    score[p] += award.value;
    awards.push_back(award);
  }
}

}  // namespace bastide::oracle
