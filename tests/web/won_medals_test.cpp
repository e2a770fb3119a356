// The list of achievements that have been won: kept, damaged, and of two devices.
#include "web/store/won_medals.hpp"

#include <gtest/gtest.h>

#include <span>

#include "tests/web/fake_storage.hpp"

namespace bastide::web::won_medals_test {
namespace {

WonMedals some() { return {{"draw", {}}, {"first-win", {20000, "k3x9"}}, {"week", {20007}}}; }

TEST(WonMedals, AreWrittenAndReadALineForEach) {
  const std::string text = write_won_medals(some());
  EXPECT_EQ(text, "medal draw - -\nmedal first-win 2024-10-04 k3x9\nmedal week 2024-10-11 -\n");
  EXPECT_EQ(read_won_medals(text), some());
  EXPECT_EQ(read_won_medals("medal draw - - later=5\n").size(), 1u) << "a word more";
}

TEST(WonMedals, LoseOfADamagedTextOnlyWhatIsDamaged) {
  const std::string text = write_won_medals(some());
  const std::size_t end = text.find('\n') + 1;
  for (const std::string wrong :
       {"medal", "medal ", "medal Draw - -", "medal ten-games 2026-13-01 -", "medal ten-games",
        "medal ten-games - ../k1", "medals ten-games - -", "day 2026-12-29 won 1 2 k1 90:80",
        "\xff\xfe\x01"}) {
    std::string damaged;
    EXPECT_EQ(read_won_medals(text.substr(0, end) + wrong + '\n' + text.substr(end), &damaged),
              some())
        << wrong;
    EXPECT_EQ(damaged, wrong + '\n');
  }
  for (std::size_t length = 0; length < text.size(); ++length)
    for (const auto& [id, won] : read_won_medals(std::string_view(text).substr(0, length)))
      EXPECT_EQ(some().count(id), 1u);
  std::string many;
  for (int n = 0; n < 1000; ++n) many += "medal m" + std::to_string(n) + " - -\n";
  EXPECT_EQ(read_won_medals(many).size(), most_won_medals);
}

TEST(WonMedals, OfTwoDevicesAreJoinedEachAsItWasWonFirst) {
  const WonMedals other = {{"draw", {19000, "k5"}},
                           {"first-win", {20001, "k7"}},
                           {"week", {20001, "k1"}},
                           {"fields", {}}};
  WonMedals both = some(), reverse = other;
  merge_won_medals(both, other);
  merge_won_medals(reverse, some());
  EXPECT_EQ(both, reverse);
  const WonMedals joined = {{"draw", {19000, "k5"}},
                            {"fields", {}},
                            {"first-win", {20000, "k3x9"}},
                            {"week", {20001, "k1"}}};
  EXPECT_EQ(both, joined);
}

TEST(WonMedals, WhatCannotBeReadIsSetAsideOnce) {
  FakeStorage fake;
  const auto storage = fake.storage();
  EXPECT_EQ(set_damaged_medals_aside(storage), "");
  EXPECT_EQ(fake.writes, 0u);
  const std::string damaged = write_won_medals(some()) + "rubbish\n";
  fake.texts["medals"] = damaged;
  fake.full = true;  // it stays where it is
  EXPECT_EQ(set_damaged_medals_aside(storage), "rubbish\n");
  EXPECT_EQ(fake.texts["medals"], damaged);
  fake.full = false;
  EXPECT_EQ(set_damaged_medals_aside(storage), "rubbish\n");
  EXPECT_EQ(fake.texts["medals.damaged"], "rubbish\n");
  EXPECT_EQ(stored_won_medals(storage), some());
  EXPECT_EQ(set_damaged_medals_aside(storage), "");
  EXPECT_EQ(add_won_medals(storage, {{"fields", {20010}}}), platform::StoreResult::ok);
  EXPECT_EQ(stored_won_medals(storage).size(), 4u);
}

TEST(WonMedals, WhatCannotBeSetAsideStays) {
  FakeStorage fake;
  const auto storage = fake.storage();
  fake.texts["medals"] = "rubbish\n" + write_won_medals(some());
  fake.failing = fake.writes + 1;
  EXPECT_EQ(add_won_medals(storage, {{"fields", {20010}}}), platform::StoreResult::ok);
  WonMedals all = some();
  all["fields"] = {20010};
  EXPECT_EQ(fake.texts["medals"], write_won_medals(all) + "rubbish\n");
  EXPECT_EQ(set_damaged_medals_aside(storage), "rubbish\n");
  EXPECT_EQ(fake.texts["medals.damaged"], "rubbish\n");
}

TEST(WonMedals, WhatThereWasNoRoomForIsWrittenLater) {
  FakeStorage fake;
  const auto storage = fake.storage();
  fake.full = true;
  EXPECT_EQ(add_won_medals(storage, some()), platform::StoreResult::full);
  EXPECT_EQ(add_won_medals(storage, some()), platform::StoreResult::full);
  EXPECT_EQ(stored_won_medals(storage), some());
  fake.full = false;
  EXPECT_EQ(add_won_medals(storage, some()), platform::StoreResult::ok);
  EXPECT_EQ(fake.texts["medals"], write_won_medals(some()));
  EXPECT_TRUE(fake.held.empty());
  const std::size_t writes = fake.writes;
  EXPECT_EQ(add_won_medals(storage, some()), platform::StoreResult::ok);
  EXPECT_EQ(fake.writes, writes);
}

TEST(WonMedals, OfThisPageAllHaveRoom) {
  std::string many;
  for (int n = 0; n < 300; ++n) many += "medal a" + std::to_string(n) + " - -\n";
  const WonMedals all = read_won_medals(many + write_won_medals(some()));
  EXPECT_EQ(all.size(), most_won_medals + some().size());
  EXPECT_EQ(all.count("week"), 1u);
}

TEST(WonMedals, GamesForOneAreNotWonOfRivals) {
  Story story = read_story("a 1 0 1 0 30 6 -80 10 40 9 12 0 - \"Anna\" 81 mason \"\" 80\n");
  ASSERT_EQ(story.size(), 1u);
  story.assign(6, story.front());
  story[0].reach.emplace();
  const std::span<const StoryGame> games(story);
  EXPECT_EQ(won_by({games.first(1)}).count("first-win"), 0u);
  EXPECT_EQ(won_by({games.first(2)}).count("first-win"), 1u);
  EXPECT_EQ(won_by({games.first(5)}).count("five-in-a-row"), 0u);
  EXPECT_EQ(won_by({games}).count("five-in-a-row"), 1u);
}

}  // namespace
}  // namespace bastide::web::won_medals_test
