// Crop Circles, for the slow oracle.
#include <algorithm>

#include "tests/oracle/referee.hpp"

namespace bastide::oracle {
namespace {

constexpr FigureKind meeples[] = {FigureKind::meeple, FigureKind::big_meeple};

}  // namespace

// The player's meeples on features of the kind named by the crop circle.
std::vector<Figure> Referee::in_crop(int player) const {
  std::vector<Figure> found;
  const CropSymbol symbol = land.tiles()[static_cast<std::size_t>(laid_)].type->crop;
  if (!setup_.has(Expansion::crop_circles) || symbol == CropSymbol::none) return found;
  for (const Figure& figure : figures) {
    const bool meeple = std::count(std::begin(meeples), std::end(meeples), figure.kind) > 0;
    const SegmentKind kind = survey.of(figure.spot).kind;
    const bool named = symbol == CropSymbol::rake   ? kind == SegmentKind::field
                       : symbol == CropSymbol::club ? kind == SegmentKind::road
                                                    : kind == SegmentKind::city;
    if (figure.owner == player && meeple && named) found.push_back(figure);
  }
  return found;
}

bool Referee::enter_crop_choice() {
  crop_players_.clear();
  for (int p = 0; p < setup_.players; ++p)
    if (!in_crop(p).empty()) return true;
  return false;
}

void Referee::choose_crop(int choice) {
  crop_ = choice;
  for (int k = 1; k <= setup_.players; ++k) crop_players_.push_back((active + k) % setup_.players);
}

bool Referee::enter_crop() {
  while (!crop_players_.empty()) {
    const std::vector<Action> actions = crop_actions();
    if (actions.size() > 1) return true;
    if (actions.size() == 1) return play_crop(actions[0]), enter_crop();
    crop_players_.erase(crop_players_.begin());
  }
  return false;
}

// Whether it can ever matter where in a feature a figure stands: to the dragon, to the fairy, to a
// tower, or because a ferry could part a road.
bool Referee::place_matters(SegmentKind kind) const {
  return with_dragon() || with_fairy() || setup_.has(Expansion::watchtowers) ||
         (setup_.has(Expansion::ferries) && kind == SegmentKind::road);
}

// Whether two places are the same to the rules.
bool Referee::same_place(Spot a, Spot b) const {
  return a == b || (survey.index(a) == survey.index(b) && !place_matters(survey.of(a).kind) &&
                    on_hill(a) == on_hill(b));
}

std::vector<Action> Referee::crop_actions() const {
  std::vector<Action> actions;
  const std::vector<Figure> own = in_crop(crop_players_[0]);
  const auto position = [&](Spot spot) {
    return land.tiles()[static_cast<std::size_t>(spot.tile)].position();
  };
  if (crop_ == 1) {
    for (std::size_t i = 0; i < own.size(); ++i) {
      const bool known = std::any_of(
          own.begin(), own.begin() + static_cast<std::ptrdiff_t>(i), [&](const Figure& f) {
            return f.kind == own[i].kind && same_place(f.spot, own[i].spot);
          });
      if (!known)
        actions.push_back(retrieve_action(own[i].kind, position(own[i].spot), own[i].spot.segment));
    }
    return actions;
  }
  for (const FigureKind kind : meeples) {
    std::vector<int> done;
    for (const Figure& figure : own) {
      const int feature = survey.index(figure.spot);
      if (std::count(done.begin(), done.end(), feature) > 0) continue;
      done.push_back(feature);
      std::set<bool> known;  // on a hill, and not
      for (int t = 0; t < static_cast<int>(land.tiles().size()); ++t)
        for (int s = 0; s < max_segments; ++s) {
          const Tile& tile = land.tiles()[static_cast<std::size_t>(t)];
          if (s >= static_cast<int>(tile.type->segments.size()) ||
              survey.index({t, s}) != feature ||
              (known.count(on_hill({t, s})) > 0 && !place_matters(survey.of({t, s}).kind)))
            continue;
          const Action action = join_action(kind, tile.position(), s);
          if (!allows_crop(action)) continue;
          actions.push_back(action);
          known.insert(on_hill({t, s}));
        }
    }
  }
  if (!actions.empty() && !setup_.options.crop_must) actions.insert(actions.begin(), pass_action());
  return actions;
}

bool Referee::allows_crop(const Action& action) const {
  const int player = crop_players_[0];
  if (action.kind == ActionKind::pass) return crop_ == 0 && !setup_.options.crop_must;
  const int tile = land.tile_at(action.at.x, action.at.y);
  if (tile < 0 ||
      action.where >= land.tiles()[static_cast<std::size_t>(tile)].type->segments.size())
    return false;
  const Spot spot{tile, action.where};
  const std::vector<Figure> own = in_crop(player);
  if (crop_ == 1)
    return action.kind == ActionKind::retrieve &&
           std::any_of(own.begin(), own.end(), [&](const Figure& f) {
             return f.spot == spot && static_cast<u8>(f.kind) == action.what;
           });
  if (action.kind != ActionKind::join) return false;
  if (std::none_of(std::begin(meeples), std::end(meeples),
                   [&](FigureKind kind) { return static_cast<u8>(kind) == action.what; }))
    return false;
  if (supply[static_cast<std::size_t>(player)][action.what] == 0 || tile == dragon) return false;
  return std::any_of(own.begin(), own.end(), [&](const Figure& f) {
    return survey.index(f.spot) == survey.index(spot) &&
           (!setup_.options.crop_same_tile || f.spot.tile == tile);
  });
}

void Referee::play_crop(const Action& action) {
  const int player = crop_players_[0];
  crop_players_.erase(crop_players_.begin());
  auto& own = supply[static_cast<std::size_t>(player)];
  const Spot spot{land.tile_at(action.at.x, action.at.y), action.where};
  const Figure figure{player, static_cast<FigureKind>(action.what), spot};
  if (action.kind == ActionKind::join) {
    --own[action.what];
    figures.push_back(figure);
  } else if (action.kind == ActionKind::retrieve) {
    ++own[action.what];
    figures.erase(std::find(figures.begin(), figures.end(), figure));
  }
  survey_again();
  send_orphans_home();
}

}  // namespace bastide::oracle
