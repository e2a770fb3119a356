// The fonts are unpacked into files that Dear ImGui can read.
#include <gtest/gtest.h>
#include <imgui.h>

#include <string>

#include "web/ui/face_data.hpp"

namespace bastide::embedded {
extern const std::string_view font_text;
extern const std::string_view font_title;
}  // namespace bastide::embedded

namespace bastide::web {
namespace {

const std::string_view faces[] = {embedded::font_text, embedded::font_title};

unsigned number(std::string_view file, std::size_t at) {
  unsigned value = 0;
  for (std::size_t i = 0; i < 4; ++i) value = value << 8 | static_cast<unsigned char>(file[at + i]);
  return value;
}

TEST(Faces, TheTablesOfAnUnpackedFaceFillItToTheEnd) {
  for (const std::string_view packed : faces) {
    const std::string file = unpacked_face(packed);
    const unsigned tables = number(file, 4) >> 16;
    std::size_t end = 12 + 16 * tables;
    for (unsigned table = 0; table < tables; ++table) {
      const std::size_t entry = 12 + 16 * table;
      EXPECT_EQ(number(file, entry + 8), end);
      end += number(file, entry + 12);
    }
    EXPECT_EQ(end, file.size());
  }
}

TEST(Faces, LettersHaveTheirShapes) {
  constexpr ImWchar range[] = {0x20, 0x17f, 0};
  for (const std::string_view packed : faces) {
    std::string file = unpacked_face(packed);
    ImFontAtlas atlas;
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    ImFont* font =
        atlas.AddFontFromMemoryTTF(file.data(), static_cast<int>(file.size()), 100, &config, range);
    ASSERT_TRUE(atlas.Build());
    const auto height = [&](ImWchar letter) {
      const ImFontGlyph* glyph = font->FindGlyphNoFallback(letter);
      return glyph ? glyph->Y1 - glyph->Y0 : 0;
    };
    EXPECT_NEAR(height('x') / height('H'), 0.67f, 0.07f);
    EXPECT_NEAR(height('p') / height('H'), 1.15f, 0.10f);
    EXPECT_GT(height(0x10c), 1.15f * height('C'));  // with an accent, from two shapes
  }
}

}  // namespace
}  // namespace bastide::web
