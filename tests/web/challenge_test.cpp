// The same tiles as somebody else: the daily game, and a friend's result.
#include "web/session/challenge.hpp"

#include <gtest/gtest.h>

#include "tests/texts.hpp"
#include "tests/web/fake_storage.hpp"
#include "web/setup/day.hpp"
#include "web/store/store.hpp"

namespace bastide::web::challenge_test {
namespace {

TEST(Challenge, PointsAreReadAsTheyWereWritten) {
  const std::vector<int> points = {98, 0, 9999};
  EXPECT_EQ(write_points(points), "98,0,9999");
  EXPECT_EQ(read_points("98,0,9999", 3), points);
  for (const char* wrong : {"", "98", "98,0", "98,0,10000", "98,0,-1", "98,,1", "98,0,1,",
                            "98,0,1,2", "a,b,c", "98 0 1", "98,0,1x", "99999999999,1,1"})
    EXPECT_TRUE(read_points(wrong, 3).empty()) << wrong;
}

TEST(Challenge, NotesAreKeptAndNonsenseIsSkipped) {
  for (const Challenge& challenge : {Challenge{}, Challenge{"2026-11-22", {}},
                                     Challenge{"", {3, 4}}, Challenge{"2026-11-22", {3, 4}}})
    EXPECT_EQ(read_challenge(write_challenge(challenge), 2), challenge);
  EXPECT_EQ(read_challenge("2026-11-2x 3,4", 2), Challenge{});
  EXPECT_EQ(read_challenge("2026-11-22 3", 2), (Challenge{"2026-11-22", {}}));
}

TEST(Challenge, IsSavedWithTheGame) {
  FakeStorage fake;
  const FakeStorage::Access storage = fake.storage();
  const Catalogue catalogue = builtin_catalogue();
  const Texts texts = texts_in("en");
  auto session = begin_game(catalogue, texts, form_of_day("2026-11-22"), 1);
  ASSERT_TRUE(session);
  session->challenge = {"2026-11-22", {98, 84}};
  ASSERT_EQ(save_game(storage, catalogue, *session, 5), SaveResult::saved);
  const auto games = list_games(storage);
  ASSERT_EQ(games.size(), 1u);
  EXPECT_EQ(games[0].day, "2026-11-22");
  const auto again = load_game(storage, catalogue, session->saved.slot);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->challenge, session->challenge);
}

}  // namespace
}  // namespace bastide::web::challenge_test
