// What is heard: that it is one's turn, that one has won or lost, how loud.
#include <algorithm>

#include "tests/page/at_page.hpp"
#include "web/platform/platform.hpp"

namespace gallery::sounds_test {
namespace {

using namespace bastide;
using namespace bastide::web;
using platform::Sound;

bool heard(Sound sound) {
  const std::vector<Sound>& all = place().heard;
  return std::find(all.begin(), all.end(), sound) != all.end();
}

// Begins a game against a computer with sounds on, and makes a move.
void play_a_turn(Stage& page) {
  press(page, "new.start");
  page.app->settings.sound = true;
  place().heard.clear();
  press(page, items(page, "table.spot.").front().id);
  press(page, "table.confirm");
  for (int n = 0; n < 20; ++n) wait(page, 1);
}

TEST(Sounds, OnesTurnRingsAfterTheOthers) {
  AtPage page("new/default");
  play_a_turn(page);
  EXPECT_TRUE(heard(Sound::yours));
  EXPECT_TRUE(heard(Sound::lay));
}

TEST(Sounds, TheEndTellsWhoHasWon) {
  AtPage page("new/default");
  press(page, "new.start");
  page.app->settings.sound = true;
  Session& session = *page.app->session;
  const auto play_on = [&] {
    while (!is_over(session)) {
      ActionList actions;
      legal_actions(session.game, last_state(session), actions);
      if (!play(session, actions[0])) break;
    }
  };
  play_on();
  settle(page);
  for (int n = 0; n < 40; ++n) wait(page, 1);
  const auto end = outcome(session.game, last_state(session));
  const bool won = (end.winners & 1) != 0;
  EXPECT_TRUE(heard(won ? Sound::won : Sound::lost));
  EXPECT_FALSE(heard(won ? Sound::lost : Sound::won));
  EXPECT_FALSE(heard(Sound::end));
}

TEST(Sounds, NothingIsHeardWhereSoundsAreOff) {
  AtPage page("new/default");
  page.app->settings.ambience = true;
  press(page, "new.start");
  settle(page);
  EXPECT_TRUE(place().heard.empty());
  EXPECT_EQ(place().ambience, 0);
  page.app->settings.sound = true;
  settle(page);
  EXPECT_GT(place().ambience, 0);
  press(page, "table.menu");
  press(page, "table.menu.home");
  EXPECT_EQ(place().ambience, 0);
}

}  // namespace
}  // namespace gallery::sounds_test
