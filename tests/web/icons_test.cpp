// One icon, one meaning: no two look alike, and each is drawn.
#include "web/ui/icons.hpp"

#include <gtest/gtest.h>

#include <set>

namespace bastide::web {
namespace {

TEST(Icons, EachHasAPictureOfItsOwn) {
  std::set<std::string_view> seen;
  for (int i = 1; i <= static_cast<int>(Icon::branch); ++i) {
    const std::string_view strokes = icon_strokes(static_cast<Icon>(i));
    EXPECT_FALSE(strokes.empty()) << i;
    EXPECT_TRUE(seen.insert(strokes).second) << i << " looks like another: " << strokes;
  }
}

}  // namespace
}  // namespace bastide::web
