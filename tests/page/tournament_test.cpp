// The organiser's page: a tournament from its first player to the winner, and matches at the table.
#include "engine/record/link.hpp"
#include "tests/page/at_page.hpp"
#include "web/app/files.hpp"
#include "web/panels/drawn.hpp"
#include "web/play/card.hpp"
#include "web/reading/match_words.hpp"
#include "web/session/match_game.hpp"
#include "web/tournament/file.hpp"
#include "web/tournament/result.hpp"

namespace gallery::tournament_test {
namespace {

using namespace bastide;
using namespace bastide::web;

TournamentPage& shown_page(Stage& page) { return page.app->screens.tournament; }
const Tournament& kept(Stage& page) { return shown_page(page).tournament; }

void go_to_tournament(Stage& page) {
  request(page.app->requests, Screen::tournament);
  settle(page);
}

void add_players(Stage& page, std::initializer_list<const char*> names) {
  for (const char* name : names) {
    shown_page(page).name = name;
    settle(page);
    press(page, "tournament.add");
  }
}

void check_in_all(Stage& page) {
  for (std::size_t i = 0; i < kept(page).entrants.size(); ++i)
    press(page, "tournament.here." + std::to_string(i));
}

// The first of each table has won; whoever has a lower number by more.
void win_all_tables(Stage& page) {
  const TournamentRound round = kept(page).rounds.back();
  for (std::size_t t = 0; t < round.tables.size(); ++t) {
    if (round.tables[t].players[1] == nobody) continue;
    while (!is_decided(kept(page), round.stage, kept(page).rounds.back().tables[t])) {
      if (!item(page, "tournament.points.0") || shown_page(page).table != t)
        press(page, "tournament.table." + std::to_string(t + 1));
      shown_page(page).points = {"90", "80"};
      settle(page);
      press(page, "tournament.enter-points");
    }
  }
}

TEST(TournamentPage, LeadsFromTheFirstPlayerToTheWinner) {
  AtPage page("start/continue");
  press(page, "start.friends");
  press(page, "friends.tournament");
  EXPECT_EQ(fact(page, "screen"), "tournament");
  add_players(page, {"Anna", "Ben", "Carl", "Dora", "Emil"});
  EXPECT_EQ(kept(page).entrants.size(), 5u);
  add_players(page, {"Anna"});
  EXPECT_EQ(fact(page, "tournament.fault"), "tournament.name");
  shown_page(page).name.clear();
  press(page, "tournament.next");
  EXPECT_EQ(fact(page, "tournament.fault"), "tournament.few") << "nobody is there yet";
  check_in_all(page);
  press(page, "tournament.swiss.0");  // three rounds
  press(page, "tournament.knockout.1");
  press(page, "tournament.next");
  ASSERT_EQ(kept(page).rounds.size(), 1u);
  press(page, "tournament.next");
  EXPECT_EQ(fact(page, "tournament.fault"), "tournament.results");
  for (int round = 0; round < 3; ++round) {
    win_all_tables(page);
    press(page, "tournament.next");
    ASSERT_EQ(kept(page).rounds.size(), static_cast<std::size_t>(round) + 2);
  }
  EXPECT_EQ(kept(page).rounds.back().stage, RoundKind::knockout);
  win_all_tables(page);
  settle(page);
  const int winner = kept(page).rounds.back().tables[0].players[0];
  EXPECT_NE(place().told.find(tr(page.app->texts, "tournament.won",
                                 {kept(page).entrants[static_cast<std::size_t>(winner)].name})),
            std::string::npos);
  press(page, "tournament.part.1");
  for (const Entrant& entrant : kept(page).entrants)
    EXPECT_NE(place().told.find(entrant.name), std::string::npos);
  press(page, "tournament.csv");
  EXPECT_NE(place().bytes.find("\"Anna\""), std::string::npos);
  press(page, "tournament.save");
  EXPECT_EQ(place().bytes, write_tournament(kept(page)));
}

TEST(TournamentPage, IsThereAgainAndAFileTakesItsPlace) {
  AtPage page("start/continue");
  go_to_tournament(page);
  add_players(page, {"Anna", "Ben"});
  const Tournament before = kept(page);
  EXPECT_EQ(place().kept.at("tournament"), write_tournament(before));
  shown_page(page) = {};
  request(page.app->requests, ask_for::Home{});
  settle(page);
  go_to_tournament(page);
  EXPECT_EQ(kept(page), before);
  Tournament other;
  other.name = "Spring cup";
  ASSERT_TRUE(enter(other, "Carl"));
  offer_file(*page.app, write_tournament(other), "cup.txt");
  settle(page);
  EXPECT_EQ(kept(page), before) << "not without a question";
  press(page, "tournament.new.yes");
  EXPECT_EQ(kept(page), other);
  offer_file(*page.app, "bastide tournament 1\nround nonsense\n", "cup.txt");
  settle(page);
  EXPECT_EQ(fact(page, "dialog"), "failed");
  EXPECT_EQ(kept(page), other);
}

TEST(TournamentPage, WhatCannotBeReadIsNotLost) {
  AtPage page("start/continue");
  const std::string damaged = "bastide tournament 1\nname \"Cup\nplayer\n";
  place().kept["tournament"] = damaged;
  go_to_tournament(page);
  EXPECT_EQ(fact(page, "tournament.fault"), "tournament.line");
  press(page, "tournament.save");
  EXPECT_EQ(place().bytes, damaged);
  EXPECT_EQ(place().kept["tournament"], damaged);
  press(page, "tournament.new");
  press(page, "tournament.new.yes");
  EXPECT_TRUE(kept(page).entrants.empty());
  add_players(page, {"Anna"});
  EXPECT_EQ(place().kept["tournament"], write_tournament(kept(page)));
}

TEST(TournamentPage, ALinkFindsItsTable) {
  AtPage page("end/won");
  Record record = page.app->session->record;
  ASSERT_EQ(record.players.size(), 2u);
  record.players[0].name = "Anna";
  record.players[1].name = "Ben";
  for (PlayerEntry& player : record.players) player.computer.clear();
  const std::string link = *encode_link(page.app->catalogue, record, true);
  go_to_tournament(page);
  add_players(page, {"Anna", "Ben"});
  check_in_all(page);
  press(page, "tournament.minutes.0");
  press(page, "tournament.box.0");
  press(page, "tournament.next");
  Tournament turned = kept(page);  // whoever has begun the game is to begin
  const PlayerIndex first = page.app->session->positions[0].active;
  turned.rounds[0].tables[0].players = {first, 1 - first};
  request(page.app->requests, ask_for::KeepTournament{std::make_shared<const Tournament>(turned)});
  shown_page(page).link = "#g=BAAA";
  settle(page);
  press(page, "tournament.enter");
  EXPECT_NE(fact(page, "tournament.fault"), "");
  shown_page(page).link = link;
  settle(page);
  press(page, "tournament.enter");
  EXPECT_EQ(fact(page, "tournament.fault"), "");
  ASSERT_EQ(kept(page).rounds[0].tables[0].games.size(), 1u);
  const State& end = last_state(*page.app->session);
  EXPECT_EQ(kept(page).rounds[0].tables[0].games[0].points[0], end.score[first]);
}

TEST(Adjudicated, AGameThatBreaksOffIsPlayedOnAndMakesAPage) {
  AtPage page("table/middle");
  ASSERT_FALSE(is_over(*page.app->session));
  request(page.app->requests, Screen::score_sheet);
  settle(page);
  press(page, "sheet.adjudicate");
  EXPECT_EQ(fact(page, "sheet.adjudicated"), std::to_string(adjudicated_games));
  const Adjudication& sum = page.app->screens.adjudicating.sum;
  double all = 0;
  for (PlayerIndex side = 0; side < page.app->session->game.sides; ++side) {
    all += sum.won[side];
    const std::string line = adjudication_line(page.app->texts, *page.app->session,
                                               page.app->screens.adjudicating, side);
    EXPECT_NE(place().told.find(line), std::string::npos) << line;
  }
  EXPECT_NEAR(all, adjudicated_games, 1e-6);
  press(page, "sheet.adjudicate.save");
  EXPECT_EQ(place().saved, "bastide-adjudication.html");
  EXPECT_NE(place().bytes.find("<li>"), std::string::npos);
}

TEST(MatchAtTheTable, StandsBesideTheNamesWhileItIsPlayed) {
  for (const char* window : {"desktop", "upright", "sideways"}) {
    AtPage page("table/match", window);
    const Session& session = *page.app->session;
    const std::string line = match_line(page.app->texts, session, *session.table_rules.match);
    EXPECT_NE(line.find("1\xc2\xbd"), std::string::npos) << line;
    EXPECT_EQ(fact(page, "table.match"), line) << window;
    EXPECT_NE(place().told.find(line), std::string::npos) << window;
    press(page, "table.player.1");
    ASSERT_TRUE(page.app->drawn.card) << window;
    EXPECT_NE(card_words(page.app->drawn.card->card).find(line), std::string::npos) << window;
  }
  EXPECT_EQ(fact(AtPage("table/middle"), "table.match"), "");
}

TEST(MatchAtTheTable, StandsThereWhenAGameIsTakenUpFromALink) {
  AtPage page("table/match");
  const std::string line = fact(page, "table.match");
  const std::size_t end = page.app->session->record.actions.size();
  request(page.app->requests, ask_for::ShareBy{ShareWay::link, {ShareAs::game, end}});
  settle(page);
  const std::string link = page.app->screens.link;
  ASSERT_NE(link.find("&w=5.shared."), std::string::npos) << link;
  AtPage other("start/fresh");
  place().fragment = link.substr(link.find('#') + 1);
  place().fragment_changed = true;
  settle(other);
  take_offer(other);
  settle(other);
  EXPECT_EQ(fact(other, "table.match"), line);
}

TEST(MatchAtTheTable, CountsTheGameOnceItsResultHasBeenTold) {
  AtPage page("end/won");
  Session& session = *page.app->session;
  session.table_rules.match = Match{3, TieRule::replay, {}};
  press(page, "end.close");
  EXPECT_EQ(fact(page, "table.match"),
            match_line(page.app->texts, session, *match_so_far(session)));
}

TEST(MatchAtTheTable, GoesOnUntilSomebodyHasWonIt) {
  AtPage page("end/won");
  Session& session = *page.app->session;
  ASSERT_EQ(session.game.sides, 2);
  session.table_rules.match = Match{3, TieRule::replay, {}};
  settle(page);
  const MatchGame game = game_of_match(session);
  ASSERT_NE(game.points[0], game.points[1]);
  const PlayerIndex first = session.positions[0].active;
  EXPECT_NE(fact(page, "end.match"), "");
  press(page, "end.again");
  const Session& second = *page.app->session;
  ASSERT_TRUE(second.table_rules.match);
  EXPECT_EQ(second.table_rules.match->games, std::vector{game});
  EXPECT_NE(second.positions[0].active, first) << "they begin in turn";
}

}  // namespace
}  // namespace gallery::tournament_test
