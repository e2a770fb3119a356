// The set to copy works in an engine into which it has moved, and so does everything else there.
#include <gtest/gtest.h>

#include "engine/cli/telling.hpp"
#include "engine/players/play.hpp"
#include "engine/record/link.hpp"
#include "engine/record/notation.hpp"
#include "engine/record/playback.hpp"
#include "engine/rules/lay_out.hpp"
#include "engine/rules/pieces.hpp"
#include "engine/rules/set.hpp"
#include "engine/sets/portal/actions.hpp"
#include "engine/tiles/symmetry.hpp"
#include "tests/engine/record_games.hpp"
#include "tests/engine/table.hpp"

namespace bastide::testing::skeleton_test {
namespace {

constexpr FigureKind watchman = FigureKind::watchman;
constexpr ExpansionMask skeleton = expansion_bit(Expansion::skeleton);

// A road with a milestone, east of the start tile.
Table at_milestone(ExpansionMask more = 0) {
  Table t(2, {}, catalogue(), skeleton | more);
  t.lay(red, "skeleton/RFRF", {1, 0}, 1);
  return t;
}
void complete_road(Table& t) {
  t.play(blue, "base/FFRF-monastery", {2, 0}, 1);
  t.play(blue, "base/FFRF-monastery", {-1, 0}, 3);
}

TEST(Skeleton, WATCH_1_a_meeple_for_roads) {
  Table t = at_milestone();
  EXPECT_EQ(t.supply(red, watchman), 1);
  EXPECT_EQ(t.refused(farmer(NL), watchman), "WATCH-1");
  EXPECT_EQ(t.refused(highwayman(east), watchman), "");
  t.deploy(highwayman(east), watchman);
  EXPECT_EQ(t.supply(red, watchman), 0);
  EXPECT_EQ(t.supply(red), 7);
  t.lay(blue, "skeleton/RFRF", {2, 0}, 1);
  EXPECT_EQ(t.refused(highwayman(east), watchman), "BASE-FIG-3");
  t.deploy(nobody());
  t.lay(red, "skeleton/RFRF", {3, 0}, 1);
  EXPECT_EQ(t.refused(highwayman(east), watchman), "BASE-FIG-1");
  EXPECT_EQ(Table().supply(red, watchman), 0) << "in a game without him";
}

TEST(Skeleton, WATCH_2_where_a_milestone_is_however_he_gets_there) {
  Table t = at_milestone(expansion_bit(Expansion::princess_dragon));
  t.deploy(nobody());
  t.lay(red, "base/RFRF", {2, 0}, 1);
  EXPECT_EQ(t.refused(highwayman(east), watchman), "WATCH-2");
  EXPECT_EQ(t.refused(highwayman(east)), "");
  t.deploy(nobody());
  t.lay(red, "princess-dragon/FRRR-portal", {0, 1}, 0);
  const auto through = [&](Position to) {
    return portal_action(watchman, to, t.segment(to, highwayman(east)));
  };
  EXPECT_EQ(t.refused(through({2, 0})), "WATCH-2");
  t.act(through({1, 0}));
  EXPECT_EQ(t.supply(red, watchman), 0);
}

TEST(Skeleton, WATCH_3_a_point_more) {
  for (const FigureKind figure : {Piece::meeple, watchman}) {
    Table t = at_milestone();
    t.deploy(highwayman(east), figure);
    complete_road(t);
    const int watchmen = figure == watchman;
    EXPECT_EQ(t.score(red), 4 + watchmen);
    EXPECT_EQ(t.supply(red, figure), figure == watchman ? 1 : 7) << "he is back";
    ASSERT_EQ(t.scorings(SegmentKind::road).size(), 1u);
    EXPECT_EQ(t.scorings(SegmentKind::road)[0].extras, watchmen);
    const std::string json = cli::events_json(t.game, t.state, t.events);
    EXPECT_EQ(json.find("\"watchmen\":1") != json.npos, figure == watchman) << json;
    EXPECT_EQ(json.find("\"figure\":\"watchman\"") != json.npos, figure == watchman) << json;
  }
}

TEST(Skeleton, WATCH_3_for_each_of_them) {
  Table t = at_milestone();
  t.deploy(highwayman(east), watchman);
  t.play(blue, "skeleton/RFRF", {0, 1}, 1, highwayman(east), watchman);
  t.play(blue, "base/FFRR", {2, 0}, 0);
  t.play(blue, "base/FFRR", {2, 1}, 1);
  t.play(blue, "base/RFRF", {1, 1}, 1);
  t.play(blue, "base/FFRF-monastery", {-1, 1}, 3);
  t.play(blue, "base/FFRF-monastery", {-1, 0}, 3);
  EXPECT_EQ(t.score(red), 8 + 2);
  EXPECT_EQ(t.score(blue), 8 + 2);
}

// ---- On paper -----------------------------------------------------------------------------------

const std::string head =
    "bastide-record 1\nplayer red\nplayer blue\nexpansions skeleton\nfirst red\nseed 5\n";

// Text and link both come back as they were; returns the text.
std::string kept(const Record& record) {
  const std::string text = write_record(all_tiles(), record);
  const auto again = parse_record(all_tiles(), text);
  EXPECT_TRUE(again && again->record == record) << text;
  const auto link = encode_link(all_tiles(), record, true);
  EXPECT_TRUE(link);
  if (!link) return text;
  const auto decoded = decode_link(all_tiles(), *link);
  EXPECT_TRUE(decoded && !decoded->fault && decoded->record.setup == record.setup) << text;
  if (decoded && !record.actions.empty()) {  // else the link decides the chances that follow
    EXPECT_TRUE(decoded->record == record) << text;
  }
  return text;
}

TEST(Skeleton, RecordsAndLinksTellOfIt) {
  const auto parsed = parse_record(all_tiles(), head +
                                                    "draw skeleton/RFRF\nplace 1,0 1\n"
                                                    "expect refused WATCH-1: watchman field NL\n"
                                                    "watchman road E\n"
                                                    "expect supply watchman 0 1\n"
                                                    "expect milestones 1\n"
                                                    "draw base/RFRF\n");
  ASSERT_TRUE(parsed) << ::testing::PrintToString(parsed.error());
  const auto wrong = check_expects(all_tiles(), *parsed);
  EXPECT_FALSE(wrong) << ::testing::PrintToString(*wrong);
  EXPECT_NE(kept(parsed->record).find("\nwatchman road E\n"), std::string::npos);
}

TEST(Skeleton, GamesBeginWithIt) {
  const std::string tiles = "position tile base/CRFR 0,0 0\nposition tile skeleton/RFRF 1,0 1\n";
  const auto parsed = parse_record(all_tiles(), head + tiles +
                                                    "position watchman red 1,0 road E\n"
                                                    "position watchman blue 0 supply\n"
                                                    "expect supply watchman 0 0\n");
  ASSERT_TRUE(parsed) << ::testing::PrintToString(parsed.error());
  const auto wrong = check_expects(all_tiles(), *parsed);
  EXPECT_FALSE(wrong) << ::testing::PrintToString(*wrong);
  kept(parsed->record);
  for (const auto& [line, rule] : {std::pair("0,0 road E", "WATCH-2"), {"1,0 field NL", "WATCH-1"}})
    EXPECT_EQ(
        parse_record(all_tiles(), head + tiles + "position watchman red " + line + "\n").error(),
        (Error{"position.piece", rule, 9}));
}

TEST(Skeleton, ItsSymbolIsPrintedOnTiles) {
  EXPECT_TRUE(check_catalogue(catalogue()).empty());
  Catalogue read;
  const std::string tile = "set x\ntile x/FFFF FFFF count 1\nfield NL NR EL ER SL SR WL WR\n";
  ASSERT_TRUE(parse_tiles(tile + "has gold milestone\n", read));
  EXPECT_TRUE(read.tiles[0].milestone && read.tiles[0].gold);
  EXPECT_TRUE(turned(read.tiles[0], 1).milestone);
  Catalogue none;
  EXPECT_EQ(parse_tiles(tile + "has milestone milestone", none).error(),
            (Error{"tiles.repeated-word", "milestone", 4}));
}

// ---- Whole games --------------------------------------------------------------------------------

// Every figure is somewhere, and once; of the meeples, one more is on the track.
void expect_all_there(const Game& game, const State& state) {
  int there[max_players][figure_kinds] = {};
  for (const PieceAt& piece : pieces_of(game, state))
    if (is_figure(piece.piece))
      there[piece.owner][static_cast<std::size_t>(piece.piece)] += piece.count;
  for (PlayerIndex p = 0; p < game.sides; ++p)
    for (int kind = 1; kind < figure_kinds; ++kind)
      EXPECT_EQ(there[p][kind], game.dealt[kind]) << piece_words[kind];
}

TEST(Skeleton, RandomGamesKeepIt) {
  int placed = 0, returned = 0;
  for (u64 n = 0; n < 60; ++n) {
    SCOPED_TRACE(n);
    const Record record = random_game(n, {n % 8 == 3, 10000, n % 2 == 0, skeleton});
    kept(record);
    const auto game = make_game(all_tiles(), record.setup);
    State state = initial_state(*game);
    for (const Action& action : record.actions) {
      Events events;
      apply(*game, state, *listed(*game, state, action), &events);
      expect_all_there(*game, state);
      for (const Event& event : events) {
        placed += is_move_of(event, watchman) && event.to.kind == PlaceKind::segment;
        returned += is_move_of(event, watchman) && event.to.kind == PlaceKind::supply;
      }
      if (!can_begin(*game, state) || state.turn % 16 != 0) continue;
      Record next = record;
      next.setup.position = position_of(*game, state);
      next.actions.clear();
      kept(next);
    }
  }
  EXPECT_GT(placed, 20);
  EXPECT_GT(returned, 8);
}

TEST(Skeleton, ComputersPlayWithIt) {
  int placed = 0;
  for (u64 seed = 0; seed < 4; ++seed) {
    Table t(2, {}, catalogue(), skeleton | (seed % 2 == 0 ? 0 : big_box_7()));
    State state = t.state;
    state.seed = seed;
    const PlayerKind* greedy = find_player_kind("greedy");
    play_out(t.game, state, seed, [&](PlayerIndex, const State& now, Random& random) {
      const SearchResult choice = choose_unseeing(*greedy, t.game, now, random, {});
      placed += choice.action.kind == ActionKind::deploy &&
                choice.action.what == static_cast<u8>(watchman);
      return choice;
    });
    EXPECT_TRUE(state.over);
    expect_all_there(t.game, state);
  }
  EXPECT_GT(placed, 0);
}

}  // namespace
}  // namespace bastide::testing::skeleton_test
