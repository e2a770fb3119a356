// An organiser's tournament: pairings, standings, results, its file.
#include "web/tournament/tournament.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/base/random.hpp"
#include "engine/players/player.hpp"
#include "engine/record/link.hpp"
#include "web/session/session.hpp"
#include "web/tournament/file.hpp"
#include "web/tournament/pairs.hpp"
#include "web/tournament/result.hpp"
#include "web/tournament/standings.hpp"

namespace bastide::web::tournament_test {
namespace {

const Catalogue& catalogue() {
  static const Catalogue all = builtin_catalogue();
  return all;
}

Tournament with_entrants(int count, u64 lots = 7) {
  Tournament tournament;
  tournament.name = "Spring cup";
  tournament.plan.lots = lots;
  for (int i = 0; i < count; ++i) {
    EXPECT_TRUE(enter(tournament, "Player " + std::to_string(i + 1)));
    tournament.entrants.back().here = true;
  }
  return tournament;
}

// Plays all open tables of the last round: the entrant with the smaller number wins by far.
void play_round(Tournament& tournament, u64 luck = 0) {
  TournamentRound& round = tournament.rounds.back();
  for (std::size_t t = 0; t < round.tables.size(); ++t)
    while (!is_decided(tournament, round.stage, round.tables[t])) {
      const auto& [first, second] = round.tables[t].players;
      const int edge = 5 * (second - first) + static_cast<int>(bounded(random_at(luck, t), 9)) - 4;
      ASSERT_TRUE(enter_result(tournament, t, {{{90 + edge, 90}, {}, {}}, ""}));
    }
}

std::vector<std::array<int, 2>> all_pairs(const Tournament& tournament, RoundKind stage) {
  std::vector<std::array<int, 2>> pairs;
  for (const TournamentRound& round : tournament.rounds)
    for (const Pairing& table : round.tables)
      if (round.stage == stage)
        pairs.push_back({std::min(table.players[0], table.players[1]),
                         std::max(table.players[0], table.players[1])});
  return pairs;
}

void expect_everybody_once(const TournamentRound& round, std::set<int> expected) {
  std::multiset<int> seen;
  for (const Pairing& table : round.tables)
    for (const int player : table.players)
      if (player != nobody) seen.insert(player);
  EXPECT_EQ(std::multiset<int>(expected.begin(), expected.end()), seen);
}

TEST(Tournament, SixteenOverFourRoundsWithAWithdrawalALateEntryAndAByeEndInAFinal) {
  Tournament tournament = with_entrants(16);
  tournament.entrants[15].here = false;  // has not come
  EXPECT_TRUE(pair_next_round(tournament));
  std::set<int> playing;
  for (int i = 0; i < 15; ++i) playing.insert(i);
  expect_everybody_once(tournament.rounds.back(), playing);
  EXPECT_EQ(tournament.rounds.back().tables.back().players[1], nobody) << "fifteen: one has a bye";

  const auto missing = pair_next_round(tournament);
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().code, "tournament.results");

  withdraw(tournament, 3);  // during the round: the other one has won
  play_round(tournament, 1);
  ASSERT_TRUE(enter(tournament, "Latecomer"));
  playing.erase(3);
  playing.insert(16);
  ASSERT_TRUE(pair_next_round(tournament));
  expect_everybody_once(tournament.rounds.back(), playing);
  for (int round = 2; round < 4; ++round) {
    play_round(tournament, static_cast<u64>(round));
    ASSERT_TRUE(pair_next_round(tournament));
    expect_everybody_once(tournament.rounds.back(), playing);
  }
  play_round(tournament, 5);

  const auto pairs = all_pairs(tournament, RoundKind::swiss);
  EXPECT_EQ(std::set(pairs.begin(), pairs.end()).size(), pairs.size()) << "nobody met twice";
  const std::vector<Standing> table = standings(tournament);
  EXPECT_EQ(table.front().entrant, 0);
  EXPECT_TRUE(std::is_sorted(table.begin(), table.end(),
                             [](const auto& a, const auto& b) { return a.halves > b.halves; }));

  ASSERT_TRUE(pair_next_round(tournament));
  const TournamentRound semifinals = tournament.rounds.back();
  EXPECT_EQ(semifinals.stage, RoundKind::knockout);
  ASSERT_EQ(semifinals.tables.size(), 2u);
  const auto meet = [&](std::size_t t, std::size_t one, std::size_t other) {
    return std::set{table[one].entrant, table[other].entrant} ==
           std::set(semifinals.tables[t].players.begin(), semifinals.tables[t].players.end());
  };
  EXPECT_TRUE(meet(0, 0, 3) && meet(1, 1, 2)) << "the best against the last";
  play_round(tournament, 6);
  EXPECT_FALSE(is_over(tournament));
  ASSERT_TRUE(pair_next_round(tournament));
  ASSERT_EQ(tournament.rounds.back().tables.size(), 2u) << "the final and the third place";
  play_round(tournament, 7);
  EXPECT_TRUE(is_over(tournament));
  const std::vector<int> places = final_places(tournament);
  ASSERT_EQ(places.size(), 4u);
  EXPECT_EQ(places[0], 0);
  EXPECT_EQ(std::set(places.begin(), places.end()).size(), 4u);
  EXPECT_EQ(pair_next_round(tournament).error().code, "tournament.over");

  const auto again = read_tournament(write_tournament(tournament));
  ASSERT_TRUE(again) << again.error().detail;
  EXPECT_EQ(*again, tournament);
}

TEST(Tournament, AnUndoneRoundIsPairedTheSameWayAgain) {
  Tournament tournament = with_entrants(9, 3);
  ASSERT_TRUE(pair_next_round(tournament));
  play_round(tournament);
  ASSERT_TRUE(pair_next_round(tournament));
  const Tournament before = tournament;
  ASSERT_TRUE(undo_round(tournament));
  EXPECT_EQ(tournament.rounds.size(), 1u);
  ASSERT_TRUE(pair_next_round(tournament));
  EXPECT_EQ(tournament, before);
  EXPECT_TRUE(undo_round(tournament) && undo_round(tournament));
  EXPECT_FALSE(undo_round(tournament));
}

TEST(Tournament, ByesGoRoundFromTheBottomAndCountAsWon) {
  Tournament tournament = with_entrants(5);
  tournament.plan.knockout = 0;
  std::multiset<int> byes;
  for (int round = 0; round < 4; ++round) {
    ASSERT_TRUE(pair_next_round(tournament));
    byes.insert(tournament.rounds.back().tables.back().players[0]);
    play_round(tournament, static_cast<u64>(round));
  }
  EXPECT_EQ(std::set(byes.begin(), byes.end()).size(), 4u) << "nobody twice";
  EXPECT_TRUE(is_over(tournament)) << "without a knock-out the rounds are all";
  for (const Standing& one : standings(tournament)) EXPECT_EQ(one.won + one.equal + one.lost, 4);
}

TEST(Tournament, WhoBeginsIsSpreadEvenlyAndDrawnFromTheAnnouncedNumber) {
  Tournament one = with_entrants(8, 1), other = with_entrants(8, 2);
  for (Tournament* tournament : {&one, &other})
    for (int round = 0; round < 4; ++round) {
      ASSERT_TRUE(pair_next_round(*tournament));
      play_round(*tournament);
    }
  EXPECT_NE(one.rounds, other.rounds);
  std::array<int, 8> first{};
  for (const TournamentRound& round : one.rounds)
    for (const Pairing& table : round.tables) ++first[static_cast<std::size_t>(table.players[0])];
  for (const int times : first) EXPECT_TRUE(times >= 1 && times <= 3) << times;
}

TEST(Tournament, SixtyFourPlayTenRoundsWithoutMeetingTwice) {
  Tournament tournament = with_entrants(64, 11);
  tournament.plan.swiss = 10;
  EXPECT_EQ(enter(tournament, "One more").error().code, "tournament.full");
  for (int round = 0; round < 10; ++round) {
    ASSERT_TRUE(pair_next_round(tournament));
    play_round(tournament, static_cast<u64>(round));
  }
  const auto pairs = all_pairs(tournament, RoundKind::swiss);
  EXPECT_EQ(std::set(pairs.begin(), pairs.end()).size(), pairs.size());
}

TEST(Tournament, AnEqualKnockoutMatchGoesOn) {
  Tournament tournament = with_entrants(4);
  tournament.plan.swiss = 0;
  tournament.plan.best_of = {1, 3};
  ASSERT_TRUE(pair_next_round(tournament));
  ASSERT_EQ(tournament.rounds.back().stage, RoundKind::knockout);
  const HandedIn equal{{{80, 80}, {}, {}}, ""}, won{{{81, 80}, {}, {}}, ""};
  for (int i = 0; i < 3; ++i) ASSERT_TRUE(enter_result(tournament, 0, equal));
  const Pairing& table = tournament.rounds.back().tables[0];
  EXPECT_FALSE(is_decided(tournament, RoundKind::knockout, table));
  ASSERT_TRUE(enter_result(tournament, 0, won));
  EXPECT_EQ(winner_of(tournament, RoundKind::knockout, table), 0);
  EXPECT_EQ(enter_result(tournament, 0, won).error().code, "tournament.decided");
  EXPECT_TRUE(take_back_result(tournament, 0));
  ASSERT_TRUE(enter_result(tournament, 0, equal));  // the extra game, too
  EXPECT_FALSE(is_decided(tournament, RoundKind::knockout, table));
  ASSERT_TRUE(enter_result(tournament, 0, {{{80, 81}, {}, {}}, ""}));
  EXPECT_EQ(winner_of(tournament, RoundKind::knockout, table), 1);
  EXPECT_TRUE(take_back_result(tournament, 0));
  EXPECT_FALSE(is_decided(tournament, RoundKind::knockout, table));
}

TEST(Tournament, WhoWithdrawsIsPassedByInTheKnockoutAndMayPlayAgainAfterUndoing) {
  Tournament tournament = with_entrants(4);
  tournament.plan.swiss = 0;
  ASSERT_TRUE(pair_next_round(tournament));
  play_round(tournament);
  const Pairing first = tournament.rounds[0].tables[0];
  const u8 winner = *winner_of(tournament, RoundKind::knockout, first);
  withdraw(tournament, index_of(first.players[winner]));
  ASSERT_TRUE(pair_next_round(tournament));
  const Pairing& final_match = tournament.rounds[1].tables[0];
  ASSERT_TRUE(final_match.walkover);
  EXPECT_NE(final_match.players[*final_match.walkover], first.players[winner]);
  EXPECT_TRUE(undo_round(tournament) && undo_round(tournament));
  EXPECT_TRUE(plays_on(tournament, tournament.entrants[index_of(first.players[winner])]));
}

TEST(Tournament, NamesAreCheckedAndPlayersMayComeBack) {
  Tournament tournament = with_entrants(4);
  EXPECT_EQ(enter(tournament, "Player 1").error().code, "tournament.name");
  EXPECT_EQ(enter(tournament, " \n").error().code, "tournament.name");
  withdraw(tournament, 0);
  EXPECT_EQ(tournament.entrants.size(), 3u) << "before the first round: off the list";
  ASSERT_TRUE(pair_next_round(tournament));
  play_round(tournament);
  withdraw(tournament, 0);
  ASSERT_TRUE(pair_next_round(tournament));
  expect_everybody_once(tournament.rounds.back(), {1, 2});
  come_back(tournament, 0);
  play_round(tournament);
  ASSERT_TRUE(pair_next_round(tournament));
  expect_everybody_once(tournament.rounds.back(), {0, 1, 2});
}

TEST(CheapestPairs, AreTheBestOfAllForSix) {
  for (u64 seed = 0; seed < 40; ++seed) {
    Random random{seed};
    PairCosts costs(6, std::vector<i64>(6));
    for (std::size_t i = 0; i < 6; ++i)
      for (std::size_t j = i + 1; j < 6; ++j) costs[i][j] = random.below(1000);
    i64 best = 1 << 20;
    std::vector<std::size_t> order{0, 1, 2, 3, 4, 5};
    do {
      const auto cost = [&](std::size_t a) {
        return costs[std::min(order[a], order[a + 1])][std::max(order[a], order[a + 1])];
      };
      best = std::min(best, cost(0) + cost(2) + cost(4));
    } while (std::next_permutation(order.begin(), order.end()));
    i64 sum = 0;
    for (const auto& [one, other] : cheapest_pairs(costs))
      sum += costs[static_cast<std::size_t>(std::min(one, other))]
                  [static_cast<std::size_t>(std::max(one, other))];
    EXPECT_EQ(sum, best) << seed;
  }
}

// ---- Results by links
// ----------------------------------------------------------------------------

// A game between these players to its end, or a few moves of it.
Record played(const std::string& first, const std::string& second, u64 seed, bool whole = true) {
  Setup setup;
  setup.seed = seed;
  setup.first_player = 0;
  for (const Preset& preset : presets())
    if (preset.id == "base") {
      setup.expansions = preset.expansions;
      setup.options = preset.options;
    }
  auto session = begin_session(catalogue(), setup, {{first, 0, ""}, {second, 1, ""}});
  EXPECT_TRUE(session);
  while (!is_over(*session) && (whole || session->record.actions.size() < 30)) {
    ActionList actions;
    legal_actions(session->game, last_state(*session), actions);
    EXPECT_TRUE(play(*session, actions[seed % actions.size()]));
  }
  return session->record;
}

std::string link_of(const Record& record) { return *encode_link(catalogue(), record, true); }

struct Links : ::testing::Test {
  Tournament tournament = with_entrants(4);
  std::string first, second;  // at table 1

  Links() {
    tournament.plan.box = "base";
    tournament.plan.minutes = 0;
    EXPECT_TRUE(pair_next_round(tournament));
    const Pairing& table = tournament.rounds[0].tables[0];
    first = tournament.entrants[static_cast<std::size_t>(table.players[0])].name;
    second = tournament.entrants[static_cast<std::size_t>(table.players[1])].name;
  }
  std::string code(const Record& record, std::string_view more = "") const {
    const auto read = read_result(catalogue(), tournament, 0, link_of(record) + std::string(more));
    return read ? "" : read.error().code;
  }
};

TEST_F(Links, AFinishedGameOfATableIsItsResult) {
  const Record record = played(first, second, 4);
  const auto table = table_of(catalogue(), tournament, link_of(record));
  ASSERT_TRUE(table);
  EXPECT_EQ(*table, 0u);
  const auto read = read_result(catalogue(), tournament, 0, link_of(record));
  ASSERT_TRUE(read) << read.error().code;
  const auto session = open_session(catalogue(), record);
  for (std::size_t p = 0; p < 2; ++p)
    EXPECT_EQ(read->game.points[p], last_state(*session).score[p]);
  ASSERT_TRUE(enter_result(tournament, 0, *read));
  EXPECT_EQ(code(record), "tournament.decided");
}

TEST_F(Links, WhatIsWrongWithALinkIsNamed) {
  EXPECT_EQ(code(played(first, second, 4, false)), "tournament.unfinished");
  EXPECT_EQ(code(played(second, first, 4)), "tournament.begins");
  EXPECT_EQ(code(played(first, "Somebody", 4)), "tournament.players");
  Record other_box = played(first, second, 4);
  other_box.setup.options.short_game = true;
  other_box.actions.clear();
  EXPECT_EQ(code(other_box), "tournament.box");
  std::string cut = link_of(played(first, second, 4));
  cut.resize(cut.size() / 2);
  EXPECT_FALSE(read_result(catalogue(), tournament, 0, cut));
  tournament.plan.best_of[0] = 3;
  const Record record = played(first, second, 4);
  ASSERT_TRUE(
      enter_result(tournament, 0, *read_result(catalogue(), tournament, 0, link_of(record))));
  EXPECT_EQ(code(record), "tournament.twice");
}

TEST_F(Links, TheClockOfALinkIsChecked) {
  tournament.plan.minutes = 15;
  const Record record = played(first, second, 4), stopped = played(first, second, 5, false);
  EXPECT_EQ(code(record), "tournament.clock");
  ChessClock clock{15, 0, true, {}, no_player};
  wind_up(clock, 2);
  EXPECT_FALSE(pass_time(clock, 0, 100));
  const std::string played_on = "&k=" + write_linked_clock(clock, 2);
  const auto read = read_result(catalogue(), tournament, 0, link_of(record) + played_on);
  ASSERT_TRUE(read) << read.error().code;
  EXPECT_EQ(read->game.seconds, (std::array{100, 0}));
  EXPECT_TRUE(pass_time(clock, 1, 901));
  const auto lost = read_result(catalogue(), tournament, 0,
                                link_of(stopped) + "&k=" + write_linked_clock(clock, 2));
  ASSERT_TRUE(lost) << lost.error().code;
  EXPECT_EQ(lost->game.timed_out, 1);
}

// ---- The file
// ------------------------------------------------------------------------------------

TEST(TournamentFile, NamesTheLineThatIsWrong) {
  const std::string good =
      "bastide tournament 1\nname \"Cup\"\nplan swiss=2 box=base\nplayer \"Anna\" here 0 -\n"
      "player \"Ben\" here 0 -\nround swiss\ntable 1 2 90-80:-\n";
  ASSERT_TRUE(read_tournament(good));
  const auto code = [](const std::string& text) { return read_tournament(text).error().code; };
  EXPECT_EQ(code("something"), "tournament.foreign");
  EXPECT_EQ(code("bastide tournament 2\n"), "tournament.newer");
  for (const char* line :
       {"table 1 3", "table 0 1", "table 1 1", "table 1", "table 1 2", "player \"Carl\" here 0 -",
        "round", "round other", "plan swiss=99", "plan knockout=3", "plan games=2,3",
        "plan games=1", "name", "player \"Anna"}) {
    const auto read = read_tournament(good + line + "\n");
    ASSERT_FALSE(read) << line;
    EXPECT_EQ(read.error().code, "tournament.line");
    EXPECT_EQ(read.error().line, 8);
    EXPECT_EQ(read.error().detail, line);
  }
  EXPECT_FALSE(read_tournament(good + "round knockout\ntable 1 bye\n"));
  EXPECT_FALSE(read_tournament(good + "round knockout\n"));
  EXPECT_TRUE(read_tournament(good + "later version\nplan novel=1\n"));
}

TEST(TournamentFile, ChangedAtRandomItIsRefusedOrStaysAsItIsRead) {
  Tournament tournament = with_entrants(7);
  ASSERT_TRUE(pair_next_round(tournament));
  play_round(tournament);
  ASSERT_TRUE(pair_next_round(tournament));
  const std::string text = write_tournament(tournament);
  Random random{5};
  for (int i = 0; i < 3000; ++i) {
    std::string damaged = text;
    for (u32 k = random.below(4) + 1; k-- > 0;) {
      const std::size_t at = random.below(static_cast<u32>(damaged.size()));
      if (random.below(2) != 0)
        damaged[at] = text[random.below(static_cast<u32>(text.size()))];
      else
        damaged.erase(at, random.below(8) + 1);
    }
    auto read = read_tournament(damaged);
    if (!read) continue;
    const auto again = read_tournament(write_tournament(*read));
    ASSERT_TRUE(again);
    EXPECT_EQ(*again, *read);
    standings(*read);
    final_places(*read);
    (void)pair_next_round(*read);
    (void)write_csv(*read, {});
  }
}

TEST(TournamentFile, TheTableForSpreadsheetsHoldsEveryResultAndNoFormula) {
  Tournament tournament = with_entrants(3);
  ASSERT_TRUE(enter(tournament, "=SUM(A1)\"x"));
  tournament.entrants.back().here = true;
  ASSERT_TRUE(pair_next_round(tournament));
  play_round(tournament);
  const std::string csv = write_csv(tournament, {});
  EXPECT_NE(csv.find("\"'=SUM(A1)\"\"x\""), csv.npos);
  EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 1 + 4 + 2 + 2);
}

}  // namespace
}  // namespace bastide::web::tournament_test
