// The toll road, from the form to its end.
#include "engine/players/player.hpp"
#include "engine/record/link.hpp"
#include "engine/sets/toll/toll.hpp"
#include "tests/page/at_page.hpp"
#include "web/panels/replay.hpp"
#include "web/play/choices.hpp"
#include "web/play/moves.hpp"
#include "web/setup/boxes.hpp"
#include "web/store/story.hpp"

namespace gallery::toll_page_test {
namespace {

using namespace bastide;
using namespace bastide::web;

const NewGameForm& form(const Stage& page) { return page.app->screens.form; }

void choose_road(Stage& page) {
  press(page, "new.box.more");
  press(page, "new.box.toll-road");
}

// One turn by presses: the tile where `greedy` would lay it, and its figure.
void play_turn(Stage& page, u64 seed) {
  const Session& session = *page.app->session;
  const std::size_t before = session.record.actions.size();
  while (!is_over(session) && session.record.actions.size() == before) {
    motion_skip(session, page.app->table.display, page.app->table.motion);
    draw_frames(page, 1);
    TableView view = table_of(page);
    refresh_hand(page.app->settings, session, page.app->table);
    Hand& hand = page.app->table.hand;
    Random random{seed, 0};
    const PlayerKind& greedy = *find_player_kind("greedy");
    if (hand.phase == Phase::place && !hand.placement) {
      const Action best = greedy.choose(session.game, shown(session), random, {}).action;
      lay_tile(view, best.at);
      while (hand.rotation != best.value) turn_tile(view, 1);
    }
    if (hand.preview && !hand.preview->over && !hand.offers.empty()) {
      const Action best = greedy.choose(session.game, *hand.preview, random, {}).action;
      const auto at = std::find(hand.offers.begin(), hand.offers.end(), best);
      if (at != hand.offers.end())
        consider(page.app->texts, page.app->settings, session, page.app->table,
                 static_cast<std::size_t>(at - hand.offers.begin()));
    }
    confirm_move(view);
  }
}

void play_to_the_end(Stage& page) {
  const Session& session = *page.app->session;
  for (u64 turn = 0; turn < 200 && !is_over(session); ++turn) play_turn(page, turn);
  ASSERT_TRUE(is_over(session));
  motion_skip(session, page.app->table.display, page.app->table.motion);
  settle(page);
  if (item(page, "end.skip")) press(page, "end.skip");
  settle(page);
}

TEST(TollPage, ItsBoxAsksForNoOpponents) {
  for (const char* window : {"desktop", "upright"}) {
    AtPage page("new/default", window);
    const auto before = form(page).players;
    ASSERT_GT(before.size(), 1u);
    choose_road(page);
    EXPECT_EQ(form(page).players.size(), 1u);
    EXPECT_TRUE(form(page).players[0].computer.empty());
    EXPECT_TRUE(items(page, "new.who.").empty());
    EXPECT_FALSE(item(page, "new.seat.add"));
    ASSERT_TRUE(item(page, "new.start"));
    EXPECT_TRUE(item(page, "new.start")->enabled);
    press(page, "new.box.base");
    EXPECT_EQ(form(page).players, before);
    choose_road(page);
    press(page, "new.box.mists");
    EXPECT_EQ(form(page).players, before);
  }
}

TEST(TollPage, OtherSetsGoWithItButThoseThatTakeOthers) {
  AtPage page("new/default");
  choose_road(page);
  open_rules(page);
  press(page, "new.expansion.river");
  EXPECT_TRUE(form(page).expansions & expansion_bit(Expansion::river));
  press(page, "new.expansion.robbers");
  EXPECT_FALSE(form(page).expansions & expansion_bit(Expansion::robbers));
  EXPECT_EQ(most_players(form(page)), 1u);
  press(page, "new.start");
  EXPECT_EQ(fact(page, "screen"), "table");
  EXPECT_EQ(page.app->session->game.sides, 1);
}

TEST(TollPage, AFormIsKeptAsItIs) {
  NewGameForm one = default_form();
  one.options.toll_road = true;
  fit_seats(one);
  NewGameForm back = read_form(write_form(one));
  EXPECT_EQ(back.players.size(), 1u);
  EXPECT_TRUE(is_for_one(back));
  leave_game_for_one(back);
  EXPECT_EQ(back.players.size(), 2u);
}

TEST(TollPage, WhatWaitsMeanwhileComesBack) {
  NewGameForm form = default_form();
  form.expansions = expansion_bit(Expansion::robbers) | expansion_bit(Expansion::wheel_of_fortune);
  form.options.completion_sale = form.options.toll_road = true;
  while (form.players.size() < 8) form.players.push_back(form.players.back());
  fit_seats(form);
  EXPECT_EQ(form.players.size(), 1u);
  EXPECT_EQ(form.expansions, expansion_bit(Expansion::wheel_of_fortune));
  EXPECT_FALSE(form.options.completion_sale);
  form.expansions = 0;
  form.options.toll_road = false;
  fit_seats(form);
  EXPECT_EQ(form.players.size(), 6u) << "no more than may play without that set";
  EXPECT_EQ(form.expansions, expansion_bit(Expansion::robbers));
  EXPECT_TRUE(form.options.completion_sale);
}

// What is seen of it while one plays: the strip with the next toll and the next milestone.
TEST(TollPage, AWholeGame) {
  AtPage page("new/default");
  page.app->ui.reduced_motion = true;
  choose_road(page);
  press(page, "new.start");
  const Session& session = *page.app->session;
  EXPECT_EQ(fact(page, "screen"), "table");
  play_turn(page, 1);
  draw_frames(page, 2);
  const TeamBoard& road = page.app->table.team.value;
  EXPECT_EQ(road.of, 0) << "nothing of other games that are won or lost as one";
  EXPECT_EQ(road.points, 2);
  EXPECT_EQ(road.target, 72);
  EXPECT_EQ(road.marks.size(), 6u);
  for (const TeamFact& told : road.facts) {
    EXPECT_FALSE(told.words.empty()) << told.id;
    EXPECT_EQ(told.words.find("toll."), std::string::npos) << told.words;
  }
  play_to_the_end(page);
  EXPECT_EQ(fact(page, "end"), "shown");
  const auto reach = reach_of(session.game, last_state(session));
  ASSERT_TRUE(reach);
  EXPECT_GE(reach->steps, 10);
  EXPECT_NE(fact(page, "end.headline"), "");
  // The first one is the best so far only once there has been another.
  EXPECT_EQ(fact(page, "end.best"), "");
  const auto link = encode_link(page.app->catalogue, session.record, true);
  ASSERT_TRUE(link);
  EXPECT_EQ(decode_link(page.app->catalogue, *link)->record, session.record);
  press(page, "end.review");
  settle(page);
  EXPECT_EQ(fact(page, "screen"), "score-sheet");
  const Story story = stored_story(platform_storage());
  ASSERT_FALSE(story.empty());
  EXPECT_EQ(story.back().reach, reach);
  EXPECT_EQ(read_story(write_story(story)).back().reach, reach);
}

TEST(TollPage, TheEndComparesWithEarlierGames) {
  AtPage page("new/default");
  page.app->ui.reduced_motion = true;
  choose_road(page);
  for (int game = 0; game < 2; ++game) {
    if (game > 0) press(page, "end.again");
    if (item(page, "new.start")) press(page, "new.start");
    settle(page);
    play_to_the_end(page);
  }
  const Story story = stored_story(platform_storage());
  ASSERT_GE(story.size(), 2u);
  const auto &first = story[story.size() - 2].reach, &second = story.back().reach;
  ASSERT_TRUE(first && second);
  EXPECT_EQ(fact(page, "end.best"), *second > *first ? "new" : "old");
}

}  // namespace
}  // namespace gallery::toll_page_test
