// Another language speaks when its texts have arrived; until then, and without them, nothing
// changes.
#include "tests/page/at_page.hpp"

namespace gallery::language_test {
namespace {

using namespace bastide::web;

// Chooses the language in that place of the list.
void speak(Stage& page, const char* nth) {
  press(page, "start.language");
  press(page, std::string("language.") + nth);
}

bool stored(const char* language) {
  return place().kept["settings"].find(std::string("language ") + language) != std::string::npos;
}

TEST(Language, TheOldOneStaysUntilTheTextsOfTheNewOneAreHere) {
  AtPage page("start/fresh");
  place().late = {"text-cs.txt"};
  speak(page, "1");
  EXPECT_EQ(fact(page, "language"), "en");
  EXPECT_FALSE(stored("cs")) << "the next start would wait for them";
  place().late.clear();
  settle(page);
  EXPECT_EQ(fact(page, "language"), "cs");
  EXPECT_TRUE(stored("cs"));
}

TEST(Language, TheLastOneChosenCounts) {
  AtPage page("start/fresh");
  place().late = {"text-cs.txt"};
  speak(page, "1");
  speak(page, "0");
  place().late.clear();
  settle(page);
  EXPECT_EQ(fact(page, "language"), "en");
  EXPECT_FALSE(stored("cs"));
}

TEST(Language, WithoutItsTextsEverythingStaysAndThePageSaysSo) {
  AtPage page("start/fresh");
  place().lost = {"text-cs.txt"};
  speak(page, "1");
  EXPECT_EQ(fact(page, "language"), "en");
  EXPECT_EQ(page.app->settings.language, "en");
  EXPECT_FALSE(stored("cs"));
  EXPECT_NE(place().said.find("Čeština could not be fetched"), std::string::npos) << place().said;
  place().lost.clear();
  speak(page, "1");
  EXPECT_EQ(fact(page, "language"), "cs");
}

TEST(Language, UntilItsLettersAreHereThePlatformDrawsThem) {
  AtPage page("start/fresh");
  const Theme& theme = page.app->ui.theme;
  place().late = {"EBGaramond12-more.ttf"};
  speak(page, "9");
  EXPECT_EQ(fact(page, "language"), "uk");
  EXPECT_FALSE(theme.foreign.empty());
  place().late.clear();
  settle(page);
  EXPECT_TRUE(theme.foreign.empty());
  EXPECT_FALSE(theme.files->more.empty());
}

TEST(Language, ThatOfAnotherTabIsTakenUpAndNotOverwritten) {
  AtPage page("start/fresh");
  for (auto* unavailable : {&place().late, &place().lost}) {
    *unavailable = {"text-cs.txt"};
    place().kept["settings"] = "language cs\n";
    place().changed = {"settings"};
    settle(page);
    EXPECT_EQ(fact(page, "language"), "en");
    EXPECT_EQ(place().kept["settings"], "language cs\n");
    unavailable->clear();
  }
  place().changed = {"settings"};
  settle(page);
  EXPECT_EQ(fact(page, "language"), "cs");
}

}  // namespace
}  // namespace gallery::language_test
