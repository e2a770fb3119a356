// What is heard: that it is one's turn, that one has won or lost, how loud.
#include <algorithm>

#include "engine/base/random.hpp"
#include "engine/players/play.hpp"
#include "tests/page/at_page.hpp"
#include "web/platform/sound.hpp"

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

// A tab that comes back shows all that happened meanwhile, but is not loud about it.
TEST(Sounds, AfterAWhileBehindAnotherTabOneIsHeard) {
  AtPage page("new/default");
  press(page, "new.start");
  page.app->settings.sound = true;
  page.app->ui.reduced_motion = page.app->settings.reduce_motion = place().device.reduced_motion =
      false;
  settle(page);
  place().device.hidden = true;
  settle(page);
  place().heard.clear();
  Session& session = *page.app->session;
  for (int turn = 0; turn < 3; ++turn) {
    Random random{static_cast<u64>(turn)};
    while (shown_decision(session).player == no_player ||
           !is_computer(session, shown_decision(session).player))
      ASSERT_TRUE(play(session, random_action(session.game, shown(session), random)));
    settle(page);
  }
  EXPECT_EQ(std::count(place().heard.begin(), place().heard.end(), Sound::yours), 3)
      << "each time it was one's turn, at once";
  EXPECT_GT(page.app->table.motion.steps.size(), 3u);
  place().heard.clear();
  place().device.hidden = false;
  settle(page);
  EXPECT_TRUE(page.app->table.motion.steps.empty());
  EXPECT_LE(place().heard.size(), 1u);
}

TEST(Sounds, ATileThatIsLaidIsFeltUnlessThatIsOff) {
  for (const bool on : {true, false}) {
    AtPage page("table/middle", "desktop");
    page.app->settings.vibration = on;
    press(page, items(page, "table.spot.").front().id);
    ASSERT_TRUE(page.app->table.hand.placement);
    EXPECT_EQ(place().vibrations, on ? 1 : 0);
  }
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
