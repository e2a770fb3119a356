// The slow oracle's table: placed tiles and nothing else. Every query is answered from scratch by
// looking at what is printed, so that the engine's optimised answers can be checked against it.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/rules/action.hpp"
#include "engine/rules/setup.hpp"
#include "engine/tiles/tile_type.hpp"

namespace bastide::oracle {

struct Tile {
  int x, y;
  const TileType* type;
  int rotation;  // clockwise quarter turns

  Position position() const { return {static_cast<i16>(x), static_cast<i16>(y)}; }
  EdgeKind edge(int side) const;  // as it lies
};

// A ferry, represented by the two roads that it joins.
struct Ferry {
  int tile, a, b;  // a < b
};

// The area that may be covered with tiles.
struct Limits {
  bool limited = false, shifts = false, walled = false;
  int width = 0, height = 0;
};

// A segment of a placed tile.
struct Spot {
  int tile, segment;
  friend bool operator==(const Spot&, const Spot&) = default;
};

struct Figure {
  int owner;
  FigureKind kind;
  Spot spot;
  friend bool operator==(const Figure&, const Figure&) = default;
};

struct Feature {
  SegmentKind kind{};
  std::vector<Spot> spots;
  int tiles = 0;  // distinct
  int open = 0;   // edges without a neighbour; monasteries: empty cells around; not for fields
  int shields = 0, inns = 0, cathedrals = 0;
  std::array<int, goods_kinds> goods{};
  std::vector<int> cities;  // fields: the features it touches that are cities, each once
  std::array<int, max_players> strength{};
  std::array<bool, max_players> helper{};  // the player's builder or pig stands here

  bool completed() const { return kind != SegmentKind::field && open == 0; }
  bool occupied() const;
};

// Features of a whole landscape, and which of them every segment belongs to.
struct Survey {
  std::vector<Feature> features;
  std::vector<std::vector<int>> feature_of;  // [tile][segment]
  const Feature& of(Spot spot) const { return features[static_cast<std::size_t>(index(spot))]; }
  int index(Spot spot) const {
    return feature_of[static_cast<std::size_t>(spot.tile)][static_cast<std::size_t>(spot.segment)];
  }
};

class Landscape {
 public:
  Landscape();
  void add(const Tile& tile);
  const std::vector<Tile>& tiles() const { return tiles_; }

  int tile_at(int x, int y) const;  // -1 when empty
  bool fits(const TileType& type, int x, int y, int rotation) const;
  bool is_gap(int x, int y) const;  // empty, beside a tile

  // Visits every relevant cell: the bounding box of the landscape, enlarged by one.
  template <class Visit>
  void each_cell(Visit visit) const {
    for (int y = top_ - 1; y <= bottom_ + 1; ++y)
      for (int x = left_ - 1; x <= right_ + 1; ++x) visit(x, y);
  }
  int filled_around(int x, int y) const;  // 0..8

  Survey survey(const std::vector<Figure>& figures) const;

  bool inside(int x, int y) const;  // the limits allow a tile there
  // Centres the limits on the tiles there now, unless they are given.
  void mark_start(const std::optional<Bounds>& limits);

  std::vector<Ferry> ferries;
  Limits board;

 private:
  void flood(Spot from, int index, Survey& survey) const;

  std::vector<Tile> tiles_;
  std::vector<int> grid_;
  int left_ = 0, right_ = 0, top_ = 0, bottom_ = 0;
  int start_left_ = 0, start_right_ = 0, start_top_ = 0, start_bottom_ = 0;
};

// The printed side or half-edge that is at an absolute one after turning.
constexpr int printed_side(int side, int rotation) { return (side - rotation + 4) % 4; }
constexpr int printed_half(int half, int rotation) { return (half - 2 * rotation + 8) % 8; }

inline EdgeKind Tile::edge(int side) const {
  return type->edges[static_cast<std::size_t>(printed_side(side, rotation))];
}

// Quarter turns after which a tile looks the same again: 1, 2 or 4.
int period(const TileType& type);

}  // namespace bastide::oracle
