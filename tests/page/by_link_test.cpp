// A game between two devices with separate storage, connected only by links.
#include "engine/record/thread.hpp"
#include "tests/page/two_persons.hpp"
#include "web/app/files.hpp"
#include "web/app/share.hpp"
#include "web/platform/sharing.hpp"
#include "web/store/store.hpp"
#include "web/ui/qr_code.hpp"

namespace gallery::by_link_test {
namespace {

TEST(ByLink, TwoPlayByLinksWithOldOtherAndForgedOnesAmongThem) {
  AtPage page("new/default");
  Person anna, bo;
  place().fresh = 11;
  open_rules(page);
  press(page, "new.player.1.kind");
  press(page, "kind.by-link");
  press(page, "new.start");
  ASSERT_EQ(fact(page, "screen"), "table");
  EXPECT_EQ(fact(page, "active"), "") << "nobody plays before the other one has joined";
  const std::string invitation = send(page);
  leave(page, anna);

  sit_down(page, bo, 22);
  open_link(page, invitation);
  EXPECT_EQ(fact(page, "dialog"), "link");
  EXPECT_EQ(saved(), 0u);
  press(page, "link.open");
  EXPECT_EQ(saved(), 1u);
  const std::string joined = send(page);
  leave(page, bo);

  sit_down(page, anna, 0);
  std::string to_anna = joined, to_bo, first_to_bo, older;
  for (u64 turn = 0; turn < 3; ++turn) {
    open_link(page, to_anna);
    EXPECT_EQ(fact(page, "dialog"), "");
    EXPECT_EQ(saved(), 1u) << "the game is found by itself";
    EXPECT_TRUE(plays_here(*page.app->session));
    play_turn(page, 10 + turn);
    to_bo = send(page);
    if (turn == 0) first_to_bo = to_bo;
    EXPECT_FALSE(play(*page.app->session, pass_action()));
    leave(page, anna);

    sit_down(page, bo, 0);
    open_link(page, to_bo);
    EXPECT_EQ(saved(), 1u);
    EXPECT_TRUE(plays_here(*page.app->session));
    EXPECT_EQ(page.app->session->cursor, page.app->session->record.actions.size());
    play_turn(page, 20 + turn);
    older = to_anna;
    to_anna = send(page);
    leave(page, bo);
    sit_down(page, anna, 0);
  }

  // An old one changes nothing.
  const Catalogue catalogue = builtin_catalogue();
  const std::string before = to_bo;
  Record known = page.app->session->record;
  open_link(page, older);
  EXPECT_EQ(fact(page, "dialog"), "");
  EXPECT_TRUE(page.app->session->record == known);

  // A forged one is refused: somebody else has played for Bo.
  FairValue guess{};
  open_link(page, another_turn(catalogue, first_to_bo, 1, guess, 5));
  EXPECT_EQ(fact(page, "dialog"), "failed");
  EXPECT_EQ(fact(page, "fault"), "fair.forged");
  press(page, "dialog.cancel");
  EXPECT_TRUE(page.app->session->record == known);

  // The right one, and then one in which Bo has changed a move: both can be kept.
  open_link(page, to_anna);
  known = page.app->session->record;
  const FairValue secret_of_bo = *bo.app->session->link.secret;
  const std::string again = another_turn(catalogue, before, 1, secret_of_bo, 999);
  open_link(page, again);
  EXPECT_EQ(fact(page, "dialog"), "link");
  EXPECT_EQ(fact(page, "fault"), "fair.other-past");
  press(page, "dialog.cancel");
  EXPECT_TRUE(page.app->session->record == known);
  EXPECT_EQ(saved(), 1u);
  open_link(page, again);
  press(page, "link.open");
  EXPECT_EQ(saved(), 2u);
  EXPECT_FALSE(page.app->session->record == known);
}

TEST(ByLink, ALinkThatTheShareSheetDidNotSendIsStillDue) {
  AtPage page("new/default");
  invite(page);
  const Session& session = *page.app->session;
  EXPECT_NE(place().told.find("\ttable.send\tCopy link for "), std::string::npos);
  place().device.shares = true;
  place().copy_answer = platform::Answer::cancelled;
  settle(page);
  EXPECT_NE(place().told.find("\ttable.send\tSend to "), std::string::npos);
  press(page, "table.send");
  EXPECT_NE(place().copied.find("|https://"), std::string::npos)
      << "an address by itself, and the invitation apart";
  EXPECT_FALSE(session.link.sent);
  place().copy_answer = platform::Answer::shared;
  press(page, "table.send");
  EXPECT_TRUE(session.link.sent);
}

TEST(ByLink, WhereNothingCanBeCopiedTheLinkIsShown) {
  AtPage page("new/default");
  invite(page);
  place().copy_answer = platform::Answer::no;
  press(page, "table.send");
  EXPECT_EQ(fact(page, "dialog"), "show-link");
  EXPECT_TRUE(item(page, "link.text"));
  EXPECT_TRUE(item(page, "link.code"));
  EXPECT_TRUE(page.app->session->link.sent) << "it lies open";
}

TEST(ByLink, ALinkIsHeldUpAsACodeUnlessItIsTooLong) {
  AtPage page("new/default");
  invite(page);
  press(page, "table.hold-up");
  EXPECT_EQ(fact(page, "dialog"), "show-link");
  const ProbeItem* code = item(page, "link.code");
  ASSERT_TRUE(code);
  EXPECT_GT(code->width, 100);
  EXPECT_FLOAT_EQ(code->width, code->height);
  page.app->screens.link.append(max_code_text, 'A');
  settle(page);
  EXPECT_FALSE(item(page, "link.code"));
}

TEST(ByLink, TheCodeTheMessageAndSendingComeFirst) {
  for (const char* window : {"desktop", "upright"}) {
    AtPage page("by-link/code", window);
    const ProbeItem *code = item(page, "link.code"), *words = item(page, "link.words"),
                    *send = item(page, "link.send");
    ASSERT_TRUE(code && words && send) << window;
    EXPECT_GT(words->y, code->y);
    EXPECT_LT(words->y + words->height, send->y) << "in sight without scrolling";
    const ProbeItem* link = item(page, "link.text");
    EXPECT_TRUE(!link || link->y > words->y) << window;
  }
}

TEST(ByLink, NobodyIsAskedToEndAGameThatHasNotBegun) {
  AtPage page("new/default");
  invite(page);
  press(page, "table.hold-up");
  ASSERT_EQ(fact(page, "dialog"), "show-link");
  EXPECT_FALSE(item(page, "link.end"));
}

TEST(ByLink, AJoiningPlayerGivesANameAndAMessage) {
  AtPage page("new/default");
  Person anna, bo;
  invite(page);
  press(page, "table.hold-up");
  request(page.app->requests, ask_for::PutWords{"Your move,\na\u202efriend & #g=A %41!"});
  settle(page);
  EXPECT_EQ(page.app->session->link.words, "Your move,afriend & #g=A %41!")
      << "nothing that controls";
  press(page, "link.send");
  EXPECT_EQ(fact(page, "dialog"), "");
  const std::string& whole = page.app->screens.link;
  const std::string invitation = whole.substr(whole.rfind(' ') + 1);
  EXPECT_EQ(read_link_words(invitation), "Your move,afriend & #g=A %41!");
  leave(page, anna);

  sit_down(page, bo, 22);
  open_link(page, invitation);
  ASSERT_TRUE(item(page, "link.name"));
  offered(page).name = "Bo\tO\u2019Hara";
  press(page, "link.open");
  EXPECT_EQ(page.app->session->record.players[1].name, "BoO\u2019Hara");
  EXPECT_EQ(page.app->session->link.read, "Your move,afriend & #g=A %41!");
  const std::string joined = send(page);
  EXPECT_EQ(read_link_words(joined), "") << "the words of the others do not come back";
  leave(page, bo);

  sit_down(page, anna, 0);
  open_link(page, joined);
  EXPECT_EQ(page.app->session->record.players[1].name, "BoO\u2019Hara");
  EXPECT_EQ(page.app->session->link.words, "");
}

TEST(ByLink, TheNameOfAPlayerWhoJoinsByAFileIsNotALinkSharedEarlier) {
  AtPage page("new/default");
  Person anna, bo;
  invite(page);
  const std::string file = game_file(page.app->catalogue, *page.app->session, 5);
  leave(page, anna);
  sit_down(page, bo, 22);
  page.app->screens.link = "https://bastide.invalid/#g=DSomething";
  offer_file(*page.app, file, "game.txt");
  settle(page);
  press(page, "link.open");
  EXPECT_EQ(page.app->session->record.players[1].name.find("https"), std::string::npos);
}

TEST(ByLink, ALinkWithoutWordsIsReadAsBefore) {
  EXPECT_EQ(read_link_words("#g=BAAA&n=Anna"), "");
  EXPECT_EQ(write_link_words("\n\t"), "");
  const std::string many(3 * max_words_characters, '\xc5');
  EXPECT_EQ(read_link_words("&m=" + many), "") << "what is no text";
  std::string longest;
  for (std::size_t i = 0; i < 2 * max_words_characters; ++i) longest += "\xf0\x9f\x99\x82";
  EXPECT_EQ(read_link_words(write_link_words(longest)).size(), 4 * max_words_characters);
}

TEST(ByLink, TheListShowsWhoseTurnItIsAndSinceWhen) {
  AtPage page("new/default");
  invite(page);
  const auto listed = [] { return list_games(platform_storage()).at(0); };
  EXPECT_TRUE(listed().waits);
  EXPECT_FALSE(listed().sent);
  EXPECT_EQ(listed().active, 1);
  request(page.app->requests, ask_for::Home{});
  settle(page);
  press(page, "start.continue");  // it is to be sent
  const std::string invitation = send(page);
  const std::string slot = page.app->session->saved.slot;
  const auto text = raw_game(platform_storage(), slot);
  send(page);
  EXPECT_EQ(raw_game(platform_storage(), slot), text)
      << "sent again, it waits since the first time";
  request(page.app->requests, ask_for::Home{});
  settle(page);
  EXPECT_FALSE(item(page, "start.continue")) << "there is nothing to be done here";

  Person anna, bo;
  leave(page, anna);
  sit_down(page, bo, 22);
  open_link(page, invitation);
  press(page, "link.open");
  const std::string joined = send(page);
  leave(page, bo);
  sit_down(page, anna, 0);
  open_link(page, joined);
  EXPECT_FALSE(listed().waits);
  request(page.app->requests, ask_for::Home{});
  settle(page);
  EXPECT_TRUE(item(page, "start.continue"));
}

// Anna has played after Bo joined, and offers to end the game; the link waits to be sent.
void offer_end(Stage& page, Person& anna, Person& bo) {
  const std::string joined = meet(page, anna, bo);
  sit_down(page, anna, 0);
  open_link(page, joined);
  play_turn(page, 5);
  press(page, "table.hold-up");
  press(page, "link.end");
}

TEST(ByLink, TheDialogWithTheCodeIsStableInAWindowOfAnyHeight) {
  AtPage page("new/default");
  Person anna, bo;
  offer_end(page, anna, bo);
  for (float height = 460; height < 900; height += 3) {
    page.window.width = 900;
    page.window.height = height;
    draw_frames(page, 6);
    const ProbeItem before = *item(page, "link.send");
    for (int frames = 0; frames < 6; ++frames) {
      draw_frames(page, 1);
      const ProbeItem* now = item(page, "link.send");
      ASSERT_TRUE(now) << height;
      ASSERT_EQ(now->y, before.y) << height;
      ASSERT_LE(now->y + now->height, height);
    }
  }
}

TEST(ByLink, AnEndIsOfferedAndAgreedTo) {
  AtPage page("new/default");
  Person anna, bo;
  offer_end(page, anna, bo);
  EXPECT_FALSE(item(page, "link.end")) << "who has offered it need not agree";
  EXPECT_FALSE(called_off(*page.app->session));
  press(page, "link.send");
  const std::string offer = page.app->screens.link;
  EXPECT_NE(offer.find("&e=0"), offer.npos);
  const std::string plain = offer.substr(0, offer.find("&e="));
  open_link(page, plain + "&e=1");
  EXPECT_TRUE(called_off(*page.app->session)) << "Bo agrees";
  leave(page, anna);

  sit_down(page, bo, 0);
  // What a link says about this device's wish to end the game is ignored.
  for (const char* device : {"&e=1", "&e=2", "&e=3", "&e=255", "&e=-1", "&e=x", "&e="}) {
    open_link(page, plain + device);
    EXPECT_EQ(page.app->session->link.ending, 0) << device;
  }
  open_link(page, offer);
  EXPECT_EQ(page.app->session->link.ending, 1);
  EXPECT_FALSE(called_off(*page.app->session)) << "Bo has not agreed";
  EXPECT_EQ(fact(page, "dialog"), "show-link") << "Bo is asked";
  EXPECT_TRUE(plays_here(*page.app->session)) << "and may play on";
  press(page, "link.end");
  EXPECT_TRUE(called_off(*page.app->session));
  EXPECT_FALSE(plays_here(*page.app->session));
  press(page, "link.send");
  EXPECT_TRUE(list_games(platform_storage()).at(0).over);
  const auto kept =
      load_game(platform_storage(), page.app->catalogue, page.app->session->saved.slot);
  ASSERT_TRUE(kept);
  EXPECT_TRUE(called_off(*kept));
  // By opening the offer Bo has drawn a tile, which is no move.
  change(page, bo, anna, page.app->screens.link);
  EXPECT_TRUE(called_off(*page.app->session));
}

TEST(ByLink, PlayingOnCancelsTheOffer) {
  AtPage page("new/default");
  Person anna, bo;
  const std::string joined = meet(page, anna, bo);
  sit_down(page, anna, 0);
  open_link(page, joined + "&e=1");
  EXPECT_EQ(page.app->session->link.ending, 2);
  press(page, "dialog.cancel");
  play_turn(page, 6);
  EXPECT_EQ(page.app->session->link.ending, 0);
  EXPECT_EQ(send(page).find("&e="), std::string::npos);
}

TEST(ByLink, AnEndAgreedToEarlierIsNotAgreedToLater) {
  AtPage page("new/default");
  Person anna, bo;
  offer_end(page, anna, bo);
  press(page, "link.send");
  change(page, anna, bo, page.app->screens.link);
  press(page, "dialog.cancel");
  play_turn(page, 2);
  const std::string on = send(page);
  change(page, bo, anna, on + "&e=1");
  EXPECT_EQ(page.app->session->link.ending, 2) << "what Bo offers";
  EXPECT_FALSE(called_off(*page.app->session)) << "Anna has not agreed here";
}

TEST(ByLink, AForgottenGameIsSentAgain) {
  AtPage page("new/default");
  invite(page);
  const std::string invitation = send(page);
  const std::string slot = page.app->session->saved.slot;
  request(page.app->requests, ask_for::Home{});
  settle(page);
  page.app->session.reset();
  page.app->screens.link.clear();
  page.app->screens.dialog = dialog::GameMenu{slot};
  settle(page);
  press(page, "save.send");
  const std::string& again = page.app->screens.link;
  EXPECT_EQ(again.substr(again.rfind(' ') + 1), invitation);
  EXPECT_EQ(place().copied, again);
}

TEST(ByLink, ASpectatorIsToldSoAndFollowsInOneGame) {
  AtPage page("new/default");
  Person anna, bo, eve;
  const std::string joined = meet(page, anna, bo);
  sit_down(page, eve, 44);
  open_link(page, joined);
  EXPECT_FALSE(item(page, "link.name"));
  press(page, "link.open");
  EXPECT_FALSE(plays_here(*page.app->session));
  leave(page, eve);
  sit_down(page, anna, 0);
  open_link(page, joined);
  play_turn(page, 7);
  const std::string next = send(page);
  leave(page, anna);
  sit_down(page, eve, 0);
  open_link(page, next);
  EXPECT_EQ(fact(page, "dialog"), "");
  EXPECT_EQ(saved(), 1u) << "the same game, with what has happened since";
  EXPECT_GT(page.app->session->record.actions.size(), 0u);
}

TEST(ByLink, TheLastTurnIsSentBeforeTheScoreSheetOpens) {
  AtPage page("new/default");
  Person anna, bo;
  std::string link = meet(page, anna, bo), before;
  // Nearly the whole game, played elsewhere.
  const Catalogue catalogue = builtin_catalogue();
  const FairValue secrets[] = {*anna.app->session->link.secret, *bo.app->session->link.secret};
  u8 device = 0;
  for (;; device ^= 1) {
    std::string next = another_turn(catalogue, link, device, secrets[device], 7);
    if (next == link) break;
    before = std::exchange(link, next);
  }
  device ^= 1;
  sit_down(page, device == 0 ? anna : bo, 0);
  open_link(page, before);
  ASSERT_EQ(fact(page, "over"), "false");
  play_turn(page, 7);
  wait(page, 10);
  settle(page);
  ASSERT_EQ(fact(page, "over"), "true");
  EXPECT_EQ(fact(page, "end"), "waiting");
  send(page);
  wait(page, 10);
  settle(page);
  EXPECT_EQ(fact(page, "end"), "shown");
  // Comments on the game are sent to the other player, too, if desired.
  set_comment(page.app->session->comments, 3, "Here");
  request(page.app->requests, ask_for::Share{});
  settle(page);
  press(page, "share.link");
  const std::string told = page.app->screens.link;
  leave(page, device == 0 ? anna : bo);
  sit_down(page, device == 0 ? bo : anna, 0);
  for (const bool again : {false, true}) {
    offer_link(*page.app, parse_address(told));
    draw_frames(page, 5);
    EXPECT_EQ(page.app->session->comments, "3:Here");
    EXPECT_EQ(page.app->table.replay.playing, again) << "once the end is known, from the beginning";
    EXPECT_EQ(saved(), 1u);
  }
}

TEST(ByLink, OfThreeDevicesEachHearsOfTheEnd) {
  AtPage page("new/default");
  const Catalogue catalogue = builtin_catalogue();
  Record record;
  record.setup.players = 3;
  record.setup.first_player = 0;
  FairValue secrets[3];
  for (u8 p = 0; p < 3; ++p) {
    record.players.push_back({"", p, {}});
    secrets[p].fill(static_cast<u8>(p + 1));
    const u8 seat = static_cast<u8>(1 << p);
    ASSERT_TRUE(p == 0 ? bastide::invite(record, seat, secrets[p])
                       : bastide::join(record, seat, secrets[p]));
  }
  reveal_first(record.fair, 1, secrets[1]);
  // The whole game, up to its last turn.
  std::string link = *encode_link(catalogue, record, true), before;
  for (u8 device = 0, passed = 0; passed < 3; device = static_cast<u8>((device + 1) % 3)) {
    std::string next = another_turn(catalogue, link, device, secrets[device], 7);
    passed = next == link ? static_cast<u8>(passed + 1) : u8{0};
    if (passed == 0) before = std::exchange(link, std::move(next));
  }
  const auto over = open_session(catalogue, decode_link(catalogue, link)->record);
  ASSERT_TRUE(is_over(*over));
  const u8 last = over->link.place.device;

  Person persons[3];
  const auto open_as = [&](u8 device) {
    sit_down(page, persons[device], device);
    request(page.app->requests,
            ask_for::OpenGame{*open_session(catalogue, decode_link(catalogue, before)->record, {},
                                            secrets[device])});
    settle(page);
  };
  open_as(last);
  play_turn(page, 7);
  ASSERT_TRUE(is_over(*page.app->session));
  std::string sent = send(page);
  std::vector<bool> told(3);
  told[last] = true;
  for (u8 device = last; awaited(*page.app->session) != no_player;) {
    const Session& session = *page.app->session;
    const u8 next = session.record.fair.device_of[awaited(session)];
    ASSERT_FALSE(told[next]);
    told[next] = true;
    leave(page, persons[device]);
    open_as(device = next);
    open_link(page, sent);
    const bool goes_on = awaited(*page.app->session) != no_player;
    EXPECT_EQ(page.app->session->link.sent, !goes_on);
    if (goes_on) sent = send(page);
  }
  EXPECT_EQ(told, std::vector<bool>(3, true));
}

TEST(Links, AFinishedGameIsPlayedFromTheSharedPosition) {
  AtPage page("sheet/two-0");
  Session& session = *page.app->session;
  ASSERT_TRUE(is_over(session));
  go_to(session, 60);
  const std::size_t from = session.cursor, all = session.record.actions.size();
  share_by(*page.app, ShareWay::link, {.cursor = from});
  const std::string link = page.app->screens.link;
  EXPECT_NE(link.find("&t=" + std::to_string(from)), link.npos);
  request(page.app->requests, ask_for::Home{});
  settle(page);
  offer_link(*page.app, parse_address(link));
  EXPECT_EQ(page.app->session->cursor, from);
  draw_frames(page, 1);
  EXPECT_EQ(fact(page, "screen"), "table");
  EXPECT_TRUE(page.app->table.replay.playing);
  EXPECT_EQ(page.app->session->record.actions.size(), all);
  // A value that is no number, or too large, means the end.
  for (const char* start : {"&t=x", "&t=99999999999999999999999"}) {
    go_to(session, from);
    offer_link(*page.app, parse_address(link.substr(0, link.find("&t=")) + start));
    EXPECT_TRUE(at_end(*page.app->session)) << start;
  }
}

TEST(ByLink, TheSecretStaysInTheStorage) {
  AtPage page("new/default");
  invite(page);
  const Session& session = *page.app->session;
  ASSERT_TRUE(session.link.secret.has_value());
  const std::string secret = value_text(*session.link.secret);
  const std::string file = game_file(page.app->catalogue, session, 1);
  EXPECT_EQ(file.find(secret), file.npos);
  const std::string slot = session.saved.slot;
  const auto again = load_game(platform_storage(), page.app->catalogue, slot);
  ASSERT_TRUE(again);
  EXPECT_TRUE(again->link.secret == session.link.secret);
  EXPECT_FALSE(again->link.sent);
  EXPECT_EQ(slots_of_thread(platform_storage(), session.record.fair),
            std::vector<std::string>{slot});
}

}  // namespace
}  // namespace gallery::by_link_test
