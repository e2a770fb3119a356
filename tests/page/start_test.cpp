// The start screen: little for somebody who is new, the game of last time in one press for
// everybody else, and all else in six doors.
#include "tests/page/at_page.hpp"

namespace gallery::start_test {
namespace {

using namespace bastide;
using namespace bastide::web;

std::vector<std::string> doors(const Stage& page) {
  std::vector<std::string> ids;
  for (const ProbeItem& one : page.app->ui.probe.items)
    if (one.id.rfind("start.", 0) == 0 && one.id != "start.language") ids.push_back(one.id);
  return ids;
}

TEST(Start, OffersLittleAtTheFirstVisit) {
  AtPage page("start/fresh");
  EXPECT_EQ(doors(page), (std::vector<std::string>{"start.learn", "start.new-game", "start.more"}));
  EXPECT_TRUE(item(page, "start.language"));
  EXPECT_TRUE(items(page, "save.").empty());
  press(page, "start.more");
  for (const char* id : {"start.day", "start.lessons", "start.puzzles", "start.friends",
                         "start.open", "start.position", "start.how-to-play", "start.settings"})
    EXPECT_TRUE(item(page, id)) << id;
}

TEST(Start, OffersSixDoorsAfterwards) {
  for (const char* window : {"desktop", "upright", "sideways"}) {
    AtPage page("start/fresh", window);
    press(page, "start.new-game");
    press(page, "new.start");
    request(page.app->requests, ask_for::Home{});
    settle(page);
    EXPECT_EQ(doors(page), (std::vector<std::string>{
                               "start.continue", "start.play", "start.new-game", "start.day",
                               "start.lessons", "start.puzzles", "start.friends", "start.more"}))
        << window;
  }
}

TEST(Start, PlaysTheGameOfLastTimeInOnePress) {
  AtPage page("start/fresh");
  press(page, "start.new-game");
  press(page, "new.box.big-box-7");
  press(page, "new.start");
  const bastide::Setup last = page.app->session->record.setup;
  const std::string slot = page.app->session->saved.slot;
  request(page.app->requests, ask_for::Home{});
  settle(page);
  press(page, "start.play");
  EXPECT_EQ(fact(page, "screen"), "table");
  EXPECT_NE(page.app->session->saved.slot, slot);
  EXPECT_EQ(page.app->session->record.setup.expansions, last.expansions);
}

TEST(Start, LeadsToTheFormWhereItsGameCannotBegin) {
  AtPage page("start/fresh");
  press(page, "start.new-game");
  press(page, "new.start");
  request(page.app->requests, ask_for::Home{});
  settle(page);
  for (PlayerEntry& player : page.app->screens.form.players) player.computer = "by-link";
  press(page, "start.play");
  EXPECT_EQ(fact(page, "screen"), "new-game") << "nobody would play here";
}

TEST(Start, SeatsFriendsAroundTheDeviceOrByLink) {
  for (const auto& [door, kind] :
       {std::pair{"friends.around", ""}, {"friends.by-link", "by-link"}}) {
    AtPage page("start/fresh");
    press(page, "start.more");
    press(page, "start.friends");
    press(page, door);
    EXPECT_EQ(fact(page, "screen"), "new-game");
    const std::vector<PlayerEntry>& players = page.app->screens.form.players;
    ASSERT_EQ(players.size(), 2u);
    EXPECT_EQ(players[0].computer, "");
    EXPECT_EQ(players[1].computer, kind);
  }
}

}  // namespace
}  // namespace gallery::start_test
