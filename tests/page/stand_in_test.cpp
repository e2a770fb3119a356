// A computer plays for somebody who left a game by link between three devices, each with storage of
// its own.
#include <string>

#include "engine/players/stand_in.hpp"
#include "engine/record/thread.hpp"
#include "tests/gallery/screens/three_devices.hpp"
#include "tests/page/two_persons.hpp"
#include "web/session/fair_play.hpp"
#include "web/session/stand_in.hpp"

namespace gallery::stand_in_test {
namespace {

constexpr u8 anna = 0, bo = 1, cy = 2;  // their devices and seats

// Three have joined, and Anna has played her first turn: it is Bo's.
struct Three {
  Stage& page;
  Person persons[3];
  u8 at = anna;
  std::string first;  // the link with Anna's turn

  explicit Three(Stage& stage) : page(stage) {
    const Record record = three_joined();
    for (const u8 device : {bo, cy, anna}) {
      sit_down(page, persons[device], device);
      request(page.app->requests, ask_for::OpenGame{*open_session(page.app->catalogue, record, {},
                                                                  secret_of_three(device))});
      settle(page);
      at = device;
      if (device != anna) leave(page, persons[at]);
    }
    play_turn(page, 3);
    first = send(page);
  }
  void to(u8 device) {
    leave(page, persons[at]);
    sit_down(page, persons[device], 0);
    at = device;
  }
  void open(const std::string& link) { open_link(page, link); }
  Session& session() { return *page.app->session; }
  // Wants the computer to play, or agrees, and sends the link.
  std::string agree() {
    if (fact(page, "dialog") != "show-link") press(page, "table.hold-up");
    press(page, "link.replace");
    EXPECT_FALSE(item(page, "link.replace")) << "once";
    press(page, "link.send");
    return sent_link(page);
  }
};

TEST(StandIn, TheOthersAgreeAndTheComputerPlaysOn) {
  AtPage page("new/default");
  Three game(page);
  press(page, "table.hold-up");
  ASSERT_TRUE(item(page, "link.replace"));
  EXPECT_NE(place().told.find("Let a computer play for Bo"), std::string::npos);
  const std::string asked = game.agree();
  EXPECT_NE(place().told.find("Cy"), std::string::npos) << "who is to agree";

  game.to(cy);
  game.open(asked);
  EXPECT_EQ(fact(page, "dialog"), "show-link") << "Cy is asked";
  EXPECT_NE(place().told.find("A computer is to play for Bo"), std::string::npos);
  const ProbeItem *question = item(page, "link.replace"), *code = item(page, "link.code");
  ASSERT_TRUE(question && code);
  EXPECT_LT(question->y, code->y) << "in sight without scrolling";
  EXPECT_EQ(game.session().stood_in, 0);
  const std::string agreed = game.agree();
  EXPECT_FALSE(plays_here(game.session())) << "Anna confirms";

  game.to(anna);
  game.open(agreed);
  EXPECT_EQ(game.session().stood_in, 1 << bo);
  EXPECT_FALSE(plays_here(game.session()));
  EXPECT_EQ(awaited(game.session()), cy);
  const std::string confirmed = send(page);

  game.to(cy);
  game.open(confirmed);
  const std::size_t before = decode_link(page.app->catalogue, confirmed)->record.actions.size();
  wait(page, 20);
  settle(page);
  EXPECT_GT(game.session().record.actions.size(), before) << "the computer has played Bo's turn";
  EXPECT_TRUE(plays_here(game.session()));
  EXPECT_EQ(shown_decision(game.session()).player, cy);
  EXPECT_TRUE(is_computer(game.session(), bo));
  EXPECT_FALSE(can_undo(game.session()));
  play_turn(page, 5);
  const std::string played = send(page);

  game.to(anna);
  game.open(played);
  EXPECT_EQ(fact(page, "dialog"), "");
  EXPECT_TRUE(plays_here(game.session()));
  EXPECT_TRUE(plays_as_agreed(game.session(), 0));
  play_turn(page, 6);
  const std::string on = send(page);

  // Bo comes back.
  game.to(bo);
  game.open(on);
  EXPECT_EQ(fact(page, "dialog"), "");
  EXPECT_TRUE(game.session().record == decode_link(page.app->catalogue, on)->record);
  EXPECT_FALSE(plays_here(game.session()));
  EXPECT_EQ(saved(), 1u);

  // The game is kept with all of it.
  const auto kept = load_game(platform_storage(), page.app->catalogue, game.session().saved.slot);
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->stood_in, 1 << bo);
}

TEST(StandIn, AComputerThatPlaysOtherwiseIsNotBelieved) {
  AtPage page("new/default");
  Three game(page);
  const std::string asked = game.agree();
  game.to(cy);
  game.open(asked);
  const std::string agreed = game.agree();
  game.to(anna);
  game.open(agreed);
  const std::string confirmed = send(page);
  const Record known = game.session().record;
  // Cy plays for Bo as Cy likes.
  int refused = 0;
  for (u64 seed = 1; seed < 6; ++seed) {
    const std::string forged =
        another_turn(page.app->catalogue, confirmed, cy, secret_of_three(cy), seed);
    auto told = open_session(page.app->catalogue, decode_link(page.app->catalogue, forged)->record);
    if (plays_as_agreed(*told, known.actions.size())) continue;
    ++refused;
    game.open(forged);
    EXPECT_EQ(fact(page, "dialog"), "failed");
    EXPECT_EQ(fact(page, "fault"), "fair.stand-in");
    press(page, "dialog.cancel");
    EXPECT_TRUE(game.session().record == known);
  }
  EXPECT_GT(refused, 3);
}

TEST(StandIn, WhoeverIsBackInTimePlaysOn) {
  AtPage page("new/default");
  Three game(page);
  const std::string asked = game.agree();  // Anna, who would confirm
  game.to(bo);
  game.open(asked);
  EXPECT_FALSE(item(page, "link.replace"));
  if (fact(page, "dialog") != "") press(page, "dialog.cancel");
  ASSERT_TRUE(plays_here(game.session()));
  play_turn(page, 8);
  const std::string answered = send(page);
  EXPECT_TRUE(game.session().record.fair.words.empty());
  game.to(anna);
  game.open(answered);
  EXPECT_EQ(fact(page, "dialog"), "");
  EXPECT_EQ(game.session().stood_in, 0);
  EXPECT_EQ(game.session().record.actions.size(),
            decode_link(page.app->catalogue, answered)->record.actions.size());
}

TEST(StandIn, WhoHasAgreedWaitsForWhoConfirms) {
  AtPage page("new/default");
  Three game(page);
  game.to(cy);
  game.open(game.first);
  const std::string asked = game.agree();
  const Record known = game.session().record;
  game.to(bo);
  game.open(game.first);
  play_turn(page, 8);
  const std::string answered = send(page);

  game.to(cy);
  game.open(answered);
  EXPECT_EQ(fact(page, "dialog"), "failed");
  EXPECT_EQ(fact(page, "fault"), "fair.back");
  EXPECT_NE(place().told.find("Anna"), std::string::npos);
  press(page, "dialog.cancel");
  EXPECT_TRUE(game.session().record == known) << "nothing is lost";

  // Anna has Bo's answer before she hears of Cy's wish, so it goes on.
  game.to(anna);
  game.open(answered);
  EXPECT_EQ(fact(page, "dialog"), "");
  game.open(asked);
  EXPECT_FALSE(game.session().link.sent);
  const std::string goes_on = send(page);
  game.to(cy);
  game.open(goes_on);
  EXPECT_EQ(fact(page, "dialog"), "");
  EXPECT_TRUE(plays_here(game.session()));
  play_turn(page, 9);
  const std::string next = send(page);
  game.to(bo);
  game.open(next);
  EXPECT_EQ(fact(page, "dialog"), "");
  EXPECT_EQ(saved(), 1u);
}

TEST(StandIn, AnAnswerThatComesTooLateStaysBesideTheGame) {
  AtPage page("new/default");
  Three game(page);
  game.to(bo);
  game.open(game.first);
  play_turn(page, 8);
  const std::string answered = send(page);
  const Record known = game.session().record;
  game.to(anna);
  const std::string asked = game.agree();
  game.to(cy);
  game.open(asked);
  const std::string agreed = game.agree();
  game.to(anna);
  game.open(agreed);
  const std::string confirmed = send(page);
  game.open(answered);
  EXPECT_EQ(fact(page, "dialog"), "link");
  EXPECT_EQ(fact(page, "fault"), "fair.other-past");
  press(page, "dialog.cancel");
  game.to(bo);
  game.open(confirmed);
  EXPECT_EQ(fact(page, "dialog"), "link");
  EXPECT_EQ(fact(page, "fault"), "fair.other-late");
  press(page, "link.open");
  EXPECT_EQ(saved(), 2u);
  EXPECT_FALSE(plays_here(game.session()));
  EXPECT_FALSE(game.session().link.secret.has_value());
}

TEST(StandIn, WhoOnlyDrewSeesTheGameThatGoesOn) {
  AtPage page("new/default");
  Three game(page);
  game.to(bo);
  game.open(game.first);
  ASSERT_TRUE(plays_here(game.session())) << "Bo has drawn";
  game.to(anna);
  const std::string asked = game.agree();
  game.to(cy);
  game.open(asked);
  const std::string agreed = game.agree();
  game.to(anna);
  game.open(agreed);
  const std::string confirmed = send(page);
  game.to(bo);
  game.open(confirmed);
  EXPECT_EQ(fact(page, "dialog"), "");
  EXPECT_EQ(saved(), 1u);
  EXPECT_EQ(game.session().stood_in, 1 << bo);
  EXPECT_FALSE(plays_here(game.session()));
}

TEST(StandIn, OfTwoOneGoesOnAloneInACopy) {
  AtPage page("new/default");
  Person one, other;
  begin_with_anna(page, one, other);
  play_turn(page, 4);
  press(page, "table.hold-up");
  EXPECT_FALSE(item(page, "link.replace"));
  const Record known = page.app->session->record;
  press(page, "link.alone");
  const Session& alone = *page.app->session;
  EXPECT_EQ(fact(page, "dialog"), "");
  EXPECT_TRUE(alone.record.fair.devices.empty());
  EXPECT_TRUE(alone.apart);
  EXPECT_EQ(alone.record.players[1].computer, stand_in_kind);
  EXPECT_TRUE(no_help(alone, false, Help::advice));
  EXPECT_EQ(saved(), 2u);
  for (const SavedGame& game : list_games(platform_storage())) {
    const auto kept = load_game(platform_storage(), page.app->catalogue, game.slot);
    ASSERT_TRUE(kept);
    if (kept->record.fair.devices.empty()) {
      EXPECT_TRUE(kept->table_rules.no_help);
      continue;
    }
    EXPECT_TRUE(kept->record == known) << "the game by link stays as it was";
    EXPECT_TRUE(kept->link.secret.has_value());
  }
}

}  // namespace
}  // namespace gallery::stand_in_test
