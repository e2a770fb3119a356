// The fonts: the letters of our own texts at once, those of names when one is drawn.
#include "web/ui/theme.hpp"

#include <gtest/gtest.h>
#include <imgui.h>
#include <imgui_internal.h>

#include "web/text/text.hpp"

namespace bastide::web {
namespace {

class Letters : public ::testing::Test {
 protected:
  Letters() {
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    ImGui::GetIO().DisplaySize = {1280, 800};
    EXPECT_TRUE(theme_prepare(theme)) << "the first faces";
  }
  ~Letters() override { ImGui::DestroyContext(); }

  // In all fonts but that of the game's name, as a frame would.
  void draw(unsigned letter) const {
    for (int i = 0; i < static_cast<int>(Face::display); ++i)
      theme.faces[i]->FindGlyph(static_cast<ImWchar>(letter));
  }
  bool known(unsigned letter) const {
    for (int i = 0; i < static_cast<int>(Face::display); ++i)
      if (!theme.faces[i]->FindGlyphNoFallback(static_cast<ImWchar>(letter))) return false;
    return true;
  }

  Theme theme;
};

TEST_F(Letters, OurOwnTextsNeedNoOthers) {
  for (const std::string& language : languages())
    for (const auto& [key, text] : words_of(language))
      for (const char* at = text.data(); at < text.data() + text.size();) {
        unsigned letter = 0;
        at += ImTextCharFromUtf8(&letter, at, text.data() + text.size());
        if (letter < 0x20) continue;
        EXPECT_TRUE(known(letter)) << key << ": " << letter;
        draw(letter);
      }
  EXPECT_FALSE(theme_prepare(theme));
}

TEST_F(Letters, OfNamesAppearInTheSecondFrame) {
  constexpr unsigned stroke = 0x141, cyrillic = 0x416;
  EXPECT_FALSE(known(stroke));
  draw(stroke);
  EXPECT_TRUE(theme_prepare(theme));
  EXPECT_TRUE(known(stroke));
  draw(stroke);
  draw(cyrillic);  // no face has it: nothing to wait for
  EXPECT_FALSE(theme_prepare(theme));
}

}  // namespace
}  // namespace bastide::web
