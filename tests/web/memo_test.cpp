// What has been worked out from a position is kept exactly as long as that stays the same.
#include "web/session/memo.hpp"

#include <gtest/gtest.h>

#include <string>

namespace bastide::web::memo_test {
namespace {

TEST(Memo, IsRenewedWhenThePositionOrAnythingElseChanges) {
  Memo<int, std::string> memo;
  EXPECT_TRUE(memo.renew({3, 1}, "en")) << "nothing is known yet";
  EXPECT_FALSE(memo.renew({3, 1}, "en"));
  EXPECT_TRUE(memo.is_about({3, 1}, "en"));
  EXPECT_TRUE(memo.renew({4, 1}, "en")) << "another position";
  EXPECT_TRUE(memo.renew({4, 2}, "en")) << "the record has changed";
  EXPECT_TRUE(memo.renew({4, 2}, "cs")) << "another language";
  EXPECT_FALSE(memo.renew({4, 2}, "cs"));
  EXPECT_FALSE(memo.is_about({4, 1}, "cs"));
}

}  // namespace
}  // namespace bastide::web::memo_test
