#include "web/board/flourish_view.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "web/board/board_ground.hpp"
#include "web/board/board_marks.hpp"
#include "web/board/flourish.hpp"
#include "web/drawing/board.hpp"
#include "web/session/session.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

// A flourish while it is drawn, `t` from 0 to 1.
struct Drawing {
  const BoardDrawing& on;
  const Flourish& flourish;
  float t = part_of(flourish);
  float zoom = on.camera.now.zoom;
};

// From 0 when a mark is due to 1.
float grown(const Drawing& it, const FlourishMark& mark, float within = 0.15f) {
  return std::clamp((it.t - mark.due) / within, 0.0f, 1.0f);
}
// What remains towards the end.
float lasting(const Drawing& it, float within = 0.2f) {
  return std::clamp((1 - it.t) / within, 0.0f, 1.0f);
}
// Springs a little beyond 1 on the way.
float sprung(float u) { return eased(u) + 0.35f * std::sin(u * 3.14159265f) * (1 - u); }

bool in_sight(const Drawing& it, ImVec2 p) {
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  return p.x > -it.zoom && p.y > -it.zoom && p.x < screen.x + it.zoom && p.y < screen.y + it.zoom;
}

void draw_lit(const Drawing& it, ImVec2 p, float alpha) {
  constexpr ImU32 glow = IM_COL32(0xff, 0xb8, 0x3c, 0x48), light = IM_COL32(0xff, 0xe6, 0x96, 0xff);
  const float wide = std::max(1.0f, it.zoom * 0.013f), high = std::max(1.4f, it.zoom * 0.019f);
  it.on.draw.AddCircleFilled(p, 3.2f * high, faded(glow, alpha), 10);
  it.on.draw.AddRectFilled({p.x - wide, p.y - high}, {p.x + wide, p.y + high}, faded(light, alpha));
}

void draw_pennant(const Drawing& it, ImVec2 foot, int colour, float rise) {
  constexpr ImU32 pole = IM_COL32(0x3c, 0x2a, 0x1a, 0xff);
  const float alpha = std::min(1.0f, rise * 4) * lasting(it);
  const float high = std::clamp(it.zoom * 0.3f, 13.0f, 64.0f) * sprung(rise);
  const float wave = std::sin(it.t * 20 + foot.x * 0.05f) * high * 0.05f;
  const ImVec2 top(foot.x, foot.y - high);
  const float length = high * 0.46f * eased(rise);
  const ImVec2 tip(top.x + length, top.y + high * 0.17f + wave), low(top.x, top.y + high * 0.36f);
  it.on.draw.AddLine(foot, top, faded(pole, alpha), std::clamp(it.zoom * 0.016f, 1.4f, 3.0f));
  it.on.draw.AddTriangleFilled(top, tip, low, faded(player_colour(colour), alpha));
  it.on.draw.AddTriangle(top, tip, low, faded(pole, 0.8f * alpha), 1);
}

void draw_banners(const Drawing& it) {
  std::array<int, max_players> colours{};
  int count = 0;
  for (PlayerIndex p = 0; p < it.on.game.sides; ++p)
    if (it.flourish.owners >> p & 1)
      colours[static_cast<std::size_t>(count++)] = colour_of(it.on.session, p);
  int nth = 0;
  for (const FlourishMark& mark : it.flourish.marks) {
    const ImVec2 p = to_screen(it.on.camera, mark.at);
    const float u = grown(it, mark, 0.25f);
    if (u <= 0 || !in_sight(it, p)) continue;
    if (mark.look != look_pennant)
      draw_lit(it, p, u * lasting(it));
    else if (count > 0)
      draw_pennant(it, p, colours[static_cast<std::size_t>(nth++ % count)], u);
  }
}

void draw_cobbles(const Drawing& it) {
  constexpr ImU32 light = IM_COL32(0xe4, 0xdc, 0xcc, 0xff), dull = IM_COL32(0xa8, 0x9c, 0x8a, 0xff),
                  joint = IM_COL32(0x4a, 0x3e, 0x30, 0xb0);
  const float alpha = lasting(it, 0.25f), full = std::max(1.0f, it.zoom * it.flourish.weight);
  for (const FlourishMark& mark : it.flourish.marks) {
    const ImVec2 p = to_screen(it.on.camera, mark.at);
    const float u = grown(it, mark, 0.08f);
    if (u <= 0 || !in_sight(it, p)) continue;
    const float r =
        full * (1.6f - 0.6f * u) * (0.8f + 0.2f * static_cast<float>(mark.look & 3) / 3);
    it.on.draw.AddCircleFilled({p.x + r * 0.15f, p.y + r * 0.3f}, r, faded(joint, alpha * u), 6);
    it.on.draw.AddCircleFilled(
        p, r, faded(mix(light, dull, static_cast<float>(mark.look >> 4) / 15), alpha * u), 6);
  }
}

void draw_rings(const Drawing& it) {
  const ImVec2 p = to_screen(it.on.camera, it.flourish.marks.front().at);
  for (int ring = 0; ring < 3; ++ring) {
    const float u = std::clamp((it.t - 0.22f * static_cast<float>(ring)) / 0.5f, 0.0f, 1.0f);
    if (u <= 0 || u >= 1) continue;
    it.on.draw.AddCircle(p, it.zoom * (0.18f + 0.55f * u),
                         faded(IM_COL32(0xff, 0xf2, 0xc4, 0xd0), (1 - u) * lasting(it)), 40,
                         std::clamp(it.zoom * 0.022f, 1.5f, 4.0f));
  }
}

// Hangs above the place and swings about its upper end.
void draw_bell(const Drawing& it) {
  constexpr ImU32 bronze = IM_COL32(0xd2, 0xa0, 0x42, 0xff),
                  shade = IM_COL32(0x5a, 0x3c, 0x12, 0xff);
  const ImVec2 place = to_screen(it.on.camera, it.flourish.marks.front().at);
  const float s = std::clamp(it.zoom * 0.14f, 9.0f, 34.0f),
              alpha = std::min(1.0f, it.t * 10) * lasting(it);
  const float turn = 0.6f * std::exp(-2 * it.t) * std::sin(it.t * 3 * 6.2831853f);
  const ImVec2 top(place.x, place.y - it.zoom * 0.36f - 2 * s);
  const float co = std::cos(turn), si = std::sin(turn);
  const auto at = [&](float x, float y) {
    return ImVec2(top.x + s * (x * co - y * si), top.y + s * (x * si + y * co));
  };
  it.on.draw.AddCircleFilled(at(-turn * 0.5f, 2.05f), s * 0.2f, faded(shade, alpha), 12);
  // From the upper end down one side, and up the other.
  constexpr float half[][2] = {{0.16f, 0}, {0.5f, 0.18f}, {0.62f, 0.7f}, {0.7f, 1.3f}, {1, 1.85f}};
  for (std::size_t i = 0; i + 1 < std::size(half); ++i) {
    const auto& [w, y] = half[i];
    const auto& [v, z] = half[i + 1];
    it.on.draw.AddQuadFilled(at(-w, y), at(w, y), at(v, z), at(-v, z), faded(bronze, alpha));
    for (const float side : {-1.0f, 1.0f})
      it.on.draw.AddLine(at(side * w, y), at(side * v, z), faded(shade, alpha), 1.5f);
  }
  it.on.draw.AddLine(at(-1.05f, 1.85f), at(1.05f, 1.85f), faded(shade, alpha),
                     std::max(1.5f, s * 0.14f));
}

void draw_blossoms(const Drawing& it) {
  constexpr ImU32 petals[] = {IM_COL32(0xf6, 0xb4, 0xc8, 0xff), IM_COL32(0xff, 0xf6, 0xf0, 0xff),
                              IM_COL32(0xe8, 0x6a, 0x78, 0xff), IM_COL32(0xc8, 0xa8, 0xe8, 0xff)};
  for (const FlourishMark& mark : it.flourish.marks) {
    const float u = grown(it, mark, 0.25f),
                r = std::clamp(it.zoom * 0.022f, 1.6f, 6.0f) * sprung(u);
    ImVec2 p = to_screen(it.on.camera, mark.at);
    p.y -= it.zoom * 0.05f * u;
    if (u <= 0 || !in_sight(it, p)) continue;
    const float alpha = lasting(it, 0.3f);
    for (int petal = 0; petal < 5; ++petal) {
      const float turn = static_cast<float>(petal) * 1.2566371f + static_cast<float>(mark.look);
      it.on.draw.AddCircleFilled({p.x + r * std::cos(turn), p.y + r * std::sin(turn)}, r * 0.75f,
                                 faded(petals[mark.look % std::size(petals)], alpha), 8);
    }
    it.on.draw.AddCircleFilled(p, r * 0.6f, faded(IM_COL32(0xf2, 0xc0, 0x40, 0xff), alpha), 8);
  }
}

void draw_lanterns(const Drawing& it) {
  for (const FlourishMark& mark : it.flourish.marks)
    if (const float u = grown(it, mark); u > 0)
      draw_lit(it, to_screen(it.on.camera, mark.at), u * lasting(it));
}

void draw_loss(const Drawing& it) {
  constexpr ImU32 alarm = IM_COL32(0xd8, 0x2c, 0x1c, 0xff);
  const ImVec2 p = to_screen(it.on.camera, it.flourish.marks.front().at);
  const float alpha = it.flourish.weight * (1 - it.t), r = it.zoom * (0.2f + 0.16f * eased(it.t));
  it.on.draw.AddCircleFilled(p, r, faded(alarm, 0.35f * std::max(0.0f, 1 - 2.5f * it.t)), 32);
  it.on.draw.AddCircle(p, r, faded(halo, alpha), 32, std::clamp(it.zoom * 0.045f, 3.0f, 7.0f));
  it.on.draw.AddCircle(p, r, faded(alarm, alpha), 32, std::clamp(it.zoom * 0.028f, 2.0f, 4.5f));
}

// Light runs along the edges that have met.
void draw_snap(const Drawing& it) {
  const Square s = square_of(it.on.camera, it.flourish.at);
  if (it.flourish.passed <= 0 || !visible(s)) return;
  const float left = (1 - it.t) * (1 - it.t);
  it.on.draw.AddRect(s.min, s.max,
                     faded(IM_COL32(0xff, 0xf8, 0xdc, 0xc0), it.flourish.weight * left), 2, 0,
                     std::clamp(it.zoom * 0.03f, 1.5f, 5.0f));
}

using Draw = void (*)(const Drawing&);
struct Layers {
  Draw below, above;
};
// In the order of FlourishKind.
constexpr Layers kinds_drawn[flourish_kinds] = {{draw_snap, nullptr},     {draw_banners, nullptr},
                                                {draw_cobbles, nullptr},  {draw_rings, draw_bell},
                                                {draw_blossoms, nullptr}, {draw_lanterns, nullptr},
                                                {draw_loss, nullptr}};

void draw_layer(const BoardDrawing& on, std::span<const Flourish> flourishes, Draw Layers::*layer) {
  for (const Flourish& one : flourishes)
    if (const Draw draw = kinds_drawn[static_cast<std::size_t>(one.kind)].*layer) draw({on, one});
}

}  // namespace

void nudge_tiles(const BoardDrawing& on, std::span<const Flourish> flourishes, TilesShown& shown) {
  if (flourishes.empty()) return;
  for (std::size_t i = 0; i < on.tiles; ++i) {
    const Point moved =
        moved_by(flourishes, place_of(on.board, static_cast<TileIndex>(i)), no_node);
    shown.tiles[i].nudge = {moved.x * on.camera.now.zoom, moved.y * on.camera.now.zoom};
  }
}

void draw_flourishes_below(const BoardDrawing& on, std::span<const Flourish> flourishes) {
  draw_layer(on, flourishes, &Layers::below);
}
void draw_flourishes_above(const BoardDrawing& on, std::span<const Flourish> flourishes) {
  draw_layer(on, flourishes, &Layers::above);
}

}  // namespace bastide::web
