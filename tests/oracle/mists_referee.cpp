#include "tests/oracle/mists_referee.hpp"

#include <algorithm>
#include <numeric>

#include "engine/sets/mists/actions.hpp"

namespace bastide::oracle {
namespace {

using Cell = MistReferee::Cell;
using Spot = MistReferee::Spot;

Position position(Cell cell) {
  return {static_cast<i16>(cell.second), static_cast<i16>(cell.first)};
}
Cell cell_of(Position at) { return {at.y, at.x}; }

Cell step(Cell cell, int side) {
  constexpr int dy[] = {-1, 0, 1, 0}, dx[] = {0, 1, 0, -1};
  return {cell.first + dy[side], cell.second + dx[side]};
}

std::vector<Cell> nine(Cell cell) {
  std::vector<Cell> cells;
  for (int dy = -1; dy <= 1; ++dy)
    for (int dx = -1; dx <= 1; ++dx) cells.push_back({cell.first + dy, cell.second + dx});
  return cells;
}

bool near(Cell a, Cell b) {
  return std::abs(a.first - b.first) <= 1 && std::abs(a.second - b.second) <= 1;
}

}  // namespace

MistReferee::MistReferee(const Game& game, int first)
    : active(first),
      types_(&game.types),
      players_(game.setup.players),
      level_(game.setup.options.level) {
  sides_ = players_ <= 2 ? 4 : players_;
  supply.assign(static_cast<std::size_t>(sides_), players_ <= 2 ? 3 : 5);
  if (level_ == 6 && players_ > 2)
    for (std::size_t side = 0; side < 3; ++side) --supply[side];
  points.assign(static_cast<std::size_t>(sides_), 0);
  int all = 0;
  for (std::size_t t = 0; t < types_->size(); ++t) {
    const TileType& printed = (*types_)[t];
    bool left_out = printed.set != "mists";
    for (const Segment& s : printed.segments)
      if (level_ == 1 && (s.kind == SegmentKind::castle || s.kind == SegmentKind::cemetery))
        left_out = true;
    bag.push_back(left_out ? 0 : printed.count);
    all += bag.back();
    if (printed.set != "mists" && printed.start_copies > 0)
      land[{printed.board[0].y, printed.board[0].x}] = {static_cast<int>(t), 0, 0, false};
  }
  piles.assign(with_dogs() ? 3 : 1, with_dogs() ? all / 3 : all);
  dogs.assign(with_dogs() ? 2 : 0, {});
  for (const auto& [cell, laid] : land)
    for (const Spot& spot : mist_of(cell)) ghosts[spot] = segment(spot).ghosts;
  begin_turn();
}

// ---- Levels -------------------------------------------------------------------------------------

int MistReferee::target() const {
  const int targets[] = {50, 75, 100, 120, 100, 50};
  return targets[level_ - 1];
}

int MistReferee::mark(int dog) const {
  const int marks[][2] = {{15, 50}, {20, 60}, {15, 50}, {10, 25}};
  return marks[level_ - 3][dog];
}

int MistReferee::bank() const {
  int left = level_ <= 3 ? 15 : level_ <= 5 ? 13 : 12;
  for (const auto& [spot, count] : ghosts) left -= count;
  return left;
}

bool MistReferee::reached(int mark) const {
  if (level_ == 6) return std::min({points[0], points[1], points[2]}) >= mark;
  return std::accumulate(points.begin(), points.end(), 0) >= mark;
}

bool MistReferee::ended() {
  if (!lost && reached(target())) won = true;
  if (won || lost) phase = Phase::over;
  return won || lost;
}

// ---- The land -----------------------------------------------------------------------------------

const TileType& MistReferee::type(Cell cell) const {
  return (*types_)[static_cast<std::size_t>(land.at(cell).type)];
}
const Segment& MistReferee::segment(Spot spot) const {
  return type(spot.first).segments[static_cast<std::size_t>(spot.second)];
}
bool MistReferee::is_face_up(Cell cell) const {
  return land.count(cell) > 0 && !land.at(cell).hidden;
}

// The segment of a kind that reaches a side of a tile in its rotation, -1 if there is none.
int MistReferee::at_edge(Cell cell, int side, SegmentKind kind) const {
  if (!is_face_up(cell)) return -1;
  const int printed = (side - land.at(cell).rotation + 4) % 4;
  const auto& segments = type(cell).segments;
  for (std::size_t i = 0; i < segments.size(); ++i)
    if (segments[i].kind == kind && (segments[i].edges >> printed & 1)) return static_cast<int>(i);
  return -1;
}

EdgeKind MistReferee::edge(Cell cell, int side) const {
  return type(cell).edges[static_cast<std::size_t>((side - land.at(cell).rotation + 4) % 4)];
}

bool MistReferee::fits(int t, int rotation, Cell cell) const {
  bool beside = false;
  for (int side = 0; side < 4; ++side) {
    const Cell other = step(cell, side);
    if (!is_face_up(other)) continue;
    beside = true;
    if (edge(other, (side + 2) % 4) !=
        (*types_)[static_cast<std::size_t>(t)]
            .edges[static_cast<std::size_t>((side - rotation + 4) % 4)])
      return false;
  }
  return beside;
}

std::vector<Action> MistReferee::places(int t) const {
  std::set<Cell> cells;
  for (const auto& [cell, laid] : land)
    for (int side = 0; side < 4; ++side)
      if (land.count(step(cell, side)) == 0) cells.insert(step(cell, side));
  std::vector<Action> actions;
  for (const Cell& cell : cells)
    for (int r = 0; r < (*types_)[static_cast<std::size_t>(t)].rotations; ++r)
      if (fits(t, r, cell)) actions.push_back(place_action(position(cell), r));
  return actions;
}

std::set<Spot> MistReferee::feature(Spot start) const {
  std::set<Spot> found = {start};
  std::vector<Spot> open = {start};
  const SegmentKind kind = segment(start).kind;
  while (!open.empty()) {
    const Spot spot = open.back();
    open.pop_back();
    for (int side = 0; side < 4; ++side) {
      if (at_edge(spot.first, side, kind) != spot.second) continue;
      const Cell beside = step(spot.first, side);
      const int other = at_edge(beside, (side + 2) % 4, kind);
      if (other >= 0 && found.insert({beside, other}).second) open.push_back({beside, other});
    }
  }
  return found;
}

// Roads, cities and banks: they meet their own kind wherever they reach an edge. Castles: eight
// tiles.
bool MistReferee::is_complete(Spot start) const {
  const SegmentKind kind = segment(start).kind;
  if (kind == SegmentKind::castle) {
    for (const Cell& cell : nine(start.first))
      if (!is_face_up(cell)) return false;
    return true;
  }
  for (const Spot& spot : feature(start))
    for (int side = 0; side < 4; ++side)
      if (at_edge(spot.first, side, kind) == spot.second &&
          at_edge(step(spot.first, side), (side + 2) % 4, kind) < 0)
        return false;
  return true;
}

std::vector<Spot> MistReferee::mist_of(Cell cell) const {
  std::vector<Spot> spots;
  if (!is_face_up(cell)) return spots;
  for (std::size_t i = 0; i < type(cell).segments.size(); ++i)
    if (type(cell).segments[i].kind == SegmentKind::mist)
      spots.push_back({cell, static_cast<int>(i)});
  return spots;
}

bool MistReferee::surrounded(Cell cemetery) const {
  for (const Cell& cell : nine(cemetery)) {
    const bool corner = cell.first != cemetery.first && cell.second != cemetery.second;
    if (land.count(cell) == 0 && (haunted() || !corner)) return false;
  }
  return true;
}

std::vector<Spot> MistReferee::cemeteries() const {
  std::vector<Spot> open;
  for (const auto& [cell, laid] : land)
    if (is_face_up(cell) && buried.count(cell) == 0)
      for (std::size_t i = 0; i < type(cell).segments.size(); ++i)
        if (type(cell).segments[i].kind == SegmentKind::cemetery)
          open.push_back({cell, static_cast<int>(i)});
  return open;
}

// Those placed first are closed first.
std::vector<Cell> MistReferee::next_grave() const {
  std::vector<Cell> graves;
  for (const Spot& cemetery : cemeteries())
    if (surrounded(cemetery.first)) graves.push_back(cemetery.first);
  std::sort(graves.begin(), graves.end(),
            [&](Cell a, Cell b) { return land.at(a).number < land.at(b).number; });
  if (graves.size() > 1) graves.resize(1);
  return graves;
}

std::set<int> MistReferee::colours(const std::set<Spot>& of) const {
  std::set<int> sides;
  for (const ControlPlace& figure : standing)
    if (of.count(figure.spot) > 0) sides.insert(figure.side);
  return sides;
}

int MistReferee::value(const std::set<Spot>& of) const {
  const SegmentKind kind = segment(*of.begin()).kind;
  std::set<Cell> cells;
  int shields = 0, misty = 0;
  for (const Spot& spot : of) {
    cells.insert(spot.first);
    shields += segment(spot).shields;
  }
  if (kind == SegmentKind::road) return static_cast<int>(cells.size());
  if (kind == SegmentKind::city) return 2 * (static_cast<int>(cells.size()) + shields);
  for (const Cell& cell : nine(*cells.begin())) misty += !mist_of(cell).empty();
  return 2 * misty;
}

// ---- What may be done ---------------------------------------------------------------------------

std::vector<Action> MistReferee::calms(Cell cell) const {
  std::vector<int> there;
  for (const auto& [spot, count] : ghosts)
    if (spot.first == cell && count > 0) there.push_back(count);
  std::vector<Action> actions;
  if (there.empty()) return actions;
  there.resize(2, 0);
  for (int a = 0; a <= there[0]; ++a)
    for (int b = 0; b <= there[1]; ++b)
      if (a + b >= 1 && a + b <= 3) actions.push_back(calm_action(position(cell), a, b));
  return actions;
}

std::vector<Action> MistReferee::burials() const {
  std::vector<Action> actions;
  for (const ControlPlace& figure : standing)
    actions.push_back(bury_action(position(figure.spot.first), figure.spot.second));
  if (!standing.empty()) return actions;
  for (int side = 0; side < sides_; ++side)
    if (supply[static_cast<std::size_t>(side)] > 0)
      actions.push_back(bury_action(static_cast<PlayerIndex>(side)));
  return actions;
}

std::vector<Spot> MistReferee::ghost_places() const {
  return extra_ ? cemeteries() : mist_of(nine(placed_)[static_cast<std::size_t>(around_)]);
}

std::vector<Cell> MistReferee::hiding_places() const {
  std::set<Cell> cells;
  for (const Spot& cemetery : cemeteries())
    for (const Cell& cell : nine(cemetery.first)) {
      if (land.count(cell) > 0) continue;
      for (int side = 0; side < 4; ++side)
        if (land.count(step(cell, side)) > 0) cells.insert(cell);
    }
  return {cells.begin(), cells.end()};
}

std::vector<Action> MistReferee::legal() const {
  std::vector<Action> actions;
  const auto add = [&](const std::vector<Action>& more) {
    actions.insert(actions.end(), more.begin(), more.end());
  };
  std::set<Cell> cells;
  for (const auto& [spot, count] : ghosts) cells.insert(spot.first);
  switch (phase) {
    case Phase::draw:
      for (std::size_t t = 0; t < bag.size(); ++t)
        if (bag[t] > 0) actions.push_back(draw_action(static_cast<TypeIndex>(t)));
      break;
    case Phase::place:
      add(places(hand));
      break;
    case Phase::bury:
      add(burials());
      break;
    case Phase::ghosts:
      for (const Spot& spot : ghost_places())
        actions.push_back(haunt_action(position(spot.first), spot.second));
      break;
    case Phase::figure:
      actions.push_back(pass_action());
      for (int side = active; side < sides_; side += players_) {
        if (supply[static_cast<std::size_t>(side)] == 0) continue;
        for (int i = 0; i < static_cast<int>(type(placed_).segments.size()); ++i) {
          const SegmentKind kind = segment({placed_, i}).kind;
          if (kind != SegmentKind::road && kind != SegmentKind::city && kind != SegmentKind::castle)
            continue;
          if (!colours(feature({placed_, i})).empty()) continue;
          actions.push_back(side == active ? deploy_action(Piece::meeple, i)
                                           : guard_action(static_cast<PlayerIndex>(side), i));
        }
      }
      break;
    case Phase::score:
      for (const Spot& spot : completed_)
        actions.push_back(score_action(position(spot.first), spot.second));
      break;
    case Phase::reward:
      actions.push_back(earn_action());
      for (const Cell& cell : cells) add(calms(cell));
      break;
    case Phase::credit:
      for (PlayerIndex side = 0; side < 3; ++side) actions.push_back(credit_action(side));
      break;
    case Phase::dogs:
      if (calms_ == 0) {
        for (const ControlPlace& figure : standing)
          actions.push_back(dog_action(position(figure.spot.first), figure.spot.second));
        break;
      }
      actions.push_back(pass_action());
      for (const Cell& cell : cells)
        if (near(cell, dogs[static_cast<std::size_t>(dog_)].spot.first) &&
            !(calms_ == 1 && cell == calmed_))
          add(calms(cell));
      break;
    case Phase::face_down:
      for (const Cell& cell : hiding_places()) actions.push_back(hide_action(position(cell)));
      break;
    default:
      break;
  }
  return actions;
}

// ---- The turn -----------------------------------------------------------------------------------

void MistReferee::begin_turn() {
  after_hiding_ = false;
  next_draw();
}

void MistReferee::next_draw() {
  phase = Phase::draw;
  bool any = false;
  for (std::size_t t = 0; t < bag.size(); ++t)
    any |= bag[t] > 0 && !places(static_cast<int>(t)).empty();
  if (piles[0] == 0 || !any) lost = true;
  ended();
}

void MistReferee::play(const Action& action) {
  const Cell cell = cell_of(action.at);
  const Spot spot{cell, action.where};
  switch (phase) {
    case Phase::draw:
      --bag[action.what];
      --piles[0];
      if (places(action.what).empty()) {
        ++discarded;
        next_draw();
        return;
      }
      hand = action.what;
      phase = Phase::place;
      return;
    case Phase::place: {
      placed_ = cell;
      land[cell] = {hand, action.value, land.size(), false};
      hand = -1;
      for (const Spot& mist : mist_of(cell))
        if (is_complete(mist))
          for (const Spot& other : feature(mist)) ghosts.erase(other);
      completed_.clear();
      for (int i = 0; i < static_cast<int>(type(cell).segments.size()); ++i) {
        const Spot own{cell, i};
        const SegmentKind kind = segment(own).kind;
        if (kind != SegmentKind::road && kind != SegmentKind::city && kind != SegmentKind::castle)
          continue;
        const std::set<Spot> all = feature(own);
        const bool known = std::any_of(completed_.begin(), completed_.end(),
                                       [&](const Spot& other) { return all.count(other) > 0; });
        if (is_complete(own) && !known) completed_.push_back(own);
      }
      for (const Cell& around : nine(cell))
        if (around != cell && is_face_up(around))
          for (int i = 0; i < static_cast<int>(type(around).segments.size()); ++i)
            if (segment({around, i}).kind == SegmentKind::castle && is_complete({around, i}))
              completed_.push_back({around, i});
      bury_next();
      return;
    }
    case Phase::bury: {
      const Cell grave = next_grave()[0];
      if (action.value == 1) {
        --supply[action.what];
        bury(action.what, grave);
      } else {
        const auto figure = std::find_if(standing.begin(), standing.end(),
                                         [&](const ControlPlace& s) { return s.spot == spot; });
        const int side = figure->side;
        standing.erase(figure);
        for (TheDog& dog : dogs)
          if (!dog.on_track && !dog.gone && dog.spot == spot) dog.gone = true;
        bury(side, grave);
      }
      return;
    }
    case Phase::ghosts:
      haunt(spot);
      return;
    case Phase::figure:
      if (action.kind != ActionKind::pass) {
        const int side = action.kind == ActionKind::guard ? action.value : active;
        --supply[static_cast<std::size_t>(side)];
        standing.push_back({side, {placed_, action.where}});
      }
      score_next();
      return;
    case Phase::score:
      evaluate(spot);
      return;
    case Phase::reward:
      if (action.kind == ActionKind::earn) {
        const std::set<Spot> all = feature(evaluated_);
        pay(value(all), colours(all));
      } else {
        calm(action);
        leave(evaluated_);
      }
      return;
    case Phase::credit:
      award_[action.what] += worth_;
      to_credit_.pop_back();
      credit_next();
      return;
    case Phase::dogs:
      if (calms_ == 0) {
        place_dog(action);
      } else if (action.kind == ActionKind::pass) {
        calms_ = 0;
        dogs_next();
      } else {
        --calms_;
        calmed_ = cell;
        calm(action);
        dogs_next();
      }
      return;
    case Phase::face_down:
      hide(cell);
      return;
    default:
      return;
  }
}

// 1c
void MistReferee::bury_next() {
  if (ended()) return;
  phase = Phase::bury;
  for (const Cell& grave : next_grave()) {
    const std::vector<Action> ways = burials();
    if (ways.empty()) return bury(-1, grave);
    if (ways.size() == 1) play(ways[0]);
    return;
  }
  if (after_hiding_) return end_turn();
  call_ghosts();
}

void MistReferee::bury(int side, Cell cemetery) {
  buried[cemetery] = side;
  for (int i = 0; i < max_segments; ++i)
    if (i < static_cast<int>(type(cemetery).segments.size()) &&
        segment({cemetery, i}).kind == SegmentKind::cemetery)
      ghosts.erase({cemetery, i});
  bury_next();
}

// 2a
void MistReferee::call_ghosts() {
  phase = Phase::ghosts;
  std::vector<Spot> wanted;
  bool extends = false;
  Spot saves{};
  bool saved = false;
  for (const Spot& patch : mist_of(placed_)) {
    bool meets = false;
    for (int side = 0; side < 4; ++side)
      meets |= at_edge(placed_, side, SegmentKind::mist) == patch.second &&
               at_edge(step(placed_, side), (side + 2) % 4, SegmentKind::mist) >= 0;
    extends |= meets;
    if (is_complete(patch)) continue;
    if (meets && !saved) {
      saves = patch;
      saved = true;
    }
    for (int n = 0; n < segment(patch).ghosts; ++n) wanted.push_back(patch);
  }
  if (extends && !wanted.empty())
    wanted.erase(saved ? std::find(wanted.begin(), wanted.end(), saves) : wanted.begin());
  for (const Spot& patch : wanted) {
    if (bank() == 0) {
      lost = true;
      ended();
      return;
    }
    ++ghosts[patch];
  }
  extra_ = level_ >= 2 && level_ <= 4 && !wanted.empty();
  around_ = 9;
  for (const Segment& s : type(placed_).segments)
    if (haunted() && s.kind == SegmentKind::cemetery) around_ = 0;
  next_ghost();
}

void MistReferee::next_ghost() {
  for (;;) {
    if (!extra_ && around_ == 9) return after_ghosts();
    const std::vector<Spot> ways = !extra_ && around_ == 4 ? std::vector<Spot>{} : ghost_places();
    if (ways.empty()) {
      if (extra_)
        extra_ = false;
      else
        ++around_;
      continue;
    }
    if (bank() == 0) {
      lost = true;
      ended();
      return;
    }
    if (ways.size() == 1) return haunt(ways[0]);
    return;
  }
}

void MistReferee::haunt(Spot spot) {
  ++ghosts[spot];
  if (extra_)
    extra_ = false;
  else
    ++around_;
  next_ghost();
}

void MistReferee::after_ghosts() { phase = Phase::figure; }

// 3a
void MistReferee::score_next() {
  if (ended()) return;
  // Dogs whose figures have returned.
  for (TheDog& dog : dogs)
    if (!dog.on_track && !dog.gone &&
        std::none_of(standing.begin(), standing.end(),
                     [&](const ControlPlace& s) { return s.spot == dog.spot; })) {
      dog.gone = true;
      int out = 0;
      for (const auto& [spot, count] : ghosts) out += count;
      evaluated_ = {{999, 999}, 0};
      return pay(out, {dog.side});
    }
  completed_.erase(std::remove_if(completed_.begin(), completed_.end(),
                                  [&](const Spot& s) { return colours(feature(s)).empty(); }),
                   completed_.end());
  if (completed_.empty()) return dogs_next();
  phase = Phase::score;
  if (completed_.size() == 1) evaluate(completed_[0]);
}

void MistReferee::evaluate(Spot spot) {
  const std::set<Spot> all = feature(spot);
  const auto chosen = std::find_if(completed_.begin(), completed_.end(),
                                   [&](const Spot& s) { return all.count(s) > 0; });
  evaluated_ = *chosen;
  completed_.erase(chosen);
  phase = Phase::reward;
  if (ghosts.empty()) play(earn_action());
}

void MistReferee::pay(int worth, const std::set<int>& who) {
  worth_ = worth;
  award_.assign(static_cast<std::size_t>(sides_), 0);
  to_credit_.clear();
  for (const int side : who) {
    if (level_ == 6 && side >= 3)
      to_credit_.push_back(side);
    else
      award_[static_cast<std::size_t>(side)] += worth;
  }
  credit_next();
}

void MistReferee::credit_next() {
  phase = Phase::credit;
  if (!to_credit_.empty()) return;
  for (std::size_t side = 0; side < points.size(); ++side) points[side] += award_[side];
  if (evaluated_.first.first != 999) return leave(evaluated_);
  score_next();
}

void MistReferee::leave(Spot evaluated) {
  const std::set<Spot> all = feature(evaluated);
  for (std::size_t i = 0; i < standing.size();) {
    if (all.count(standing[i].spot) == 0) {
      ++i;
      continue;
    }
    ++supply[static_cast<std::size_t>(standing[i].side)];
    standing.erase(standing.begin() + static_cast<std::ptrdiff_t>(i));
  }
  score_next();
}

void MistReferee::calm(const Action& action) {
  std::vector<Spot> there;
  for (const auto& [spot, count] : ghosts)
    if (spot.first == cell_of(action.at)) there.push_back(spot);
  const int counts[] = {action.value, action.where};
  for (std::size_t i = 0; i < there.size() && i < 2; ++i)
    if ((ghosts[there[i]] -= counts[i]) == 0) ghosts.erase(there[i]);
}

// 3b
void MistReferee::dogs_next() {
  if (ended()) return;
  phase = Phase::dogs;
  if (calms_ > 0) {
    if (legal().size() > 1) return;
    calms_ = 0;
  }
  for (int d = 0; d < static_cast<int>(dogs.size()); ++d) {
    TheDog& dog = dogs[static_cast<std::size_t>(d)];
    if (!dog.on_track || !reached(mark(d))) continue;
    dog_ = d;
    if (standing.empty()) {
      dog.on_track = false;
      dog.gone = true;
      merge_piles();
      return dogs_next();
    }
    if (standing.size() == 1) place_dog(legal()[0]);
    return;
  }
  hide_next();
}

void MistReferee::place_dog(const Action& action) {
  TheDog& dog = dogs[static_cast<std::size_t>(dog_)];
  dog.on_track = false;
  dog.spot = {cell_of(action.at), action.where};
  for (const ControlPlace& figure : standing)
    if (figure.spot == dog.spot) dog.side = figure.side;
  merge_piles();
  calms_ = 2;
  dogs_next();
}

void MistReferee::merge_piles() {
  if (piles.size() < 2) return;
  piles[1] += piles[0];
  piles.erase(piles.begin());
}

// 3c
void MistReferee::hide_next() {
  if (!haunted() || cemeteries().empty()) return end_turn();
  phase = Phase::face_down;
  if (piles[0] == 0) {
    lost = true;
    ended();
    return;
  }
  const std::vector<Cell> cells = hiding_places();
  if (cells.size() == 1) hide(cells[0]);
}

void MistReferee::hide(Cell cell) {
  --piles[0];
  ++unseen;
  land[cell] = {0, 0, land.size(), true};
  after_hiding_ = true;
  bury_next();
}

void MistReferee::end_turn() {
  active = (active + 1) % players_;
  begin_turn();
}

}  // namespace bastide::oracle
