// What an address of the page says.
#include "engine/record/address.hpp"

#include <gtest/gtest.h>

namespace bastide::testing::address_test {
namespace {

TEST(Address, is_taken_apart) {
  const std::string game = "https://bastide.example/#g=BAAA";
  const Address all = parse_address(
      game + "&n=Anna,Bo&m=Well%20played&c=1:x&e=1&d=2&t=17&o=offer&a=answer&r=3,4 7");
  EXPECT_TRUE(all.has_game);
  EXPECT_FALSE(all.ours) << "as a fragment, it is one of another page";
  EXPECT_EQ(all.words, "Well played");
  EXPECT_EQ(all.comments, "1:x");
  EXPECT_EQ(all.ending, u8{1});
  EXPECT_EQ(all.sender, u8{2});
  EXPECT_EQ(all.start, 17u);
  EXPECT_EQ(all.offer, "offer");
  EXPECT_EQ(all.answer, "answer");
  EXPECT_EQ(all.result, "3,4 7");
  EXPECT_FALSE(all.puzzle);
  EXPECT_EQ(parse_address("#lesson=roads").lesson, "roads");
  EXPECT_EQ(parse_address("#screen=new-game").screen, "new-game");
}

TEST(Address, has_no_value_where_it_says_nothing_sensible) {
  for (const char* text : {"", "#", "g=", "#g=BAAA", "#g=BAAA&e=&d=x&t=&z=", "&e=255&t=-1&z=x&d=1x",
                           "#g=B&t=99999999999999999999999&z=99999999999999999999999"}) {
    const Address address = parse_address(text);
    EXPECT_FALSE(address.ending || address.sender || address.start || address.puzzle) << text;
    EXPECT_EQ(address.words + address.comments + address.lesson + address.screen, "") << text;
  }
}

TEST(Address, is_followed_by_the_signs_of_a_sentence) {
  const Address address = parse_address("#g=BAAA&z=4.");
  EXPECT_EQ(address.puzzle, 4);
  EXPECT_EQ(parse_address("#g=BAAA&t=12)").start, 12u);
  EXPECT_EQ(parse_address("#g=BAAA&z=400").puzzle, 99);
}

TEST(Address, of_the_page_begins_with_a_game_a_lesson_or_a_screen) {
  for (const char* text : {"#g=BAAA", "g=BAAA", "#g", "lesson=x", "#les", "#screen=day"})
    EXPECT_TRUE(parse_address(text).ours) << text;
  for (const char* text : {"", "#", "hello", "gx", "lessons", "shared", "G"})
    EXPECT_FALSE(parse_address(text).ours) << text;
}

}  // namespace
}  // namespace bastide::testing::address_test
