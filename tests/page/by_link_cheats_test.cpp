// Attempts to gain from a game by link what is not one's due, with the page as it is and with links
// that somebody has written by hand.
#include <algorithm>

#include "engine/record/thread.hpp"
#include "tests/page/two_persons.hpp"
#include "web/app/files.hpp"
#include "web/app/saving.hpp"
#include "web/app/share.hpp"
#include "web/session/replay_stops.hpp"
#include "web/store/all_games.hpp"

namespace gallery::by_link_cheats_test {
namespace {

Session& open_one(const Stage& page) { return *page.app->session; }

Record table_of(u8 players) {
  Record record;
  record.setup.players = players;
  record.setup.first_player = 0;
  for (u8 p = 0; p < players; ++p)
    record.players.push_back({std::string(1, static_cast<char>('A' + p)), p, ""});
  return record;
}

FairValue secret_of(u8 device) {
  FairValue secret{};
  secret.fill(static_cast<u8>(device + 1));
  return secret;
}

std::string link_to(const Record& record) {
  return *encode_link(builtin_catalogue(), record, true);
}

void open_as(Stage& page, const Record& record, const FairValue& secret) {
  request(page.app->requests,
          ask_for::OpenGame{*open_session(page.app->catalogue, record, {}, secret)});
  settle(page);
}

// What a person can do here to play something else than what came after a position.
void try_to_change(Stage& page, std::size_t from) {
  Session& session = open_one(page);
  const Record known = session.record;
  press_key(page, ImGuiKey_U);
  press_key(page, ImGuiKey_Backspace);
  EXPECT_EQ(session.cursor, known.actions.size());
  press(page, "table.undo");
  EXPECT_EQ(session.cursor, known.actions.size());
  request(page.app->requests, ask_for::LookBack{from});
  settle(page);
  ASSERT_EQ(session.cursor, from);
  EXPECT_FALSE(plays_here(session));
  ActionList actions;
  legal_actions(session.game, shown(session), actions);
  for (const Action& action : actions) EXPECT_FALSE(play(session, action));
  EXPECT_FALSE(cut(session));
  press(page, "timeline.from-here");
  press_key(page, ImGuiKey_Enter);
  EXPECT_EQ(fact(page, "table.dialog"), "none");
  EXPECT_TRUE(session.record == known);
  press_key(page, ImGuiKey_Escape);
  EXPECT_TRUE(at_end(session));
}

// Anna and a computer player are at one device, Bo is at another. Returns the position before
// Anna's first move; Anna has made it, and the computer's tile has been drawn.
std::size_t play_before_computer(Stage& page) {
  Record record = table_of(3);
  record.players[1].computer = "greedy";
  EXPECT_TRUE(bastide::invite(record, 0b011, secret_of(0)));
  EXPECT_TRUE(bastide::join(record, 0b100, secret_of(1)));
  open_as(page, record, secret_of(0));
  Session& session = open_one(page);
  const std::size_t before = session.cursor;
  Random random{4};
  while (shown_decision(session).player == 0)
    EXPECT_TRUE(play(session, random_action(session.game, shown(session), random)));
  return before;
}

TEST(ByLinkCheats, AMoveIsFinalOnceTheComputersTileIsSeen) {
  AtPage page("new/default");
  const std::size_t before = play_before_computer(page);
  Session& session = open_one(page);
  EXPECT_FALSE(can_undo(session));
  EXPECT_FALSE(undo(session));
  // The computer, too, has moved.
  Random random{5};
  while (plays_here(session))
    ASSERT_TRUE(play(session, random_action(session.game, shown(session), random)));
  settle(page);
  ASSERT_LT(session.link.known, before + 1);
  try_to_change(page, before);
}

TEST(ByLinkCheats, AMoveIsFinalAfterAReloadToo) {
  AtPage page("new/default");
  const std::size_t before = play_before_computer(page);
  save_now(*page.app);
  auto again = load_game(platform_storage(), page.app->catalogue, open_one(page).saved.slot);
  ASSERT_TRUE(again);
  EXPECT_FALSE(undo(*again));
  go_to(*again, before);
  EXPECT_FALSE(plays_here(*again));
}

TEST(ByLinkCheats, WhatCameBeforeNothingCanStillBeTakenBack) {
  AtPage page("new/default");
  Person anna, bo;
  begin_with_anna(page, anna, bo);
  Session& session = open_one(page);
  const std::size_t before = session.cursor;
  play_turn(page, 3);
  const std::size_t after = session.cursor;
  ASSERT_FALSE(plays_here(session)) << "Bo's tile has not been drawn";
  while (undo(session)) {
  }
  EXPECT_EQ(session.cursor, before);
  EXPECT_TRUE(plays_here(session));
  redo(session);
  go_to(session, after);
  press_key(page, ImGuiKey_U);
  EXPECT_EQ(session.cursor, before);
}

// Two games with one secret would show each other's draws.
TEST(ByLinkCheats, NoSecondGameIsPlayedWithTheSameSecret) {
  AtPage page("new/default");
  Person anna, bo;
  begin_with_anna(page, anna, bo);
  Session& session = open_one(page);
  const std::size_t before = session.cursor;
  play_turn(page, 3);
  request(page.app->requests, ask_for::LookBack{before});
  settle(page);
  press(page, "timeline.from-here");
  ASSERT_EQ(fact(page, "table.dialog"), "from-here");
  EXPECT_FALSE(item(page, "from-here.keep"));
  press(page, "from-here.forget");
  EXPECT_EQ(session.record.actions.size(), before);
  EXPECT_TRUE(plays_here(session));
  EXPECT_EQ(saved(), 1u);
}

TEST(ByLinkCheats, AnotherTabKeepsNoEarlierPositionToPlayFrom) {
  AtPage page("new/default");
  play_before_computer(page);
  save_now(*page.app);
  const std::string slot = open_one(page).saved.slot;
  auto further = load_game(platform_storage(), page.app->catalogue, slot);
  ASSERT_TRUE(further);
  request(page.app->requests, Screen::settings);
  settle(page);
  Random random{6};
  while (plays_here(*further))
    ASSERT_TRUE(play(*further, random_action(further->game, shown(*further), random)));
  ASSERT_EQ(save_game(platform_storage(), page.app->catalogue, *further, 7), SaveResult::saved);
  place().changed = {"game." + slot + "." + std::to_string(further->saved.generation)};
  settle(page);
  if (fact(page, "dialog") == "conflict") press(page, "conflict.copy");
  EXPECT_TRUE(open_one(page).record == further->record || !plays_here(open_one(page)));
  for (const SavedGame& game : list_games(platform_storage())) {
    const auto one = load_game(platform_storage(), page.app->catalogue, game.slot);
    ASSERT_TRUE(one);
    EXPECT_TRUE(!one->link.secret || one->record == further->record);
  }
}

// Whatever chance decides within a turn: second tiles, tokens, dice, messages.
TEST(ByLinkCheats, NothingIsPlayedAgainBehindAChanceEvent) {
  const Catalogue catalogue = builtin_catalogue();
  Record record = table_of(2);
  record.setup.expansions = big_box_7();
  ASSERT_TRUE(bastide::invite(record, 1, secret_of(0)));
  ASSERT_TRUE(bastide::join(record, 2, secret_of(1)));
  Random random{8};
  int within = 0, taken_back = 0;
  for (int stretches = 0; stretches < 100; ++stretches) {
    const u8 device = static_cast<u8>(stretches % 2);
    auto session = open_session(catalogue, record, {}, secret_of(device));
    ASSERT_TRUE(session);
    const std::size_t begun = record.actions.size();
    while (plays_here(*session)) {
      ASSERT_TRUE(play(*session, random_action(session->game, shown(*session), random)));
      const std::size_t size = session->record.actions.size();
      std::size_t chance = begun;
      for (std::size_t k = begun; k < size; ++k)
        if (session->positions[k].decision.chance) chance = k + 1;
      within += chance > begun + 1;
      for (std::size_t k = 0; k < size; ++k) {
        session->cursor = k;
        ASSERT_EQ(plays_here(*session) && k >= begun, k >= chance && k >= begun) << k;
      }
      session->cursor = size;
      while (undo(*session)) ++taken_back;
      ASSERT_GE(session->cursor, chance);
      session->cursor = size;
    }
    record = session->record;
  }
  EXPECT_GE(within, 3);
  EXPECT_GT(taken_back, 50);
}

TEST(ByLinkCheats, AForgedHistoryShowsNoDraws) {
  AtPage page("new/default");
  Person anna, bo;
  begin_with_anna(page, anna, bo);
  play_turn(page, 1);
  const std::string to_bo = send(page);
  change(page, anna, bo, to_bo);
  const FairValue secret_of_bo = *open_one(page).link.secret;
  play_turn(page, 2);
  const std::string to_anna = send(page);
  change(page, bo, anna, to_anna);
  const Record known = open_one(page).record;
  const FairValue secret = *open_one(page).link.secret;
  // A link in which Bo has played otherwise, and whatever follows from it.
  std::string forged = another_turn(page.app->catalogue, to_bo, 1, secret_of_bo, 99);
  ASSERT_NE(forged, to_anna);
  for (int looked = 0; looked < 2; ++looked) {
    open_link(page, forged);
    ASSERT_EQ(fact(page, "fault"), "fair.other-past");
    EXPECT_FALSE(item(page, "link.name"));
    press(page, "link.open");
    const Session& other = open_one(page);
    EXPECT_FALSE(other.link.secret);
    EXPECT_EQ(other.link.device, no_device);
    EXPECT_FALSE(plays_here(other));
    EXPECT_EQ(other.record.actions, decode_link(page.app->catalogue, forged)->record.actions)
        << "nothing is drawn";
    EXPECT_FALSE(item(page, "table.send"));
  }
  open_link(page, to_anna);
  EXPECT_TRUE(open_one(page).record == known);
  EXPECT_EQ(*open_one(page).link.secret, secret) << "and the true one is played on";
  EXPECT_TRUE(plays_here(open_one(page)));
}

TEST(ByLinkCheats, AnInvitationIsNotAnsweredForTwoGames) {
  AtPage page("new/default");
  Person anna, bo, eve;
  invite(page);
  const std::string invitation = send(page);
  leave(page, anna);
  const std::string of_bo = join(page, bo, 22, invitation);
  const std::string of_eve = join(page, eve, 44, invitation);
  sit_down(page, anna, 0);
  open_link(page, of_bo);
  open_link(page, of_eve);
  ASSERT_EQ(fact(page, "fault"), "fair.other-people");
  press(page, "link.open");
  EXPECT_EQ(saved(), 2u) << "both are kept";
  EXPECT_FALSE(open_one(page).link.secret);
  EXPECT_TRUE(open_one(page).record.actions.empty()) << "nothing is drawn";
  // Nor does somebody who plays already join a second time.
  Record invited = decode_link(page.app->catalogue, invitation)->record;
  invited.setup.options.farmers = !invited.setup.options.farmers;
  open_link(page, link_to(invited));
  ASSERT_EQ(fact(page, "dialog"), "link");
  EXPECT_FALSE(item(page, "link.name"));
  press(page, "link.open");
  EXPECT_EQ(open_one(page).record.fair.devices.size(), 1u);
}

std::string all_games() { return all_games_file(platform_storage()); }

void offer(Stage& page, const std::string& file) {
  offer_file(*page.app, file, "bastide.txt");
  settle(page);
}

// A secret is used for one course of a game, whatever has been saved of it.
TEST(ByLinkCheats, AFileTakenBeforeATurnDoesNotTakeItBack) {
  for (const bool deleted : {true, false})
    for (const bool in_another_slot : {false, true}) {
      AtPage page("new/default");
      Person anna, bo;
      begin_with_anna(page, anna, bo);
      play_turn(page, 1);
      const std::string to_bo = send(page);
      const std::string before = all_games();
      change(page, anna, bo, to_bo);
      play_turn(page, 2);
      const std::string to_anna = send(page);
      change(page, bo, anna, to_anna);
      ASSERT_TRUE(plays_here(open_one(page))) << "her tile is drawn";
      play_turn(page, 3);
      const Record known = open_one(page).record;
      const std::string slot = open_one(page).saved.slot, now = all_games();
      if (deleted) {
        request(page.app->requests, ask_for::DeleteGame{slot});
        settle(page);
      }
      offer(page, before);
      for (const SavedGame& game : list_games(platform_storage())) {
        const auto one = load_game(platform_storage(), page.app->catalogue, game.slot);
        ASSERT_TRUE(one);
        EXPECT_TRUE(!one->link.secret || one->record == known) << "to look at only";
      }
      if (in_another_slot) {
        for (const SavedGame& game : list_games(platform_storage()))
          if (game.slot != slot) request(page.app->requests, ask_for::OpenSlot{game.slot});
        settle(page);
        EXPECT_FALSE(open_one(page).link.secret);
        EXPECT_FALSE(plays_here(open_one(page)));
        EXPECT_NE(place().said.find(tr(page.app->texts, "by-link.rewound")), std::string::npos);
      }
      open_link(page, to_anna);
      EXPECT_TRUE(open_one(page).record == known || !open_one(page).link.secret);
      EXPECT_EQ(open_one(page).link.secret.has_value(), !deleted)
          << "the one that went on is there";
      if (!deleted) continue;
      // What was saved last can be played on.
      offer(page, now);
      bool plays = false;
      for (const SavedGame& game : list_games(platform_storage()))
        plays |=
            load_game(platform_storage(), page.app->catalogue, game.slot)->link.secret.has_value();
      EXPECT_TRUE(plays);
    }
}

TEST(ByLinkCheats, OfTwoCopiesOnlyOneIsPlayedOn) {
  AtPage page("new/default");
  Person anna, bo;
  begin_with_anna(page, anna, bo);
  // The same text under another time, as of a file that was saved twice.
  save_now(*page.app);
  Session copy = *load_game(platform_storage(), page.app->catalogue, open_one(page).saved.slot);
  copy.saved = {};
  ASSERT_EQ(save_game(platform_storage(), page.app->catalogue, copy, 99), SaveResult::saved);
  ASSERT_TRUE(copy.link.secret) << "as far as that, both are the same";
  play_turn(page, 1);
  send(page);
  Random random{2};
  while (plays_here(copy)) ASSERT_TRUE(play(copy, random_action(copy.game, shown(copy), random)));
  ASSERT_EQ(save_game(platform_storage(), page.app->catalogue, copy, 100), SaveResult::saved);
  EXPECT_FALSE(copy.link.secret);
  EXPECT_FALSE(load_game(platform_storage(), page.app->catalogue, copy.saved.slot)->link.secret);
}

TEST(ByLinkCheats, AFileOfOneGameSaysNothingInOnesOwnName) {
  std::string file, secret;
  {
    AtPage page("new/default");
    Person anna, bo;
    begin_with_anna(page, anna, bo);
    play_turn(page, 1);
    Session& session = open_one(page);
    session.link.words = "I give up";
    session.link.read = "Do you?";
    session.link.ending = 3;
    session.challenge.day = "2026-11-22";
    save_now(*page.app);
    // Whoever knows the secret hands the save on as a file.
    file = raw_game(platform_storage(), session.saved.slot);
    secret = value_text(*session.link.secret);
  }
  ASSERT_NE(file.find(secret), std::string::npos);
  AtPage page("start/fresh");
  offer(page, file);
  press(page, "link.open");
  const Session& opened = open_one(page);
  EXPECT_FALSE(opened.link.secret);
  EXPECT_EQ(opened.link.ending, 0);
  EXPECT_EQ(opened.link.words, "");
  EXPECT_EQ(opened.link.read, "");
  EXPECT_EQ(opened.challenge.day, "");
  EXPECT_FALSE(plays_here(opened));
}

// Three devices, at the beginning; the first two have revealed what they must.
Record three_devices() {
  Record record = table_of(3);
  for (u8 d = 0; d < 3; ++d)
    EXPECT_TRUE(d == 0 ? bastide::invite(record, 1, secret_of(0))
                       : bastide::join(record, static_cast<u8>(1 << d), secret_of(d)));
  return record;
}

TEST(ByLinkCheats, OfThreeTheSecondRevealsBeforeTheFirstDraws) {
  AtPage page("new/default");
  Record of_bo = three_devices();
  of_bo.fair.devices.pop_back();
  of_bo.fair.device_of[2] = no_device;
  const Record all = three_devices();
  // The inviter gets the link from the last one directly.
  Person persons[3];
  sit_down(page, persons[0], 1);
  Record invitation = table_of(3);
  ASSERT_TRUE(bastide::invite(invitation, 1, secret_of(0)));
  open_as(page, invitation, secret_of(0));
  open_link(page, link_to(all));
  EXPECT_FALSE(plays_here(open_one(page)));
  EXPECT_TRUE(open_one(page).record.actions.empty());
  EXPECT_EQ(awaited(open_one(page)), 1);
  leave(page, persons[0]);
  // Bo's page does its part by itself, and has it sent on.
  sit_down(page, persons[1], 2);
  open_as(page, of_bo, secret_of(1));
  open_link(page, link_to(all));
  EXPECT_EQ(fact(page, "dialog"), "");
  EXPECT_EQ(awaited(open_one(page)), 0);
  EXPECT_FALSE(open_one(page).link.sent);
  EXPECT_TRUE(open_one(page).record.actions.empty());
  const std::string opened = send(page);
  // With another one joining last, Bo's page would reveal the same value once more.
  Record other = of_bo;
  ASSERT_TRUE(bastide::join(other, 4, secret_of(7)));
  open_link(page, link_to(other));
  EXPECT_EQ(fact(page, "fault"), "fair.other-people");
  press(page, "link.open");
  EXPECT_FALSE(open_one(page).link.secret);
  EXPECT_EQ(open_one(page).record.fair.devices[1].revealed, 0);
  leave(page, persons[1]);
  sit_down(page, persons[0], 0);
  open_link(page, opened);
  EXPECT_EQ(saved(), 1u);
  EXPECT_TRUE(plays_here(open_one(page)));
  EXPECT_FALSE(open_one(page).record.actions.empty());
}

TEST(ByLinkCheats, NobodySpeaksForAThirdDevice) {
  AtPage page("new/default");
  Record record = three_devices();
  reveal_first(record.fair, 1, secret_of(1));
  open_as(page, record, secret_of(2));
  const std::string link = link_to(record);
  for (const char* ends : {"&e=3", "&e=7", "&e=2", "&e=255", "&e=0,1"}) {
    open_link(page, link + ends);
    EXPECT_EQ(open_one(page).link.ending, 0) << ends;
    open_one(page).link.ending = 0;
    save_now(*page.app);
  }
  // Each for itself, and then all have agreed.
  open_link(page, link + "&e=0");
  EXPECT_EQ(open_one(page).link.ending, 0b001);
  EXPECT_EQ(fact(page, "dialog"), "show-link");
  press(page, "link.end");
  EXPECT_FALSE(called_off(open_one(page)));
  EXPECT_EQ(link_keys(open_one(page)), "&e=2") << "only its own wish";
  open_link(page, link + "&e=1");
  EXPECT_TRUE(called_off(open_one(page)));
}

TEST(ByLinkCheats, NobodyWhoHasJoinedIsRenamed) {
  AtPage page("new/default");
  Person anna, bo;
  begin_with_anna(page, anna, bo);
  const std::vector<PlayerEntry> before = open_one(page).record.players;
  play_turn(page, 1);
  const std::string to_bo = send(page);
  const std::string nameless = to_bo.substr(0, to_bo.find('&'));
  change(page, anna, bo, nameless + "&n=Loser,Winner");
  EXPECT_EQ(open_one(page).record.players, before);
  play_turn(page, 2);
  const std::string to_anna = send(page);
  change(page, bo, anna, to_anna.substr(0, to_anna.find('&')) + "&n=X,Y");
  EXPECT_EQ(open_one(page).record.players, before);
}

TEST(ByLinkCheats, SeatsAreTakenOneByOneAndByTheirOwnSecrets) {
  AtPage page("new/default");
  Record invitation = table_of(4);
  ASSERT_TRUE(bastide::invite(invitation, 0b1001, secret_of(0)));
  open_as(page, invitation, secret_of(0));
  const Record known = open_one(page).record;
  Record joined = known;
  ASSERT_TRUE(bastide::join(joined, 0b0010, secret_of(1)));
  // The inviter's second seat is given away.
  Record given = joined;
  given.fair.device_of[3] = no_device;
  open_link(page, link_to(given));
  EXPECT_EQ(fact(page, "fault"), "fair.other-people");
  press(page, "dialog.cancel");
  EXPECT_TRUE(open_one(page).record == known);
  open_link(page, link_to(joined));
  EXPECT_EQ(open_one(page).record.fair.devices.size(), 2u);
}

}  // namespace
}  // namespace gallery::by_link_cheats_test
