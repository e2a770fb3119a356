#include "web/drawing/raster.hpp"

#include <algorithm>
#include <cmath>

namespace bastide::web {
namespace {

// The values interpolated over a triangle: texture coordinates, then the colour.
constexpr int varying = 6;
struct Corner {
  float x, y;
  float value[varying];
};

struct Span {
  int left, right;
};

struct Target {
  art::Image& image;
  int x0, y0, x1, y1;  // the clip rectangle
};

std::uint32_t texel(const Texels& t, int x, int y) {
  x = std::clamp(x, 0, t.width - 1);
  y = std::clamp(y, 0, t.height - 1);
  return t.rgba[y * t.width + x];
}

std::uint32_t lerp(std::uint32_t a, std::uint32_t b, unsigned f) {
  const std::uint32_t even = (a & 0xff00ffu) * (256 - f) + (b & 0xff00ffu) * f;
  const std::uint32_t odd = (a >> 8 & 0xff00ffu) * (256 - f) + (b >> 8 & 0xff00ffu) * f;
  return (even >> 8 & 0xff00ffu) | (odd & 0xff00ff00u);
}

std::uint32_t sample(const Texels& t, float u, float v) {
  const float x = u * static_cast<float>(t.width), y = v * static_cast<float>(t.height);
  // Textures that are not smooth repeat.
  if (!t.smooth) {
    const int ix = static_cast<int>(std::floor(x)) % t.width;
    const int iy = static_cast<int>(std::floor(y)) % t.height;
    return texel(t, ix < 0 ? ix + t.width : ix, iy < 0 ? iy + t.height : iy);
  }
  const int fx = static_cast<int>(std::floor((x - 0.5f) * 256));
  const int fy = static_cast<int>(std::floor((y - 0.5f) * 256));
  const int ix = fx >> 8, iy = fy >> 8;
  const auto wx = static_cast<unsigned>(fx & 255), wy = static_cast<unsigned>(fy & 255);
  return lerp(lerp(texel(t, ix, iy), texel(t, ix + 1, iy), wx),
              lerp(texel(t, ix, iy + 1), texel(t, ix + 1, iy + 1), wx), wy);
}

unsigned times(unsigned a, unsigned b) { return (a * b + 127) / 255; }

// Straight alpha, over whatever is there, or over nothing.
void blend(std::uint32_t& under, std::uint32_t tint, std::uint32_t paint) {
  if (tint == 0xffffffffu && paint >> 24 == 255) {
    under = paint;
    return;
  }
  const unsigned alpha = times(tint >> 24, paint >> 24);
  if (alpha == 0) return;
  const unsigned below = times(under >> 24, 255 - alpha), all = alpha + below;
  std::uint32_t out = all << 24;
  for (unsigned shift = 0; shift < 24; shift += 8) {
    const unsigned over = times(tint >> shift & 255, paint >> shift & 255);
    const unsigned mixed = (over * alpha + (under >> shift & 255) * below + all / 2) / all;
    out |= mixed << shift;
  }
  under = out;
}

std::uint32_t packed(const float* colour) {
  std::uint32_t out = 0;
  for (unsigned c = 0; c < 4; ++c)
    out |= static_cast<std::uint32_t>(std::clamp(colour[c] + 0.5f, 0.0f, 255.0f)) << (8 * c);
  return out;
}

// Where the edge from a to b crosses a row; the same whichever triangle asks.
float crossing(const Corner& a, const Corner& b, float y) {
  const Corner& top = a.y < b.y || (a.y == b.y && a.x < b.x) ? a : b;
  const Corner& low = &top == &a ? b : a;
  return top.x + (low.x - top.x) * ((y - top.y) / (low.y - top.y));
}

// The pixels whose centres lie inside.
Span span_at(const Corner (&c)[3], float y) {
  float left = 1e9f, right = -1e9f;
  for (int i = 0; i < 3; ++i) {
    const Corner &a = c[i], &b = c[(i + 1) % 3];
    if ((a.y <= y) == (b.y <= y)) continue;
    const float x = crossing(a, b, y);
    left = std::min(left, x);
    right = std::max(right, x);
  }
  if (left > right) return {0, 0};
  return {static_cast<int>(std::ceil(left - 0.5f)), static_cast<int>(std::ceil(right - 0.5f))};
}

void fill(const Target& t, const Corner (&c)[3], const Texels& texture) {
  const float area = (c[1].x - c[0].x) * (c[2].y - c[0].y) - (c[2].x - c[0].x) * (c[1].y - c[0].y);
  if (area == 0) return;
  const auto [low, high] = std::minmax({c[0].y, c[1].y, c[2].y});
  const int top = std::max(t.y0, static_cast<int>(std::ceil(low - 0.5f)));
  const int end = std::min(t.y1, static_cast<int>(std::ceil(high - 0.5f)));
  float across[varying], down[varying];
  bool plain_texture = true, plain_colour = true;
  for (int i = 0; i < varying; ++i) {
    const float d1 = c[1].value[i] - c[0].value[i], d2 = c[2].value[i] - c[0].value[i];
    across[i] = (d1 * (c[2].y - c[0].y) - d2 * (c[1].y - c[0].y)) / area;
    down[i] = (d2 * (c[1].x - c[0].x) - d1 * (c[2].x - c[0].x)) / area;
    if (d1 != 0 || d2 != 0) (i < 2 ? plain_texture : plain_colour) = false;
  }
  const std::uint32_t tint = packed(c[0].value + 2);
  const std::uint32_t paint = plain_texture ? sample(texture, c[0].value[0], c[0].value[1]) : 0;
  for (int y = top; y < end; ++y) {
    const float middle = static_cast<float>(y) + 0.5f;
    const Span span = span_at(c, middle);
    const int left = std::max(span.left, t.x0), right = std::min(span.right, t.x1);
    if (left >= right) continue;
    std::uint32_t* row = &t.image.rgba[static_cast<std::size_t>(y * t.image.width)];
    for (int x = left; x < right; ++x) {
      const float dx = static_cast<float>(x) + 0.5f - c[0].x, dy = middle - c[0].y;
      float value[varying];
      const auto at = [&](int i) { return c[0].value[i] + across[i] * dx + down[i] * dy; };
      if (!plain_texture) value[0] = at(0), value[1] = at(1);
      if (!plain_colour)
        for (int i = 2; i < varying; ++i) value[i] = at(i);
      blend(row[x], plain_colour ? tint : packed(value + 2),
            plain_texture ? paint : sample(texture, value[0], value[1]));
    }
  }
}

}  // namespace

void rasterise(const ImDrawList& list, ImVec2 scale, Texels (*texels_of)(ImTextureID),
               art::Image& image) {
  for (const ImDrawCmd& cmd : list.CmdBuffer) {
    const Texels texels = cmd.UserCallback ? Texels{} : texels_of(cmd.GetTexID());
    if (!texels.rgba) continue;
    const auto whole = [](float f, int most) { return std::clamp(static_cast<int>(f), 0, most); };
    const Target target{image, whole(cmd.ClipRect.x * scale.x, image.width),
                        whole(cmd.ClipRect.y * scale.y, image.height),
                        whole(cmd.ClipRect.z * scale.x, image.width),
                        whole(cmd.ClipRect.w * scale.y, image.height)};
    const ImDrawIdx* index = list.IdxBuffer.Data + cmd.IdxOffset;
    const ImDrawVert* vertex = list.VtxBuffer.Data + cmd.VtxOffset;
    for (unsigned i = 0; i + 2 < cmd.ElemCount; i += 3) {
      Corner corners[3];
      for (unsigned k = 0; k < 3; ++k) {
        const ImDrawVert& v = vertex[index[i + k]];
        Corner& c = corners[k];
        c = {v.pos.x * scale.x, v.pos.y * scale.y, {v.uv.x, v.uv.y}};
        for (int b = 0; b < 4; ++b) c.value[2 + b] = static_cast<float>(v.col >> (8 * b) & 255);
      }
      fill(target, corners, texels);
    }
  }
}

}  // namespace bastide::web
