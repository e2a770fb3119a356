// The canvas that everything is painted on: antialiased areas and pen strokes, blended in layers.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "web/art/geometry.hpp"
#include "web/art/image.hpp"

namespace bastide::art {

struct Rgb {
  float r = 0, g = 0, b = 0;
};
constexpr Rgb rgb(std::uint32_t hex) {
  return {static_cast<float>((hex >> 16) & 255u) / 255.f,
          static_cast<float>((hex >> 8) & 255u) / 255.f, static_cast<float>(hex & 255u) / 255.f};
}
constexpr Rgb operator*(Rgb c, float k) { return {c.r * k, c.g * k, c.b * k}; }
constexpr Rgb operator*(Rgb a, Rgb b) { return {a.r * b.r, a.g * b.g, a.b * b.b}; }
constexpr Rgb operator+(Rgb a, Rgb b) { return {a.r + b.r, a.g + b.g, a.b + b.b}; }
constexpr Rgb mix(Rgb a, Rgb b, float t) { return a * (1 - t) + b * t; }
// Above 1 towards white, below 1 towards black.
constexpr Rgb lit(Rgb c, float k) { return k <= 1 ? c * k : mix(c, Rgb{1, 1, 0.94f}, k - 1); }

// How much of each pixel of a rectangle is covered, 0..1.
struct Mask {
  int x = 0, y = 0, width = 0, height = 0;
  std::vector<float> cover;
  float at(int px, int py) const {
    if (px < x || py < y || px >= x + width || py >= y + height) return 0;
    return cover[static_cast<std::size_t>(py - y) * static_cast<std::size_t>(width) +
                 static_cast<std::size_t>(px - x)];
  }
};

class Canvas {
 public:
  // One unit of the tile is `scale` pixels.
  Canvas(int width, int height, float scale);

  int width() const { return width_; }
  int height() const { return height_; }
  float scale() const { return scale_; }

  Mask area(const Path& polygon) const;
  Mask areas(const std::vector<Path>& polygons) const;  // overlaps are covered only once
  // A band along the path; the fraction `soft` of its half width fades out. A line thinner than a
  // pixel gets fainter instead.
  Mask band(const Path& path, float width, float soft = 0, bool closed = false) const;

  void fill(const Mask& mask, Rgb colour, float alpha = 1);
  void fill(const Path& polygon, Rgb colour, float alpha = 1) {
    fill(area(polygon), colour, alpha);
  }
  // Multiplies, like a glaze of watercolour.
  void glaze(const Mask& mask, Rgb colour, float alpha = 1);
  void glaze(const Path& polygon, Rgb colour, float alpha = 1) {
    glaze(area(polygon), colour, alpha);
  }
  // A pen stroke whose pressure varies a little along the way.
  void pen(const Path& path, float width, Rgb colour, float alpha = 1, bool closed = false);

  // shade(u, v, pixel) returns the new colour of an opaque pixel from its position and old colour.
  template <class Shade>
  void shade(const Mask& mask, Shade&& shade_pixel);
  template <class Shade>
  void shade_all(Shade&& shade_pixel);

  Image image() const;

 private:
  struct Pixel {
    float r = 0, g = 0, b = 0, a = 0;  // premultiplied alpha
  };
  Pixel& at(int x, int y) {
    return pixels_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
                   static_cast<std::size_t>(x)];
  }
  template <class Blend>
  void each(const Mask& mask, Blend&& blend);

  int width_, height_;
  float scale_;
  std::vector<Pixel> pixels_;
};

// The intersection of two masks.
Mask both(Mask a, const Mask& b);
Mask without(Mask a, const Mask& b);

template <class Blend>
void Canvas::each(const Mask& mask, Blend&& blend) {
  const float* cover = mask.cover.data();
  for (int y = 0; y < mask.height; ++y) {
    for (int x = 0; x < mask.width; ++x, ++cover) {
      if (*cover > 0.002f) blend(mask.x + x, mask.y + y, *cover);
    }
  }
}

template <class Shade>
void Canvas::shade(const Mask& mask, Shade&& shade_pixel) {
  const float step = 1 / scale_;
  each(mask, [&](int x, int y, float cover) {
    Pixel& p = at(x, y);
    const Rgb c = shade_pixel((static_cast<float>(x) + 0.5f) * step,
                              (static_cast<float>(y) + 0.5f) * step, Rgb{p.r, p.g, p.b});
    p = {mix(p.r, c.r, cover), mix(p.g, c.g, cover), mix(p.b, c.b, cover), mix(p.a, 1.f, cover)};
  });
}

template <class Shade>
void Canvas::shade_all(Shade&& shade_pixel) {
  const float step = 1 / scale_;
  for (int y = 0; y < height_; ++y) {
    for (int x = 0; x < width_; ++x) {
      Pixel& p = at(x, y);
      const Rgb c = shade_pixel((static_cast<float>(x) + 0.5f) * step,
                                (static_cast<float>(y) + 0.5f) * step, Rgb{p.r, p.g, p.b});
      p = {c.r, c.g, c.b, 1};
    }
  }
}

}  // namespace bastide::art
