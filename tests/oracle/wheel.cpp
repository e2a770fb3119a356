// The slow oracle's Wheel of Fortune, and what is in the bag and on the table at the start.
#include <algorithm>

#include "tests/oracle/referee.hpp"

namespace bastide::oracle {
namespace {

// The board row by row: the name of each cell's print, and its rotation.
struct BoardCell {
  const char* id;
  int rotation;
};
constexpr BoardCell board[4][4] = {
    {{"wheel/CFFC", 0}, {"wheel/FF-F", 0}, {"wheel/RF-F", 0}, {"wheel/FCFF", 0}},
    {{"wheel/FF-F", 3}, {"wheel/----", 0}, {"wheel/----", 0}, {"wheel/FF-F", 1}},
    {{"wheel/FF-F", 3}, {"wheel/----", 0}, {"wheel/----", 0}, {"wheel/RF-F", 1}},
    {{"wheel/FFFR", 0}, {"wheel/-FCF", 0}, {"wheel/FF-F", 2}, {"wheel/FFFF", 0}}};
constexpr int crowns_of[] = {1, 2, 1, 2, 1, 2};

bool of_board(const TileType& type) {
  for (const auto& row : board)
    for (const BoardCell& cell : row)
      if (type.id == cell.id) return true;
  return false;
}

bool stands_for_points(FigureKind kind) {
  return kind == FigureKind::meeple || kind == FigureKind::big_meeple || kind == FigureKind::abbot;
}

}  // namespace

bool Referee::with_wheel() const {
  return setup_.has(Expansion::wheel_of_fortune) && !setup_.options.wheel_ignored;
}

int Referee::type_named(const std::string& id) const {
  for (std::size_t t = 0; t < types_->size(); ++t)
    if ((*types_)[t].id == id) return static_cast<int>(t);
  return -1;
}

// Copies of every type, excluding those on the table or not used.
void Referee::fill_bag() {
  bag.clear();
  bool spring = false, lake = false;
  for (const TileType& type : *types_) {
    int copies = of_board(type) ? 0 : type.count - type.start_copies;
    for (const TileType& other : *types_)
      if (!other.instead.empty() && other.instead == type.id) copies -= other.count;
    if (setup_.options.first_edition && type.id == "base/CRFR") ++copies;
    if (copies > 0 && type.river == RiverRole::spring) {
      if (!spring) spring_ = static_cast<int>(bag.size());
      spring = true;
      copies = 0;
    }
    if (copies > 0 && type.river == RiverRole::lake) {
      if (lake) copies = 0;
      lake = true;
    }
    bag.push_back(copies);
  }
  if (setup_.options.start_tile_in_supply && (spring || with_wheel()))  // VAR-6
    for (std::size_t t = 0; t < bag.size(); ++t)
      if (!of_board((*types_)[t])) bag[t] += (*types_)[t].start_copies;
  if (!setup_.options.first_edition) return;
  for (std::size_t t = 0; t < bag.size(); ++t) {  // without gardens they look like others
    const std::string& id = (*types_)[t].id;
    const std::size_t garden = id.find("+garden");
    if (garden == std::string::npos) continue;
    const std::string plain = id == "river-c3/FVVF+garden" ? "river-c3/VFFV" : id.substr(0, garden);
    if (const int other = type_named(plain); other >= 0)
      bag[static_cast<std::size_t>(other)] += bag[t], bag[t] = 0;
  }
}

void Referee::lay_start() {
  const auto lay = [&](int x, int y, int type, int rotation) {
    land.add({x, y, &(*types_)[static_cast<std::size_t>(type)], rotation});
  };
  if (with_wheel()) {
    for (int y = 0; y < 4; ++y)
      for (int x = 0; x < 4; ++x) lay(x, y, type_named(board[y][x].id), board[y][x].rotation);
    if (spring_ < 0 || setup_.position) {
      if (spring_ >= 0) ++bag[static_cast<std::size_t>(spring_)];
      return;
    }
    // North of the first field or road, from where the river flows further north.
    spring_x_ = (*types_)[static_cast<std::size_t>(spring_)].edges[0] == EdgeKind::road ? 2 : 1;
    spring_y_ = -1;
    return lay(spring_x_, spring_y_, spring_, 2);
  }
  int first = spring_;
  for (std::size_t t = 0; t < types_->size() && first < 0; ++t)
    if ((*types_)[t].start_copies > 0) first = static_cast<int>(t);
  if (first < 0) return;
  if (setup_.position)
    ++bag[static_cast<std::size_t>(first)];
  else
    lay(0, 0, first, 0);
}

// S1c
bool Referee::turn_wheel() {
  plagued_.clear();
  if (!with_wheel() || (*types_)[static_cast<std::size_t>(hand)].wheel == 0) return false;
  sector = (sector + (*types_)[static_cast<std::size_t>(hand)].wheel) % 6;
  if (sector == 5) plagued_ = clockwise();
  Award paid;
  paid.cause = ScoreCause::wheel;
  const auto count = [&](int player, int points) {
    ++paid.strength[static_cast<std::size_t>(player)];
    paid.points[static_cast<std::size_t>(player)] += points;
  };
  if (sector == 0) {
    paid.value = 3;
    count(active, 3);
  }
  if (sector == 3) {
    paid.value = 1;
    for (int p = 0; p < setup_.players; ++p) {
      const auto& own = supply[static_cast<std::size_t>(p)];
      for (int kind = 0; kind < figure_kinds; ++kind)
        if (setup_.options.wheel_counts_all || stands_for_points(static_cast<FigureKind>(kind)))
          for (int i = 0; i < own[static_cast<std::size_t>(kind)]; ++i) count(p, 1);
      if (setup_.options.wheel_counts_all && setup_.has(Expansion::robbers) &&
          robbers.count(p) == 0)
        count(p, 1);
    }
  }
  if (sector == 4) paid.value = 2;
  for (const Figure& figure : figures) {
    if (!stands_for_points(figure.kind)) continue;
    const Feature& feature = survey.of(figure.spot);
    if (sector == 1 && feature.kind == SegmentKind::city) {
      int own = 0;
      for (const Figure& other : figures)
        own += other.owner == figure.owner && stands_for_points(other.kind) &&
               survey.index(other.spot) == survey.index(figure.spot);
      count(figure.owner, feature.shields + own);
    }
    if (sector == 2 && feature.kind == SegmentKind::field) {
      int done = 0;
      for (const int city : feature.cities)
        done += survey.features[static_cast<std::size_t>(city)].completed();
      count(figure.owner, done);
    }
    if (sector == 4 && feature.kind == SegmentKind::monastery) count(figure.owner, 2);
  }
  if (std::any_of(paid.points.begin(), paid.points.end(), [](int n) { return n > 0; })) give(paid);
  return false;
}

std::vector<Action> Referee::legal_plague() const {
  std::vector<Action> actions;
  std::vector<Figure> known;
  for (const Figure& figure : figures) {
    const bool helper = figure.kind == FigureKind::builder || figure.kind == FigureKind::pig;
    if (figure.owner != plagued_[0]) continue;
    if (!stands_for_points(figure.kind) && !(helper && setup_.options.wheel_counts_all)) continue;
    const bool by_spot = place_matters(survey.of(figure.spot).kind);
    const bool again = std::any_of(known.begin(), known.end(), [&](const Figure& other) {
      return other.kind == figure.kind &&
             (by_spot ? other.spot == figure.spot
                      : survey.index(other.spot) == survey.index(figure.spot) &&
                            on_hill(other.spot) == on_hill(figure.spot));
    });
    known.push_back(figure);
    if (!again)
      actions.push_back(
          retrieve_action(figure.kind, place_of(figure.spot.tile), figure.spot.segment));
  }
  return actions;
}

bool Referee::allows_plague(const Action& action) const {
  if (action.kind != ActionKind::retrieve) return false;
  const Spot spot{land.tile_at(action.at.x, action.at.y), action.where};
  const bool helper = action.what == static_cast<u8>(FigureKind::builder) ||
                      action.what == static_cast<u8>(FigureKind::pig);
  if (helper && !setup_.options.wheel_counts_all) return false;
  if (action.what == static_cast<u8>(FigureKind::shepherd)) return false;  // INT-38
  return std::any_of(figures.begin(), figures.end(), [&](const Figure& figure) {
    return figure.owner == plagued_[0] && figure.spot == spot &&
           static_cast<u8>(figure.kind) == action.what;
  });
}

bool Referee::enter_plague() {
  while (!plagued_.empty()) {
    const std::vector<Action> actions = legal_plague();
    if (actions.size() > 1) return true;
    if (actions.size() == 1)
      play_plague(actions[0]);
    else
      plagued_.erase(plagued_.begin());
  }
  return false;
}

void Referee::play_plague(const Action& action) {
  const Figure figure{plagued_[0],
                      static_cast<FigureKind>(action.what),
                      {land.tile_at(action.at.x, action.at.y), action.where}};
  plagued_.erase(plagued_.begin());
  send_home(figure);
}

bool Referee::score_crowns() {
  if (!with_wheel() || (*types_)[static_cast<std::size_t>(hand)].wheel == 0) return false;
  std::vector<int>& standing = crowns[static_cast<std::size_t>(sector)];
  if (standing.empty()) return false;
  Award award;
  award.cause = ScoreCause::crowns;
  award.value = standing.size() < static_cast<std::size_t>(crowns_of[sector]) ? 6 : 3;
  for (const int p : standing) {
    ++award.strength[static_cast<std::size_t>(p)];
    award.points[static_cast<std::size_t>(p)] += award.value;
    ++supply[static_cast<std::size_t>(p)][0];
  }
  standing.clear();
  give(award);
  return false;
}

bool Referee::may_crown(const Action& action) const {
  return with_wheel() && action.what == 0 && action.value < 6 &&
         supply[static_cast<std::size_t>(active)][0] > 0 &&
         static_cast<int>(crowns[action.value].size()) < crowns_of[action.value];
}

void Referee::put_on_crown(int on) {
  --supply[static_cast<std::size_t>(active)][0];
  crowns[static_cast<std::size_t>(on)].push_back(active);
}

}  // namespace bastide::oracle
