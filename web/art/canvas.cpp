// The canvas that everything is painted on.
#include "web/art/canvas.hpp"

#include "web/art/noise.hpp"

namespace bastide::art {

namespace {

std::size_t sz(int n) { return static_cast<std::size_t>(n); }

// Exact polygon coverage, by accumulating what each edge covers to its right.
class Coverage {
 public:
  Coverage(int width, int height)
      : width_(width), height_(height), sums_(sz(width + 2) * sz(height), 0.f) {}

  void edge(Vec2 a, Vec2 b) {
    if (a.y == b.y) return;
    const float sign = a.y < b.y ? 1.f : -1.f;
    if (a.y > b.y) std::swap(a, b);
    const float slope = (b.x - a.x) / (b.y - a.y);
    const int first = std::max(0, static_cast<int>(std::floor(a.y)));
    const int last = std::min(height_, static_cast<int>(std::ceil(b.y)));
    for (int y = first; y < last; ++y) {
      const float top = std::max(a.y, static_cast<float>(y));
      const float low = std::min(b.y, static_cast<float>(y + 1));
      if (low <= top) continue;
      row(y, clamp(a.x + (top - a.y) * slope), clamp(a.x + (low - a.y) * slope),
          (low - top) * sign);
    }
  }

  void finish(std::vector<float>& cover) const {
    cover.resize(sz(width_) * sz(height_));
    for (int y = 0; y < height_; ++y) {
      float sum = 0;
      const float* in = &sums_[sz(y) * sz(width_ + 2)];
      float* out = &cover[sz(y) * sz(width_)];
      for (int x = 0; x < width_; ++x) {
        sum += in[x];
        out[x] = std::min(1.f, std::fabs(sum));
      }
    }
  }

 private:
  float clamp(float x) const { return std::min(std::max(x, 0.f), static_cast<float>(width_)); }

  void row(int y, float x0, float x1, float d) {
    if (x0 > x1) std::swap(x0, x1);
    float* a = &sums_[sz(y) * sz(width_ + 2)];
    const float floor0 = std::floor(x0), ceil1 = std::ceil(x1);
    const int i0 = static_cast<int>(floor0), i1 = static_cast<int>(ceil1);
    if (i1 <= i0 + 1) {
      const float mid = 0.5f * (x0 + x1) - floor0;
      a[i0] += d - d * mid;
      a[i0 + 1] += d * mid;
      return;
    }
    const float s = 1 / (x1 - x0);
    const float f0 = x0 - floor0, f1 = x1 - ceil1 + 1;
    const float a0 = 0.5f * s * (1 - f0) * (1 - f0), am = 0.5f * s * f1 * f1;
    a[i0] += d * a0;
    if (i1 == i0 + 2) {
      a[i0 + 1] += d * (1 - a0 - am);
    } else {
      const float a1 = s * (1.5f - f0);
      a[i0 + 1] += d * (a1 - a0);
      for (int x = i0 + 2; x < i1 - 1; ++x) a[x] += d * s;
      const float a2 = a1 + static_cast<float>(i1 - i0 - 3) * s;
      a[i1 - 1] += d * (1 - a2 - am);
    }
    a[i1] += d * am;
  }

  int width_, height_;
  std::vector<float> sums_;
};

struct Box {
  float x0 = 1e9f, y0 = 1e9f, x1 = -1e9f, y1 = -1e9f;
  void add(Vec2 p) {
    x0 = std::min(x0, p.x);
    y0 = std::min(y0, p.y);
    x1 = std::max(x1, p.x);
    y1 = std::max(y1, p.y);
  }
};

// The pixels that a box touches, clipped to the canvas.
Mask frame(const Box& box, float grow, int width, int height) {
  const auto low = [](float v, int most) {
    return static_cast<int>(std::min(std::max(std::floor(v), 0.f), static_cast<float>(most)));
  };
  Mask mask;
  mask.x = low(box.x0 - grow, width);
  mask.y = low(box.y0 - grow, height);
  mask.width = low(box.x1 + grow + 1, width) - mask.x;
  mask.height = low(box.y1 + grow + 1, height) - mask.y;
  if (mask.width <= 0 || mask.height <= 0) mask.width = mask.height = 0;
  return mask;
}

}  // namespace

Canvas::Canvas(int width, int height, float scale)
    : width_(width), height_(height), scale_(scale), pixels_(sz(width) * sz(height)) {}

Mask Canvas::area(const Path& polygon) const {
  Box box;
  for (const Vec2 p : polygon) box.add(p * scale_);
  Mask mask = frame(box, 0, width_, height_);
  if (mask.width == 0) return mask;
  Coverage coverage(mask.width, mask.height);
  const Vec2 origin{static_cast<float>(mask.x), static_cast<float>(mask.y)};
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    coverage.edge(polygon[i] * scale_ - origin,
                  polygon[(i + 1) % polygon.size()] * scale_ - origin);
  }
  coverage.finish(mask.cover);
  return mask;
}

Mask Canvas::areas(const std::vector<Path>& polygons) const {
  Mask all{0, 0, width_, height_, std::vector<float>(sz(width_) * sz(height_), 0.f)};
  for (const Path& polygon : polygons) {
    const Mask one = area(polygon);
    for (int y = 0; y < one.height; ++y) {
      for (int x = 0; x < one.width; ++x) {
        float& cover = all.cover[sz(y + one.y) * sz(width_) + sz(x + one.x)];
        cover = std::max(cover, one.cover[sz(y) * sz(one.width) + sz(x)]);
      }
    }
  }
  return all;
}

Mask Canvas::band(const Path& path, float width, float soft, bool closed) const {
  float half = width * scale_ * 0.5f;
  const float feather = std::max(1.f, half * soft * 2);
  float strength = 1;
  if (half < 0.5f) {
    strength = std::max(half * 2, 0.3f);
    half = 0.5f;
  }
  const float reach = half + feather * 0.5f;
  Box box;
  for (const Vec2 p : path) box.add(p * scale_);
  Mask mask = frame(box, reach, width_, height_);
  if (mask.width == 0) return mask;
  mask.cover.assign(sz(mask.width) * sz(mask.height), 0.f);
  const std::size_t pieces = closed ? path.size() : path.size() - 1;
  for (std::size_t i = 0; i < pieces; ++i) {
    const Vec2 a = path[i] * scale_, b = path[(i + 1) % path.size()] * scale_;
    Box piece;
    piece.add(a);
    piece.add(b);
    const Mask part = frame(piece, reach, width_, height_);
    const Vec2 d = b - a;
    const float l = dot(d, d), inverse = l > 0 ? 1 / l : 0;
    for (int y = part.y; y < part.y + part.height; ++y) {
      float* cover = &mask.cover[sz(y - mask.y) * sz(mask.width) + sz(part.x - mask.x)];
      for (int x = part.x; x < part.x + part.width; ++x, ++cover) {
        const Vec2 p{static_cast<float>(x) + 0.5f - a.x, static_cast<float>(y) + 0.5f - a.y};
        const float t = clamp01(dot(p, d) * inverse);
        const Vec2 off = p - d * t;
        const float square = dot(off, off);
        if (square >= reach * reach) continue;
        const float value = clamp01((reach - std::sqrt(square)) / feather) * strength;
        if (value > *cover) *cover = value;
      }
    }
  }
  return mask;
}

void Canvas::fill(const Mask& mask, Rgb colour, float alpha) {
  each(mask, [&](int x, int y, float cover) {
    const float a = cover * alpha;
    Pixel& p = at(x, y);
    p = {p.r * (1 - a) + colour.r * a, p.g * (1 - a) + colour.g * a, p.b * (1 - a) + colour.b * a,
         p.a * (1 - a) + a};
  });
}

void Canvas::glaze(const Mask& mask, Rgb colour, float alpha) {
  each(mask, [&](int x, int y, float cover) {
    const float a = cover * alpha;
    Pixel& p = at(x, y);
    p.r *= 1 - a + colour.r * a;
    p.g *= 1 - a + colour.g * a;
    p.b *= 1 - a + colour.b * a;
  });
}

void Canvas::pen(const Path& path, float width, Rgb colour, float alpha, bool closed) {
  fill(band(path, width, 0, closed), colour, alpha);
}

Image Canvas::image() const {
  Image image{width_, height_, std::vector<std::uint32_t>(pixels_.size())};
  for (std::size_t i = 0; i < pixels_.size(); ++i) {
    const Pixel& p = pixels_[i];
    const float straight = p.a > 0.001f ? 255.f / p.a : 0;
    const auto byte = [](float v) {
      return static_cast<std::uint32_t>(std::min(std::max(v, 0.f), 255.f) + 0.5f);
    };
    image.rgba[i] = byte(p.r * straight) | byte(p.g * straight) << 8 | byte(p.b * straight) << 16 |
                    byte(p.a * 255.f) << 24;
  }
  return image;
}

Mask both(Mask a, const Mask& b) {
  for (int y = 0; y < a.height; ++y) {
    for (int x = 0; x < a.width; ++x)
      a.cover[sz(y) * sz(a.width) + sz(x)] *= b.at(a.x + x, a.y + y);
  }
  return a;
}

Mask without(Mask a, const Mask& b) {
  for (int y = 0; y < a.height; ++y) {
    for (int x = 0; x < a.width; ++x) {
      a.cover[sz(y) * sz(a.width) + sz(x)] *= 1 - b.at(a.x + x, a.y + y);
    }
  }
  return a;
}

}  // namespace bastide::art
