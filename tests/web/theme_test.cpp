// The colours of words. The fonts: the basic alphabet at once, other letters when a text with them
// is drawn.
#include "web/ui/theme.hpp"
#include "tests/contrast.hpp"
#include "tests/data_folder.hpp"
#include "tests/texts.hpp"

#include <gtest/gtest.h>
#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "web/platform/null/place.hpp"
#include "web/text/text.hpp"

namespace bastide::web::theme_test {
namespace {

TEST(Colours, WordsStandOutFromEveryGround) {
  ImGui::CreateContext();
  for (int look = 0; look < look_count; ++look) {
    use_look(static_cast<Look>(look));
    const Palette& p = palette();
    std::vector<ImU32> grounds = {p.paper, p.paper_high, p.paper_low,
                                  mix(p.paper_high, p.accent, 0.13f)};  // selected
    for (int player = 0; player < 8; ++player) grounds.push_back(player_paper(player));
    struct Pair {
      const char* name;
      ImU32 words, ground;
    };
    std::vector<Pair> pairs = {{"ink on the desk", p.ink, p.desk},
                               {"notes on the desk", p.ink_soft, p.desk},
                               {"ink on an urgent chip", p.ink, mix(p.paper_high, p.accent, 0.3f)},
                               {"danger, pointed at", p.accent, mix(p.paper_high, p.accent, 0.1f)},
                               {"a tooltip", p.paper_high, p.ink},
                               {"good on paper", p.good, p.paper},
                               {"good on high paper", p.good, p.paper_high}};
    for (const ImU32 ground : {p.accent, p.accent_high, p.accent_low}) {
      pairs.push_back({"ink on the accent", p.accent_ink, ground});
      pairs.push_back({"notes on the accent", mix(ground, p.accent_ink, 0.9f), ground});
    }
    for (const ImU32 ground : grounds) {
      pairs.push_back({"ink", p.ink, ground});
      pairs.push_back({"notes", p.ink_soft, ground});
      pairs.push_back({"the accent", p.accent, ground});
    }
    for (const Pair& pair : pairs)
      EXPECT_GE(contrast(pair.words, pair.ground), 4.5) << pair.name << ", look " << look;
    // Whose turn it is can be seen as well for white as for red.
    for (int player = 0; player < 8 && p.own > 0; ++player) {
      int apart = 0;  // of 255 for each channel
      for (int shift = 0; shift < 24; shift += 8)
        apart += std::abs(static_cast<int>(player_paper(player) >> shift & 0xff) -
                          static_cast<int>(p.paper_high >> shift & 0xff));
      EXPECT_GE(apart, 12) << player << ", look " << look;
    }
    // Not words, but to be seen.
    EXPECT_GE(contrast(p.focus, p.paper), 3) << look;
    EXPECT_GE(contrast(p.ink_faint, p.paper), 3) << look;
  }
  ImGui::DestroyContext();
}

// Chinese numerals, as boxes: one of them is a picture.
std::optional<platform::Letter> draw_numerals(std::string_view text, float em) {
  if (text.substr(0, 2) != "\xe4\xb8") return std::nullopt;
  const int side = static_cast<int>(em) / 2;
  const auto pixels = static_cast<std::size_t>(side) * static_cast<std::size_t>(side);
  return platform::Letter{
      side, side, 1, -em / 2, em, text == "三", std::vector<std::uint32_t>(pixels, 0xff3366cc)};
}

class Letters : public ::testing::Test {
 protected:
  Letters() {
    platform::place() = {};
    platform::place().site_file = testing::site_file;
    platform::place().letters = draw_numerals;
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    ImGui::GetIO().DisplaySize = {1280, 800};
    EXPECT_TRUE(theme_prepare(theme)) << "the first faces";
  }
  ~Letters() override { ImGui::DestroyContext(); }

  // In a face; null if it is missing there.
  const ImFontGlyph* glyph(ImWchar letter, Face f) const {
    return face(theme, f)->FindGlyphNoFallback(letter);
  }
  // In all faces but that of the game's name.
  bool known(ImWchar letter) const {
    for (int i = 0; i < static_cast<int>(Face::display); ++i)
      if (!glyph(letter, static_cast<Face>(i))) return false;
    return true;
  }

  Theme theme;
};

TEST_F(Letters, OurOwnTextsAreWrittenInOurOwnFonts) {
  for (const Language& language : languages())
    for (const auto& [key, text] : words_of(language.code)) need_letters(theme, text);
  EXPECT_TRUE(theme_prepare(theme));
  EXPECT_TRUE(theme.foreign.empty()) << theme.foreign[0];
  EXPECT_TRUE(known(0x10d) && known(0x2026) && known(0x2192));
  EXPECT_FALSE(theme_prepare(theme)) << "nothing is new";
}

TEST_F(Letters, OfLatinAlphabetsAndOfTheNamesOfLanguagesAreInTheFirstFiles) {
  for (const Language& language : languages()) {
    need_letters(theme, language.name);
    if (language.code == "uk") continue;
    for (const auto& [key, text] : words_of(language.code)) need_letters(theme, text);
  }
  EXPECT_TRUE(theme_prepare(theme));
  EXPECT_TRUE(theme.files->more.empty());
  need_letters(theme, "Жанна");
  EXPECT_TRUE(theme_prepare(theme));
  EXPECT_FALSE(theme.files->more.empty());
}

TEST_F(Letters, OfNamesAppearInTheNextFrame) {
  for (const std::string_view name : {"Łukasz", "Ἀθηνᾶ", "Жанна", "Nguyễn"}) {
    need_letters(theme, name);
    EXPECT_TRUE(theme_prepare(theme)) << name;
    EXPECT_TRUE(theme.foreign.empty()) << name;
    need_letters(theme, name);
    EXPECT_FALSE(theme_prepare(theme)) << name;
  }
  EXPECT_TRUE(known(0x141) && known(0x1f08) && known(0x416) && known(0x1ec5));
}

TEST_F(Letters, FiguresAndLettersHaveTheirShapes) {
  need_letters(theme, "Č");
  theme_prepare(theme);
  for (const Face f : {Face::text, Face::title}) {
    const auto height = [&](ImWchar letter) { return glyph(letter, f)->Y1 - glyph(letter, f)->Y0; };
    EXPECT_NEAR(height('x') / height('H'), 0.67f, 0.1f);
    EXPECT_GT(height(0x10c), 1.15f * height('C'));
    EXPECT_NEAR(height('1') / height('6'), 1, 0.1f) << "lining";
  }
  EXPECT_EQ(glyph('1', Face::title)->AdvanceX, glyph('8', Face::title)->AdvanceX) << "tabular";
}

// As a text is set in a face once the atlas has what it needs.
std::string as_set(Theme& theme, std::string_view text, Face f, float room = 0) {
  std::string set;
  for (int frame = 0; frame < 3; ++frame) {
    need_letters(theme, text);
    set_letters(theme, f, text, room, set);
    theme_prepare(theme);
  }
  return std::string(set_letters(theme, f, text, room, set));
}

// So that the system joins letters and puts them in the order of their script.
TEST_F(Letters, OfANameThatTheFontsLackAreDrawnAsAWhole) {
  EXPECT_EQ(as_set(theme, "一三", Face::text), "\ue000");
  EXPECT_EQ(as_set(theme, "A一 三, 三", Face::heading), "A\ue001, \ue002");
  EXPECT_EQ(as_set(theme, "一三", Face::heading), "\ue000") << "the same in another face";
  EXPECT_FALSE(glyph(0xe000, Face::text)->Colored);
  EXPECT_TRUE(glyph(0xe002, Face::heading)->Colored);
  EXPECT_EQ(glyph(0xe001, Face::text), nullptr) << "only where it is used";
  EXPECT_EQ(glyph(0x4e00, Face::text), nullptr) << "no letter by itself";
  const ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  ASSERT_NE(atlas.TexPixelsRGBA32, nullptr);
  const ImFontGlyph& one = *glyph(0xe000, Face::heading);
  const auto pixel = [&](float u, float v) {
    return atlas.TexPixelsRGBA32[static_cast<int>(v * static_cast<float>(atlas.TexHeight)) *
                                     atlas.TexWidth +
                                 static_cast<int>(u * static_cast<float>(atlas.TexWidth))];
  };
  EXPECT_EQ(pixel((one.U0 + one.U1) / 2, (one.V0 + one.V1) / 2), 0xff3366cc);
  EXPECT_FALSE(theme_prepare(theme)) << "nothing is new";
}

TEST_F(Letters, OfALongTextOrANarrowPlaceStandAlone) {
  std::string longer;
  for (int i = 0; i < 30; ++i) longer += "一";
  EXPECT_EQ(as_set(theme, longer, Face::small), longer);
  EXPECT_NE(glyph(0x4e00, Face::small), nullptr);
  EXPECT_EQ(as_set(theme, "三一", Face::text, 3), "三一") << "it is to be cut";
  EXPECT_NE(glyph(0x4e09, Face::text), nullptr);
}

TEST_F(Letters, OfPrivateUseShowNobodysName) {
  EXPECT_EQ(as_set(theme, "一三", Face::text), "\ue000");
  EXPECT_EQ(as_set(theme, "A\ue000 Č", Face::text), "A Č");
}

TEST_F(Letters, ThatNobodyHasAreNotAskedForAgain) {
  need_letters(theme, "\xf0\x93\x80\x80");  // an Egyptian hieroglyph
  EXPECT_TRUE(theme_prepare(theme));
  EXPECT_FALSE(known(0x13000));
  need_letters(theme, "\xf0\x93\x80\x80");
  EXPECT_FALSE(theme_prepare(theme));
}

TEST_F(Letters, OfBrokenTextsDoNoHarm) {
  need_letters(theme, "\xff\xc3");
  need_letters(theme, "\xf4\x90\x80\x80");
  theme_prepare(theme);
  EXPECT_FALSE(theme_prepare(theme));
}

}  // namespace
}  // namespace bastide::web::theme_test
