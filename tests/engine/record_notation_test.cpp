// The notation: examples from the rules as records, round trips, and refusals with their lines.
#include <gtest/gtest.h>

#include <ostream>
#include <string>
#include <vector>

#include "engine/record/action_lines.hpp"
#include "engine/record/error_texts.hpp"
#include "engine/record/notation.hpp"
#include "engine/record/playback.hpp"
#include "engine/record/words.hpp"
#include "tests/engine/record_games.hpp"
#include "tests/engine/thinning.hpp"

namespace bastide::record_notation_test {
namespace {

using testing::all_tiles;
using testing::random_game;
using testing::read_data;
using testing::thinning;

const std::string head = "bastide-record 1\n";

// Each example is a file named by its ID: tests/data/examples/EX-BASE-1.txt to EX-BASE-18.txt, and
// so on.
struct Examples {
  const char* prefix;
  int count;
};
constexpr Examples examples[] = {
    {"EX-BASE-", 18},  {"EX-FARM-", 8},  {"EX-ABBOT-", 1},    {"EX-INN-", 7},    {"EX-BIG-", 4},
    {"EX-TRADE-", 2},  {"EX-BUILD-", 4}, {"EX-PIG-", 2},      {"EX-FLY-", 1},    {"EX-MSG-", 1},
    {"EX-FERRY-", 3},  {"EX-GOLD-", 5},  {"EX-MAGE-", 4},     {"EX-ROB-", 4},    {"EX-CROP-", 2},
    {"EX-WHEEL-", 4},  {"EX-HILL-", 2},  {"EX-SHEEP-", 2},    {"EX-VINE-", 1},   {"EX-MIST-", 16},
    {"EX-DRAGON-", 6}, {"EX-FAIRY-", 5}, {"EX-PRINCESS-", 2}, {"EX-PORTAL-", 2}, {"EX-TUNNEL-", 1},
    {"EX-FEST-", 2},   {"EX-TOWERW-", 6}, {"EX-KING-", 2},
};

TEST(RecordNotation, ExamplesOfTheRulesHold) {
  std::vector<std::string> ids;
  for (const auto& [prefix, count] : examples)
    for (int n = 1; n <= count; ++n) ids.push_back(prefix + std::to_string(n));
  for (const std::string& id : ids) {
    SCOPED_TRACE(id);
    const auto parsed = parse_record(all_tiles(), read_data("examples/" + id + ".txt"));
    ASSERT_TRUE(parsed) << ::testing::PrintToString(parsed.error());
    EXPECT_FALSE(parsed->expects.empty());
    ASSERT_FALSE(parsed->remarks.empty());
    EXPECT_EQ(parsed->remarks[0].text.substr(0, id.size() + 1), id + ":");
    const auto wrong = check_expects(all_tiles(), *parsed);
    EXPECT_FALSE(wrong) << ::testing::PrintToString(*wrong);
  }
}

TEST(RecordNotation, TilesOfOtherEditionsCanBeNamed) {
  const std::string inns = head + "player red\nplayer blue\nexpansions inns-cathedrals\n";
  const std::string road =
      "FRRR-inn\nplace 1,0 0\nmeeple road W\ndraw base/FRRR\nplace -1,0 0\npass\nexpect score ";
  const std::string rivers = head + "expansions river\n";
  for (const std::string& text : {
           inns + "option first-edition on\ndraw first-edition/" + road + "3 0\n",
           inns + "draw inns-cathedrals/" + road + "6 0\n",
           rivers + "option first-edition on\nexpect left 83\n",
           rivers + "option second-edition on\ndraw river-c3/FVVF+garden\nplace 0,1 2\n",
           head +
               "player red\nplayer blue\nexpansions abbot hills-sheep\noption second-edition on\n"
               "draw second-edition/FFRR-house+garden\nunder unknown\nplace 0,1 0\nabbot garden\n",
       }) {
    const auto parsed = parse_record(all_tiles(), text);
    ASSERT_TRUE(parsed) << ::testing::PrintToString(parsed.error()) << text;
    const auto wrong = check_expects(all_tiles(), *parsed);
    EXPECT_FALSE(wrong) << ::testing::PrintToString(*wrong);
  }
}

TEST(RecordNotation, WritingAndReadingIsTheIdentity) {
  for (u64 k = 0; k < 300; k += thinning) {
    const u64 n = k + k / thinning % 2;  // every kind of game
    SCOPED_TRACE(n);
    const Record record = random_game(n, {n % 2 == 0, n % 5 == 0 ? n : 10000, n % 3 == 0});
    const std::string text = write_record(all_tiles(), record);
    const auto parsed = parse_record(all_tiles(), text);
    ASSERT_TRUE(parsed) << ::testing::PrintToString(parsed.error());
    ASSERT_TRUE(parsed->record == record);
    EXPECT_EQ(write_record(all_tiles(), *parsed), text);
  }
}

TEST(RecordNotation, TheSeedDecidesOmittedDraws) {
  for (u64 n = 0; n < 40; ++n) {
    SCOPED_TRACE(n);
    const Record record = random_game(n);
    std::string text = write_record(all_tiles(), record), short_text;
    while (!text.empty()) {
      const std::string line = text.substr(0, text.find('\n') + 1);
      text.erase(0, line.size());
      if (line.substr(0, 5) != "draw ") short_text += line;
    }
    const auto parsed = parse_record(all_tiles(), short_text);
    ASSERT_TRUE(parsed) << ::testing::PrintToString(parsed.error());
    // Tiles discarded after the last action appear on no line.
    ASSERT_LE(parsed->record.actions.size(), record.actions.size());
    EXPECT_TRUE(std::equal(parsed->record.actions.begin(), parsed->record.actions.end(),
                           record.actions.begin()));
  }
}

TEST(RecordNotation, RemarksAndExpectationsKeepTheirPlaces) {
  const std::string text = head +
                           "player red \"\"\nplayer blue \"\"\nfirst red\nseed 0\n# before all\n"
                           "draw base/CRFR\nplace 1,0 2\n# choose\n# well\nexpect legal pass\n"
                           "meeple road E\nexpect supply 6 7\n";
  const auto parsed = parse_record(all_tiles(), text);
  ASSERT_TRUE(parsed) << ::testing::PrintToString(parsed.error());
  EXPECT_EQ(parsed->remarks, (std::vector<Remark>{{0, "before all"}, {2, "choose"}, {2, "well"}}));
  ASSERT_EQ(parsed->expects.size(), 2u);
  EXPECT_EQ(parsed->expects[0].before, 2u);
  EXPECT_EQ(parsed->expects[1].before, 3u);
  EXPECT_EQ(write_record(all_tiles(), *parsed), text);
  EXPECT_EQ(parsed->lines, (std::vector<int>{7, 8, 12}));
}

TEST(RecordNotation, LineEndsQuotesAndMarksOfEditorsAreUnderstood) {
  const auto parsed =
      parse_record(all_tiles(),
                   "\xef\xbb\xbf"
                   "bastide-record 1\r\nplayer red \"A \\\"#\\\" \\\\\"  # remark\r\n"
                   "player blue Bert computer greedy\r\n\tdraw  base/CRFR\r\n\r\n  place 1,0 2");
  ASSERT_TRUE(parsed) << ::testing::PrintToString(parsed.error());
  EXPECT_EQ(parsed->record.players[0].name, "A \"#\" \\");
  EXPECT_EQ(parsed->record.players[1], (PlayerEntry{"Bert", 3, "greedy"}));
  EXPECT_EQ(parsed->record.actions.size(), 2u);
}

// Equivalent rotations, and different names of one feature, all become the first of their kind.
TEST(RecordNotation, EqualNamesMeanOneAction) {
  const auto a = parse_record(all_tiles(), head + "draw base/RFRF\nplace 1,0 3\nmeeple field SR\n");
  const auto b = parse_record(all_tiles(), head + "draw base/RFRF\nplace 1,0 1\nmeeple field EL\n");
  ASSERT_TRUE(a && b);
  EXPECT_NE(a->record, b->record) << "the two sides of the road";
  const auto c = parse_record(all_tiles(), head + "draw base/RFRF\nplace 1,0 1\nmeeple field WL\n");
  ASSERT_TRUE(c);
  EXPECT_EQ(a->record, c->record);

  const std::string order = head +
                            "option choose-score-order on\n"
                            "draw base/FFRF-monastery\nplace -1,0 3\nmeeple road E\n"
                            "draw base/CFFF\nplace 0,-1 2\npass\n"
                            "draw base/FFFF-monastery\nplace 0,1 0\npass\n"
                            "draw base/CFFF\nplace 1,-1 2\nmeeple city S\n"
                            "draw base/CRRR\nplace 1,0 0\npass\n"
                            "expect score 0 0\n";
  const std::string after = "expect score 3 4\n";
  const auto first = parse_record(all_tiles(), order + "score 1,0 road W\n" + after);
  ASSERT_TRUE(first) << ::testing::PrintToString(first.error());
  EXPECT_FALSE(check_expects(all_tiles(), *first));
  for (const std::string_view name : {"score 0,0 road E\n", "score -1,0 road E\n"}) {
    const auto again = parse_record(all_tiles(), order + std::string(name));
    ASSERT_TRUE(again) << name;
    EXPECT_EQ(again->record, first->record) << name;
  }
  const auto city = parse_record(all_tiles(), order + "score 1,-1 city S\n" + after);
  ASSERT_TRUE(city);
  EXPECT_NE(city->record, first->record);
  EXPECT_FALSE(check_expects(all_tiles(), *city));
  const auto neither = parse_record(all_tiles(), order + "score 1,0 road S\n");
  ASSERT_FALSE(neither);
  EXPECT_EQ(neither.error(), (Error{"record.refused", "BASE-SCORE-6", 19}));
}

TEST(RecordNotation, FaultsNameTheirLine) {
  const struct {
    std::string text;
    Error error;
  } cases[] = {
      {"", {"record.foreign", "", 1}},
      {"PK\x03\x04", {"record.encoding", "", 1}},
      {"draw base/CRFR\n", {"record.foreign", "", 1}},
      {"bastide-record 2\nwhatever\n", {"record.newer", "2", 1}},
      {head + "player red\n\xff\n", {"record.encoding", "", 3}},
      {head + "player red \"A\nplayer blue", {"record.quote", "", 2}},
      {head + "player mauve", {"record.colour", "mauve", 2}},
      {head + "player red\nplayer red", {"record.colour", "red", 3}},
      {head + "player red A greedy", {"record.extra-word", "greedy", 2}},
      {head + "player red A computer Deep.Blue", {"record.computer", "Deep.Blue", 2}},
      {head + "player red 1234567890123456789012345",
       {"record.name", "1234567890123456789012345", 2}},
      {head + "player red", {"setup.players", "1", 2}},
      {head + "expansions river moon", {"record.expansion", "moon", 2}},
      {head + "expansions mists river\npass", {"setup.alone", "mists", 3}},
      {head + "option farmers maybe", {"record.option", "maybe", 2}},
      {head + "option luck on", {"record.option", "luck", 2}},
      {head + "first green\n\npass", {"record.colour", "green", 2}},
      {head + "seed 18446744073709551616", {"record.seed", "18446744073709551616", 2}},
      {head + "seed -1", {"record.seed", "-1", 2}},
      {head + "jump", {"record.unknown-word", "jump", 2}},
      {head + "place 1,0 2", {"record.chance", "place", 2}},
      {head + "draw", {"record.missing-word", "", 2}},
      {head + "draw base/XXXX", {"record.unknown-tile", "base/XXXX", 2}},
      {head + "draw river/RIRI", {"record.unknown-tile", "river/RIRI", 2}},
      {head + "draw base/CRFR\nplace 1;0 2", {"record.position", "1;0", 3}},
      {head + "draw base/CRFR\nplace 99999,0 2", {"record.position", "99999,0", 3}},
      {head + "draw base/CRFR\nplace 1,0 4", {"record.rotation", "4", 3}},
      {head + "draw base/CRFR\nplace 1,0 2 0", {"record.extra-word", "0", 3}},
      {head + "draw base/CRFR\nplace 0,0 2", {"record.refused", "BASE-PLACE-3", 3}},
      {head + "draw base/CRFR\nplace 1,0 1", {"record.refused", "BASE-PLACE-4", 3}},
      {head + "draw base/CRFR\npass", {"record.refused", "BASE-PLACE-8", 3}},
      {head + "draw base/CRFR\nseed 4", {"record.header", "seed", 3}},
      {head + "draw base/CRFR\nplace 1,0 2\nmeeple city N", {"record.segment", "city N", 4}},
      {head + "draw base/CRFR\nplace 1,0 2\nmeeple field inside",
       {"record.segment", "field inside", 4}},
      {head + "draw base/CRFR\nplace 1,0 2\nmeeple moor", {"record.segment", "moor", 4}},
      {head + "draw base/CRFR\nplace 1,0 2\nabbot road E", {"record.refused", "BASE-FIG-1", 4}},
      {head + "expect score 1", {"record.missing-word", "", 2}},
      {head + "expect score 1 2 3", {"record.extra-word", "3", 2}},
      {head + "expect score 1 x", {"record.number", "x", 2}},
      {head + "expect rain", {"record.unknown-word", "rain", 2}},
      {head + "expect refused pass", {"record.rule", "pass", 2}},
      {head + "expect active green", {"record.colour", "green", 2}},
      {head + "expect decider green", {"record.colour", "green", 2}},
      {head + "expect phase moon", {"record.unknown-word", "moon", 2}},
  };
  for (const auto& c : cases) {
    const auto parsed = parse_record(all_tiles(), c.text);
    ASSERT_FALSE(parsed) << c.text;
    EXPECT_EQ(parsed.error(), c.error) << c.text;
  }
  EXPECT_EQ(parse_record(all_tiles(), std::string(max_record_size + 1, '\n')).error().code,
            "record.too-large");
}

TEST(RecordNotation, AHeaderLineThatComesTooLateChangesNothing) {
  for (const std::string late : {"player green", "option farmers off", "expansions abbot", "seed 4",
                                 "first blue", "option board-width 9"}) {
    const std::string begun = head + "player red\nplayer blue\ndraw base/CRFR\n";
    const ReadRecord read = read_record(all_tiles(), begun + late);
    ASSERT_TRUE(read.fault) << late;
    EXPECT_EQ(read.fault->code, "record.header") << late;
    EXPECT_EQ(read.parsed.record, parse_record(all_tiles(), begun)->record) << late;
  }
}

TEST(RecordNotation, AFaultLeavesWhatCameBefore) {
  const ReadRecord read =
      read_record(all_tiles(), head + "draw base/CRFR\nplace 1,0 2\npass\npass\n");
  EXPECT_TRUE(read.begun);
  EXPECT_EQ(read.parsed.record.actions.size(), 3u);
  ASSERT_TRUE(read.fault);
  EXPECT_EQ(*read.fault, (Error{"record.chance", "pass", 5}));
  EXPECT_FALSE(read_record(all_tiles(), head + "seed x").begun);
}

TEST(RecordNotation, FailedExpectationsReportTheActualState) {
  const struct {
    std::string expect, detail;
  } cases[] = {
      {"score 1 0", "score 1 0 (is: 0 0)"},
      {"supply 7 7", "supply 7 7 (is: 6 7)"},
      {"supply abbot 1 0", "supply abbot 1 0 (is: 0 0)"},
      {"final 3 0", "final 3 0 (is: 2 0)"},
      {"over", "over (is: the game goes on)"},
      {"drawn base/CRFR", "drawn base/CRFR (is: none)"},
      {"discarded base/CRFR", "discarded base/CRFR (is: none)"},
      {"active red", "active red (is: player 2)"},
      {"phase place", "phase place (is: draw)"},
      {"decider blue", "decider blue (is: nobody)"},
      {"gold 0 1", "gold 0 1 (is: 0 0)"},
      {"bars 1,0 2", "bars 1,0 2 (is: 0)"},
      {"mage 1,0 road E", "mage 1,0 road E (is: off)"},
      {"witch off", ""},
      {"ferry 1,0 none", ""},
      {"robbers off 12", "robbers off 12 (is: off off)"},
      {"robbers off off", ""},
      {"track messenger 0 3", "track messenger 0 3 (is: 0 0)"},
      {"left 71", "left 71 (is: 70)"},
      {"legal draw base/CCCC-shield", ""},
      {"legal pass", "legal pass (is: refused by TURN-1)"},
      {"refused BASE-PLACE-3: pass", "refused BASE-PLACE-3: pass (is: refused by TURN-1)"},
      {"refused TURN-1: draw base/CRFR", "refused TURN-1: draw base/CRFR (is: legal)"},
  };
  for (const auto& c : cases) {
    const auto parsed =
        parse_record(all_tiles(), head + "draw base/CRFR\nplace 1,0 2\nmeeple road E\nexpect " +
                                      c.expect + "\n");
    ASSERT_TRUE(parsed) << c.expect;
    const auto wrong = check_expects(all_tiles(), *parsed);
    ASSERT_EQ(wrong.has_value(), !c.detail.empty()) << c.expect;
    if (wrong) {
      EXPECT_EQ(*wrong, (Error{"record.expect", c.detail, 5}));
    }
  }
}

TEST(RecordNotation, PlacesAreNamedByTheTilesRotation) {
  const auto game = make_game(all_tiles(), bastide::Setup{});
  ASSERT_TRUE(game);
  State state = initial_state(*game);
  for (const std::string_view line : {"draw base/CRRR", "place -1,0 2"}) {
    const auto action = parse_action(*game, state, {}, line);
    ASSERT_TRUE(action) << line;
    ASSERT_EQ(rule_id(refusal(*game, state, *action)), "") << line;
    apply(*game, state, *action);
  }
  ActionList legal;
  legal_actions(*game, state, legal);
  std::vector<std::string> lines;
  for (const Action& action : legal) {
    lines.push_back(describe_action(*game, state, {}, action));
    const auto again = parse_action(*game, state, {}, lines.back());
    ASSERT_TRUE(again);
    EXPECT_EQ(*again, action);
  }
  EXPECT_EQ(lines, (std::vector<std::string>{"pass", "meeple city S", "meeple road W",
                                             "meeple road N", "meeple road E", "meeple field ER",
                                             "meeple field NL", "meeple field NR"}));
  const auto other_edge = parse_action(*game, state, {}, "meeple field WL");
  ASSERT_TRUE(other_edge);
  EXPECT_EQ(describe_action(*game, state, {}, *other_edge), "meeple field ER");
}

// Lines can be read in any position; whether the action is allowed is for the rules to decide.
TEST(RecordNotation, EveryKindOfActionHasALine) {
  const auto game = make_game(all_tiles(), bastide::Setup{});
  ASSERT_TRUE(game);
  const std::vector<PlayerEntry> players = {{"", 1, ""}, {"", 3, ""}};  // red, blue
  State state = initial_state(*game);
  for (const std::string_view line : {"draw base/CRRR", "place -1,0 2"})
    apply(*game, state, *parse_action(*game, state, players, line));
  const u8 west = parse_action(*game, state, players, "score -1,0 road W")->where;
  const u8 north = parse_action(*game, state, players, "score -1,0 road N")->where;
  const Position at{-1, 0};
  const u8 abbot = static_cast<u8>(FigureKind::abbot),
           big = static_cast<u8>(FigureKind::big_meeple);
  const struct {
    std::string line;
    Action action;
  } cases[] = {
      {"draw base/CRFR", draw_action(static_cast<TypeIndex>(type_of_id(*game, "base/CRFR")))},
      {"place 12,-3 3", {ActionKind::place, 0, {12, -3}, 0, 3}},
      {"pass", {ActionKind::pass, 0, {}, 0, 0}},
      {"big road W", {ActionKind::deploy, big, {}, west, 0}},
      {"abbot back -1,0 road N", {ActionKind::retrieve, abbot, at, north, 0}},
      {"score -1,0 road N", {ActionKind::score, 0, at, north, 0}},
      {"gold -1,0", {ActionKind::gold, 0, at, 0, 0}},
      {"mage -1,0 road N", {ActionKind::enchant, 0, at, north, 0}},
      {"witch -1,0 road W", {ActionKind::enchant, 1, at, west, 0}},
      {"mage off", {ActionKind::banish, 0, {}, 0, 0}},
      {"witch off", {ActionKind::banish, 1, {}, 0, 0}},
      {"robber 49", {ActionKind::robber, 0, {}, 0, 49}},
      {"fly big", {ActionKind::fly, big, {}, 0, 0}},
      {"roll 3", {ActionKind::roll, 0, {}, 0, 3}},
      {"land -1,0 road W", {ActionKind::land, 0, at, west, 0}},
      {"ferry -1,0 road N road W", {ActionKind::ferry, 0, at, north, west}},
      {"move meeple", {ActionKind::move_points, 0, {}, 0, 0}},
      {"move messenger", {ActionKind::move_points, 0, {}, 0, 1}},
      {"rob blue", {ActionKind::rob, 1, {}, 0, 0}},
      {"message 8", {ActionKind::message, 8, {}, 0, 0}},
      {"points", {ActionKind::two_points, 0, {}, 0, 0}},
      {"obey", {ActionKind::obey, 0, {}, 0, 0}},
      {"crop add", {ActionKind::crop, 0, {}, 0, 0}},
      {"crop back", {ActionKind::crop, 0, {}, 0, 1}},
      {"crop big -1,0 road N", {ActionKind::join, big, at, north, 0}},
  };
  for (const auto& c : cases) {
    SCOPED_TRACE(c.line);
    const auto action = parse_action(*game, state, players, c.line);
    ASSERT_TRUE(action) << ::testing::PrintToString(action.error());
    EXPECT_EQ(*action, c.action);
    EXPECT_EQ(describe_action(*game, state, players, c.action), c.line);
  }
  const std::string obeyed[] = {
      "",     "obey -1,0 road N",    "obey -1,0 road N", "obey -1,0 road N", "obey", "obey", "obey",
      "obey", "obey big -1,0 road N"};
  for (u8 message = 1; message <= 8; ++message) {
    SCOPED_TRACE(obeyed[message]);
    state.part.messages.drawn = message;
    const auto action = parse_action(*game, state, players, obeyed[message]);
    ASSERT_TRUE(action);
    EXPECT_EQ(action->kind, ActionKind::obey);
    EXPECT_EQ(action->what, message == 8 ? big : 0);
    if (message <= 3 || message == 8) {
      EXPECT_EQ(action->at, at);
      EXPECT_EQ(action->where, north);
    }
    EXPECT_EQ(describe_action(*game, state, players, *action), obeyed[message]);
  }

  const struct {
    std::string line;
    Error error;
  } faults[] = {
      {"mage", {"record.missing-word", "", 0}},
      {"mage of", {"record.position", "of", 0}},
      {"mage off 1", {"record.extra-word", "1", 0}},
      {"robber 50", {"record.number", "50", 0}},
      {"roll 0", {"record.number", "0", 0}},
      {"message 9", {"record.number", "9", 0}},
      {"fly bishop", {"record.unknown-word", "bishop", 0}},
      {"fly", {"record.missing-word", "", 0}},
      {"ferry -1,0 road N", {"record.missing-word", "", 0}},
      {"ferry -1,0 road N city N", {"record.segment", "city N", 0}},
      {"ferry -1,0 road N road W road S", {"record.extra-word", "road", 0}},
      {"move", {"record.missing-word", "", 0}},
      {"move points", {"record.unknown-word", "points", 0}},
      {"rob green", {"record.colour", "green", 0}},
      {"points 2", {"record.extra-word", "2", 0}},
      {"crop", {"record.missing-word", "", 0}},
      {"crop circle", {"record.unknown-word", "circle", 0}},
      {"obey 7,7 road N", {"record.segment", "road N", 0}},
      {"steal blue", {"record.unknown-word", "steal", 0}},
  };
  for (const auto& fault : faults) {
    SCOPED_TRACE(fault.line);
    const auto action = parse_action(*game, state, players, fault.line);
    ASSERT_FALSE(action);
    EXPECT_EQ(action.error(), fault.error);
  }
}

TEST(RecordNotation, EveryCodeHasASentenceAndIsDocumented) {
  const std::string docs = read_data("../../docs/notation.md");
  for (const ErrorText& m : error_texts()) {
    EXPECT_NE(docs.find("`" + std::string(m.code) + "`"), std::string::npos) << m.code;
    EXPECT_NE(error_text({std::string(m.code), "x", 0}), std::string(m.code));
  }
  EXPECT_EQ(error_text({"record.unknown-word", "jump", 0}), "\"jump\" is not known");
}

TEST(RecordNotation, NamesAcceptedByOlderVersionsAreCleaned) {
  const auto read = parse_record(
      all_tiles(), "bastide-record 1\nplayer red \"An\xd8\x9cna\"\nplayer blue \"Bo\"\nseed 1\n");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->record.players[0].name, "Anna");
}

TEST(RecordWords, NamesAreCleaned) {
  EXPECT_EQ(clean_name("Žofie"), "Žofie");
  EXPECT_EQ(clean_name("a\nb\x01"
                       "c\xff"
                       "d"),
            "abcd");
  EXPECT_EQ(clean_name("\xe2\x80\xaeright"), "right") << "a change of direction";
  EXPECT_EQ(clean_name("\xc0\xaf/"), "/") << "an overlong form";
  EXPECT_EQ(clean_name("\xe2\x82"), "") << "cut off";
  EXPECT_EQ(clean_name("123456789012345678901234567").size(), max_name_characters);
  EXPECT_EQ(clean_name("\xd8\x9cright"), "right") << "the Arabic letter mark";
  EXPECT_EQ(clean_name("\xef\xbf\xb9right"), "right") << "an annotation";
  EXPECT_EQ(clean_name("e\xcc\x81\xcc\x82\xcc\x83\xcc\x84n"), "e\xcc\x81\xcc\x82n")
      << "no more than two marks on a letter";
  EXPECT_EQ(clean_name("\xcc\x81\xcc\x82n"), "n") << "marks on nothing";
  EXPECT_TRUE(valid_name(""));
  EXPECT_FALSE(valid_name("a\tb"));
}

}  // namespace
}  // namespace bastide::record_notation_test
