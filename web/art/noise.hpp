// Deterministic randomness: hashes, a small generator, and value noise.
#pragma once

#include <cstdint>
#include <vector>

namespace bastide::art {

constexpr std::uint32_t scramble(std::uint32_t v) {
  v ^= v >> 16;
  v *= 0x7feb352du;
  v ^= v >> 15;
  v *= 0x846ca68bu;
  return v ^ (v >> 16);
}
constexpr std::uint32_t scramble(std::uint32_t a, std::uint32_t b) {
  return scramble(a * 0x9e3779b9u + scramble(b));
}
constexpr float share_of(std::uint32_t hash) {
  return static_cast<float>(hash >> 8) * (1.f / 16777216.f);
}

class Rng {
 public:
  explicit Rng(std::uint32_t seed) : state_(scramble(seed)) {}
  std::uint32_t bits() { return scramble(state_ += 0x9e3779b9u); }
  float unit() { return share_of(bits()); }  // 0..1
  float range(float from, float to) { return from + (to - from) * unit(); }
  float about(float spread) { return (unit() * 2 - 1) * spread; }  // -spread..spread
  int below(int n) { return static_cast<int>(bits() % static_cast<std::uint32_t>(n)); }

 private:
  std::uint32_t state_;
};

// Value noise, 0..1, on a lattice of nx by ny cells per tile. On the border of the tile the lattice
// is the same for every tile, so that neighbours join without a seam; inside it depends on `seed`.
class TileNoise {
 public:
  TileNoise(int nx, int ny, std::uint32_t seed, std::uint32_t kind)
      : nx_(nx),
        ny_(ny),
        lattice_(static_cast<std::size_t>(nx + 1) * static_cast<std::size_t>(ny + 1)) {
    const std::uint32_t inner = scramble(seed, kind), border = scramble(0xb0dde5u, kind);
    std::size_t i = 0;
    for (int y = 0; y <= ny; ++y) {
      for (int x = 0; x <= nx; ++x) {
        const auto column = static_cast<std::uint32_t>(x % nx),
                   row = static_cast<std::uint32_t>(y % ny);
        const bool rim = column == 0 || row == 0;
        const float value =
            share_of(scramble(column * 0x1f123bb5u + row * 0x05491333u + (rim ? border : inner)));
        // Weaker near the border, because features common to all tiles must not stand out.
        lattice_[i++] = rim ? 0.5f + (value - 0.5f) * 0.5f : value;
      }
    }
  }

  // u and v from 0 to 1; clamped beyond.
  float operator()(float u, float v) const {
    const float x = clamp(u) * static_cast<float>(nx_), y = clamp(v) * static_cast<float>(ny_);
    const int ix = static_cast<int>(x), iy = static_cast<int>(y);
    float tx = x - static_cast<float>(ix), ty = y - static_cast<float>(iy);
    tx = tx * tx * (3 - 2 * tx);
    ty = ty * ty * (3 - 2 * ty);
    const float* top = &lattice_[static_cast<std::size_t>(iy * (nx_ + 1) + ix)];
    const float* low = top + nx_ + 1;
    const float a = top[0] + (top[1] - top[0]) * tx;
    const float b = low[0] + (low[1] - low[0]) * tx;
    return a + (b - a) * ty;
  }

 private:
  static float clamp(float v) { return v < 0 ? 0 : v > 0.99999f ? 0.99999f : v; }

  int nx_, ny_;
  std::vector<float> lattice_;
};

}  // namespace bastide::art
