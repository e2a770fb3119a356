// Where a tab is in the page: a text that lives as long as the tab, and may have been tampered
// with.
#include "web/app/page_location.hpp"

#include <gtest/gtest.h>

namespace bastide::web::page_location_test {
namespace {

TEST(PlaceText, IsReadAsItWasWritten) {
  const PageLocation places[] = {{},
                                 {Screen::table, Screen::table, "k3x9"},
                                 {Screen::score_sheet, Screen::score_sheet, "k3x9"},
                                 {Screen::table, Screen::table, "=gold-mines"},
                                 {Screen::settings, Screen::table, "a slot of somebody else"},
                                 {Screen::how_to_play, Screen::lessons, ""},
                                 {Screen::settings, Screen::start, ""},
                                 {Screen::new_game, Screen::new_game, ""},
                                 {Screen::lessons, Screen::lessons, ""},
                                 {Screen::day, Screen::day, ""}};
  for (const PageLocation& place : places)
    EXPECT_EQ(read_location(write_location(place)), place) << write_location(place);
  EXPECT_EQ(write_location({}), "");
}

TEST(PlaceText, NonsenseMeansTheStartScreen) {
  for (const char* text :
       {"", " ", "   ", "table", "table table", "table table ", "table start x", "start table x",
        "lessons lessons k3x9", "settings settings ", "settings how-to-play ", "nowhere nowhere x",
        "Table table x", "\n\xff table", "new-game start "})
    EXPECT_EQ(read_location(text), PageLocation{}) << text;
}

}  // namespace
}  // namespace bastide::web::page_location_test
