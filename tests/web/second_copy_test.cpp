// The second copy of saved games: what a killed browser has lost is restored, and nothing newer is
// lost.
#include "web/store/second_copy.hpp"

#include <gtest/gtest.h>

#include "tests/web/fake_storage.hpp"
#include "tests/web/played.hpp"
#include "web/session/replay_stops.hpp"

namespace bastide::web::second_copy_test {
namespace {

class SecondCopy : public ::testing::Test {
 protected:
  Catalogue catalogue = builtin_catalogue();
  FakeStorage fake;
  FakeStorage::Access storage = fake.storage();
  Session session = played_at_random(catalogue, 20, 1);

  void save() { ASSERT_EQ(save_game(storage, catalogue, session, 1), SaveResult::saved); }
  void undo_moves(std::size_t left) {
    go_to(session, left);
    cut(session);
  }
  platform::Copy copy() const { return {fake.copies.begin()->first, fake.copies.begin()->second}; }
  Record stored() { return load_game(storage, catalogue, session.saved.slot)->record; }
};

TEST_F(SecondCopy, LostMovesComeBack) {
  const Record all = session.record;
  undo_moves(10);
  save();
  const auto early = fake.texts;
  session = played_at_random(catalogue, 20, 1);
  session.saved.slot = load_game(storage, catalogue, early.begin()->first.substr(5, 6))->saved.slot;
  adopt(storage, session);
  for (int n = 0; n < 3; ++n) save();
  fake.texts = early;  // the rest has not reached the disk
  ASSERT_NE(stored().actions.size(), all.actions.size());
  EXPECT_TRUE(restore_copy(storage, copy()));
  EXPECT_EQ(stored(), all);
  EXPECT_EQ(fake.keys("game.").size(), 1u);
  EXPECT_EQ(list_games(storage).size(), 1u);
}

TEST_F(SecondCopy, ANewGameThatIsEntirelyLostComesBack) {
  save();
  fake.texts.clear();
  EXPECT_TRUE(restore_copy(storage, copy()));
  EXPECT_EQ(stored(), session.record);
}

TEST_F(SecondCopy, AnOlderCopyChangesNothing) {
  save();
  const platform::Copy old = copy();
  save();
  const auto before = fake.texts;
  EXPECT_FALSE(restore_copy(storage, old));
  EXPECT_EQ(fake.texts, before);
  EXPECT_EQ(fake.copies.begin()->first, fake.keys("game.").at(0)) << "it catches up";
}

TEST_F(SecondCopy, WithTheSameGenerationTheStorageWins) {
  save();
  platform::Copy other = copy();
  session.saved.name = "Of the other tab";
  other.text = game_file(catalogue, session, 2);
  const auto before = fake.texts;
  EXPECT_FALSE(restore_copy(storage, other));
  EXPECT_EQ(fake.texts, before);
}

TEST_F(SecondCopy, ADamagedCopyRestoresNothing) {
  save();
  const platform::Copy whole = copy();
  const auto before = fake.texts;
  const std::string key = "game." + session.saved.slot + ".99";
  for (const platform::Copy& bad :
       {platform::Copy{key, whole.text.substr(0, 200)}, platform::Copy{key, ""},
        platform::Copy{key, whole.text + "x"}, platform::Copy{"", whole.text},
        platform::Copy{"settings", whole.text}}) {
    EXPECT_FALSE(restore_copy(storage, bad)) << bad.key;
    EXPECT_EQ(fake.texts, before) << bad.key;
  }
}

TEST_F(SecondCopy, ABrokenGameIsReplacedByAWholeCopy) {
  save();
  const platform::Copy whole = copy();
  fake.texts[whole.key] = whole.text.substr(0, 100);
  EXPECT_TRUE(restore_copy(storage, whole));
  EXPECT_EQ(stored(), session.record);
  EXPECT_EQ(fake.keys("game.").size(), 1u);
}

TEST_F(SecondCopy, BesideABrokenNewerGameAnOlderCopyIsKept) {
  save();
  const platform::Copy whole = copy();
  const std::string newer = "game." + session.saved.slot + ".8";
  fake.texts.clear();
  fake.texts[newer] = "bastide-save 1 99 0";
  EXPECT_TRUE(restore_copy(storage, whole));
  EXPECT_EQ(stored(), session.record);
  EXPECT_EQ(fake.texts.count(newer), 1u) << "perhaps something of it can be saved";
  // A game saved by a newer version does not count as broken.
  fake.texts.clear();
  fake.texts[newer] = "bastide-save 2 99 0";
  EXPECT_FALSE(restore_copy(storage, whole));
  EXPECT_EQ(fake.texts.size(), 1u);
}

TEST_F(SecondCopy, InAFullStorageTheOldStateStays) {
  save();
  const auto before = fake.texts;
  save();
  const platform::Copy newer = copy();
  fake.texts = before;
  fake.full = true;
  EXPECT_TRUE(restore_copy(storage, newer)) << "for this visit";
  EXPECT_EQ(fake.texts, before);
  EXPECT_EQ(copy().key, newer.key) << "for the next time";
}

TEST_F(SecondCopy, HasTheMovesForWhichThereWasNoRoom) {
  undo_moves(4);
  save();
  const std::string slot = session.saved.slot;
  fake.full = true;
  for (const std::size_t moves : {7u, 9u}) {
    session = played_at_random(catalogue, moves, 1);
    session.saved.slot = slot;
    adopt(storage, session);
    const auto stored_then = fake.texts;
    EXPECT_EQ(save_game(storage, catalogue, session, 1), SaveResult::full);
    fake.held.clear();  // a reload
    EXPECT_TRUE(restore_copy(storage, copy()));
    EXPECT_EQ(fake.texts, stored_then);
    EXPECT_EQ(stored(), session.record);
    ASSERT_EQ(list_games(storage).size(), 1u);
    EXPECT_EQ(list_games(storage)[0].turn, session.positions.back().turn);
  }
  // As soon as there is room, only the storage has it.
  fake.full = false;
  session = *load_game(storage, catalogue, slot);
  save();
  EXPECT_TRUE(fake.held.empty());
  EXPECT_EQ(fake.keys("game.").size(), 1u);
  EXPECT_EQ(stored(), session.record);
}

TEST_F(SecondCopy, AGameThatNeverHadRoomComesBackUntilItIsDeleted) {
  fake.full = true;
  EXPECT_EQ(save_game(storage, catalogue, session, 1), SaveResult::full);
  EXPECT_TRUE(restore_copy(storage, copy()));
  EXPECT_EQ(stored(), session.record);
  delete_game(storage, session.saved.slot);
  EXPECT_TRUE(list_games(storage).empty());
  EXPECT_FALSE(restore_copy(storage, copy()));
  EXPECT_TRUE(list_games(storage).empty());
}

TEST_F(SecondCopy, ADeletedGameStaysDeleted) {
  save();
  const auto early = fake.texts;
  save();
  save();
  const auto late = fake.texts;
  const platform::Copy whole = copy();
  delete_game(storage, session.saved.slot);
  const platform::Copy stone = copy();
  for (const auto& on_the_disk : {early, late}) {
    fake.texts = on_the_disk;  // the deletion has not reached it
    EXPECT_TRUE(restore_copy(storage, stone));
    EXPECT_TRUE(fake.texts.empty());
    EXPECT_EQ(copy().text, stone.text) << "for the next time";
  }
  EXPECT_FALSE(restore_copy(storage, copy()));
  EXPECT_TRUE(fake.copies.empty()) << "it is not needed any more";
  // Saved again by a tab in which it was open.
  fake.texts["game." + session.saved.slot + ".9"] = whole.text;
  EXPECT_FALSE(restore_copy(storage, stone));
  EXPECT_EQ(stored(), session.record);
  EXPECT_EQ(copy().text, whole.text);
}

TEST_F(SecondCopy, KeepsOneTextPerGameAndNoneOfDeletedOnes) {
  save();
  save();
  EXPECT_EQ(fake.copies.size(), 1u);
  EXPECT_EQ(copy().text, fake.texts.at(copy().key));
  delete_game(storage, session.saved.slot);
  EXPECT_EQ(fake.copies.size(), 1u);
  EXPECT_EQ(copy().text, "deleted");
}

}  // namespace
}  // namespace bastide::web::second_copy_test
