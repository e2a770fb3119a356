// Chance that always falls the same way: hashes, a small die, and value noise.
#pragma once

#include <cmath>
#include <cstdint>

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

class Dice {
 public:
  explicit Dice(std::uint32_t seed) : state_(scramble(seed)) {}
  std::uint32_t bits() { return scramble(state_ += 0x9e3779b9u); }
  float unit() { return share_of(bits()); }                             // 0..1
  float range(float from, float to) { return from + (to - from) * unit(); }
  float about(float spread) { return (unit() * 2 - 1) * spread; }       // -spread..spread
  int below(int n) { return static_cast<int>(bits() % static_cast<std::uint32_t>(n)); }

 private:
  std::uint32_t state_;
};

// Value noise, 0..1, on a lattice of nx by ny cells a tile. On the border of the tile the lattice
// is the same for every tile, so neighbours join without a seam; inside it belongs to `seed`.
class TileNoise {
 public:
  TileNoise(int nx, int ny, std::uint32_t seed, std::uint32_t kind)
      : nx_(nx), ny_(ny), inner_(scramble(seed, kind)), border_(scramble(0xb0dde5u, kind)) {}

  float operator()(float u, float v) const {
    const float x = u * static_cast<float>(nx_), y = v * static_cast<float>(ny_);
    const float fx = std::floor(x), fy = std::floor(y);
    const int ix = static_cast<int>(fx), iy = static_cast<int>(fy);
    float tx = x - fx, ty = y - fy;
    tx = tx * tx * (3 - 2 * tx);
    ty = ty * ty * (3 - 2 * ty);
    const float top = at(ix, iy) + (at(ix + 1, iy) - at(ix, iy)) * tx;
    const float low = at(ix, iy + 1) + (at(ix + 1, iy + 1) - at(ix, iy + 1)) * tx;
    return top + (low - top) * ty;
  }

 private:
  float at(int x, int y) const {
    x = ((x % nx_) + nx_) % nx_;
    y = ((y % ny_) + ny_) % ny_;
    const bool rim = x == 0 || y == 0;
    return share_of(scramble(static_cast<std::uint32_t>(x) * 0x1f123bb5u +
                             static_cast<std::uint32_t>(y) * 0x05491333u + (rim ? border_ : inner_)));
  }

  int nx_, ny_;
  std::uint32_t inner_, border_;
};

}  // namespace bastide::art
