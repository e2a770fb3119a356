// Who one is: asked once, before the first game, and used wherever one sits down.
#include "tests/page/at_page.hpp"
#include "web/drawing/faces.hpp"
#include "web/setup/new_game.hpp"

namespace gallery::oneself_test {
namespace {

using namespace bastide;
using namespace bastide::web;

// Somebody who has never been here.
struct Stranger : AtPage {
  explicit Stranger(const std::string& in = "desktop") : AtPage("start/fresh", in) {
    app->settings.oneself = {};
  }
};

void type(Stage& page, const std::string& field, const std::string& words) {
  press(page, field);
  for (const char c : words) ImGui::GetIO().AddInputCharacter(static_cast<unsigned>(c));
  draw_frames(page, 3);
}

void introduce(Stage& page, const std::string& name, int colour) {
  type(page, "you.name", name);
  press(page, "colour." + std::to_string(colour));
  press(page, "you.sign.builder");
  press(page, "you.begin");
}

TEST(Oneself, IsAskedBeforeTheFirstGameAndNeverAgain) {
  for (const char* window : {"desktop", "upright", "sideways"}) {
    Stranger page(window);
    press(page, "start.new-game");
    press(page, "new.start");
    ASSERT_EQ(fact(page, "dialog"), "you") << window;
    EXPECT_FALSE(page.app->session) << "nothing begins meanwhile";
    EXPECT_FALSE(item(page, "you.begin")->enabled) << "there is no name yet";
    introduce(page, "Anna", 4);
    ASSERT_EQ(fact(page, "screen"), "table") << window;
    const Record& record = page.app->session->record;
    EXPECT_EQ(record.players[0].name, "Anna");
    EXPECT_EQ(record.players[0].colour, 4);
    EXPECT_EQ(page.app->settings.oneself.sign, static_cast<int>(Piece::builder));
    EXPECT_EQ(read_settings(place().kept["settings"]).oneself, page.app->settings.oneself);
    request(page.app->requests, ask_for::Home{});
    settle(page);
    press(page, "start.play");
    EXPECT_EQ(fact(page, "dialog"), "") << window;
    EXPECT_EQ(page.app->session->record.players[0].name, "Anna");
  }
}

TEST(Oneself, MayBeLeftForLater) {
  Stranger page;
  press(page, "start.new-game");
  press(page, "new.start");
  press(page, "you.later");
  ASSERT_EQ(fact(page, "screen"), "table") << "the game begins all the same";
  EXPECT_TRUE(read_settings(place().kept["settings"]).oneself.asked);
  request(page.app->requests, ask_for::Home{});
  settle(page);
  press(page, "start.play");
  EXPECT_EQ(fact(page, "dialog"), "");
}

TEST(Oneself, IsNotAskedOfSomebodyWhoHasPlayedUnderAName) {
  Stranger page;
  page.app->screens.form.players[0].name = "Ida";
  page.app->screens.form.players[0].colour = 2;
  press(page, "start.new-game");
  press(page, "new.start");
  EXPECT_EQ(fact(page, "screen"), "table");
  EXPECT_EQ(page.app->settings.oneself.name, "Ida");
  EXPECT_EQ(page.app->settings.oneself.colour, 2);
}

TEST(Oneself, IsNotAskedForTheGuidedGame) {
  Stranger page;
  press(page, "start.learn");
  EXPECT_EQ(fact(page, "dialog"), "");
  EXPECT_EQ(fact(page, "screen"), "table");
}

TEST(Oneself, IsAskedBeforeTheGameOfTheDayToo) {
  Stranger page;
  press(page, "start.more");
  press(page, "start.day");
  press(page, "day.go");
  ASSERT_EQ(fact(page, "dialog"), "you");
  introduce(page, "Anna", 2);
  ASSERT_TRUE(page.app->session);
  EXPECT_FALSE(page.app->session->challenge.day.empty());
  EXPECT_EQ(page.app->session->record.players[0].name, "Anna");
}

TEST(Oneself, ChangesInTheSettingsAndSitsDownEverywhere) {
  Stranger page;
  request(page.app->requests, Screen::settings);
  settle(page);
  type(page, "you.name", "Anna");
  press(page, "colour.5");
  const PlayerEntry& own = page.app->screens.form.players[0];
  EXPECT_EQ(own.name, "Anna");
  EXPECT_EQ(own.colour, 5);
  for (const char* door : {"friends.around", "friends.by-link", "start.together"}) {
    request(page.app->requests, Screen::start);
    settle(page);
    press(page, "start.more");
    press(page, "start.friends");
    press(page, door);
    EXPECT_EQ(page.app->screens.form.players[0].name, "Anna") << door;
    EXPECT_EQ(page.app->screens.form.players[0].colour, 5) << door;
  }
}

TEST(Oneself, ANameOfTheSeatIsNotReplaced) {
  Stranger page;
  page.app->screens.form.players[0].name = "Guest";
  page.app->settings.oneself = {"Anna", 4};
  press(page, "start.new-game");
  press(page, "new.start");
  EXPECT_EQ(page.app->session->record.players[0].name, "Guest");
}

TEST(Oneself, TheSignIsOfWhoeverHasTheName) {
  const Oneself anna{"Anna", 4, static_cast<int>(Piece::builder)};
  EXPECT_EQ(likeness_of(anna, {"Anna", 1, ""}).sign, anna.sign);
  EXPECT_FALSE(likeness_of(anna, {"Bo", 1, ""}).any());
  EXPECT_FALSE(likeness_of({}, {"", 1, ""}).any());
  EXPECT_EQ(likeness_of(anna, {"Anna", 1, "mason"}).sign, no_own_sign);
  EXPECT_GE(likeness_of(anna, {"Anna", 1, "mason"}).face, 0);
}

}  // namespace
}  // namespace gallery::oneself_test
