// Only the score: noted, taken back, kept.
#include "web/setup/tally.hpp"

#include <gtest/gtest.h>

namespace bastide::web::tally_test {
namespace {

Tally two() {
  Tally tally;
  tally.players = {{"Anna", 1, ""}, {"Bo the \"Great\"", 3, ""}};
  return tally;
}

TEST(Tally, AddsUpByPlayerAndKind) {
  Tally tally = two();
  EXPECT_TRUE(note_points(tally, {0, TallyKind::city, 8}));
  EXPECT_TRUE(note_points(tally, {1, TallyKind::road, 3}));
  EXPECT_TRUE(note_points(tally, {0, TallyKind::city, 4}));
  EXPECT_TRUE(note_points(tally, {0, TallyKind::field, -1}));
  EXPECT_FALSE(note_points(tally, {2, TallyKind::city, 8})) << "nobody sits there";
  EXPECT_FALSE(note_points(tally, {0, TallyKind::city, 0}));
  EXPECT_FALSE(note_points(tally, {0, TallyKind::city, most_tally_points + 1}));
  EXPECT_EQ(total_of(tally, 0), 11);
  EXPECT_EQ(points_by_kind(tally, 0), (std::array<int, tally_kinds>{0, 12, 0, -1, 0}));
  EXPECT_TRUE(take_back_points(tally));
  EXPECT_EQ(total_of(tally, 0), 12);
  tally.entries.clear();
  EXPECT_FALSE(take_back_points(tally));
}

TEST(Tally, IsKeptAndReadStrictly) {
  Tally tally = two();
  for (int n = 0; n < 30; ++n)
    note_points(tally, {static_cast<u8>(n % 2), static_cast<TallyKind>(n % 5), n - 10});
  const std::string text = write_tally(tally);
  const auto read = read_tally(text);
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, tally);
  EXPECT_TRUE(write_tally({}).empty());
  EXPECT_TRUE(read_tally("")->players.empty());
}

TEST(Tally, DamageIsNamedWithItsLine) {
  const std::string head = "bastide-tally 1\nplayer 1 Anna\n";
  const std::pair<std::string, int> bad[] = {{"bastide-tally 2\n", 1},
                                             {"player 1 Anna\n", 1},
                                             {head + "player 1 Bo\n", 3},
                                             {head + "player 9 Bo\n", 3},
                                             {head + "player x Bo\n", 3},
                                             {head + "points 1 city 3\n", 3},
                                             {head + "points 0 lake 3\n", 3},
                                             {head + "points 0 city 3x\n", 3},
                                             {head + "points 0 city 0\n", 3},
                                             {head + "points 0 city 9999999999\n", 3},
                                             {head + "points 0 city 3\nplayer 2 Bo\n", 4},
                                             {head + "\n", 3},
                                             {head + "else\n", 3}};
  for (const auto& [text, line] : bad) {
    const auto read = read_tally(text);
    ASSERT_FALSE(read) << text;
    EXPECT_EQ(read.error().code, "tally.damaged");
    EXPECT_EQ(read.error().line, line) << text;
  }
  std::string many = head;
  for (std::size_t n = 0; n <= most_tally_entries; ++n) many += "points 0 city 1\n";
  EXPECT_FALSE(read_tally(many));
}

}  // namespace
}  // namespace bastide::web::tally_test
