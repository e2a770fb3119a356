// The save: it comes back whole or says what is wrong.
#include <gtest/gtest.h>

#include <string>

#include "engine/record/save.hpp"
#include "tests/engine/record_games.hpp"

namespace bastide::record_save_test {
namespace {

using testing::all_tiles;
using testing::random_game;

const SaveHeader header{"Nedělní hra",
                        1790000000,
                        {{"scores", "12 \"30\""}, {"turn", "9"}},
                        "3:%22Hm%22,40:Dob%C5%99e%21"};

TEST(RecordSave, ComesBackWhole) {
  for (u64 n = 0; n < 60; ++n) {
    SCOPED_TRACE(n);
    const Record record = random_game(n, {n % 2 == 0, n % 3 == 0 ? n : 10000});
    const std::string text = write_save(all_tiles(), header, record);
    const auto save = read_save(all_tiles(), text);
    ASSERT_TRUE(save) << ::testing::PrintToString(save.error());
    EXPECT_FALSE(save->fault);
    EXPECT_EQ(save->header, header);
    EXPECT_TRUE(save->record == record);
    const auto listed = read_save_header(text);
    ASSERT_TRUE(listed);
    EXPECT_EQ(*listed, header);
  }
}

TEST(RecordSave, LineEndsMayChangeOnTheWay) {
  const Record record = random_game(1);
  std::string text;
  for (const char c : write_save(all_tiles(), header, record))
    text += c == '\n' ? std::string("\r\n") : std::string(1, c);
  const auto save = read_save(all_tiles(), text);
  ASSERT_TRUE(save) << ::testing::PrintToString(save.error());
  EXPECT_TRUE(save->record == record);
}

TEST(RecordSave, EveryCutIsNoticed) {
  const std::string text = write_save(all_tiles(), header, random_game(3, {false, 20}));
  for (std::size_t length = 1; length < text.size(); ++length) {
    const auto save = read_save(all_tiles(), text.substr(0, length));
    ASSERT_FALSE(save) << length;
    EXPECT_EQ(save.error().code, "save.truncated") << length;
  }
}

TEST(RecordSave, EveryChangeIsNoticed) {
  const std::string text = write_save(all_tiles(), header, random_game(3, {false, 20}));
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::string changed = text;
    changed[i] = changed[i] == '5' ? '6' : '5';
    EXPECT_FALSE(read_save(all_tiles(), changed)) << i;
  }
  EXPECT_EQ(read_save(all_tiles(), text + " ").error().code, "save.corrupt");
}

TEST(RecordSave, FaultsHaveCodes) {
  const struct {
    std::string text, code;
  } cases[] = {
      {"", "save.empty"},
      {"{\"game\":1}", "save.foreign"},
      {"bastide-record 1\n", "save.foreign"},
      {std::string("\0\0\0", 3), "save.foreign"},
      {"bastide-save 2 10 0\n", "save.newer"},
      {"bastide-save x 10 0\nabc", "save.corrupt"},
      {"bastide-save 1 -5 0\nabc", "save.corrupt"},
      {"bastide-save 1 5 0\nabcde", "save.corrupt"},
      {"bastide-save 1 99 0\nabcde", "save.truncated"},
      {std::string(max_save_size + 1, 'x'), "save.too-large"},
  };
  for (const auto& c : cases) {
    const auto save = read_save(all_tiles(), c.text);
    ASSERT_FALSE(save) << c.text.substr(0, 40);
    EXPECT_EQ(save.error().code, c.code) << c.text.substr(0, 40);
  }
}

TEST(RecordSave, ANewNameChangesNothingElse) {
  const std::string text = write_save(all_tiles(), header, random_game(3, {false, 20}));
  const auto renamed = rename_save(text, "At the \"lake\"");
  ASSERT_TRUE(renamed);
  SaveHeader expected = header;
  expected.name = "At the \"lake\"";
  EXPECT_EQ(*renamed, write_save(all_tiles(), expected, random_game(3, {false, 20})));
  EXPECT_EQ(rename_save(text + "x", "n").error().code, "save.corrupt");
}

TEST(RecordSave, AHeaderAloneIsReadAsOne) {
  const std::string text = write_save_header(header);
  const auto read = read_save_header(text);
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, header);
  EXPECT_FALSE(read_save(all_tiles(), text));
}

TEST(RecordSave, NotesAreBounded) {
  SaveHeader many = header;
  many.notes.assign(40, {"key", "value"});
  many.notes[0] = {"Bad Key", "value"};
  many.notes[1] = {"key", "two\nlines"};
  const auto listed = read_save_header(write_save(all_tiles(), many, random_game(0, {false, 2})));
  ASSERT_TRUE(listed);
  EXPECT_EQ(listed->notes.size(), max_notes);
  EXPECT_EQ(listed->notes[0].first, "key");
}

}  // namespace
}  // namespace bastide::record_save_test
