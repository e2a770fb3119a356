// Games of other programs: links of CarcassonneLab and saves of JCloisterZone.
#include <gtest/gtest.h>

#include <string>

#include "engine/base/tokens.hpp"
#include "engine/formats/formats.hpp"
#include "engine/formats/jcz_words.hpp"
#include "engine/formats/json_tree.hpp"
#include "engine/formats/lab_tiles.hpp"
#include "engine/record/address.hpp"
#include "engine/record/notation.hpp"
#include "engine/record/playback.hpp"
#include "tests/engine/record_games.hpp"
#include "tests/engine/thinning.hpp"

namespace bastide::testing {
namespace formats_test {

struct Wish {
  ExpansionMask expansions = 0;
  u8 players = 2;
  bool second_edition = false;
};

// A random game that puts figures where it can.
Record played(const Wish& wish, u64 seed) {
  Record record;
  record.setup.players = wish.players;
  record.setup.expansions = wish.expansions;
  record.setup.options.second_edition = wish.second_edition;
  record.setup.first_player = 0;
  record.setup.seed = seed;
  for (u8 p = 0; p < wish.players; ++p)
    record.players.push_back({"P " + std::to_string(p), static_cast<u8>(p + 1), ""});
  const auto game = make_game(all_tiles(), record.setup);
  if (!game) {
    ADD_FAILURE() << game.error().code << ' ' << game.error().detail;
    return record;
  }
  State state = initial_state(*game);
  Random random{seed, 1};
  ActionList legal;
  while (!state.over) {
    legal_actions(*game, state, legal);
    u32 choice = random.below(static_cast<u32>(legal.size()));
    if (choice == 0 && legal[0].kind == ActionKind::pass) choice = legal.size() > 1;
    record.actions.push_back(decision(*game, state).chance ? chance_outcome(*game, state)
                                                           : legal[choice]);
    apply(*game, state, record.actions.back());
  }
  return record;
}

// The record without the seed, and without the draws of which a save tells nothing: tiles under
// hills, tokens, dice of flights that failed, and when a tile fitted nowhere.
std::string told(const Record& record) {
  std::string text;
  const std::string whole = write_record(all_tiles(), record);
  std::string_view rest = whole;
  std::string drawn;
  while (!rest.empty()) {
    const std::string line(take_line(rest));
    const std::string word = line.substr(0, line.find(' '));
    if (word == "draw") drawn = line + '\n';
    if (word == "seed" || word == "under" || word == "token" || word == "roll" || word == "draw")
      continue;
    if (word == "place") text += std::exchange(drawn, {});
    text += line + '\n';
  }
  return text;
}

State end_of(const Record& record) {
  const auto end = play_record(all_tiles(), record);
  EXPECT_TRUE(end) << end.error().code;
  return end ? end->state : State();
}

// The site knows no gardens.
std::string without_gardens(std::string text) {
  for (std::size_t at = 0; (at = text.find("+garden")) != text.npos;) text.erase(at, 7);
  return text;
}

std::string rule_of(const Imported& read) {
  return read.fault
             ? read.fault->code + ' ' + read.fault->detail + ' ' + std::to_string(read.fault->line)
             : "none";
}

// A small save: who plays, and what was done.
std::string save_of(std::string_view replay, std::string_view setup = {}) {
  return "{\"appVersion\":\"5.11.0\",\"chat\":[{\"a\":[1,2,{}]}],\"setup\":{" +
         std::string(setup.empty() ? "\"sets\":{\"basic:2\":1},\"elements\":{\"small-follower\":7,"
                                     "\"farmers\":true}"
                                   : setup) +
         "},\n\"players\":[{\"name\":\"Ann\",\"slot\":1},{\"name\":\"Bob\",\"slot\":0}],\n"
         "\"replay\":[" +
         std::string(replay) + "]}";
}

std::string place_of_tile(const std::string& id, int degrees, int x, int y) {
  return "{\"type\":\"PLACE_TILE\",\"payload\":{\"tileId\":\"" + id + "\",\"rotation\":\"R" +
         std::to_string(degrees) + "\",\"position\":[" + std::to_string(x) + ',' +
         std::to_string(y) + "]}}";
}

std::string deploy_of(const std::string& at, const std::string& feature,
                      const std::string& location, const std::string& meeple) {
  return ",{\"type\":\"DEPLOY_MEEPLE\",\"payload\":{\"pointer\":{\"position\":" + at +
         ",\"feature\":\"" + feature + "\",\"location\":\"" + location + "\"},\"meepleId\":\"" +
         meeple + "\"}}";
}

}  // namespace formats_test

using namespace formats_test;

// ---- CarcassonneLab -----------------------------------------------------------------------------

TEST(Lab, RoundTrip) {
  for (u64 seed = 1; seed <= 60; seed += thinning_of_few) {
    Record record = played({}, seed);
    record.players[0].name = "Éva, \"%\"&=#/ b";
    record.players[1] = {"", 3, ""};
    const auto link = write_lab_link(all_tiles(), record);
    ASSERT_TRUE(link) << link.error().detail;
    for (const std::string& sent : {*link, link->substr(1), "https://carcassonnelab.com/" + *link,
                                    "https://a.example/b/#lab=" + *link, " #lab=" + *link,
                                    "see https://x.example/" + *link + " and more"}) {
      EXPECT_TRUE(is_lab_link(sent)) << sent;
      const Imported read = read_lab_link(all_tiles(), sent);
      EXPECT_EQ(rule_of(read), "none") << sent;
      EXPECT_EQ(without_gardens(told(read.record)), without_gardens(told(record))) << seed;
      EXPECT_TRUE(end_of(read.record).over);
    }
  }
}

// Every figure of every type, as the table of the site numbers them.
TEST(Lab, FeaturesAreNumberedAsOnTheSite) {
  for (const LabTile& tile : lab_tiles)
    EXPECT_GE(find_tile(all_tiles(), tile.ours), 0) << tile.ours;
  // The start tile, then a straight road south of a curve: "O" is 14, the start tile's digit.
  // 15 16: 14 * 24 + 15 = 351 = 5 * 64 + 31.
  const Imported road = read_lab_link(all_tiles(), "#/0/0/Ff/2121?players=A,B");
  EXPECT_EQ(rule_of(road), "none");
  const std::string text = write_record(all_tiles(), road.record);
  EXPECT_NE(text.find("draw base/RFRF\nplace 1,0 1\nmeeple road E\n"), std::string::npos) << text;
  // The west is 16 more, the north 32: 1 west and turned by a quarter is the sign for 17.
  const Imported west = read_lab_link(all_tiles(), "/0/0/Ff/21J3");
  EXPECT_NE(write_record(all_tiles(), west.record).find("place -1,0 1\nmeeple field"),
            std::string::npos);
  EXPECT_EQ(rule_of(west), "none");
}

TEST(Lab, SaysWhereAndWhyItStops) {
  const auto rule = [](std::string_view link) { return rule_of(read_lab_link(all_tiles(), link)); };
  EXPECT_EQ(rule("#/0/0/Ff/1111"), "import.refused BASE-PLACE-3 1");  // on the start tile
  EXPECT_EQ(rule("#/0/0/Ff/2110"), "import.refused BASE-PLACE-4 1");  // a field at a road
  EXPECT_EQ(rule("#/0/0/Ff/2122"), "import.feature 2 1");
  EXPECT_EQ(rule("#/0/0/Ff/2129"), "import.feature 9 1");
  EXPECT_EQ(rule("#/0/0/Ff/21l0"), "import.malformed 21l0 1");
  EXPECT_EQ(rule("#/0/0/Ff/212"), "import.malformed 212 1");
  EXPECT_EQ(rule("#/0/0/Ff/21203120"), "import.more 3120 0");
  EXPECT_EQ(rule("#/0/0/F!/"), "import.malformed ! 0");
  EXPECT_EQ(rule("#/0/0/A/"), "import.start  0");
  EXPECT_EQ(rule("#/1/0/Ff/2120"), "import.foreign  0");
  EXPECT_EQ(rule("nothing"), "import.foreign  0");
  EXPECT_EQ(rule("#/0/0/" + std::string(57, 'B') + '/'), "import.too-large  0");
  EXPECT_EQ(rule("#/0/0/" + std::string(9000, 'B')), "import.too-large  0");
  // What was read up to there can be opened: the tile is in hand.
  const Imported read = read_lab_link(all_tiles(), "#/0/0/Ff/1111");
  EXPECT_TRUE(read.begun);
  EXPECT_EQ(read.record.actions.size(), 1u);
}

// A game that was given up: the next tile is in hand.
TEST(Lab, NeedNotBeOver) {
  Record record = played({}, 5);
  record.actions.resize(record.actions.size() / 2);
  const auto link = write_lab_link(all_tiles(), record);
  ASSERT_TRUE(link);
  const Imported read = read_lab_link(all_tiles(), *link);
  EXPECT_EQ(rule_of(read), "none");
  EXPECT_FALSE(end_of(read.record).over);
  EXPECT_EQ(end_of(read.record).bag_total, end_of(record).bag_total);
}

TEST(Lab, NamesWhatItHasNot) {
  const auto lacks = [](const Record& record) {
    const auto link = write_lab_link(all_tiles(), record);
    return link ? "nothing" : link.error().detail;
  };
  EXPECT_EQ(lacks(played({expansion_bit(Expansion::abbot)}, 1)), "expansion abbot");
  EXPECT_EQ(lacks(played({0, 3}, 1)), "players 3");
  Record record = played({}, 1);
  EXPECT_EQ(lacks(record), "nothing");
  record.setup.options.farmers = false;
  EXPECT_EQ(lacks(record), "option farmers");
}

TEST(Lab, AddressesOfThePageLeadToIt) {
  for (const char* text : {"#lab=#/0/0/Ff/2121?players=A%2Cc,B", "lab=/0/0/Ff/2121"}) {
    const Address address = parse_address(text);
    EXPECT_TRUE(address.ours) << text;
    EXPECT_EQ(address.other, text);
  }
  EXPECT_FALSE(parse_address("https://carcassonnelab.com/#/0/0/Ff/2121").ours);
  EXPECT_FALSE(parse_address("https://carcassonnelab.com/#/0/0/Ff/2121").other.empty());
  EXPECT_TRUE(parse_address("#g=Babc").other.empty());
  const Imported read = read_lab_link(all_tiles(), "#lab=%23%2F0%2F0%2FFf%2F2121%3Fplayers%3DA,B");
  EXPECT_EQ(rule_of(read), "none");
  EXPECT_EQ(read.record.players[1].name, "B");
}

// ---- JCloisterZone ------------------------------------------------------------------------------

TEST(Jcz, RoundTripOfEverySet) {
  const Wish wishes[] = {
      {0, 2},
      {expansion_bit(Expansion::abbot), 3},
      {expansion_bit(Expansion::river), 2, true},
      {expansion_bit(Expansion::inns_cathedrals), 4},
      {expansion_bit(Expansion::traders_builders), 5},
      {expansion_bit(Expansion::flying_machines), 2},
      {expansion_bit(Expansion::ferries), 3},
      {expansion_bit(Expansion::gold_mines), 3},
      {expansion_bit(Expansion::mage_witch), 2},
      {expansion_bit(Expansion::watchtowers), 3},
      {expansion_bit(Expansion::festival) | expansion_bit(Expansion::traders_builders), 3},
      {expansion_bit(Expansion::king_robber), 2},
      {expansion_bit(Expansion::crop_circles), 3},
      {expansion_bit(Expansion::inns_cathedrals) | expansion_bit(Expansion::traders_builders) |
           expansion_bit(Expansion::abbot) | expansion_bit(Expansion::ferries),
       4}};
  for (const Wish& wish : wishes)
    for (u64 seed = 1; seed <= 6; seed += thinning_of_few) {
      const Record record = played(wish, seed);
      const auto text = write_jcz(all_tiles(), record);
      ASSERT_TRUE(text) << wish.expansions << ' ' << text.error().detail;
      EXPECT_TRUE(read_json(*text));
      const Imported read = read_jcz(all_tiles(), *text);
      EXPECT_EQ(rule_of(read), "none") << wish.expansions << ' ' << seed;
      EXPECT_EQ(told(read.record), told(record)) << wish.expansions << ' ' << seed;
      const State end = end_of(read.record), known = end_of(record);
      EXPECT_TRUE(end.over);
      for (int p = 0; p < wish.players; ++p) EXPECT_EQ(end.score[p], known.score[p]);
    }
}

// Which token is drawn for a flock is told nowhere: the game can be read, and says so.
TEST(Jcz, FlocksAreGuessed) {
  for (u64 seed = 1; seed <= 6; ++seed) {
    const Record record = played({expansion_bit(Expansion::hills_sheep)}, seed);
    const auto text = write_jcz(all_tiles(), record);
    ASSERT_TRUE(text);
    const Imported read = read_jcz(all_tiles(), *text);
    EXPECT_EQ(rule_of(read), "none") << seed;
    EXPECT_TRUE(end_of(read.record).over);
    ASSERT_FALSE(read.notes.empty());
    EXPECT_EQ(read.notes[0].code, "import.guessed");
  }
}

TEST(Jcz, PlacesAreReadEitherWayRound) {
  for (const char* location : {"WE", "EW", "E.W", "W.E"}) {
    const Imported read =
        read_jcz(all_tiles(), save_of(place_of_tile("BA/RFr", 0, 1, 0) +
                                      deploy_of("[1,0]", "Road", location, "0.small.1")));
    EXPECT_EQ(rule_of(read), "none") << location;
    const std::string text = write_record(all_tiles(), read.record);
    EXPECT_NE(text.find("draw base/RFRF\nplace 1,0 1\nmeeple road E\n"), std::string::npos) << text;
    EXPECT_NE(text.find("player blue \"Ann\"\nplayer red \"Bob\""), std::string::npos) << text;
  }
  EXPECT_EQ(jcz_place("_N")->edges, 0xe);
  EXPECT_EQ(jcz_place("NL.WR")->halves, 0x81);
  EXPECT_TRUE(jcz_place("I")->inside);
  EXPECT_FALSE(jcz_place("NX"));
  EXPECT_FALSE(jcz_place(""));
}

// Their table may lie otherwise: the start tile turned, and somewhere else.
TEST(Jcz, TheTableMayLieOtherwise) {
  const std::string setup =
      "\"sets\":{\"basic\":1},\"start\":[{\"tile\":\"BA/RCr\",\"x\":5,\"y\":-3,\"rotation\":90}]";
  const Imported read = read_jcz(
      all_tiles(),
      save_of(place_of_tile("BA/RFr", 90, 5, -2) + deploy_of("[5,-2]", "Road", "NS", "0.small.1"),
              setup));
  EXPECT_EQ(rule_of(read), "none");
  const std::string text = write_record(all_tiles(), read.record);
  EXPECT_NE(text.find("place 1,0 1\nmeeple road E\n"), std::string::npos) << text;
}

TEST(Jcz, WholeNumbersMayHaveADecimalPoint) {
  const auto at = [](const std::string& rotation) {
    const std::string setup =
        "\"sets\":{\"basic\":1},\"start\":[{\"tile\":\"BA/RCr\",\"x\":5.0,\"y\":-3.00,"
        "\"rotation\":" +
        rotation + "}]";
    return rule_of(read_jcz(all_tiles(), save_of(place_of_tile("BA/RFr", 90, 5, -2), setup)));
  };
  EXPECT_EQ(at("90.0"), "none");
  EXPECT_EQ(at("90.5"), "import.malformed start 0");
  std::string far = save_of(place_of_tile("BA/RFr", 0, 12345, 0));
  far.replace(far.find("12345"), 5, "-9223372036854775808");
  EXPECT_EQ(rule_of(read_jcz(all_tiles(), far)), "import.malformed position 1");
}

TEST(Jcz, AnAbbotThatMayNotReturnIsNamed) {
  const std::string setup =
      "\"sets\":{\"basic\":1},\"elements\":{\"small-follower\":7,\"abbot\":1,\"garden\":true,"
      "\"farmers\":true}";
  const std::string returned =
      ",{\"type\":\"RETURN_MEEPLE\",\"payload\":{\"pointer\":{\"featurePointer\":{\"position\":"
      "[0,1],\"feature\":\"Monastery\",\"location\":\"I\"},\"meepleId\":\"0.abbot.1\"}}}";
  const std::string replay =
      place_of_tile("BA/L", 0, 0, 1) + deploy_of("[0,1]", "Monastery", "I", "0.abbot.1");
  EXPECT_EQ(rule_of(read_jcz(all_tiles(), save_of(replay, setup))), "none");
  const Imported read = read_jcz(all_tiles(), save_of(replay + returned, setup));
  EXPECT_EQ(rule_of(read).substr(0, 15), "import.refused ");
}

TEST(Jcz, ElementsSwitchedOffAreNamed) {
  const std::string setup =
      "\"sets\":{\"basic\":1,\"inns-and-cathedrals\":1},\"elements\":{\"small-follower\":7,"
      "\"big-follower\":1,\"cathedral\":true,\"farmers\":true}";
  const Imported read = read_jcz(all_tiles(), save_of(place_of_tile("BA/RFr", 0, 1, 0), setup));
  ASSERT_EQ(read.notes.size(), 1u);
  EXPECT_EQ(read.notes[0].detail, "-inn");
}

TEST(Jcz, HasNoEndlessRowOfMessages) {
  std::string replay = "{\"type\":\"PASS\"}";
  for (int n = 0; n < 20000; ++n) replay += ",{\"type\":\"PASS\"}";
  EXPECT_EQ(rule_of(read_jcz(all_tiles(), save_of(replay))), "import.too-large  0");
}

TEST(Jcz, SaysWhatItHasNot) {
  const auto rule = [](const std::string& text) { return rule_of(read_jcz(all_tiles(), text)); };
  const std::string road = place_of_tile("BA/RFr", 0, 1, 0);
  EXPECT_EQ(rule(save_of(road, "\"sets\":{\"basic\":1,\"tower\":1}")), "import.set tower 0");
  EXPECT_EQ(rule(save_of(road, "\"sets\":{\"basic\":2}")), "import.set basic 2 0");
  EXPECT_EQ(rule(save_of(road, "\"sets\":{\"basic\":1,\"corn-circles/1\":1}")),
            "import.set corn-circles/1 0")
      << "not the tiles of corn-circles/2";
  EXPECT_EQ(rule(save_of(place_of_tile("TO/R", 0, 1, 0))), "import.tile TO/R 1");
  EXPECT_EQ(rule(save_of(place_of_tile("BA/RFr", 90, 1, 0))), "import.refused BASE-PLACE-4 1");
  EXPECT_EQ(rule(save_of(place_of_tile("BA/RFr", 45, 1, 0))), "import.malformed R45 1");
  EXPECT_EQ(rule(save_of(road + deploy_of("[1,0]", "City", "N", "0.small.1"))),
            "import.feature City N 1");
  EXPECT_EQ(rule(save_of(road + deploy_of("[1,0]", "Road", "WE", "0.wagon.1"))),
            "import.figure 0.wagon.1 1");
  EXPECT_EQ(rule(save_of(road + deploy_of("[1,0]", "Road", "WE", "0.big.1"))).substr(0, 15),
            "import.refused ");
  EXPECT_EQ(rule(save_of(road + ",{\"type\":\"BAZAAR_BID\",\"payload\":{}}")),
            "import.action BAZAAR_BID 1");
  EXPECT_EQ(rule("{\"setup\":{}}"), "import.foreign  0");
  EXPECT_EQ(rule("{\"setup\":\n{},}"), "import.json 2 0");
  const Imported odd =
      read_jcz(all_tiles(), save_of(road,
                                    "\"sets\":{\"basic\":1},\"elements\":{\"small-follower\":7,"
                                    "\"farmers\":true,\"barn\":1},\"rules\":{\"odd\":\"x\"}"));
  EXPECT_EQ(rule_of(odd), "none");
  ASSERT_EQ(odd.notes.size(), 2u);
  EXPECT_EQ(odd.notes[0].detail, "barn");
  EXPECT_EQ(odd.notes[1].detail, "odd x");
}

TEST(Jcz, SentencesOfTestsAreChecked) {
  const std::string save = save_of(place_of_tile("BA/RFr", 0, 1, 0));
  const auto with = [&](const std::string& sentence) {
    return rule_of(read_jcz(all_tiles(), save.substr(0, save.size() - 1) +
                                             ",\"test\":{\"assertions\":[\"" + sentence + "\"]}}"));
  };
  EXPECT_EQ(with("Ann has 0 points"), "none");
  EXPECT_EQ(with("Bob has 7 points"), "import.differs Bob has 7 points 0");
  EXPECT_EQ(with("the deck has 7 tiles"), "none");
}

TEST(Jcz, FilesForTestsAreCountedWhereTheyEnd) {
  const std::string city = place_of_tile("BA/C", 180, 0, -1) +
                           deploy_of("[0,-1]", "Field", "NL.NR.EL.ER.WL.WR", "0.small.1") + ',' +
                           place_of_tile("BA/RFr", 0, 1, 0) +
                           ",{\"type\":\"COMMIT\",\"payload\":{}}";
  const auto read_with = [&](const std::string& elements, const std::string& end) {
    const std::string save = save_of(city, "\"sets\":{\"basic:1\":1,\"flier:1\":1},\"elements\":{" +
                                               elements + "\"small-follower\":7,\"farmers\":true}");
    return read_jcz(all_tiles(), save.substr(0, save.size() - 1) + end + '}');
  };
  const std::string says =
      ",\"test\":{\"assertions\":[\"Ann has 3 points\","
      "\"Ann scored field for 3 points\"]}";
  EXPECT_EQ(rule_of(read_with("", says)), "import.differs Ann has 3 points 0");
  const Imported ended = read_with("", ",\"gameAnnotations\":{\"endTurn\":2}" + says);
  EXPECT_EQ(rule_of(ended), "none");
  EXPECT_TRUE(ended.record.setup.has(Expansion::flying_machines));
  // The pig without the tiles of its set.
  const Imported bare = read_with("\"pig\":1,", "");
  EXPECT_EQ(rule_of(bare), "none");
  ASSERT_EQ(bare.notes.size(), 1u);
  EXPECT_EQ(bare.notes[0].detail, "-builder");
  const auto game = make_game(all_tiles(), bare.record.setup);
  ASSERT_TRUE(game);
  const State state = initial_state(*game);
  for (std::size_t type = 0; type < game->types.size(); ++type)
    EXPECT_TRUE(state.bag[type] == 0 || game->types[type].set != "traders-builders");
}

TEST(Jcz, TheFlyingMachineIsAFeature) {
  const std::string laid = place_of_tile("BA/RFr", 0, 1, 0) + ',' +
                           place_of_tile("FL/RFr.WE.o", 0, 2, 0) +
                           deploy_of("[2,0]", "FlyingMachine", "I", "1.small.1");
  const Imported read =
      read_jcz(all_tiles(), save_of(laid,
                                    "\"sets\":{\"basic\":1,\"flier\":1},\"elements\":{"
                                    "\"small-follower\":7,\"farmers\":true}"));
  EXPECT_EQ(rule_of(read), "none");
  ASSERT_FALSE(read.record.actions.empty());
  const auto flies = [](const Action& action) { return action.kind == ActionKind::fly; };
  EXPECT_TRUE(std::any_of(read.record.actions.begin(), read.record.actions.end(), flies));
}

TEST(Jcz, NamesWhatItCannotWrite) {
  const auto lacks = [](const Wish& wish) {
    const auto text = write_jcz(all_tiles(), played(wish, 1));
    return text ? "nothing" : text.error().detail;
  };
  EXPECT_EQ(lacks({expansion_bit(Expansion::messages)}), "expansion messages");
  EXPECT_EQ(lacks({expansion_bit(Expansion::river)}), "river of the third edition");
}

// Every tile of theirs is one of ours, and every tile of our sets that they have has a name.
TEST(Jcz, TilesHaveNames) {
  for (const JczTile& tile : jcz_tiles()) {
    EXPECT_GE(find_tile(all_tiles(), tile.ours), 0) << tile.name;
    EXPECT_GE(tile.turns, 0);
    EXPECT_LE(tile.turns, 3);
  }
  EXPECT_GT(jcz_tiles().size(), 130u);
}

// ---- Damage -------------------------------------------------------------------------------------

TEST(Json, IsStrictAndBounded) {
  for (const char* good :
       {"{}", " [1,-0.5e3,\"a\\u00e9\\ud83d\\ude00\\n\",true,null] ", "\"\"", "0"})
    EXPECT_TRUE(read_json(good)) << good;
  for (const char* bad : {"", "{", "[1,]", "{\"a\":1,}", "01", "1.", "+1", "nul", "\"\t\"",
                          "\"\\x\"", "\"\\ud83d\"", "{} {}", "'a'", "{a:1}", "[\"a\"", "\xff"})
    EXPECT_FALSE(read_json(bad)) << bad;
  EXPECT_EQ((*read_json("{\"a\":1,\"a\":[2]}"))["a"].items[0].number(0), 2);
  EXPECT_FALSE(read_json(std::string(100, '[')));
}

TEST(Json, DeepAndLongTextsAreRefusedAtOnce) {
  const auto code = [](const std::string& text) {
    const auto read = read_json(text);
    return read ? "none" : read.error().code;
  };
  EXPECT_EQ(code(std::string(2 << 20, '[')), "import.too-large");
  EXPECT_EQ(code('[' + std::string(2 << 20, '1')), "import.json");
  std::string many = "[0";
  for (int i = 0; i < (1 << 20); ++i) many += ",0";
  EXPECT_EQ(code(many + ']'), "import.too-large");
  EXPECT_EQ(code(std::string(5 << 20, ' ')), "import.too-large");
  std::string names = "{\"setup\":{\"sets\":{";
  for (int i = 0; i < 50000; ++i) names += "\"s" + std::to_string(i) + "\":1,";
  const Imported read =
      read_jcz(all_tiles(), names + "\"basic\":1}},\"players\":[{},{}],\"replay\":[]}");
  EXPECT_EQ(read.fault->code, "import.set");
}

TEST(Formats, DamageIsNamed) {
  const Record record = played({expansion_bit(Expansion::gold_mines)}, 3);
  const auto save = write_jcz(all_tiles(), record);
  ASSERT_TRUE(save);
  Random random{7, 0};
  for (int i = 0; i < 60; ++i) {
    std::string text = *save;
    const std::size_t at = random.below(static_cast<u32>(text.size()));
    if (i % 3 == 0)
      text.resize(at);
    else if (i % 3 == 1)
      text[at] = static_cast<char>(random.below(256));
    else
      text.replace(at, 1, "99999999999999999999");
    const Imported read = read_jcz(all_tiles(), text);
    EXPECT_TRUE(!read.fault || !read.fault->code.empty());
    if (read.begun) end_of(read.record);
  }
  const auto link = write_lab_link(all_tiles(), played({}, 3));
  ASSERT_TRUE(link);
  for (int i = 0; i < 200; ++i) {
    std::string text = *link;
    const std::size_t at = random.below(static_cast<u32>(text.size()));
    i % 2 ? text.resize(at) : static_cast<void>(text[at] = static_cast<char>(random.below(256)));
    const Imported read = read_foreign(all_tiles(), text);
    if (read.begun) end_of(read.record);
  }
}

}  // namespace bastide::testing
