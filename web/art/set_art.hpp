// What a set adds to the pictures: its marks and buildings on tiles, its figures and tokens.
// Defined in the set's folder (web/sets/*/art.cpp) and known to the painter only through this
// table. Members left out paint nothing.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/rules/piece.hpp"
#include "web/art/art.hpp"
#include "web/art/geometry.hpp"

namespace bastide::art {

class Canvas;
class Rng;
struct PaintContext;
struct Site;
struct Upright;
struct TilePlan;

// ---- On a tile
// -----------------------------------------------------------------------------------

// Something that lies or stands in the open: a village, a monastery.
struct SiteArt {
  float radius = 0.17f;
  std::optional<RoadEnd> road_end = {};     // the kind of road end it is
  std::optional<SegmentKind> feature = {};  // the feature it is
  bool roads_meet = false;                  // roads lead to its middle, otherwise to its rim
  bool takes_ground = true;                 // its ground belongs to no other segment
  bool is_water = false;
  float south = 0;  // how far south of its middle a figure stands, in radii
  void (*paint_ground)(PaintContext&, const Site&) = nullptr;
  void (*add)(PaintContext&, std::vector<Upright>&, const Site&, Rng&) = nullptr;
};

// A large building in the middle of a city, replacing houses.
struct LandmarkArt {
  bool (*stands_in)(const Segment&) = nullptr;
  Vec2 at;          // in the picture, not on the printed tile: upright in any rotation
  float room = 0;   // radius kept free of houses
  float south = 0;  // how far south of the tile's middle a figure stands
  void (*add)(PaintContext&, std::vector<Upright>&, Vec2 at, bool finished) = nullptr;
};

// ---- On the table
// --------------------------------------------------------------------------------

// Where a figure has the player's mark, and its size, in hundredths.
struct MarkPlace {
  signed char x = 0, y = -33, size = 25;
};

// A figure of painted wood (web/art/figures.hpp).
struct FigureArt {
  Piece piece = Piece::meeple;
  Path (*outline)() = nullptr;
  MarkPlace mark = {};
  float scale = 0.68f;
  bool stands_in_fields = false;         // other figures lie there
  const PlayerColour* colour = nullptr;  // of a figure that belongs to nobody
  float north = 0;  // how far behind the feature's other figures it stands, in tiles
};

// A flat piece.
struct TokenArt {
  std::string_view name;
  TokenPainter paint = nullptr;
  std::optional<Piece> piece = {};  // if it is a piece
};

// ---- The set
// -------------------------------------------------------------------------------------

struct SetArt {
  // The radius of the set's symbol on the open land of a tile; 0: none.
  float (*symbol_room)(const TileType&) = nullptr;
  // The set's sites, and those that correspond to no road end or segment of the tile.
  std::span<const SiteArt> sites = {};
  void (*plan_sites)(const TileType&, TilePlan&) = nullptr;
  const LandmarkArt* landmark = nullptr;

  // Called in this order: on the bare meadow; over the whole landscape; for symbols over
  // everything.
  void (*paint_ground)(PaintContext&) = nullptr;
  void (*paint_above)(PaintContext&) = nullptr;
  void (*paint_symbols)(PaintContext&) = nullptr;

  std::span<const FigureArt> figures = {};
  std::span<const TokenArt> tokens = {};
};

// Every set with pictures (web/sets/set_art.cpp).
std::span<const SetArt* const> all_set_art();

// ---- Look-ups
// ------------------------------------------------------------------------------------

const FigureArt& figure_art(Piece piece);
// Null if the piece is not a token.
TokenPainter token_of(Piece piece);
// Null if no set has a building for the city.
const LandmarkArt* landmark_in(const Segment& city);

}  // namespace bastide::art
