// Faces with rounded edges.
#include "web/art/relief.hpp"

#include <algorithm>
#include <cmath>

namespace bastide::art {

namespace {

// Distance to the mask's edge from inside, in pixels, up to `most`.
std::vector<float> depth_in(const Mask& mask, float most) {
  const int w = mask.width, h = mask.height;
  std::vector<float> d(mask.cover.size());
  for (std::size_t i = 0; i < d.size(); ++i)
    d[i] = mask.cover[i] >= 0.999f ? most : mask.cover[i] > 0.5f ? 0.5f : 0;
  const auto relax = [&](int x, int y, int dx, int dy, float cost) {
    const int nx = x + dx, ny = y + dy;
    const float other =
        nx < 0 || ny < 0 || nx >= w || ny >= h ? 0 : d[static_cast<std::size_t>(ny * w + nx)];
    float& here = d[static_cast<std::size_t>(y * w + x)];
    here = std::min(here, other + cost);
  };
  for (int y = 0; y < h; ++y) {
    for (int x = 0; x < w; ++x) {
      relax(x, y, -1, 0, 1), relax(x, y, 0, -1, 1), relax(x, y, -1, -1, 1.414f),
          relax(x, y, 1, -1, 1.414f);
    }
  }
  for (int y = h - 1; y >= 0; --y) {
    for (int x = w - 1; x >= 0; --x) {
      relax(x, y, 1, 0, 1), relax(x, y, 0, 1, 1), relax(x, y, 1, 1, 1.414f),
          relax(x, y, -1, 1, 1.414f);
    }
  }
  return d;
}

void blur(std::vector<float>& values, int w, int h, int radius) {
  std::vector<float> line;
  const auto pass = [&](int count, int length, int step, int stride) {
    for (int i = 0; i < count; ++i) {
      float* first = &values[static_cast<std::size_t>(i * stride)];
      line.assign(static_cast<std::size_t>(length), 0.f);
      float sum = 0;
      for (int k = -radius; k < length + radius; ++k) {
        if (k + radius < length) sum += first[(k + radius) * step];
        if (k - radius - 1 >= 0) sum -= first[(k - radius - 1) * step];
        if (k >= 0 && k < length)
          line[static_cast<std::size_t>(k)] = sum / static_cast<float>(2 * radius + 1);
      }
      for (int k = 0; k < length; ++k) first[k * step] = line[static_cast<std::size_t>(k)];
    }
  };
  pass(h, w, 1, w);
  pass(w, h, w, 1);
}

}  // namespace

void paint_relief(Canvas& canvas, const Path& outline, const Pigment& paint, float roundness) {
  const Mask mask = canvas.area(outline);
  const float most = roundness * canvas.scale();
  const int w = mask.width, h = mask.height;
  std::vector<float> height = depth_in(mask, most);
  for (float& d : height) {
    const float t = std::min(d / most, 1.f);
    d = std::sqrt(std::max(0.f, 1 - (1 - t) * (1 - t))) * most * 0.62f;
  }
  const int radius = std::max(1, static_cast<int>(most * 0.16f));
  blur(height, w, h, radius);
  blur(height, w, h, radius);
  const auto at = [&](int x, int y) {
    x = std::min(std::max(x, 0), w - 1);
    y = std::min(std::max(y, 0), h - 1);
    return height[static_cast<std::size_t>(y * w + x)];
  };
  const float step = canvas.scale();
  const float top = static_cast<float>(mask.y) / step,
              tall = std::max(static_cast<float>(h) / step, 1e-3f);
  canvas.fill(mask, paint.base);
  canvas.shade(mask, [&](float u, float v, Rgb) {
    const int x = static_cast<int>(u * step) - mask.x, y = static_cast<int>(v * step) - mask.y;
    const float nx = (at(x - 1, y) - at(x + 1, y)) * 0.5f,
                ny = (at(x, y - 1) - at(x, y + 1)) * 0.5f;
    const float size = std::sqrt(nx * nx + ny * ny + 1);
    const float lambert = (-0.5f * nx - 0.62f * ny + 0.6f) / size;
    // A gradient from dark through the base colour to light; flat faces stay near the base.
    constexpr float flat = 0.6f;
    Rgb c = lambert < flat ? mix(paint.dark, paint.base, smooth(-0.5f, flat, lambert))
                           : mix(paint.base, paint.light, 0.9f * smooth(flat, 1.f, lambert));
    // Specular varnish, and less light towards the foot.
    const float sheen = (-0.36f * nx - 0.48f * ny + 0.8f) / size;
    c = mix(
        c, paint.light,
        0.55f * smooth(0.955f, 1.f, sheen) * smooth(0.02f, 0.3f, std::fabs(nx) + std::fabs(ny)));
    return mix(lit(c, 1.04f), c * 0.9f, smooth(0, 1, (v - top) / tall));
  });
}

}  // namespace bastide::art
