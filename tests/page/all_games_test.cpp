// All games in one file, and back on another device.
#include "web/store/all_games.hpp"

#include "tests/page/at_page.hpp"
#include "tests/web/fake_storage.hpp"
#include "tests/web/played.hpp"
#include "web/app/files.hpp"

namespace gallery::all_games_test {
namespace {

using namespace bastide;
using namespace bastide::web;

// A few games, one of them by link, as stored.
FakeStorage some_games() {
  AtPage page("start/saves");
  request(page.app->requests, ask_for::Home{});
  settle(page);
  press(page, "start.new-game");
  open_rules(page);
  press(page, "new.player.1.kind");
  press(page, "kind.by-link");
  press(page, "new.start");
  FakeStorage fake;
  for (const auto& [key, text] : place().kept) fake.texts[key] = text;
  return fake;
}

GamesRead read_all_games(const Storage& storage, const std::string& text, u64 time) {
  GamesReader reader = begin_reading(storage, text, time);
  while (read_on(storage, reader)) {
  }
  EXPECT_TRUE(percent_read(reader) == 100 || reader.read.result != SaveResult::saved);
  return reader.read;
}

TEST(AllGames, GoFromOneDeviceToAnotherWithTheirSecrets) {
  FakeStorage one = some_games(), other;
  const std::string file = all_games_file(one.storage());
  ASSERT_TRUE(is_all_games(file));
  const auto games = static_cast<int>(list_games(one.storage()).size());
  ASSERT_GT(games, 3);
  GamesRead read = read_all_games(other.storage(), file, 5);
  EXPECT_EQ(read.added, games);
  EXPECT_EQ(read.known, 0);
  EXPECT_EQ(read.damaged, "");
  std::vector<std::string> before, after;
  for (const SavedGame& game : list_games(one.storage()))
    before.push_back(raw_game(one.storage(), game.slot));
  for (const SavedGame& game : list_games(other.storage()))
    after.push_back(raw_game(other.storage(), game.slot));
  std::sort(before.begin(), before.end());
  std::sort(after.begin(), after.end());
  EXPECT_EQ(before, after);
  EXPECT_NE(file.find("note link "), file.npos);
  EXPECT_EQ(file.find("note link \"- "), file.npos);

  // Again, after a mail program has changed the line ends: nothing new.
  const auto kept = other.texts;
  std::string mailed;
  for (const char c : file) mailed += c == '\n' ? "\r\n" : std::string(1, c);
  read = read_all_games(other.storage(), mailed, 6);
  EXPECT_EQ(read.added, 0);
  EXPECT_EQ(read.known, games);
  EXPECT_EQ(other.texts, kept);
}

TEST(AllGames, ExistingGamesStayAndDamagedOnesAreNamed) {
  FakeStorage one = some_games(), other = one;
  std::string file = all_games_file(one.storage());
  const auto games = static_cast<int>(list_games(one.storage()).size());
  // Another text of the first game, and a damaged last one.
  const std::string slot = list_games(other.storage()).at(0).slot;
  ASSERT_EQ(rename_game(other.storage(), slot, "Mine"), SaveResult::saved);
  const std::string mine = raw_game(other.storage(), slot);
  file[file.size() - 3] ^= 1;
  const GamesRead read = read_all_games(other.storage(), file, 5);
  EXPECT_EQ(raw_game(other.storage(), slot), mine);
  EXPECT_EQ(read.added, 1);
  EXPECT_EQ(read.known, games - 2);
  EXPECT_NE(read.damaged, "");
  EXPECT_EQ(static_cast<int>(list_games(other.storage()).size()), games + 1);
}

TEST(AllGames, ContainTheIntactTextOfAGameWhoseNewestOneIsDamaged) {
  FakeStorage one = some_games(), other;
  const std::string slot = list_games(one.storage()).at(0).slot;
  const GameKey newest = keys_of(one.storage(), slot).at(0);
  const std::string text = one.texts[newest.text];
  // As after a page that was closed while it wrote.
  one.texts["game." + slot + "." + std::to_string(newest.generation + 1)] =
      text.substr(0, text.size() / 2);
  const auto games = list_games(one.storage());
  const GamesRead read = read_all_games(other.storage(), all_games_file(one.storage()), 5);
  EXPECT_EQ(read.damaged, "");
  EXPECT_EQ(read.added, static_cast<int>(games.size()));
}

TEST(AllGames, AFullStorageKeepsWhatFits) {
  FakeStorage one = some_games(), other;
  other.full = true;
  const GamesRead read = read_all_games(other.storage(), all_games_file(one.storage()), 5);
  EXPECT_EQ(read.result, SaveResult::full);
  EXPECT_EQ(read.added, 0);
}

TEST(AllGames, OfAFileAreLookedAtOnceHoweverManyThereAre) {
  const auto calls_for = [](int games) {
    std::string file = "bastide-games 1\n";
    const Catalogue catalogue = builtin_catalogue();
    for (int n = 0; n < games; ++n)
      file += game_file(catalogue, played_at_random(catalogue, 6, static_cast<u64>(n)), 7);
    FakeStorage fake;
    EXPECT_EQ(read_all_games(fake.storage(), file, 5).added, games);
    const std::size_t before = fake.calls;
    EXPECT_EQ(read_all_games(fake.storage(), file, 6).known, games);
    return std::pair(before, fake.calls - before);
  };
  const auto few = calls_for(20), many = calls_for(80);
  EXPECT_LT(many.first, 5 * few.first);
  EXPECT_LT(many.second, 5 * few.second);
}

TEST(AllGames, AreReadALittleAtATime) {
  std::string file = "bastide-games 1\n";
  AtPage page("start/fresh");
  for (int n = 0; n < 600; ++n)
    file += game_file(page.app->catalogue,
                      played_at_random(page.app->catalogue, 4, static_cast<u64>(n)), 7);
  offer_file(*page.app, file, "bastide.txt");
  draw_frames(page, 1);
  EXPECT_NE(page.app->ui.lasting_notice, "") << "it says how far it is";
  settle(page);
  EXPECT_EQ(page.app->ui.lasting_notice, "");
  EXPECT_EQ(list_games(platform_storage()).size(), 600u);
}

TEST(AllGames, AreOpenedFromAFileLikeAnyGame) {
  const std::string file = all_games_file(some_games().storage());
  AtPage page("start/fresh");
  const std::size_t before = list_games(platform_storage()).size();
  offer_file(*page.app, file, "bastide.txt");
  settle(page);
  EXPECT_EQ(fact(page, "dialog"), "");
  EXPECT_GT(list_games(platform_storage()).size(), before + 3);
  offer_file(*page.app, file.substr(0, file.size() - 5), "bastide.txt");
  settle(page);
  EXPECT_EQ(fact(page, "dialog"), "failed");
  EXPECT_EQ(fact(page, "fault"), "store.damaged");
}

}  // namespace
}  // namespace gallery::all_games_test
