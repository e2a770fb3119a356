// What is printed on a tile. Orientation is that of assets/tiles; a placed tile adds its rotation.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/base/types.hpp"

namespace bastide {

enum class Edge : u8 { north, east, south, west };
inline constexpr int edge_count = 4;

// The words for a value in tile files; printed::words_of(value) lists those of its type.
template <class T>
struct Word {
  std::string_view text;
  T value;
};

// What an edge shows to its neighbour. `board` is an inner edge of a start board of several cells,
// or an edge of a face-down tile: it adds no cell to the frontier, and nothing joins a tile laid
// against it.
enum class EdgeKind : u8 { field, road, city, river, board };

enum class SegmentKind : u8 {
  city,
  road,
  field,
  river,
  monastery,
  garden,
  lake,
  castle,
  cemetery,
  mist,
};

inline constexpr int segment_kinds = 10;

// In tile files and in records.
inline constexpr std::string_view segment_words[segment_kinds] = {
    "city", "road", "field", "river", "monastery", "garden", "lake", "castle", "cemetery", "mist"};
constexpr std::string_view segment_word(SegmentKind kind) {
  return segment_words[static_cast<std::size_t>(kind)];
}
inline std::optional<SegmentKind> segment_of_word(std::string_view word) {
  for (int kind = 0; kind < segment_kinds; ++kind)
    if (segment_words[kind] == word) return static_cast<SegmentKind>(kind);
  return std::nullopt;
}

// What completes a feature of a kind.
enum class Closing : u8 {
  never,
  edges,         // no open edge (BASE-ROAD-1, BASE-CITY-1)
  surroundings,  // tiles on all eight cells around (BASE-MON-1, MIST-L2-3)
};
constexpr bool needs_surroundings(SegmentKind kind) {
  return kind == SegmentKind::monastery || kind == SegmentKind::garden ||
         kind == SegmentKind::castle;
}
// Fields are never completed, so farmers stay (FARM-4, FARM-5).
constexpr Closing closing_of(SegmentKind kind) {
  if (needs_surroundings(kind)) return Closing::surroundings;
  return kind == SegmentKind::city || kind == SegmentKind::road ? Closing::edges : Closing::never;
}

// Banks of mist, too, can be closed on all sides; that scores nothing.
constexpr bool can_be_closed(SegmentKind kind) {
  return closing_of(kind) != Closing::never || kind == SegmentKind::mist;
}

enum class Goods : u8 { none, wine, grain, cloth };
inline constexpr int goods_kinds = 3;  // index: number of the Goods - 1
namespace printed {
inline constexpr Word<Goods> goods[] = {
    {"wine", Goods::wine}, {"grain", Goods::grain}, {"cloth", Goods::cloth}};
constexpr std::span<const Word<Goods>> words_of(Goods) { return goods; }
}  // namespace printed

// Where a road segment with a single edge ends.
enum class RoadEnd : u8 {
  none,  // runs through
  village,
  junction,  // a crossing with trees, no houses (VAR-7)
  house,
  monastery,
  lake,
  castle,
  cemetery,
  crop_circle,
  city,
  ruin,
  wheel,
  watchtower,
  festival,
  volcano,
};
namespace printed {
inline constexpr Word<RoadEnd> road_ends[] = {
    {"village", RoadEnd::village},   {"junction", RoadEnd::junction},
    {"house", RoadEnd::house},       {"monastery", RoadEnd::monastery},
    {"lake", RoadEnd::lake},         {"castle", RoadEnd::castle},
    {"cemetery", RoadEnd::cemetery}, {"crop-circle", RoadEnd::crop_circle},
    {"city", RoadEnd::city},         {"ruin", RoadEnd::ruin},
    {"wheel", RoadEnd::wheel},       {"watchtower", RoadEnd::watchtower},
    {"festival", RoadEnd::festival}, {"volcano", RoadEnd::volcano},
};
constexpr std::span<const Word<RoadEnd>> words_of(RoadEnd) { return road_ends; }
}  // namespace printed

enum class CropSymbol : u8 { none, rake, club, shield };  // farmers, roads, cities (CROP-3)
namespace printed {
inline constexpr Word<CropSymbol> crops[] = {
    {"rake", CropSymbol::rake}, {"club", CropSymbol::club}, {"shield", CropSymbol::shield}};
constexpr std::span<const Word<CropSymbol>> words_of(CropSymbol) { return crops; }
}  // namespace printed

enum class RiverRole : u8 { none, spring, lake };
namespace printed {
inline constexpr Word<RiverRole> river_ends[] = {{"spring", RiverRole::spring},
                                                 {"lake", RiverRole::lake}};
constexpr std::span<const Word<RiverRole>> words_of(RiverRole) { return river_ends; }
}  // namespace printed

// What a watchtower counts on the tiles around it (TOWERW-COMP-1).
enum class Watchtower : u8 { none, meeple, shield, monastery, road, city };
namespace printed {
inline constexpr Word<Watchtower> watchtowers[] = {{"meeple", Watchtower::meeple},
                                                   {"shield", Watchtower::shield},
                                                   {"monastery", Watchtower::monastery},
                                                   {"road", Watchtower::road},
                                                   {"city", Watchtower::city}};
constexpr std::span<const Word<Watchtower>> words_of(Watchtower) { return watchtowers; }
}  // namespace printed

// A set of edges, bit n = Edge n.
using EdgeMask = u8;
// A set of half-edges, clockwise from the north edge: bit 0 NL, 1 NR, 2 EL, 3 ER, 4 SL, 5 SR, 6 WL,
// 7 WR. NL is the west half of the north edge, EL the north half of the east edge, SL the EAST half
// of the south edge, WL the SOUTH half of the west edge.
using HalfMask = u8;

inline constexpr int max_segments = 12;  // of one tile
inline constexpr u8 no_segment = 0xff;

struct Segment {
  SegmentKind kind = SegmentKind::field;
  EdgeMask edges = 0;   // city, road, river, mist: the edges that it alone reaches
  EdgeMask shared = 0;  // city: edges shared with another city segment, not in `edges` (HILL-12)
  HalfMask halves = 0;  // field: the half-edges it reaches; empty for an enclosed field
  u16 cities = 0;       // field: bit i = it touches city segment i of this tile (FARM-10)
  u8 shields = 0;       // city: coats of arms
  Goods goods = Goods::none;    // city
  RoadEnd end = RoadEnd::none;  // road with one edge; river: spring and lake are TileType::river
  u8 end_city = no_segment;     // road with end == city: that city's segment
  bool inn = false;             // road; its pond is no SegmentKind::lake (INN-7)
  bool cathedral = false;       // city
  bool princess = false;        // city (PD-COMP-8)
  bool tunnel = false;          // road: the fields on both sides of it are one (PD-COMP-5)
  u8 sheep = 0;                 // field: printed sheep (SHEEP-11)
  u8 ghosts = 0;                // mist: ghost symbols

  friend auto operator<=>(const Segment&, const Segment&) = default;
};

// A symbol printed on a segment, in addition to what makes its kind: a word, or one of the words of
// a value.
struct SegmentSymbol {
  SegmentKind on;
  std::variant<bool Segment::*, Goods Segment::*> value;
  std::string_view word = {};
};
inline constexpr SegmentSymbol segment_symbols[] = {
    {SegmentKind::city, &Segment::goods},
    {SegmentKind::city, &Segment::cathedral, "cathedral"},
    {SegmentKind::road, &Segment::inn, "inn"},
    {SegmentKind::city, &Segment::princess, "princess"},
    {SegmentKind::road, &Segment::tunnel, "tunnel"},
};

// Adds the symbols of a segment that becomes part of another.
constexpr void add_symbols(Segment& to, const Segment& from) {
  for (const SegmentSymbol& symbol : segment_symbols)
    std::visit(
        [&](auto value) {
          if (from.*value != Segment().*value) to.*value = from.*value;
        },
        symbol.value);
}

// The symbols on a feature's segments that affect its worth, counted.
struct Marks {
  u8 shields = 0;
  u8 inns = 0;        // of roads
  u8 cathedrals = 0;  // of cities

  friend bool operator==(const Marks&, const Marks&) = default;
};
constexpr Marks marks_of(const Segment& segment) {
  return {segment.shields, segment.inn, segment.cathedral};
}
constexpr void add_marks(Marks& to, const Marks& more) {
  to.shields = static_cast<u8>(to.shields + more.shields);
  to.inns = static_cast<u8>(to.inns + more.inns);
  to.cathedrals = static_cast<u8>(to.cathedrals + more.cathedrals);
}

// A direction on the tile: 0..7 = N NE E SE S SW W NW in the orientation of its file, -1 none.
using Direction = i8;
namespace printed {
inline constexpr Word<Direction> directions[] = {{"N", 0}, {"NE", 1}, {"E", 2}, {"SE", 3},
                                                 {"S", 4}, {"SW", 5}, {"W", 6}, {"NW", 7}};
constexpr std::span<const Word<Direction>> words_of(Direction) { return directions; }
}  // namespace printed

// Everything printed on a tile.
struct Print {
  std::array<EdgeKind, 4> edges{};  // N E S W
  std::vector<Segment> segments;    // cities first; at most max_segments
  // Symbols that belong to the tile as a whole; no figure stands on them (FLY-11).
  Direction flying_machine = -1;
  bool gold = false, mage = false, robber = false, hill = false, vineyard = false;
  EdgeMask split_field_edges = 0;  // field edges whose halves are different fields (HILL-13)
  bool bridge = false;
  CropSymbol crop = CropSymbol::none;
  RiverRole river = RiverRole::none;
  u8 wheel = 0;  // 1..3, 0 none
  Watchtower watchtower = Watchtower::none;
  bool festival = false;
  bool volcano = false, dragon = false, portal = false;

  friend bool operator==(const Print&, const Print&) = default;
};

// A symbol of the tile as a whole: a word, followed by one that selects the value where its type
// has several. Directions turn with the tile.
struct TileSymbol {
  std::string_view word;
  std::variant<bool Print::*, Direction Print::*, CropSymbol Print::*, u8 Print::*,
               Watchtower Print::*>
      value;
};
inline constexpr TileSymbol tile_symbols[] = {
    {"gold", &Print::gold},         {"mage", &Print::mage},
    {"robber", &Print::robber},     {"hill", &Print::hill},
    {"vineyard", &Print::vineyard}, {"bridge", &Print::bridge},
    {"crop", &Print::crop},         {"fly", &Print::flying_machine},
    {"wheel", &Print::wheel},       {"watchtower", &Print::watchtower},
    {"festival", &Print::festival}, {"volcano", &Print::volcano},
    {"dragon", &Print::dragon},     {"portal", &Print::portal},
};

// Where a copy lies at the start of the game, if it is part of a board of several cells.
struct StartPlace {
  i8 x = 0, y = 0;
  u8 rotation = 0;
  friend bool operator==(const StartPlace&, const StartPlace&) = default;
};

struct TileType : Print {
  std::string id;       // "base/CRFR": set, edges N E S W, words that distinguish layouts
  std::string set;      // "base"
  std::string instead;  // the type these copies replace in another print; empty: none
  std::vector<StartPlace> board;
  u8 count = 0;  // copies in the set, start copies included
  u8 start_copies = 0;
  // The number of distinct rotations: 1, 2 or 4. A tile that looks the same to the rules after two
  // quarter turns has 2: rotations 2 and 3 then equal 0 and 1.
  u8 rotations = 4;

  friend bool operator==(const TileType&, const TileType&) = default;
};

// Whether the thing at which a road ends is printed on the tile, too. For a city its segment says
// so.
inline bool lies_on(RoadEnd end, const Print& print) {
  const auto has = [&print](SegmentKind kind) {
    return std::any_of(print.segments.begin(), print.segments.end(),
                       [kind](const Segment& segment) { return segment.kind == kind; });
  };
  switch (end) {
    case RoadEnd::monastery:  // BASE-MON-4: each of its roads on its own
      return has(SegmentKind::monastery);
    case RoadEnd::lake:
      return has(SegmentKind::lake);
    case RoadEnd::castle:
      return has(SegmentKind::castle);
    case RoadEnd::cemetery:
      return has(SegmentKind::cemetery);
    case RoadEnd::crop_circle:  // CROP-1
      return print.crop != CropSymbol::none;
    case RoadEnd::watchtower:  // TOWERW-2
      return print.watchtower != Watchtower::none;
    case RoadEnd::festival:  // FEST-8
      return print.festival;
    case RoadEnd::volcano:  // PD-COMP-7
      return print.volcano;
    default:
      return true;
  }
}

// ---- Turning -----------------------------------------------------------------------------------

constexpr EdgeMask turn_edges(EdgeMask edges, int quarter_turns) {
  const unsigned k = static_cast<unsigned>(quarter_turns) & 3u;
  return static_cast<EdgeMask>(((edges << k) | (edges >> (4 - k))) & 0xf);
}
constexpr HalfMask turn_halves(HalfMask halves, int quarter_turns) {
  const unsigned k = (static_cast<unsigned>(quarter_turns) & 3u) * 2;
  return static_cast<HalfMask>((halves << k) | (halves >> (8 - k)));
}
constexpr Edge turn_edge(Edge edge, int quarter_turns) {
  return static_cast<Edge>((static_cast<unsigned>(edge) + static_cast<unsigned>(quarter_turns)) &
                           3u);
}
constexpr Direction turn_direction(Direction direction, int quarter_turns) {
  return direction < 0 ? direction
                       : static_cast<Direction>((direction + 2 * (quarter_turns & 3)) & 7);
}
constexpr Edge opposite(Edge edge) { return turn_edge(edge, 2); }
constexpr EdgeMask edge_bit(Edge edge) {
  return static_cast<EdgeMask>(1u << static_cast<unsigned>(edge));
}

}  // namespace bastide
