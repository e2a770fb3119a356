// The story of one's games: what is kept of a game, and what it looks like.
#include "web/store/story.hpp"

#include "tests/page/at_page.hpp"
#include "tests/web/fake_storage.hpp"
#include "web/store/all_games.hpp"

namespace gallery {
namespace {

using namespace bastide;
using namespace bastide::web;

TEST(Story, TellsWhatTheScoreSheetSays) {
  AtPage page("sheet/two-0");
  Session session = *page.app->session;
  ASSERT_TRUE(session.states.back().over);
  for (PlayerEntry& player : session.record.players) player.computer = "mason";
  EXPECT_FALSE(story_of(session, 5)) << "nobody plays it here";
  session.record.players[1].computer.clear();
  const auto game = story_of(session, 5);
  ASSERT_TRUE(game);
  EXPECT_EQ(game->me, 1);
  const auto points = points_of(session);
  int sum = 0, best = 0;
  for (const int kind : game->kinds) sum += kind;
  for (const int p : points) best = std::max(best, p);
  EXPECT_EQ(sum, points[1]);
  EXPECT_EQ(game->players[1].points, points[1]);
  EXPECT_EQ(game->result >= 0, points[1] == best);
  EXPECT_LE(game->city, game->kinds[story_cities]);
  EXPECT_GT(game->city + game->road, 0);
  session.lesson = "first-game";
  EXPECT_FALSE(story_of(session, 5));
}

TEST(Story, LuckIsAboutZeroForAllPlayersTogether) {
  AtPage page("sheet/two-0");
  Session session = *page.app->session;
  long luck = 0;
  for (std::size_t me = 0; me < session.record.players.size(); ++me) {
    for (PlayerEntry& player : session.record.players) player.computer = "mason";
    session.record.players[me].computer.clear();
    luck += story_of(session, 5)->luck;
  }
  EXPECT_LT(std::abs(luck), 150) << "all tiles are drawn by somebody";
}

TEST(Story, IsKeptOncePerGameAndSurvivesAFile) {
  FakeStorage one, other;
  Story story = read_story("a 1 0 1 0 30 6 -80 10 40 9 12 0 - \"An\\\"na\" 81 mason \"\" 80\n");
  ASSERT_EQ(story.size(), 1u);
  EXPECT_EQ(story[0].players[0].name, "An\"na");
  add_story(one.storage(), story);
  story[0].luck = 7;
  add_story(one.storage(), story);
  ASSERT_EQ(stored_story(one.storage()).size(), 1u);
  EXPECT_EQ(stored_story(one.storage())[0].luck, 7);
  read_all_games(other.storage(), all_games_file(one.storage()), 5);
  EXPECT_EQ(write_story(stored_story(other.storage())), write_story(story));
  forget_story(one.storage());
  EXPECT_TRUE(stored_story(one.storage()).empty());
  // The oldest are forgotten.
  for (std::size_t i = 0; i < max_story + 5; ++i) {
    story[0].slot = "g" + std::to_string(i);
    story[0].time = i;
    add_story(other.storage(), story);
  }
  EXPECT_EQ(stored_story(other.storage()).size(), max_story);
  EXPECT_EQ(stored_story(other.storage()).back().slot, "g404");
}

TEST(Story, LinesThatAreNoneArePassedOver) {
  for (const char* line :
       {"", "a", "a 1 0 1 2 30 6 -80 10 40 9 12 0 - \"Anna\" 81 mason \"\" 80",
        "a 1 0 5 0 30 6 -80 10 40 9 12 0 - \"Anna\" 81", "a 1 0 1 0 30 6 -80 10 40 9 12 0 ",
        "a 1 0 1 0 30 6 -80 10 40 9 12 x - \"A\" 1"})
    EXPECT_TRUE(read_story(line).empty()) << line;
}

TEST(Story, MedalsAreEarned) {
  Story story = read_story(
      "a 1 0 1 0 30 6 -80 10 40 9 12 0 - \"Anna\" 81 mason \"\" 80\n"
      "b 2 0 -1 0 12 11 35 22 20 18 0 3 - \"Anna\" 63 castellan \"\" 97\n");
  ASSERT_EQ(story.size(), 2u);
  const bool first[] = {true, true, true, true, false, false};
  const bool second[] = {false, false, false, false, true, true};
  for (int medal = 0; medal < medals; ++medal) {
    EXPECT_EQ(earned(medal, story[0]), first[medal]) << medal;
    EXPECT_EQ(earned(medal, story[1]), second[medal]) << medal;
  }
}

TEST(Story, IsToldOnAScreenAndErasedWhenThatIsMeant) {
  AtPage page("story/1");
  EXPECT_EQ(fact(page, "story.medal.0"), "1");
  EXPECT_EQ(fact(page, "story.Mason"), "1 : 0 : 0");
  place().kept["story"] = write_story(page.app->screens.story);
  press(page, "story.erase");
  press(page, "dialog.cancel");
  EXPECT_EQ(place().kept.count("story"), 1u);
  EXPECT_EQ(fact(page, "screen"), "story");
  press(page, "story.erase");
  press(page, "erase-story.yes");
  EXPECT_EQ(place().kept.count("story"), 0u);
  EXPECT_EQ(fact(page, "screen"), "start");
  EXPECT_FALSE(item(page, "start.story"));
}

}  // namespace
}  // namespace gallery
