// The list of keys: every one has its text, and none is assigned twice.
#include "web/table/keys.hpp"
#include "tests/texts.hpp"

#include <gtest/gtest.h>
#include <imgui.h>

#include <set>
#include <tuple>

namespace bastide::web::keys_test {
namespace {

// Some key names come from ImGui, which needs a context for them.
class Keys : public ::testing::Test {
 protected:
  void SetUp() override { ImGui::CreateContext(); }
  void TearDown() override { ImGui::DestroyContext(); }
};

TEST_F(Keys, EveryOneHasItsTexts) {
  for (const auto& [language, readers, name] : languages()) {
    const Texts texts = texts_in(language);
    for (const Shortcut& row : shortcuts()) {
      EXPECT_TRUE(has_text(texts, std::string("keys.") + row.id)) << language << ": " << row.id;
      EXPECT_FALSE(presses_of(row).empty()) << row.id;
      for (const KeyPress& press : presses_of(row)) EXPECT_FALSE(press_name(texts, press).empty());
    }
  }
}

TEST_F(Keys, NoneIsAssignedTwice) {
  // What a key means during a replay, or at an analysis, takes precedence over its other meaning.
  std::set<std::tuple<KeyGroup, int, bool, bool>> seen;
  for (const Shortcut& row : shortcuts()) {
    for (const KeyPress& press : presses_of(row)) {
      const int last = press.through == ImGuiKey_None ? press.key : press.through;
      for (int key = press.key; key <= last; ++key) {
        const bool special = row.group == KeyGroup::back || row.group == KeyGroup::analysis;
        const KeyGroup group = special ? row.group : KeyGroup::move;
        EXPECT_TRUE(seen.emplace(group, key, press.shift, press.command).second)
            << row.id << ' ' << key;
      }
    }
  }
}

TEST_F(Keys, AreNamedAsTheyAreWritten) {
  const Texts texts = texts_in("cs");
  EXPECT_EQ(press_name(texts, {ImGuiKey_R, ImGuiKey_None, true}), "Shift + R");
  EXPECT_EQ(press_name(texts, {ImGuiKey_Z, ImGuiKey_None, false, true}), "Ctrl + Z");
  EXPECT_EQ(press_name(texts, {ImGuiKey_1, ImGuiKey_9}), "1 \xe2\x80\x93 9");
  EXPECT_EQ(press_name(texts, {ImGuiKey_Slash, ImGuiKey_None, true}), "?");
  EXPECT_EQ(press_name(texts, {ImGuiKey_Space}), "Mezern\xc3\xadk");
}

}  // namespace
}  // namespace bastide::web::keys_test
