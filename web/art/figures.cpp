#include "web/art/figures.hpp"

namespace bastide::art {

Path mirrored(const Path& right) {
  Path path = right;
  for (auto p = right.rbegin(); p != right.rend(); ++p) path.push_back({-p->x, p->y});
  return path;
}

void arc(Path& path, Vec2 centre, float radius, float from, float to, int steps) {
  for (int i = 0; i <= steps; ++i) {
    path.push_back(centre +
                   direction(mix(from, to, static_cast<float>(i) / static_cast<float>(steps))) *
                       radius);
  }
}

Path townsman() {
  Path p;
  arc(p, {0, -0.80f}, 0.165f, -1.5708f, 0.95f, 14);
  draw_on(p, {bend, 12,  -62, 30,  -60, 43,  -47,  bend, 50,  -40, 44,  -31, 36, -33,  bend,
              29,   -35, 24,  -37, 22,  -36, bend, 23,   -24, 30,  -15, 35,  -7, bend, 37,
              -2,   34,  0,   30,  0,   13,  0,    bend, 11,  0,   9,   -11, 0,  -12});
  return mirrored(p);
}

Path townsman_with(const Path& held) {
  Path p = townsman();
  std::size_t hand = 0;
  for (std::size_t i = 0; i < p.size() / 2; ++i) {
    if (p[i].x > p[hand].x) hand = i;
  }
  while (hand + 1 < p.size() / 2 && p[hand + 1].x > 0.42f) ++hand;
  p.insert(p.begin() + static_cast<std::ptrdiff_t>(hand), held.begin(), held.end());
  return p;
}

}  // namespace bastide::art
