// Numbers in texts.
#include "engine/base/read_number.hpp"

#include <gtest/gtest.h>

#include "engine/base/types.hpp"

namespace bastide::testing::read_number_test {
namespace {

TEST(ReadNumber, takes_whole_decimal_numbers_within_bounds) {
  int number = 7;
  for (const char* wrong : {"", "-", "+1", " 1", "1 ", "1x", "0x1", "1.5", "--1", "11", "-4",
                            "99999999999999999999999"}) {
    EXPECT_FALSE(read_number(wrong, -3, 10, number)) << wrong;
    EXPECT_EQ(number, 7) << wrong;
  }
  EXPECT_TRUE(read_number("10", -3, 10, number));
  EXPECT_EQ(number, 10);
  EXPECT_TRUE(read_number("-3", -3, 10, number));
  EXPECT_EQ(number, -3);
}

TEST(ReadNumber, is_bounded_by_the_type) {
  u8 small = 7;
  EXPECT_FALSE(read_number("256", small) || read_number("-1", small));
  EXPECT_TRUE(read_number("255", small));
  u64 large = 0;
  EXPECT_TRUE(read_number("18446744073709551615", large));
  EXPECT_FALSE(read_number("18446744073709551616", large));
  EXPECT_EQ(large, ~u64{0});
}

TEST(ReadNumber, leaves_what_follows) {
  std::string_view text = "12+ 3";
  int number = 0;
  EXPECT_TRUE(take_number(text, number));
  EXPECT_EQ(number, 12);
  EXPECT_EQ(text, "+ 3");
  EXPECT_FALSE(take_number(text, number));
  EXPECT_EQ(text, "+ 3");
  text = "00E9";
  EXPECT_TRUE(take_number(text, number, 16));
  EXPECT_EQ(number, 0xe9);
}

}  // namespace
}  // namespace bastide::testing::read_number_test
