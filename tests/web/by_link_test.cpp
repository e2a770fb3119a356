// Games between devices as the page opens them.
#include <gtest/gtest.h>

#include "engine/record/link.hpp"
#include "engine/record/thread.hpp"
#include "web/session/session.hpp"

namespace bastide::web::by_link_test {
namespace {

TEST(ByLink, NobodyElseDrawsInAGameBetweenDevices) {
  const Catalogue catalogue = builtin_catalogue();
  Record record;
  record.setup.players = 2;
  record.setup.first_player = 0;
  record.players = {{"Anna", 0, ""}, {"Bo", 1, ""}};
  ASSERT_TRUE(invite(record, 1, FairValue{1}));
  const auto invitation = encode_link(catalogue, record, true);
  ASSERT_TRUE(invitation);
  ASSERT_TRUE(join(record, 2, FairValue{2}));
  const auto joined = encode_link(catalogue, record, true);
  ASSERT_TRUE(joined);
  for (const std::string& text : {*invitation, *joined}) {
    const auto link = decode_link(catalogue, text);
    ASSERT_TRUE(link && !link->fault);
    auto session = open_session(catalogue, link->record);
    if (!session) continue;
    EXPECT_TRUE(session->record.actions.empty());
    EXPECT_TRUE(decision(session->game, shown(*session)).chance);
  }
}

}  // namespace
}  // namespace bastide::web::by_link_test
