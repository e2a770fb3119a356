// The ground plan of a tile: the printed facts converted to curves and places, before any colour.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/tiles/tile_type.hpp"
#include "web/art/geometry.hpp"

namespace bastide::art {

struct SiteArt;

inline constexpr float road_width = 0.085f;
inline constexpr float water_width = 0.15f;
inline constexpr float wall_width = 0.036f;

// A stretch of wall from one corner of the tile to another, with the city on its right.
struct Wall {
  Path line;
  std::vector<float> gates;  // where roads enter, as fractions of the line's length
};

struct CityPlan {
  int segment = 0;
  Path outline;  // along the tile's edges and the outside of the walls
  std::vector<Wall> walls;
};

// A road or a watercourse, from an edge of the tile.
struct Way {
  int segment = 0;  // -1: a stub that belongs to no segment
  Path line;
  bool over = false;  // a bridge carries it over the others
  bool above_city = false;
};

struct Site {
  const SiteArt* art = nullptr;
  Vec2 at;
  float radius = 0;
  int segment = -1;  // of the monastery, garden, ...; -1: none
  bool in_city = false;
};

// In the orientation of the tile type.
struct TilePlan {
  std::vector<CityPlan> cities;
  std::vector<Way> roads, waters;
  std::vector<Site> sites;
};

TilePlan plan_tile(const TileType& type);
TilePlan turn(const TilePlan& plan, int quarter_turns);
// The distance from a point to anything planned; below 0 inside a city.
float clearance(const TilePlan& plan, Vec2 p);
// The same for all variants of a type.
std::uint32_t seed_of(const TileType& type);

}  // namespace bastide::art
