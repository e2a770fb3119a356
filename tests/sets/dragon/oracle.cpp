// The Princess & The Dragon, for the slow oracle.
#include <algorithm>
#include <numeric>

#include "tests/oracle/referee.hpp"

namespace bastide::oracle {
namespace {

bool is_meeple_of_any_kind(FigureKind kind) {
  return kind == FigureKind::meeple || kind == FigureKind::big_meeple || kind == FigureKind::abbot;
}

}  // namespace

bool Referee::with_dragon() const {
  return setup_.has(Expansion::princess_dragon) && !setup_.options.without_dragon;
}
bool Referee::with_fairy() const {
  return setup_.has(Expansion::princess_dragon) && !setup_.options.without_fairy;
}

// ---- The dragon ---------------------------------------------------------------------------------

// Tiles that can be drawn now: before the first volcano none with a dragon.
bool Referee::is_held(std::size_t type) const {
  const auto& tiles = land.tiles();
  return with_dragon() && (*types_)[type].dragon &&
         std::none_of(tiles.begin(), tiles.end(),
                      [](const auto& tile) { return tile.type->volcano; });
}

// Those that may lie under hills count: any of the others can be one of these.
int Referee::drawable() const {
  int count = 0;
  for (std::size_t t = 0; t < bag.size(); ++t)
    if (!is_held(t)) count += bag[t];
  return std::min(count, left());
}

void Referee::call_dragon() {
  trail_.clear();
  if (with_dragon() && land.tiles()[static_cast<std::size_t>(laid_)].type->volcano) dragon = laid_;
}

// Where it could go from where it stands: north, east, south, west.
std::vector<int> Referee::dragon_ways() const {
  std::vector<int> ways;
  const Position from = place_of(dragon);
  for (const Edge side : {Edge::north, Edge::east, Edge::south, Edge::west}) {
    const Position at = neighbour(from, side);
    const int tile = land.tile_at(at.x, at.y);
    if (tile < 0 || tile == fairy) continue;
    if (!land.tiles()[static_cast<std::size_t>(tile)].type->board.empty()) continue;
    if (std::count(trail_.begin(), trail_.end(), tile) > 0) continue;
    ways.push_back(tile);
  }
  return ways;
}

bool Referee::enter_dragon(bool late) {
  if (!with_dragon() || dragon < 0 || late != setup_.options.dragon_after_scoring) return false;
  if (!land.tiles()[static_cast<std::size_t>(laid_)].type->dragon) return false;
  if (trail_.empty()) trail_ = {dragon};
  while (trail_.size() < 7) {  // six steps
    const std::vector<int> ways = dragon_ways();
    if (ways.empty()) break;
    if (ways.size() > 1) return true;
    dragon_enters(ways[0]);
  }
  return false;
}

int Referee::dragon_leader() const {
  return (active + static_cast<int>(trail_.size()) - 1) % setup_.players;
}

void Referee::dragon_enters(int tile) {
  dragon = tile;
  trail_.push_back(tile);
  for (const Figure& figure : figures)
    if (figure.spot.tile == tile)
      ++supply[static_cast<std::size_t>(figure.owner)][static_cast<std::size_t>(figure.kind)];
  figures.erase(std::remove_if(figures.begin(), figures.end(),
                               [&](const Figure& figure) { return figure.spot.tile == tile; }),
                figures.end());
  survey_again();
  send_orphans_home();
  // Sheep whose field has no shepherd any more.
  for (auto& [spot, count] : sheep)
    if (shepherds_in(survey.index(spot)).empty()) {
      token_bag.insert(count);
      count = 0;
    }
  sheep.erase(std::remove_if(sheep.begin(), sheep.end(),
                             [](const auto& token) { return token.second == 0; }),
              sheep.end());
}

// ---- The fairy ----------------------------------------------------------------------------------

bool Referee::is_favoured(const Figure& figure) const {
  if (setup_.options.fairy_on_tile)
    return fairy >= 0 && figure.spot.tile == fairy && is_meeple_of_any_kind(figure.kind);
  return favoured && *favoured == figure;
}

void Referee::leave_fairy() {
  if (favoured && std::count(figures.begin(), figures.end(), *favoured) == 0) favoured.reset();
}

// At the beginning of a turn, if there will be one.
void Referee::pay_for_fairy() {
  if (!turn_begins_) return;
  turn_begins_ = false;
  if (!with_fairy()) return;
  if (drawable() == 0 && hands[static_cast<std::size_t>(active)].empty()) return;
  Award award;
  award.cause = ScoreCause::fairy;
  for (const Figure& figure : figures)
    if (figure.owner == active && is_favoured(figure)) ++award.tiles;
  if (!setup_.options.fairy_on_tile) award.tiles = std::min(award.tiles, 1);
  award.value = award.tiles;
  award.points[static_cast<std::size_t>(active)] = award.value;
  if (award.value > 0) give(award);
}

// Besides everything else, for everybody whose favoured meeple stands there.
std::array<int, max_players> Referee::bonus(const Feature& feature) const {
  std::array<int, max_players> points{};
  for (const Figure& figure : figures)
    if (is_favoured(figure) &&
        std::count(feature.spots.begin(), feature.spots.end(), figure.spot) > 0)
      points[static_cast<std::size_t>(figure.owner)] = 3;
  return points;
}

bool Referee::may_favour(const Action& action) const {
  return action.kind == ActionKind::fairy && with_fairy() && find_favourite(action) >= 0;
}

// The own meeple that an action names, to which the fairy may go.
int Referee::find_favourite(const Action& action) const {
  const Spot spot{land.tile_at(action.at.x, action.at.y), action.where};
  for (std::size_t i = 0; i < figures.size(); ++i) {
    const Figure& figure = figures[i];
    if (figure.owner == active && is_meeple_of_any_kind(figure.kind) && !is_favoured(figure) &&
        figure.spot == spot && static_cast<u8>(figure.kind) == action.what)
      return static_cast<int>(i);
  }
  return -1;
}

std::vector<Action> Referee::fairy_moves() const {
  std::vector<Action> actions;
  std::set<int> tiles;
  for (const Figure& figure : figures) {
    const Action action =
        Action{ActionKind::fairy, static_cast<u8>(figure.kind), place_of(figure.spot.tile),
               static_cast<u8>(figure.spot.segment), 0};
    if (figure.owner != active || !may_favour(action)) continue;
    if (setup_.options.fairy_on_tile ? !tiles.insert(figure.spot.tile).second
                                     : std::count(actions.begin(), actions.end(), action) > 0)
      continue;
    actions.push_back(action);
  }
  return actions;
}

void Referee::move_fairy(const Action& action) {
  const Figure& figure = figures[static_cast<std::size_t>(find_favourite(action))];
  fairy = figure.spot.tile;
  if (!setup_.options.fairy_on_tile) favoured = figure;
}

// ---- The princess -------------------------------------------------------------------------------

std::vector<Figure> Referee::knights_of_princess() const {
  std::vector<Figure> knights;
  if (!setup_.has(Expansion::princess_dragon) || setup_.options.without_princess) return knights;
  const auto& segments = land.tiles()[static_cast<std::size_t>(laid_)].type->segments;
  for (const Figure& figure : figures) {
    bool hers = false;
    for (std::size_t s = 0; s < segments.size(); ++s)
      hers |= segments[s].princess &&
              survey.index({laid_, static_cast<int>(s)}) == survey.index(figure.spot);
    if (hers && is_meeple_of_any_kind(figure.kind)) knights.push_back(figure);
  }
  return knights;
}

namespace {

bool names(const Action& action, const Figure& knight, Position at) {
  return action.kind == ActionKind::dismiss && action.value == knight.owner &&
         action.what == static_cast<u8>(knight.kind) && action.at == at &&
         action.where == knight.spot.segment;
}

}  // namespace

bool Referee::may_dismiss(const Action& action) const {
  for (const Figure& knight : knights_of_princess())
    if (names(action, knight, place_of(knight.spot.tile))) return true;
  return false;
}

std::vector<Action> Referee::dismissals() const {
  std::vector<Action> actions;
  std::vector<Figure> known;
  for (const Figure& knight : knights_of_princess()) {
    const bool again = std::any_of(known.begin(), known.end(), [&](const Figure& other) {
      return other.owner == knight.owner && other.kind == knight.kind &&
             (place_matters(SegmentKind::city)
                  ? other.spot == knight.spot
                  : on_hill(other.spot) == on_hill(knight.spot) &&
                        survey.index(other.spot) == survey.index(knight.spot));
    });
    known.push_back(knight);
    if (again) continue;
    actions.push_back({ActionKind::dismiss, static_cast<u8>(knight.kind),
                       place_of(knight.spot.tile), static_cast<u8>(knight.spot.segment),
                       static_cast<u8>(knight.owner)});
  }
  return actions;
}

bool Referee::must_dismiss() const {
  return setup_.options.princess_must && !knights_of_princess().empty();
}

void Referee::dismiss(const Action& action) {
  for (const Figure& knight : knights_of_princess())
    if (names(action, knight, place_of(knight.spot.tile))) return send_home(knight);
}

// ---- The portal ---------------------------------------------------------------------------------

bool Referee::may_pass_portal(const Action& action) const {
  if (action.kind != ActionKind::portal || !setup_.has(Expansion::princess_dragon)) return false;
  if (setup_.options.without_portal) return false;
  if (!land.tiles()[static_cast<std::size_t>(laid_)].type->portal) return false;
  const int tile = land.tile_at(action.at.x, action.at.y);
  if (tile < 0 || tile == laid_ || tile == dragon) return false;
  const Tile& there = land.tiles()[static_cast<std::size_t>(tile)];
  if (action.where >= there.type->segments.size()) return false;
  if (action.what >= figure_kinds || supply[static_cast<std::size_t>(active)][action.what] == 0)
    return false;
  const Feature& feature = survey.of({tile, action.where});
  if (feature.occupied() || feature.completed()) return false;
  const auto kind = static_cast<FigureKind>(action.what);
  if (kind == FigureKind::abbot)
    return feature.kind == SegmentKind::garden || feature.kind == SegmentKind::monastery;
  return (kind == FigureKind::meeple || kind == FigureKind::big_meeple) &&
         wants_meeple(feature.kind);
}

std::vector<Action> Referee::portal_places() const {
  std::vector<Action> actions;
  for (const FigureKind kind : {FigureKind::meeple, FigureKind::big_meeple, FigureKind::abbot}) {
    std::set<std::pair<int, bool>> known;
    for (int t = 0; t < static_cast<int>(land.tiles().size()); ++t)
      for (int s = 0; s < max_segments; ++s) {
        const Action action{ActionKind::portal, static_cast<u8>(kind), place_of(t),
                            static_cast<u8>(s), 0};
        if (!may_pass_portal(action)) continue;
        const Spot spot{t, s};
        if (!place_matters(survey.of(spot).kind) &&
            !known.insert({survey.index(spot), on_hill(spot)}).second)
          continue;
        actions.push_back(action);
      }
  }
  return actions;
}

void Referee::pass_portal(const Action& action) {
  --supply[static_cast<std::size_t>(active)][action.what];
  figures.push_back({active,
                     static_cast<FigureKind>(action.what),
                     {land.tile_at(action.at.x, action.at.y), action.where}});
  survey_again();
}

}  // namespace bastide::oracle
