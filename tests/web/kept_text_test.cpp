// Texts that are kept twice: what a killed browser has lost comes back, and what the second copy
// has lost is written again.
#include <gtest/gtest.h>

#include "tests/web/fake_storage.hpp"
#include "tests/web/played.hpp"
#include "web/platform/kept_text.hpp"
#include "web/store/second_copy.hpp"
#include "web/store/story.hpp"

namespace bastide::web::kept_text_test {
namespace {

class KeptText : public ::testing::Test {
 protected:
  FakeStorage fake;
  FakeStorage::Access storage = fake.storage();
  platform::Copy copy() const { return {fake.copies.begin()->first, fake.copies.begin()->second}; }
};

TEST_F(KeptText, WhatAKilledBrowserHasLostComesBack) {
  ASSERT_EQ(keep_text(storage, "story", "one\n"), platform::StoreResult::ok);
  const auto on_the_disk = fake.texts;
  ASSERT_EQ(keep_text(storage, "story", "one\ntwo\n"), platform::StoreResult::ok);
  fake.texts = on_the_disk;
  EXPECT_EQ(restore_text(storage, copy()), "story");
  EXPECT_EQ(storage.get("story"), "one\ntwo\n");
  EXPECT_EQ(restore_text(storage, copy()), "") << "it is there";
  fake.texts.clear();
  EXPECT_EQ(restore_text(storage, copy()), "story");
  EXPECT_EQ(storage.get("story"), "one\ntwo\n");
}

TEST_F(KeptText, AnOlderCopyIsRenewed) {
  keep_text(storage, "story", "one\n");
  const platform::Copy old = copy();
  keep_text(storage, "story", "two\n");
  fake.copies = {{old.key, old.text}};
  EXPECT_EQ(restore_text(storage, old), "");
  EXPECT_EQ(storage.get("story"), "two\n");
  EXPECT_EQ(copy().text, "two\n");
}

TEST_F(KeptText, WhatWasErasedStaysErased) {
  keep_text(storage, "story", "one\n");
  const auto on_the_disk = fake.texts;
  forget_story(storage);
  fake.texts = on_the_disk;
  EXPECT_EQ(restore_text(storage, copy()), "story");
  EXPECT_EQ(storage.get("story"), "");
}

TEST_F(KeptText, WhatThereWasNoRoomForIsInTheCopy) {
  keep_text(storage, "story", "one\n");
  fake.full = true;
  EXPECT_EQ(keep_text(storage, "story", "two\n"), platform::StoreResult::full);
  EXPECT_EQ(storage.get("story"), "two\n") << "for this visit";
  fake.held.clear();  // the next one
  EXPECT_EQ(storage.get("story"), "one\n");
  EXPECT_EQ(restore_text(storage, copy()), "story");
  EXPECT_EQ(storage.get("story"), "two\n") << "for this visit";
  fake.held.clear();
  fake.full = false;
  EXPECT_EQ(restore_text(storage, copy()), "story");
  EXPECT_EQ(fake.texts.at("story"), "two\n");
}

TEST_F(KeptText, WhatMayNotBeStoredIsThereForTheVisit) {
  fake.forbidden = true;
  EXPECT_EQ(keep_text(storage, "days", "one\n"), platform::StoreResult::forbidden);
  EXPECT_EQ(storage.get("days"), "one\n");
  fake.forbidden = false;
  EXPECT_EQ(keep_text(storage, "days", "two\n"), platform::StoreResult::ok);
  EXPECT_EQ(storage.get("days"), "two\n");
  EXPECT_TRUE(fake.held.empty());
}

TEST_F(KeptText, OtherEntriesAreLeftAlone) {
  for (const char* key : {"game.a.1", "kept", "kept.", "kept.x", "kept.story.x", ""})
    EXPECT_EQ(restore_text(storage, {key, "text"}), "") << key;
  EXPECT_TRUE(fake.texts.empty());
}

// After the browser has cleared its database, or one that could not be opened for a while.
TEST_F(KeptText, TheCopyIsHealedAtTheNextStart) {
  const Catalogue catalogue = builtin_catalogue();
  Session games[] = {played_at_random(catalogue, 8, 1), played_at_random(catalogue, 9, 2)};
  for (Session& game : games) ASSERT_EQ(save_game(storage, catalogue, game, 1), SaveResult::saved);
  keep_text(storage, "story", "one\n");
  fake.texts["game.newer.3"] = "bastide-save 9 0 0";
  fake.texts["game.broken.3"] = "bastide-save 1 99 0";
  const auto all = fake.copies;
  ASSERT_EQ(all.size(), 3u);
  const auto keys_of_copies = [&] {
    std::vector<std::string> keys;
    for (const auto& [key, text] : fake.copies) keys.push_back(key);
    return keys;
  };
  for (std::size_t lost = 0; lost <= all.size(); ++lost) {
    fake.copies = all;
    if (lost == all.size())
      fake.copies.clear();
    else
      fake.copies.erase(std::next(all.begin(), static_cast<std::ptrdiff_t>(lost))->first);
    renew_copies(storage, keys_of_copies());
    EXPECT_EQ(fake.copies, all) << lost;
  }
}

// ---- What a newer version of the page has saved -------------------------------------------------

TEST_F(KeptText, ANewerFormatIsNeitherAdoptedNorReplacedNorDeleted) {
  const Catalogue catalogue = builtin_catalogue();
  const std::string newer = "bastide-save 9 of another kind";
  for (const unsigned generation : {1u, 3u, 9u})
    for (const bool in_copy : {false, true}) {
      fake = {};
      Session session = played_at_random(catalogue, 8, 1);
      for (int n = 0; n < 2; ++n)
        ASSERT_EQ(save_game(storage, catalogue, session, 1), SaveResult::saved);
      const std::string slot = session.saved.slot;
      const std::string key = key_stem(slot) + std::to_string(generation);
      if (in_copy)
        restore_copy(storage, {key, newer});
      else
        fake.texts[key] = newer;
      auto loaded = load_game(storage, catalogue, slot);
      ASSERT_TRUE(loaded) << generation;
      EXPECT_EQ(loaded->record, session.record);
      rename_game(storage, slot, "Another name");
      ASSERT_TRUE(play(*loaded, [&] {
        ActionList all;
        legal_actions(loaded->game, shown(*loaded), all);
        return all[0];
      }()));
      loaded = load_game(storage, catalogue, slot);
      save_game(storage, catalogue, *loaded, 2);
      for (const auto& [copied, text] : std::map(fake.copies))
        restore_copy(storage, {copied, text});
      EXPECT_EQ(fake.texts[key], newer) << generation << in_copy;
      EXPECT_EQ(loaded->saved.slot != slot, generation > 2) << "it is played on as a copy";
      delete_game(storage, slot);
      EXPECT_EQ(fake.texts.count(key), 0u) << "with the whole game, by the user";
    }
}

TEST_F(KeptText, AHistoryThatWasOnlyHeldIsStoredTheNextTime) {
  StoryGame told;
  told.slot = "first";
  told.players = {{"Anna", "", 10}};
  fake.full = true;
  add_story(storage, {told});
  EXPECT_EQ(stored_story(storage).size(), 1u) << "in this visit";
  EXPECT_EQ(fake.texts.count("story"), 0u);
  fake.full = false;
  add_story(storage, {told});  // the same, judged or saved again
  EXPECT_EQ(read_story(fake.texts["story"]).size(), 1u);
}

// ---- Anything can fail --------------------------------------------------------------------------

// A short game, saved after each move, in which the nth write fails; then the browser is killed,
// and the page opened again.
TEST_F(KeptText, WhicheverWriteFailsNothingIsLostOrDoubled) {
  const Catalogue catalogue = builtin_catalogue();
  const Session whole = played_at_random(catalogue, 12, 3);
  std::size_t writes = 0;
  const auto play_it = [&](std::size_t failing) {
    fake = {};
    fake.failing = failing;
    Session session = played_at_random(catalogue, 0, 3);
    SaveResult last = SaveResult::saved;
    const std::size_t begun = session.record.actions.size();
    for (std::size_t k = begun; k < whole.record.actions.size();) {
      ASSERT_TRUE(play(session, whole.record.actions[k]));
      k = session.record.actions.size();
      last = save_game(storage, catalogue, session, k);
      if (last != SaveResult::saved) last = save_game(storage, catalogue, session, k);
      ASSERT_EQ(last, SaveResult::saved) << failing << ": the next try succeeds";
    }
    StoryGame told;
    told.slot = session.saved.slot;
    told.players = {{"Anna", "", 10}};
    add_story(storage, {told});
    if (stored_story(storage).empty() && fake.copies.size() < 2) add_story(storage, {told});
  };
  play_it(0);
  writes = fake.writes;
  ASSERT_GT(writes, 20u);
  for (std::size_t failing = 1; failing <= writes; ++failing) {
    play_it(failing);
    for (const bool killed : {false, true}) {
      FakeStorage::Access now = storage;
      if (killed) fake.texts.clear();
      fake.held.clear();
      fake.failing = 0;
      std::vector<std::string> keys;
      for (const auto& [key, text] : std::map(fake.copies)) {
        keys.push_back(key);
        if (restore_text(now, {key, text}).empty()) restore_copy(now, {key, text});
      }
      renew_copies(now, keys);
      const auto games = list_games(now);
      // The last write of all may be the one into the second copy.
      if (killed && games.empty()) {
        EXPECT_EQ(failing, 1u) << "only a copy that was never made";
        continue;
      }
      ASSERT_EQ(games.size(), 1u) << failing << killed;
      const auto loaded = load_game(now, catalogue, games[0].slot);
      ASSERT_TRUE(loaded) << failing << killed;
      EXPECT_LE(whole.record.actions.size(), loaded->record.actions.size() + 2)
          << failing << killed;
      if (!killed) {
        EXPECT_EQ(loaded->record, whole.record) << failing;
      }
      EXPECT_LE(stored_story(now).size(), 1u);
    }
  }
}

}  // namespace
}  // namespace bastide::web::kept_text_test
