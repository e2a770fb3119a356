// What an address of the page says.
#include "engine/record/address.hpp"

#include <gtest/gtest.h>

#include "engine/record/link.hpp"
#include "engine/record/percent.hpp"
#include "engine/record/words.hpp"
#include "tests/engine/record_games.hpp"

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

TEST(Address, may_be_wrapped_in_one_that_begins_as_others_do) {
  for (const char* text : {"https://a.example/#/view?u=https://bastide.example/%23g=BAAA",
                           "https://a.example/#/go?u=https%3A%2F%2Fbastide.example%2F%23g%3DBAAA",
                           "https://a.example/#/read/https://bastide.example/#g=BAAA"}) {
    const Address address = parse_address(text);
    EXPECT_TRUE(address.other.empty()) << text;
    EXPECT_TRUE(address.has_game) << text;
  }
}

// Every character of two bytes or less, and some of three and four.
std::vector<std::string> every_character() {
  std::vector<std::string> all;
  for (int c = 1; c < 0x800; ++c)
    all.push_back(c < 0x80 ? std::string(1, static_cast<char>(c))
                           : std::string{static_cast<char>(0xc0 | c >> 6),
                                         static_cast<char>(0x80 | (c & 0x3f))});
  for (const char* more : {"\u84dd", "\uff03", "\uff1d", "\uff06", "\u2026", "\U0001f3f0"})
    all.emplace_back(more);
  return all;
}

// As it comes from the address, pasted with its site, with the sign before it encoded, twice
// through the same door, and encoded as a whole.
TEST(Address, keeps_a_name_of_any_characters) {
  const Catalogue& catalogue = all_tiles();
  Record record;
  record.players = {{"", 0, ""}, {"", 1, ""}};
  std::vector<std::string> names = {"Team #1", "#g=BAAA", "%23g=B",   "a%23b",    "g=B&n=C",
                                    "#",       "3D",      "lesson=x", "a,b&c=d%", "&amp;#35;"};
  std::string some;
  for (const std::string& character : every_character()) {
    some += character;
    if (character_count(some) < max_name_characters - 1) continue;
    names.push_back(clean_name(some));
    some.clear();
  }
  names.push_back(clean_name(some));
  for (const std::string& name : names) {
    record.players[0].name = name;
    record.players[1].name = "x" + name;
    const auto link = encode_link(catalogue, record, true);
    ASSERT_TRUE(link) << name;
    const std::string site = "https://example.org/", rest = link->substr(1);
    for (const std::string& text :
         {rest, *link, site + *link, site + "%23" + rest, parse_address(rest).text,
          percent_encoded(site + *link), "#" + percent_encoded(rest)}) {
      const auto read = decode_link(catalogue, parse_address(text).text);
      ASSERT_TRUE(read) << name << ": " << text << ' ' << read.error().code;
      EXPECT_EQ(read->record.players[0].name, name) << text;
      EXPECT_EQ(read->record.players[1].name, "x" + name) << text;
    }
  }
}

}  // namespace
}  // namespace bastide::testing::address_test
