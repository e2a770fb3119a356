#include "tests/gallery/screens/letters.hpp"

#include <imgui_internal.h>

#include <cmath>
#include <map>
#include <utility>

namespace gallery {

std::vector<Letter> letters_of(const ImDrawList& list, float density) {
  std::vector<Letter> letters;
  const ImTextureID texture = ImGui::GetIO().Fonts->TexID;
  // Glyphs are as high as in the texture; shapes and lines, which use it too, have zero height in
  // it.
  const float scale = static_cast<float>(ImGui::GetIO().Fonts->TexHeight) / density;
  for (const ImDrawCmd& cmd : list.CmdBuffer) {
    if (cmd.UserCallback || cmd.GetTexID() != texture) continue;
    for (unsigned i = 0; i + 5 < cmd.ElemCount; i += 3) {
      const auto vertex = [&](unsigned k) -> const ImDrawVert& {
        return list.VtxBuffer[static_cast<int>(
            cmd.VtxOffset + list.IdxBuffer[static_cast<int>(cmd.IdxOffset + i + k)])];
      };
      const ImDrawVert &a = vertex(0), &b = vertex(2);
      const float height = b.pos.y - a.pos.y, taken = (b.uv.y - a.uv.y) * scale;
      if (taken <= 0 || std::fabs(height - taken) > 0.05f) continue;
      letters.push_back({a.pos, b.pos, cmd.ClipRect, a.uv});
      i += 3;  // its other triangle
    }
  }
  return letters;
}

std::string words_drawn(const Stage& stage) {
  std::map<std::pair<float, float>, ImWchar> codes;
  for (const ImFont* font : ImGui::GetIO().Fonts->Fonts)
    for (const ImFontGlyph& glyph : font->Glyphs) codes[{glyph.U0, glyph.V0}] = glyph.Codepoint;
  std::string words;
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists)
    for (const Letter& letter : letters_of(*list, stage.app->ui.theme.density)) {
      const auto found = codes.find({letter.in_atlas.x, letter.in_atlas.y});
      char utf8[5];
      if (found != codes.end()) words += ImTextCharToUtf8(utf8, found->second);
    }
  return words;
}

}  // namespace gallery
