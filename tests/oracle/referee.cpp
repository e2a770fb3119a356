// The slow oracle's rules.
#include "tests/oracle/referee.hpp"

#include <algorithm>
#include <numeric>
#include <set>

namespace bastide::oracle {

Referee::Referee(const Setup& setup, const std::vector<TileType>& types, int first_player)
    : active(first_player), setup_(setup), types_(&types) {
  for (const TileType& type : types) {
    bag.push_back(type.count - type.start_copies);
    period_.push_back(period(type));
    if (type.start_copies > 0) land.add({0, 0, &type, 0});
  }
  for (int p = 0; p < setup.players; ++p) supply[static_cast<std::size_t>(p)] = 7;
  survey_again();
  begin_part();
}

bool Referee::empty_bag() const { return std::accumulate(bag.begin(), bag.end(), 0) == 0; }

void Referee::begin_part() {
  hand = -1;
  pending_.clear();
  offer_draw();
}

void Referee::offer_draw() {
  phase_ = Phase::draw;
  bool hope = false;
  for (std::size_t t = 0; t < bag.size() && !hope; ++t)
    hope = bag[t] > 0 && (!setup_.options.return_unplaceable || land.placeable((*types_)[t]));
  if (!hope) finish();
}

bool Referee::wants_meeple(SegmentKind kind) const {
  switch (kind) {
    case SegmentKind::road:
    case SegmentKind::city:
    case SegmentKind::monastery:
      return true;
    case SegmentKind::field:
      return setup_.options.farmers;
    default:
      return false;
  }
}

// Empty cells beside tiles, in the order in which the tiles (north, east, south, west) met them.
std::vector<Position> Referee::discovery() const {
  std::vector<Position> cells;
  std::set<std::pair<int, int>> known;
  for (const Tile& tile : land.tiles())
    for (const Side side : {Side::north, Side::east, Side::south, Side::west}) {
      const Position at = neighbour({static_cast<i16>(tile.x), static_cast<i16>(tile.y)}, side);
      if (known.insert({at.x, at.y}).second && land.tile_at(at.x, at.y) < 0) cells.push_back(at);
    }
  return cells;
}

std::vector<Action> Referee::legal() const {
  std::vector<Action> actions;
  switch (phase_) {
    case Phase::draw:
      for (std::size_t t = 0; t < bag.size(); ++t)
        if (bag[t] > 0) actions.push_back(draw_action(static_cast<TypeIndex>(t)));
      break;
    case Phase::place:
      for (const Position at : discovery())
        for (int r = 0; r < period_[static_cast<std::size_t>(hand)]; ++r)
          if (allows(place_action(at, r))) actions.push_back(place_action(at, r));
      break;
    case Phase::figure: {
      actions.push_back(pass_action());
      const auto& segments = land.tiles().back().type->segments;
      for (const bool fields : {false, true})
        for (std::size_t s = 0; s < segments.size(); ++s) {
          const Action action = deploy_action(FigureKind::meeple, static_cast<int>(s));
          if ((segments[s].kind == SegmentKind::field) == fields && allows(action))
            actions.push_back(action);
        }
      break;
    }
    case Phase::score:
      for (const Spot& spot : pending_) {
        const Tile& tile = land.tiles()[static_cast<std::size_t>(spot.tile)];
        actions.push_back(
            score_action({static_cast<i16>(tile.x), static_cast<i16>(tile.y)}, spot.segment));
      }
      break;
    default:
      break;
  }
  return actions;
}

bool Referee::allows(const Action& action) const {
  switch (phase_) {
    case Phase::draw:
      return action.kind == ActionKind::draw && action.what < bag.size() && bag[action.what] > 0;
    case Phase::place:
      return action.kind == ActionKind::place && action.value < 4 &&
             land.fits((*types_)[static_cast<std::size_t>(hand)], action.at.x, action.at.y,
                       action.value);
    case Phase::figure: {
      if (action.kind == ActionKind::pass) return true;
      const int last = static_cast<int>(land.tiles().size()) - 1;
      const auto& segments = land.tiles().back().type->segments;
      return action.kind == ActionKind::deploy &&
             action.what == static_cast<u8>(FigureKind::meeple) && action.where < segments.size() &&
             wants_meeple(segments[action.where].kind) &&
             supply[static_cast<std::size_t>(active)] > 0 &&
             !survey.of({last, action.where}).occupied();
    }
    case Phase::score: {
      if (action.kind != ActionKind::score) return false;
      const int tile = land.tile_at(action.at.x, action.at.y);
      if (tile < 0 ||
          action.where >= land.tiles()[static_cast<std::size_t>(tile)].type->segments.size())
        return false;
      const int named = survey.index({tile, action.where});
      return std::any_of(pending_.begin(), pending_.end(),
                         [&](Spot spot) { return survey.index(spot) == named; });
    }
    default:
      return false;
  }
}

void Referee::play(const Action& action) {
  awards.clear();
  switch (phase_) {
    case Phase::draw: {
      --bag[action.what];
      if (land.placeable((*types_)[action.what])) {
        hand = action.what;
        phase_ = Phase::place;
        break;
      }
      if (setup_.options.return_unplaceable)
        ++bag[action.what];
      else
        discarded.push_back(action.what);
      offer_draw();
      break;
    }
    case Phase::place: {
      const TileType& type = (*types_)[static_cast<std::size_t>(hand)];
      const int index = static_cast<int>(land.tiles().size());
      land.add({action.at.x, action.at.y, &type, action.value});
      hand = -1;
      survey_again();
      // What this tile completed: its own features, then the monasteries around it.
      std::vector<Spot> candidates;
      for (std::size_t s = 0; s < type.segments.size(); ++s)
        candidates.push_back({index, static_cast<int>(s)});
      for (int y = action.at.y - 1; y <= action.at.y + 1; ++y)
        for (int x = action.at.x - 1; x <= action.at.x + 1; ++x) {
          const int beside = land.tile_at(x, y);
          if (beside < 0 || beside == index) continue;
          const auto& segments = land.tiles()[static_cast<std::size_t>(beside)].type->segments;
          for (std::size_t s = 0; s < segments.size(); ++s)
            if (segments[s].kind == SegmentKind::monastery ||
                segments[s].kind == SegmentKind::garden)
              candidates.push_back({beside, static_cast<int>(s)});
        }
      for (const Spot& spot : candidates) {
        const SegmentKind kind = survey.of(spot).kind;
        const bool scores = kind == SegmentKind::road || kind == SegmentKind::city ||
                            kind == SegmentKind::monastery || kind == SegmentKind::garden;
        if (scores && survey.of(spot).completed() &&
            std::none_of(pending_.begin(), pending_.end(),
                         [&](Spot p) { return survey.index(p) == survey.index(spot); }))
          pending_.push_back(spot);
      }
      phase_ = Phase::figure;
      break;
    }
    case Phase::figure:
      if (action.kind == ActionKind::deploy) {
        --supply[static_cast<std::size_t>(active)];
        figures.push_back({active, {static_cast<int>(land.tiles().size()) - 1, action.where}});
        survey_again();
      }
      pending_.erase(std::remove_if(pending_.begin(), pending_.end(),
                                    [&](Spot spot) { return !survey.of(spot).occupied(); }),
                     pending_.end());
      score_pending();
      break;
    case Phase::score: {
      const int named = survey.index({land.tile_at(action.at.x, action.at.y), action.where});
      std::size_t i = 0;
      while (survey.index(pending_[i]) != named) ++i;
      score_one(i);
      score_pending();
      break;
    }
    default:
      break;
  }
}

void Referee::score_pending() {
  if (setup_.options.choose_score_order && pending_.size() > 1) {
    phase_ = Phase::score;
    return;
  }
  while (!pending_.empty()) score_one(0);
  active = (active + 1) % setup_.players;
  ++turn;
  begin_part();
}

void Referee::score_one(std::size_t index) {
  const int scored = survey.index(pending_[index]);
  pending_.erase(pending_.begin() + static_cast<std::ptrdiff_t>(index));
  award(survey.features[static_cast<std::size_t>(scored)]);
  for (const Figure& figure : figures)
    if (survey.index(figure.spot) == scored) ++supply[static_cast<std::size_t>(figure.owner)];
  figures.erase(std::remove_if(figures.begin(), figures.end(),
                               [&](const Figure& f) { return survey.index(f.spot) == scored; }),
                figures.end());
  survey_again();
}

Award Referee::value(const Feature& feature) const {
  const Options& options = setup_.options;
  Award award;
  award.kind = feature.kind;
  award.completed = feature.completed();
  award.strength = feature.strength;
  award.tiles = feature.tiles;
  award.shields = feature.shields;
  switch (feature.kind) {
    case SegmentKind::road:
      award.value = feature.tiles;
      break;
    case SegmentKind::city: {
      const bool tiny = options.tiny_city_two && feature.tiles == 2;
      award.value = (feature.tiles + feature.shields) * (award.completed && !tiny ? 2 : 1);
      break;
    }
    case SegmentKind::monastery:
    case SegmentKind::garden:
      award.tiles = award.value = 9 - feature.open;
      break;
    case SegmentKind::field:
      award.tiles = 0;
      for (const int city : feature.cities)
        award.cities += survey.features[static_cast<std::size_t>(city)].completed();
      award.value = 3 * award.cities;
      break;
    default:
      break;
  }
  if (options.unfinished_score_nothing && !award.completed && feature.kind != SegmentKind::field)
    award.value = 0;
  const int best = *std::max_element(feature.strength.begin(), feature.strength.end());
  for (std::size_t p = 0; p < max_players; ++p)
    if (best > 0 && feature.strength[p] == best) award.points[p] = award.value;
  return award;
}

void Referee::award(const Feature& feature) {
  awards.push_back(value(feature));
  for (std::size_t p = 0; p < max_players; ++p) score[p] += awards.back().points[p];
}

void Referee::finish() {
  for (const bool fields : {false, true})
    for (const Feature& feature : survey.features)
      if (feature.occupied() && (feature.kind == SegmentKind::field) == fields) award(feature);
  phase_ = Phase::over;
}

}  // namespace bastide::oracle
