// The slow oracle: the completion sale (VAR-8). Every tile left is tried where the one drawn
// completes a feature.
#include <algorithm>

#include "engine/sets/sale/actions.hpp"
#include "tests/oracle/referee.hpp"

namespace bastide::oracle {
namespace {

constexpr int most_points_higher = 10;
constexpr int highest_bid = 255;  // an action holds no more

bool is_surrounded(SegmentKind kind) {
  return kind == SegmentKind::monastery || kind == SegmentKind::garden;
}

bool runs_to(const Segment& segment, int side, int rotation) {
  return ((segment.edges | segment.shared) >> printed_side(side, rotation) & 1) != 0;
}

}  // namespace

// The cells that a feature lacks. A field lacks none.
std::set<std::pair<int, int>> Referee::lacking(const Feature& feature) const {
  std::set<std::pair<int, int>> cells;
  for (const Spot& spot : feature.spots) {
    const Tile& tile = land.tiles()[static_cast<std::size_t>(spot.tile)];
    const Segment& segment = tile.type->segments[static_cast<std::size_t>(spot.segment)];
    if (is_surrounded(feature.kind)) {
      for (int y = tile.y - 1; y <= tile.y + 1; ++y)
        for (int x = tile.x - 1; x <= tile.x + 1; ++x)
          if (land.tile_at(x, y) < 0) cells.insert({x, y});
      continue;
    }
    if (feature.kind != SegmentKind::road && feature.kind != SegmentKind::city) continue;
    for (int side = 0; side < 4; ++side) {
      const Position at = neighbour(tile.position(), static_cast<Edge>(side));
      if (runs_to(segment, side, tile.rotation) && is_open(at.x, at.y)) cells.insert({at.x, at.y});
    }
  }
  return cells;
}

bool Referee::is_open(int x, int y) const {
  return land.tile_at(x, y) < 0 && (!land.board.walled || land.inside(x, y));
}

// Whether a feature that lacks nothing but the cell of this tile is completed by it: whatever grows
// together there must lack nothing else, and the tile must not leave it open.
bool Referee::completes(const Tile& tile, int feature) const {
  const SegmentKind kind = survey.features[static_cast<std::size_t>(feature)].kind;
  if (is_surrounded(kind)) return true;
  const auto beside = [&](int side) {  // the features of this kind
    std::set<int> found;
    const Position at = neighbour(tile.position(), static_cast<Edge>(side));
    const int next = land.tile_at(at.x, at.y);
    if (next < 0) return found;
    const Tile& other = land.tiles()[static_cast<std::size_t>(next)];
    for (std::size_t s = 0; s < other.type->segments.size(); ++s)
      if (other.type->segments[s].kind == kind &&
          runs_to(other.type->segments[s], (side + 2) % 4, other.rotation))
        found.insert(survey.index({next, static_cast<int>(s)}));
    return found;
  };
  std::set<int> joined = {feature};
  for (std::size_t before = 0; before < joined.size();) {
    before = joined.size();
    for (const Segment& segment : tile.type->segments) {
      if (segment.kind != kind) continue;
      std::set<int> reached;
      bool grows = false, open = false;
      for (int side = 0; side < 4; ++side) {
        if (!runs_to(segment, side, tile.rotation)) continue;
        const Position at = neighbour(tile.position(), static_cast<Edge>(side));
        open |= is_open(at.x, at.y);
        for (const int index : beside(side)) {
          reached.insert(index);
          grows |= joined.count(index) > 0;
        }
      }
      if (grows && open) return false;
      if (grows) joined.insert(reached.begin(), reached.end());
    }
  }
  return std::all_of(joined.begin(), joined.end(), [&](int index) {
    return lacking(survey.features[static_cast<std::size_t>(index)]).size() == 1;
  });
}

// SALE-1, SALE-2
bool Referee::for_sale() const {
  std::vector<int> left = bag;
  for (const auto& own : hands)
    for (const int type : own) ++left[static_cast<std::size_t>(type)];
  for (int feature = 0; feature < static_cast<int>(survey.features.size()); ++feature) {
    // Gardens are nothing without abbots (SETUP-16).
    if (survey.features[static_cast<std::size_t>(feature)].kind == SegmentKind::garden &&
        !setup_.has(Expansion::abbot))
      continue;
    const auto cells = lacking(survey.features[static_cast<std::size_t>(feature)]);
    if (cells.size() != 1) continue;  // too much for a single tile
    const int x = cells.begin()->first, y = cells.begin()->second;
    const auto can_complete = [&](std::size_t type) {
      bool can = false;
      for (int rotation = 0; rotation < 4 && !can; ++rotation)
        can = may_place(type, x, y, rotation) &&
              completes({x, y, &(*types_)[type], rotation}, feature);
      return can;
    };
    bool alone = can_complete(static_cast<std::size_t>(hand));
    for (std::size_t t = 0; t < left.size() && alone; ++t) alone = left[t] == 0 || !can_complete(t);
    if (alone) return true;
  }
  return false;
}

bool Referee::enter_sale() const {
  if (!setup_.options.completion_sale || offered_) return false;
  bool wanted = false;
  for (int p = 0; p < setup_.players; ++p)
    wanted |= p != active && score[static_cast<std::size_t>(p)] > 0;
  return wanted && for_sale();
}

void Referee::play_sale(const Action& action) {
  if (action.kind == ActionKind::sell) {
    offered_ = true;
    bidders_ = clockwise();
    bidders_.erase(bidders_.begin());
    highest_ = -1, bid_ = 0;
  }
  go_on(Phase::bids);
}

// The next one to be asked is the first of `bidders_`, the highest one the last.
bool Referee::enter_bids() {
  std::erase_if(bidders_, [&](int p) {
    return p != highest_ && std::min(score[static_cast<std::size_t>(p)], highest_bid) <= bid_;
  });
  if (bidders_.empty()) return false;
  if (bidders_ != std::vector<int>{highest_}) return true;
  sell_tile();
  return false;
}

std::vector<Action> Referee::legal_bids() const {
  std::vector<Action> actions = {pass_action()};
  const int own = std::min(score[static_cast<std::size_t>(bidders_[0])], highest_bid);
  for (int points = bid_ + 1; points <= std::min(bid_ + most_points_higher, own); ++points)
    actions.push_back(bid_action(points));
  return actions;
}

void Referee::play_bids(const Action& action) {
  const int asked = bidders_[0];
  bidders_.erase(bidders_.begin());
  if (action.kind == ActionKind::bid) {
    highest_ = asked, bid_ = action.value;
    bidders_.push_back(asked);
  }
  go_on(Phase::bids);
}

// SALE-6, SALE-7. What has moved in this part was not moved in a turn of the buyer (MSG-6).
void Referee::sell_tile() {
  const auto from = static_cast<std::size_t>(highest_), to = static_cast<std::size_t>(active);
  score[from] -= bid_;
  score[to] += bid_;
  if (on_the_track()) {
    const int with_meeple = std::min(bid_, track[from][0]);
    track[from][0] -= with_meeple;
    track[from][1] -= bid_ - with_meeple;
    track[to][0] += bid_;
  }
  Award price;
  price.cause = ScoreCause::sale;
  price.value = bid_;
  price.points[to] = bid_;
  price.points[from] = -bid_;
  awards.push_back(price);
  seller_ = active;
  active = highest_;
  movers_.clear();
  landed_ = false;
  bidders_.clear();
  ++sold;
}

}  // namespace bastide::oracle
