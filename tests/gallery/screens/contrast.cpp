#include "tests/gallery/screens/contrast.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "tests/contrast.hpp"
#include "web/ui/colours.hpp"

namespace gallery {

using namespace bastide::web;

namespace {

struct Colour {
  float r = 0, g = 0, b = 0, a = 0;
};
Colour colour_of(ImU32 c) {
  const auto channel = [&](int shift) { return static_cast<float>(c >> shift & 0xff) / 255; };
  return {channel(IM_COL32_R_SHIFT), channel(IM_COL32_G_SHIFT), channel(IM_COL32_B_SHIFT),
          channel(IM_COL32_A_SHIFT)};
}
Colour over(const Colour& top, const Colour& below) {
  const float rest = below.a * (1 - top.a), a = top.a + rest;
  if (a <= 0) return {};
  const auto mixed = [&](float t, float b) { return (t * top.a + b * rest) / a; };
  return {mixed(top.r, below.r), mixed(top.g, below.g), mixed(top.b, below.b), a};
}

ImU32 packed(const Colour& c) { return ImGui::ColorConvertFloat4ToU32({c.r, c.g, c.b, 1}); }

// What has been drawn so far: triangles in one colour or several, or of a picture.
struct Triangle {
  std::array<ImDrawVert, 3> corners;
  ImVec4 clip;
  bool picture;
};

// Of the point: the shares of the corners; nothing if it is outside.
std::optional<std::array<float, 3>> shares(const Triangle& t, ImVec2 p) {
  if (p.x < t.clip.x || p.x >= t.clip.z || p.y < t.clip.y || p.y >= t.clip.w) return std::nullopt;
  const ImVec2 &a = t.corners[0].pos, &b = t.corners[1].pos, &c = t.corners[2].pos;
  const float area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  if (area == 0) return std::nullopt;
  const float v = ((p.x - a.x) * (c.y - a.y) - (p.y - a.y) * (c.x - a.x)) / area;
  const float w = ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / area;
  if (v < 0 || w < 0 || v + w > 1) return std::nullopt;
  return std::array<float, 3>{1 - v - w, v, w};
}

// What is seen at a point; nothing if that is a picture.
std::optional<Colour> ground_at(const std::vector<Triangle>& drawn, ImVec2 p) {
  Colour seen;
  for (auto t = drawn.rbegin(); t != drawn.rend() && seen.a < 0.99f; ++t) {
    const auto part = shares(*t, p);
    if (!part) continue;
    if (t->picture) return std::nullopt;
    Colour here;
    for (std::size_t i = 0; i < 3; ++i) {
      const Colour corner = colour_of(t->corners[i].col);
      here.r += corner.r * (*part)[i];
      here.g += corner.g * (*part)[i];
      here.b += corner.b * (*part)[i];
      here.a += corner.a * (*part)[i];
    }
    seen = over(seen, here);
  }
  if (seen.a < 0.99f) return std::nullopt;
  return seen;
}

struct Search {
  float density;
  std::vector<Triangle> drawn = {};
  std::vector<std::string> faults = {};
  ImVec2 last = {};  // letter examined
  ImU32 last_ink = 0;
};

// One letter for each line and ink stands for all.
void examine(Search& search, const ImDrawVert& a, const ImDrawVert& b, const ImVec4& clip) {
  const ImVec2 middle((a.pos.x + b.pos.x) / 2, (a.pos.y + b.pos.y) / 2);
  const bool same = a.col == search.last_ink && std::fabs(middle.y - search.last.y) < 12;
  search.last = middle;
  search.last_ink = a.col;
  const bool seen =
      middle.x > clip.x && middle.x < clip.z && middle.y > clip.y && middle.y < clip.w;
  if (same || !seen) return;
  const std::optional<Colour> ground = ground_at(search.drawn, middle);
  if (!ground) return;
  const bool large = b.pos.y - a.pos.y > 20;
  const bool faint = (a.col | IM_COL32_A_MASK) == (colour::ink_faint | IM_COL32_A_MASK);
  const double found = contrast(packed(over(colour_of(a.col), *ground)), packed(*ground));
  if (found >= (large || faint ? 3 : 4.5)) return;
  search.faults.push_back("a word at " + std::to_string(static_cast<int>(middle.x)) + ',' +
                          std::to_string(static_cast<int>(middle.y)) + " has a contrast of " +
                          std::to_string(found).substr(0, 4));
}

void search_list(Search& search, const ImDrawList& list) {
  const ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  const float scale = static_cast<float>(atlas.TexHeight) / search.density;
  for (const ImDrawCmd& cmd : list.CmdBuffer) {
    if (cmd.UserCallback) continue;
    const bool picture = cmd.GetTexID() != atlas.TexID;
    for (unsigned i = 0; i + 2 < cmd.ElemCount; i += 3) {
      const auto vertex = [&](unsigned k) -> const ImDrawVert& {
        return list.VtxBuffer[static_cast<int>(
            cmd.VtxOffset + list.IdxBuffer[static_cast<int>(cmd.IdxOffset + i + k)])];
      };
      const ImDrawVert &a = vertex(0), &b = vertex(1), &c = vertex(2);
      const float height = c.pos.y - a.pos.y, taken = (c.uv.y - a.uv.y) * scale;
      if (!picture && taken > 0 && std::fabs(height - taken) <= 0.05f) {
        examine(search, a, c, cmd.ClipRect);
        i += 3;  // its other triangle
      } else {
        search.drawn.push_back({{a, b, c}, cmd.ClipRect, picture});
      }
    }
  }
}

}  // namespace

std::vector<std::string> contrast_faults(const Stage& stage) {
  Search search{stage.app->ui.theme.density};
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) search_list(search, *list);
  return search.faults;
}

}  // namespace gallery
