// The pictures with which somebody's first game of the Mists begins.
#include "tests/page/at_page.hpp"
#include "web/sets/help_pages.hpp"

namespace gallery::prologue_test {
namespace {

using namespace bastide;
using namespace bastide::web;

void begin_mists(Stage& page) {
  press(page, "new.box.mists");
  press(page, "new.start");
}

TEST(Prologue, BeginsTheFirstGameOfTheMists) {
  for (const char* window : {"desktop", "upright", "sideways"}) {
    AtPage page("new/default", window, "de");
    begin_mists(page);
    EXPECT_EQ(fact(page, "screen"), "table");
    for (const char* picture : {"1", "2", "3"}) {
      EXPECT_EQ(fact(page, "dialog"), "prologue") << window;
      EXPECT_EQ(fact(page, "prologue"), picture) << window;
      press(page, "prologue.next");
    }
    EXPECT_EQ(fact(page, "dialog"), "");
    for (int frames = 0; frames < 3; ++frames) EXPECT_FALSE(app_picture(*page.app));
    // Never again by itself.
    request(page.app->requests, ask_for::Again{});
    settle(page);
    EXPECT_EQ(fact(page, "dialog"), "");
    EXPECT_FALSE(page.missed) << window;
  }
}

TEST(Prologue, IsSkippedAndFoundAgainInTheHelp) {
  AtPage page("new/default");
  begin_mists(page);
  press(page, "prologue.skip");
  EXPECT_EQ(fact(page, "dialog"), "");
  request(page.app->requests, ask_for::Help{"mists"});
  settle(page);
  press(page, "help.prologue");
  EXPECT_EQ(fact(page, "prologue"), "1");
  press(page, "prologue.next");
  press(page, "prologue.next");
  press(page, "prologue.skip");  // at the last one: back
  EXPECT_EQ(fact(page, "prologue"), "2");
  press_key(page, ImGuiKey_Escape);
  EXPECT_EQ(fact(page, "dialog"), "");
  EXPECT_EQ(fact(page, "screen"), "how-to-play");
  EXPECT_FALSE(page.missed);
}

TEST(Prologue, RestsAndDoesNotComeInOtherGames) {
  AtPage still("guide/mists-1");
  for (int frames = 0; frames < 3; ++frames) EXPECT_FALSE(app_picture(*still.app));
  AtPage page("new/default");
  press(page, "new.start");
  EXPECT_EQ(fact(page, "dialog"), "");
}

// Its tiles match as they would in a game.
TEST(Prologue, ShowsTilesThatFit) {
  AtPage page("start/fresh");
  const Catalogue& catalogue = page.app->catalogue;
  int pictures = 0;
  for (const ExpansionPage& one : expansion_pages())
    for (const ProloguePicture& picture : one.help.prologue) {
      ++pictures;
      const auto edge = [&](int at, int side) {
        const PrologueTile& tile = picture.tiles[at];
        const int index = find_tile(catalogue, tile.tile);
        EXPECT_GE(index, 0) << tile.tile;
        const TileType& type = catalogue.tiles[static_cast<std::size_t>(std::max(index, 0))];
        return type.edges[static_cast<std::size_t>((side - tile.rotation + 4) % 4)];
      };
      for (int at = 0; at < prologue_columns * prologue_rows; ++at) {
        if ((at + 1) % prologue_columns != 0) {
          EXPECT_EQ(edge(at, 1), edge(at + 1, 3)) << picture.text << ' ' << at;
        }
        if (at + prologue_columns < prologue_columns * prologue_rows) {
          EXPECT_EQ(edge(at, 2), edge(at + prologue_columns, 0)) << picture.text << ' ' << at;
        }
      }
    }
  EXPECT_EQ(pictures, 3);
}

}  // namespace
}  // namespace gallery::prologue_test
