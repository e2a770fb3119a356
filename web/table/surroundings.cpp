#include "web/table/surroundings.hpp"

#include <algorithm>
#include <iterator>

#include "web/settings/settings.hpp"

namespace bastide::web {
namespace {

// In the order of surroundings_words. The light stays faint: tiles are told apart by their colours.
constexpr Surroundings all[] = {
    {},
    {IM_COL32(0xff, 0xf4, 0xde, 0xff), IM_COL32(0xff, 0xdc, 0x8c, 0x30),
     IM_COL32(0xff, 0xdc, 0x8c, 0x00)},
    {IM_COL32(0xc4, 0xb4, 0xc8, 0xff), IM_COL32(0xf0, 0x90, 0x50, 0x24),
     IM_COL32(0x30, 0x28, 0x68, 0x40)},
    {IM_COL32(0xf4, 0xc8, 0x90, 0xff), IM_COL32(0xf0, 0xa0, 0x38, 0x24),
     IM_COL32(0xa0, 0x50, 0x20, 0x18)},
    {IM_COL32(0xf2, 0xfa, 0xff, 0xff), IM_COL32(0xf4, 0xfa, 0xff, 0x38),
     IM_COL32(0xc8, 0xdc, 0xf4, 0x28)},
};
static_assert(std::size(all) == surroundings_count);

constexpr Surroundings dawn = {IM_COL32(0xff, 0xe6, 0xcc, 0xff), IM_COL32(0xff, 0xc8, 0x70, 0x4c),
                               IM_COL32(0xf0, 0x88, 0x90, 0x24)},
                       quiet = {IM_COL32(0x9c, 0xa4, 0xb8, 0xff), IM_COL32(0x48, 0x54, 0x78, 0x5c),
                                IM_COL32(0x20, 0x28, 0x48, 0x70)};

}  // namespace

const Surroundings& surroundings(int chosen) {
  return all[std::clamp(chosen, 0, surroundings_count - 1)];
}

const Surroundings& surroundings_at_end(bool lost) { return lost ? quiet : dawn; }

void draw_light(const BoardDrawing& on, const Surroundings& around) {
  if (around.north_west == 0 && around.south_east == 0) return;
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  const auto between = [](ImU32 a, ImU32 b) { return mix(a, b, 0.5f); };
  const ImU32 side = between(around.north_west, around.south_east);
  on.draw.AddRectFilledMultiColor({0, 0}, screen, around.north_west, side, around.south_east, side);
}

}  // namespace bastide::web
