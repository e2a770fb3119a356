// What is printed on the tiles: the files of assets/tiles, the reader and its refusals.
#include <gtest/gtest.h>

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/tiles/catalogue.hpp"
#include "engine/tiles/symmetry.hpp"
#include "tests/engine/print_error.hpp"

namespace bastide::tiles_test {
namespace {

constexpr EdgeMask north = 1, east = 2, south = 4, west = 8;
constexpr HalfMask NL = 1, NR = 2, EL = 4, ER = 8, SL = 16, SR = 32, WL = 64, WR = 128;

const Catalogue& catalogue() {
  static const Catalogue built_in = builtin_catalogue();
  return built_in;
}

const TileType& tile(std::string_view id) {
  const int index = find_tile(catalogue(), id);
  static const TileType missing;
  EXPECT_GE(index, 0) << id;
  return index < 0 ? missing : catalogue().tiles[static_cast<std::size_t>(index)];
}

int tiles_in(std::string_view set) {
  for (const TileSet& s : catalogue().sets) {
    if (s.id == set) return s.count;
  }
  return 0;
}

// Sums `of(tile)` over all copies in a set, or in all sets where none is named.
template <class Of>
int total(std::string_view set, Of of) {
  int sum = 0;
  for (const TileType& t : catalogue().tiles) {
    if (set.empty() || t.set == set) sum += t.count * static_cast<int>(of(t));
  }
  return sum;
}

template <class Is>
int count_segments(const TileType& t, Is is) {
  int count = 0;
  for (const Segment& segment : t.segments) count += is(segment) ? 1 : 0;
  return count;
}

auto segments_of(SegmentKind kind) {
  return [kind](const TileType& t) {
    return count_segments(t, [kind](const Segment& s) { return s.kind == kind; });
  };
}
auto goods_of(Goods goods) {
  return [goods](const TileType& t) {
    return count_segments(t, [goods](const Segment& s) { return s.goods == goods; });
  };
}
int tiles_with_inn(const TileType& t) {
  return count_segments(t, [](const Segment& s) { return s.inn; }) > 0 ? 1 : 0;
}
int cathedrals(const TileType& t) {
  return count_segments(t, [](const Segment& s) { return s.cathedral; });
}
int shields(const TileType& t) {
  int sum = 0;
  for (const Segment& s : t.segments) sum += s.shields;
  return sum;
}
int no_goods(const TileType& t) {
  return count_segments(t, [](const Segment& s) { return s.goods != Goods::none; }) == 0 ? 1 : 0;
}
int ghosts(const TileType& t) {
  int sum = 0;
  for (const Segment& s : t.segments) sum += s.ghosts;
  return sum;
}

Segment field(HalfMask halves, u16 cities = 0) {
  Segment s;
  s.kind = SegmentKind::field;
  s.halves = halves;
  s.cities = cities;
  return s;
}
Segment city(EdgeMask edges, u8 coats_of_arms = 0) {
  Segment s;
  s.kind = SegmentKind::city;
  s.edges = edges;
  s.shields = coats_of_arms;
  return s;
}
Segment road(EdgeMask edges, RoadEnd end = RoadEnd::none, u8 end_city = no_segment) {
  Segment s;
  s.kind = SegmentKind::road;
  s.edges = edges;
  s.end = end;
  s.end_city = end_city;
  return s;
}

Error error_of(std::string_view text) {
  Catalogue read;
  const auto result = parse_tiles(text, read);
  return result ? Error{} : result.error();
}

std::vector<Error> faults_of(std::string_view text) {
  Catalogue read;
  const auto result = parse_tiles(text, read);
  EXPECT_TRUE(result) << result.error().code << ' ' << result.error().detail;
  return check_catalogue(read);
}

bool has_fault(const std::vector<Error>& faults, std::string_view code, std::string_view detail) {
  for (const Error& fault : faults) {
    if (fault.code == code && fault.detail == detail) return true;
  }
  return false;
}

// ---- What the box holds ------------------------------------------------------------------------

TEST(Comp, COMP_1_land_tiles_of_big_box_7) {
  const std::map<std::string, int> by_set = {
      {"base", 72},           {"river-c3", 12},   {"inns-cathedrals", 18}, {"traders-builders", 24},
      {"flying-machines", 8}, {"ferries", 8},     {"gold-mines", 8},       {"mage-witch", 8},
      {"robbers", 8},         {"crop-circles", 6}};
  int sum = 0;
  for (const auto& [set, count] : by_set) {
    EXPECT_EQ(tiles_in(set), count) << set;
    sum += tiles_in(set);
  }
  EXPECT_EQ(sum, 172);
  for (const TileType& t : catalogue().tiles) {
    if (t.board.empty()) {
      EXPECT_EQ(t.start_copies, t.id == "base/CRFR" ? 1 : 0) << t.id;
    }
  }
}

TEST(Comp, COMP_2_land_tiles_of_big_box_5) {
  const int extra_start_tile = 1;  // one more base/CRFR, not an entry of its own
  EXPECT_EQ(tiles_in("hills-sheep"), 18);
  EXPECT_EQ(tiles_in("wheel-of-fortune"), 12);
  EXPECT_EQ(tiles_in("river-bb5"), 12);
  EXPECT_EQ(tiles_in("base") + extra_start_tile + tiles_in("inns-cathedrals") +
                tiles_in("traders-builders") + tiles_in("hills-sheep") +
                tiles_in("wheel-of-fortune") + tiles_in("river-bb5"),
            157);
}

TEST(Comp, COMP_3_land_tiles_of_the_base_game) {
  EXPECT_EQ(tiles_in("base"), 72);
  EXPECT_EQ(total("base", shields), 10);
  EXPECT_EQ(total("base", segments_of(SegmentKind::monastery)), 6);
  EXPECT_EQ(total("base", segments_of(SegmentKind::garden)), 8);
  EXPECT_EQ(total("base", segments_of(SegmentKind::field)), 126);
  EXPECT_EQ(total("base", segments_of(SegmentKind::road)), 62);
  EXPECT_EQ(total("base", segments_of(SegmentKind::city)), 49);
}

TEST(Comp, COMP_6_goods_on_the_tiles_equal_the_tokens) {
  EXPECT_EQ(total("", goods_of(Goods::wine)), 9);
  EXPECT_EQ(total("", goods_of(Goods::grain)), 6);
  EXPECT_EQ(total("", goods_of(Goods::cloth)), 5);
}

TEST(Comp, COMP_7_inns_and_cathedrals) {
  EXPECT_EQ(total("inns-cathedrals", tiles_with_inn), 6);
  EXPECT_EQ(total("inns-cathedrals", cathedrals), 2);
  EXPECT_EQ(total("inns-cathedrals", shields), 3);
  EXPECT_EQ(total("inns-cathedrals", segments_of(SegmentKind::garden)), 2);
  EXPECT_EQ(total("inns-cathedrals", segments_of(SegmentKind::city)), 20);
  EXPECT_EQ(total("inns-cathedrals", segments_of(SegmentKind::field)), 35);
  EXPECT_EQ(total("inns-cathedrals", segments_of(SegmentKind::road)), 18);
}

TEST(Comp, COMP_9_land_tiles_of_mists) {
  const auto castles = segments_of(SegmentKind::castle);
  const auto cemeteries = segments_of(SegmentKind::cemetery);
  EXPECT_EQ(tiles_in("mists"), 60);
  EXPECT_EQ(total("mists", castles), 5);
  EXPECT_EQ(total("mists", cemeteries), 5);
  EXPECT_EQ(total("mists", [&](const TileType& t) { return castles(t) + cemeteries(t) == 0; }), 50);
  EXPECT_EQ(total("mists", segments_of(SegmentKind::mist)), 43);
  for (int n = 0; n <= 3; ++n) {
    const std::array<int, 4> tiles_by_ghosts = {17, 25, 15, 3};
    EXPECT_EQ(total("mists", [n](const TileType& t) { return ghosts(t) == n; }),
              tiles_by_ghosts[static_cast<std::size_t>(n)])
        << n;
  }
}

TEST(Comp, COMP_10_traders_and_builders) {
  EXPECT_EQ(tiles_in("traders-builders"), 24);
  EXPECT_EQ(total("traders-builders", goods_of(Goods::wine)), 9);
  EXPECT_EQ(total("traders-builders", goods_of(Goods::grain)), 6);
  EXPECT_EQ(total("traders-builders", goods_of(Goods::cloth)), 5);
  EXPECT_EQ(total("traders-builders", no_goods), 4);
  EXPECT_EQ(total("traders-builders", segments_of(SegmentKind::garden)), 2);
  EXPECT_EQ(total("traders-builders", segments_of(SegmentKind::field)), 56);
  EXPECT_EQ(total("traders-builders", segments_of(SegmentKind::city)), 29);
  EXPECT_EQ(total("traders-builders", segments_of(SegmentKind::road)), 23);
}

TEST(Catalogue, symbols_of_the_small_expansions) {
  EXPECT_EQ(total("flying-machines", [](const TileType& t) { return t.flying_machine >= 0; }), 8);
  EXPECT_EQ(total("ferries", segments_of(SegmentKind::lake)), 8);
  EXPECT_EQ(total("gold-mines", [](const TileType& t) { return t.gold; }), 8);
  EXPECT_EQ(total("mage-witch", [](const TileType& t) { return t.mage; }), 8);
  EXPECT_EQ(total("robbers", [](const TileType& t) { return t.robber; }), 8);
  for (const CropSymbol crop : {CropSymbol::rake, CropSymbol::club, CropSymbol::shield}) {
    EXPECT_EQ(total("crop-circles", [crop](const TileType& t) { return t.crop == crop; }), 2);
  }
  EXPECT_EQ(total("hills-sheep", [](const TileType& t) { return t.hill; }), 8);
  EXPECT_EQ(total("hills-sheep", [](const TileType& t) { return t.vineyard; }), 8);
  EXPECT_EQ(total("wheel-of-fortune", [](const TileType& t) { return t.wheel != 0; }), 3);
  EXPECT_EQ(total("", segments_of(SegmentKind::garden)) -
                total("second-edition", segments_of(SegmentKind::garden)),
            16 + 3);  // The Princess & The Dragon has two, King & Robber Baron one
  for (const char* river : {"river-c3", "river-bb5"}) {
    EXPECT_EQ(total(river, [](const TileType& t) { return t.river == RiverRole::spring; }), 1);
    EXPECT_EQ(total(river, [](const TileType& t) { return t.river == RiverRole::lake; }), 1);
  }
  EXPECT_EQ(total("river-bb5", [](const TileType& t) { return t.vineyard; }), 2);
  EXPECT_EQ(total("river-bb5",
                  [](const TileType& t) {
                    return count_segments(t, [](const Segment& s) { return s.sheep == 1; });
                  }),
            2);
}

// ---- The catalogue as a whole ------------------------------------------------------------------

TEST(Catalogue, is_sound) {
  for (const Error& fault : check_catalogue(catalogue())) {
    ADD_FAILURE() << fault.code << ' ' << fault.detail;
  }
}

// Links number the tiles by their place in the catalogue, and the bag of an old game must stay the
// same. New sets are appended; this hash changes only with the version of the link format.
TEST(Catalogue, order_never_changes) {
  const std::vector<std::string> sets = {"base",
                                         "river-c3",
                                         "inns-cathedrals",
                                         "traders-builders",
                                         "flying-machines",
                                         "ferries",
                                         "gold-mines",
                                         "mage-witch",
                                         "robbers",
                                         "crop-circles",
                                         "hills-sheep",
                                         "wheel-of-fortune",
                                         "river-bb5",
                                         "mists",
                                         "wheel",
                                         "first-edition",
                                         "second-edition"};
  ASSERT_GE(catalogue().sets.size(), sets.size());
  for (std::size_t i = 0; i < sets.size(); ++i) EXPECT_EQ(catalogue().sets[i].id, sets[i]);

  ASSERT_GE(catalogue().tiles.size(), 211u);
  u64 hash = 14695981039346656037u;  // FNV-1a
  for (std::size_t i = 0; i < 211; ++i) {
    const TileType& t = catalogue().tiles[i];
    for (const char c : t.id + ' ' + std::to_string(t.count) + '\n') {
      hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211u;
    }
  }
  EXPECT_EQ(hash, 5334367408036078310u);
}

TEST(Catalogue, ids_name_the_edges) {
  for (const TileType& t : catalogue().tiles) {
    std::string expected = t.set + '/';
    for (const EdgeKind edge : t.edges) {
      expected += edge == EdgeKind::city    ? 'C'
                  : edge == EdgeKind::road  ? 'R'
                  : edge == EdgeKind::river ? 'V'
                  : edge == EdgeKind::board ? '-'
                                            : 'F';
    }
    EXPECT_EQ(t.id.substr(0, expected.size()), expected);
  }
}

TEST(Catalogue, prints_and_boards) {
  const std::string plain = "set s\ntile s/FFFF FFFF count 2\n  field NL NR EL ER SL SR WL WR\n";
  Catalogue read;
  ASSERT_TRUE(
      parse_tiles(plain + "tile s/FFFF-too like s/FFFF count 1 instead s/FFFF\n  garden\n", read));
  EXPECT_EQ(read.tiles[1].instead, "s/FFFF");
  EXPECT_EQ(read.tiles[1].segments.size(), 2u);
  EXPECT_EQ(error_of(plain + "tile s/FFFF-too like s/FFFC count 1\n").code, "tiles.unknown-word");
  EXPECT_EQ(error_of(plain + "tile s/FFFF-too FFFF count 1 instead s/x\n").code,
            "tiles.unknown-word");
  EXPECT_EQ(error_of(plain + "  at 0 0 0\n").code, "tiles.too-much");
  const std::string board = "set s\ntile s/---- ---- count 2 start 2\n";
  EXPECT_EQ(error_of(board + "  at 0 8 0\n").code, "tiles.bad-number");
  EXPECT_EQ(error_of(board + "  at 0 0 4\n").code, "tiles.bad-number");
  EXPECT_TRUE(has_fault(faults_of(board + "  at 0 0 0\n"), "tiles.count", "s/----"));
  EXPECT_TRUE(faults_of(board + "  at 0 0 0\n  at 1 0 0\n").empty());
  EXPECT_TRUE(has_fault(faults_of("set s\ntile s/---F ---F count 1\n  field NL WL WR\n"),
                        "tiles.half-edge", "s/---F N"));
}

TEST(Catalogue, finds_tiles_by_id) {
  EXPECT_EQ(find_tile(catalogue(), "base/FFRF-monastery"), 0);
  EXPECT_EQ(find_tile(catalogue(), "base/RRRR"), 31);
  EXPECT_EQ(find_tile(catalogue(), "base/rrrr"), -1);
  EXPECT_EQ(find_tile(catalogue(), ""), -1);
}

// ---- Single tiles ------------------------------------------------------------------------------

TEST(Catalogue, start_tile) {
  const TileType& t = tile("base/CRFR");
  EXPECT_EQ(t.count, 4);
  EXPECT_EQ(t.set, "base");
  const std::array<EdgeKind, 4> edges = {EdgeKind::city, EdgeKind::road, EdgeKind::field,
                                         EdgeKind::road};
  EXPECT_EQ(t.edges, edges);
  const std::vector<Segment> segments = {city(north), road(east | west), field(EL | WR, 1u << 0),
                                         field(ER | SL | SR | WL)};
  EXPECT_EQ(t.segments, segments);
  EXPECT_EQ(t.rotations, 4);
}

TEST(Catalogue, road_that_ends_at_a_city) {
  const std::vector<Segment> segments = {city(north | east | west, 1),
                                         road(south, RoadEnd::city, 0), field(SL, 1), field(SR, 1)};
  EXPECT_EQ(tile("base/CCRC-shield").segments, segments);
}

TEST(Catalogue, crossing) {
  const std::vector<Segment> segments = {road(north, RoadEnd::village),
                                         road(east, RoadEnd::village),
                                         road(south, RoadEnd::village),
                                         road(west, RoadEnd::village),
                                         field(WR | NL),
                                         field(NR | EL),
                                         field(ER | SL),
                                         field(SR | WL)};
  EXPECT_EQ(tile("base/RRRR").segments, segments);
}

TEST(Catalogue, enclosed_field_touches_four_cities) {
  const TileType& t = tile("inns-cathedrals/CCCC-four+garden");
  ASSERT_EQ(t.segments.size(), 6u);
  EXPECT_EQ(t.segments[4], field(0, 0xf));
}

// HILL-12
TEST(Catalogue, HILL_12_shared_city_edge) {
  const TileType& t = tile("hills-sheep/CCFC-shared-edge");
  ASSERT_EQ(t.segments.size(), 3u);
  EXPECT_EQ(t.segments[0].edges, west);
  EXPECT_EQ(t.segments[0].shared, north);
  EXPECT_EQ(t.segments[1].edges, east);
  EXPECT_EQ(t.segments[1].shared, north);
}

// HILL-13
TEST(Catalogue, HILL_13_split_field_edge) {
  const TileType& t = tile("hills-sheep/FCFF-point");
  EXPECT_EQ(t.split_field_edges, west);
  ASSERT_EQ(t.segments.size(), 3u);
  EXPECT_EQ(t.segments[1].halves, NL | NR | WR);
  EXPECT_EQ(t.segments[2].halves, SL | SR | WL);
}

TEST(Catalogue, bridges_are_no_road_ends) {
  EXPECT_TRUE(tile("gold-mines/RCRC-bridge").bridge);
  EXPECT_EQ(tile("gold-mines/RCRC-bridge").segments[1], road(north | south));
  EXPECT_FALSE(tile("base/RRRR").bridge);
}

// ---- Turning -----------------------------------------------------------------------------------

TEST(Rotations, base_tiles) {
  const std::map<std::string, int> symmetric = {
      {"FFFF-monastery", 1}, {"CCCC-shield", 1},     {"RRRR", 1}, {"FCFC-shield", 2}, {"FCFC", 2},
      {"CFCF-two", 2},       {"CFCF-two+garden", 2}, {"RFRF", 2}, {"RFRF+garden", 2}};
  for (const TileType& t : catalogue().tiles) {
    if (t.set != "base") continue;
    const auto found = symmetric.find(t.id.substr(5));
    EXPECT_EQ(t.rotations, found == symmetric.end() ? 4 : found->second) << t.id;
  }
}

TEST(Rotations, everything_printed_counts) {
  EXPECT_EQ(tile("inns-cathedrals/RRRR-two-curves").rotations, 2);
  EXPECT_EQ(tile("inns-cathedrals/CRCR").rotations, 2);
  EXPECT_EQ(tile("inns-cathedrals/CCCC-four+garden").rotations, 1);
  EXPECT_EQ(tile("river-c3/VFVF").rotations, 2);
  EXPECT_EQ(tile("flying-machines/FFFF-W").rotations, 4) << "the direction turns";
  EXPECT_EQ(tile("river-bb5/FVFV-sheep").rotations, 4) << "the sheep are on one side";
}

TEST(Rotations, are_the_distinct_ones) {
  for (const TileType& t : catalogue().tiles) {
    EXPECT_TRUE(same_print(turned(t, t.rotations), turned(t, 0))) << t.id;
    for (int k = 1; k < t.rotations; ++k) {
      EXPECT_FALSE(same_print(turned(t, k), turned(t, 0))) << t.id << ' ' << k;
    }
  }
}

TEST(Rotations, links_between_segments_follow) {
  // Only the north city has a road end and a field of its own, so half a turn gives a different
  // tile.
  Catalogue read;
  ASSERT_TRUE(
      parse_tiles("set x\n"
                  "tile x/CRCR CRCR count 1\n"
                  "city N\ncity S\nroad E end city 0\nroad W end city 0\n"
                  "field EL by city 0\nfield WR by city 0\n"
                  "field ER SL SR WL by city 1\n",
                  read));
  EXPECT_EQ(read.tiles[0].rotations, 4);
  const TileType half_turn = turned(read.tiles[0], 2);
  for (const Segment& s : half_turn.segments) {
    if (s.kind != SegmentKind::road) continue;
    ASSERT_LT(s.end_city, half_turn.segments.size());
    EXPECT_EQ(half_turn.segments[s.end_city].edges, south);
  }
}

// ---- Reading -----------------------------------------------------------------------------------

TEST(ReadTiles, every_word_of_the_format) {
  Catalogue read;
  const auto result = parse_tiles(
      "# comment\r\n"
      "set x\t# a set\r\n"
      "\n"
      "tile x/CRFV CRFV count 3 start 2\n"
      "  city N shield wine cathedral\n"
      "  road E end crop-circle inn\n"
      "  river W end spring\n"
      "  field EL WR by city 0\n"
      "  field ER SL SR WL sheep 2\n"
      "  mist S ghosts 3\n"
      "  monastery\n  garden\n  lake\n  castle\n  cemetery\n"
      "  has gold mage robber hill vineyard bridge fly NW crop club wheel 2 split S",
      read);
  ASSERT_TRUE(result) << result.error().code << ' ' << result.error().detail;
  ASSERT_EQ(read.sets.size(), 1u);
  EXPECT_EQ(read.sets[0].count, 3);
  ASSERT_EQ(read.tiles.size(), 1u);
  const TileType& t = read.tiles[0];
  EXPECT_EQ(t.start_copies, 2);
  ASSERT_EQ(t.segments.size(), 11u);
  EXPECT_EQ(t.segments[0].shields, 1);
  EXPECT_EQ(t.segments[0].goods, Goods::wine);
  EXPECT_TRUE(t.segments[0].cathedral);
  EXPECT_EQ(t.segments[1].end, RoadEnd::crop_circle);
  EXPECT_TRUE(t.segments[1].inn);
  EXPECT_EQ(t.segments[2].edges, west);
  EXPECT_EQ(t.segments[4].sheep, 2);
  EXPECT_EQ(t.segments[5].ghosts, 3);
  EXPECT_EQ(t.segments[10].kind, SegmentKind::cemetery);
  EXPECT_TRUE(t.gold && t.mage && t.robber && t.hill && t.vineyard && t.bridge);
  EXPECT_EQ(t.flying_machine, 7);
  EXPECT_EQ(t.crop, CropSymbol::club);
  EXPECT_EQ(t.wheel, 2);
  EXPECT_EQ(t.split_field_edges, south);
  EXPECT_EQ(t.river, RiverRole::spring);
}

TEST(ReadTiles, an_empty_text_has_no_tiles) {
  for (const char* text : {"", "\n\n", "# only words", " \t\r\n"}) {
    Catalogue read;
    EXPECT_TRUE(parse_tiles(text, read));
    EXPECT_TRUE(read.tiles.empty());
  }
}

TEST(ReadTiles, refuses_what_it_does_not_understand) {
  const std::string head = "set x\ntile x/A CRFR count 4\n";
  const struct {
    std::string text;
    Error error;
  } cases[] = {
      {"nonsense", {"tiles.unknown-word", "nonsense", 1}},
      {"set x\n\nSET y", {"tiles.unknown-word", "SET", 3}},
      {"set x y", {"tiles.unknown-word", "y", 1}},
      {"set", {"tiles.missing-word", "set", 1}},
      {"set x_y", {"tiles.bad-id", "x_y", 1}},
      {"set x\nset x", {"tiles.repeated-word", "x", 2}},
      {"tile x/A CRFR count 1", {"tiles.no-set", "tile", 1}},
      {"city N", {"tiles.no-tile", "city", 1}},
      {"set x\nhas gold", {"tiles.no-tile", "has", 2}},
      {"set x\ntile", {"tiles.missing-word", "tile", 2}},
      {"set x\ntile x/\xc3\xa9 CRFR count 1", {"tiles.bad-id", "x/??", 2}},
      {"set x\ntile " + std::string(65, 'a') + " CRFR count 1",
       {"tiles.bad-id", std::string(64, 'a'), 2}},
      {"set x\ntile x/A", {"tiles.missing-word", "tile", 2}},
      {"set x\ntile x/A CRF count 1", {"tiles.bad-edges", "CRF", 2}},
      {"set x\ntile x/A CRFX count 1", {"tiles.bad-edges", "CRFX", 2}},
      {"set x\ntile x/A CRFR", {"tiles.missing-word", "tile", 2}},
      {"set x\ntile x/A CRFR 4", {"tiles.unknown-word", "4", 2}},
      {"set x\ntile x/A CRFR count", {"tiles.missing-word", "tile", 2}},
      {"set x\ntile x/A CRFR count 0", {"tiles.bad-number", "0", 2}},
      {"set x\ntile x/A CRFR count 100", {"tiles.bad-number", "100", 2}},
      {"set x\ntile x/A CRFR count -1", {"tiles.bad-number", "-1", 2}},
      {"set x\ntile x/A CRFR count 4294967297", {"tiles.bad-number", "4294967297", 2}},
      {"set x\ntile x/A CRFR count 2 start 3", {"tiles.bad-number", "3", 2}},
      {"set x\ntile x/A CRFR count 2 start 1 1", {"tiles.unknown-word", "1", 2}},
      {head + "city", {"tiles.missing-word", "city", 3}},
      {head + "city X", {"tiles.unknown-word", "X", 3}},
      {head + "city N N", {"tiles.repeated-word", "N", 3}},
      {head + "city shared", {"tiles.missing-word", "city", 3}},
      {head + "city N shield shield", {"tiles.unknown-word", "shield", 3}},
      {head + "city N beer", {"tiles.unknown-word", "beer", 3}},
      {head + "road N end", {"tiles.missing-word", "road", 3}},
      {head + "road N end nowhere", {"tiles.unknown-word", "nowhere", 3}},
      {head + "road N end city", {"tiles.missing-word", "road", 3}},
      {head + "road N end city 12", {"tiles.bad-number", "12", 3}},
      {head + "river N end village", {"tiles.unknown-word", "village", 3}},
      {head + "river N end lake\nriver S end lake", {"tiles.repeated-word", "end", 4}},
      {head + "field NL NL", {"tiles.repeated-word", "NL", 3}},
      {head + "field N", {"tiles.unknown-word", "N", 3}},
      {head + "field NL by 0", {"tiles.unknown-word", "0", 3}},
      {head + "field NL by city", {"tiles.missing-word", "field", 3}},
      {head + "field NL by city zero", {"tiles.bad-number", "zero", 3}},
      {head + "field NL by city 0 0", {"tiles.repeated-word", "0", 3}},
      {head + "field NL sheep 0", {"tiles.bad-number", "0", 3}},
      {head + "mist N", {"tiles.missing-word", "mist", 3}},
      {head + "mist N ghosts 0", {"tiles.bad-number", "0", 3}},
      {head + "garden N", {"tiles.unknown-word", "N", 3}},
      {head + "has", {"tiles.missing-word", "has", 3}},
      {head + "has luck", {"tiles.unknown-word", "luck", 3}},
      {head + "has gold gold", {"tiles.repeated-word", "gold", 3}},
      {head + "has fly UP", {"tiles.unknown-word", "UP", 3}},
      {head + "has fly N fly S", {"tiles.repeated-word", "fly", 3}},
      {head + "has crop rake\nhas crop rake", {"tiles.repeated-word", "crop", 4}},
      {head + "has wheel 4", {"tiles.bad-number", "4", 3}},
      {head + "has split", {"tiles.missing-word", "has", 3}},
      {head + std::string("city\0N", 6), {"tiles.unknown-word", "city?N", 3}},
  };
  for (const auto& [text, error] : cases) EXPECT_EQ(error_of(text), error) << text;
}

TEST(ReadTiles, stays_within_its_limits) {
  std::string segments = "set x\ntile x/A FFFF count 1\n";
  for (int i = 0; i < max_segments; ++i) segments += "garden\n";
  EXPECT_EQ(error_of(segments), Error{});
  EXPECT_EQ(error_of(segments + "garden\n").code, "tiles.too-much");

  std::string tiles = "set x\n";
  for (int i = 0; i < 512; ++i) tiles += "tile x/" + std::to_string(i) + " FFFF count 1\n";
  EXPECT_EQ(error_of(tiles), Error{});
  EXPECT_EQ(error_of(tiles + "tile x/more FFFF count 1"), (Error{"tiles.too-much", "x/more", 514}));
  Catalogue full;
  ASSERT_TRUE(parse_tiles(tiles, full));
  EXPECT_FALSE(parse_tiles("set y\ntile y/more FFFF count 1", full));

  std::string sets;
  for (int i = 0; i <= 64; ++i) sets += "set x" + std::to_string(i) + '\n';
  EXPECT_EQ(error_of(sets), (Error{"tiles.too-much", "x64", 65}));

  std::string words = "has";
  for (int i = 0; i < 100; ++i) words += " gold";
  EXPECT_EQ(error_of(words).code, "tiles.too-much");
  EXPECT_EQ(error_of(std::string(300 * 1024, '\n')).code, "tiles.too-much");
}

TEST(ReadTiles, an_error_leaves_the_catalogue_alone) {
  Catalogue read;
  ASSERT_TRUE(parse_tiles("set x\ntile x/A FFFF count 1\n", read));
  const std::vector<TileType> before = read.tiles;
  EXPECT_FALSE(parse_tiles("set y\ntile y/A FFFF count 1\nhas luck\n", read));
  EXPECT_EQ(read.tiles, before);
  EXPECT_EQ(read.sets.size(), 1u);
  const auto twice = parse_tiles("set x\n", read);
  ASSERT_FALSE(twice);
  EXPECT_EQ(twice.error(), (Error{"tiles.repeated-word", "x", 1}));
}

// Every prefix of a valid text is refused or read, and whatever is read can be checked.
TEST(ReadTiles, a_text_cut_anywhere_does_no_harm) {
  const std::string text =
      "set x\ntile x/A CRFR count 4 start 1\n city N shared E shield wine\n road E W inn\n"
      " field EL WR by city 0 1 sheep 1\n river S end lake\n mist S ghosts 2\n has fly NW split "
      "S\n";
  int read_wholly = 0;
  for (std::size_t length = 0; length <= text.size(); ++length) {
    Catalogue read;
    if (parse_tiles(std::string_view(text).substr(0, length), read)) {
      ++read_wholly;
      check_catalogue(read);
    } else {
      EXPECT_TRUE(read.sets.empty());
    }
  }
  EXPECT_GT(read_wholly, 10);
  EXPECT_LT(read_wholly, static_cast<int>(text.size()) / 2);
}

// ---- Checking ----------------------------------------------------------------------------------

TEST(CheckCatalogue, a_sound_tile_has_no_fault) {
  EXPECT_TRUE(faults_of("set x\ntile x/A CRFR count 1\ncity N\nroad E W\nfield EL WR by city 0\n"
                        "field ER SL SR WL\n")
                  .empty());
}

TEST(CheckCatalogue, finds_every_fault) {
  const std::string plain = "field NL NR EL ER SL SR WL WR\n";
  const std::string lone_road = "\nfield NL NR EL ER SL SR WL WR\n";
  const struct {
    std::string tile;  // edges and lines
    const char* code;
    const char* detail;
  } cases[] = {
      {"FFFF count 1\n", "tiles.half-edge", "x/A N"},
      {"CFFF count 1\nfield EL ER SL SR WL WR\n", "tiles.edge", "x/A N"},
      {"RFFF count 1\ncity N\n" + plain, "tiles.edge", "x/A N"},
      {"FFFF count 1\nroad N end village\n" + plain, "tiles.edge", "x/A N"},
      {"CCCC count 1\ncity N E S W\ncity N\n", "tiles.edge", "x/A N"},
      {"CFFF count 1\ncity N\nfield NL EL ER SL SR WL WR\n", "tiles.half-edge", "x/A N"},
      {"FFFF count 1\nfield NL\n" + plain, "tiles.half-edge", "x/A N"},
      {"CFFF count 1\nfield EL ER SL SR WL WR\ncity N\n", "tiles.cities-first", "x/A"},
      {"FFFF count 1\nfield NL NR EL ER SL SR WL WR by city 0\n", "tiles.field-city", "x/A"},
      {"FFFF count 1\nfield NL NR EL ER SL SR WL WR by city 9\n", "tiles.field-city", "x/A"},
      {"FFFF count 1\nfield\n" + plain, "tiles.empty-segment", "x/A"},
      {"RFFF count 1\nroad N" + lone_road, "tiles.road-end", "x/A"},
      {"RFRF count 1\nroad N S end village" + lone_road, "tiles.road-end", "x/A"},
      {"RFFF count 1\nroad N end monastery" + lone_road, "tiles.road-end", "x/A"},
      {"RFFF count 1\nroad N end lake" + lone_road, "tiles.road-end", "x/A"},
      {"RFFF count 1\nroad N end castle" + lone_road, "tiles.road-end", "x/A"},
      {"RFFF count 1\nroad N end cemetery" + lone_road, "tiles.road-end", "x/A"},
      {"RFFF count 1\nroad N end crop-circle" + lone_road, "tiles.road-end", "x/A"},
      {"RFFF count 1\nroad N end city 1" + lone_road, "tiles.road-end", "x/A"},
      {"RFFF count 1\nroad N end city 11" + lone_road, "tiles.road-end", "x/A"},
      {"RFRR count 1\nroad N S W" + lone_road, "tiles.road-sides", "x/A"},
      {"RFRF count 1\nroad N S" + lone_road, "tiles.road-parts", "x/A N"},
      {"VFFF count 1\nriver N\n" + plain, "tiles.river-end", "x/A"},
      {"VFVF count 1\nriver N S end lake\n" + plain, "tiles.river-end", "x/A"},
      {"VFVV count 1\nriver N S W\n" + plain, "tiles.river-sides", "x/A"},
      {"CFFF count 1\ncity shared N\nfield EL ER SL SR WL WR\n", "tiles.shared", "x/A N"},
      {"FFFF count 1\ncity shared N\ncity shared N\n" + plain, "tiles.shared", "x/A N"},
      {"CFFF count 1\nmist N ghosts 1\n", "tiles.mist", "x/A N"},
      {"FFFF count 1\nmist N ghosts 1\nmist N ghosts 1\n" + plain, "tiles.mist", "x/A N"},
      {"FFFF count 1\nmist N ghosts 1\nmist E ghosts 1\nmist S ghosts 1\n" + plain, "tiles.ghosts",
       "x/A"},
      {"FFFF count 1\nmist N ghosts 1\nmist E ghosts 1\ncemetery\n" + plain, "tiles.ghosts", "x/A"},
      {"FFFF count 1\nfield NL EL ER SL SR WL WR\nfield NR\n", "tiles.split", "x/A N"},
      {"FFFF count 1\n" + plain + "has split N\n", "tiles.split", "x/A N"},
  };
  for (const auto& [lines, code, detail] : cases) {
    const std::vector<Error> faults = faults_of("set x\ntile x/A " + lines);
    EXPECT_TRUE(has_fault(faults, code, detail))
        << lines << "wanted " << code << ", found " << ::testing::PrintToString(faults);
  }
}

TEST(CheckCatalogue, ids_and_sets) {
  const std::string field = " FFFF count 1\nfield NL NR EL ER SL SR WL WR\n";
  EXPECT_TRUE(has_fault(faults_of("set x\ntile y/A" + field), "tiles.id-set", "y/A"));
  EXPECT_TRUE(has_fault(faults_of("set x\ntile x/" + field), "tiles.id-set", "x/"));
  EXPECT_TRUE(has_fault(faults_of("set x\ntile x/A" + field + "tile x/A" + field), "tiles.id-twice",
                        "x/A"));

  Catalogue read;
  ASSERT_TRUE(parse_tiles("set x\ntile x/A" + field, read));
  read.sets[0].count = 2;
  EXPECT_TRUE(has_fault(check_catalogue(read), "tiles.set-count", "x"));
  read.sets.clear();
  EXPECT_TRUE(has_fault(check_catalogue(read), "tiles.no-set", "x/A"));
}

TEST(CheckCatalogue, counts_of_a_tile_made_by_hand) {
  Catalogue read;
  ASSERT_TRUE(parse_tiles("set x\ntile x/A FFFF count 1\nfield NL NR EL ER SL SR WL WR\n", read));
  read.tiles[0].start_copies = 2;
  EXPECT_TRUE(has_fault(check_catalogue(read), "tiles.count", "x/A"));
  read.tiles[0].segments.resize(max_segments + 1);
  EXPECT_TRUE(has_fault(check_catalogue(read), "tiles.too-much", "x/A"));
}

TEST(CheckCatalogue, no_tile_twice_in_a_set) {
  const std::string curve =
      "tile x/A RRFF count 1\nroad N E\nfield NR EL\n"
      "field NL ER SL SR WL WR\n";
  const std::string turned_curve =
      "tile x/B FFRR count 1\nroad S W\nfield SR WL\n"
      "field WR NL NR EL ER SL\n";
  EXPECT_TRUE(has_fault(faults_of("set x\n" + curve + turned_curve), "tiles.same-tile", "x/B x/A"));
  EXPECT_TRUE(faults_of("set x\n" + curve + turned_curve + "garden\n").empty());
  EXPECT_TRUE(faults_of("set x\n" + curve + turned_curve + "has fly N\n").empty());
}

}  // namespace
}  // namespace bastide::tiles_test
