// The list of games on the start screen.
#include "tests/page/at_page.hpp"
#include "web/store/store.hpp"

namespace gallery::saves_test {
namespace {

using namespace bastide;
using namespace bastide::web;

std::size_t saved() { return list_games(platform_storage()).size(); }

TEST(Saves, EachIsOpenedWhereItWasLeftAndDeletedOnlyAfterAQuestion) {
  AtPage page("start/saves");
  const auto games = list_games(platform_storage());
  ASSERT_EQ(games.size(), 4u);
  const std::string oldest = games.back().slot, other = games.front().slot;
  const auto kept = load_game(platform_storage(), page.app->catalogue, oldest);
  press(page, "save." + oldest);
  EXPECT_EQ(page.app->session->saved.slot, oldest);
  EXPECT_TRUE(page.app->session->record == kept->record);
  press(page, "table.menu");
  press(page, "table.menu.home");
  press(page, "save." + other + ".more");
  press(page, "save.delete");
  EXPECT_EQ(fact(page, "dialog"), "delete-game");
  press_key(page, ImGuiKey_Escape);
  EXPECT_EQ(fact(page, "dialog"), "");
  EXPECT_EQ(saved(), 4u);
  press(page, "save." + other + ".more");
  press(page, "save.delete");
  press(page, "delete.yes");
  EXPECT_EQ(saved(), 3u);
  EXPECT_FALSE(load_game(platform_storage(), page.app->catalogue, other));
  EXPECT_EQ(fact(page, "saves"), "3");
}

// Every broken save says what is wrong with it when it is pressed, and stays until it is deleted.
TEST(Saves, BrokenOnesSayWhatIsWrongAndHarmNothing) {
  AtPage page("table/middle");
  ++page.app->session->revision;
  settle(page);
  const std::string sound = place().kept.lower_bound("game.")->second;
  std::string bent = sound, later = sound;
  const std::size_t time = bent.find("\ntime ");
  ASSERT_NE(time, bent.npos);
  bent[time + 6] = bent[time + 6] == '7' ? '8' : '7';
  later.replace(later.find("bastide-save 1"), 14, "bastide-save 2");
  const std::tuple<std::string, std::string, const char*> broken[] = {
      {"cut", sound.substr(0, sound.size() * 7 / 10), "save.truncated"},
      {"bent", bent, "save.corrupt"},
      {"other", "{\"state\": \"of some other program\"}", "save.foreign"},
      {"future", later, "save.newer"},
      {"nothing", "", "save.empty"}};
  for (const auto& [slot, text, fault] : broken) place().kept["game." + slot + ".1"] = text;
  const auto all = place().kept;
  press(page, "table.menu");
  press(page, "table.menu.home");
  EXPECT_EQ(fact(page, "saves"), "6");
  for (const auto& [slot, text, fault] : broken) {
    press(page, "save." + slot);
    EXPECT_EQ(fact(page, "dialog"), "game-menu") << slot;
    EXPECT_EQ(fact(page, "fault"), fault) << slot;
    EXPECT_EQ(fact(page, "screen"), "start") << slot;
    press(page, "dialog.cancel");
  }
  press(page, "save.cut.more");
  press(page, "save.delete");
  press(page, "delete.yes");
  for (const auto& [key, text] : all)
    if (key.rfind("game.", 0) == 0) {
      EXPECT_EQ(place().kept.count(key), key == "game.cut.1" ? 0u : 1u) << key;
      if (place().kept.count(key)) {
        EXPECT_EQ(place().kept[key], text) << key;
      }
    }
  press(page, "start.continue");
  EXPECT_EQ(fact(page, "screen"), "table");
}

// One quiet hint, where a browser deletes what is stored.
TEST(Saves, TheBrowserMayDeleteIsSaidOnce) {
  for (const char* read : {"start.forgets.save", "start.forgets.close"}) {
    AtPage page("start/saves");
    EXPECT_FALSE(item(page, "start.forgets.save")) << "where it does not, nothing is said";
    place().device.forgets = true;
    settle(page);
    press(page, read);
    EXPECT_FALSE(page.missed) << read;
    EXPECT_EQ(place().saved, std::string(read) == "start.forgets.save" ? "bastide.txt" : "");
    EXPECT_FALSE(item(page, "start.forgets.save"));
    EXPECT_NE(place().kept["settings"].find("warned on"), std::string::npos);
  }
  AtPage few("start/fresh");
  place().device.forgets = true;
  settle(few);
  EXPECT_FALSE(item(few, "start.forgets.save")) << "there is nothing to lose yet";
}

}  // namespace
}  // namespace gallery::saves_test
