// The link: round trips, lengths, damage, drift, and links that must always be readable.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <sstream>
#include <string>

#include "engine/players/play.hpp"
#include "engine/record/address.hpp"
#include "engine/record/coder.hpp"
#include "engine/record/link.hpp"
#include "engine/record/notation.hpp"
#include "engine/record/playback.hpp"
#include "engine/record/words.hpp"
#include "engine/rules/set.hpp"
#include "tests/engine/record_games.hpp"
#include "tests/engine/thinning.hpp"

namespace bastide::record_link_test {
namespace {

using testing::all_tiles;
using testing::random_game;
using testing::read_data;
using testing::thinning;
using testing::thinning_of_few;
using testing::thinning_of_long;

Record without_names(Record record) {
  for (PlayerEntry& player : record.players) player.name.clear();
  return record;
}

// A hash of every line of the game, as recorded with the golden links.
u64 hash_of_lines(const Game& game, const Record& record) {
  u64 h = 0;
  State state = initial_state(game);
  for (const Action& action : record.actions) {
    for (const char c : describe_action(game, state, record.players, action) + "\n")
      h = mix64(h ^ (static_cast<u8>(c) + 0x9e3779b97f4a7c15ULL));
    apply(game, state, action);
  }
  return h;
}

TEST(RecordLink, EncodingAndDecodingIsTheIdentity) {
  for (u64 n = 0; n < 400; n += thinning_of_few) {
    SCOPED_TRACE(n);
    const Record record = random_game(n, {n % 8 == 3, n % 7 == 0 ? n : 10000});
    const auto link = encode_link(all_tiles(), record, n % 2 == 0);
    ASSERT_TRUE(link) << ::testing::PrintToString(link.error());
    const auto decoded = decode_link(all_tiles(), *link);
    ASSERT_TRUE(decoded) << ::testing::PrintToString(decoded.error());
    EXPECT_FALSE(decoded->fault);
    ASSERT_TRUE(decoded->record == (n % 2 == 0 ? record : without_names(record)));
  }
}

// Numbers without meaning are dropped: from actions, and ...
TEST(RecordLink, ActionsAreReadInCanonicalForm) {
  int odd = 0;
  for (u64 n = 0; n < 60; n += thinning_of_few) {
    SCOPED_TRACE(n);
    const Record record = random_game(n, {n % 8 == 3, 10000, n % 4 != 0});
    const auto game = make_game(all_tiles(), record.setup);
    Record other = record;
    State state = initial_state(*game);
    for (Action& action : other.actions) {
      const Action exact = *listed(*game, state, action);
      for (u8 Action::*number : {&Action::what, &Action::where, &Action::value}) {
        Action changed = action;
        changed.*number = 1;
        if (changed == action || !legal(*game, state, changed)) continue;
        if (listed(*game, state, changed) == exact) action = changed;
      }
      odd += !(action == exact);
      apply(*game, state, exact);
    }
    const auto link = encode_link(all_tiles(), other, true);
    ASSERT_TRUE(link) << ::testing::PrintToString(link.error());
    const auto decoded = decode_link(all_tiles(), *link);
    ASSERT_TRUE(decoded) << ::testing::PrintToString(decoded.error());
    state = initial_state(*game);
    for (const Action& action : decoded->record.actions) {
      ASSERT_EQ(action, listed(*game, state, action));
      apply(*game, state, action);
    }
    ASSERT_EQ(decoded->record.actions.size(), other.actions.size());
  }
  EXPECT_GT(odd, 100);
}

// ... from options: a code that says 77 for every one of them, though none is in play.
TEST(RecordLink, NumbersOfWhatIsNotInPlayAreDropped) {
  Encoder coder;
  const auto usual = [&](u32 weight, u32 value = 0) {
    const u32 weights[] = {weight, 1};
    coder.weighted(weights, 2, value);
  };
  coder.uniform(max_players, 1);
  for (const u32 colours : {8u, 7u}) {
    const u32 computers[] = {24, 12, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3};
    coder.uniform(colours, 0);
    coder.weighted(computers, 16, 0);
  }
  usual(1);      // no expansions
  usual(1);      // the usual options
  usual(15, 1);  // numbers
  u64 numbers = 0;
  for (const NumberInfo& info : number_infos()) numbers |= u64{1} << info.number;
  const u32 end = static_cast<u32>(std::bit_width(numbers)), even[] = {2, 2};
  coder.uniform(65, end);
  for (u32 n = 0; n + 1 < end; ++n) coder.weighted(even, 2, numbers >> n & 1);
  for (std::size_t n = 0; n < number_infos().size(); ++n) coder.uniform(256, 77);
  coder.uniform(3, 2);  // a random player first
  coder.uniform(5, 0);  // no seed
  usual(255);           // no devices
  usual(15);
  coder.uniform(16, 0);  // no actions
  const auto decoded = decode_link(all_tiles(), "#g=" + with_valid_checksum(coder.finish()));
  ASSERT_TRUE(decoded) << ::testing::PrintToString(decoded.error());
  const bastide::Setup& setup = decoded->record.setup;
  EXPECT_EQ(setup.players, 2);
  EXPECT_EQ(setup.first_player, random_player);
  for (const NumberInfo& info : number_infos()) {
    EXPECT_FALSE(has_meaning(info, setup));
    EXPECT_EQ(setup.options.*info.value, Options{}.*info.value) << info.id;
  }
}

TEST(RecordLink, EncodesGamesWithExpansions) {
  std::size_t longest = 0;
  int retrieved = 0;
  for (u64 n = 0; n < 300; n += thinning_of_long) {
    SCOPED_TRACE(n);
    const Record record = random_game(n, {n % 8 == 3, n % 3 == 0 ? n : 10000, true});
    for (const Action& action : record.actions) retrieved += action.kind == ActionKind::retrieve;
    const auto link = encode_link(all_tiles(), record, true);
    ASSERT_TRUE(link) << ::testing::PrintToString(link.error());
    EXPECT_EQ((*link)[3], 'B');
    const auto decoded = decode_link(all_tiles(), *link);
    ASSERT_TRUE(decoded) << ::testing::PrintToString(decoded.error());
    EXPECT_FALSE(decoded->fault);
    ASSERT_TRUE(decoded->record == record);
    if (n % 8 != 3) longest = std::max(longest, std::min(link->find('&'), link->size()));
  }
  EXPECT_GT(retrieved, 100 / static_cast<int>(thinning_of_long));
  EXPECT_LE(longest, 1050u);  // of up to eight players, who also bid at random
}

TEST(RecordLink, AGameOfTwoFitsInto130Characters) {
  std::size_t longest = 0;
  for (u64 n = 0; n < 1500; n += 5 * thinning_of_few) {
    Record record = random_game(n);
    if (record.setup.players != 2) continue;
    if (has_hands(record.setup.options)) continue;  // then there is more to encode
    for (const OptionInfo& info : option_infos())
      if (info.of != 0 && (record.setup.expansions & info.of) == 0)
        record.setup.options.*info.value = false;
    const auto link = encode_link(all_tiles(), record, false);
    ASSERT_TRUE(link);
    longest = std::max(longest, link->size());
  }
  EXPECT_LE(longest, 130u);  // with half of all options on
  EXPECT_GE(longest, 80u) << "too good to be true";
}

// Defined below: a game of computers of one kind, with the usual setup.
const Preset& preset_of(std::string_view id);
Record played_by(std::string_view kind, const Preset& preset, int players, u64 seed);

// All fourteen expansions, with players who play to win.
TEST(RecordLink, AGameOfBothBoxesFitsInto520Characters) {
  for (u64 n = 0; n < 3; n += thinning_of_few) {
    const auto link =
        encode_link(all_tiles(), played_by("greedy", preset_of("both-boxes"), 4, n), false);
    ASSERT_TRUE(link);
    EXPECT_LE(link->size(), 520u);
    EXPECT_GE(link->size(), 230u) << "too good to be true";
  }
}

TEST(RecordLink, ChancesThatFollowAreDecided) {
  Record record = random_game(5, {false, 0});
  record.setup.options = {};
  record.actions.clear();
  const auto link = encode_link(all_tiles(), record, true);
  ASSERT_TRUE(link);
  const auto decoded = decode_link(all_tiles(), *link);
  ASSERT_TRUE(decoded);
  EXPECT_FALSE(decoded->fault);
  ASSERT_EQ(decoded->record.actions.size(), 1u);
  EXPECT_EQ(decoded->record.actions[0].kind, ActionKind::draw);
}

TEST(RecordLink, OpensInEveryForm) {
  const Record record = random_game(6);
  const std::string link = *encode_link(all_tiles(), record, true);
  const std::string alone = link.substr(3, link.find('&') - 3);
  for (const std::string& form :
       {link, link.substr(1), "https://example.org/bastide/?x=1" + link, link + "&later=1"}) {
    const auto decoded = decode_link(all_tiles(), form);
    ASSERT_TRUE(decoded) << form;
    EXPECT_EQ(decoded->record, record) << form;
  }
  const auto decoded = decode_link(all_tiles(), alone);
  ASSERT_TRUE(decoded);
  EXPECT_EQ(decoded->record, without_names(record));
}

TEST(RecordLink, OpensWithWhatFollowsItInASentence) {
  const Record record = random_game(3, {false, 40});
  const std::string link = "https://bastide.invalid/" + *encode_link(all_tiles(), record, false);
  for (const char* after : {" ", "\n", " \r\n", "\t", ".", ",", ").", "]", ">", "\"", "'", "?"}) {
    const auto decoded = decode_link(all_tiles(), link + after);
    const bool known = *after != '?';
    ASSERT_EQ(decoded.has_value(), known) << '"' << after << '"';
    if (known) {
      EXPECT_TRUE(decoded->record == without_names(record)) << '"' << after << '"';
    }
  }
}

TEST(RecordLink, NamesAreNotTrusted) {
  Record record = random_game(0, {false, 3});
  const std::string link = *encode_link(all_tiles(), record, false);
  const auto decoded = decode_link(
      all_tiles(), link + "&n=%00%3Cb%3E%0A%E2%80%AE%," + std::string(60000, 'x') + ",,,,,,,,");
  ASSERT_TRUE(decoded) << ::testing::PrintToString(decoded.error());
  EXPECT_EQ(decoded->record.players[0].name, "<b>%");
  EXPECT_EQ(decoded->record.players[1].name, std::string(max_name_characters, 'x'));
}

TEST(RecordLink, DamageIsNoticed) {
  for (const Record& record : {random_game(10), random_game(12, {false, 10000, true}),
                               random_game(27, {true, 60, true})}) {
    const std::string link = *encode_link(all_tiles(), record, false);
    int unnoticed = 0;
    for (std::size_t i = 4; i < link.size(); ++i)
      for (const char c : {'A', 'q', '_', '7'}) {
        std::string damaged = link;
        if (damaged[i] == c) continue;
        damaged[i] = c;
        const auto decoded = decode_link(all_tiles(), damaged);
        if (decoded)
          unnoticed += !decoded->fault && !(decoded->record == record);
        else
          EXPECT_EQ(decoded.error().code, "link.corrupt");
      }
    for (std::size_t length = 0; length < link.size(); ++length) {
      const auto decoded = decode_link(all_tiles(), link.substr(0, length));
      if (decoded) unnoticed += !decoded->fault;
    }
    EXPECT_EQ(unnoticed, 0);
  }
}

// Or a game would have more than one name.
TEST(RecordLink, NothingFollowsTheEndOfACode) {
  for (const u64 seed : {1u, 2u, 5u}) {
    const std::string link = *encode_link(all_tiles(), random_game(seed), false);
    const std::string code = link.substr(4, link.size() - 7);  // without version and check
    ASSERT_EQ(link.substr(3), with_valid_checksum(code));
    int accepted = 0;
    for (const char* more : {"A", "AA", "B", "_", "AAAAAAAAAAAAAAAA", "nonsense"})
      accepted += decode_link(all_tiles(), "g=" + with_valid_checksum(code + more)).has_value();
    EXPECT_EQ(accepted, 0);
    // Nor is the end written in another way.
    std::string other = code;
    for (int value = 0; value < 64; ++value) {
      other.back() = base64_character(static_cast<u32>(value));
      const auto decoded = decode_link(all_tiles(), "g=" + with_valid_checksum(other));
      accepted += decoded && !decoded->fault && other != code &&
                  decoded->record == decode_link(all_tiles(), link)->record;
    }
    EXPECT_EQ(accepted, 0);
  }
}

TEST(RecordLink, FaultsHaveCodes) {
  const struct {
    std::string text, code;
  } cases[] = {
      {"", "link.empty"},
      {"#", "link.empty"},
      {"#g=", "link.empty"},
      {"https://example.org/", "link.empty"},
      {"#n=Anna", "link.empty"},
      {"#g=B AA", "link.character"},
      {"#g=<script>", "link.character"},
      {"#g=AAAAAA", "link.foreign"},
      {"#g=" + with_valid_checksum("AA", '_'), "link.newer"},
      {"#g=EAAYBy", "link.newer"},
      {"#g=EAAAAA", "link.corrupt"},
      {"#g=nonsense", "link.corrupt"},
      {"#g=B", "link.corrupt"},
      {"#g=BAAAAA", "link.corrupt"},
      {"#g=B" + std::string(500, 'A'), "link.corrupt"},
      {std::string(max_link_size + 1, 'B'), "link.too-large"},
  };
  for (const auto& c : cases) {
    const auto decoded = decode_link(all_tiles(), c.text);
    ASSERT_FALSE(decoded) << c.text;
    EXPECT_EQ(decoded.error().code, c.code) << c.text;
  }
}

TEST(RecordLink, IllegalGamesCannotBeShared) {
  Record record = random_game(2);
  record.actions.push_back(pass_action());
  EXPECT_EQ(encode_link(all_tiles(), record, false).error(),
            (Error{"link.unplayable", "BASE-END-1", 0}));
  record = random_game(2);
  record.players.pop_back();
  EXPECT_EQ(encode_link(all_tiles(), record, false).error().code, "link.unplayable");
  record = random_game(2);
  record.players[0].colour = record.players[1].colour;
  EXPECT_EQ(encode_link(all_tiles(), record, false).error().code, "link.unplayable");
}

// Tiles that change between sharing and opening stand for changes of the rules: a link never
// silently leads to another game.
TEST(RecordLink, DriftIsNoticed) {
  Catalogue other = all_tiles();
  const int type = find_tile(other, "base/RFRF");
  ASSERT_GE(type, 0);
  other.tiles[static_cast<std::size_t>(type)].count += 3;
  int refused = 0, different = 0;
  for (u64 n = 0; n < 60; ++n) {
    const Record record = random_game(n);
    const auto decoded = decode_link(other, *encode_link(all_tiles(), record, false));
    ASSERT_TRUE(decoded) << n;
    ASSERT_TRUE(decoded->fault) << n;
    refused += decoded->fault->code == "link.refused";
    different += decoded->fault->code == "link.different";
    const auto played = play_record(other, decoded->record);
    EXPECT_TRUE(played) << "what could be followed is a game";
  }
  EXPECT_EQ(refused + different, 60);
}

// Each line: link, number of actions, points of each player, hash of all lines; or link, "refused",
// turn, number of actions, of a game that a corrected rule refuses: it opens up to there. These
// links have been sent to people: they are never changed, only added to.
TEST(RecordLink, GoldenLinksOpenForEver) {
  std::istringstream lines(read_data("links.txt"));
  int count = 0;
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line[0] == '#') {
      if (line.substr(0, 3) != "#g=") continue;
    }
    SCOPED_TRACE(line);
    ++count;
    std::istringstream words(line);
    std::string link, result;
    words >> link >> result;
    const auto decoded = decode_link(all_tiles(), link);
    if (!decoded) {
      ADD_FAILURE() << ::testing::PrintToString(decoded.error());
      continue;
    }
    if (result == "refused") {
      std::string turn, followed;
      words >> turn >> followed;
      EXPECT_EQ(decoded->fault, (Error{"link.refused", turn, 0}));
      EXPECT_EQ(std::to_string(decoded->record.actions.size()), followed);
      EXPECT_TRUE(play_record(all_tiles(), decoded->record));
      continue;
    }
    // In the page's address, which has no sign before it.
    const auto there = decode_link(all_tiles(), parse_address(link.substr(1)).text);
    EXPECT_TRUE(there && there->record == decoded->record);
    const std::size_t actions = std::stoul(result);
    EXPECT_FALSE(decoded->fault);
    EXPECT_EQ(decoded->record.actions.size(), actions);
    const auto played = play_record(all_tiles(), decoded->record);
    if (!played) {
      ADD_FAILURE();
      continue;
    }
    for (int p = 0; p < decoded->record.setup.players; ++p) {
      int points = -1;
      words >> points;
      EXPECT_EQ(played->state.score[p], points) << "player " << p;
    }
    std::string hash;
    words >> hash;
    EXPECT_EQ(std::to_string(hash_of_lines(played->game, decoded->record)), hash);
    const auto again = encode_link(all_tiles(), decoded->record, true);
    if (!again) {
      ADD_FAILURE();
      continue;
    }
    EXPECT_EQ(*again, link);
    const auto same = decode_link(all_tiles(), *again);
    EXPECT_TRUE(same && same->record == decoded->record);
  }
  EXPECT_GE(count, 98);
}

// ---- Corrected rules ------------------------------------------------------------------------

const PhaseRow* row_with_rule;  // whose last answer a new rule forbids

void offer_fewer(const Game& game, const State& state, ActionList& actions) {
  row_with_rule->offer(game, state, actions);
  if (actions.size() > 1) actions.pop_back();
}

// Every rule that a set adds, switched off; and every row with a rule more.
template <class Try>
void each_correction(Try with) {
  constexpr void (*switches[])(Set&) = {[](Set& s) { s.before_row = nullptr; },
                                        [](Set& s) { s.tile_drawn = nullptr; },
                                        [](Set& s) { s.tile_placed = nullptr; },
                                        [](Set& s) { s.refuse_place = nullptr; },
                                        [](Set& s) { s.refuse_pile = nullptr; },
                                        [](Set& s) { s.offer_figures = nullptr; },
                                        [](Set& s) { s.figure_placed = nullptr; },
                                        [](Set& s) { s.figures_lost = nullptr; },
                                        [](Set& s) { s.refuse_figure = nullptr; },
                                        [](Set& s) { s.figure_gone = nullptr; },
                                        [](Set& s) { s.bonus = nullptr; },
                                        [](Set& s) { s.part_over = nullptr; },
                                        [](Set& s) { s.adjust_owners = nullptr; },
                                        [](Set& s) { s.adjust_rates = nullptr; },
                                        [](Set& s) { s.adjust_value = nullptr; },
                                        [](Set& s) { s.adjust_points = nullptr; },
                                        [](Set& s) { s.feature_completed = nullptr; },
                                        [](Set& s) { s.final_rows = {}; }};
  std::vector<const Set*> sets = all_sets();
  for (const Set*& place : sets) {
    const Set* const set = place;
    Set corrected = *set;
    place = &corrected;
    for (const auto change : switches) {
      corrected = *set;
      change(corrected);
      with(*set, sets);
    }
    for (const PhaseRow& row : set->rows) {
      if (!row.offer || row.chance) continue;
      std::vector<PhaseRow> rows(set->rows.begin(), set->rows.end());
      rows[static_cast<std::size_t>(&row - set->rows.data())].offer = offer_fewer;
      row_with_rule = &row;
      corrected = *set;
      corrected.rows = rows;
      with(*set, sets);
    }
    place = set;
  }
}

// A link leads to the same game as before, or is refused; never to another game.
TEST(RecordLink, ACorrectedRuleNeverMakesAnotherGame) {
  std::vector<std::pair<std::string, Record>> golden;
  std::istringstream lines(read_data("links.txt"));
  for (std::string line; std::getline(lines, line);)
    if (line.substr(0, 3) == "#g=") {
      const std::string link = line.substr(0, line.find(' '));
      const auto decoded = decode_link(all_tiles(), link);
      ASSERT_TRUE(decoded);
      if (!decoded->fault) golden.emplace_back(link, decoded->record);
    }
  // There are hundreds of corrections; slow builds try some of them.
  constexpr int every = thinning > 1 ? 3 : 1;
  int same = 0, refused = 0, corrections = 0;
  each_correction([&](const Set& set, const std::vector<const Set*>& sets) {
    const int next = corrections++;
    if (next % every != 0) return;
    int tried = 0;
    for (std::size_t k = 0; k < golden.size() && tried < (thinning > 1 ? 1 : 2); ++k) {
      const auto& [link, record] = golden[(k + static_cast<std::size_t>(next)) % golden.size()];
      if (!set.in_play(record.setup)) continue;
      ++tried;
      const auto decoded = decode_link(all_tiles(), link, sets);
      if (!decoded) continue;  // not a game any more
      refused += decoded->fault.has_value();
      if (decoded->fault) continue;
      ++same;
      EXPECT_EQ(decoded->record, record) << set.id << ": " << link;
    }
  });
  EXPECT_GT(same, 50 / every);
  EXPECT_GT(refused, 20 / every);
}

// A game of computers of one kind, with the usual setup.
const Preset& preset_of(std::string_view id) {
  for (const Preset& preset : presets())
    if (preset.id == id) return preset;
  ADD_FAILURE() << "no preset " << id;
  return presets().front();
}

Record played_by(std::string_view kind, const Preset& preset, int players, u64 seed) {
  Record record;
  Setup& setup = record.setup;
  setup.players = static_cast<u8>(players);
  setup.expansions = preset.expansions;
  setup.options = preset.options;
  setup.seed = mix64(seed);
  for (int p = 0; p < players; ++p) record.players.push_back({"", static_cast<u8>(p), ""});
  const auto game = make_game(all_tiles(), setup);
  const PlayerKind& player = *find_player_kind(kind);
  State state = initial_state(*game);
  Random random{seed, 0};
  while (!state.over) {
    record.actions.push_back(decision(*game, state).chance
                                 ? chance_outcome(*game, state)
                                 : player.choose(*game, state, random, {}).action);
    apply(*game, state, record.actions.back());
  }
  return record;
}

// Prints lines for tests/data/links.txt.
TEST(RecordLink, DISABLED_PrintGoldenLinks) {
  const auto print = [](const Record& record, bool names) {
    const auto played = play_record(all_tiles(), record);
    std::printf("%s %zu", encode_link(all_tiles(), record, names)->c_str(), record.actions.size());
    for (int p = 0; p < record.setup.players; ++p) std::printf(" %d", played->state.score[p]);
    std::printf(" %s\n", std::to_string(hash_of_lines(played->game, record)).c_str());
  };
  std::puts("# The base game and random options, some unfinished, some with draws of their own.");
  for (u64 n = 1000; n < 1024; ++n)
    print(random_game(n, {n % 8 == 3, n % 6 == 5 ? 3 * (n % 100) : 10000}), n % 4 == 1);
  std::puts("# Some expansions and random options.");
  for (u64 n = 1024; n < 1040; ++n)
    print(random_game(n, {n % 8 == 3, n % 6 == 5 ? 5 * (n % 100) : 10000, true}), n % 4 == 1);
  std::puts("# Each expansion alone.");
  for (const ExpansionInfo& info : expansion_infos()) {
    if (!info.goes_with_others()) continue;
    const Preset alone = {"", 2, 6, expansion_bit(info.expansion), {}};
    print(played_by("random", alone, 3, 1), false);
    print(played_by("greedy", alone, 2, 2), false);
  }
  std::puts("# All of Big Box 7.");
  for (const int players : {2, 4, 6})
    for (const u64 seed : {3, 4})
      print(played_by("random", preset_of("big-box-7"), players, seed), false);
  print(played_by("greedy", preset_of("big-box-7"), 2, 5), false);
  std::puts("# Hills & Sheep alone, all of Big Box 5, both boxes.");
  const Preset hills = {"", 2, 6, expansion_bit(Expansion::hills_sheep), {}};
  print(played_by("random", hills, 3, 1), false);
  print(played_by("greedy", hills, 2, 2), false);
  for (const int players : {2, 4})
    print(played_by("random", preset_of("big-box-5"), players, 3), false);
  print(played_by("greedy", preset_of("big-box-5"), 3, 5), false);
  for (const int players : {4, 8})
    print(played_by("random", preset_of("both-boxes"), players, 3), false);
  print(played_by("greedy", preset_of("both-boxes"), 4, 5), false);
  std::puts("# Tiles in hand, a limited board.");
  Preset variant = preset_of("big-box-7");
  variant.options.hand_of_three = true;
  print(played_by("random", variant, 2, 6), false);
  variant.options.hand_of_three = false;
  variant.options.draw_early = variant.options.limited_board = true;
  print(played_by("random", variant, 4, 7), false);
  variant.expansions = 0;
  variant.options.border_closes = true;
  print(played_by("random", variant, 3, 8), false);
  std::puts("# Mists over Carcassonne, every level; where a tile of it is corrected, renew them.");
  Preset mists = {"", 1, 6, expansion_bit(Expansion::mists), {}};
  constexpr int teams[] = {1, 3, 2, 6, 4, 1};
  for (const int players : teams) {
    print(played_by("greedy", mists, players, mists.options.level), false);
    print(played_by("random", mists, players, mists.options.level), players == 3);
    ++mists.options.level;
  }
}

// Prints the table of docs/link.md.
TEST(RecordLink, DISABLED_PrintLengths) {
  const Preset &base = preset_of("base"), &big_box = preset_of("big-box-7"),
               &both = preset_of("both-boxes");
  const struct {
    const char* name;
    const Preset* preset;
    std::string_view kind;
    int players;
    u64 games;
  } rows[] = {
      {"base game, random", &base, "random", 2, 1000},
      {"base game, greedy", &base, "greedy", 2, 100},
      {"base game, random", &base, "random", 6, 500},
      {"Big Box 7, random", &big_box, "random", 2, 200},
      {"Big Box 7, random", &big_box, "random", 4, 200},
      {"Big Box 7, random", &big_box, "random", 6, 200},
      {"Big Box 7, greedy", &big_box, "greedy", 2, 10},
      {"Big Box 7, greedy", &big_box, "greedy", 4, 10},
      {"both boxes, greedy", &both, "greedy", 4, 50},
      {"both boxes, random", &both, "random", 4, 100},
      {"both boxes, random", &both, "random", 8, 50},
  };
  for (const auto& row : rows) {
    std::size_t least = ~std::size_t{0}, most = 0, sum = 0;
    for (u64 n = 0; n < row.games; ++n) {
      const auto link =
          encode_link(all_tiles(), played_by(row.kind, *row.preset, row.players, n), false);
      ASSERT_TRUE(link);
      least = std::min(least, link->size());
      most = std::max(most, link->size());
      sum += link->size();
    }
    std::printf("| %s | %d | %zu to %zu | %.1f |\n", row.name, row.players, least, most,
                static_cast<double>(sum) / static_cast<double>(row.games));
  }
}

}  // namespace
}  // namespace bastide::record_link_test
