// The cooperative game around its table: the form for a new one, and the best results.
#include "web/sets/campaign.hpp"

#include <gtest/gtest.h>

#include <set>

#include "engine/base/random.hpp"
#include "engine/players/player.hpp"
#include "engine/record/link.hpp"
#include "engine/rules/set.hpp"
#include "tests/engine/rule.hpp"
#include "tests/texts.hpp"
#include "web/sets/page_set.hpp"
#include "web/setup/new_game.hpp"

namespace bastide::web::campaign_test {
namespace {

const Catalogue& catalogue() {
  static const Catalogue all = builtin_catalogue();
  return all;
}

Setup team(int people, int level, u64 seed) {
  Setup setup;
  setup.players = static_cast<u8>(people);
  setup.expansions = expansion_bit(Expansion::mists);
  setup.options.level = static_cast<u8>(level);
  setup.seed = seed;
  return setup;
}

NewGameForm form_of(int people, int level) {
  NewGameForm form = default_form();
  form.expansions = big_box_7();
  form.options.farmers = true;
  form.options.hand_of_three = true;
  play_together(form, true);
  form.options.level = static_cast<u8>(level);
  form.players.resize(1);
  while (static_cast<int>(form.players.size()) < people) add_player(form);
  return form;
}

TEST(TeamForm, EveryLevelAndTeamCanBePlayed) {
  testing::covers("MIST-L1-3");
  for (int level = 1; level <= team_levels; ++level)
    for (int people = 1; people <= most_people; ++people) {
      const NewGameForm form = form_of(people, level);
      const auto game = make_game(catalogue(), setup_of(form, 7));
      ASSERT_TRUE(game) << level << ' ' << people;
      EXPECT_EQ(game->setup.players, people);
      EXPECT_EQ(game->setup.options.level, level);
      EXPECT_EQ(game->setup.expansions, expansion_bit(Expansion::mists));
      EXPECT_FALSE(game->setup.options.hand_of_three);
      EXPECT_EQ(game->sides, people <= 2 ? 4 : people);
      EXPECT_EQ(tiles_of(catalogue(), setup_of(form, 7)), level == 1 ? 50 : 60);
    }
}

TEST(TeamForm, TheOtherGameIsUnchanged) {
  NewGameForm form = form_of(1, 3);
  play_together(form, false);
  EXPECT_EQ(form.players.size(), 2u);
  EXPECT_EQ(setup_of(form, 1).expansions, big_box_7());
  EXPECT_TRUE(setup_of(form, 1).options.hand_of_three);
  EXPECT_EQ(setup_of(form, 1).options.level, Options{}.level) << "it has no levels";
}

TEST(TeamForm, IsKept) {
  for (const int people : {1, 2, 6}) {
    const NewGameForm form = form_of(people, 5);
    EXPECT_EQ(read_form(write_form(form)), form) << people;
  }
  EXPECT_EQ(read_form("together\noption level 9\n").options.level, 1);
  EXPECT_EQ(read_form("player 1 - \n").players.size(), 2u) << "alone only in a team";
  EXPECT_EQ(read_form("together\nplayer 1 - \n").players.size(), 1u);
}

// ---- Why ----------------------------------------------------------------------------------------

// Whenever a team chooses between points and ghosts, the adviser gives a reason.
TEST(TeamAdvice, PointsOrGhostsHaveAReason) {
  const Texts texts = texts_in("en");
  const PageSet* page = nullptr;
  for (const PageSet* set : page_sets())
    if (set->reason) page = set;
  ASSERT_NE(page, nullptr);
  std::set<std::string> said;
  for (u64 seed = 0; seed < 6; ++seed) {
    const auto game = make_game(catalogue(), team(1, 3, seed));
    State state = initial_state(*game);
    Random random{seed};
    while (!state.over) {
      const Decision d = decision(*game, state);
      const Action action =
          d.chance ? chance_outcome(*game, state)
                   : find_player_kind("greedy")->choose(*game, state, random, {}).action;
      const std::string why = page->reason(texts, *game, state, action);
      EXPECT_EQ(why.empty(), d.phase != Phase::reward);
      if (!why.empty())
        said.insert(why.find("ghost") == std::string::npos ? why
                    : action.kind == ActionKind::calm      ? "ghosts"
                                                           : "points");
      apply(*game, state, action);
    }
  }
  EXPECT_EQ(said, (std::set<std::string>{"The points reach a mark.", "This wins the game.",
                                         "ghosts", "points"}));
}

// ---- Results ------------------------------------------------------------------------------------

constexpr TeamResult won = {2, 3, true, 76, 12, 5};

TEST(Campaign, RanksResults) {
  TeamResult other = won;
  EXPECT_FALSE(is_better(other, won));
  other.spare = 6;
  EXPECT_TRUE(is_better(other, won));
  other.tiles = 11;
  EXPECT_FALSE(is_better(other, won)) << "tiles come first";
  const TeamResult lost = {2, 3, false, 90, 30, 9}, none;
  EXPECT_FALSE(is_better(lost, won));
  EXPECT_TRUE(is_better(won, lost));
  EXPECT_TRUE(is_better(lost, none));
  EXPECT_TRUE(is_better(lost, {2, 3, false, 89, 40, 9}));
}

TEST(Campaign, IsWrittenAndRead) {
  Campaign campaign;
  for (int level = 1; level <= team_levels; ++level)
    for (int people = 1; people <= most_people; ++people)
      campaign.best[level - 1][people - 1] = {static_cast<u8>(level),
                                              static_cast<u8>(people),
                                              (level + people) % 2 == 0,
                                              10 * level,
                                              people,
                                              3};
  const std::string text = write_campaign(campaign);
  EXPECT_LT(text.size(), 700u);
  EXPECT_EQ(write_campaign(read_campaign(text)), text);
  EXPECT_EQ(write_campaign({}), "");
}

TEST(Campaign, BadDataIsHarmless) {
  const std::string good = "2 3 1 76 12 5\n";
  EXPECT_EQ(read_campaign(good).best[1][2], won);
  for (const std::string_view bad :
       {"", "\n\n", "x", "2 3 1 76 12", "2 3 1 76 12 5 9", "0 3 1 76 12 5", "7 1 1 1 1 1",
        "1 0 1 1 1 1", "1 7 1 1 1 1", "-1 1 1 1 1 1", "1 1 1 99999999999 1 1", "1 1 1 1 1 1000",
        "1 1 1 1 1 x", "1  1 1 1 1 1", "\xff\xfe"}) {
    EXPECT_EQ(write_campaign(read_campaign(bad)), "") << bad;
    EXPECT_EQ(write_campaign(read_campaign(std::string(bad) + '\n' + good)), good) << bad;
  }
  // Of several lines about the same level and team the best one counts.
  EXPECT_EQ(write_campaign(read_campaign("2 3 0 70 0 0\n" + good + "2 3 1 76 11 9\n")), good);
}

Session finished(const Setup& setup) {
  std::vector<PlayerEntry> players(setup.players, {"", 1, "greedy"});
  for (std::size_t p = 0; p < players.size(); ++p) players[p].colour = static_cast<u8>(p);
  players[0].computer.clear();
  Session session = *begin_session(catalogue(), setup, players);
  Random random{setup.seed};
  while (!shown(session).over)
    play(session, find_player_kind("greedy")
                      ->choose(session.game, shown(session), random, SearchControl{})
                      .action);
  return session;
}

TEST(Campaign, AGamePlayedToItsEndIsKept) {
  Campaign campaign;
  const Session session = finished(team(2, 1, 4));
  const auto result = team_result(session);
  ASSERT_TRUE(result);
  EXPECT_EQ(result->level, 1);
  EXPECT_EQ(result->people, 2);
  EXPECT_EQ(result->won, result->points >= 50);
  EXPECT_EQ(result->tiles, shown(session).bag_total);
  keep_result(campaign, session);
  EXPECT_EQ(best_result(campaign, 1, 2), *result);
  EXPECT_EQ(best_result(campaign, 1, 3), TeamResult{});
  EXPECT_EQ(read_campaign(write_campaign(campaign)).best[0][1], *result);
}

TEST(Campaign, OthersResultsAreNotKept) {
  const Session played = finished(team(1, 1, 4));
  Campaign campaign;
  const auto opened = open_session(catalogue(), played.record);
  ASSERT_TRUE(opened && is_over(*opened));
  keep_result(campaign, *opened);
  EXPECT_EQ(best_result(campaign, 1, 1), TeamResult{}) << "opened, not played";
  Session watched = played;
  watched.record.players[0].computer = "greedy";
  keep_result(campaign, watched);
  EXPECT_EQ(best_result(campaign, 1, 1), TeamResult{}) << "only computers";
  Session other = *begin_session(catalogue(), {}, {{"", 1, ""}, {"", 2, ""}});
  EXPECT_FALSE(team_result(other));
}

// The draws depend only on the seed, so a friend has the same tiles in the same order.
TEST(Campaign, TheLinkOfTheStartBeginsTheSameGame) {
  const Session session = finished(team(2, 3, 11));
  Record start = session.record;
  start.actions.clear();
  const auto link = encode_link(catalogue(), start, false);
  ASSERT_TRUE(link);
  EXPECT_LT(link->size(), 40u);
  const auto opened = decode_link(catalogue(), "Mists, level 3: won. https://x.example/" + *link);
  ASSERT_TRUE(opened);
  Session friends = *open_session(catalogue(), opened->record);
  EXPECT_EQ(friends.record.setup, session.record.setup);
  for (std::size_t k = 0; k < friends.record.actions.size(); ++k)
    EXPECT_EQ(friends.record.actions[k], session.record.actions[k]);
  while (friends.cursor < session.record.actions.size())
    ASSERT_TRUE(play(friends, session.record.actions[friends.cursor]));
  EXPECT_EQ(state_hash(friends.game, shown(friends)), state_hash(session.game, shown(session)));
}

}  // namespace
}  // namespace bastide::web::campaign_test
