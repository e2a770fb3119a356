// Hills & Sheep, for the slow oracle: the bag of tokens is a real bag, and owners are found by
// looking at every meeple on a feature.
#include <algorithm>
#include <numeric>

#include "engine/sets/hills_sheep/actions.hpp"
#include "tests/oracle/referee.hpp"

namespace bastide::oracle {

bool Referee::with_hills() const { return setup_.has(Expansion::hills_sheep); }

void Referee::fill_token_bag() {
  if (!with_hills()) return;
  token_bag = setup_.options.sheep_sold_separately
                  ? std::multiset<int>{0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4}
                  : std::multiset<int>{0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4};
}

// Tiles that can still be drawn.
int Referee::left() const { return std::accumulate(bag.begin(), bag.end(), 0) - unseen; }

bool Referee::on_hill(Spot spot) const {
  return with_hills() && land.tiles()[static_cast<std::size_t>(spot.tile)].type->hill;
}

// ---- Hills --------------------------------------------------------------------------------------

std::set<int> Referee::owners(const Feature& feature) const {
  std::set<int> strongest;
  const int best = *std::max_element(feature.strength.begin(), feature.strength.end());
  for (int p = 0; p < setup_.players && best > 0; ++p)
    if (feature.strength[static_cast<std::size_t>(p)] == best) strongest.insert(p);
  const bool decided_by_hills = feature.kind == SegmentKind::road ||
                                feature.kind == SegmentKind::city ||
                                feature.kind == SegmentKind::field;
  if (strongest.size() < 2 || !decided_by_hills) return strongest;
  std::map<int, int> standing;  // on hills of this feature
  for (const Figure& figure : figures) {
    const bool counts = figure.kind == FigureKind::meeple || figure.kind == FigureKind::big_meeple;
    const bool here = std::count(feature.spots.begin(), feature.spots.end(), figure.spot) > 0;
    if (counts && here && on_hill(figure.spot) && strongest.count(figure.owner) > 0)
      ++standing[figure.owner];
  }
  if (standing.empty()) return strongest;
  int most = 0;
  for (const auto& [player, count] : standing) most = std::max(most, count);
  std::set<int> result;
  for (const auto& [player, count] : standing)
    if (!setup_.options.hills_counted || count == most) result.insert(player);
  return result;
}

bool Referee::enter_under_hill() const {
  return with_hills() && (*types_)[static_cast<std::size_t>(hand)].hill && left() > 0;
}

std::vector<Action> Referee::legal_under() const {
  std::vector<Action> actions = {under_action(no_type)};
  for (std::size_t t = 0; t < bag.size(); ++t)
    if (bag[t] > 0) actions.push_back(under_action(static_cast<TypeIndex>(t)));
  return actions;
}

void Referee::play_under(const Action& action) {
  if (action.what == no_type) {
    ++unseen;
  } else {
    --bag[action.what];
    discarded.push_back(action.what);
  }
  go_on(Phase::wheel);
}

// ---- Flocks -------------------------------------------------------------------------------------

const Figure* Referee::own_shepherd() const {
  for (const Figure& figure : figures)
    if (figure.owner == active && figure.kind == FigureKind::shepherd) return &figure;
  return nullptr;
}

std::set<int> Referee::shepherds_in(int feature) const {
  std::set<int> owners;
  for (const Figure& figure : figures)
    if (figure.kind == FigureKind::shepherd && survey.index(figure.spot) == feature)
      owners.insert(figure.owner);
  return owners;
}

bool Referee::enter_flock() const {
  const Figure* shepherd = own_shepherd();
  if (!shepherd || shepherd->spot.tile == laid_) return false;
  const Feature& field = survey.of(shepherd->spot);
  return std::any_of(field.spots.begin(), field.spots.end(),
                     [&](Spot spot) { return spot.tile == laid_; });
}

// Everything on the field goes back where it came from.
void Referee::disperse(int field) {
  for (auto& [spot, count] : sheep)
    if (survey.index(spot) == field) {
      token_bag.insert(count);
      count = 0;
    }
  sheep.erase(std::remove_if(sheep.begin(), sheep.end(),
                             [](const auto& token) { return token.second == 0; }),
              sheep.end());
  for (const int owner : shepherds_in(field))
    ++supply[static_cast<std::size_t>(owner)][static_cast<std::size_t>(FigureKind::shepherd)];
  figures.erase(std::remove_if(figures.begin(), figures.end(),
                               [&](const Figure& figure) {
                                 return figure.kind == FigureKind::shepherd &&
                                        survey.index(figure.spot) == field;
                               }),
                figures.end());
}

// Of a shepherd that has left: with another one on the field the flock stays.
void Referee::lose_sheep(Spot spot) {
  survey_again();
  const int field = survey.index(spot);
  if (shepherds_in(field).empty()) disperse(field);
}

void Referee::gather(int field) {
  Award award;
  award.cause = ScoreCause::flock;
  for (const auto& [spot, count] : sheep)
    if (survey.index(spot) == field) award.value += count;
  for (const Spot& spot : survey.features[static_cast<std::size_t>(field)].spots)
    award.value += land.tiles()[static_cast<std::size_t>(spot.tile)]
                       .type->segments[static_cast<std::size_t>(spot.segment)]
                       .sheep;
  for (const int owner : shepherds_in(field))
    award.points[static_cast<std::size_t>(owner)] = award.value;
  disperse(field);
  give(award);
}

bool Referee::enter_closed_flocks() {
  if (!with_hills() || setup_.options.closed_flocks_stay) return false;
  const int segments =
      static_cast<int>(land.tiles()[static_cast<std::size_t>(laid_)].type->segments.size());
  for (int s = 0; s < segments; ++s) {
    const int field = survey.index({laid_, s});
    if (survey.features[static_cast<std::size_t>(field)].open > 0 || shepherds_in(field).empty())
      continue;
    gather(field);
    return enter();
  }
  return false;
}

void Referee::play_flock(const Action& action) {
  if (action.value == growing) {
    token_due_ = true;
  } else {
    gather(survey.index(own_shepherd()->spot));
  }
  go_on(Phase::flock_token);
}

std::vector<Action> Referee::legal_token() const {
  std::vector<Action> actions;
  for (const int kind : std::set<int>(token_bag.begin(), token_bag.end()))
    actions.push_back(token_action(kind));
  return actions;
}

void Referee::play_token(const Action& action) {
  token_due_ = false;
  const Spot spot = own_shepherd()->spot;
  if (action.value == 0) {
    disperse(survey.index(spot));
  } else {
    token_bag.erase(token_bag.find(action.value));
    sheep.push_back({spot, action.value});
  }
  go_on(static_cast<Phase>(static_cast<int>(phase_) + 1));
}

// ---- Vineyards ----------------------------------------------------------------------------------

int Referee::vineyard_points(const Feature& feature) const {
  const bool counts =
      feature.kind == SegmentKind::monastery ||
      (feature.kind == SegmentKind::garden && setup_.options.vineyards_serve_gardens);
  if (!with_hills() || !counts || !feature.completed()) return 0;
  int points = 0;
  for (const int tile : tiles_around(feature.spots[0].tile))
    points += land.tiles()[static_cast<std::size_t>(tile)].type->vineyard ? 3 : 0;
  return points;
}

}  // namespace bastide::oracle
