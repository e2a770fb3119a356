// The slow oracle's table.
#include "tests/oracle/landscape.hpp"

#include <algorithm>
#include <bit>
#include <set>
#include <tuple>

namespace bastide::oracle {
namespace {

constexpr int reach = 90;  // no game here places more tiles in a line
constexpr int width = 2 * reach + 1;
constexpr int dx[] = {0, 1, 0, -1}, dy[] = {-1, 0, 1, 0};

const Segment& segment_at(const std::vector<Tile>& tiles, Spot spot) {
  return tiles[static_cast<std::size_t>(spot.tile)]
      .type->segments[static_cast<std::size_t>(spot.segment)];
}

int edges_of(const Segment& segment) { return segment.edges | segment.shared; }

}  // namespace

bool Feature::occupied() const {
  return std::any_of(strength.begin(), strength.end(), [](int s) { return s > 0; });
}

Landscape::Landscape() : grid_(static_cast<std::size_t>(width * width), -1) {}

void Landscape::add(const Tile& tile) {
  grid_[static_cast<std::size_t>((tile.y + reach) * width + tile.x + reach)] =
      static_cast<int>(tiles_.size());
  tiles_.push_back(tile);
  left_ = std::min(left_, tile.x);
  right_ = std::max(right_, tile.x);
  top_ = std::min(top_, tile.y);
  bottom_ = std::max(bottom_, tile.y);
}

int Landscape::tile_at(int x, int y) const {
  if (x < left_ || x > right_ || y < top_ || y > bottom_) return -1;
  return grid_[static_cast<std::size_t>((y + reach) * width + x + reach)];
}

bool Landscape::fits(const TileType& type, int x, int y, int rotation) const {
  if (tile_at(x, y) >= 0) return false;
  int neighbours = 0;
  for (int side = 0; side < 4; ++side) {
    const int beside = tile_at(x + dx[side], y + dy[side]);
    if (beside < 0) continue;
    ++neighbours;
    const Tile& other = tiles_[static_cast<std::size_t>(beside)];
    const auto mine = static_cast<std::size_t>(printed_side(side, rotation));
    const auto theirs = static_cast<std::size_t>(printed_side((side + 2) % 4, other.rotation));
    if (type.edges[mine] != other.type->edges[theirs]) return false;
  }
  return neighbours > 0;
}

bool Landscape::is_gap(int x, int y) const {
  if (tile_at(x, y) >= 0) return false;
  bool beside = false;
  for (int side = 0; side < 4; ++side) beside |= tile_at(x + dx[side], y + dy[side]) >= 0;
  return beside;
}

bool Landscape::inside(int x, int y) const {
  if (!board.limited) return true;
  if (board.shifts)
    return std::max(right_, x) - std::min(left_, x) < board.width &&
           std::max(bottom_, y) - std::min(top_, y) < board.height;
  const auto within = [](int at, int first, int last, int size) {
    const int free = size - (last - first + 1);  // of 3 cells 1 lies before the start, 2 after it
    return at >= first - free / 2 && at <= last + (free + 1) / 2;
  };
  return within(x, start_left_, start_right_, board.width) &&
         within(y, start_top_, start_bottom_, board.height);
}

void Landscape::mark_start(const std::optional<Bounds>& limits) {
  start_left_ = left_, start_right_ = right_, start_top_ = top_, start_bottom_ = bottom_;
  if (limits && board.shifts) {  // the farthest that a tile in the east can be from the westernmost
    board.width = limits->right - left_ + 1;
    board.height = limits->bottom - top_ + 1;
    return;
  }
  if (limits) {
    start_left_ = limits->left, start_right_ = limits->right;
    start_top_ = limits->top, start_bottom_ = limits->bottom;
    board.width = limits->right - limits->left + 1;
    board.height = limits->bottom - limits->top + 1;
    return;
  }
  board.width = std::max(board.width, right_ - left_ + 3);
  board.height = std::max(board.height, bottom_ - top_ + 3);
}

int Landscape::filled_around(int x, int y) const {
  int filled = 0;
  for (int v = y - 1; v <= y + 1; ++v)
    for (int u = x - 1; u <= x + 1; ++u) filled += (u != x || v != y) && tile_at(u, v) >= 0;
  return filled;
}

void Landscape::flood(Spot from, int index, Survey& survey) const {
  Feature& feature = survey.features[static_cast<std::size_t>(index)];
  feature.kind = segment_at(tiles_, from).kind;
  const auto visit = [&](Spot spot) {
    int& mark = survey.feature_of[static_cast<std::size_t>(spot.tile)]
                                 [static_cast<std::size_t>(spot.segment)];
    if (mark >= 0) return;
    mark = index;
    feature.spots.push_back(spot);
  };
  visit(from);
  for (std::size_t next = 0; next < feature.spots.size(); ++next) {
    const Spot spot = feature.spots[next];
    const Tile& tile = tiles_[static_cast<std::size_t>(spot.tile)];
    const Segment& segment = segment_at(tiles_, spot);
    feature.shields += segment.shields;
    feature.inns += segment.inn;
    feature.cathedrals += segment.cathedral;
    if (segment.goods != Goods::none) ++feature.goods[static_cast<std::size_t>(segment.goods) - 1];
    if (feature.kind == SegmentKind::monastery || feature.kind == SegmentKind::garden) {
      feature.open = 8 - filled_around(tile.x, tile.y);
      continue;
    }
    for (const Ferry& ferry : ferries)
      if (ferry.tile == spot.tile && (ferry.a == spot.segment || ferry.b == spot.segment))
        visit({spot.tile, ferry.a + ferry.b - spot.segment});
    const bool field = feature.kind == SegmentKind::field;
    for (int port = 0; port < (field ? 8 : 4); ++port) {
      const int printed =
          field ? printed_half(port, tile.rotation) : printed_side(port, tile.rotation);
      if (!((field ? segment.halves : edges_of(segment)) >> printed & 1)) continue;
      const int side = field ? port / 2 : port;
      const int beside = tile_at(tile.x + dx[side], tile.y + dy[side]);
      if (beside < 0) {
        const bool wall = board.walled && !inside(tile.x + dx[side], tile.y + dy[side]);
        feature.open += !wall;
        continue;
      }
      const Tile& other = tiles_[static_cast<std::size_t>(beside)];
      // The first half of a side, clockwise, faces the second half of the opposite one.
      const int facing = field ? 2 * ((side + 2) % 4) + 1 - port % 2 : (side + 2) % 4;
      const int reached =
          field ? printed_half(facing, other.rotation) : printed_side(facing, other.rotation);
      for (std::size_t i = 0; i < other.type->segments.size(); ++i) {
        const Segment& theirs = other.type->segments[i];
        if (theirs.kind == feature.kind &&
            ((field ? theirs.halves : edges_of(theirs)) >> reached & 1))
          visit({beside, static_cast<int>(i)});
      }
    }
  }
  std::vector<int> on;
  for (const Spot& spot : feature.spots) on.push_back(spot.tile);
  std::sort(on.begin(), on.end());
  feature.tiles = static_cast<int>(std::unique(on.begin(), on.end()) - on.begin());
}

Survey Landscape::survey(const std::vector<Figure>& figures) const {
  Survey survey;
  for (const Tile& tile : tiles_) survey.feature_of.emplace_back(tile.type->segments.size(), -1);
  for (int t = 0; t < static_cast<int>(tiles_.size()); ++t) {
    const auto& segments = tiles_[static_cast<std::size_t>(t)].type->segments;
    for (int s = 0; s < static_cast<int>(segments.size()); ++s) {
      if (survey.index({t, s}) >= 0) continue;
      survey.features.emplace_back();
      flood({t, s}, static_cast<int>(survey.features.size()) - 1, survey);
    }
  }
  for (Feature& feature : survey.features) {
    if (feature.kind != SegmentKind::field) continue;
    for (const Spot& spot : feature.spots)
      for (unsigned touched = segment_at(tiles_, spot).cities; touched; touched &= touched - 1)
        feature.cities.push_back(survey.index({spot.tile, std::countr_zero(touched)}));
    std::sort(feature.cities.begin(), feature.cities.end());
    feature.cities.erase(std::unique(feature.cities.begin(), feature.cities.end()),
                         feature.cities.end());
  }
  for (const Figure& figure : figures) {
    Feature& feature = survey.features[static_cast<std::size_t>(survey.index(figure.spot))];
    const auto owner = static_cast<std::size_t>(figure.owner);
    if (figure.kind == FigureKind::builder || figure.kind == FigureKind::pig)
      feature.helper[owner] = true;
    else if (figure.kind != FigureKind::shepherd)
      feature.strength[owner] += figure.kind == FigureKind::big_meeple ? 2 : 1;
  }
  return survey;
}

int period(const TileType& type) {
  // A segment identified by its kind and position, regardless of its index.
  using Look = std::tuple<SegmentKind, int, int, int, std::array<int, 5>, std::vector<int>>;
  const auto look = [&](int rotation) {
    const auto turned = [&](int sides) {
      int result = 0;
      for (int side = 0; side < 4; ++side)
        result |= (sides >> printed_side(side, rotation) & 1) << side;
      return result;
    };
    std::multiset<Look> looks;
    for (const Segment& s : type.segments) {
      int halves = 0;
      for (int half = 0; half < 8; ++half)
        halves |= (s.halves >> printed_half(half, rotation) & 1) << half;
      std::vector<int> cities;
      for (std::size_t c = 0; c < type.segments.size(); ++c)
        if (s.cities >> c & 1) cities.push_back(turned(edges_of(type.segments[c])));
      std::sort(cities.begin(), cities.end());
      looks.insert({s.kind,
                    turned(s.edges),
                    turned(s.shared),
                    halves,
                    {s.shields, static_cast<int>(s.goods), s.inn, s.cathedral, s.sheep},
                    cities});
    }
    return looks;
  };
  if (type.flying_machine >= 0) return 4;
  return look(0) == look(1) ? 1 : look(0) == look(2) ? 2 : 4;
}

}  // namespace bastide::oracle
