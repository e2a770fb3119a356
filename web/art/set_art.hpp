// What a set adds to the pictures: its marks on tiles, what stands there, its figures and tokens.
// It lives in the set's folder (web/sets/*/art.cpp) and is known to the painter through
// this table alone. What is left out is not painted.
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
struct Standing;
struct TilePlan;

// ---- On a tile
// -----------------------------------------------------------------------------------

// What lies or stands in the open: a village, a monastery, a castle.
struct SiteArt {
  float radius = 0.17f;
  std::optional<RoadEnd> road_end = {};     // roads end there
  std::optional<SegmentKind> feature = {};  // it is a feature
  bool roads_meet = false;                  // roads lead into its middle, else to its rim
  bool takes_ground = true;                 // nobody stands on its ground but those who claim it
  bool is_water = false;
  float south = 0;  // how far south of its middle a figure stands, in radii
  void (*paint_ground)(PaintContext&, const Site&) = nullptr;
  void (*add)(PaintContext&, std::vector<Standing>&, const Site&, Rng&) = nullptr;
};

// A great building in the middle of a city, in place of houses.
struct LandmarkArt {
  bool (*stands_in)(const Segment&) = nullptr;
  Vec2 at;          // of the picture, not of the printed tile: it stands upright in any rotation
  float room = 0;   // without houses around it
  float south = 0;  // of the middle of the tile: where a figure stands
  void (*add)(PaintContext&, std::vector<Standing>&, Vec2 at, bool finished) = nullptr;
};

// ---- On the table
// --------------------------------------------------------------------------------

// Where the player's mark is on a figure, and its size, in hundredths.
struct MarkPlace {
  signed char x = 0, y = -33, size = 25;
};

// A figure of painted wood (web/art/figures.hpp).
struct FigureArt {
  Piece piece = Piece::meeple;
  Path (*outline)() = nullptr;
  MarkPlace mark = {};
  float scale = 0.68f;
  bool stands_in_fields = false;         // others lie there
  const PlayerColour* colour = nullptr;  // of a figure that is nobody's
  float north = 0;  // it stands so far behind the others of its feature, in tiles
};

// Whatever is flat.
struct TokenArt {
  std::string_view name;
  TokenPainter paint = nullptr;
  std::optional<Piece> piece = {};  // if it is one
};

// ---- The set
// -------------------------------------------------------------------------------------

struct SetArt {
  // The room that the set's symbol takes on the open land of a tile; 0: it has none.
  float (*symbol_room)(const TileType&) = nullptr;
  // Sites of the set, and sites that no road end or segment of the tile asks for.
  std::span<const SiteArt> sites = {};
  void (*plan_sites)(const TileType&, TilePlan&) = nullptr;
  const LandmarkArt* landmark = nullptr;

  // In this order: on the bare meadow; over the whole landscape; the symbols over everything.
  void (*paint_ground)(PaintContext&) = nullptr;
  void (*paint_above)(PaintContext&) = nullptr;
  void (*paint_symbols)(PaintContext&) = nullptr;

  std::span<const FigureArt> figures = {};
  std::span<const TokenArt> tokens = {};
};

// Every set that has pictures (web/sets/set_art.cpp).
std::span<const SetArt* const> all_set_art();

// ---- Look-ups
// ------------------------------------------------------------------------------------

const FigureArt& figure_art(Piece piece);
// Null if the piece is no token.
TokenPainter token_of(Piece piece);
// Null if no set has a building for the city.
const LandmarkArt* landmark_in(const Segment& city);

}  // namespace bastide::art
