#include "web/ui/colours.hpp"

#include <cstdint>
#include <cstdlib>
#include <iterator>

#include "web/art/art.hpp"

namespace bastide::web {
namespace {

constexpr ImU32 rgb(unsigned rgb, unsigned alpha = 0xff) {
  return IM_COL32(rgb >> 16 & 0xff, rgb >> 8 & 0xff, rgb & 0xff, alpha);
}

// In the order of Look.
constexpr Palette palettes[] = {
    {
        .ink = rgb(0x2b2218),
        .ink_soft = rgb(0x5d4c39),
        .ink_faint = rgb(0x8d7a61),
        .rule = rgb(0x6b5236, 0x4c),
        .desk = rgb(0xd9c8a5),
        .desk_dark = rgb(0xb9a178),
        .paper = rgb(0xf7eeda),
        .paper_high = rgb(0xfdf8ec),
        .paper_low = rgb(0xecdfc3),
        .accent = rgb(0x9c3222),
        .accent_high = rgb(0xb5402b),
        .accent_low = rgb(0x7f261a),
        .accent_ink = rgb(0xfff6e6),
        .good = rgb(0x3f6b3a),
        .doubtful = rgb(0xd99a14),
        .focus = rgb(0x1f5f8b),
        .shade = rgb(0x201508, 0x8c),
        .veil = rgb(0x000000, 0),
        .edge = rgb(0x6b5236, 0x48),
        .gloss = rgb(0xfffbf0, 0x90),
        .control_edge = rgb(0x5d4c39, 0x73),
        .cloth = rgb(0xffffff),
        .land = rgb(0xffffff),
        .own = 0.16f,
        .outline = 1,
    },
    {
        .ink = rgb(0xf1e6d0),
        .ink_soft = rgb(0xcdbc9e),
        .ink_faint = rgb(0x94836c),
        .rule = rgb(0xf1e6d0, 0x30),
        .desk = rgb(0x1f1a14),
        .desk_dark = rgb(0x14100b),
        .paper = rgb(0x2b241c),
        .paper_high = rgb(0x382f25),
        .paper_low = rgb(0x201a14),
        .accent = rgb(0xf79d85),
        .accent_high = rgb(0xfbb09c),
        .accent_low = rgb(0xe2836a),
        .accent_ink = rgb(0x260d06),
        .good = rgb(0x97cb8c),
        .doubtful = rgb(0xd99a14),
        .focus = rgb(0x86c0ee),
        .shade = rgb(0x000000, 0xa4),
        .veil = rgb(0x1f1a14, 0x80),
        .edge = rgb(0x000000, 0x90),
        .gloss = rgb(0xf1e6d0, 0x24),
        .control_edge = rgb(0xf1e6d0, 0x50),
        .cloth = rgb(0x6f6558),
        .land = rgb(0xc9c3cc),
        .own = 0.1f,
        .outline = 1,
    },
    {
        .ink = rgb(0x000000),
        .ink_soft = rgb(0x000000),
        .ink_faint = rgb(0x595959),
        .rule = rgb(0x000000),
        .desk = rgb(0xffffff),
        .desk_dark = rgb(0xffffff),
        .paper = rgb(0xffffff),
        .paper_high = rgb(0xffffff),
        .paper_low = rgb(0xe6e6e6),
        .accent = rgb(0x000000),
        .accent_high = rgb(0x333333),
        .accent_low = rgb(0x000000),
        .accent_ink = rgb(0xffffff),
        .good = rgb(0x000000),
        .doubtful = rgb(0xd99a14),
        .focus = rgb(0x0050c8),
        .shade = rgb(0x000000, 0xb0),
        .veil = rgb(0x000000, 0),
        .edge = rgb(0x000000),
        .gloss = rgb(0x000000),
        .control_edge = rgb(0x000000),
        .cloth = rgb(0xffffff),
        .land = rgb(0xffffff),
        .own = 0,
        .outline = 2,
    },
    {
        .ink = rgb(0xffffff),
        .ink_soft = rgb(0xffffff),
        .ink_faint = rgb(0xa6a6a6),
        .rule = rgb(0xffffff),
        .desk = rgb(0x000000),
        .desk_dark = rgb(0x000000),
        .paper = rgb(0x000000),
        .paper_high = rgb(0x000000),
        .paper_low = rgb(0x2a2a2a),
        .accent = rgb(0xffffff),
        .accent_high = rgb(0xd0d0d0),
        .accent_low = rgb(0xffffff),
        .accent_ink = rgb(0x000000),
        .good = rgb(0xffffff),
        .doubtful = rgb(0xd99a14),
        .focus = rgb(0xffe000),
        .shade = rgb(0x000000, 0xc0),
        .veil = rgb(0x000000, 0x80),
        .edge = rgb(0xffffff),
        .gloss = rgb(0xffffff),
        .control_edge = rgb(0xffffff),
        .cloth = rgb(0x484848),
        .land = rgb(0xffffff),
        .own = 0,
        .outline = 2,
    },
};
static_assert(std::size(palettes) == look_count);

// Of all channels together.
int difference(ImU32 a, ImU32 b) {
  int sum = 0;
  for (int shift = 0; shift < 24; shift += 8)
    sum += std::abs(static_cast<int>(a >> shift & 0xff) - static_cast<int>(b >> shift & 0xff));
  return sum;
}

}  // namespace

const Palette& palette_of(Look look) { return palettes[static_cast<int>(look)]; }

void use_look(Look look) {
  ImGui::GetIO().UserData = const_cast<Palette*>(&palette_of(look));  // only read, below
}

const Palette& palette() {
  const void* used = ImGui::GetCurrentContext() ? ImGui::GetIO().UserData : nullptr;
  return used ? *static_cast<const Palette*>(used) : palettes[0];
}

ImU32 mix(ImU32 a, ImU32 b, float amount) {
  ImU32 out = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    const float from = static_cast<float>(a >> shift & 0xff);
    const float to = static_cast<float>(b >> shift & 0xff);
    out |= static_cast<ImU32>(from + (to - from) * amount + 0.5f) << shift;
  }
  return out;
}

ImU32 faded(ImU32 colour, float alpha) {
  const float a = static_cast<float>(colour >> IM_COL32_A_SHIFT & 0xff) * alpha;
  return (colour & ~IM_COL32_A_MASK) | static_cast<ImU32>(a + 0.5f) << IM_COL32_A_SHIFT;
}

ImU32 times(ImU32 a, ImU32 b) {
  ImU32 out = 0;
  for (int shift = 0; shift < 32; shift += 8)
    out |= (a >> shift & 0xff) * (b >> shift & 0xff) / 0xff << shift;
  return out;
}

ImU32 player_colour(int colour) { return rgb(art::player_colour(colour).base); }
ImU32 player_paper(int colour) {
  const art::PlayerColour& own = art::player_colour(colour);
  // White by day and black by night need a shade that can be seen on paper.
  constexpr int apart = 120;
  const ImU32 paper = colour::paper_high;
  for (const std::uint32_t shade : {own.base, own.dark, own.light})
    if (difference(paper, rgb(shade)) >= apart) return mix(paper, rgb(shade), palette().own);
  return paper;
}
ImU32 player_ink(int colour) { return rgb(art::player_colour(colour).ink); }

}  // namespace bastide::web
