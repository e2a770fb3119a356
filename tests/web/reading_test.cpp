// Readings of a position: about features with everything that expansions add, cells, and moves.
#include "web/reading/reading.hpp"

#include <algorithm>

#include "engine/record/record.hpp"
#include "engine/rules/scoring.hpp"
#include "tests/engine/table.hpp"
#include "tests/texts.hpp"
#include "web/reading/reading_words.hpp"

namespace bastide::web::reading_test {
namespace {

using namespace bastide::testing;
using testing::Spot;
using testing::Table;

constexpr ExpansionMask with_river = expansion_bit(Expansion::river);
constexpr ExpansionMask with_inns = expansion_bit(Expansion::inns_cathedrals);
constexpr ExpansionMask with_traders = expansion_bit(Expansion::traders_builders);
constexpr ExpansionMask with_magic = expansion_bit(Expansion::mage_witch);
constexpr ExpansionMask with_robbers = expansion_bit(Expansion::robbers);

Table table(ExpansionMask expansions = 0, Options options = {}, int players = 2) {
  return Table(players, options, catalogue(), expansions);
}

FeatureReading read(const Table& t, Position at, Spot spot) {
  return read_feature(t.game, t.state, t.node(at, spot));
}

int lot(const Table& t, const std::vector<TileCount>& lots, std::string_view type) {
  for (const TileCount& l : lots)
    if (l.type == t.type(type)) return l.count;
  return 0;
}

// Leaves only these tiles in the bag.
void keep_in_bag(Table& t, const std::vector<std::string_view>& kept) {
  for (std::size_t i = 0; i < t.game.types.size(); ++i) {
    if (std::find(kept.begin(), kept.end(), t.game.types[i].id) != kept.end()) continue;
    t.state.bag_total = static_cast<u16>(t.state.bag_total - t.state.bag[i]);
    t.state.bag[i] = 0;
  }
}

// ---- Features -----------------------------------------------------------------------------------

TEST(Reading, OfAnUnfinishedCity) {  // BASE-CITY-2, BASE-FINAL-3
  const Table t = table();
  const FeatureReading city = read(t, {0, 0}, knight(north));
  EXPECT_EQ(city.kind, SegmentKind::city);
  EXPECT_FALSE(city.completed);
  EXPECT_EQ(city.tiles, 1);
  EXPECT_EQ(city.open, 1);
  EXPECT_EQ(city.now, 1);
  EXPECT_EQ(city.then, 4);  // the tile that closes it counts
  EXPECT_EQ(city.owners, 0);
  EXPECT_EQ(city.open_cells, (std::vector<Position>{{0, -1}}));
  EXPECT_EQ(lot(t, city.closing, "base/CFFF"), 4);
  EXPECT_EQ(lot(t, city.closing, "base/CRFR"), 3);
  EXPECT_EQ(lot(t, city.closing, "base/CCCC-shield"), 0);
  EXPECT_EQ(lot(t, city.closing, "base/FCFC"), 0);
  EXPECT_FALSE(city.hopeless);
}

TEST(Reading, OfACompletedCity) {
  Table t = table();
  t.play(red, "base/CFFF", {0, -1}, 2);
  const FeatureReading city = read(t, {0, 0}, knight(north));
  EXPECT_TRUE(city.completed);
  EXPECT_EQ(city.now, 4);
  EXPECT_EQ(city.then, 4);
  EXPECT_TRUE(city.open_cells.empty());
  EXPECT_TRUE(city.closing.empty());
}

TEST(Reading, OfARoadWithItsOwners) {  // BASE-SCORE-2
  Table t = table();
  t.play(red, "base/RFRF", {1, 0}, 1, highwayman(west));
  const FeatureReading road = read(t, {0, 0}, highwayman(west));
  EXPECT_EQ(road.tiles, 2);
  EXPECT_EQ(road.open_cells.size(), 2u);
  EXPECT_EQ(road.now, 2);
  EXPECT_EQ(road.then, 4);
  EXPECT_EQ(road.owners, 1 << red);
  EXPECT_EQ(road.strength[red], 1);
  EXPECT_EQ(road.points[red], 2);
  EXPECT_EQ(road.points[blue], 0);
  EXPECT_TRUE(road.closing.empty()) << "no single tile closes both ends";
}

TEST(Reading, ATileThatLeavesAnotherEdgeOpenClosesNothing) {
  Table t = table();
  t.play(red, "base/FRRR", {1, 0}, 0, highwayman(west));
  const FeatureReading road = read(t, {0, 0}, highwayman(west));
  EXPECT_EQ(road.open_cells, (std::vector<Position>{{-1, 0}}));
  EXPECT_EQ(road.then, 3);
  EXPECT_GT(lot(t, road.closing, "base/FRRR"), 0);
  EXPECT_EQ(lot(t, road.closing, "base/RFRF"), 0);
}

TEST(Reading, OfAMonastery) {  // BASE-MON-2, BASE-FINAL-4
  Table t = table();
  t.play(red, "base/FFFF-monastery", {0, 1}, 0, monk());
  const FeatureReading monastery = read(t, {0, 1}, monk());
  EXPECT_EQ(monastery.kind, SegmentKind::monastery);
  EXPECT_EQ(monastery.open, 7);
  EXPECT_EQ(monastery.now, 2);
  EXPECT_EQ(monastery.then, 9);
  EXPECT_EQ(monastery.open_cells.size(), 7u);
}

TEST(Reading, OfAnInnAndACathedral) {  // INN-1, INN-2, INN-4, INN-6
  Table t = table(with_inns);
  t.play(red, "inns-cathedrals/FRFR-inn+garden", {1, 0}, 0, highwayman(west));
  t.play(blue, "inns-cathedrals/CCCC-cathedral", {0, -1}, 0, knight(north));
  const FeatureReading road = read(t, {1, 0}, highwayman(west));
  EXPECT_EQ(road.now, 0);
  EXPECT_EQ(road.then, 8);
  const FeatureReading city = read(t, {0, 0}, knight(north));
  EXPECT_EQ(city.now, 0);
  EXPECT_EQ(city.then, 15);
  EXPECT_EQ(city.owners, 1 << blue);
}

TEST(Reading, OfAFieldWithAPig) {  // FARM-6, PIG-4
  Table t = table(with_traders);
  t.play(red, "base/CFFF", {0, -1}, 2, farmer(NL));
  put_figure(t.state, red, FigureKind::pig, t.node({0, -1}, farmer(NL)));
  const FeatureReading field = read(t, {0, -1}, farmer(NL));
  EXPECT_EQ(field.cities_completed, 1);
  EXPECT_EQ(field.cities_open, 0);
  EXPECT_EQ(field.now, 3);
  EXPECT_EQ(field.points[red], 4);
  EXPECT_EQ(field.helpers, 1 << red);
  const FeatureReading other = read(t, {0, 0}, farmer(SL));
  EXPECT_EQ(other.cities_completed, 0);
}

TEST(Reading, OfMageAndWitch) {  // MAGE-11, MAGE-12
  Table t = table(with_magic);
  t.play(red, "base/RFRF", {1, 0}, 1, highwayman(west));
  t.state.magic.at[static_cast<int>(Magic::mage)] = t.node({0, 0}, highwayman(west));
  FeatureReading road = read(t, {1, 0}, highwayman(east));
  EXPECT_EQ(road.now, 4);
  EXPECT_EQ(road.then, 8);
  t.state.magic.at[static_cast<int>(Magic::mage)] = no_node;
  t.state.magic.at[static_cast<int>(Magic::witch)] = t.node({0, 0}, highwayman(west));
  road = read(t, {1, 0}, highwayman(east));
  EXPECT_EQ(road.now, 1);
  EXPECT_EQ(road.then, 2);
}

TEST(Reading, TheTilesOfAFeature) {  // GOLD-5
  Table t = table();
  t.play(red, "base/CFFF", {0, -1}, 2);
  t.play(red, "base/FFFF-monastery", {0, 1}, 0, monk());
  const auto tiles = [&](Position at, Spot spot) {
    return tiles_of(t.game, t.state.board, t.node(at, spot)).size();
  };
  EXPECT_EQ(tiles({0, 0}, knight(north)), 2u);
  EXPECT_EQ(tiles({0, 0}, highwayman(west)), 1u);
  EXPECT_EQ(tiles({0, 1}, monk()), 2u) << "with those around it";
}

TEST(Reading, HopelessWhenNothingLeftFits) {
  Table t = table();
  keep_in_bag(t, {"base/FFFF-monastery"});
  EXPECT_TRUE(read(t, {0, 0}, knight(north)).hopeless);
  keep_in_bag(t, {});
  t.state.drawn = t.type("base/CFFF");
  EXPECT_FALSE(read(t, {0, 0}, knight(north)).hopeless) << "the tile in hand fits";
}

// ---- Cells and tiles
// ------------------------------------------------------------------------------

TEST(Reading, OfAnEmptyCell) {
  Table t = table();
  keep_in_bag(t, {"base/CFFF", "base/CCCC-shield", "base/FFFF-monastery"});
  const CellReading cell = read_cell(t.game, t.state, {0, -1});
  EXPECT_EQ(lot(t, cell.fitting, "base/CFFF"), 4);
  EXPECT_EQ(lot(t, cell.fitting, "base/CCCC-shield"), 1);
  EXPECT_EQ(lot(t, cell.fitting, "base/FFFF-monastery"), 0);
  EXPECT_EQ(cell.count, 5);
  EXPECT_EQ(closing_of(cell.fitting), 4);
  EXPECT_EQ(cell.fitting.front().type, t.type("base/CFFF"));
  const CellIndex index = find_cell(t.state.board, {0, -1});
  EXPECT_EQ(fitting_tiles(t.game, t.state, t.state.board.cells[index]), 5);
  EXPECT_FALSE(is_dead(t.game, t.state, t.state.board.cells[index]));
}

TEST(Reading, OfADeadCell) {
  Options options;
  options.hand_of_three = true;
  Table t = table(0, options);
  keep_in_bag(t, {"base/FFFF-monastery"});
  const CellReading cell = read_cell(t.game, t.state, {0, -1});
  EXPECT_TRUE(cell.fitting.empty());
  EXPECT_FALSE(cell.drawn_fits);
  EXPECT_TRUE(is_dead(t.game, t.state, t.state.board.cells[find_cell(t.state.board, {0, -1})]));
  EXPECT_EQ(places_for(t.game, t.state, t.type("base/FFFF-monastery")),
            (std::vector<Position>{{0, 1}}));
  // VAR-4: a tile in somebody's hand is still to come
  t.state.hands.tiles[blue][0] = t.type("base/CFFF");
  t.state.hands.count[blue] = 1;
  EXPECT_FALSE(is_dead(t.game, t.state, t.state.board.cells[find_cell(t.state.board, {0, -1})]));
  EXPECT_EQ(lot(t, read_cell(t.game, t.state, {0, -1}).fitting, "base/CFFF"), 1);
}

TEST(Reading, TheRiverGoesOnInOnePlace) {  // RIVER-4
  const Table t = table(with_river);
  for (std::size_t type = 0; type < t.game.types.size(); ++type) {
    if (t.game.pile[type] == main_pile || t.state.bag[type] == 0) continue;
    EXPECT_EQ(places_for(t.game, t.state, static_cast<TypeIndex>(type)).size(), 1u)
        << t.game.types[type].id;
  }
}

// ---- Moves --------------------------------------------------------------------------------------

// A city of blue and a road of red, which green's drawn tile completes.
void draw_what_completes_two(Table& t) {
  t.play(red, "base/CFFF", {0, -1}, 2);
  t.play(blue, "base/CFFF", {1, -1}, 2, knight(south));
  t.play(red, "base/FRRR", {-1, 0}, 0, highwayman(east));
  t.state.active = green;
  t.draw("base/CRRR");
}

TEST(Reading, OfAMoveThatCompletesTwo) {  // BASE-SCORE-6
  for (const bool choose_order : {false, true}) {
    for (const ExpansionMask expansions : {ExpansionMask{0}, with_robbers}) {
      Options options;
      options.choose_score_order = choose_order;
      Table t = table(expansions, options, 3);
      draw_what_completes_two(t);
      const Action actions[] = {place_action({1, 0}, 0), pass_action()};
      const Gains outcome = gains_of(t.game, t.state, actions);
      ASSERT_EQ(outcome.scorings.size(), 2u) << choose_order << ' ' << expansions;
      EXPECT_EQ(outcome.points[red], 3);
      EXPECT_EQ(outcome.points[blue], 4);
      EXPECT_EQ(outcome.points[green], 0);
    }
  }
}

TEST(Reading, OfAnIllegalMoveIsEmpty) {
  Table t = table();
  t.draw("base/CRRR");
  const Action actions[] = {place_action({9, 9}, 0)};
  EXPECT_TRUE(gains_of(t.game, t.state, actions).scorings.empty());
}

TEST(Reading, TheEndOfTheGameIsNoConsequence) {
  Table t = table();
  t.play(red, "base/RFRF", {1, 0}, 1, highwayman(west));
  t.draw("base/FFFF-monastery");
  t.empty_bag();
  const Action actions[] = {place_action({0, 1}, 0), pass_action()};
  EXPECT_TRUE(gains_of(t.game, t.state, actions).scorings.empty());
}

// Next to the points of a turn, a difference would be taken for their sum.
TEST(Reading, ScoresIfItEndedAreToldAsTotals) {
  Record record;
  record.players = {{"Player 1", 1, ""}, {"Bo", 3, ""}};
  EXPECT_EQ(totals_words(texts_in("en"), record, {8, 5}, {13, 5}), "Player 1:\u00a013");
  EXPECT_EQ(totals_words(texts_in("fr"), record, {8, 5}, {13, 5}), "Joueur 1\u00a0:\u00a013");
}

TEST(Reading, ReasonsSayWhoGainsAndWhoPays) {
  const Texts texts = texts_in("en");
  Record record;
  record.setup.players = 2;
  record.players = {{"Anna", 1, ""}, {"Mason", 3, ""}};
  Reasons reasons;
  reasons.push_back({red, Term::joining, 4.2});
  reasons.push_back({blue, Term::other, -2});
  EXPECT_EQ(reason_words(texts, record, reasons, red),
            "Later: may take a share of Mason’s features (+4), Mason loses about 2\xc2\xa0points");
  reasons[1].term = Term::field;
  EXPECT_NE(reason_words(texts, record, reasons, red).find("2\xc2\xa0points (field)"),
            std::string::npos);
}

TEST(Reading, ScoresIfItEnded) {  // BASE-FINAL-1
  Table t = table();
  t.play(red, "base/FFFF-monastery", {0, 1}, 0, monk());
  t.play(blue, "base/RFRF", {1, 0}, 1, highwayman(west));
  const State before = t.state;
  const auto scores = if_it_ended(t.game, t.state);
  EXPECT_EQ(scores[red], 3);
  EXPECT_EQ(scores[blue], 2);
  EXPECT_EQ(t.score(red), 0);
  EXPECT_EQ(state_hash(t.game, before), state_hash(t.game, t.state));
}

}  // namespace
}  // namespace bastide::web::reading_test
