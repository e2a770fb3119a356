// Two devices that play live: the test carries what goes through their channel, and also cuts it.
#include <cstdio>

#include "engine/record/thread.hpp"
#include "tests/page/two_persons.hpp"
#include "web/session/live_card.hpp"

namespace gallery::live_test {
namespace {

using platform::LiveNews;

std::string description(int number) {
  char port[12];
  std::snprintf(port, sizeof port, "%d", 40000 + number);
  return "a=ice-ufrag:abcd\r\na=ice-pwd:abcdefghijklmnopqrstuv\r\na=fingerprint:sha-256 " +
         std::string(64, static_cast<char>('0' + number % 10)) +
         "\r\na=candidate:1 1 udp 9 192.0.2.7 " + port + " typ host\r\n";
}

// Reports a change of its latest channel to the page.
void tell_page(Stage& page, int channel, LiveNews news, const std::string& text = {}) {
  place().live_events.push_back({channel, news, text});
  settle(page);
}
int latest() { return place().channels.empty() ? 0 : place().channels.rbegin()->first; }

struct Two {
  AtPage page{"new/default"};
  Person anna, bo;
  bool anna_sits = true;
  int of_anna = 0, of_bo = 0;  // their ends of the channel

  void sit(bool as_anna) {
    if (as_anna == anna_sits) return;
    leave(page, anna_sits ? anna : bo);
    sit_down(page, as_anna ? anna : bo, 22);
    anna_sits = as_anna;
  }
  int own() const { return anna_sits ? of_anna : of_bo; }
  Session& session() { return *page.app->session; }

  // Delivers what each has sent to the other, until neither has more to send.
  void carry() {
    for (int quiet = 0; quiet < 2; sit(!anna_sits)) {
      auto& sent = place().channels[own()].out;
      const std::deque<std::string> letters = std::exchange(sent, {});
      quiet = letters.empty() ? quiet + 1 : 0;
      sit(!anna_sits);
      for (const std::string& letter : letters) tell_page(page, own(), LiveNews::text, letter);
      sit(!anna_sits);
    }
  }
  void open_both() {
    for (int i = 0; i < 2; ++i, sit(!anna_sits)) tell_page(page, own(), LiveNews::opened);
    carry();
  }
  void cut() {
    for (int i = 0; i < 2; ++i, sit(!anna_sits)) tell_page(page, own(), LiveNews::ended);
  }

  // Anna invites Bo to play live, Bo joins and answers; returns what Bo sends.
  std::string meet_live() {
    invite(page);
    press(page, "table.hold-up");
    press(page, "link.live");
    of_anna = latest();
    tell_page(page, of_anna, LiveNews::described, description(1));
    EXPECT_EQ(fact(page, "dialog"), "show-link");
    press(page, "link.send");
    const std::string invitation = sent_link(page);
    EXPECT_NE(invitation.find("&o="), invitation.npos);
    open_link(page, invitation);
    EXPECT_EQ(latest(), of_anna) << "no page answers itself";
    sit(false);
    open_link(page, invitation);
    press(page, "link.open");
    EXPECT_EQ(fact(page, "dialog"), "live") << "Bo is asked";
    EXPECT_TRUE(place().channels.empty()) << "and nothing happens before the answer";
    press(page, "live.yes");
    of_bo = latest();
    EXPECT_EQ(place().channels[of_bo].offer, read_card(link_value(invitation, "o="), true));
    tell_page(page, of_bo, LiveNews::described, description(2));
    EXPECT_EQ(fact(page, "dialog"), "show-link");
    press(page, "link.send");
    return sent_link(page);
  }
  void connect() {
    const std::string joined = meet_live();
    EXPECT_NE(joined.find("&a="), joined.npos);
    sit(true);
    open_link(page, joined);
    EXPECT_EQ(place().channels[of_anna].answer, read_card(write_card(description(2)), false));
    open_both();
  }
};

TEST(Live, OnesOwnTurnIsHeard) {
  Two two;
  two.connect();
  two.sit(false);
  two.page.app->settings.sound = true;
  place().heard.clear();
  two.sit(true);
  play_turn(two.page, 5);
  two.carry();
  two.sit(false);
  settle(two.page);
  EXPECT_TRUE(plays_here(two.session()));
  const auto& heard = place().heard;
  EXPECT_EQ(std::count(heard.begin(), heard.end(), platform::Sound::yours), 1);
}

TEST(Live, PeopleMayHaveNamesOfAnyCharacters) {
  Two two;
  two.page.app->screens.form.players[0].name = "Team #1 & %23g=B";
  two.connect();
  two.sit(true);
  play_turn(two.page, 5);
  two.carry();
  two.sit(false);
  EXPECT_EQ(two.session().record.players[0].name, "Team #1 & %23g=B");
  EXPECT_TRUE(plays_here(two.session())) << "the turn has arrived";
}

// Since the last call.
bool has_said(const std::string& words) {
  const std::string said = std::exchange(place().said, {});
  return said.find(words) != said.npos;
}

TEST(Live, TurnsTravelByThemselvesAndAfterACutByLinks) {
  Two two;
  two.connect();
  two.sit(true);
  EXPECT_TRUE(two.session().link.live);
  for (u64 turn = 0; turn < 3; ++turn) {
    for (const bool as_anna : {true, false}) {
      two.sit(as_anna);
      ASSERT_TRUE(plays_here(two.session()));
      play_turn(two.page, 10 * turn + as_anna);
      EXPECT_FALSE(two.session().link.sent) << "until it is known to have arrived";
      two.carry();
      two.sit(as_anna);
      EXPECT_TRUE(two.session().link.sent);
      EXPECT_FALSE(play(two.session(), pass_action()));
      EXPECT_EQ(saved(), 1u);
      EXPECT_EQ(fact(two.page, "dialog"), "");
    }
  }
  const std::size_t known = two.session().record.actions.size();

  // The channel is cut; Anna's next turn goes by hand, with an offer that Bo's page answers by
  // itself.
  two.cut();
  two.sit(true);
  EXPECT_FALSE(two.session().link.live);
  EXPECT_TRUE(has_said("no live connection"));
  two.of_anna = latest();
  tell_page(two.page, two.of_anna, LiveNews::described, description(3));
  EXPECT_EQ(fact(two.page, "dialog"), "") << "no need to look at it now";
  play_turn(two.page, 77);
  const std::string by_hand = send(two.page);
  EXPECT_NE(by_hand.find("&o="), by_hand.npos);
  two.sit(false);
  tell_page(two.page, latest(), LiveNews::described, description(4));  // an offer of Bo's, too
  open_link(two.page, by_hand);
  EXPECT_EQ(fact(two.page, "dialog"), "") << "nothing is asked again";
  two.of_bo = latest();
  tell_page(two.page, two.of_bo, LiveNews::described, description(5));
  play_turn(two.page, 78);
  const std::string back = send(two.page);
  EXPECT_NE(back.find("&a="), back.npos);
  EXPECT_EQ(back.find("&o="), back.npos) << "one is enough";
  two.sit(true);
  open_link(two.page, back);
  EXPECT_FALSE(place().channels[two.of_anna].answer.empty());
  two.open_both();
  two.sit(true);
  EXPECT_TRUE(two.session().link.live);
  play_turn(two.page, 79);
  two.carry();
  two.sit(false);
  EXPECT_TRUE(plays_here(two.session()));
  EXPECT_GT(two.session().record.actions.size(), known + 4);
}

TEST(Live, AnAnswerThatIsOpenedTwiceIsTakenOnce) {
  Two two;
  const std::string joined = two.meet_live();
  two.sit(true);
  open_link(two.page, joined);
  has_said("");
  open_link(two.page, joined);
  EXPECT_FALSE(has_said("another tab"));
  two.sit(true);
  open_link(two.page, joined.substr(0, joined.find("&a=") + 3) + "0000" +
                          joined.substr(joined.find("&a=") + 7));
  EXPECT_TRUE(has_said("another tab")) << "this answers another offer";
}

TEST(Live, ALostTurnIsSentAgainWhenTheChannelReopens) {
  Two two;
  two.connect();
  two.sit(true);
  play_turn(two.page, 1);
  place().channels[two.of_anna].out.clear();  // lost together with the channel
  EXPECT_FALSE(two.session().link.sent);
  two.open_both();
  two.sit(true);
  EXPECT_TRUE(two.session().link.sent);
  two.sit(false);
  EXPECT_TRUE(plays_here(two.session()));
}

TEST(Live, HalfATurnIsNotSent) {
  Two two;
  two.connect();
  two.sit(true);
  Session& session = two.session();
  Random random{5};
  while (shown_decision(session).phase == Phase::place)
    ASSERT_TRUE(play(session, random_action(session.game, shown(session), random)));
  settle(two.page);
  ASSERT_TRUE(plays_here(session));
  const std::size_t known = session.link.known;
  two.open_both();  // both send what they know
  two.sit(true);
  EXPECT_EQ(two.session().link.known, known) << "it can be taken back";
  EXPECT_TRUE(undo(two.session()));
  two.sit(false);
  EXPECT_EQ(two.session().record.actions.size(), known);
}

// Whatever arrives has the same effect as opening the link, but without a question.
TEST(Live, WhatDoesNotFitClosesTheChannel) {
  Two two;
  two.connect();
  two.sit(true);
  play_turn(two.page, 1);
  two.carry();
  two.sit(false);
  const FairValue secret_of_bo = *two.session().link.secret;
  two.sit(true);
  const Record known = two.session().record;
  const Catalogue catalogue = builtin_catalogue();
  const std::string link = *encode_link(catalogue, known, false);
  std::string altered = link;
  altered[60] = altered[60] == 'A' ? 'B' : 'A';
  FairValue guess{};
  Record other;  // another game of the same people
  other.setup = known.setup;
  other.players = known.players;
  ASSERT_TRUE(bastide::invite(other, 1, guess));
  std::vector<std::string> letters = {
      *encode_link(catalogue, other, true),
      "hello",
      "#g=",
      altered,
      std::string(100000, 'A'),
      "<b>#g=A</b>&m=x",
  };
  for (std::size_t i = 3; i < link.size(); i += 7) letters.push_back(link.substr(0, i));
  for (const std::string& letter : letters) {
    two.sit(true);
    tell_page(two.page, two.of_anna, LiveNews::text, letter);
    EXPECT_EQ(fact(two.page, "dialog"), "") << letter.substr(0, 80);
    EXPECT_TRUE(place().channels[two.of_anna].ended) << letter.substr(0, 80);
    EXPECT_FALSE(two.session().link.live);
    EXPECT_TRUE(has_said("does not fit"));
    EXPECT_TRUE(two.session().record == known);
    EXPECT_EQ(saved(), 1u);
    // A new channel, as after another exchange of links.
    two.of_anna = latest();
    tell_page(two.page, two.of_anna, LiveNews::described, description(6));
    tell_page(two.page, two.of_anna, LiveNews::opened);
    tell_page(two.page, two.of_anna, LiveNews::text, link + "&d=1");
    EXPECT_TRUE(two.session().link.live);
  }
  // A continuation with Bo's secret is Bo's; changing an earlier move is not accepted.
  tell_page(two.page, two.of_anna, LiveNews::text,
            another_turn(catalogue, link, 1, secret_of_bo, 8) + "&d=1");
  EXPECT_FALSE(place().channels[two.of_anna].ended);
  const std::size_t went_on = two.session().record.actions.size();
  EXPECT_GT(went_on, known.actions.size());
  tell_page(two.page, two.of_anna, LiveNews::text,
            another_turn(catalogue, link, 1, secret_of_bo, 9) + "&d=1");
  EXPECT_TRUE(place().channels[two.of_anna].ended) << "another past";
  EXPECT_EQ(fact(two.page, "dialog"), "");
}

TEST(Live, AnOldLinkIsAnsweredWithTheGameAsItIs) {
  Two two;
  two.connect();
  two.sit(true);
  const std::string old = *encode_link(builtin_catalogue(), two.bo.app->session->record, true);
  play_turn(two.page, 1);
  two.carry();
  two.sit(true);
  const Record known = two.session().record;
  tell_page(two.page, two.of_anna, LiveNews::text, old + "&d=1");
  EXPECT_TRUE(two.session().record == known);
  EXPECT_FALSE(place().channels[two.of_anna].ended);
  ASSERT_EQ(place().channels[two.of_anna].out.size(), 1u);
  two.carry();
  two.sit(true);
  EXPECT_TRUE(place().channels[two.of_anna].out.empty()) << "and that is all";
}

TEST(Live, DamagedOffersAndAnswersAreIgnored) {
  Two two;
  const std::string joined = two.meet_live();
  two.sit(true);
  const std::size_t at = joined.find("&a=") + 3;
  for (std::size_t i = at; i < joined.size(); i += 5) {
    std::string other = joined;
    other[i] = other[i] == 'Q' ? 'R' : 'Q';
    open_link(two.page, other);
    EXPECT_EQ(place().channels[two.of_anna].answer, "");
    EXPECT_EQ(fact(two.page, "dialog"), "");
    open_link(two.page, joined.substr(0, i));
    EXPECT_EQ(place().channels[two.of_anna].answer, "");
  }
  open_link(two.page, joined);
  EXPECT_NE(place().channels[two.of_anna].answer, "") << "until the right one comes";
}

TEST(Live, ADamagedOfferCountsAsNone) {
  Two again;
  invite(again.page);
  const std::string invitation = send(again.page);
  again.sit(false);
  const std::string card = write_card(description(1));
  for (std::size_t i = 0; i < card.size(); i += 3) {
    std::string other = card;
    other[i] = other[i] == 'Q' ? 'R' : 'Q';
    open_link(again.page, invitation + "&o=" + other);
    EXPECT_EQ(offered(again.page).guest.link.offer, "");
  }
  open_link(again.page, invitation + "&o=" + card);
  EXPECT_EQ(offered(again.page).guest.link.offer, card);
}

TEST(Live, IncomingTurnsWaitWhileThePersonIsBusy) {
  Two two;
  two.connect();
  two.sit(true);
  play_turn(two.page, 1);
  auto& sent = place().channels[two.of_anna].out;
  ASSERT_EQ(sent.size(), 1u);
  const std::string letter = sent[0];
  two.sit(false);
  const std::size_t known = two.session().record.actions.size();
  request(two.page.app->requests, Screen::settings);
  settle(two.page);
  tell_page(two.page, two.of_bo, LiveNews::text, letter);
  EXPECT_EQ(fact(two.page, "screen"), "settings");
  EXPECT_EQ(two.session().record.actions.size(), known);
  press(two.page, "settings.done");
  settle(two.page);
  EXPECT_GT(two.session().record.actions.size(), known);
  EXPECT_TRUE(plays_here(two.session()));
}

TEST(Live, ASpectatorIsShownTheMoves) {
  Two two;
  two.connect();
  two.sit(true);
  // The next link has an offer of its own; a spectator answers it.
  play_turn(two.page, 1);
  two.carry();
  two.sit(true);
  request(two.page.app->requests, ask_for::PlayLive{});
  settle(two.page);
  const int third = latest();
  EXPECT_NE(third, two.of_anna);
  tell_page(two.page, third, LiveNews::described, description(7));
  const std::string link = sent_link(two.page);
  press(two.page, "dialog.cancel");
  ASSERT_NE(link.find("&o="), link.npos);
  leave(two.page, two.anna);

  Person eve;
  sit_down(two.page, eve, 44);
  open_link(two.page, link);
  press(two.page, "link.open");
  press(two.page, "live.yes");
  const int of_eve = latest();
  tell_page(two.page, of_eve, LiveNews::described, description(8));
  EXPECT_EQ(fact(two.page, "dialog"), "show-link") << "the answer is to be sent";
  EXPECT_FALSE(item(two.page, "link.words"));
  press(two.page, "link.send");
  const std::string answer = sent_link(two.page);
  EXPECT_NE(answer.find("&a="), answer.npos);
  leave(two.page, eve);

  sit_down(two.page, two.anna, 0);
  two.anna_sits = true;
  open_link(two.page, answer);
  EXPECT_NE(place().channels[third].answer, "");
  tell_page(two.page, third, LiveNews::opened);
  EXPECT_TRUE(two.session().link.live) << "with Bo, as before";
  const std::deque<std::string> letters = std::exchange(place().channels[third].out, {});
  ASSERT_FALSE(letters.empty());
  leave(two.page, two.anna);
  sit_down(two.page, eve, 0);
  tell_page(two.page, of_eve, LiveNews::opened);
  tell_page(two.page, of_eve, LiveNews::text, letters.back());
  EXPECT_TRUE(two.session().link.live);
  EXPECT_FALSE(plays_here(two.session()));
  EXPECT_EQ(fact(two.page, "dialog"), "");
}

TEST(Live, OnlyAConfiguredServerIsAsked) {
  AtPage page("new/default");
  invite(page);
  press(page, "table.hold-up");
  press(page, "link.live");
  EXPECT_EQ(place().channels[latest()].stun, "");
  page.app->live = {};
  page.app->settings.stun = "stun:example.org";
  press(page, "link.live");
  EXPECT_EQ(place().channels[latest()].stun, "stun:example.org");
  page.app->live = {};
  page.app->settings.stun = "example.org";
  press(page, "link.live");
  EXPECT_EQ(place().channels[latest()].stun, "");
  const Settings kept = read_settings(write_settings(page.app->settings));
  EXPECT_EQ(kept.stun, "");
}

TEST(Live, GamesOfThreeAndPagesWithoutChannelsGoByLinks) {
  AtPage page("new/default");
  place().device.channels = false;
  invite(page);
  press(page, "table.hold-up");
  EXPECT_TRUE(item(page, "link.send"));
  EXPECT_FALSE(item(page, "link.live"));
  const std::string card = write_card(description(1));
  open_link(page, page.app->screens.link + "&o=" + card);
  EXPECT_EQ(fact(page, "dialog"), "");
}

}  // namespace
}  // namespace gallery::live_test
