// Games that begin with a position: what lies there, what is refused, and that notation, saves and
// links keep it.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "engine/record/link.hpp"
#include "engine/record/notation.hpp"
#include "engine/record/playback.hpp"
#include "engine/record/save.hpp"
#include "engine/rules/lay_out.hpp"
#include "tests/engine/record_games.hpp"
#include "tests/engine/rule.hpp"
#include "tests/engine/thinning.hpp"

namespace bastide::start_position_test {
namespace {

using testing::all_tiles;
using testing::covers;
using testing::random_game;

const std::string head = "bastide-record 1\nplayer red\nplayer blue\n";

// A road with a meeple, and a city with another.
const std::string village =
    "position tile base/CRFR 0,0 0\n"
    "position tile base/FRRR 1,0 0\n"
    "position tile base/CFFF 0,-1 2\n"
    "position meeple red 0,0 road E\n";

Error fault_of(const std::string& text) {
  const auto parsed = parse_record(all_tiles(), text);
  return parsed ? Error{} : parsed.error();
}

TEST(StartPosition, lies_on_the_table_instead_of_the_start_tile) {
  const auto parsed = parse_record(all_tiles(), head + "first blue\nseed 7\n" + village +
                                                    "position points 12 30\n"
                                                    "position meeple blue 3 supply\n"
                                                    "position left base/CCCC-shield 0\n"
                                                    "expect score 12 30\n"
                                                    "expect supply 6 3\n"
                                                    "expect active blue\n"
                                                    "expect left 68\n"
                                                    "draw base/FFFF-monastery\n"
                                                    "place 1,-1 0\n"
                                                    "meeple monastery\n");
  ASSERT_TRUE(parsed) << ::testing::PrintToString(parsed.error());
  const auto wrong = check_expects(all_tiles(), *parsed);
  EXPECT_FALSE(wrong) << ::testing::PrintToString(*wrong);
  const bastide::Setup& setup = parsed->record.setup;
  ASSERT_TRUE(setup.position);
  EXPECT_EQ(setup.position->tiles.size(), 3u);
  const auto game = make_game(all_tiles(), setup);
  ASSERT_TRUE(game);
  const State state = initial_state(*game);
  EXPECT_EQ(state.board.tiles.size(), 3u);
  for (const PlacedTile& tile : state.board.tiles) EXPECT_EQ(tile.player, no_player);
  EXPECT_EQ(state.bag_total + state.board.tiles.size() + 1, 72u);
}

// As text and as a link.
void expect_kept(const Record& record) {
  const auto again = parse_record(all_tiles(), write_record(all_tiles(), record));
  ASSERT_TRUE(again) << ::testing::PrintToString(again.error());
  EXPECT_TRUE(again->record == record);
  const auto link = encode_link(all_tiles(), record, true);
  ASSERT_TRUE(link);
  const auto decoded = decode_link(all_tiles(), *link);
  ASSERT_TRUE(decoded) << ::testing::PrintToString(decoded.error());
  EXPECT_TRUE(decoded->record.setup == record.setup);
}

TEST(StartPosition, holds_pieces_of_every_kind) {
  const auto parsed = parse_record(all_tiles(), testing::read_data("position.txt"));
  ASSERT_TRUE(parsed) << ::testing::PrintToString(parsed.error());
  const auto wrong = check_expects(all_tiles(), *parsed);
  EXPECT_FALSE(wrong) << ::testing::PrintToString(*wrong);
  expect_kept(parsed->record);
}

TEST(StartPosition, names_what_is_impossible) {
  struct Case {
    std::string lines, code, detail;
    int line;
  };
  const std::string wheel = "expansions wheel-of-fortune\n";
  for (const Case& c : std::initializer_list<Case>{
           {"position tile base/CRFR 0,0 0\nposition tile base/CFFF 1,0 0\n", "position.edges",
            "0,0 1,0", 4},
           {"position tile base/CRFR 0,0 0\nposition tile base/CFFF 1,1 0\n", "position.apart",
            "1,1", 5},
           {"position tile base/CRFR 0,0 0\nposition tile base/CRFR 0,0 0\n", "position.cell",
            "0,0", 5},
           {"position tile base/CRFR 0,501 0\n", "position.cell", "0,501", 4},
           {"position tile base/CCCC-shield 0,0 0\nposition tile base/CCCC-shield 1,0 0\n",
            "position.copies", "base/CCCC-shield", 5},
           {"position points 1 2\n", "position.empty", "", 4},
           {village + "position left base/CCCC-shield 2\n", "position.left", "base/CCCC-shield", 8},
           {village + "position meeple red 0,0 road W\nposition meeple red 0,0 city N\n",
            "position.piece", "BASE-SCORE-8", 9},
           {village + "position meeple red 8 supply\n", "position.piece", "BASE-FIG-1", 8},
           {village + "option farmers off\nposition meeple red 0,0 field EL\n", "position.piece",
            "FARM-14", 9},
           {village + "position big red 0,0 road W\n", "position.piece", "BASE-FIG-1", 8},
           {village + "position abbot red 0,0 road W\n", "position.nowhere", "", 8},
           {village + "position gold 3 0,0\n", "position.nowhere", "", 8},
           {village + "position meeple 0,0 road W\n", "position.nowhere", "", 8},
           {village + "position meeple red 0,0\n", "position.nowhere", "", 8},
           {village + "position pig red 0,0 road W\nexpansions traders-builders\n",
            "position.piece", "PIG-1", 8},
           {village + "position builder blue 0,0 road W\nexpansions traders-builders\n",
            "position.piece", "BUILD-2", 8},
           {village + "position shepherd red 9 0,0 field EL\nexpansions hills-sheep\n",
            "position.piece", "SHEEP-14", 8},
           {village + "position sheep 1 0,0 field EL\nexpansions hills-sheep\n", "position.piece",
            "SHEEP-3", 8},
           {village + "position mage 0,0 city N\nexpansions mage-witch\n", "position.piece",
            "MAGE-6", 8},
           {village + "position robber red track 50\nexpansions robbers\n", "position.piece",
            "ROB-1", 8},
           {village + "position messenger red track 1\nexpansions messages\n", "position.piece",
            "MSG-1", 8},
           {village + "position wine red 99 supply\nexpansions traders-builders\n",
            "position.piece", "TRADE-3", 8},
           {village + "position ferry 0,0 road E road W\nexpansions ferries\n", "position.piece",
            "FERRY-3", 8},
           {wheel + "position tile wheel/FFFF 9,9 0\n", "position.tile", "wheel/FFFF", 5},
           {wheel + "position meeple red crown fortune\nposition meeple blue crown fortune\n",
            "position.piece", "WHEEL-13", 6},
           {"expansions mists\nposition tile mists/FFFF 0,0 0\n", "record.unknown-tile",
            "mists/FFFF", 5},
           {"expansions mists\nposition points 0 0 0 0\n", "position.alone", "mists", 5},
           {"position\n", "record.missing-word", "", 4},
           {"position castle 0,0\n", "record.unknown-word", "castle", 4},
           {"position meeple red 0,0 city N\n", "record.segment", "N", 4},
       }) {
    SCOPED_TRACE(c.lines);
    const Error fault = fault_of(head + c.lines);
    EXPECT_EQ(fault.code, c.code);
    EXPECT_EQ(fault.detail, c.detail);
    EXPECT_EQ(fault.line, c.line);
  }
}

TEST(StartPosition, does_not_begin_a_game_that_is_over) {
  std::string text = head + village;
  const auto game = make_game(all_tiles(), bastide::Setup{});
  ASSERT_TRUE(game);
  for (const TileType& type : game->types) text += "position left " + type.id + " 0\n";
  EXPECT_EQ(fault_of(text).code, "position.over");
}

// A record that has been played for a while and goes on from there as a game of its own.
std::optional<Record> continued(u64 n) {
  const Record begun = random_game(n, {false, 40 + n % 200, n % 5 != 0});
  const auto before = make_game(all_tiles(), begun.setup);
  if (!before) return std::nullopt;
  State state = initial_state(*before), good = state;
  bool any = false;
  for (const Action& action : begun.actions) {
    apply(*before, state, action);
    if (!can_begin(*before, state)) continue;
    good = state;
    any = true;
  }
  if (!any) return std::nullopt;
  Record record;
  record.setup = begun.setup;
  record.setup.first_player = good.active;
  record.setup.position = position_of(*before, good);
  record.players = begun.players;
  const auto game = make_game(all_tiles(), record.setup);
  EXPECT_TRUE(game || game.error().code == "position.over")
      << ::testing::PrintToString(game.error());
  if (!game) return std::nullopt;
  State next = initial_state(*game);
  for (int p = 0; p < game->sides; ++p) {
    EXPECT_EQ(next.score[p], good.score[p]);
    EXPECT_EQ(next.supply[p][0], good.supply[p][0]);
  }
  EXPECT_EQ(next.bag_total, good.bag_total + good.unseen);
  Random random{n};
  for (u64 k = 0; !next.over && (k < n % 60 || decision(*game, next).chance); ++k) {
    record.actions.push_back(decision(*game, next).chance ? chance_outcome(*game, next)
                                                          : random_action(*game, next, random));
    apply(*game, next, record.actions.back());
  }
  return record;
}

TEST(StartPosition, is_kept_by_notation_saves_and_links) {
  int games = 0;
  for (u64 n = 0; n < 200; n += testing::thinning_of_few) {
    SCOPED_TRACE(n);
    const auto record = continued(n);
    if (!record) continue;
    ++games;
    const auto parsed = parse_record(all_tiles(), write_record(all_tiles(), *record));
    ASSERT_TRUE(parsed) << ::testing::PrintToString(parsed.error());
    EXPECT_TRUE(parsed->record == *record);
    const auto saved = read_save(all_tiles(), write_save(all_tiles(), {}, *record));
    ASSERT_TRUE(saved);
    EXPECT_TRUE(saved->record == *record);
    const auto link = encode_link(all_tiles(), *record, true);
    ASSERT_TRUE(link) << ::testing::PrintToString(link.error());
    const auto decoded = decode_link(all_tiles(), *link);
    ASSERT_TRUE(decoded) << ::testing::PrintToString(decoded.error());
    EXPECT_FALSE(decoded->fault);
    EXPECT_TRUE(decoded->record == *record);
  }
  EXPECT_GT(games, 10);
}

// The answers of a decision, as lines, in any order.
std::vector<std::string> answers(const Game& game, const State& state, const Record& record) {
  ActionList actions;
  legal_actions(game, state, actions);
  std::vector<std::string> lines;
  for (const Action& action : actions)
    lines.push_back(describe_action(game, state, record.players, action));
  std::sort(lines.begin(), lines.end());
  return lines;
}

Action answer(const Game& game, const State& state, const Record& record, const std::string& line) {
  ActionList actions;
  legal_actions(game, state, actions);
  for (const Action& action : actions)
    if (describe_action(game, state, record.players, action) == line) return action;
  ADD_FAILURE() << line;
  return actions[0];
}

// A game and the one that begins with what lies there, both to their ends by the same lines.
void play_on(const Record& record, u64 n) {
  const auto before = make_game(all_tiles(), record.setup);
  ASSERT_TRUE(before);
  State state = initial_state(*before);
  Random random{n};
  for (u64 k = n % 25; !state.over && (k > 0 || !can_begin(*before, state)); k -= k > 0)
    apply(*before, state,
          decision(*before, state).chance ? chance_outcome(*before, state)
                                          : random_action(*before, state, random));
  if (state.over) return;
  bastide::Setup setup = record.setup;
  setup.first_player = state.active;
  setup.position = position_of(*before, state);
  const auto after = make_game(all_tiles(), setup);
  if (!after && after.error().code == "position.over") return;
  ASSERT_TRUE(after) << ::testing::PrintToString(after.error());
  State other = initial_state(*after);
  while (!state.over) {
    const std::vector<std::string> lines = answers(*before, state, record);
    ASSERT_EQ(answers(*after, other, record), lines);
    const std::string& line = lines[random.below(static_cast<u32>(lines.size()))];
    apply(*before, state, answer(*before, state, record, line));
    apply(*after, other, answer(*after, other, record, line));
  }
  EXPECT_TRUE(other.over);
  for (int p = 0; p < before->sides; ++p) EXPECT_EQ(other.score[p], state.score[p]);
}

TEST(StartPosition, VAR_11_keeps_the_limits_of_the_game_that_it_was_taken_from) {
  covers("VAR-12", "AMB-89");
  for (u64 n = 0; n < 120; n += testing::thinning_of_few) {
    SCOPED_TRACE(n);
    Record record;
    record.players = {{}, {}};
    record.players[1].colour = 2;
    bastide::Options& options = record.setup.options;
    options.limited_board = true;
    options.board_shifts = n % 3 == 0;
    options.border_closes = n % 2 == 0;
    options.board_width = static_cast<u8>(3 + n % 5);
    options.board_height = static_cast<u8>(3 + n / 5 % 4);
    options.tiny_city_two = n % 7 == 0;
    if (n % 4 == 1) record.setup.expansions = expansion_bit(Expansion::wheel_of_fortune);
    if (n % 4 == 3) record.setup.expansions = expansion_bit(Expansion::inns_cathedrals);
    record.setup.seed = n;
    play_on(record, n);
  }
}

TEST(StartPosition, VAR_11_says_where_the_limits_lie) {
  const std::string limited =
      "option limited-board on\noption board-width 5\noption board-height 3\n";
  const auto parsed =
      parse_record(all_tiles(), head + limited + "seed 7\nposition limits 0,-2 3,0\n" + village);
  ASSERT_TRUE(parsed) << ::testing::PrintToString(parsed.error());
  const auto game = make_game(all_tiles(), parsed->record.setup);
  ASSERT_TRUE(game);
  EXPECT_EQ(initial_state(*game).board.bounds, (Bounds{0, -2, 3, 0}));
  expect_kept(parsed->record);

  EXPECT_EQ(fault_of(head + "position limits 0,-2 3,0\n" + village).code, "position.limits");
  EXPECT_EQ(fault_of(head + "position limits 0,-2 3,0\n" + village).line, 4);
  EXPECT_EQ(fault_of(head + limited + "position limits 0,0 3,0\n" + village).code, "position.cell");
  EXPECT_EQ(fault_of(head + limited + "position limits 0,0\n" + village).code,
            "record.missing-word");
}

TEST(StartPosition, has_numbers_in_links_that_no_option_has) {
  for (const NumberInfo& info : number_infos()) EXPECT_TRUE(info.number != 3 && info.number != 4);
}

// What a game has fewer of, it has not got again when its position is taken over.
TEST(StartPosition, is_found_again_in_the_game_that_begins_with_it) {
  int games = 0;
  for (u64 n = 0; n < 200; n += testing::thinning_of_few) {
    SCOPED_TRACE(n);
    const auto record = continued(n);
    if (!record) continue;
    bastide::Setup setup = record->setup;
    const auto whole = make_game(all_tiles(), setup);
    ASSERT_TRUE(whole);
    StartPosition& position = *setup.position;
    position.left.clear();
    for (std::size_t t = 0; t < whole->types.size(); ++t)
      if (whole->pile[t] == main_pile && whole->copies[t] > 0)
        position.left.push_back(
            {static_cast<TypeIndex>(t), static_cast<u8>((whole->copies[t] + n + t) % 2)});
    const auto game = make_game(all_tiles(), setup);
    if (!game) continue;  // nothing is left to draw
    const State state = initial_state(*game);
    if (!can_begin(*game, state)) continue;
    const StartPosition again = position_of(*game, state);
    EXPECT_TRUE(again.left == position.left);
    EXPECT_TRUE(again.pieces == position.pieces);
    ++games;
  }
  EXPECT_GT(games, 10);
}

TEST(StartPosition, leaves_the_tokens_of_a_shepherd_in_their_order) {
  const auto parsed = parse_record(all_tiles(), head + "expansions hills-sheep\n" + village +
                                                    "position shepherd red 1 0,0 field EL\n"
                                                    "position sheep 2 0,0 field EL\n"
                                                    "position sheep 3 0,0 field EL\n");
  ASSERT_TRUE(parsed) << ::testing::PrintToString(parsed.error());
  const auto game = make_game(all_tiles(), parsed->record.setup);
  ASSERT_TRUE(game);
  const StartPosition again = position_of(*game, initial_state(*game));
  EXPECT_TRUE(again.pieces == parsed->record.setup.position->pieces);
}

}  // namespace
}  // namespace bastide::start_position_test
