// Checks of a catalogue that need more than one line of its text.
#include <array>
#include <cstddef>
#include <set>
#include <utility>

#include "engine/tiles/catalogue.hpp"
#include "engine/tiles/symmetry.hpp"

namespace bastide {
namespace {

constexpr std::array<const char*, 4> edge_names = {"N", "E", "S", "W"};
constexpr int half_count = 8;
constexpr int no_owner = -1;
constexpr int most_places_of_ghosts = 2;  // actions name no more of a tile

class TileCheck {
 public:
  TileCheck(const TileType& tile, std::vector<Error>& faults) : tile_(tile), faults_(faults) {}

  void run() {
    if (tile_.count == 0 || tile_.start_copies > tile_.count) fault("tiles.count");
    if (!tile_.board.empty() && tile_.board.size() != tile_.start_copies) fault("tiles.count");
    if (tile_.segments.size() > max_segments) return fault("tiles.too-much");
    check_order();
    for (const Segment& segment : tile_.segments) check_segment(segment);
    for (int edge = 0; edge < edge_count; ++edge) check_edge(edge);
    if (places_of_ghosts_ > most_places_of_ghosts) fault("tiles.ghosts");
    check_half_edges();
    if ((tile_.river != RiverRole::none) != ends_river_) fault("tiles.river-end");
  }

 private:
  void fault(const char* code) { faults_.push_back(Error{code, tile_.id, 0}); }
  void fault(const char* code, int edge) {
    faults_.push_back(Error{code, tile_.id + ' ' + edge_names[static_cast<std::size_t>(edge)], 0});
  }

  EdgeKind kind_at(int edge) const { return tile_.edges[static_cast<std::size_t>(edge)]; }
  bool has_halves(int edge) const {  // half-edges that belong to fields
    return kind_at(edge) != EdgeKind::city && kind_at(edge) != EdgeKind::board;
  }

  bool is_city(unsigned index) const {
    return index < tile_.segments.size() && tile_.segments[index].kind == SegmentKind::city;
  }

  static int edges_in(EdgeMask edges) {
    int count = 0;
    for (int edge = 0; edge < edge_count; ++edge) count += (edges >> edge) & 1;
    return count;
  }

  void check_order() {
    bool cities_over = false;
    for (const Segment& segment : tile_.segments) {
      const bool city = segment.kind == SegmentKind::city;
      if (city && cities_over) return fault("tiles.cities-first");
      cities_over = cities_over || !city;
    }
  }

  void check_segment(const Segment& segment) {
    const int edges = edges_in(segment.edges);
    places_of_ghosts_ += segment.kind == SegmentKind::mist || segment.kind == SegmentKind::cemetery;
    switch (segment.kind) {
      case SegmentKind::city:
        if ((segment.edges | segment.shared) == 0) fault("tiles.empty-segment");
        break;
      case SegmentKind::road:
        // A crossing splits the road: each branch is a segment of its own (BASE-ROAD-3).
        if (edges != 1 && edges != 2) fault("tiles.road-sides");
        check_road_end(segment, edges == 1);
        break;
      case SegmentKind::river:
        if (edges != 1 && edges != 2) fault("tiles.river-sides");
        if (edges == 1) ends_river_ = true;
        break;
      case SegmentKind::field:
        if (segment.halves == 0 && segment.cities == 0) fault("tiles.empty-segment");
        for (unsigned c = 0; c < 16; ++c) {
          if (((segment.cities >> c) & 1u) != 0 && !is_city(c)) fault("tiles.field-city");
        }
        break;
      case SegmentKind::mist:
        if (segment.edges == 0) fault("tiles.empty-segment");
        if (segment.ghosts == 0) fault("tiles.mist");
        break;
      case SegmentKind::monastery:
      case SegmentKind::garden:
      case SegmentKind::lake:
      case SegmentKind::castle:
      case SegmentKind::cemetery:
        break;
    }
  }

  void check_road_end(const Segment& road, bool ends) {
    const bool sound =
        road.end == RoadEnd::city ? is_city(road.end_city) : lies_on(road.end, tile_);
    if (!sound || (road.end != RoadEnd::none) != ends) fault("tiles.road-end");
  }

  // An edge shows the one segment that reaches it; mist covers field, road and inner edges, once
  // each.
  void check_edge(int edge) {
    int covers = 0;
    int shares = 0;
    int mists = 0;
    for (const Segment& segment : tile_.segments) {
      const bool reaches = ((segment.edges >> edge) & 1) != 0;
      const bool shared = ((segment.shared >> edge) & 1) != 0;
      if (shared && segment.kind == SegmentKind::city) ++shares;
      if (!reaches) continue;
      EdgeKind shows = EdgeKind::board;
      if (segment.kind == SegmentKind::city) shows = EdgeKind::city;
      if (segment.kind == SegmentKind::road) shows = EdgeKind::road;
      if (segment.kind == SegmentKind::river) shows = EdgeKind::river;
      if (segment.kind == SegmentKind::mist) ++mists;
      if (shows == EdgeKind::board) continue;
      ++covers;
      if (shows != kind_at(edge)) fault("tiles.edge", edge);
    }
    // Mist continues across an inner edge of a board.
    const bool on_land = kind_at(edge) == EdgeKind::field || kind_at(edge) == EdgeKind::road ||
                         kind_at(edge) == EdgeKind::board;
    if (mists > 1 || (mists == 1 && !on_land)) fault("tiles.mist", edge);
    if (shares > 0) {
      if (shares == 1 || covers != 0 || kind_at(edge) != EdgeKind::city)
        fault("tiles.shared", edge);
    } else if (covers !=
               (kind_at(edge) == EdgeKind::field || kind_at(edge) == EdgeKind::board ? 0 : 1)) {
      fault("tiles.edge", edge);
    }
  }

  // Every half-edge that is not city belongs to exactly one field; roads separate fields (FARM-2),
  // and both halves of a field edge are one field unless the tile says that it is split.
  void check_half_edges() {
    std::array<int, half_count> owner;
    owner.fill(no_owner);
    for (std::size_t i = 0; i < tile_.segments.size(); ++i) {
      const Segment& segment = tile_.segments[i];
      if (segment.kind != SegmentKind::field) continue;
      for (std::size_t half = 0; half < half_count; ++half) {
        if (((segment.halves >> half) & 1) == 0) continue;
        const int edge = static_cast<int>(half / 2);
        if (owner[half] != no_owner || !has_halves(edge)) fault("tiles.half-edge", edge);
        owner[half] = static_cast<int>(i);
      }
    }
    for (int edge = 0; edge < edge_count; ++edge) {
      const int left = owner[static_cast<std::size_t>(2 * edge)];
      const int right = owner[static_cast<std::size_t>(2 * edge + 1)];
      if (has_halves(edge) && (left == no_owner || right == no_owner)) {
        fault("tiles.half-edge", edge);
      }
      const bool split = kind_at(edge) == EdgeKind::field && left != right;
      if (split != (((tile_.split_field_edges >> edge) & 1) != 0)) fault("tiles.split", edge);
      if (kind_at(edge) == EdgeKind::road && left == right && road_runs_through(edge)) {
        fault("tiles.road-parts", edge);
      }
    }
  }

  // A road that ends on the tile separates its fields only as far as it is drawn (FARM-3), and one
  // that runs through a tunnel not at all (PD-COMP-5).
  bool road_runs_through(int edge) const {
    for (const Segment& segment : tile_.segments) {
      if (segment.kind == SegmentKind::road && ((segment.edges >> edge) & 1) != 0 &&
          edges_in(segment.edges) == 2) {
        return !segment.tunnel;
      }
    }
    return false;
  }

  const TileType& tile_;
  std::vector<Error>& faults_;
  bool ends_river_ = false;
  int places_of_ghosts_ = 0;
};

void check_sets(const Catalogue& catalogue, std::vector<Error>& faults) {
  std::set<std::string_view> ids;
  for (const TileSet& set : catalogue.sets) {
    if (!ids.insert(set.id).second) faults.push_back(Error{"tiles.id-twice", set.id, 0});
    int count = 0;
    for (const TileType& tile : catalogue.tiles) {
      if (tile.set == set.id) count += tile.count;
    }
    if (count != set.count) faults.push_back(Error{"tiles.set-count", set.id, 0});
  }
  for (const TileType& tile : catalogue.tiles) {
    if (ids.count(tile.set) == 0) faults.push_back(Error{"tiles.no-set", tile.id, 0});
  }
}

void check_ids(const Catalogue& catalogue, std::vector<Error>& faults) {
  std::set<std::string_view> ids;
  for (const TileType& tile : catalogue.tiles) {
    if (!ids.insert(tile.id).second) faults.push_back(Error{"tiles.id-twice", tile.id, 0});
    const std::string prefix = tile.set + '/';
    if (tile.id.size() <= prefix.size() || tile.id.compare(0, prefix.size(), prefix) != 0) {
      faults.push_back(Error{"tiles.id-set", tile.id, 0});
    }
  }
}

// Two identical tiles in one set should be one entry with a larger count.
void check_no_tile_twice(const Catalogue& catalogue, std::vector<Error>& faults) {
  std::vector<std::array<TileType, 4>> seen;
  for (const TileType& tile : catalogue.tiles) {
    std::array<TileType, 4> forms;
    for (int k = 0; k < 4; ++k) forms[static_cast<std::size_t>(k)] = turned(tile, k);
    for (const std::array<TileType, 4>& other : seen) {
      if (other[0].set != tile.set) continue;
      for (const TileType& form : forms) {
        if (!same_print(form, other[0])) continue;
        faults.push_back(Error{"tiles.same-tile", tile.id + ' ' + other[0].id, 0});
        break;
      }
    }
    seen.push_back(std::move(forms));
  }
}

}  // namespace

std::vector<Error> check_catalogue(const Catalogue& catalogue) {
  std::vector<Error> faults;
  check_sets(catalogue, faults);
  check_ids(catalogue, faults);
  for (const TileType& tile : catalogue.tiles) TileCheck(tile, faults).run();
  check_no_tile_twice(catalogue, faults);
  return faults;
}

}  // namespace bastide
