// A flock grows or is gathered, and wolves come.
#include "engine/sets/hills_sheep/actions.hpp"
#include "tests/page/at_page.hpp"

namespace gallery {
namespace {

using namespace bastide;
using namespace bastide::web;

TEST(HillsSheep, AFlockGrowsOrIsGathered) {
  for (const int choice : {growing, gathering}) {
    AtPage page("decision/flock");
    const Hand& hand = page.app->table.hand;
    ASSERT_EQ(hand.phase, Phase::flock);
    ASSERT_EQ(hand.offers.size(), 2u);
    press(page, "table.choose." + std::to_string(choice));
    ASSERT_TRUE(hand.chosen == flock_action(choice));
    press_key(page, ImGuiKey_Enter);
    settle(page);
    EXPECT_NE(hand.phase, Phase::flock);
  }
}

// It runs for a while, and then everything rests.
TEST(HillsSheep, AWolfIsSeen) {
  AtPage page("decision/flock");
  place().reduced_motion = page.app->settings.reduce_motion = false;
  play(*page.app->session, flock_action(growing));
  const Motion& motion = page.app->table.motion;
  const auto comes = [&] {
    return running_step(motion) && running_step(motion)->events[0].action == token_action(0);
  };
  for (int i = 0; i < 300 && !comes(); ++i) wait(page, 1.0 / 60);
  ASSERT_TRUE(comes());
  const MotionStep step = *running_step(motion);
  EXPECT_GT(step.seconds, 1);
  wait(page, 10);
  EXPECT_EQ(running_step(motion), nullptr);
  for (const Figure& figure : shown(*page.app->session).figures)
    EXPECT_FALSE(figure.kind == FigureKind::shepherd && figure.owner == step.events[0].player);
}

}  // namespace
}  // namespace gallery
