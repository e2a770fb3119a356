// What is known of a game by link is kept, whatever arrives and however little room there is.
#include "engine/record/thread.hpp"
#include "tests/page/two_persons.hpp"
#include "web/app/files.hpp"
#include "web/app/share.hpp"
#include "web/platform/clock.hpp"

namespace gallery::kept_by_link_test {
namespace {

const Session& open_one(const Stage& page) { return *page.app->session; }

// The open game as it would be after a reload.
Session stored(const Stage& page) {
  return *load_game(platform_storage(), page.app->catalogue, open_one(page).saved.slot);
}

void play_first(Stage& page) {
  ActionList actions;
  legal_actions(open_one(page).game, shown(open_one(page)), actions);
  ASSERT_TRUE(play(*page.app->session, actions[0]));
  settle(page);
}

TEST(KeptByLink, ACopyOfOnesOwnGameDoesNotTakeItsPlace) {
  AtPage page("new/default");
  Person anna, bo;
  begin_with_anna(page, anna, bo);
  play_turn(page, 1);
  const std::string to_bo = send(page);
  // Anna opens the file that she keeps, to see whether it works.
  offer_file(*page.app, game_file(page.app->catalogue, open_one(page), 1), "backup.txt");
  settle(page);
  press(page, "link.open");
  ASSERT_EQ(saved(), 2u);
  ASSERT_FALSE(open_one(page).link.secret) << "she only looks on there";
  // The copy is the newer one.
  const auto later = static_cast<u64>(platform::unix_seconds()) + 60;
  ASSERT_EQ(save_game(platform_storage(), page.app->catalogue, *page.app->session, later),
            SaveResult::saved);
  change(page, anna, bo, to_bo);
  play_turn(page, 2);
  const std::string to_anna = send(page);
  change(page, bo, anna, to_anna);
  EXPECT_TRUE(open_one(page).link.secret);
  EXPECT_TRUE(plays_here(open_one(page)));
  EXPECT_EQ(saved(), 2u);
}

TEST(KeptByLink, CommentsThatComeWithALinkAreSaved) {
  AtPage page("new/default");
  Person anna, bo;
  begin_with_anna(page, anna, bo);
  play_turn(page, 1);
  const std::string link = send(page);
  open_link(page, link + "&c=1:Hello");
  EXPECT_EQ(open_one(page).comments, "1:Hello");
  EXPECT_EQ(stored(page).comments, "1:Hello");
}

TEST(KeptByLink, WordsForTheNextLinkAreSaved) {
  AtPage page("new/default");
  Person anna, bo;
  begin_with_anna(page, anna, bo);
  play_turn(page, 1);
  press(page, "table.hold-up");
  request(page.app->requests, ask_for::PutWords{"Your move"});
  settle(page);
  EXPECT_EQ(stored(page).link.words, "Your move");
}

TEST(KeptByLink, AdviceThatWasTakenIsStillCounted) {
  AtPage page("new/default");
  Person anna, bo;
  begin_with_anna(page, anna, bo);
  page.app->session->advised.push_back({open_one(page).cursor, {}, true});
  play_turn(page, 1);
  change(page, anna, bo, send(page));
  play_turn(page, 2);
  const std::string to_anna = send(page);
  change(page, bo, anna, to_anna);
  EXPECT_EQ(open_one(page).advised.size(), 1u);
}

TEST(KeptByLink, WithoutRoomAnAnsweredInvitationIsStillRecognised) {
  AtPage page("new/default");
  Person anna, bo;
  place().storage_full = true;
  const std::string joined = meet(page, anna, bo);
  sit_down(page, anna, 0);
  open_link(page, joined);
  EXPECT_EQ(fact(page, "dialog"), "") << "not offered as to a spectator";
  EXPECT_TRUE(plays_here(open_one(page)));
}

TEST(KeptByLink, WithoutRoomAnOldLinkDoesNotTakeATurnBack) {
  AtPage page("new/default");
  Person anna, bo;
  const std::string joined = meet(page, anna, bo);
  sit_down(page, anna, 0);
  open_link(page, joined);
  place().storage_full = true;
  play_turn(page, 1);
  send(page);
  const Record known = open_one(page).record;
  open_link(page, joined);
  EXPECT_TRUE(open_one(page).record == known);
  EXPECT_FALSE(plays_here(open_one(page))) << "the turn was sent";
  // It is still saved once there is room.
  place().storage_full = false;
  wait(page, 6);
  EXPECT_TRUE(stored(page).record == known);
}

TEST(KeptByLink, WithoutRoomATurnIsFoundWhileAnotherGameIsOpen) {
  AtPage page("new/default");
  Person anna, bo;
  place().storage_full = true;
  begin_with_anna(page, anna, bo);
  play_turn(page, 1);
  const std::string to_bo = send(page);
  const Record known = open_one(page).record;
  request(page.app->requests,
          ask_for::OpenGame{*begin_session(page.app->catalogue, {}, std::vector<PlayerEntry>(2))});
  settle(page);
  open_link(page, to_bo);
  EXPECT_TRUE(open_one(page).record == known);
  EXPECT_TRUE(open_one(page).link.secret);
}

TEST(KeptByLink, WhatASharedPositionShowsIsFinal) {
  AtPage page("new/default");
  Person anna, bo;
  begin_with_anna(page, anna, bo);
  play_first(page);
  ASSERT_TRUE(plays_here(open_one(page)));
  const std::size_t after_tile = open_one(page).cursor;
  play_first(page);
  ASSERT_LT(open_one(page).link.known, after_tile);
  page.app->session->cursor = after_tile;
  share_by(*page.app, ShareWay::link, {.cursor = after_tile});
  settle(page);
  EXPECT_EQ(open_one(page).link.known, after_tile);
  EXPECT_EQ(stored(page).link.known, after_tile) << "after a reload too";
}

TEST(KeptByLink, NothingThatWasSentIsPlayedDifferently) {
  AtPage page("new/default");
  Person anna, bo;
  begin_with_anna(page, anna, bo);
  play_turn(page, 1);
  send(page);
  const Record known = open_one(page).record;
  request(page.app->requests, ask_for::LookBack{0});
  settle(page);
  ASSERT_LT(open_one(page).cursor, open_one(page).link.known);
  ASSERT_TRUE(item(page, "timeline.from-here"));
  EXPECT_FALSE(item(page, "timeline.from-here")->enabled);
  press(page, "timeline.from-here");
  press_key(page, ImGuiKey_Enter);
  EXPECT_EQ(fact(page, "table.dialog"), "none");
  EXPECT_TRUE(open_one(page).record == known);
}

TEST(KeptByLink, AFileOfAGameInTheListHoldsNoSecret) {
  AtPage page("new/default");
  invite(page);
  const std::string slot = open_one(page).saved.slot,
                    secret = value_text(*open_one(page).link.secret);
  ASSERT_NE(raw_game(platform_storage(), slot).find(secret), std::string::npos);
  for (const bool open : {true, false}) {
    request(page.app->requests, ask_for::Home{});
    settle(page);
    if (!open) page.app->session.reset();
    place().bytes.clear();
    request(page.app->requests, ask_for::ExportGame{slot});
    settle(page);
    EXPECT_TRUE(read_game_file(page.app->catalogue, place().bytes)) << open;
    EXPECT_EQ(place().bytes.find(secret), std::string::npos) << open;
  }
}

}  // namespace
}  // namespace gallery::kept_by_link_test
