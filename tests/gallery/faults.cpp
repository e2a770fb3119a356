#include "tests/gallery/faults.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "web/art/art.hpp"

namespace gallery {

using namespace bastide;
using art::Image;

namespace {

bool fits(const TileType& a, int ra, const TileType& b, int rb, int side) {
  const auto edge = [](const TileType& t, int r, int s) {
    return t.edges[static_cast<std::size_t>((s - r + 8) & 3)];
  };
  return edge(a, ra, side) == edge(b, rb, side + 2);
}

int misplaced_figures(const TileType& type, const art::SegmentMap& map, int rotation) {
  int count = 0;
  const auto bears_figures = [&type](int s) {
    const SegmentKind kind = type.segments[static_cast<std::size_t>(s)].kind;
    return kind != SegmentKind::mist && kind != SegmentKind::river;
  };
  for (int s = 0; s < static_cast<int>(type.segments.size()); ++s) {
    if (!bears_figures(s)) continue;
    const art::Anchor a = art::segment_anchor(map, s, rotation);
    const int found = art::segment_at(map, rotation, a.x, a.y);
    if (found != s) {
      std::printf("  %s turned %d: the figure of segment %d stands on segment %d\n",
                  type.id.c_str(), rotation, s, found);
      ++count;
    }
    for (int o = 0; o < s; ++o) {
      if (!bears_figures(o)) continue;
      const art::Anchor b = art::segment_anchor(map, o, rotation);
      const float apart = std::hypot(a.x - b.x, a.y - b.y);
      if (apart >= 0.18f) continue;
      std::printf("  %s turned %d: figures of segments %d and %d are only %.2f apart\n",
                  type.id.c_str(), rotation, o, s, static_cast<double>(apart));
      ++count;
    }
  }
  return count;
}

}  // namespace

// Compares neighbours across their common edge with two adjacent rows of one tile. Returns the
// number of faults: a visible seam, or figures that would stand in the wrong place.
int faults(const Catalogue& catalogue, const std::string& set) {
  constexpr int size = 128;
  struct Painted {
    const TileType* type;
    int rotation;
    Image image;
  };
  std::vector<Painted> all;
  int count = 0;
  for (const TileType& type : catalogue.tiles) {
    if (type.set != set) continue;
    for (int r = 0; r < 4; ++r)
      all.push_back({&type, r, art::paint_tile(type, {size, r, static_cast<unsigned>(r) + 5})});
    const art::SegmentMap map = art::map_segments(type);
    for (int r = 0; r < 4; ++r) count += misplaced_figures(type, map, r);
  }
  const auto pixel = [](const Image& i, int x, int y) {
    return i.rgba[static_cast<std::size_t>(y * i.width + x)];
  };
  const auto differ = [](std::uint32_t a, std::uint32_t b) {
    int sum = 0;
    for (int shift = 0; shift < 24; shift += 8)
      sum += std::abs(static_cast<int>(a >> shift & 255u) - static_cast<int>(b >> shift & 255u));
    return sum / 3.0;
  };
  double worst = 0, mean = 0, inside_mean = 0;
  int pairs = 0;
  std::string where;
  for (const bool across : {false, true}) {
    for (const Painted& a : all) {
      for (const Painted& b : all) {
        const int side = across ? 1 : 2;
        if (!fits(*a.type, a.rotation, *b.type, b.rotation, side)) continue;
        double seam = 0, inner = 0;
        for (int i = 0; i < size; ++i) {
          const auto of_a = [&](int back) {
            return across ? pixel(a.image, size - 1 - back, i) : pixel(a.image, i, size - 1 - back);
          };
          seam += differ(of_a(0), across ? pixel(b.image, 0, i) : pixel(b.image, i, 0));
          inner += differ(of_a(1), of_a(0));
        }
        seam /= size;
        inner /= size;
        mean += seam;
        inside_mean += inner;
        ++pairs;
        if (seam - inner > worst) {
          worst = seam - inner;
          where = a.type->id + " " + std::to_string(a.rotation) +
                  (across ? " east of it " : " south of it ") + b.type->id + " " +
                  std::to_string(b.rotation);
        }
      }
    }
  }
  std::printf("%s: across edges %.2f, inside tiles %.2f, worst excess %.2f of 255 (%s)\n",
              set.c_str(), mean / std::max(pairs, 1), inside_mean / std::max(pairs, 1), worst,
              where.c_str());
  // Mists may end anywhere, and an edge that two cities share has a wall across it.
  if (worst > 13 && set.rfind("mists", 0) != 0 && set != "hills-sheep") ++count;
  return count;
}

}  // namespace gallery
