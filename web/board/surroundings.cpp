#include "web/board/surroundings.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "engine/base/read_number.hpp"
#include "web/drawing/board.hpp"
#include "web/session/session.hpp"
#include "web/session/settings.hpp"

namespace bastide::web {
namespace {

// In the order of surroundings_words. The light stays faint, because tiles are distinguished by
// their colours.
constexpr Surroundings all[] = {
    {},
    {IM_COL32(0xff, 0xf4, 0xde, 0xff), IM_COL32(0xff, 0xdc, 0x8c, 0x30),
     IM_COL32(0xff, 0xdc, 0x8c, 0x00), IM_COL32(0x28, 0x30, 0x48, 0x2c)},
    {IM_COL32(0xc4, 0xb4, 0xc8, 0xff), IM_COL32(0xf0, 0x90, 0x50, 0x24),
     IM_COL32(0x30, 0x28, 0x68, 0x40)},
    {IM_COL32(0xf4, 0xc8, 0x90, 0xff), IM_COL32(0xf0, 0xa0, 0x38, 0x24),
     IM_COL32(0xa0, 0x50, 0x20, 0x18), IM_COL32(0x30, 0x28, 0x30, 0x34)},
    {IM_COL32(0xf2, 0xfa, 0xff, 0xff), IM_COL32(0xf4, 0xfa, 0xff, 0x38),
     IM_COL32(0xc8, 0xdc, 0xf4, 0x28)},
};
static_assert(std::size(all) == surroundings_count);

constexpr Surroundings dawn = {IM_COL32(0xff, 0xe6, 0xcc, 0xff), IM_COL32(0xff, 0xc8, 0x70, 0x4c),
                               IM_COL32(0xf0, 0x88, 0x90, 0x24)},
                       quiet = {IM_COL32(0x9c, 0xa4, 0xb8, 0xff), IM_COL32(0x48, 0x54, 0x78, 0x5c),
                                IM_COL32(0x20, 0x28, 0x48, 0x70)};

// Of the game of the day. The land stays nearly as it is painted.
struct Season {
  ImU32 cloth, land, clouds;
};
constexpr Season seasons[] = {
    {IM_COL32(0xd4, 0xe4, 0xff, 0xff), IM_COL32(0xe4, 0xee, 0xff, 0xff), 0},  // winter
    {IM_COL32(0xe2, 0xf0, 0xce, 0xff), IM_COL32(0xf4, 0xff, 0xf0, 0xff),
     IM_COL32(0x28, 0x30, 0x48, 0x20)},                                       // spring
    {IM_COL32(0xff, 0xf4, 0xd2, 0xff), IM_COL32(0xff, 0xfc, 0xee, 0xff), 0},  // summer
    {IM_COL32(0xf4, 0xc8, 0x90, 0xff), IM_COL32(0xff, 0xf2, 0xe2, 0xff),
     IM_COL32(0x30, 0x28, 0x30, 0x2c)},  // autumn
};
struct Light {
  ImU32 north_west, south_east;
};
constexpr Light lights[] = {
    {0, 0},                                                                // noon
    {IM_COL32(0xff, 0xdc, 0x8c, 0x30), IM_COL32(0xff, 0xdc, 0x8c, 0x00)},  // morning
    {IM_COL32(0xf0, 0x90, 0x50, 0x24), IM_COL32(0x30, 0x28, 0x68, 0x38)},  // evening
};

// Darkest in the middle, fading to nothing at the rim.
void draw_cloud(ImDrawList& draw, Point at, float size, ImU32 shade) {
  constexpr unsigned corners = 32;
  const ImVec2 uv = ImGui::GetFontTexUvWhitePixel();
  draw.PrimReserve(3 * corners, corners + 1);
  const unsigned middle = draw._VtxCurrentIdx;
  draw.PrimWriteVtx({at.x, at.y}, uv, shade);
  for (unsigned i = 0; i < corners; ++i) {
    const float turn = static_cast<float>(i) * 6.2831853f / corners;
    const float far = size * (1 + 0.2f * std::sin(turn * 3) + 0.12f * std::sin(turn * 5));
    draw.PrimWriteVtx({at.x + 1.7f * far * std::cos(turn), at.y + far * std::sin(turn)}, uv,
                      shade & ~IM_COL32_A_MASK);
    for (const unsigned corner : {middle, middle + 1 + i, middle + 1 + (i + 1) % corners})
      draw.PrimWriteIdx(static_cast<ImDrawIdx>(corner));
  }
}

// One per several tiles, repeating without end.
void draw_clouds(const BoardDrawing& on, ImU32 shade, float wind) {
  constexpr float apart = 7, wide = 3.4f, high = 2.4f;
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  const Position first = cell_at(on.camera, {0, 0});
  const Position last = cell_at(on.camera, screen);
  const float left = static_cast<float>(first.x) - wide, right = static_cast<float>(last.x) + wide;
  for (float row = std::floor((static_cast<float>(first.y) - high) / apart);
       row * apart < static_cast<float>(last.y) + high; ++row) {
    const float start = wind + row * 3.1f;  // shifts rows against each other
    for (float n = std::floor((left - start) / apart); start + n * apart < right; ++n)
      draw_cloud(on.draw, to_screen(on.camera, {start + n * apart, row * apart}),
                 on.camera.now.zoom * (1.4f + 0.5f * std::sin(n * 2.3f + row)), shade);
  }
}

}  // namespace

const Surroundings& surroundings(int chosen) {
  return all[std::clamp(chosen, 0, surroundings_count - 1)];
}

Surroundings surroundings_on(std::string_view day) {
  std::size_t month = 0, date = 0;
  if (day.size() != 10 || !read_number(day.substr(5, 2), 1, 12, month) ||
      !read_number(day.substr(8, 2), 1, 31, date))
    return {};
  const Season& season = seasons[month % 12 / 3];
  const Light& light = lights[date % std::size(lights)];
  return {season.cloth, light.north_west, light.south_east, season.clouds, season.land};
}

const Surroundings& surroundings_at_end(bool lost) { return lost ? quiet : dawn; }

Surroundings surroundings_of(const Settings& settings, const Session& session, bool over) {
  const std::string& day = session.challenge.day;
  Surroundings around =
      settings.season && !day.empty() ? surroundings_on(day) : surroundings(settings.surroundings);
  if (over && plays_together(session)) around = surroundings_at_end(lost_together(session));
  if (settings.dim_land) around.land = times(around.land, colour::land);
  return around;
}

void draw_light(const BoardDrawing& on, const Surroundings& around, float wind) {
  if (around.clouds != 0) draw_clouds(on, around.clouds, wind);
  if (around.north_west == 0 && around.south_east == 0) return;
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  const auto between = [](ImU32 a, ImU32 b) { return mix(a, b, 0.5f); };
  const ImU32 side = between(around.north_west, around.south_east);
  on.draw.AddRectFilledMultiColor({0, 0}, screen, around.north_west, side, around.south_east, side);
}

}  // namespace bastide::web
